"""Numbers people would otherwise work out themselves: who can still be what, what a vote needs, who has said what."""

from __future__ import annotations

from consigliere.games.offer import event as e
from consigliere.games.offer import ledger
from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import NO_SEAT, ROLE_IDS, ROLES, UNKNOWN
from consigliere.kernel.viewer import count, members

Row = dict[str, object]


def figures_of(p: Position) -> dict[str, object]:
    """The figures of one view."""
    living = int(count(p.living))
    return {
        "roles_in_play": {
            ROLE_IDS[role]: int(p.agreed.counts[role]) for role in range(ROLES) if p.agreed.counts[role]
        },
        "roles_hidden": _hidden(p),
        "living_count": living,
        "downs_needed": living // 2 + 1,
        "downs": int(count(p.downs & p.living)),
        "spare": int(p.family_left - p.traitors_left) - 1,
        "trials_left": int(p.agreed.max_trials - p.trials) if p.agreed.max_trials else None,
        "quiet_rounds_left": int(p.agreed.quiet_limit - p.quiet),
        "not_over": members(p.living & ~p.over) if p.stage == w.TALK else [],
        "ballots_missing": members(p.living & ~p.ballots) if p.stage == w.VOTE else [],
        "entries": len(p.ledger),
        "claims": _claims(p),
        "reports": _reports(p),
        "opinions": _opinions(p),
        "promises": _promises(p),
        "votes": _votes(p),
        "seats": [_seat_figures(p, seat) for seat in range(p.seats)],
    }


def _hidden(p: Position) -> dict[str, int]:
    """How many cards of each role lie before players whose card this viewer does not see."""
    left = [int(number) for number in p.agreed.counts]
    for role in p.roles:
        if role != UNKNOWN:
            left[role] -= 1
    return {ROLE_IDS[role]: number for role, number in enumerate(left) if number > 0}


def _seat_figures(p: Position, seat: int) -> Row:
    left, right = p.left_of(seat), p.right_of(seat)
    return {
        "acts_left": max(0, int(p.agreed.talk_limit - p.acts_today[seat])),
        "left_neighbour": None if left == NO_SEAT else int(left),
        "right_neighbour": None if right == NO_SEAT else int(right),
    }


def _rows(p: Position, *kinds: int) -> list[tuple[int, int]]:
    """The entries of these kinds that are no questions, with their numbers, from 1."""
    found: list[tuple[int, int]] = []
    for place, row in enumerate(p.ledger):
        if ledger.kind_of(row) in kinds and ledger.target_of(row) == NO_SEAT:
            found.append((place + 1, int(row)))
    return found


def _claims(p: Position) -> list[Row]:
    """The claim board: what each player last claimed to be."""
    last: dict[int, Row] = {}
    for number, row in _rows(p, e.CLAIMED):
        seat = int(ledger.seat_of(row))
        role = ROLE_IDS[ledger.value_of(row)]
        last[seat] = {"seat": seat, "role": role, "day": int(ledger.day_of(row)), "entry": number}
    return [last[seat] for seat in sorted(last)]


def _reports(p: Position) -> list[Row]:
    """What players say they have learned."""
    return [
        {
            "seat": int(ledger.seat_of(row)),
            "about": int(ledger.about_of(row)),
            "side": w.SIDES[w.FAMILY if ledger.kind_of(row) == e.FAMILY_REPORTED else w.TRAITOR],
            "night": int(ledger.value_of(row)),
            "entry": number,
        }
        for number, row in _rows(p, e.FAMILY_REPORTED, e.TRAITOR_REPORTED)
    ]


def _opinions(p: Position) -> list[Row]:
    """Who suspects and who trusts each living player, as they last said."""
    last: dict[tuple[int, int], int] = {}
    for _, row in _rows(p, e.SUSPECTED, e.TRUSTED):
        last[(int(ledger.seat_of(row)), int(ledger.about_of(row)))] = int(ledger.kind_of(row))
    found: list[Row] = []
    for about in members(p.living):
        suspect = sorted(by for (by, whom), kind in last.items() if whom == about and kind == e.SUSPECTED)
        trust = sorted(by for (by, whom), kind in last.items() if whom == about and kind == e.TRUSTED)
        if suspect or trust:
            found.append({"about": about, "suspected_by": suspect, "trusted_by": trust})
    return found


def _promises(p: Position) -> list[Row]:
    """How players say today that they will vote."""
    last: dict[tuple[int, int], Row] = {}
    for number, row in _rows(p, e.VOTE_PROMISED):
        seat, about = int(ledger.seat_of(row)), int(ledger.about_of(row))
        if ledger.day_of(row) == p.day:
            thumb = w.THUMBS[ledger.which_of(row)]
            last[(seat, about)] = {"seat": seat, "about": about, "thumb": thumb, "entry": number}
    return [last[key] for key in sorted(last)]


def _votes(p: Position) -> list[Row]:
    """The votes of the game: who was tried, who voted down, who up."""
    found: list[Row] = []
    down: list[int] = []
    up: list[int] = []
    last: tuple[int, int, int] | None = None  # entry of the trial's second, day, accused
    for place, row in enumerate(p.ledger):
        kind = ledger.kind_of(row)
        if kind == e.SECONDED:
            last = (place + 1, int(ledger.day_of(row)), int(ledger.about_of(row)))
            down, up = [], []
        elif kind == e.BALLOT_IN and last is not None:
            if not down and not up:
                found.append({"day": last[1], "about": last[2], "down": down, "up": up, "entry": place + 1})
            (down if ledger.which_of(row) == w.DOWN else up).append(int(ledger.seat_of(row)))
    return found
