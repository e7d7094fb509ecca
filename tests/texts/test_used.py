"""No message that nobody says, and none that is said and missing.

A key may be written whole, or built from a beginning: `f"card-{id}"` in Python, `` `card-${id}` `` or
`word(reader, "card", id)` in the client, or a vocabulary that a reading names. A beginning must be narrower than a
whole catalogue, or nothing would be unused.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import consigliere
from consigliere.texts import reading
from tests.texts.catalogue import game_patterns, games, patterns, stems

SOURCE = Path(consigliere.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"
KEY = r"[a-z][a-z0-9_]*(?:-[A-Za-z0-9_]+)*(?:\.[a-z_]+)?"
WHOLE = re.compile(rf"""["'`]({KEY})["'`]""")
SAID = re.compile(rf"""\bsay\(\s*["'`]({KEY})["'`]""")
BEGINNING = re.compile(r"""f["']([a-z][a-z0-9_-]*-)\{|`([a-z][a-z0-9_-]*-)\$\{""")
VOCABULARY = re.compile(r"""\bword\(\w+, "([a-z]+)",""")
ATTRIBUTE = re.compile(r"""\.([a-z_]+)["'`]""")
every_catalogue = pytest.mark.parametrize(
    "stem", [stem for stem in stems("en") if not stem.endswith("-rules")]
)


@cache
def sources() -> str:
    """Everything that may say a message: Python, and the client apart from what is generated for it."""
    files = list(SOURCE.rglob("*.py"))
    for ending in ("ts", "svelte", "js"):
        files += [file for file in CLIENT.rglob(f"*.{ending}") if "generated" not in file.parts]
    return "\n".join(file.read_text("utf-8") for file in sorted(files))


@cache
def written(pattern: re.Pattern[str]) -> frozenset[str]:
    return frozenset(pattern.findall(sources()))


@cache
def beginnings() -> frozenset[str]:
    """Beginnings of keys in the sources, and the vocabularies that readings name."""
    found = {one or other for one, other in BEGINNING.findall(sources())}
    found |= {f"{word}-" for word in written(VOCABULARY)}
    for name in games():
        reads = reading(name)
        fields = [*reads.view.values(), *reads.figures.values()]
        fields += [field for table in fields for field in table.get("row", {}).values()]
        parts = [part for parts in reads.commands.values() for part in parts.values()]
        found |= {f"{word}-" for word in reads.words.values()}
        found |= {f"{field['of']}-" for field in fields if "of" in field}
        found |= {f"{part[0] if isinstance(part, list) else part}-" for part in parts}
    return frozenset(found)


def is_said(key: str) -> bool:
    """Whether some source can say a message or attribute."""
    name, _, attribute = key.partition(".")
    if key in written(WHOLE):
        return True
    if name not in written(WHOLE) and not any(name.startswith(beginning) for beginning in beginnings()):
        return False
    # The values of an option are attributes named by the rules.
    return not attribute or attribute in written(ATTRIBUTE) or name.startswith("option-")


@every_catalogue
def test_every_message_is_said_somewhere(stem: str) -> None:
    keys = [key for key in patterns("en", stem) if key.partition(".")[0] not in games()]

    assert [key for key in keys if not is_said(key)] == []


def test_every_message_that_is_said_is_there() -> None:
    there = {key for name in games() for key in game_patterns("en", name)}

    assert sorted(written(SAID) - there) == []


def test_no_beginning_takes_in_a_whole_catalogue() -> None:
    assert beginnings().isdisjoint({f"{stem}-" for stem in stems("en")})


def test_a_message_nobody_says_would_be_found() -> None:
    assert is_said("card-winter.help")
    assert not is_said("nothing-of-the-kind")
    assert not is_said("card-winter.nothing")
