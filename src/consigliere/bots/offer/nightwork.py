"""What is done by night: the arrest, the powers of the roles, bribes and the words of ghosts."""

from __future__ import annotations

from consigliere.bots.offer import lying, prospects
from consigliere.bots.offer.daywork import friendly_side
from consigliere.bots.offer.mind import Mind
from consigliere.games.offer import action as a
from consigliere.games.offer import words as w
from consigliere.games.offer.agreed import CALLED
from consigliere.games.offer.position import NO_SIDE
from consigliere.games.offer.roles import CONSIGLIERE, COWARD, NO_SEAT


def by_night(mind: Mind, legal: set[int]) -> int:
    """A choice that is still to be made, or the word that one is ready."""
    for number in _wanted(mind):
        if number in legal:
            return number
    return a.READY


def _wanted(mind: Mind) -> list[int]:
    """What this seat wants to have chosen; what it has chosen already stands."""
    p = mind.p
    found: list[int] = []
    if not p.is_night() or (p.living >> mind.seat) & 1 == 0:
        return found
    if mind.is_traitor and p.stage == w.NIGHT_1:
        found.append(a.POINT + _arrest(mind))
    call: int
    for call in range(w.PEEK, w.BRIBE):
        if CALLED[call] == mind.role and p.choice(call) == w.UNSET and p.day > 0:
            found.append(_command(call, _power(mind, call)))
    if p.agreed.coward_secret and mind.role == COWARD:
        side = friendly_side(mind)
        found += [
            first + side
            for first, now in ((a.SET_GUN, p.gun_side), (a.SET_VEST, p.vest_side))
            if now == NO_SIDE
        ]
    if p.agreed.bribes and p.coins[mind.seat] > 0 and p.bribes[mind.seat] == w.UNSET:
        found.append(_command(w.BRIBE, _bribed(mind)))
    return found


def _command(call: int, choice: int | None) -> int:
    return a.CHOOSE + a.WITH_NOBODY * (call - w.PEEK) + (a.NOBODY if choice is None else choice)


# The arrest.


def _arrest(mind: Mind) -> int:
    """Whom to point at: whom the team has proposed last, else whom the Family would miss the most."""
    mates = [seat for seat in mind.others if seat in mind.team]
    for mate in (mind.memory.lead, *mates, mind.seat):
        proposed = w.UNSET if mate == NO_SEAT else int(mind.p.pointers[mate])
        if is_prey(mind, proposed):
            return proposed
    dearest = _dearest(mind)
    return a.NOBODY if dearest is None else dearest


def _dearest(mind: Mind) -> int | None:
    """Whom the Family would miss the most."""
    prey = [seat for seat in mind.others if is_prey(mind, seat)]
    if not prey:
        return None
    dearest = max(_dearness(mind, seat) for seat in prey)
    equals = [seat for seat in prey if _dearness(mind, seat) == dearest]
    return equals[mind.chance.below(len(equals))]


def is_prey(mind: Mind, seat: int) -> bool:
    """Whether an arrest of this player is of any use, and nobody of the team has shaken his head."""
    if seat not in mind.others or seat in mind.team or (mind.memory.refused >> seat) & 1:
        return False
    if mind.is_sly and seat in lying.rivals(mind):
        return False
    return seat not in (mind.p.vest, mind.memory.doomed)


def _dearness(mind: Mind, seat: int) -> float:
    """What the Family loses with a player: his knowledge, his proven side, or the trust in him."""
    told_by = mind.table.consigliere()
    if seat == told_by:
        return 3.0
    if seat in mind.table.claimants(CONSIGLIERE) or mind.memory.marks[seat] == CONSIGLIERE:
        return 2.5
    if seat in mind.cleared() or mind.table.is_known(seat):
        return 2.0
    knows = mind.table.stood_alone.get(seat, 0) if mind.is_sly else 0  # he may be the Consigliere
    return 1.0 - round(mind.public_odds[seat], 1) + 0.3 * min(knows, 2)


