"""The faults that can be planted: small, one line each, and such as somebody could really have written.

A fault has an identity that outlives its commit: the file, the function, the line's text, what the line became, and
which of the lines with that text in that function it is. A list of faults can so be planted in another tree.
"""

from __future__ import annotations

import ast
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

KINDS = ("comparison", "offset", "audience", "forgotten", "leak")
AREAS = ("kernel", "condottiere", "corleone", "mobcity", "offer")
SOURCES = "src/consigliere"

# Modules without rules: how things are written, named and counted.
NO_RULES = re.compile(
    r"(__init__|codec|decode|notation|naming|refusals|measurements|figures|words|plain|edition)$"
)
# Modules and functions that carry every field from one form to another.
CARRYING_MODULES = re.compile(r"(codec|decode|layout|writing)$")
CARRYING = re.compile(
    r"(copy|copy_to|fields|_?write\w*|hear|_?\w*to_plain|_?\w*from_plain|_fields|_clear_board)$"
)
# Functions that make a view of the truth.
HIDING = re.compile(
    r"_?(hides?(_\w+)?|seen_by|may_see|mark_unseen|turn_down|forget_texts|sees_all|told|telling|cover|is_shown|seen_seat)$"
)
HIDDEN = {"unseen", "viewer", "sees_all", "hides", "has_secret", "is_secret"}
# Modules that ask what is hidden and show it to nobody.
NO_VIEWS = {"leak", "viewer", "invariants", "imagining", "knowledge"}
# What masks of viewers are called.
AUDIENCES = {"audience", "readers", "told", "owner", "both", "to", "ghost"}
MASK = re.compile(r"\b(bit|watchers|privately|both|team|readers|audience|hearers|EVERYBODY)\b")
# Nothing is wrong with a game whose objects print otherwise.
UNIMPORTANT = {"__repr__", "__str__", "__hash__"}

SKIPPED = (
    ast.Assert,
    ast.Raise,
    ast.Import,
    ast.ImportFrom,
    ast.expr_context,
    ast.operator,
    ast.cmpop,
    ast.boolop,
)

SWAPPED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
EVERYBODY, NOBODY = "EVERYBODY", "NOBODY"
PLAIN_MASKS = {EVERYBODY: "(1 << 49) - 1", NOBODY: "0"}  # where the names are not imported


Identity = tuple[str, str, str, str, int]


@dataclass(frozen=True)
class Fault:
    """One line of one file, and what it becomes."""

    kind: str
    shape: str  # what was done, within the kind
    file: str
    within: str  # the function, with its class
    before: str
    after: str
    occurrence: int  # among the lines of that function with the same text
    line: int  # where it was when it was found; no part of the identity

    @property
    def identity(self) -> Identity:
        """What makes it the same fault in another tree."""
        return self.file, self.within, self.before, self.after, self.occurrence

    @property
    def area(self) -> str:
        """`kernel`, or the game it is in."""
        parts = Path(self.file).parts
        return parts[3] if parts[2] == "games" else parts[2]

    def to_plain(self) -> dict[str, object]:
        return asdict(self)

    def diff(self) -> str:
        where = f" in {self.within}" if self.within else ""
        return f"{self.file}:{self.line}{where}\n  - {self.before}\n  + {self.after}"


def from_plain(plain: dict[str, object]) -> Fault:
    """The fault a report tells of."""
    texts = {name: str(plain[name]) for name in ("kind", "shape", "file", "within", "before", "after")}
    return Fault(**texts, occurrence=int(str(plain["occurrence"])), line=int(str(plain["line"])))


@dataclass(frozen=True)
class Site:
    """A place in a source and what could stand there instead. Columns count bytes, as in `ast`."""

    kind: str
    shape: str
    line: int
    start: int
    end: int
    new: str


# --- what there is to plant -----------------------------------------------------------------------


