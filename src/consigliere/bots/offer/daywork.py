"""What is done by day: accusing, seconding, voting, shooting, naming who gets an item, giving things to neighbours."""

from __future__ import annotations

from typing import Final

from consigliere.bots.offer import lying, prospects
from consigliere.bots.offer.mind import A_HAIR, Mind
from consigliere.bots.offer.reading import ACCUSING, REPORTING
from consigliere.games.offer import action as a
from consigliere.games.offer import event as e
from consigliere.games.offer import words as w
from consigliere.games.offer.roles import DON

MOST_TRIALS: Final = 3  # a day, as far as this bot calls for them
FAR_BEHIND: Final = 0.6  # of the odds of somebody else who can still be tried today


def by_day(mind: Mind, legal: set[int]) -> int:
    """The answer to a question of the day."""
    stage = mind.p.stage
    if stage == w.TALK:
        return _in_talk(mind, legal)
    if stage == w.SECOND:
        return a.SECOND if _seconds(mind) else a.NO_SECOND
    if stage == w.VOTE:
        return a.DOWN if votes_down(mind, int(mind.p.accused)) else a.UP
    if stage == w.ELECT:
        return _elect(mind)
    return a.END_DEFENCE if stage == w.DEFENCE else a.PASS


def _in_talk(mind: Mind, legal: set[int]) -> int:
    target = _target(mind, legal)
    if target is not None:
        return a.SHOOT + target
    accused = _accusation(mind, legal)
    return a.OVER if accused is None else a.ACCUSE + accused


def _accusation(mind: Mind, legal: set[int]) -> int | None:
    """Whom to accuse now, if that is worth a trial."""
    if mind.p.trials >= MOST_TRIALS or not lying.steps_forward(mind):
        return None
    tried = mind.table.acquitted_today()
    accused = mind.most_suspect([seat for seat in mind.candidates() if seat not in tried])
    if accused is None or a.ACCUSE + accused not in legal:
        return None
    # A traitor accuses on the days on which an honest player does: otherwise he would be known by those.
    odds = mind.pretended_odds if mind.is_traitor and mind.is_sly else mind.odds
    return accused if mind.is_worth_a_vote(accused, odds) else None


def _seconds(mind: Mind) -> bool:
    accused = int(mind.p.accused)
    if mind.trusts(accused):
        return False  # others may
    return votes_down(mind, accused) and lying.steps_forward(mind, accused)


def votes_down(mind: Mind, accused: int) -> bool:
    """Whether the accused shall go."""
    if accused == mind.seat:
        return False
    if _stands_by(mind, accused):
        return True
    if mind.is_traitor:
        return _traitor_votes_down(mind, accused)
    return _is_guilty(mind, accused, mind.odds)


def _stands_by(mind: Mind, accused: int) -> bool:
    """Whether this seat has accused or seconded in this trial, and the accused has told nothing new since."""
    if mind.p.stage != w.VOTE:
        return False
    for entry in reversed(mind.table.today):
        is_claim = entry.kind == e.CLAIMED and mind.table.is_unique(entry.value)
        if entry.seat == accused and (is_claim or entry.kind in REPORTING):
            return False
        if entry.kind in (e.ACCUSED, e.SECONDED) and entry.seat == mind.seat:
            return entry.about == accused
    return False


def _is_guilty(mind: Mind, accused: int, odds: list[float]) -> bool:
    """Whether an honest player with these odds wants the accused to go, and nobody else rather."""
    tried = mind.table.acquitted_today()
    rivals = [odds[seat] for seat in mind.others if seat != accused and seat not in tried]
    if odds[accused] < FAR_BEHIND * max(rivals, default=0.0):
        return False
    return mind.is_worth_a_vote(accused, odds)


def _traitor_votes_down(mind: Mind, accused: int) -> bool:
    """A traitor votes as somebody would who has only listened, a little more readily against the Family."""
    if mind.is_sly and mind.table.family - 1 > mind.table.traitors:
        if accused in lying.rivals(mind):
            return True
        return _is_guilty(mind, accused, mind.pretended_odds)
    if accused in mind.team:
        return mind.is_lost(accused) and mind.table.traitors > 1
    if mind.table.family - 1 <= mind.table.traitors:
        return True  # it wins
    highest = max(mind.public_odds[seat] for seat in mind.others)
    return mind.public_odds[accused] >= FAR_BEHIND * FAR_BEHIND * highest


