"""Who sits where: sitting down, leaving, bots, and what the host sets before the game.

In a running game a seat is never gone. Whoever leaves it is followed by what the option `absent_seat` says, and whoever
sits down there afterwards has that seat's view, knowledge and feed, and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import structs

from consigliere import bots
from consigliere.kernel.command import away
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import NO_SUCH_SEAT, Refusal
from consigliere.kernel.viewer import HOUSE
from consigliere.table import log, voting
from consigliere.table import refusals as r
from consigliere.table.log import Sitter
from consigliere.table.messages import Clock, ClockChange, Configure, Kick, Rise, SeatBot, Sit
from consigliere.table.seats import bot_sitter, clean_name, distinct, reseated, usual_bot
from consigliere.table.standing import Standing


def settled(
    game: Game, seats: int, options: Mapping[str, object], clock: Clock, preset: str = ""
) -> Options | Refusal:
    """All options with their values; the game's own option `clock` says what the table's clock is."""
    if game.moderated and clock.kind != "none":
        return r.CLOCK_OF_THE_GAME  # whose clock stands still would show who has answered in the dark
    given = dict(options)
    if any(option.name == "clock" for option in game.options):
        given["clock"] = clock.kind
    return game.settle_options(seats, given, preset)


def sit(table: Standing, person: str, request: Sit) -> Refusal | None:
    """Take an empty seat, or in a running game one whose person has left."""
    refusal = _closed(table) or _in_the_dark(table) or _sit_refusal(table, person, request.seat)
    if refusal is not None:
        return refusal
    name = clean_name(request.name)
    if not name:
        return r.NAME_EMPTY
    others = [other for seat, other in enumerate(table.names()) if seat != request.seat]
    sitter = Sitter("person", distinct(name, others), person)
    table.write(log.SeatTaken(request.seat, sitter, "sat", notes=True))
    return None


def has_room(table: Standing, person: str) -> bool:
    """Whether there is a seat in which that person could sit down now."""
    seats = range(len(table.sitters))
    return _closed(table) is None and any(_sit_refusal(table, person, seat) is None for seat in seats)


def _sit_refusal(table: Standing, person: str, seat: int) -> Refusal | None:
    if seat >= len(table.sitters):
        return NO_SUCH_SEAT
    sitter = table.sitters[seat]
    if sitter.person is not None or (sitter.kind == "bot" and not sitter.away):
        return r.SEAT_TAKEN
    if (seat, person) in table.barred:
        return r.SEAT_BARRED
    if seat in table.fallen:
        # It plays no more, but it shows what it knew: that stays with its ghost.
        return None if table.fallen[seat] == person else r.SEAT_TAKEN
    had = table.has_sat.get(person)
    if (had and seat not in had) or person in table.haunting:
        return r.KNOWS_ANOTHER_HAND  # nobody plays a seat after having seen another's cards
    if not had and seat in table.emptied and table.game.moderated and table.policy() != "substitute":
        # The host may send anybody away, but not to look at the card with another pass.
        return r.NO_SUBSTITUTE
    return None


def rise(table: Standing, person: str, request: Rise) -> Refusal | None:
    """Leave a seat for good."""
    refusal = _closed(table) or _in_the_dark(table)
    if refusal is not None:
        return refusal
    if request.seat not in table.seats_of(person):
        return r.NOT_YOUR_SEAT
    _leave(table, request.seat, "rose", request.notes, None)
    return None


def kick(table: Standing, person: str, request: Kick) -> Refusal | None:
    """The host takes a seat away from somebody."""
    refusal = _host_at(table, person, request.seat)
    if refusal is not None:
        return refusal
    kicked = table.sitters[request.seat].person
    if kicked is None:
        return r.NOBODY_THERE
    if kicked == person:
        return r.RISE_YOURSELF
    _leave(table, request.seat, "kicked", False, kicked)
    return None


def seat_bot(table: Standing, person: str, request: SeatBot) -> Refusal | None:
    """The host puts a bot into a seat, or nobody; in a running game also in a person's place."""
    refusal = _host_at(table, person, request.seat)
    if refusal is not None:
        return refusal
    if request.bot is not None and request.bot not in bots.names(table.game.name):
        known = ", ".join(bots.names(table.game.name))
        return r.NO_SUCH_BOT.with_arguments(("bot", request.bot), ("known", known))
    seat, before = request.seat, table.sitters[request.seat]
    if table.match is None:
        if before.kind == "person":
            return r.SEAT_TAKEN
        others = [other for place, other in enumerate(table.names()) if place != seat]
        sitter = log.NOBODY if request.bot is None else bot_sitter(request.bot, others)
        how: log.How = "rose" if request.bot is None else "sat"
    elif request.bot is None:
        sitter, how = Sitter("empty", before.name, away=True), "replaced"
    else:
        sitter = Sitter("bot", before.name, None, request.bot, away=before.kind == "person" or before.away)
        how = "replaced"
    _hand_over(table, seat, sitter, how, False, None)
    return None


