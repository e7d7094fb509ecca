"""What a player of An Offer You Can't Refuse is asked in a terminal, with examples of what can be typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from consigliere.games.offer import words as w
from consigliere.games.offer.roles import DON, NO_SEAT
from consigliere.kernel.viewer import count, in_mask, members

if TYPE_CHECKING:
    from consigliere.cli.offer import OfferFace
    from consigliere.games.offer.rules import Offer
    from consigliere.kernel.state import View

# The calls of a night by the verb that answers them.
CALLS: Final = {
    "point": w.ARREST,
    "peek": w.PEEK,
    "offer": w.OFFER,
    "gun": w.GIVE_GUN,
    "vest": w.GIVE_VEST,
    "strike": w.STRIKE,
    "seek": w.SEEK,
    "bribe": w.BRIBE,
}
_SIDES: Final = (w.COIN, w.PASS_GUN, w.PASS_VEST, w.BLAST)
_NAMED: Final = {w.ELECT: "elect", w.TAP: "tap", w.PLACE: "place", w.BANG: "bang", w.LAST_CALL_STAGE: "bang"}


def open_verbs(face: OfferFace, p: Offer) -> list[str]:
    """The verbs with which the viewer may name somebody by night, in the order of the calls."""
    me = face.me(p)
    if me == NO_SEAT:
        return []
    legal = {face.game.text(face.game.catalogue[number]).split()[0] for number in p.legal(me)}
    return [verb for verb in CALLS if verb in legal]


def unset_calls(face: OfferFace, p: Offer) -> list[str]:
    """The verbs of what the viewer has still to choose in a secret phase."""
    me = face.me(p)
    if p.stage in (w.TAP, w.PLACE):
        must = me != NO_SEAT and p.roles[me] == DON and p.pointers[me] >= p.seats
        return [_NAMED[int(p.stage)]] if must else []
    if not p.is_night():
        return []
    return [verb for verb in open_verbs(face, p) if _chosen(p, me, CALLS[verb]) == w.UNSET]


def _chosen(p: Offer, me: int, call: int) -> int:
    if call == w.ARREST:
        return int(p.pointers[me])
    return int(p.bribes[me] if call == w.BRIBE else p.choice(call))


def target_verb(face: OfferFace, p: Offer) -> str:
    """The verb that a bare name answers now; nothing if there is none."""
    if p.stage in _NAMED:
        return _NAMED[int(p.stage)]
    verbs = unset_calls(face, p) or (open_verbs(face, p) if p.is_night() else [])
    return verbs[0] if verbs else ""


def question(face: OfferFace, p: Offer, view: View) -> str:
    """What the viewer is asked, or for whom the table waits; where people talk, also how another takes the device."""
    asked = _question(face, p, view)
    me = face.me(p)
    others = [seat for seat in face.sharers if seat != me and in_mask(p.living, seat)]
    if me == NO_SEAT or not others or p.stage not in (w.TALK, w.BANG, w.LAST_CALL_STAGE):
        return asked
    taker = next((seat for seat in others if seat > me), others[0])
    return face.together([asked, face.texts.say("cli-offer-how-device", name=face.names[taker])])


def _question(face: OfferFace, p: Offer, view: View) -> str:
    me = face.me(p)
    if p.stage in (w.IN_THE_BOX, w.OVER):
        return ""
    if me != NO_SEAT and in_mask(p.waiting_for(), me):
        return _asked(face, p, view, me)
    say = face.texts.say
    if me != NO_SEAT and not in_mask(p.living, me):
        return say("cli-offer-watching")
    waiting = face.all_called(p, members(p.waiting_for()))
    told = face.texts.word(f"decision-{w.STAGES[p.stage]}.waiting", face.game.name, seats=waiting)
    is_heard = me != NO_SEAT and p.stage in (w.BANG, w.LAST_CALL_STAGE)
    return face.together([told, say("cli-offer-how-listen", n=_other(p, me) + 1)]) if is_heard else told


def _asked(face: OfferFace, p: Offer, view: View, me: int) -> str:
    say = face.texts.say
    if p.is_secret_phase():
        return _by_night(face, p, view, me)
    if p.stage == w.TALK:
        return _in_talk(face, p, me)
    if p.stage == w.SECOND:
        accuser, accused = face.names[p.accuser], face.called(p, int(p.accused))
        return say("cli-offer-ask-second", accuser=accuser, accused=accused)
    if p.stage == w.VOTE:
        key = "cli-offer-ask-vote-me" if p.accused == me else "cli-offer-ask-vote"
        needed = int(count(p.living)) // 2 + 1
        return say(key, accused=face.names[p.accused], n=needed)
    asked = face.word(f"decision-{w.STAGES[p.stage]}")
    if p.stage in _SIDES:
        left, right = (face.names[p.neighbour(me, side)] for side in (w.LEFT, w.RIGHT))
        return face.together([asked, say("cli-offer-how-side", left=left, right=right)])
    how = {w.INTRODUCE: "introduce", w.DEFENCE: "defence", w.ELECT: "name"}.get(int(p.stage), "bang")
    return face.together([asked, say(f"cli-offer-how-{how}", n=_other(p, me) + 1)])


def _in_talk(face: OfferFace, p: Offer, me: int) -> str:
    """Examples name a living player; whoever talks alone is told how the day ends."""
    others = p.waiting_for() & ~(1 << me)
    key = "cli-offer-ask-talk" if others else "cli-offer-ask-last"
    return face.texts.say(key, n=_other(p, me) + 1)


def _by_night(face: OfferFace, p: Offer, view: View, me: int) -> str:
    say = face.texts.say
    if p.stage == w.OPENING:
        return say("cli-offer-ask-opening")
    if p.stage in (w.TAP, w.PLACE):
        stage = w.STAGES[p.stage]
        if p.roles[me] == DON:
            return say(f"cli-offer-ask-{stage}", n=_other(p, me) + 1)
        return face.together([face.word(f"decision-{stage}.waiting"), say("cli-offer-how-ready")])
    if "word-nothing" in face.game.open_parts(view, me):
        return say("cli-offer-ask-word")
    verbs = unset_calls(face, p)
    if not verbs:
        return say("cli-offer-ask-chosen" if open_verbs(face, p) else "cli-offer-ask-asleep")
    if len(verbs) == 1:
        asked = [face.call(CALLS[verbs[0]]), say("cli-offer-how-name", n=_named(face, p, me, verbs[0]) + 1)]
    else:
        asked = [
            say(
                "cli-offer-how-call",
                call=face.call(CALLS[verb]),
                step=f"{verb} {_named(face, p, me, verb) + 1}",
            )
            for verb in verbs
        ]
    is_in_vain = "strike" in verbs and any(p.roles[seat] == DON for seat in members(p.ghosts()))
    return face.together([*asked, say("room-no-don-left")] if is_in_vain else asked)


def _named(face: OfferFace, p: Offer, me: int, verb: str) -> int:
    """A player who may be named in this call, for examples: a ghost where ghosts are bribed."""
    steps = [face.game.text(face.game.catalogue[number]).split() for number in p.legal(me)]
    named = [int(step[1]) for step in steps if step[0] == verb and step[1].isdigit()]
    return _other(p, me) if not named or _other(p, me) in named else named[0]


def _other(p: Offer, me: int) -> int:
    """A living player other than the viewer, for examples: the one after him."""
    return int(p.left_of(me)) if p.left_of(me) != NO_SEAT else me
