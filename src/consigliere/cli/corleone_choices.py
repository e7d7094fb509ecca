"""What a seat may do in Corleone's Empire, each choice with what it would bring this seat and others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from consigliere.cli import corleone_board as board
from consigliere.cli.columns import flowed, hanging, indented, lines_of, wide
from consigliere.cli.corleone_gains import is_payable
from consigliere.games.corleone import box as b
from consigliere.games.corleone import event as e
from consigliere.games.corleone import figures
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import BANK, CASE, CHOSEN, HAND
from consigliere.games.corleone.figures import sharer
from consigliere.games.corleone.ground import MEMBERS_IN, NONE, RIVER, THUGS
from consigliere.games.corleone.placing import figure_at, owner_at, place_of_neutral, turf_place, turfs_at
from consigliere.games.corleone.rules import Corleone
from consigliere.games.corleone.tribute import surplus
from consigliere.kernel.viewer import count, in_mask, members

if TYPE_CHECKING:
    from consigliere.cli.corleone import CorleoneFace
    from consigliere.kernel.command import Command

# Where money is chosen a number is its value; elsewhere a number is a place in the list.
BY_VALUE: Final = (e.BANK, e.DISCARD_FOR_GAIN, e.OFFER, e.BID, e.TRIBUTE)
# What is typed for a choice that is not in a numbered list.
TYPED: Final = {"decline": "no", "done": "done", "bid-nothing": "0", "reopen": "reopen"}
LONG: Final = 38  # columns of a choice from which on each has its own line


def choices(face: CorleoneFace, p: Corleone, rows: int) -> list[str]:
    """What the viewer may do now, in so many lines if that can be done."""
    if not in_mask(p.waiting_for(), p.viewer):
        return []
    if p.stage == e.ACTION:
        return _spaces(face, p, rows)
    so_far = _so_far(face, p)
    fully, briefly = _list(face, p, described), _list(face, p, _name)
    fits = len(so_far) + len(fully) <= rows or len(fully) <= len(briefly)
    return so_far + (fully if fits else briefly)


def _spaces(face: CorleoneFace, p: Corleone, rows: int) -> list[str]:
    """Where a family member could go. What thugs, jobs and allies bring stands on the board and in the hand."""
    briefly = least(face, p)
    if not briefly:
        return []
    number = int(count(p.person(MEMBERS_IN, p.viewer)))
    title = face.screen.paint(face.texts.say("cli-corl-members", n=number), "faint")
    fully = lines_of([title], face.screen.width) + board.spaces(face, p)
    return next((lines for lines in (fully, briefly, briefly[1:]) if len(lines) <= rows), [])


def least(face: CorleoneFace, p: Corleone) -> list[str]:
    """The spaces for a family member in as few lines as can be."""
    if p.person(MEMBERS_IN, p.viewer) == 0:
        return []
    return lines_of(board.brief_spaces(face, p), face.screen.width)


# What has been chosen so far, and what comes after.


def _so_far(face: CorleoneFace, p: Corleone) -> list[str]:
    lines = [face.screen.paint(line, "faint") for line in _resolving(face, p)]
    say, me = face.texts.say, p.viewer
    chosen = face.pile(p, CHOSEN, me)
    if p.stage == e.BID:
        left = face.gains.dollars(int(p.sum_of(CASE, me)))
        total = face.gains.dollars(int(p.sum_of(CHOSEN, me)))
        lines.append(say("cli-corl-bid", total=total, cards=" ".join(chosen) or "-", left=left))
    elif p.stage == e.TRIBUTE:
        more = int(surplus(p, me) - p.size(CHOSEN, me))
        lines.append(say("cli-corl-tribute", cards=" ".join(chosen) or "-", n=more))
    elif chosen and p.stage != e.CHOOSE_ALLY:
        lines.append(say("cli-corl-chosen", cards=" ".join(chosen)))
    marked = [board.place_name(face, p, e.places(p.box)[place]) for place in members(p.marks)]
    if marked:
        lines.append(say("cli-corl-chosen", cards=face.texts.joined(marked, "list-next")))
    return lines_of(lines, face.screen.width)


def _resolving(face: CorleoneFace, p: Corleone) -> list[str]:
    """The business or job whose effects are being used, which one now, those left, and who shares."""
    say = face.texts.say
    what = ""
    if p.shaken != NONE and (p.depth() != 0 or p.stage == e.WHO_FIRST):
        what = face.word(f"place-{p.box.board.business_names[p.shaken]}")
    elif p.working != NONE:
        what = face.word(f"card-{p.box.card_names[p.working]}")
    parts: list[str] = []
    if p.stage == e.WHO_FIRST:
        controller = face.names[p.controller(p.turf_of(p.shaken))]
        parts.append(say("cli-corl-shared", gains=face.gains.front(int(p.shaken)), name=controller))
    elif p.effect != NONE and p.stage != e.NEXT_EFFECT:
        parts.append(say("cli-corl-now", effects=face.gains.pile({p.box.effect_names[p.effect]: 1})))
    if len(p.agenda) > 0 and p.stage != e.NEXT_EFFECT:
        parts.append(say("cli-corl-left", effects=face.gains.pile(figures.icons(p, p.agenda, p.depth()))))
    waiting = figures.icons(p, p.agenda, p.depth() - 1) if p.depth() > 0 else {}
    if waiting:
        parts.append(say("cli-corl-waiting", effects=face.gains.pile(waiting)))
    if p.sharer not in (NO_SEAT, p.viewer) and p.shaken != NONE:
        parts.append(say("cli-corl-shares-after", name=face.names[p.sharer]))
    text = " ".join(parts)
    return (
        [say("cli-corl-brings", name=what, gains=text) if what and text else what or text]
        if what or text
        else []
    )


# The list.


def labels(p: Corleone, commands: list[Command]) -> list[str]:
    """What is typed for each choice."""
    if p.stage not in BY_VALUE:
        return [str(place) for place in range(1, len(commands) + 1)]
    return [_label(p, command) for command in commands]


def _label(p: Corleone, command: Command) -> str:
    if command.verb in TYPED:
        return TYPED[command.verb]
    card = command.args[0]
    return str(p.box.worth[card]) if card < p.box.money else "-"


def _list(
    face: CorleoneFace, p: Corleone, words: Callable[[CorleoneFace, Corleone, Command], str]
) -> list[str]:
    commands = face.legal_commands(p)
    typed = [face.texts.number(int(label)) if label.isdigit() else label for label in labels(p, commands)]
    found = list(zip(typed, (words(face, p, command) for command in commands)))
    widest = max((wide(label) for label, _ in found), default=0)
    starts = [f"{indented(label, widest)} " for label, _ in found]
    if all(wide(text) <= LONG for _, text in found):
        return flowed([start + text for start, (_, text) in zip(starts, found)], face.screen.width)
    return [
        line for start, (_, text) in zip(starts, found) for line in hanging(start, text, face.screen.width)
    ]


def described(face: CorleoneFace, p: Corleone, command: Command) -> str:
    """A choice, and what it would bring."""
    name, note = _name(face, p, command), _note(face, p, command)
    return face.texts.say("cli-corl-brings", name=name, gains=note) if note else name


def _name(face: CorleoneFace, p: Corleone, command: Command) -> str:
    verb, args = command.verb, command.args
    if verb in ("kill", "move", "place", "shake"):
        where = board.place_name(face, p, e.places(p.box)[args[0]])
        if verb in ("place", "shake"):
            return where
        figure = board.figure_name(face, p, args[0])
        return face.texts.say("cli-corl-stands", figure=figure, place=where)
    if verb in ("marker", "support"):
        return f"{face.texts.number(args[0] + 1)} " + face.word(f"place-{p.box.board.turf_names[args[0]]}")
    if verb == "resolve":
        number = figures.icons(p, p.agenda, p.depth()).get(p.box.effect_names[args[0]], 1)
        return face.gains.times(face.gains.phrase(p.box.effect_names[args[0]]), number)
    if verb in ("keep", "discard") and p.box.first_job <= args[0] < p.box.first_ally:
        return face.gains.coloured(int(args[0] - p.box.first_job))
    if verb in ("bank", "offer", "bid", "discard", "take", "keep", "bribe"):
        return face.word(f"card-{p.box.card_names[args[0]]}")
    return face.texts.command(face.game.name, face.game.command_to_plain(command), face.names, p.viewer)


def reason(face: CorleoneFace, p: Corleone, command: Command) -> str:
    """What a choice would bring, actions too; nothing if there is nothing to say."""
    verb, args = command.verb, command.args
    if verb == "thug":
        return _shaken(face, p, args[0])
    if verb == "family":
        return face.gains.space(p, args[1] - p.box.board.businesses)
    if verb == "complete":
        job = p.box.jobs[args[0] - p.box.first_job]
        return f"{face.gains.cost(job)} > {face.gains.reward(job)}"
    if verb == "ally":
        return face.gains.ally(int(args[0] - p.box.first_ally))
    if verb == "pick":
        return ""  # families differ in nothing but their names
    return _note(face, p, command)


def warnings(face: CorleoneFace, p: Corleone) -> list[str]:
    """[CORL-5.4] Whoever has no figure left takes no further action: a job that can be paid for goes first."""
    if not face.may_act(p) or p.person(THUGS, p.viewer) + count(p.person(MEMBERS_IN, p.viewer)) != 1:
        return []
    first, end = p.box.first_job, p.box.first_ally
    jobs = [
        *board.open_jobs(p),
        *(card - first for card in range(first, end) if p.held(HAND, p.viewer, card)),
    ]
    payable = dict.fromkeys(face.gains.coloured(job) for job in jobs if is_payable(p, job))
    names = face.texts.joined(list(payable), "list-next")
    return [face.texts.say("cli-corl-last-figure", jobs=names)] if payable else []


def _note(face: CorleoneFace, p: Corleone, command: Command) -> str:
    """What a choice would bring, or what there is to know before it is made."""
    verb, args = command.verb, command.args
    if verb == "kill":
        return _death(face, p, args[0])
    if verb == "kill-police-chief":
        return _death(face, p, int(turf_place(p, p.chief)))
    if verb == "place":
        return _arrival(face, p, args[0])
    if verb == "shake":
        return _shaken(face, p, args[0])
    if verb == "support":
        return face.gains.turf(p, args[0])
    if verb in ("marker", "lift"):
        return board.stack(face, p, args[0])
    if verb == "rob":
        return _victim(face, p, args[0])
    if verb in ("keep", "discard") and p.box.first_job <= args[0] < p.box.first_ally:
        job = p.box.jobs[args[0] - p.box.first_job]
        return f"{face.gains.cost(job)} > {face.gains.reward(job)}"
    if verb in ("bribe", "discard") and args[0] >= p.box.first_ally:
        return face.gains.ally(int(args[0] - p.box.first_ally))
    if verb == "take":
        return face.texts.say("cli-corl-stock", n=int(p.laid(BANK, args[0])))
    if verb == "pick":
        return face.word(f"family-{p.box.families[args[0]]}.help")
    return ""


def _death(face: CorleoneFace, p: Corleone, place: int) -> str:
    """How the turfs would stand without this figure and those already marked."""
    trial = p.copy()
    assert isinstance(trial, Corleone)
    for dead in {*members(p.marks), place}:
        if owner_at_place(p, dead) == NO_SEAT:
            trial.put_neutral(figure_at(p, dead) - e.FIRST_NEUTRAL, RIVER)
        else:
            trial.kill(owner_at_place(p, dead), figure_at(p, dead), dead)
    turfs = [board.standing_in(face, trial, turf) for turf in members(turfs_at(p, place))]
    return face.texts.say("cli-corl-then", turfs=face.texts.joined(turfs, "list-next"))


def owner_at_place(p: Corleone, place: int) -> int:
    """Whose figure stands at a place; NO_SEAT in a turf, where only the Police Chief can stand."""
    return int(owner_at(p, place)) if place < p.box.board.businesses + p.box.board.spaces else NO_SEAT


def _arrival(face: CorleoneFace, p: Corleone, place: int) -> str:
    """What a figure would bring at its new place, and how the turfs would stand then."""
    table, effect = p.box.board, p.box.effects[p.effect]
    trial = p.copy()
    assert isinstance(trial, Corleone)
    if effect.kind == b.PLACE_NEUTRAL:
        then = effect.b
        changed = turfs_at(p, place) | _old_turfs(p, int(effect.a))
        trial.put_neutral(effect.a, place)
    else:
        then = effect.c
        source = members(p.marks)[0]
        changed = turfs_at(p, place) | turfs_at(p, source)
        trial.move_figure(source, place)
    found: list[str] = []
    if then == b.THEN_SHAKE:
        found.append(_shaken(face, p, place))
    elif then == b.THEN_SUPPORT:
        found.append(face.gains.space(p, place - table.businesses))
    turfs = [board.standing_in(face, trial, turf) for turf in members(changed)]
    return " | ".join([*found, face.texts.joined(turfs, "list-next")])


def _old_turfs(p: Corleone, figure: int) -> int:
    """The turfs in which a neutral figure stands now, as a mask."""
    where = place_of_neutral(p, figure)
    table = p.box.board
    return int(turfs_at(p, where)) if where < table.businesses + table.spaces + table.turfs else 0


def _shaken(face: CorleoneFace, p: Corleone, business: int) -> str:
    """What shaking a business down brings, and who would share it."""
    gains = face.gains.front(business)
    share = sharer(p, business, p.actor)
    return gains if share == NO_SEAT else f"{gains} +{face.sign(int(share))}"


def _victim(face: CorleoneFace, p: Corleone, seat: int) -> str:
    """What could be taken from a seat."""
    if p.box.effects[p.effect].kind == b.STEAL_CARD:
        return face.texts.say("cli-corl-in-hand", n=int(p.hand_size(seat)))
    return face.texts.say("cli-corl-in-case", n=int(p.size(CASE, seat)))
