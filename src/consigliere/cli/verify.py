"""`consigliere verify`: check a record offline, without trusting whoever wrote it."""

from __future__ import annotations

import argparse
import json

from consigliere.cli import FOUND_BAD, GOOD, lookup, recordfile
from consigliere.cli.errors import BadInput


def run(args: argparse.Namespace) -> int:
    """One line for each check."""
    from consigliere.kernel.record import BadRecord
    from consigliere.kernel.verify import verify

    texts = lookup.texts_in(args.lang)
    plain = recordfile.document(args.file)
    game = recordfile.game_of(plain, args.file)
    try:
        checks = verify(plain, game)
    except BadRecord as error:
        raise BadInput("cli-bad-record", file=args.file, problem=str(error)) from None
    good = all(not check.problem for check in checks)
    if args.json:
        found = {
            "file": args.file,
            "game": game.name,
            "good": good,
            "checks": [check.to_plain() for check in checks],
        }
        print(json.dumps(found, ensure_ascii=False))
        return GOOD if good else FOUND_BAD
    for check in checks:
        what = texts.say(f"cli-check-{check.name}")
        if check.problem:
            print(texts.say("cli-check-bad", what=what, problem=check.problem))
        else:
            print(texts.say("cli-check-good", what=what))
    print(texts.say("cli-verified" if good else "cli-not-verified", file=args.file))
    return GOOD if good else FOUND_BAD
