"""Corleone's Empire: what each command causes, what is played for an absent seat, and how the game ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import (
    absence,
    acts,
    bribery,
    deeds,
    effects,
    ending,
    legality,
    tribute,
    turf_war,
    turns,
)
from consigliere.games.corleone import event as e
from consigliere.games.corleone import refusals as r
from consigliere.games.corleone.cards import (
    Agreed,
    fill_box,
    no_cards,
    number_of_piles,
)
from consigliere.games.corleone.choice import choose_card, clear_choice, mark
from consigliere.games.corleone.ground import (
    FAMILY,
    MEMBERS_IN,
    NONE,
    PERSON,
    SUPPLY,
    THUGS,
    TURF_MONEY,
)
from consigliere.games.corleone.invariants import fault
from consigliere.games.corleone.notation import EXCHANGE, GIVE, OTHER_MONEY, PASS, SHOW
from consigliere.games.corleone.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import AWAY, TIME_UP, Command
from consigliere.kernel.refusal import NOT_STARTED, Refusal
from consigliere.kernel.state import Outcome
from consigliere.kernel.viewer import TRUTH, bit, members


class Corleone(Position):
    """One game of Corleone's Empire."""

    # Copies.

    def copy(self) -> Corleone:
        other = Corleone(
            self.agreed,
            self.seats,
            self.viewer,
            self.cards[:],
            self.sizes[:],
            self.people[:],
            self.ground[:],
            self.markers[:],
            self.agenda[:],
        )
        self.copy_to(other)
        return other

    def seen_by(self, viewer: i64) -> Corleone:
        other = self.copy()
        other.hide_from(viewer)
        return other

    def fault(self) -> str:
        return fault(self)

    # Who is asked, and what is legal.

    def waiting_for(self) -> i64:
        return self.asked & ~self.answered

    def may_act(self) -> i64:
        return self.answered  # until the last is in, a sealed choice may be made anew

    def is_sealed(self) -> bool:
        stage = self.stage
        is_marked = stage == e.KILL or stage == e.MOVE or stage == e.PLACE_MARKER
        is_set_aside = stage == e.DISCARD_FOR_GAIN or stage == e.OFFER or stage == e.BID or stage == e.TRIBUTE
        return is_marked or is_set_aside

    def legal(self, seat: i64) -> vec[i64]:
        return legality.legal(self, seat)

    def refusal(self, seat: i64, number: i64) -> Refusal | None:
        if self.stage == e.OVER:
            return r.GAME_OVER
        if self.stage == e.IN_THE_BOX:
            return NOT_STARTED
        if not 0 <= number < self.agreed.numbers.end:
            return r.NO_SUCH_COMMAND
        return legality.refusal(self, seat, number)

    # What it causes.

    def decide(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.effect:
            self._go_on(turns.act(self, seat, number), chance)
        elif number < n.bank:
            self._go_on(effects.choose(self, seat, number - n.effect, chance), chance)
        elif number < n.kill:
            self._decide_gain(seat, number, chance)
        elif number < n.rob:
            self._decide_board(seat, number, chance)
        elif number < n.lift:
            self._decide_target(seat, number, chance)
        else:
            self._decide_table(seat, number, chance)

    def _go_on(self, somebody_is_asked: bool, chance: Chance) -> None:
        """Go on resolving unless somebody is asked; when all is resolved the turn ends [CORL-5.8]."""
        if not somebody_is_asked and effects.proceed(self, chance):
            acts.end_turn(self, chance)

    def _decide_gain(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.keep:
            effects.bank(self, seat, number - n.bank)
        elif number < n.discard:
            effects.keep_job(self, seat, self.box.first_job + number - n.keep)
        elif number < n.good:
            if self.stage == e.TRIBUTE:
                choose_card(self, seat, number - n.discard)
                return
            if not effects.discard_for(self, seat, number - n.discard):
                return
        elif number < n.horse_head:
            effects.take_good(self, seat, number - n.good)
        elif number == n.horse_head:
            effects.take_horse_head(self, seat)
        else:
            deeds.share(self, seat, number == n.go_second)
        self._go_on(False, chance)

    def _decide_board(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.move:
            if deeds.kill(self, seat, legality.target_place(self, number - n.kill)):
                self._go_on(False, chance)
        elif number < n.place:
            mark(self, seat, number - n.move)
        elif number < n.marker:
            if self.stage == e.MOVE:
                self._go_on(deeds.move_to(self, seat, number - n.place), chance)
            else:
                self._go_on(deeds.place_neutral(self, seat, number - n.place), chance)
        elif deeds.place_marker(self, seat, number - n.marker):
            self._go_on(False, chance)

    def _decide_target(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.shake:
            deeds.rob(self, seat, number - n.rob, chance)
            self._go_on(False, chance)
        elif number < n.support:
            self._go_on(deeds.shake(self, seat, number - n.shake, e.BY_CARD), chance)
        elif number < n.offer:
            deeds.support_turf(self, seat, number - n.support)
            self._go_on(False, chance)
        elif deeds.offer(self, seat, number - n.offer):
            self._go_on(False, chance)

    def _decide_table(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.bid:
            self._lift(
                seat, (number - n.lift) // self.box.markers, (number - n.lift) % self.box.markers + 1, chance
            )
        elif number < n.bid_nothing:
            choose_card(self, seat, number - n.bid)
        elif number == n.bid_nothing:
            self._after_bribery(bribery.bid_nothing(self, seat), chance)
        elif number < n.pick:
            bribery.take(self, seat, number - n.bribe)
            self._after_bribery(bribery.ask_next(self), chance)
        elif number < n.decline:
            acts.pick_family(self, seat, number - n.pick, chance)
        elif number == n.decline:
            self._decline(seat, chance)
        elif number == n.done:
            self._done(seat, chance)
        else:
            self.emit(e.CHOICE_REOPENED, seat, self.stage)
            clear_choice(self, seat)

    def _lift(self, seat: i64, turf: i64, number: i64, chance: Chance) -> None:
        if self.stage == e.MOVE_MARKER:
            turf_war.move_marker(self, seat, turf, number)
            acts.go_on_settling(self, self.settling + 1, chance)
        else:
            deeds.lift_for_card(self, seat, turf, number)
            self._go_on(False, chance)

    def _decline(self, seat: i64, chance: Chance) -> None:
        if self.stage == e.MOVE_MARKER:
            acts.go_on_settling(self, self.settling + 1, chance)
        else:
            effects.decline(self, seat)
            self._go_on(False, chance)

    def _done(self, seat: i64, chance: Chance) -> None:
        if self.stage == e.KILL:
            deeds.kill_marked(self, seat)
            self._go_on(False, chance)
        elif self.stage == e.BID:
            self._after_bribery(bribery.seal(self, seat), chance)
        elif not tribute.seal(self, seat):
            acts.end_act(self, chance)

    def _after_bribery(self, somebody_is_asked: bool, chance: Chance) -> None:
        if not somebody_is_asked:
            acts.begin_tribute(self, chance)

    # Defaults [CORL-20.5].

    def default(self, seat: i64) -> i64:
        return absence.default(self, seat)

    def decide_default(self, seat: i64, chance: Chance) -> None:
        stage = self.stage
        if stage == e.TRIBUTE:
            clear_choice(self, seat)
            while self.stage == e.TRIBUTE and (self.waiting_for() >> seat) & 1:
                self.decide(seat, self.default(seat), chance)
            return
        # What was decided in secret stays so: that it was the default would tell [CORL-K13, CORL-K14, CORL-K20].
        if stage != e.BID and stage != e.OFFER and stage != e.BANK:
            self.note(e.DEFAULT_PLAYED, seat, stage)
        self.decide(seat, self.default(seat), chance)

    # Commands outside the catalogue.

    def hush(self, seat: i64, channel: i64) -> Refusal | None:
        return None if channel == 0 else r.NO_SUCH_COMMAND  # talk is free [CORL-20.3]

    def open_refusal(self, actor: i64, command: Command) -> Refusal | None:
        if self.stage == e.OVER:
            return r.GAME_OVER
        verb = command.verb
        if verb == PASS:
            return r.NO_PASSING
        if verb == EXCHANGE:
            return r.NO_EXCHANGE
        if verb == GIVE:
            return r.NO_GIVING
        if verb == SHOW:
            return r.NO_SHOWING
        if verb == OTHER_MONEY:
            return r.NO_OTHER_MONEY
        if verb == AWAY:
            return r.ABSENCE_CHANGES_NOTHING
        return r.NO_CLOCK_RUNS if verb == TIME_UP else r.NO_SUCH_COMMAND

    # The end.

    def outcome(self) -> Outcome | None:
        if self.stage != e.OVER:
            return None
        scores = [int(ending.total_money(self, seat)) for seat in range(self.seats)]
        ranks = [(scores[seat], int(self.person(TURF_MONEY, seat))) for seat in range(self.seats)]
        places = [1 + sum([1 for other in ranks if other > ranks[seat]]) for seat in range(self.seats)]
        return Outcome(e.ENDINGS[self.ending], members(self.winners), places, scores)


def in_the_box(agreed: Agreed, seats: i64) -> Corleone:
    """The state before the first event: everything in its stack, the first figures in reserve [CORL-2]."""
    board = agreed.box.board
    people = vec[i64]([0] * (seats * PERSON))
    seat: i64
    for seat in range(seats):
        people[seat * PERSON + FAMILY] = NONE
        people[seat * PERSON + THUGS] = agreed.thugs
        people[seat * PERSON + MEMBERS_IN] = bit(agreed.box.acts[0].member)
        people[seat * PERSON + SUPPLY] = agreed.box.markers
    ground = vec[i64]([0] * (2 * board.businesses + board.spaces + 2 * board.turfs))
    state = Corleone(
        agreed,
        seats,
        TRUTH,
        no_cards(agreed.box, seats),
        vec[i64]([0] * number_of_piles(seats)),
        people,
        ground,
        vec[u8]([u8(0)] * (board.turfs * agreed.markers)),
        vec[i64](),
    )
    business: i64
    for business in range(board.businesses):
        ground[state.at_turf + business] = board.business[business].turf
    turf: i64
    for turf in range(board.turfs):
        ground[state.at_tile + turf] = NONE
    state.ground = ground
    fill_box(state)
    return state
