"""Records with one thing changed: a value, a key, an order, something left out, doubled, or taken from elsewhere."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

Json = dict[str, Any]
Place = tuple[Any, Any]  # what holds a value, and by what key or number

HEADER = ("consigliere", "game", "rules", "seats", "options", "edition", "deal")
WORDS = (
    "",
    "unknown",
    "none",
    "off",
    "house",
    "gallery",
    "seat 0",
    "seat 1",
    "ghost 0",
    "start",
    "undo",
    "pass",
    "eve",
)
NUMBERS = (-1, 0, 1, 2, 3, 23, 24, 25, 48, 255, 256, 1 << 31, 1 << 62)


def mutant(text: str, others: list[Json], dice: Random) -> Json:
    """The record in a text after something was done to it; `others` are records to take things from."""
    changed: Json = json.loads(text)
    dice.choice(WAYS)(changed, dice.choice(others), dice)
    return changed


def places(value: Any) -> list[Place]:
    """Everything in a document, by where it is."""
    found: list[Place] = []
    if isinstance(value, dict):
        inside: list[Place] = [(value, key) for key in value]
    elif isinstance(value, list):
        inside = [(value, number) for number in range(len(value))]
    else:
        return found
    for holder, key in inside:
        found.append((holder, key))
        found += places(holder[key])
    return found


def _place(record: Json, dice: Random, fits: Callable[[Any], bool] = lambda value: True) -> Place:
    """Some place whose value fits: every second time in the header, which is small beside the entries."""
    part: Any = {key: record[key] for key in HEADER if key in record} if dice.random() < 0.4 else None
    if part is None and isinstance(record.get("entries"), list) and record["entries"]:
        part = {"entry": dice.choice(record["entries"])} if dice.random() < 0.9 else record.get("result")
    for where in (part, record):
        chosen = [(holder, key) for holder, key in places(where) if fits(holder[key])]
        if chosen:
            holder, key = dice.choice(chosen)
            # A part was put into a dictionary of its own: what it holds itself is in the record.
            return (record, key) if holder is part and key in record else (holder, key)
    return record, "game"


def _other_value(value: Any, dice: Random) -> Any:
    if isinstance(value, bool):
        return dice.choice((not value, int(value), None, str(value)))
    if isinstance(value, int):
        return dice.choice((value + 1, value - 1, dice.choice(NUMBERS), str(value), bool(value), None))
    if isinstance(value, str):
        turned = value[::-1] if len(value) > 1 else value + "x"
        return dice.choice(
            (dice.choice(WORDS), turned, value.upper(), value + " ", value[:-1], None, [value], 7)
        )
    if isinstance(value, list):
        return dice.choice(([], value + value, value[::-1], value[:-1], None, {}))
    if isinstance(value, dict):
        return dice.choice(({}, None, [], "x"))
    return dice.choice((0, "", [], {}, True, "00"))


def change(record: Json, other: Json, dice: Random) -> None:
    """Another value."""
    holder, key = _place(record, dice)
    holder[key] = _other_value(holder[key], dice)


def nudge(record: Json, other: Json, dice: Random) -> None:
    """Another number, flag or word, of the kind that was there."""
    holder, key = _place(record, dice, lambda value: not isinstance(value, (list, dict)))
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = value + dice.choice((-2, -1, 1, 2))
    else:
        same = [h[k] for h, k in places(record) if k == key and type(h[k]) is type(value)]
        holder[key] = dice.choice(same) if same else value


def drop(record: Json, other: Json, dice: Random) -> None:
    """Something is missing."""
    holder, key = _place(record, dice)
    del holder[key]


def add(record: Json, other: Json, dice: Random) -> None:
    """A key too many."""
    holder, key = _place(record, dice, lambda value: isinstance(value, dict))
    inside = holder[key] if isinstance(holder[key], dict) else record
    inside[dice.choice(("x", "told", "readers", "withdraws", "seal", "seat", "by"))] = dice.choice(
        (None, 0, 1, [], ["seat 0"], "x", True)
    )


def double(record: Json, other: Json, dice: Random) -> None:
    """An item of a list is there twice."""
    holder, key = _place(record, dice, lambda value: isinstance(value, list) and bool(value))
    line = holder[key]
    number = dice.randrange(len(line))
    line.insert(number, copy.deepcopy(line[number]))


def swap(record: Json, other: Json, dice: Random) -> None:
    """Two items of a list change places."""
    holder, key = _place(record, dice, lambda value: isinstance(value, list) and len(value) > 1)
    line = holder[key]
    one, two = dice.sample(range(len(line)), 2)
    line[one], line[two] = line[two], line[one]


def exchange(record: Json, other: Json, dice: Random) -> None:
    """Two values of the same name change places."""
    holder, key = _place(record, dice)
    again = dice.choice([(holder, key), *((h, k) for h, k in places(record) if k == key)])
    holder[key], again[0][again[1]] = copy.deepcopy(again[0][again[1]]), copy.deepcopy(holder[key])


def rename(record: Json, other: Json, dice: Random) -> None:
    """A key has another name."""
    holder, key = _place(record, dice, lambda value: isinstance(value, dict) and bool(value))
    inside = holder[key]
    old = dice.choice(list(inside))
    inside[dice.choice((old + "s", old.upper(), old[:-1] or "x"))] = inside.pop(old)


def borrow(record: Json, other: Json, dice: Random) -> None:
    """Something is as in another record."""
    holder, key = _place(record, dice)
    found = [h[k] for h, k in places(other) if k == key]
    if found:
        holder[key] = copy.deepcopy(dice.choice(found))


def relabel(record: Json, other: Json, dice: Random) -> None:
    """Another format, version, game or edition is named; what belongs to it goes along."""
    what = dice.choice(("consigliere", "rules", "game", "edition", "seats", "options", "deal", "result"))
    if what == "consigliere":
        record["consigliere"] = 3 - record["consigliere"]
        if dice.random() < 0.8:
            record["deal"].pop("seal", None)
            if isinstance(record["result"], dict):
                record["result"].pop("entries", None)
    elif what == "rules":
        record["rules"] += dice.choice((-1, 1))
    elif what == "edition":
        record["edition"] = dice.choice((None, 1, 2, 3, other["edition"]))
    else:
        record[what] = copy.deepcopy(other[what])


def empty(record: Json, other: Json, dice: Random) -> None:
    """Somewhere nobody and nothing is left."""
    holder, key = _place(record, dice, lambda value: isinstance(value, (list, dict)) and bool(value))
    holder[key].clear()


def invent(record: Json, other: Json, dice: Random) -> None:
    """An entry that was never made, or one that is taken back."""
    entries = record["entries"]
    number = dice.randrange(1, len(entries) + 1)
    if dice.random() < 0.5:
        entry = {"by": entries[number - 1]["by"], "command": "undo", "withdraws": number - 1, "events": []}
    else:
        entry = copy.deepcopy(dice.choice(entries))
    entries.insert(number, entry)


def cut(record: Json, other: Json, dice: Random) -> None:
    """The end is missing."""
    entries = record["entries"]
    del entries[dice.randrange(1, len(entries)) :]
    if dice.random() < 0.5:
        record["result"] = None


WAYS = (
    *(change, nudge, nudge, nudge, drop, add, double, swap, exchange),
    *(rename, borrow, borrow, relabel, relabel, empty, invent, cut),
)


def shown(mutated: Json, record: Json) -> str:
    """Where a mutant differs from its record, for whoever must mend it."""
    one, two = (json.dumps(plain, sort_keys=True, indent=0).splitlines() for plain in (record, mutated))
    differ = next(
        (n for n, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]),
        min(len(one), len(two)),
    )
    return f"{one[differ : differ + 3]} became {two[differ : differ + 3]}"