def _target(mind: Mind, legal: set[int]) -> int | None:
    """Whom to shoot, if one has the gun and a reason."""
    if mind.p.gun != mind.seat:
        return None
    target = mind.most_suspect([seat for seat in mind.others if seat not in mind.team])
    if mind.is_traitor:
        target = _traitors_target(mind)
    if target is None or a.SHOOT + target not in legal:
        return None
    if mind.is_traitor:
        return target
    worth = prospects.removal(mind.table.family, mind.table.traitors, mind.odds[target])
    return target if worth > A_HAIR else None


def _traitors_target(mind: Mind) -> int | None:
    """A traitor with a gun shoots where he can say that he had a reason, and to win."""
    family = [seat for seat in mind.others if seat not in mind.team]
    target = mind.most_suspect(family)
    if target is None or mind.table.family - 1 <= mind.table.traitors:
        return target
    return target if mind.gain(target) > A_HAIR else None


def _elect(mind: Mind) -> int:
    """Who gets the elected item: the only Consigliere, or whom nothing speaks against; else nobody."""
    known = mind.table.consigliere()
    if known is not None and known in mind.table.living:
        return a.ELECT + known
    lowest = min(mind.public_odds[seat] for seat in mind.table.living)
    highest = max(mind.public_odds[seat] for seat in mind.table.living)
    if lowest == highest:
        return a.ELECT + a.NOBODY
    return a.ELECT + next(seat for seat in mind.table.living if mind.public_odds[seat] == lowest)


# Things that go to a neighbour.


def to_a_neighbour(mind: Mind) -> int:
    """The side for a coin, a gun or a vest that must be passed on, or for the Saboteur's blast."""
    left, right = mind.neighbours(mind.seat)
    stage = mind.p.stage
    if stage == w.BLAST:
        return a.BLAST + (w.LEFT if _blasts(mind, left, right) else w.RIGHT)
    first = a.GIVE_COIN if stage == w.COIN else a.PASS_GUN if stage == w.PASS_GUN else a.PASS_VEST
    return first + friendly_side(mind)


def _blasts(mind: Mind, left: int, right: int) -> bool:
    """Whether the left neighbour is the better victim of a Saboteur."""
    if (left in mind.team) != (right in mind.team):
        return right in mind.team
    don = mind.don()
    if don in (left, right):
        return left == don
    return mind.public_odds[left] <= mind.public_odds[right]


def friendly_side(mind: Mind) -> int:
    """On which side the neighbour is more likely a friend."""
    left, right = mind.neighbours(mind.seat)
    if mind.is_traitor and (left in mind.team) != (right in mind.team):
        return w.LEFT if left in mind.team else w.RIGHT
    return w.LEFT if mind.odds[left] <= mind.odds[right] else w.RIGHT


# The fast game.


def in_the_fast_game(mind: Mind, legal: set[int]) -> int:
    """The Don places the gun before anybody; its holder shoots whom most speaks against."""
    if mind.p.gun == mind.seat:
        target = mind.most_suspect(mind.others)
        assert target is not None
        return a.BANG + target
    if mind.role != DON or mind.p.pointers[mind.seat] < mind.p.seats:
        return a.READY
    first = a.TAP if mind.p.stage == w.TAP else a.PLACE
    targets = [seat for seat in mind.others if first + seat in legal]
    placed = _unsuspecting(mind, targets)
    return first + placed


def _unsuspecting(mind: Mind, targets: list[int]) -> int:
    """Somebody who has not spoken against the Don."""
    spoken = [entry for entry in mind.table.entries if entry.kind in ACCUSING]
    against = {entry.seat for entry in spoken if entry.about == mind.seat}
    friends = [seat for seat in targets if seat not in against] or targets
    return friends[mind.chance.below(len(friends))]