def choose(root: Path, seed: int, count: int) -> list[Fault]:
    """So many faults, spread evenly over kinds and areas. A smaller number gives the first of a larger one."""
    cells = [
        _shuffled(_of_kind(found, kind), f"{seed} {area} {kind}")
        for area, found in ((area, in_area(root, area)) for area in AREAS)
        for kind in KINDS
    ]
    random.Random(f"{seed}").shuffle(cells)
    chosen: list[Fault] = []
    lines: set[tuple[str, int]] = set()  # two faults of one line prove little more than one
    while len(chosen) < count and any(cells):
        for cell in cells:
            while cell:
                fault = cell.pop(0)
                if (fault.file, fault.line) not in lines and is_sound(
                    fault, (root / fault.file).read_text("utf-8")
                ):
                    lines.add((fault.file, fault.line))
                    chosen.append(fault)
                    break
    return chosen[:count]


def _of_kind(faults: list[Fault], kind: str) -> list[Fault]:
    return [fault for fault in faults if fault.kind == kind]


def _shuffled(faults: list[Fault], seed: str) -> list[Fault]:
    """In random order, but each shape in turn, so that a common one does not crowd out the rare ones."""
    shapes: dict[str, list[Fault]] = defaultdict(list)
    for fault in faults:
        shapes[fault.shape].append(fault)
    dice = random.Random(seed)
    for shape in sorted(shapes):
        dice.shuffle(shapes[shape])
    order = sorted(shapes)
    dice.shuffle(order)
    mixed: list[Fault] = []
    while any(shapes.values()):
        mixed += [shapes[shape].pop() for shape in order if shapes[shape]]
    return mixed


def in_area(root: Path, area: str) -> list[Fault]:
    """Everything that can be planted in the kernel or in one game."""
    folder = root / SOURCES / ("kernel" if area == "kernel" else f"games/{area}")
    found: list[Fault] = []
    for path in sorted(folder.rglob("*.py")):
        found += in_source(path.relative_to(root).as_posix(), path.read_text("utf-8"))
    return found


def in_source(file: str, source: str) -> list[Fault]:
    """Everything that can be planted in one file, in its order; `is_sound` says of which nothing would come."""
    tree = ast.parse(source)
    lines = source.split("\n")
    scopes, places = _scopes(source), _places(source)
    found: dict[tuple[str, str, str, str, int], Fault] = {}
    for site in sorted(set(_sites(file, tree, lines)), key=lambda s: (s.line, s.start, s.end, s.kind, s.new)):
        raw = lines[site.line - 1].encode()
        after = (raw[: site.start] + site.new.encode() + raw[site.end :]).decode().rstrip()
        before = lines[site.line - 1].strip()
        within = scopes[site.line]
        fault = Fault(
            site.kind,
            site.shape,
            file,
            within,
            before,
            after.strip(),
            places[within, before].index(site.line),
            site.line,
        )
        found.setdefault(fault.identity, fault)
    return list(found.values())


# --- planting -------------------------------------------------------------------------------------


def planted(fault: Fault, source: str) -> str | None:
    """The source with the fault in it; None if the line is not there (any more)."""
    lines = source.split("\n")
    places = _places(source).get((fault.within, fault.before), [])
    if fault.occurrence >= len(places):
        return None
    at = places[fault.occurrence] - 1
    indent = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    lines[at] = (indent + fault.after).rstrip()
    return "\n".join(lines)


def is_sound(fault: Fault, source: str) -> bool:
    """Whether the fault can be planted and still is Python."""
    changed = planted(fault, source)
    try:
        return changed is not None and changed != source and ast.parse(changed) is not None
    except SyntaxError:
        return False


