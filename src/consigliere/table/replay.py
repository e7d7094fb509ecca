"""A bare record as a table, so that it can be looked at again from any seat."""

from __future__ import annotations

from msgspec.structs import replace

from consigliere.kernel.record import Record, entry_to_plain
from consigliere.table import log
from consigliere.table.messages import Clock, FeedItem, Now
from consigliere.table.table import Table


def replay_of(record: Record, viewer: int) -> list[tuple[FeedItem, Now]]:
    """Everything a viewer was told in a recorded game, each with what lay before it then.

    A record knows no times and no table: nothing runs, and everybody is a person.
    """
    match = record.match
    given = [None if opened is None else opened.hex() for opened in record.deal.contributions]
    bodies: list[log.AnyBody] = [
        log.Opened(
            match.game.name,
            record.rules,
            None,
            "",
            record.deal.secret.hex(),
            [log.Sitter("person", name) for name in record.names],
            match.options,
            Clock(),
            True,
        ),
        log.Started(given, _header(record)),
    ]
    bodies += [
        log.Step(number, plain=entry_to_plain(match, entry)) for number, entry in enumerate(match.entries)
    ]
    rows = [log.Row(seq, 0, None, None, body) for seq, body in enumerate(bodies)]
    table = Table.folded("", rows, lambda *_: match.game)
    return [(item, replace(now, timers=[])) for item, now in table.replay(viewer)]


def _header(record: Record) -> log.Header | None:
    if record.deal.header is None:
        return None
    return log.Header(record.rules, record.names, record.options)
