"""Compile the engine with mypyc into build/compiled, beside the pure package in src.

    ./dev build             compile if a source changed since the last time
    ./dev build --force     compile in any case
    ./dev build --quick     compile for the tests: less optimised, in half the time, into build/quick
    ./dev build --wheel     also put a wheel of it into dist/

The result is a whole copy of the package in which an extension module lies next to each compiled
source; Python's finder takes the extension first. PYTHONPATH=build/compiled chooses this build.
The last line that is printed says where it lies.
"""

import argparse
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "consigliere"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"
SUFFIX = EXTENSION_SUFFIXES[0]
# Small functions of one module are called from others all the time: only a link-time optimiser can inline
# them. Measured on random play of Condottiere: one and a half times as fast.
LINK_TIME = ["-flto", "-fno-semantic-interposition", "-fvisibility=hidden"]


class Way:
    """How to compile: for speed, or for the tests, which want it soon."""

    def __init__(self, quick: bool) -> None:
        self.quick = quick
        self.optimise = os.environ.get("CONSIGLIERE_OPT_LEVEL", "1" if quick else "3")
        self.target = BUILD / "quick" if quick else TARGET
        self.work = BUILD / ("quick-mypyc" if quick else "mypyc")

    def compile_flags(self) -> list[str]:
        return [] if self.quick else LINK_TIME

    def link_flags(self) -> list[str]:
        """GCC alone has to be told that it may link on all cores."""
        if self.quick:
            return []
        asked = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
        lto = "-flto=auto" if "Free Software Foundation" in asked.stdout else "-flto"
        return [lto, f"-O{self.optimise}"]


def compiled_modules() -> list[Path]:
    """The sources to compile, relative to src/consigliere, in a fixed order."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["consigliere"]
    chosen = {path for pattern in settings["compiled"] for path in SOURCE.glob(pattern)}
    kept_out = {path for pattern in settings["interpreted"] for path in SOURCE.glob(pattern)}
    # An empty __init__ holds nothing to compile.
    return sorted(p.relative_to(SOURCE) for p in chosen - kept_out if p.read_text("utf-8").strip())


def package_files() -> Iterator[Path]:
    """Every file of the package, data and texts included, relative to src/consigliere."""
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(SOURCE)


def tools_digest(way: Way) -> str:
    """What every object file depends on besides its source: compiler, libraries, interpreter, flags."""
    parts = [sys.version, version("mypy"), version("librt"), version("setuptools"), way.optimise]
    return hashlib.sha256("\0".join(parts).encode() + Path(__file__).read_bytes()).hexdigest()


def digest(modules: list[Path], way: Way) -> str:
    """What the extension modules depend on."""
    summary = hashlib.sha256(tools_digest(way).encode())
    for module in modules:
        summary.update(f"\0{module}\0".encode() + (SOURCE / module).read_bytes())
    return summary.hexdigest()


def copy_package(target: Path) -> None:
    """Bring the copy of the package up to date: everything that is not an extension module."""
    wanted = set(package_files())
    for path in sorted((target / "consigliere").rglob("*"), reverse=True):
        relative = path.relative_to(target / "consigliere")
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif relative not in wanted and path.suffix not in {".so", ".pyd"}:
            path.unlink()
    for relative in wanted:
        source, copy = SOURCE / relative, target / "consigliere" / relative
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)


def widen_shifts(work: Path) -> None:
    """Make shifts of a literal 64 bits wide in the C that mypyc wrote.

    mypyc 2.4.1 turns the i64 expression `1 << n` into C's `1 << n`, whose left side has 32 bits: from
    n = 31 on the result is wrong, without a word.
    """
    for path in work.glob("__native*.c"):
        text = path.read_text("utf-8")
        wide = re.sub(r"= (-?\d+) (<<|>>) ", r"= (int64_t)\1 \2 ", text)
        if wide != text:
            path.write_text(wide, "utf-8")


def compiler() -> list[str]:
    """The C compiler's command: what CC says, or else what built Python."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def check_compiler() -> None:
    """Say in one line what is missing for a compiled build."""
    if shutil.which(compiler()[0]) is None:
        raise SystemExit(
            f"build: there is no C compiler {compiler()[0]!r}; say which to use: CC=… ./dev build"
        )
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        raise SystemExit("build: Python's headers are missing (on Debian: apt install python3-dev)")