@cache
def _scopes(source: str) -> list[str]:
    """The function each line belongs to, counted from 1."""
    scopes = [""] * (source.count("\n") + 3)

    def enter(node: ast.AST, name: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                inner = f"{name}.{child.name}".lstrip(".")
                scopes[child.lineno : (child.end_lineno or child.lineno) + 1] = [inner] * (
                    (child.end_lineno or child.lineno) + 1 - child.lineno
                )
                enter(child, inner)
            elif isinstance(child, ast.stmt):
                enter(child, name)

    enter(ast.parse(source), "")
    return scopes


@cache
def _places(source: str) -> dict[tuple[str, str], list[int]]:
    """The lines of each text in each function."""
    scopes = _scopes(source)
    places: dict[tuple[str, str], list[int]] = defaultdict(list)
    for number, line in enumerate(source.split("\n"), start=1):
        places[scopes[number], line.strip()].append(number)
    return places


# --- finding --------------------------------------------------------------------------------------


def _sites(file: str, tree: ast.Module, lines: list[str]) -> Iterator[Site]:
    module = Path(file).stem
    names = {
        alias.asname or alias.name for n in tree.body if isinstance(n, ast.ImportFrom) for alias in n.names
    }
    names |= {
        n.target.id for n in tree.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)
    }
    masks = {name: name if name in names else plain for name, plain in PLAIN_MASKS.items()}
    for node, function in _walk(tree):
        carries = bool(CARRYING.match(function) or CARRYING_MODULES.search(module))
        hides = bool(HIDING.match(function))
        if function and not NO_RULES.search(module) and not carries and not hides:
            yield from _comparisons(node, lines)
            yield from _forced(node)
        if function and not NO_RULES.search(module) and not carries:
            yield from _offsets(node)
        if not function and module in ("box", "pieces"):
            yield from _data(node)
        if module not in ("viewer", "leak", "plain"):
            yield from _audiences(node, function, masks)
        if carries:
            yield from _forgotten(node, lines)
        if module not in NO_VIEWS:
            yield from _leaks(node, function, hides)


