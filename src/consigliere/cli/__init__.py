"""The `consigliere` command: its words are read here, the work is done by one module for each command.

Nothing heavy is imported before it is needed, so that `consigliere --help` answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise

from consigliere.cli.errors import BadInput, Interrupted

GOOD = 0
FOUND_BAD = 1
BAD_INPUT = 2
NOT_PROVEN = 3
INTERRUPTED = 130  # as a shell reports the end by Ctrl-C
NOBODY_READS = 141  # as a shell reports the end of a pipe


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code is 0 for good, 1 for found bad, 2 for bad input, 3 for not proven."""
    words = sys.argv[1:] if argv is None else argv
    try:
        code = _run(words)
        sys.stdout.flush()
        return code
    except BadInput as wrong:
        _complain(wrong, _language(words))
        return BAD_INPUT
    except (KeyboardInterrupt, Interrupted):
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has left. Python must not find the pipe again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NOBODY_READS
    except SystemExit as end:  # argparse has printed a help page or the version
        return end.code if isinstance(end.code, int) else GOOD


def _run(words: list[str]) -> int:
    from consigliere.cli.arguments import parser, wants_help

    # Help texts are only fetched if somebody wants to read them.
    args = parser(_help_in(_language(words)) if wants_help(words) else _nothing).parse_args(words)
    module, _, function = str(args.run).partition(":")
    code = getattr(import_module(module), function)(args)
    assert isinstance(code, int)
    return code


def _nothing(key: str) -> str:
    return ""


def _help_in(language: str) -> Callable[[str], str]:
    from consigliere.texts import Texts

    return Texts(language).say


def _language(words: list[str]) -> str:
    """The language asked for, read from the bare words: they may not have made sense as a whole."""
    from consigliere.cli.lookup import USUAL_LANGUAGE, speaks, usual_language

    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return next(filter(speaks, [*asked, usual_language()]), USUAL_LANGUAGE)


def _complain(wrong: BadInput, language: str) -> None:
    from consigliere.cli.columns import clean
    from consigliere.texts import Texts

    line = wrong.said(Texts(language))
    sys.stdout.flush()
    print(f"consigliere: {clean(' '.join(line.splitlines()))}", file=sys.stderr)
