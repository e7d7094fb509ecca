"""What statements, signs and words a seat can make now, and of which parts, from its view alone."""

from __future__ import annotations

from typing import Final

from consigliere.games.offer import notation as n
from consigliere.games.offer import talk
from consigliere.games.offer import words as w
from consigliere.games.offer.position import Position
from consigliere.games.offer.roles import ROLE_IDS, ROLES
from consigliere.kernel.viewer import members

Parts = dict[str, dict[str, list[str | int]]]
MOST_ENTRIES: Final = 50  # the latest entries of the ledger are offered; any other can be written in notation


def open_parts(p: Position, seat: int) -> Parts:
    """Commands outside the catalogue by their plain names, with the values each part may have."""
    if p.stage == w.OVER or p.stage == w.IN_THE_BOX:
        return {}
    roles: list[str | int] = [ROLE_IDS[role] for role in range(ROLES) if p.agreed.counts[role]]
    everybody: list[str | int] = list(range(p.seats))
    found: Parts = {}
    if talk.silence(p, seat) is None and p.acts_today[seat] < p.agreed.talk_limit:
        found |= _acts(p, seat, roles)
    if talk.word_refusal(p, seat, n.word_command("-")) is None:
        found |= _words("word", roles, everybody, not p.agreed.word_list_only)
    if talk.team_refusal(p, seat) is None:
        mates: list[str | int] = [mate for mate in members(p.team & p.living) if mate != seat]
        if mates:
            found["sign-nod"] = {"seat": mates}
            found["sign-shake"] = {"seat": mates}
        found["sign-mark"] = {"seat": everybody, "role": roles}
    return found


def _acts(p: Position, seat: int, roles: list[str | int]) -> Parts:
    """Talk acts: statements, questions, and what may be a reason."""
    living: list[str | int] = [other for other in members(p.living) if other != seat]
    # Whoever is asked may be asked about anybody but himself, so also about the one who asks.
    all_living: list[str | int] = list(members(p.living))
    everybody: list[str | int] = list(range(p.seats))
    sides: list[str | int] = list(w.SIDES)
    thumbs: list[str | int] = list(w.THUMBS)
    nights: list[str | int] = [night for night in range(p.day) if talk.is_past_night(p, night)]
    latest = range(max(1, len(p.ledger) + 1 - MOST_ENTRIES), len(p.ledger) + 1)
    entries: list[str | int] = list(latest)
    acts: list[str | int] = [entry for entry in latest if talk.is_act(p, entry)]
    found: Parts = {
        n.CLAIM: {"role": roles},
        n.SUSPECT: {"about": living},
        n.TRUST: {"about": living},
        n.WILL_VOTE: {"about": living, "thumb": thumbs},
        n.ASK_VOTE: {"about": living},
        "asks-claim": {"target": living},
        "asks-suspect": {"target": living},
        "asks-trust": {"target": living},
        "asks-will-vote-about": {"target": living, "thumb": thumbs},
        "asks-will-vote-thumb": {"target": living, "about": all_living},
        "asks-ask-vote": {"target": living},
    }
    if nights:
        found[n.REPORT] = {
            "night": nights,
            "about": [other for other in everybody if other != seat],
            "side": sides,
        }
        found["asks-report-about"] = {"target": living, "night": nights, "side": sides}
        found["asks-report-night"] = {"target": living, "about": everybody, "side": sides}
        found["asks-report-side"] = {"target": living, "night": nights, "about": everybody}
    if acts:
        found[n.AGREE] = {"entry": acts}
        found[n.DISAGREE] = {"entry": acts}
        found["asks-agree"] = {"target": living}
        found["asks-disagree"] = {"target": living}
    if p.agreed.bribes:
        found |= _words(n.BOUGHT, roles, everybody, not p.agreed.word_list_only)
        found["asks-bought"] = {"target": living}
    if entries:
        found["because"] = {"because": entries}
    return found


def _words(verb: str, roles: list[str | int], players: list[str | int], free: bool) -> Parts:
    """A word: none, one of the lists, or any other if that was agreed [OFF-12.12, OFF-12.13]."""
    found: Parts = {
        f"{verb}-nothing": {},
        f"{verb}-role": {"role": roles},
        f"{verb}-player": {"seat": players},
    }
    return {verb: {"word": []}, **found} if free else found
