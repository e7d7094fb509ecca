"""What speaks for a step in Condottiere, and what nobody should overlook: all tried in the viewer's own view."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from consigliere.cli import condottiere_board as board
from consigliere.games.condottiere import battle, figures
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere.pieces import KINDS, NO_REGION, NO_SEAT
from consigliere.games.condottiere.position import DOWN
from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel.chance import NoChance
from consigliere.kernel.match import UNKNOWN
from consigliere.kernel.viewer import in_mask

if TYPE_CHECKING:
    from consigliere.cli.face import Face
    from consigliere.kernel.command import Command

WON: Final = (e.REGION_CONQUERED, e.REGION_CAPTURED, e.REGION_HELD)


def totals(p: Condottiere) -> list[int]:
    """What every line would be worth if the battle ended now, as far as the viewer of this copy can tell."""
    return [int(total) for total in battle.strengths(figures.as_far_as_seen(p))]


def after_card(p: Condottiere, verb: str, card: int) -> list[int]:
    """The same after the viewer has played that card or taken it back."""
    trial = p.copy()
    if verb == "play":
        battle.play(trial, p.viewer, card)
    else:
        battle.take_back(trial, p.viewer, card)
    return totals(trial)


def leads(p: Condottiere, found: list[int]) -> bool:
    """Whether the viewer's line alone is the strongest."""
    return found[p.viewer] > max(total for seat, total in enumerate(found) if seat != p.viewer)


def all_totals(face: Face, p: Condottiere, found: list[int]) -> str:
    """What every line would be worth in words, the viewer's own first."""
    order = [int(p.viewer), *(seat for seat in range(p.seats) if seat != p.viewer)]
    called = {**dict(enumerate(face.names)), int(p.viewer): face.texts.say("cli-you")}
    parts = [face.texts.say("cli-con-total", name=called[seat], n=found[seat]) for seat in order]
    return face.texts.joined(parts, "list-next")


def reason(face: Face, p: Condottiere, command: Command) -> str:
    """The totals after a card or with none, or what is at stake in a region."""
    if command.verb in ("play", "take") and command.args[0] < KINDS:
        found = after_card(p, command.verb, command.args[0])
        return face.texts.say("cli-con-why-totals", totals=all_totals(face, p, found))
    if command.verb in ("choose", "favor") and command.args[0] < len(p.box.regions):
        return board.stakes(face, p, command.args[0]) or board.around(face, p, command.args[0])
    if command.verb == "pass" and in_mask(p.waiting_for(), p.viewer):
        now = face.texts.say("cli-con-why-pass", totals=all_totals(face, p, totals(p)))
        return next(iter(warnings(face, p)), now)
    return ""


def warnings(face: Face, p: Condottiere) -> list[str]:
    """What passing would bring, once everybody else is out."""
    say, me = face.texts.say, int(p.viewer)
    if p.stage != e.PLAY or not in_mask(p.waiting_for(), me) or p.contested == NO_REGION:
        return []
    others = [seat for seat in range(p.seats) if seat != me]
    if not all(in_mask(p.out, seat) for seat in others) or any(p.size(DOWN, seat) for seat in others):
        return []
    region, winner = face.texts.region(p.box.regions[p.contested]), _winner_after_passing(face, p)
    if winner == me:
        return [say("cli-con-pass-wins", region=region)]
    if winner == NO_SEAT:
        return [say("cli-con-pass-ties", region=region)]
    return [say("cli-con-pass-loses", region=region, name=face.names[winner])]


def _winner_after_passing(face: Face, p: Condottiere) -> int:
    """Who takes the region if the viewer, the last one in, passes now."""
    trial = p.copy()
    trial.log = []
    with suppress(*UNKNOWN):  # what comes after the battle may be unknown; who has won it is not
        trial.carry_out(p.viewer, face.game.parse("pass"), NoChance(), [])
    return next((int(event.a) for event in trial.log if event.kind in WON), NO_SEAT)
