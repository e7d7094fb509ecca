"""Check that imports point one way and that the core stays pure.

kernel <- games <- bots <- table, research, arena <- store, server, cli. Games never import each other.
Kernel, games and bots use the standard library and what mypyc comes with; kernel and games neither read
clocks, files, sockets or chance of their own, nor print. Imports under TYPE_CHECKING count like others.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "consigliere"
LAYERS = [{"kernel"}, {"games"}, {"bots"}, {"table", "research", "arena"}, {"store", "server", "cli"}]
# A module beside the packages, such as consigliere/editions.py, stands above games: it may import the
# core, and the core may not import it.
BESIDE = 1.5
LIBRARIES = {"librt", "mypy_extensions", "__future__"}
IMPURE = set(
    "asyncio builtins concurrent ctypes datetime fcntl fileinput ftplib getpass glob http importlib io"
    " logging mmap multiprocessing os pathlib pickle pkgutil platform random secrets select selectors shelve"
    " shutil signal socket socketserver sqlite3 ssl subprocess sys tempfile threading time urllib uuid"
    " warnings".split()
)
IMPURE_LIBRARIES = {"librt.random", "librt.time", "librt.threading"}
IMPURE_CALLS = {"open", "print", "input", "breakpoint", "eval", "exec", "__import__"}
# The exceptions, each with its reason: {"consigliere.games.x.y": {"pathlib"}}.
ALLOWED: dict[str, set[str]] = {}


def layer(module: str) -> float:
    part = module.split(".")[1] if "." in module else ""
    return next((float(height) for height, parts in enumerate(LAYERS) if part in parts), BESIDE)


def imported(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    """Every imported name in full, with its line; relative imports are resolved."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            start = package.rsplit(".", node.level - 1)[0] if node.level else ""
            base = ".".join(filter(None, [start, node.module]))
            for name in node.names:
                yield node.lineno, f"{base}.{name.name}"


def fault(module: str, target: str) -> str | None:
    """Why this module may not import that name, or None."""
    height, top = layer(module), target.split(".")[0]
    if target in ALLOWED.get(module, set()):
        return None
    if top == PACKAGE:
        if module == PACKAGE or layer(target) <= height:
            here, there = module.split("."), target.split(".")
            if here[1:2] == ["games"] and len(here) > 3 and there[1:2] == ["games"] and there[:3] != here[:3]:
                return "a game imports only the kernel and itself"
            return None
        return "imports point from cli down to kernel, never up"
    if height > 2 or height == BESIDE:
        return None
    if top not in LIBRARIES and top not in sys.stdlib_module_names:
        return "kernel, games and bots use the standard library, librt and mypy_extensions only"
    if height < 2 and (top in IMPURE or ".".join(target.split(".")[:2]) in IMPURE_LIBRARIES):
        return "kernel and games have no clock, files, network or chance of their own"
    return None


def check(path: Path, source: Path) -> Iterator[str]:
    """One line for each offence in this file."""
    parts = path.relative_to(source).with_suffix("").parts
    package = ".".join(parts[:-1])
    # An __init__ keeps its last part, so that a game's own package counts as inside the game.
    module = package if parts == (PACKAGE, "__init__") else ".".join(parts)
    where = path.relative_to(source.parent)
    for count in range(1, len(parts)):
        folder = source.joinpath(*parts[:count])
        if not (folder / "__init__.py").exists():
            # Without one, pytest imports a second copy of the module under another name.
            yield f"{folder.relative_to(source.parent)}: has no __init__.py"
    tree = ast.parse(path.read_text("utf-8"), str(path))
    for line, target in imported(tree, package):
        if why := fault(module, target):
            yield f"{where}:{line}: imports {target}: {why}"
    if layer(module) < BESIDE:
        called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for name in called:
            if isinstance(name, ast.Name) and name.id in IMPURE_CALLS:
                yield f"{where}:{name.lineno}: calls {name.id}: kernel and games do no input or output"


def main() -> int:
    source = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT / "src"
    files = sorted((source / PACKAGE).rglob("*.py"))
    offences = list(dict.fromkeys(line for path in files for line in check(path, source)))
    print("\n".join(offences) if offences else f"imports: {len(files)} files, all point the right way")
    return 1 if offences else 0


if __name__ == "__main__":
    sys.exit(main())