# The powers.


def _power(mind: Mind, call: int) -> int | None:
    """Whom a role names; None for nobody."""
    if call == w.PEEK:
        return _peek(mind)
    if call == w.OFFER:
        return _offer(mind)
    if call == w.GIVE_GUN:
        return _give_gun(mind)
    if call == w.GIVE_VEST:
        return _give_vest(mind)
    return _strike(mind) if call == w.STRIKE else _seek(mind)


def _peek(mind: Mind) -> int | None:
    """Whoever is most likely a traitor and has not been looked at."""
    told = mind.p.told_family | mind.p.told_traitor
    return mind.most_suspect(
        [seat for seat in mind.others if not (told >> seat) & 1 and not mind.table.is_known(seat)]
    )


def _offer(mind: Mind) -> int | None:
    """The horse head goes to somebody more likely a traitor than not, without whom the Family would be better off."""
    suspect = mind.most_suspect(mind.others)
    if suspect is None or mind.odds[suspect] <= 0.5:
        return None
    return suspect if _is_better_gone(mind, suspect) else None


def _is_better_gone(mind: Mind, seat: int) -> bool:
    """Whether a death besides the vote helps, with one of the Family fallen in this night."""
    family, traitors = mind.table.family - 1, mind.table.traitors
    return prospects.removal(family, traitors, mind.odds[seat]) > 0


def _give_gun(mind: Mind) -> int | None:
    """To himself where there is somebody to shoot, or to whom he trusts most."""
    suspect = mind.most_suspect(mind.others)
    if suspect is None or not _is_better_gone(mind, suspect):
        return None
    if mind.p.agreed.self_gift:
        return mind.seat
    return mind.most_trusted([seat for seat in mind.others if seat != suspect])


def _give_vest(mind: Mind) -> int | None:
    """To whom the traitors will want to arrest: the Consigliere, a cleared player, else himself."""
    told_by = mind.table.consigliere()
    if told_by in mind.others and mind.odds[told_by] < 0.5:
        return told_by
    cleared = mind.most_trusted(mind.cleared())
    if cleared is not None:
        return cleared
    return mind.seat if mind.p.agreed.self_gift else mind.most_trusted(mind.others)


def _strike(mind: Mind) -> int | None:
    """Only at somebody who is the Don as far as one can tell: a miss costs the team more than a hit brings."""
    don = mind.don()
    return None if don is None or don == mind.p.vest else don


def _seek(mind: Mind) -> int | None:
    """Anybody who may be the Don, until he is found."""
    if mind.don() is not None:
        return None
    ruled_out = mind.p.told_not_don | mind.memory.not_don
    return mind.most_trusted(
        [seat for seat in mind.others if seat not in mind.team and not (ruled_out >> seat) & 1]
    )


# Bribes.


def _bribed(mind: Mind) -> int | None:
    """A ghost of one's own side who may know something."""
    ghosts = [seat for seat in range(mind.table.seats) if not (mind.p.living >> seat) & 1]
    friends = [seat for seat in ghosts if mind.table.is_known_traitor(seat) == mind.is_traitor]
    if not friends:
        return None
    knowing = [seat for seat in friends if mind.table.cards[seat] == CONSIGLIERE]
    return knowing[0] if knowing else friends[-1]


def word(mind: Mind) -> int | None:
    """Whom a ghost names to those who bribed him: a suspect if he has one; if a traitor, whom to arrest or to blame."""
    bribers = {seat for seat in mind.others if mind.p.bribes[seat] == mind.seat}
    if not bribers:
        return None
    if bribers <= mind.team:
        return _dearest(mind)
    suspect = mind.most_suspect(
        [seat for seat in mind.others if seat not in mind.team and seat not in bribers]
    )
    return suspect if suspect is None or mind.is_traitor or mind.stands_out(suspect) else None
