"""`consigliere backup`: a whole copy of the database, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from consigliere.cli import GOOD, lookup
from consigliere.cli.errors import BadInput
from consigliere.cli.serve import database


def run(args: argparse.Namespace) -> int:
    """Copy, and say where to."""
    from consigliere.store import StoreError, backup

    texts = lookup.texts_in(args.lang)
    try:
        backup(database(args.db), Path(args.target))
    except StoreError as error:
        raise BadInput("cli-bad-database", problem=str(error)) from None
    print(texts.say("cli-backed-up", file=args.target))
    return GOOD