def configure(table: Standing, person: str, request: Configure) -> Refusal | None:
    """The host changes the setting before the game; what is left out stays."""
    if person != table.host:
        return r.ONLY_HOST
    if table.life != "lobby":
        return r.ALREADY_BEGUN
    clock = table.clock if request.clock is None else _changed(table.clock, request.clock)
    seats = len(table.sitters) if request.seats is None else request.seats
    preset = table.preset if request.preset is None else request.preset
    chosen = dict(table.chosen)
    if request.preset is not None:
        chosen = _without(chosen, preset, table.game)
    chosen |= request.options or {}
    options = settled(table.game, seats, chosen, clock, preset)
    if isinstance(options, Refusal):
        return options
    sitters = reseated(table.sitters, seats)
    if sitters is None:
        return r.TOO_FEW_SEATS
    spectators = table.spectators if request.spectators is None else request.spectators
    after = table.chosen_after if request.after is None else request.after
    table.write(log.Configured(sitters, options, clock, spectators, preset, chosen, after))
    return None


# --- Parts ------------------------------------------------------------------------------------------------------------


def _without(chosen: Options, preset: str, game: Game) -> Options:
    """What was chosen one by one, without what a preset now says."""
    said = {name for one in game.presets if one.name == preset for name in one.values}
    return {name: value for name, value in chosen.items() if name not in said}


def _changed(clock: Clock, change: ClockChange) -> Clock:
    parts = {name: value for name, value in structs.asdict(change).items() if value is not None}
    return structs.replace(clock, **parts)


def _closed(table: Standing) -> Refusal | None:
    if table.is_over():
        return r.TABLE_CLOSED
    return r.BEING_DEALT if table.life == "dealing" else None


def _in_the_dark(table: Standing) -> Refusal | None:
    return r.NOT_IN_THE_DARK if table.is_dark() else None


def _host_at(table: Standing, person: str, seat: int) -> Refusal | None:
    if person != table.host:
        return r.ONLY_HOST
    if seat >= len(table.sitters):
        return NO_SUCH_SEAT
    return _closed(table)


def _leave(table: Standing, seat: int, how: log.How, notes: bool, barred: str | None) -> None:
    """Somebody leaves a seat: in the lobby it is empty, in a running game it is played as was agreed."""
    before = table.sitters[seat]
    if table.match is None:
        sitter = log.NOBODY
    elif table.policy() == "bot":
        sitter = Sitter("bot", before.name, None, usual_bot(table.game), away=True)
    else:
        sitter = Sitter("empty", before.name, away=True)
    _hand_over(table, seat, sitter, how, notes, barred)


def _hand_over(
    table: Standing, seat: int, sitter: Sitter, how: log.How, notes: bool, barred: str | None
) -> None:
    person = table.sitters[seat].person
    table.write(log.SeatTaken(seat, sitter, how, notes, barred))
    if table.match is None:
        return
    voting.after_leaving(table, seat)
    if sitter.kind != "bot" and table.has_rules and table.match.refusal(HOUSE, [away(seat)]) is None:
        table.carry_out(HOUSE, away(seat))  # a game may want to know that nobody plays there
        voting.close(table)
    if how == "rose" and person == table.host and not table.seats_of(person):
        _pass_host(table, seat)


def _pass_host(table: Standing, seat: int) -> None:
    """The host has left the game: the next person clockwise is host, if there is one."""
    seats = len(table.sitters)
    for step in range(1, seats):
        person = table.sitters[(seat + step) % seats].person
        if person is not None:
            table.write(log.HostPassed(person))
            return
