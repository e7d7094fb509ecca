"""A position of Corleone's Empire: everything on the table, and the one method that changes it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.agenda import OF_CARD, OF_GAIN, Agenda
from consigliere.games.corleone.box import NO_SEAT
from consigliere.games.corleone.cards import (
    BANK,
    CASE,
    CHOSEN,
    DECK,
    DISCARDS,
    DONE,
    HAND,
    PUBLIC,
    Agreed,
    pile,
)
from consigliere.games.corleone.ground import (
    COLOUR_MONEY,
    FACE_UP,
    FAMILY,
    NONE,
    PERSON,
    RIVER,
    SUPPLY,
    TURF_MONEY,
)
from consigliere.kernel.viewer import bit, lowest


class Position(Agenda):
    """Everything on the table, and who is asked what."""

    def __init__(
        self,
        agreed: Agreed,
        seats: i64,
        viewer: i64,
        cards: vec[u8],
        sizes: vec[i64],
        people: vec[i64],
        ground: vec[i64],
        markers: vec[u8],
        agenda: vec[i64],
    ) -> None:
        super().__init__(agreed, seats, viewer, cards, sizes, people, ground, markers, agenda)
        self.stage: i64 = e.IN_THE_BOX
        self.asked: i64 = 0  # the seats asked, as a mask
        self.answered: i64 = 0  # of them, those whose secret choice is sealed
        self.phase: i64 = e.OPEN_FOR_BUSINESS
        self.holder: i64 = NO_SEAT  # of the horse head
        self.first_drawn: i64 = NONE  # jobs looked at [CORL-13.11]
        self.second_drawn: i64 = NONE
        self.marks: i64 = 0  # places chosen but not yet acted upon: secret
        self.settling: i64 = NONE  # the turf being settled
        self.ending: i64 = e.NOT_ENDED
        self.winners: i64 = 0

    def is_over(self) -> bool:
        return self.stage == e.OVER

    def is_asked(self, seat: i64, stage: i64) -> bool:
        """Whether a seat is asked this now."""
        return self.stage == stage and (self.asked >> seat) & 1 == 1

    def chooses_in_secret(self, seat: i64) -> bool:
        """Whether a seat is asked to set cards aside unseen by others [CORL-K13, CORL-K14, CORL-K17]."""
        is_secret = self.stage in (e.BID, e.OFFER, e.TRIBUTE, e.DISCARD_FOR_GAIN)
        return is_secret and (self.asked >> seat) & 1 == 1

    # Writing.

    def write(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.ASKED:
            self.asked = a
            self.stage = b
            self.answered = 0
            if b == e.ACTION:
                self.clear_turn()
                self.actor = lowest(a)
        elif kind == e.EFFECT_BEGUN:
            self.begin(b)
        elif kind == e.MONEY_GAINED:
            if c != self.box.unknown + 1:
                self.move(BANK, pile(HAND, a), c)
        elif kind == e.GOOD_GAINED:
            self.gain_good(a, c)
        elif kind == e.MONEY_BANKED:
            self.move(pile(HAND, a), pile(CASE, a), b)
        elif kind == e.FRONT_SHAKEN:
            self.shaken = b
            self.sharer = NO_SEAT
        elif kind == e.FRONT_USED:
            self.use_front(a, b)
        elif kind == e.AREA_SUPPORTED:
            self.support(a, b)
        elif kind == e.THUG_PLAYED:
            self.put_thug(a, b)
        elif kind == e.MEMBER_PLAYED:
            self.put_member(a, b - e.FIRST_MEMBER, c - self.box.board.businesses)
        elif kind == e.JOB_DRAWN:
            self.move(DECK, pile(HAND, a), b)
            if self.first_drawn == NONE:
                self.first_drawn = b
            else:
                self.second_drawn = b
        elif kind == e.JOB_DISCARDED:
            self.move(pile(HAND, a), DISCARDS, b)
            self.first_drawn = NONE
            self.second_drawn = NONE
        elif kind == e.JOB_PAID:
            self.pay_job(a, b, c)
        elif kind == e.GOODS_PAID:
            self._each_time(pile(HAND, a), BANK, b, c)
        elif kind == e.JOB_COMPLETED:
            self.put_in(pile(DONE, a), b)
            self.working = NONE
        elif kind == e.ALLY_PLAYED:
            ally = b - self.box.first_ally
            self.take_out(pile(HAND, a), b)
            self.people[a * PERSON + FACE_UP] |= bit(ally)
            self.push(self.box.allies[ally].items, OF_CARD)
        elif kind == e.CONTROLLER_SHARES:
            self.sharer = self.actor if c else a
        elif kind == e.CARD_CHOSEN:
            self.move(self._chosen_from(a), pile(CHOSEN, a), b)
        elif kind == e.TARGET_CHOSEN:
            self.marks |= bit(b)
        elif kind == e.CHOICE_CLEARED:
            self.move_all(pile(CHOSEN, a), self._chosen_from(a))
            self.marks = 0
        elif kind == e.CHOICE_MADE:
            self.answered |= bit(a)
        elif kind == e.CHOICE_REOPENED:
            self.answered &= ~bit(a)
        elif kind == e.CARD_DISCARDED:
            self.throw_away(pile(HAND, a), b)
        elif kind == e.GAIN_EARNED:
            self.helper = a
            self.push(self.box.effects[b].items, OF_GAIN)
        elif kind == e.HORSE_HEAD_TAKEN or kind == e.FIRST_PLAYER:
            self.holder = a
        elif kind == e.CARD_TAKEN:
            self.move(pile(CASE if c == e.OUT_OF_SUITCASE else HAND, b), pile(HAND, a), d)
        elif kind == e.FIGURE_KILLED:
            self.kill(b, c, d)
        elif kind == e.NEUTRAL_KILLED:
            self.put_neutral(b - e.FIRST_NEUTRAL, RIVER)
        elif kind == e.FIGURE_MOVED:
            self.move_figure(c, d)
        elif kind == e.NEUTRAL_PLACED:
            self.put_neutral(b - e.FIRST_NEUTRAL, d)
        elif kind == e.MARKER_PLACED:
            self.people[a * PERSON + SUPPLY] -= 1
            self.lay_marker(b, a)
        elif kind == e.MARKER_MOVED:
            self.lift_marker(b, a, c)
            self.lay_marker(d, a)
        else:
            self._write_table(kind, a, b, c, d)

    def _write_table(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The events between turns."""
        if kind == e.OFFER_REVEALED:
            self.move(pile(HAND, a), pile(CHOSEN, a), b)
        elif kind == e.OFFERS_CLOSED:
            self.move(pile(CHOSEN, b), pile(CASE, a), c)
            seat: i64
            for seat in range(self.seats):
                self.move_all(pile(CHOSEN, seat), BANK)
        elif kind == e.TURF_WON or kind == e.TURF_UNCHANGED:
            self.settling = a
        elif kind == e.BID_REVEALED:
            self._each_time(pile(CASE, a), pile(CHOSEN, a), b, c)
        elif kind == e.ALLY_BRIBED:
            self.move_all(pile(CHOSEN, a), BANK)
            self.row &= ~bit(b - self.box.first_ally)
            self.put_in(pile(HAND, a), b)
        elif kind == e.BID_RETURNED:
            self.move_all(pile(CHOSEN, a), pile(CASE, a))
        elif kind == e.ALLY_RETURNED:
            self.people[a * PERSON + FACE_UP] &= ~bit(b - self.box.first_ally)
            self.put_in(pile(HAND, a), b)
        elif kind == e.TRIBUTE_PAID or kind == e.HAND_DISCARDED:
            for _ in range(c):
                self.throw_away(pile(HAND, a), b)
        elif kind == e.ACT_STARTED:
            self.act = a + 1
        elif kind == e.PHASE_STARTED:
            self.phase = a
            self.clear_turn()
            self.settling = NONE
        elif kind == e.TILE_PLACED:
            self.place_tile(a, b)
        elif kind == e.PUBLIC_JOB_SHOWN:
            self.move(DECK, PUBLIC, a)
        elif kind == e.JOB_DEALT:
            self.move(DECK, pile(HAND, a), b)
        elif kind == e.JOBS_RESHUFFLED:
            self.move_all(DISCARDS, DECK)
        elif kind == e.ALLY_SHOWN:
            self.later &= ~bit(a - self.box.first_ally)
            self.row |= bit(a - self.box.first_ally)
        elif kind == e.ALLIES_LEFT:
            left = self.later & self.box.allies_of(a + 1)
            self.later &= ~left
            self.gone |= left
        elif kind == e.ALLIES_DISMISSED:
            self.gone |= self.row
            self.row = 0
        elif kind == e.FAMILY_TAKEN:
            self.people[a * PERSON + FAMILY] = b
        elif kind == e.HAND_DEALT:
            self.deal_starting_hand(a)
        elif kind == e.FIGURES_HOME:
            self.bring_home()
        elif kind == e.MEMBER_JOINED:
            self.add_member(a - e.FIRST_MEMBER)
        elif kind == e.HAND_BANKED:
            self._each_time(pile(HAND, a), pile(CASE, a), b, c)
        elif kind == e.SUITCASE_OPENED:
            if (self.unseen >> pile(CASE, a)) & 1:
                self.disclose(pile(CASE, a), b, c)
        elif kind == e.TURF_BONUS:
            self.people[b * PERSON + TURF_MONEY] += c
        elif kind == e.COLOUR_BONUS:
            for seat in range(self.seats):
                if (b >> seat) & 1:
                    self.people[seat * PERSON + COLOUR_MONEY] += c
        elif kind == e.GAME_STARTED:
            self.stacked = self.box.tiles_of(0) | self.box.tiles_of(1)
        elif kind == e.GAME_ENDED:
            self.winners = a
            self.ending = b
            self.stage = e.OVER
            self.asked = 0
            self.answered = 0
            self.disclose_deck()
            self.unseen = 0

    def _each_time(self, source: i64, target: i64, card: i64, number: i64) -> None:
        for _ in range(number):
            self.move(source, target, card)

    def _chosen_from(self, seat: i64) -> i64:
        """The pile from which a seat sets cards aside: bids come from the suitcase [CORL-16.1]."""
        return pile(CASE if self.stage == e.BID else HAND, seat)

    # Copies.

    def copy_to(self, other: Position) -> None:
        """Give another position of the same table everything but the lists, which it has."""
        other.unseen = self.unseen
        other.row = self.row
        other.later = self.later
        other.gone = self.gone
        other.stacked = self.stacked
        other.mayor = self.mayor
        other.boss = self.boss
        other.chief = self.chief
        other.act = self.act
        other.actor = self.actor
        other.helper = self.helper
        other.sharer = self.sharer
        other.shaken = self.shaken
        other.working = self.working
        other.effect = self.effect
        other.taken = self.taken
        other.picking = self.picking
        other.stage = self.stage
        other.asked = self.asked
        other.answered = self.answered
        other.phase = self.phase
        other.holder = self.holder
        other.first_drawn = self.first_drawn
        other.second_drawn = self.second_drawn
        other.marks = self.marks
        other.settling = self.settling
        other.ending = self.ending
        other.winners = self.winners

    def hide_from(self, viewer: i64) -> None:
        """Make this copy the viewer's own: unknown cards where it may not look [section 5 of the rules]."""
        self.viewer = viewer
        if self.stage == e.OVER:
            return
        seat: i64
        for seat in range(self.seats):
            if seat != viewer and self.stage != e.CHOOSE_ALLY:  # then the bids lie open
                self.move_all(pile(CHOSEN, seat), self._chosen_from(seat))
        self.mark_unseen()
        if (self.asked >> viewer) & 1 == 0:
            self.marks = 0
            if self.first_drawn != NONE:
                self.first_drawn = self.box.unknown
            if self.second_drawn != NONE:
                self.second_drawn = self.box.unknown

    def mark_unseen(self) -> None:
        """Make unknown what lies in the piles this copy's viewer may not see [CORL-K1, CORL-K6, CORL-K9]."""
        if self.stage == e.OVER:
            return
        self.unseen = 0
        self.hide(DECK)
        seat: i64
        for seat in range(self.seats):
            if seat != self.viewer:
                self.hide(pile(HAND, seat))
                if not self.agreed.open_ledger:
                    self.hide(pile(CASE, seat))

    def fields(self) -> list[int]:
        numbers: list[int] = [
            int(self.seats),
            int(self.viewer),
            int(self.unseen),
            int(self.row),
            int(self.later),
            int(self.gone),
            int(self.stacked),
            int(self.mayor),
            int(self.boss),
            int(self.chief),
            int(self.act),
            int(self.actor),
            int(self.helper),
            int(self.sharer),
            int(self.shaken),
            int(self.working),
            int(self.effect),
            int(self.taken),
            int(self.picking),
            int(self.stage),
            int(self.asked),
            int(self.answered),
            int(self.phase),
            int(self.holder),
            int(self.first_drawn),
            int(self.second_drawn),
            int(self.marks),
            int(self.settling),
            int(self.ending),
            int(self.winners),
        ]
        numbers.extend([int(n) for n in self.people])
        numbers.extend([int(n) for n in self.ground])
        numbers.extend([int(n) for n in self.markers])
        numbers.append(len(self.agenda))
        numbers.extend([int(n) for n in self.agenda])
        numbers.extend([int(n) for n in self.cards])
        return numbers
