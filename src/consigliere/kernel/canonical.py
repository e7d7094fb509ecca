"""Plain values as one text that is the same everywhere: JSON by RFC 8785, over which digests are taken.

Keys are in order, nothing is between the values, and numbers and texts are written as browsers write them. So
whoever has a document can make the same bytes from it, in any language.
"""

from __future__ import annotations

import json
from decimal import Decimal


def canonical(value: object) -> str:
    """The text of plain values; ValueError if there is something in them that JSON cannot say in one way.

    >>> canonical({"b": [1, True, None], "a": "ü", "c": 1.0, "d": 0.00001})
    '{"a":"ü","b":[1,true,null],"c":1,"d":0.00001}'
    """
    if isinstance(value, dict):
        keys = sorted(value, key=_units)
        return "{" + ",".join([f"{_text(key)}:{canonical(value[key])}" for key in keys]) + "}"
    if isinstance(value, list):
        return "[" + ",".join([canonical(part) for part in value]) + "]"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, float):
        return _float(value)
    return json.dumps(value)


def parsed(text: str | bytes) -> object:
    """The values of a JSON text; ValueError if it is none, or says something twice: others may read the other one."""
    return json.loads(text, object_pairs_hook=_once, parse_constant=_refused)


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for place, name in enumerate(names) if name in names[:place])
        raise ValueError(f"{twice[:40]!r} is there twice")
    return found


def _refused(word: str) -> object:
    raise ValueError(f"{word} is no number")


def same(one: object, other: object) -> bool:
    """Whether two plain values say the same in the same types, whatever the order of their keys.

    >>> same({"a": 1, "b": 2}, {"b": 2, "a": 1}), same(1, True), same(1, 1.0)
    (True, False, False)
    """
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _units(key: object) -> bytes:
    """Keys are ordered by their UTF-16 units, as browsers order them."""
    if not isinstance(key, str):
        raise ValueError("a key must be a text")
    return key.encode("utf-16-be")  # UnicodeEncodeError, a ValueError, for half a character


def _text(text: str) -> str:
    text.encode()
    return json.dumps(text, ensure_ascii=False)


def _float(number: float) -> str:
    """A number as browsers write it: 1.0 is 1, and powers begin below a millionth. No edition has large ones."""
    if not abs(number) < 1e15:
        raise ValueError("a number is too large")
    if number == int(number):
        return str(int(number))
    if abs(number) >= 1e-6:
        return format(Decimal(repr(number)), "f")
    digits, _, power = repr(number).partition("e")
    return f"{digits}e{int(power)}"
