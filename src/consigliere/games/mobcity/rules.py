"""Mob City: what each command causes, what is played for an absent captain, and how the game ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import (
    absence,
    bidding,
    business,
    daily,
    days,
    ending,
    hiring,
    legality,
    listing,
    opening,
    shootout,
    standing,
)
from consigliere.games.mobcity import event as e
from consigliere.games.mobcity import refusals as r
from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.bids import NO_BID
from consigliere.games.mobcity.box import ARMS, EVENT, GROUPS, NO_SEAT, POLICE, PRIVILEGES
from consigliere.games.mobcity.cards import BOSS, IN_DECK, NO_BOSS, PILE
from consigliere.games.mobcity.city import BID, CASH, CHOICE, FAME, HOME, PERSON, UNOWNED
from consigliere.games.mobcity.invariants import fault
from consigliere.games.mobcity.notation import FIRE, GIVE, HAND, MOVE, PASS, RETREAT, SELL
from consigliere.games.mobcity.position import Position
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import AWAY, TIME_UP, Command
from consigliere.kernel.refusal import NOT_STARTED, Refusal
from consigliere.kernel.state import Outcome
from consigliere.kernel.viewer import TRUTH, bit, members


class MobCity(Position):
    """One game of Mob City."""

    # Copies.

    def copy(self) -> MobCity:
        other = MobCity(
            self.agreed,
            self.seats,
            self.viewer,
            self.at[:],
            self.piles[:],
            self.fight[:],
            self.floor[:],
            self.deck[:],
            self.batches[:],
            self.people[:],
            self.owners[:],
            self.stand[:],
            self.tiles[:],
            self.steps[:],
            self.scene[:],
        )
        self.copy_to(other)
        return other

    def seen_by(self, viewer: i64) -> MobCity:
        other = self.copy()
        other.hide_from(viewer)
        return other

    def fault(self) -> str:
        return fault(self)

    # Who is asked, and what is legal.

    def waiting_for(self) -> i64:
        return self.asked & ~self.answered

    def may_act(self) -> i64:
        return self.answered if self.stage == e.BID else 0  # a bid may be changed [MOB-4.8]

    def is_sealed(self) -> bool:
        stage = self.stage
        is_order = stage == e.WAGES or stage == e.SPEAKEASIES or stage == e.SEND
        is_fight = stage == e.ARM or stage == e.ACT or stage == e.LOOT
        return is_order or is_fight or stage == e.BID or stage == e.HIRE or stage == e.MOLLS

    def legal(self, seat: i64) -> vec[i64]:
        if self.viewer != TRUTH and self.viewer != seat:
            return vec[i64]()  # nobody else can tell what is surely legal
        return listing.legal(self, seat)

    def refusal(self, seat: i64, number: i64) -> Refusal | None:
        if self.stage == e.OVER:
            return r.GAME_OVER
        if self.stage == e.IN_THE_BOX:
            return NOT_STARTED
        if not 0 <= number < self.agreed.numbers.end:
            return r.NO_SUCH_COMMAND
        if self.viewer != TRUTH and self.viewer != seat:
            return r.NOT_KNOWN
        return legality.refusal(self, seat, number)

    # What it causes.

    def decide(self, seat: i64, number: i64, chance: Chance) -> None:
        self._apply(seat, number, chance)
        self._answer_by_orders(chance)

    def _answer_by_orders(self, chance: Chance) -> None:
        """Whatever a standing order or the option answers is answered at once [MOB-24.5, MOB-24.11]."""
        seat = standing.who_need_not_be_asked(self)
        while seat != NO_SEAT:
            if not self.agreed.autoplay:
                self.note(e.ORDER_CARRIED_OUT, seat, self.stage)
            self._answer(seat, chance)
            seat = standing.who_need_not_be_asked(self)

    def _answer(self, seat: i64, chance: Chance) -> None:
        """Take all steps of one answer."""
        n = self.agreed.numbers
        stage = self.stage
        number = standing.answer(self, seat)
        self._apply(seat, number, chance)
        while self.is_asked(seat, stage) and (len(self.steps) > 0 or (stage == e.MOLLS and number != n.done)):
            number = standing.answer(self, seat)
            self._apply(seat, number, chance)

    def _apply(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.pay:
            self._bid(seat, number, chance)
        elif number < n.fine:
            self._order(seat, number, chance)
        elif number < n.decline:
            self._resolve(seat, number, chance)
        elif number == n.decline:
            self._decline(seat, chance)
        else:
            self._done(seat, chance)

    def _bid(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        if number < n.bid:
            if not opening.assign_soldier(self, seat, number - n.place):
                bidding.begin_round(self)
        elif number < n.take:
            if not bidding.bid(self, seat, number - n.bid):
                days.go_on_bidding(self, e.TAKE_EVENT, NO_SEAT, chance)
        elif number == n.take:
            if self.stage == e.TAKE_EVENT:
                bidding.take(self, EVENT, seat, chance)
                days.begin_hiring(self, chance)
            else:
                bidding.take(self, POLICE, seat, chance)
                days.go_on_bidding(self, e.TAKE_WHISKEY, NO_SEAT, chance)
        elif number < n.whiskey:
            hiring.choose(self, seat, (number - n.hire) // GROUPS, (number - n.hire) % GROUPS)
        else:
            bidding.take_whiskey(self, seat, number - n.whiskey)
            days.go_on_bidding(self, e.TAKE_WHISKEY, seat, chance)

    def _order(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        to = bit(seat)
        if number < n.pay_weapon:
            card = number - n.pay
            self.emit_to(to, to, e.WAGE_CHOSEN, seat, card, self.place_of(card) % GROUPS)
        elif number < n.buy:
            at = number - n.pay_weapon
            self.emit_to(to, to, e.WAGE_CHOSEN, seat, self.box.first_weapon + at // GROUPS, at % GROUPS)
        elif number < n.open:
            daily.buy(self, seat, number - n.buy)
            if not daily.can_buy(self, seat):
                days.go_on_orders(self, seat, e.SPEAKEASIES, chance)
        elif number < n.send:
            self.emit_to(to, to, e.SPEAKEASY_CHOSEN, seat, number - n.open)
        elif number < n.order:
            at = number - n.send
            self.emit_to(to, to, e.GROUP_AIMED, seat, at // self.box.lots, at % self.box.lots)
        else:
            at = number - n.order
            self.emit_to(to, to, e.ORDER_SWITCHED, seat, n.order_of[at], n.value_of[at])

    def _resolve(self, seat: i64, number: i64, chance: Chance) -> None:
        n = self.agreed.numbers
        to = bit(seat)
        if number < n.bomb:
            business.fine(self, seat, number - n.fine)
            days.go_on_after_event(self, chance)
        elif number < n.arm:
            business.bomb(self, seat, number - n.bomb, e.BEFORE)
            days.after_shootout(self, chance)
        elif number < n.act:
            at = number - n.arm
            self.emit_to(to, to, e.WEAPON_ASSIGNED, seat, at // ARMS, at % ARMS)
        elif number < n.collect:
            self._fight_on(shootout.choose_actor(self, seat, number - n.act, chance), chance)
        elif number < n.capture:
            self._fight_on(shootout.act_on(self, seat, number, chance), chance)
        elif number == n.capture:
            self._fight_on(shootout.capture(self, seat, True, chance), chance)
        elif number < n.reveal:
            at = number - n.loot
            self.emit_to(to, to, e.LOOT_CHOSEN, seat, at // GROUPS, at % GROUPS)
        else:
            self.emit_to(to, to, e.MOLL_CHOSEN, seat, number - n.reveal)

    def _fight_on(self, somebody_is_asked: bool, chance: Chance) -> None:
        if not somebody_is_asked:
            days.after_shootout(self, chance)

    def _decline(self, seat: i64, chance: Chance) -> None:
        stage = self.stage
        if stage == e.THROW:
            self.note(e.GRENADE_HELD_BACK, seat, self.lot)
            days.after_window(self, seat, chance)
        elif stage == e.SHOOT_AGAIN:
            self._fight_on(shootout.next_action(self, chance), chance)
        elif stage == e.CAPTURE:
            self._fight_on(shootout.capture(self, seat, False, chance), chance)
        else:
            self.note(e.PRIVILEGE_PASSED, _privilege(stage), seat, e.DECLINED)
            days.go_on_bidding(self, stage, seat, chance)

    def _done(self, seat: i64, chance: Chance) -> None:
        stage = self.stage
        if stage == e.HIRE:
            hiring.hire(self, seat)
            days.go_on_bidding(self, e.HIRE, seat, chance)
        elif stage == e.WAGES:
            daily.pay_chosen(self, seat)
            days.go_on_orders(self, seat, e.BUY, chance)
        elif stage == e.BUY:
            days.go_on_orders(self, seat, e.SPEAKEASIES, chance)
        elif stage == e.SPEAKEASIES:
            daily.open_chosen(self, seat)
            days.go_on_orders(self, seat, e.SEND, chance)
        elif stage == e.SEND:
            daily.send_all(self, seat)
            days.end_turn(self, seat, chance)
        elif stage == e.ARM:
            shootout.arm(self, seat)
            self._fight_on(shootout.go_on_arming(self, chance), chance)
        elif stage == e.LOOT:
            shootout.loot(self, seat)
            days.after_shootout(self, chance)
        elif not business.answer_molls(self, seat):
            days.after_molls(self, chance)

    # Defaults [MOB-24.3].

    def default(self, seat: i64) -> i64:
        return absence.default(self, seat)

    def decide_default(self, seat: i64, chance: Chance) -> None:
        stage = self.stage
        # What was decided in secret stays so: that it was the default would tell [MOB-24.6].
        if stage >= e.TAKE_EVENT and not (
            stage == e.HIRE or stage == e.WAGES or stage == e.THROW or stage == e.MOLLS
        ):
            self.note(e.DEFAULT_PLAYED, seat, stage)
        if len(self.steps) > 0 or (stage == e.MOLLS and self.person(CHOICE, seat) != 0):
            self.emit_to(bit(seat), bit(seat), e.CHOICE_CLEARED, seat)
        n = self.agreed.numbers
        number = self.default(seat)
        self._apply(seat, number, chance)
        while self.is_asked(seat, stage) and (len(self.steps) > 0 or (stage == e.MOLLS and number != n.done)):
            number = self.default(seat)
            self._apply(seat, number, chance)
        self._answer_by_orders(chance)

    # Commands outside the catalogue.

    def hush(self, seat: i64, channel: i64) -> Refusal | None:
        return None if channel == 0 else r.NO_SUCH_COMMAND  # talk is free [MOB-1.12]

    def open_refusal(self, actor: i64, command: Command) -> Refusal | None:
        if self.stage == e.OVER:
            return r.GAME_OVER
        verb = command.verb
        if verb == GIVE:
            return r.NO_TRADE
        if verb == MOVE:
            return r.NO_MOVING
        if verb == FIRE:
            return r.NO_FIRING
        if verb == SELL:
            return r.NO_SELLING
        if verb == RETREAT:
            return r.NO_RETREAT
        if verb == PASS:
            return r.MUST_ACT
        if verb == HAND:
            return r.NO_HANDING_ON
        if verb == AWAY:
            return r.ABSENCE_CHANGES_NOTHING
        return r.NO_CLOCK_RUNS if verb == TIME_UP else r.NO_SUCH_COMMAND

    # The end.

    def outcome(self) -> Outcome | None:
        if self.stage != e.OVER:
            return None
        places = [int(ending.place_of(self, seat)) for seat in range(self.seats)]
        scores = [int(ending.score(self, seat)) for seat in range(self.seats)]
        return Outcome(e.ENDINGS[self.ending], members(self.winners), places, scores)


def _privilege(stage: i64) -> i64:
    """The privilege that is offered."""
    if stage == e.TAKE_EVENT:
        return EVENT
    return POLICE if stage == e.TAKE_POLICE else len(PRIVILEGES) - 1


def in_the_box(agreed: Agreed, seats: i64) -> MobCity:
    """The state before the first event: all enforcers in the deck, nobody anywhere [MOB-2]."""
    box = agreed.box
    places = seats * GROUPS + 1 + seats
    people = vec[i64]([0] * (seats * PERSON))
    seat: i64
    for seat in range(seats):
        people[seat * PERSON + CASH] = box.terms.cash
        people[seat * PERSON + FAME] = box.terms.notoriety
        people[seat * PERSON + BID] = NO_BID
    piles = vec[u8]([u8(0)] * (places * PILE))
    place: i64
    for place in range(places):
        piles[place * PILE + BOSS] = NO_BOSS
    deck: list[u8] = []
    card: i64
    for card in range(box.cards):
        for _ in range(i64(box.counts[card])):
            deck.append(u8(card))
    return MobCity(
        agreed,
        seats,
        TRUTH,
        vec[u8]([u8(IN_DECK)] * box.characters),
        piles,
        vec[u8]([u8(0)] * (box.characters * (agreed.most_held + 1))),
        vec[u8]([u8(0)] * ((seats + 1) * ARMS)),
        vec[u8](deck),
        vec[u8]([u8(box.total)]),
        people,
        vec[u8]([u8(UNOWNED)] * box.lots),
        vec[u8]([u8(HOME)] * (seats * GROUPS)),
        vec[u8]([u8(0)] * agreed.blocks),
        vec[i64](),
        vec[i64](),
    )