def compile_all(modules: list[Path], target: Path, way: Way) -> None:
    """Run mypyc and the C compiler over the modules as one unit; extension modules land in target."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class QuickBuild(build_ext):
        """Compiles the files of an extension side by side, and only those that changed."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_in_turn = compiler.compile
            headers = b"".join(path.read_bytes() for path in sorted(way.work.rglob("*.h")))
            common = hashlib.sha256(tools_digest(way).encode() + headers).hexdigest()

            def compile_one(source: str, output_dir: str, named: dict[str, Any]) -> str:
                made = str(compiler.object_filenames([source], output_dir=output_dir)[0])
                key = Path(made + ".key")
                now = hashlib.sha256(common.encode() + Path(source).read_bytes()).hexdigest()
                if not (key.exists() and key.read_text() == now and Path(made).exists()):
                    compile_in_turn([source], output_dir=output_dir, **named)
                    key.write_text(now)
                return made

            def compile_together(sources: list[str], output_dir: str, **named: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return list(pool.map(lambda source: compile_one(source, output_dir, named), sources))

            compiler.compile = compile_together
            super().build_extensions()

    # mypyc names modules by their path from the working directory, so it works inside the copy.
    os.chdir(target)
    extensions = mypycify(
        [
            "--config-file=",
            f"--cache-dir={way.work / 'mypy_cache'}",
            *(str(Path("consigliere") / module) for module in modules),
        ],
        opt_level=way.optimise,
        debug_level="0",
        multi_file=True,
        strict_dunder_typing=True,
        group_name="consigliere",
        target_dir=str(way.work),
    )
    if sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *way.compile_flags()]
            extension.extra_link_args = [*extension.extra_link_args, *way.link_flags()]
    widen_shifts(way.work)
    command = QuickBuild(Distribution({"name": "consigliere", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(way.work / "objects")
    command.ensure_finalized()
    command.run()


def is_fresh(way: Way, modules: list[Path]) -> bool:
    """Whether a build is true to the sources."""
    stamp = way.target / "stamp"
    return stamp.exists() and stamp.read_text() == digest(modules, way)


def build(force: bool = False, quick: bool = False) -> Path:
    """Make a build true to the sources, and return where it is. The fast one serves the tests as well."""
    modules = compiled_modules()
    ways = [Way(quick=False), Way(quick=True)] if quick else [Way(quick=False)]
    way = ways[-1]
    for known in ways if not force else []:
        if is_fresh(known, modules):
            copy_package(known.target)
            return known.target
    if not modules:
        raise SystemExit("build: nothing to compile yet: src/consigliere/kernel is empty")

    check_compiler()
    print(f"build: compiling {len(modules)} modules with mypyc {version('mypy')}", file=sys.stderr)
    begun = time.monotonic()
    way.work.mkdir(parents=True, exist_ok=True)
    # A new folder, renamed when it is whole: an interrupted build leaves the last good one alone.
    fresh = way.target.with_name(f"{way.target.name}.{os.getpid()}")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        copy_package(fresh)
        log = way.work / "log.txt"
        with log.open("w") as output:
            inner = [sys.executable, __file__, "--inner", str(fresh), *(["--quick"] if quick else [])]
            status = subprocess.run(inner, stdout=output, stderr=subprocess.STDOUT, check=False).returncode
        if status:
            sys.stderr.write(log.read_text(errors="replace")[-6000:])
            raise SystemExit(f"build: mypyc or the C compiler failed; the whole output is in {log}")
        (fresh / "stamp").write_text(digest(modules, way))
        shutil.rmtree(way.target, ignore_errors=True)
        fresh.rename(way.target)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    print(f"build: compiled in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    return way.target


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev build", description="Compile the engine with mypyc.")
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--quick", action="store_true", help="compile for the tests, in half the time")
    parser.add_argument("--wheel", action="store_true", help="also put a compiled wheel into dist/")
    parser.add_argument("--inner", metavar="FOLDER", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inner:
        compile_all(compiled_modules(), options.inner, Way(options.quick))
        return
    print(build(options.force, options.quick))
    if options.wheel:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
        surroundings = {**os.environ, "CONSIGLIERE_COMPILED": "1"}
        raise SystemExit(subprocess.run(command, cwd=ROOT, env=surroundings, check=False).returncode)


if __name__ == "__main__":
    main()
