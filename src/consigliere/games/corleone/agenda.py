"""What is being resolved in Corleone's Empire: lists of effects within each other, and who resolves them [CORL-13]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.corleone import event as e
from consigliere.games.corleone.box import (
    BYTE,
    DEPTH_AT,
    EFFECT_BITS,
    GAIN_CHOICE,
    GOODS_MASK,
    LEFT_AT,
    NO_SEAT,
    TAKEN_AT,
)
from consigliere.games.corleone.cards import BANK, HAND, PUBLIC, Agreed, pile
from consigliere.games.corleone.ground import NONE, Ground
from consigliere.kernel.viewer import bit

# Depths of lists of effects: a card's, a front's or backs', the gain of a discard_for.
OF_CARD: Final = 0
OF_BUSINESS: Final = 1
OF_GAIN: Final = 2


class Agenda(Ground):
    """The effects left to resolve. The deepest list stands last and is resolved first."""

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
        super().__init__(agreed, seats, viewer, cards, sizes, people, ground, markers)
        self.agenda: vec[i64] = agenda
        self.actor: i64 = NO_SEAT  # whose turn it is
        self.helper: i64 = NO_SEAT  # who resolves a front, backs or a gain
        self.sharer: i64 = NO_SEAT  # who resolves the shaken front afterwards
        self.shaken: i64 = NONE
        self.working: i64 = NONE  # the job being resolved
        self.effect: i64 = NONE  # the effect being resolved
        self.taken: i64 = 0  # goods that the effect may not give again, as a mask
        self.picking: i64 = NONE  # where further icons of that effect stand in the agenda

    # Reading.

    def depth(self) -> i64:
        """The depth of the list being resolved; -1 if there is none."""
        size = len(self.agenda)
        return -1 if size == 0 else self.agenda[size - 1] >> DEPTH_AT

    def resolver(self) -> i64:
        """Who resolves the list [section 4 of the rules]."""
        return self.actor if self.depth() == OF_CARD else self.helper

    def start_of_list(self) -> i64:
        """Where the list being resolved begins in the agenda."""
        depth = self.depth()
        place: i64 = len(self.agenda)
        while place > 0 and self.agenda[place - 1] >> DEPTH_AT == depth:
            place -= 1
        return place

    # Writing; for events alone.

    def clear_turn(self) -> None:
        """Nothing is being resolved."""
        self.helper = NO_SEAT
        self.shaken = NONE
        self.effect = NONE
        self.taken = 0
        self.picking = NONE

    def push(self, items: vec[i64], depth: i64) -> None:
        """A list of effects is to be resolved before those already there."""
        for one in items:
            self.agenda = append(self.agenda, one | (depth << DEPTH_AT))

    def use_front(self, seat: i64, business: i64) -> None:
        """A seat resolves the front of a business [CORL-1.13]."""
        self.helper = seat
        if seat == self.sharer:
            self.sharer = NO_SEAT
        self.push(self.box.board.business[business].front, OF_BUSINESS)

    def support(self, seat: i64, area: i64) -> None:
        """The backs of all businesses of an area are to be resolved [CORL-1.13]."""
        board = self.box.board
        self.helper = seat
        turf: i64 = area - board.businesses - board.spaces
        if turf == board.turfs:
            self.push(board.park_items, OF_BUSINESS)
            return
        self.push(board.business[turf].back, OF_BUSINESS)
        if self.tile(turf) != NONE:
            self.push(board.business[self.tile(turf)].back, OF_BUSINESS)

    def pay_job(self, seat: i64, card: i64, source: i64) -> None:
        """The job lies on the table while it is resolved: its money, then its effects [CORL-9.7, CORL-9.9]."""
        self.take_out(PUBLIC if source == e.FROM_PUBLIC else pile(HAND, seat), card)
        self.working = card
        job = self.box.jobs[card - self.box.first_job]
        if len(job.money) > 0:
            one: i64 = 1
            self.agenda = append(self.agenda, self.box.job_money | (one << LEFT_AT))
        self.push(job.items, OF_CARD)

    def begin(self, effect: i64) -> None:
        """One icon of an effect is used: the first in printed order of the list being resolved."""
        found = self.start_of_list()
        while self.agenda[found] & BYTE != effect:
            found += 1
        one: i64 = self.agenda[found]
        self.effect = effect
        self.taken = (one >> TAKEN_AT) & GOODS_MASK
        if (one >> LEFT_AT) & BYTE > 1:
            self.agenda[found] = one - (bit(EFFECT_BITS))
            self.picking = found
        else:
            self._drop(found)
            self.picking = NONE

    def _drop(self, place: i64) -> None:
        last: i64 = len(self.agenda) - 1
        while place < last:
            self.agenda[place] = self.agenda[place + 1]
            place += 1
        self.agenda = self.agenda[:last]

    def gain_good(self, seat: i64, card: i64) -> None:
        """A good is taken into hand, unless it is none [CORL-13.9]."""
        if card == self.box.unknown + 1:
            return
        self.move(BANK, pile(HAND, seat), card)
        if self.picking != NONE:
            effect = self.box.effects[self.effect]
            if effect.kind == GAIN_CHOICE and effect.b:  # no good twice [CORL-13.10]
                self.agenda[self.picking] |= bit(card - self.box.first_good) << TAKEN_AT