def _walk(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every node that runs, in no order, with the name of the function it is in."""
    waiting: list[tuple[ast.AST, str]] = [(statement, "") for statement in tree.body]
    while waiting:
        node, function = waiting.pop()
        if isinstance(node, SKIPPED):
            continue
        if isinstance(node, ast.FunctionDef):
            if node.name not in UNIMPORTANT:
                waiting += [(statement, node.name) for statement in node.body]
        elif isinstance(node, ast.ClassDef):
            waiting += [(statement, "") for statement in node.body]
        else:
            yield node, function
            note = node.annotation if isinstance(node, ast.AnnAssign) else None
            waiting += [(child, function) for child in ast.iter_child_nodes(node) if child is not note]


def _on_one_line(*nodes: ast.expr | ast.stmt) -> bool:
    return len({line for node in nodes for line in (node.lineno, node.end_lineno)}) == 1


def _instead(kind: str, shape: str, node: ast.expr | ast.stmt, new: str) -> Iterator[Site]:
    if _on_one_line(node):
        yield Site(kind, shape, node.lineno, node.col_offset, node.end_col_offset or 0, new)


def _between(
    kind: str, shape: str, left: ast.expr, right: ast.expr, old: str, new: str, lines: list[str]
) -> Iterator[Site]:
    """An operator, which `ast` does not say the place of."""
    if left.end_lineno != right.lineno or left.end_col_offset is None:
        return
    text = lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset].decode()
    if old in text:
        start = left.end_col_offset + text.index(old)
        yield Site(kind, shape, right.lineno, start, start + len(old), new)


def _comparisons(node: ast.AST, lines: list[str]) -> Iterator[Site]:
    if isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        for left, operator, right in zip(sides, node.ops, sides[1:]):
            # The kind of an event in the long chain that writes it: mixing up all kinds is no fault of a person.
            is_dispatch = (
                isinstance(left, ast.Name) and left.id in ("kind", "call") and isinstance(operator, ast.Eq)
            )
            if type(operator) in SWAPPED and not is_dispatch:
                old, new = SWAPPED[type(operator)]
                shape = "equality" if old in ("==", "!=", "in", "not in") else "boundary"
                yield from _between("comparison", shape, left, right, old, new, lines)
    elif isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:]):
            yield from _between("comparison", "and or", left, right, old, new, lines)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not) and _on_one_line(node):
        start = node.col_offset
        yield Site("comparison", "dropped not", node.lineno, start, start + len("not "), "")


def _forced(node: ast.AST) -> Iterator[Site]:
    """A condition that always or never holds; a loop is only ever skipped, since one that never ends proves nothing."""
    if isinstance(node, ast.If | ast.IfExp):
        if not _mentions(node.test, {"kind", "log"}):
            yield from _instead("comparison", "forced", node.test, "True")
            yield from _instead("comparison", "forced", node.test, "False")
    elif isinstance(node, ast.While):
        yield from _instead("comparison", "forced", node.test, "False")


def _number(node: ast.AST) -> int | None:
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None


def _offsets(node: ast.AST) -> Iterator[Site]:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        number = _number(node.right)
        if number:
            yield from _instead("offset", "dropped", node.right, "0")
            yield from _instead("offset", "doubled", node.right, f"{2 * number}")
    elif isinstance(node, ast.Compare):
        # One bit of a mask is 0 or 1 and nothing else.
        is_bit = isinstance(node.left, ast.BinOp) and isinstance(node.left.op, ast.BitAnd)
        for side in node.comparators:
            number = _number(side)
            if number is not None and not is_bit:
                yield from _instead("offset", "constant", side, f"{number + 1}")
    elif (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "range"
        and node.args
    ):
        last = node.args[-1] if len(node.args) < 3 else node.args[1]
        if len(node.args) == 1:
            yield from _instead("offset", "range", last, f"1, {ast.unparse(last)}")
        simple = isinstance(
            last, ast.Name | ast.Attribute | ast.Call | ast.Subscript | ast.Constant | ast.BinOp
        )
        if simple and not (
            isinstance(last, ast.BinOp) and not isinstance(last.op, ast.Add | ast.Sub | ast.Mult)
        ):
            yield from _instead("offset", "range", last, f"{ast.unparse(last)} - 1")


def _data(node: ast.AST) -> Iterator[Site]:
    """What the box holds: a number in a table of it."""
    if isinstance(node, ast.Tuple | ast.List | ast.Call):
        for part in node.elts if not isinstance(node, ast.Call) else node.args:
            number = _number(part)
            if number:
                yield from _instead("offset", "data", part, f"{number + 1}")


def _audiences(node: ast.AST, function: str, masks: dict[str, str]) -> Iterator[Site]:
    kind = "audience"
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name == "emit_to" and isinstance(node.func, ast.Attribute) and len(node.args) > 2:
            told, readers = node.args[:2]
            state = ast.unparse(node.func.value)
            if ast.unparse(told) != EVERYBODY:
                yield from _masks("told", told, state, masks)
            if ast.unparse(told) != ast.unparse(readers):
                yield from _masks("readers", readers, state, masks)
        elif (
            name == "emit" and isinstance(node.func, ast.Attribute) and node.args and _on_one_line(node.func)
        ):
            end = node.func.end_col_offset or 0
            if node.args[0].lineno == node.func.end_lineno:
                new = f"emit_to({masks[NOBODY]}, {masks[NOBODY]}, "
                yield Site(kind, "kept quiet", node.lineno, end - len("emit"), node.args[0].col_offset, new)
        elif name in ("draw", "draw_from") and len(node.args) >= 4:
            readers = node.args[-2]
            if ast.unparse(readers) != EVERYBODY:
                yield from _instead(kind, "drawn openly", readers, masks[EVERYBODY])
        elif name == "secret" and isinstance(node.func, ast.Name):
            yield from _instead(kind, "opened", node.func, "public")
        elif name == "Event":
            for part in node.args[5:]:
                if ast.unparse(part) == EVERYBODY:
                    yield from _instead(kind, "told", part, masks[NOBODY])
                elif not _number(part):
                    yield from _instead(kind, "told", part, masks[EVERYBODY])
    elif (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and node.attr in ("told", "readers")
    ):
        if ast.unparse(node.value) != "event":
            return
        other = "readers" if node.attr == "told" else "told"
        yield from _instead(kind, "mixed up", node, f"{ast.unparse(node.value)}.{other}")
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        is_mask = MASK.search(ast.unparse(node.value)) and not isinstance(node.value, ast.ListComp)
        if isinstance(target, ast.Name) and target.id in AUDIENCES and function and is_mask:
            yield from _masks("mask", node.value, None, masks)
    elif isinstance(node, ast.Return) and node.value is not None and function in ("hearers", "privately"):
        yield from _masks("mask", node.value, None, masks)
    elif (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.BitOr)
        and function in ("hearers", "privately")
    ):
        yield from _instead(kind, "left out", node, ast.unparse(node.left))
        yield from _instead(kind, "left out", node, ast.unparse(node.right))


def _masks(shape: str, mask: ast.expr, state: str | None, masks: dict[str, str]) -> Iterator[Site]:
    """A mask of viewers that names everybody, nobody, or the seat next to the right one."""
    text = ast.unparse(mask)
    for name in (EVERYBODY, NOBODY):
        if text not in (name, "0" if name == NOBODY else name):
            yield from _instead("audience", f"{shape} {name.lower()}", mask, masks[name])
    one_seat = (
        isinstance(mask, ast.Call) and ast.unparse(mask.func) == "bit" and isinstance(mask.args[0], ast.Name)
    )
    if one_seat and state is not None and isinstance(mask, ast.Call):
        other = f"bit(({ast.unparse(mask.args[0])} + 1) % {state}.seats)"
        yield from _instead("audience", f"{shape} another seat", mask, other)
    if isinstance(mask, ast.BinOp) and isinstance(mask.op, ast.BitOr):
        yield from _instead("audience", f"{shape} left out", mask, ast.unparse(mask.left))
        yield from _instead("audience", f"{shape} left out", mask, ast.unparse(mask.right))


def _forgotten(node: ast.AST, lines: list[str]) -> Iterator[Site]:
    """A field that is not carried over: the statement is gone, or the element of a list."""
    kind = "forgotten"
    if isinstance(node, ast.Assign | ast.AugAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Attribute | ast.Subscript):
            yield from _instead(kind, "assignment", node, "pass")
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield from _instead(kind, "call", node, "pass")
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values):
            if key is not None and key.lineno == value.end_lineno:
                line = lines[key.lineno - 1]
                if line.strip().startswith(('"', "'")) and line.rstrip().endswith(","):
                    whole = line.encode()
                    yield Site(kind, "element", key.lineno, key.col_offset, len(whole), "")
    elif isinstance(node, ast.List | ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) > 2:
        for one, following in zip(node.elts, [*node.elts[1:], None]):
            if not _on_one_line(one) or _number(one) is not None:
                continue
            raw = lines[one.lineno - 1].encode()
            rest = raw[one.end_col_offset :].decode()
            if following is not None and following.lineno == one.lineno:
                yield Site(kind, "element", one.lineno, one.col_offset, following.col_offset, "")
            elif rest.strip() == "," and raw[: one.col_offset].strip() == b"":
                yield Site(kind, "element", one.lineno, one.col_offset, len(raw), "")


def _leaks(node: ast.AST, function: str, hides: bool) -> Iterator[Site]:
    """What should be hidden is not: a statement that hides is gone, or the question whether to hide is answered no."""
    kind = "leak"
    if hides and isinstance(node, ast.Assign | ast.AugAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Subscript) or (
            isinstance(target, ast.Attribute) and target.attr != "viewer"
        ):
            yield from _instead(kind, "not hidden", node, "pass")
    elif hides and isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield from _instead(kind, "not hidden", node, "pass")
    elif isinstance(node, ast.If) and function and (hides or _mentions(node.test, HIDDEN - {"viewer"})):
        leaves = isinstance(node.body[-1], ast.Return | ast.Continue)
        yield from _instead(kind, "not asked", node.test, "True" if leaves else "False")
        # Half of the question: leave under `A and B` if A alone holds, hide under `A or B` only if A holds.
        if isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And) == leaves:
            for part in node.test.values:
                yield from _instead(kind, "half asked", part, "True" if leaves else "False")
    elif (
        isinstance(node, ast.Return)
        and node.value is not None
        and function in ("_may_see", "is_shown", "sees_all")
    ):
        yield from _instead(kind, "shown", node.value, "True")
    elif isinstance(node, ast.IfExp) and (hides or _mentions(node, HIDDEN)) and function:
        if isinstance(node.body, ast.Constant) and node.body.value is None:
            return
        yield from _instead(kind, "not asked", node, ast.unparse(node.body))
        yield from _instead(kind, "not asked", node, ast.unparse(node.orelse))
    elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and function:
        # Whether something is hidden, kept in a variable: `hides: bool = …`.
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if isinstance(target, ast.Name) and _mentions(node.value, {"unseen"}):
            yield from _instead(kind, "not asked", node.value, "False")


def _mentions(node: ast.AST, names: set[str]) -> bool:
    return any(
        (isinstance(part, ast.Name) and part.id in names)
        or (isinstance(part, ast.Attribute) and part.attr in names)
        for part in ast.walk(node)
    )
