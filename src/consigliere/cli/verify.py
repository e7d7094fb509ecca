"""`consigliere verify`: check a record offline, without trusting whoever wrote it."""

from __future__ import annotations

import argparse
import json
from typing import Any

from consigliere.cli import FOUND_BAD, GOOD, NOT_PROVEN, lookup, recordfile
from consigliere.cli.bounded import within_limits
from consigliere.cli.errors import BadInput

CODES = {True: GOOD, False: FOUND_BAD, None: NOT_PROVEN}
WORDS = {True: "good", False: "bad", None: "unproven"}


def run(args: argparse.Namespace) -> int:
    """One line for each check."""
    texts = lookup.texts_in(args.lang)
    found = checked(args.file) if args.unlimited else within_limits(args.file, checked, args.file)
    good = found["good"]
    if args.json:
        print(json.dumps(found, ensure_ascii=False))
        return CODES[good]
    for check in found["checks"]:
        what = texts.say(f"cli-check-{check['check']}")
        print(texts.say(f"cli-check-{WORDS[check['good']]}", what=what, problem=check["problem"]))
    print(texts.say(f"cli-verified-{WORDS[good]}", file=args.file))
    return CODES[good]


def checked(path: str) -> dict[str, Any]:
    """What is found about the record in a file."""
    from consigliere.kernel.record import BadRecord
    from consigliere.kernel.verify import verdict, verify

    plain = recordfile.document(path)
    game = recordfile.game_of(plain, path)
    try:
        checks = verify(recordfile.record_alone(plain), game)
    except BadRecord as error:
        raise BadInput("cli-bad-record", file=path, problem=str(error)) from None
    return {
        "file": path,
        "game": game.name,
        "good": verdict(checks),
        "checks": [check.to_plain() for check in checks],
    }
