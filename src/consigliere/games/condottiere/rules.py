"""The rules of Condottiere as a whole: who is asked, what is legal, why not, and what a command causes."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from consigliere.games.condottiere import action as a
from consigliere.games.condottiere import aftermath, battle, victory
from consigliere.games.condottiere import event as e
from consigliere.games.condottiere import refusals as r
from consigliere.games.condottiere.pieces import (
    KINDS,
    MERCENARIES,
    NO_CARD,
    NO_SEAT,
    OFF_BOARD,
    SURRENDER,
    UNKNOWN,
    WIDTH,
    Box,
)
from consigliere.games.condottiere.position import (
    DECK,
    DOWN,
    HAND,
    LINE,
    Agreed,
    Position,
    full_deck,
    no_regions,
    number_of_piles,
    pile,
)
from consigliere.kernel.chance import Chance
from consigliere.kernel.command import TIME_UP, Command
from consigliere.kernel.refusal import NOT_STARTED, Refusal
from consigliere.kernel.state import Outcome, Timer
from consigliere.kernel.viewer import EVERYBODY, TRUTH, bit, count, members

# Commands outside the catalogue: showing cards, and what no rule ever allows.
SHOW: Final = "show"
GIVE: Final = "give"
DISCARD_SOME: Final = "discard-some"
KEEP_MORE: Final = "keep-more"
TAKE_SPECIAL: Final = "take-special"
DRAW_MORE: Final = "draw-more"
DISCARD_TIMER: Final = "discard"


class Condottiere(Position):
    """One game of Condottiere, or a whole campaign."""

    # Copies.

    def copy(self) -> Condottiere:
        other = Condottiere(
            self.box,
            self.agreed,
            self.seats,
            self.viewer,
            self.cards[:],
            self.sizes[:],
            self.regions[:],
            self.points[:],
        )
        self.copy_to(other)
        return other

    def seen_by(self, viewer: i64) -> Condottiere:
        other = self.copy()
        other.hide_from(viewer)
        return other

    # Who is asked.

    def waiting_for(self) -> i64:
        return self.asked & ~self.answered

    def may_act(self) -> i64:
        # Under a live clock, and until the last has answered, an answer may be changed.
        return self.answered

    def timers(self) -> list[Timer]:
        if self.stage == e.ANSWER and self.agreed.live_clock:
            return [Timer(DISCARD_TIMER, "discard_seconds")]
        return []

    # What is legal.

    def legal(self, seat: i64) -> vec[i64]:
        if (self.asked >> seat) & 1 == 0:
            return vec[i64]()
        stage = self.stage
        if stage == e.PLAY:
            found = append(self._held_from(a.PLAY_CARD, HAND, seat, KINDS), a.PASS)
            return append(found, a.PASS_TURNING_UP) if self.size(DOWN, seat) > 0 else found
        if stage == e.CHOOSE:
            return _from_mask(a.CHOOSE_REGION, aftermath.region_choices(self))
        if stage == e.TAKE_BACK:
            return append(self._held_from(a.TAKE_BACK, LINE, seat, MERCENARIES), a.TAKE_NOTHING)
        if stage == e.FAVOR:
            return append(_from_mask(a.PLACE_FAVOR, battle.favor_choices(self)), a.FAVOR_OFF)
        if stage == e.ANSWER:
            found = vec[i64]([a.KEEP_HAND])
            return found if battle.holds_mercenary(self, seat) else append(found, a.DISCARD_HAND)
        if stage == e.DRAW:
            return _from_mask(a.DRAW, bit(aftermath.most_drawn(self, seat) + 1) - 1)
        return self._legal_keeping(seat)

    def _held_from(self, base: i64, which: i64, seat: i64, kinds: i64) -> vec[i64]:
        """One command for each kind of card in a seat's pile, the first kind's number being `base`."""
        found = vec[i64]()
        cards = self.cards
        start = pile(which, seat) * WIDTH
        card: i64
        for card in range(kinds):
            if cards[start + card] > 0:
                found = append(found, base + card)
        return found

    def _legal_keeping(self, seat: i64) -> vec[i64]:
        found = append(vec[i64](), a.KEEP_CARDS)
        kinds = self._held_from(0, HAND, seat, KINDS)
        for card in kinds:
            found = append(found, a.keeping(card, NO_CARD))
        for first in kinds:
            for second in kinds:
                if first < second or (first == second and self.held(HAND, seat, first) > 1):
                    found = append(found, a.keeping(first, second))
        return found

    def _may_keep(self, seat: i64, number: i64) -> bool:
        first = a.FIRST_KEPT[number - a.KEEP_CARDS]
        second = a.SECOND_KEPT[number - a.KEEP_CARDS]
        if first == NO_CARD:
            return True
        if second == first:
            return self.held(HAND, seat, first) > 1
        return self.held(HAND, seat, first) > 0 and (second == NO_CARD or self.held(HAND, seat, second) > 0)

    # Why not.

    def refusal(self, seat: i64, number: i64) -> Refusal | None:
        if self.stage == e.OVER:
            return r.GAME_OVER
        if self.stage == e.IN_THE_BOX:
            return NOT_STARTED
        if not 0 <= number < a.END:
            return r.NO_SUCH_COMMAND
        if number < a.PLAY_CARD:
            return self._choose_refusal(seat, number - a.CHOOSE_REGION)
        if number <= a.PASS_TURNING_UP:
            return self._turn_refusal(seat, number)
        if number <= a.TAKE_NOTHING:
            return self._take_back_refusal(seat, number)
        if number <= a.FAVOR_OFF:
            return self._favor_refusal(seat, number - a.PLACE_FAVOR)
        if number <= a.DISCARD_HAND:
            return self._answer_refusal(seat, number == a.DISCARD_HAND)
        if number < a.KEEP_CARDS:
            return self._draw_refusal(seat, number - a.DRAW)
        return self._keep_refusal(seat, number)

    def _choose_refusal(self, seat: i64, region: i64) -> Refusal | None:
        if seat != self.holder:
            return r.NOT_HOLDER
        if self.stage != e.CHOOSE:
            return r.NOT_CHOOSING
        protected = region == self.favor
        if self.agreed.capturing:
            if self.owner(region) == seat:
                return r.OWN_REGION
            return r.REGION_PROTECTED_CAPTURING if protected else None
        if self.owner(region) != NO_SEAT:
            return r.REGION_CONTROLLED
        return r.REGION_PROTECTED if protected else None

    def _turn_refusal(self, seat: i64, number: i64) -> Refusal | None:
        asked = (self.asked >> seat) & 1 == 1
        if asked and (self.stage == e.TAKE_BACK or self.stage == e.FAVOR):
            return r.ONE_THING
        in_battle = e.PLAY <= self.stage <= e.FAVOR
        if in_battle and (self.out >> seat) & 1:
            came_with_cards = (self.played >> seat) & 1 == 1 or self.hand_size(seat) > 0
            return r.OUT_OF_BATTLE if came_with_cards else r.NO_CARDS
        if self.stage != e.PLAY or not asked:
            return r.NOT_YOUR_TURN
        if number == a.PASS:
            return None
        if number == a.PASS_TURNING_UP:
            return None if self.size(DOWN, seat) > 0 else r.NOTHING_FACE_DOWN
        return None if self.held(HAND, seat, number - a.PLAY_CARD) > 0 else r.NOT_IN_HAND

    def _take_back_refusal(self, seat: i64, number: i64) -> Refusal | None:
        if self.stage != e.TAKE_BACK or (self.asked >> seat) & 1 == 0:
            return r.NO_SCARECROW
        if number == a.TAKE_NOTHING:
            return None
        card = number - a.TAKE_BACK
        if self.held(LINE, seat, card) > 0:
            return None
        return r.FACE_DOWN_STAYS if self.held(DOWN, seat, card) > 0 else r.CANNOT_TAKE_BACK

    def _favor_refusal(self, seat: i64, region: i64) -> Refusal | None:
        if self.stage != e.FAVOR or (self.asked >> seat) & 1 == 0:
            return r.NO_BISHOP
        if region == OFF_BOARD:
            return None
        if self.agreed.capturing:
            barred = region == self.contested and not self.agreed.favor_on_contested
            return r.FAVOR_ON_CONTESTED_CAPTURING if barred else None
        if self.owner(region) != NO_SEAT:
            return r.FAVOR_ON_CONTROLLED
        return r.FAVOR_ON_CONTESTED if region == self.contested else None

    def _answer_refusal(self, seat: i64, discards: bool) -> Refusal | None:
        if self.agreed.draw_after_battle:
            return r.NEVER_DISCARDING
        if self.hand_size(seat) == 0:
            return r.NO_HAND_TO_DISCARD
        if discards and battle.holds_mercenary(self, seat):
            return r.HOLDS_MERCENARY
        if self.stage != e.ANSWER:
            return r.NOT_DISCARDING
        return r.NOT_KNOWN if discards and self.held(HAND, seat, UNKNOWN) > 0 else None

    def _draw_refusal(self, seat: i64, number: i64) -> Refusal | None:
        if not self.agreed.draw_after_battle:
            return r.NO_DRAWING
        if self.stage == e.DRAW and (self.asked >> seat) & 1:
            return None if number <= aftermath.most_drawn(self, seat) else r.ABOVE_LIMIT
        return r.NOT_YOUR_DRAW

    def _keep_refusal(self, seat: i64, number: i64) -> Refusal | None:
        if self.stage != e.KEEP or (self.asked >> seat) & 1 == 0:
            return r.NOT_KEEPING
        return None if self._may_keep(seat, number) else r.KEPT_NOT_IN_HAND

    # What it causes.

    def decide(self, seat: i64, number: i64, chance: Chance) -> None:
        if number < a.PLAY_CARD:
            aftermath.choose(self, seat, number - a.CHOOSE_REGION, chance)
        elif number < a.KEEP_HAND:
            self._decide_turn(seat, number)
            # Everyone is out, or a Surrender was played [CON-4.16].
            if self.out == self.everyone or number == a.PLAY_CARD + SURRENDER:
                aftermath.end_battle(self, seat, chance)
        elif number <= a.DISCARD_HAND:
            reply: i64 = e.DISCARD_HAND if number == a.DISCARD_HAND else e.KEEP_HAND
            aftermath.answer(self, seat, reply, chance)
        elif number < a.KEEP_CARDS:
            aftermath.draw(self, seat, number - a.DRAW, chance)
        else:
            place = number - a.KEEP_CARDS
            aftermath.keep(self, seat, a.FIRST_KEPT[place], a.SECOND_KEPT[place], chance)

    def _decide_turn(self, seat: i64, number: i64) -> None:
        if number < a.PASS:
            battle.play(self, seat, number - a.PLAY_CARD)
        elif number <= a.PASS_TURNING_UP:
            battle.pass_turn(self, seat, number == a.PASS_TURNING_UP)
        elif number < a.TAKE_NOTHING:
            battle.take_back(self, seat, number - a.TAKE_BACK)
        elif number == a.TAKE_NOTHING:
            battle.take_back(self, seat, NO_CARD)
        else:
            battle.place_favor(self, seat, number - a.PLACE_FAVOR)

    # Defaults [CON-18.4].

    def default(self, seat: i64) -> i64:
        stage = self.stage
        if stage == e.CHOOSE:
            return self.legal(seat)[0]  # the first legal region in map order
        if stage == e.PLAY:
            return a.PASS
        if stage == e.TAKE_BACK:
            return a.TAKE_NOTHING
        if stage == e.FAVOR:
            return a.FAVOR_OFF
        if stage == e.ANSWER:
            return a.KEEP_HAND
        if stage == e.DRAW:
            return a.DRAW + aftermath.most_drawn(self, seat)
        return self._default_keeping(seat)

    def _default_keeping(self, seat: i64) -> i64:
        """The two cards of the hand that the edition ranks first [CON-D6]."""
        best: list[int] = []
        for card in self.box.keep_order:
            best.extend([card] * int(self.held(HAND, seat, card)))
        kept = sorted([*best, NO_CARD][: a.MOST_KEPT])
        return a.keeping(kept[0], kept[1])

    def decide_default(self, seat: i64, chance: Chance) -> None:
        if self.stage != e.ANSWER:  # a default "keep" is not logged as one [CON-K11]
            self.note(e.DEFAULT_PLAYED, seat, self.stage)
        self.decide(seat, self.default(seat), chance)

    # Commands outside the catalogue.

    def hush(self, seat: i64, channel: i64) -> Refusal | None:
        return None if channel == 0 else r.NO_SUCH_COMMAND  # talk is free at any time [CON-11.1]

    def open_refusal(self, actor: i64, command: Command) -> Refusal | None:
        verb = command.verb
        if self.stage == e.OVER:
            return r.GAME_OVER
        if verb == TIME_UP:
            runs = command.text == DISCARD_TIMER and len(self.timers()) > 0
            return None if runs else r.NO_CLOCK_RUNS
        if verb == SHOW:
            return self._show_refusal(actor, command)
        if verb == GIVE:
            return r.NO_GIVING
        if verb == DISCARD_SOME:
            return r.NEVER_DISCARDING if self.agreed.draw_after_battle else r.WHOLE_HAND
        if verb == KEEP_MORE:
            return r.TOO_MANY_KEPT
        if verb == TAKE_SPECIAL:
            waits = self.stage == e.TAKE_BACK and (self.asked >> actor) & 1 == 1
            return r.CANNOT_TAKE_BACK if waits else r.NO_SCARECROW
        if verb == DRAW_MORE:
            return r.DRAW_OUT_OF_RANGE if self.agreed.draw_after_battle else r.NO_DRAWING
        return r.ABSENCE_CHANGES_NOTHING if verb == "away" else r.NO_SUCH_COMMAND

    def _show_refusal(self, seat: i64, command: Command) -> Refusal | None:
        if not self.agreed.show_cards:
            return r.SHOWING_OFF
        to: i64 = command.args[0]
        if to == 0 or to & ~self.everyone or (to >> seat) & 1:
            return r.SHOW_TO_WHOM
        shown = list(command.args[1:])
        enough = all(shown.count(card) <= int(self.held(HAND, seat, card)) for card in shown)
        return None if shown and enough else r.SHOWN_NOT_IN_HAND

    def decide_open(self, actor: i64, command: Command, chance: Chance) -> None:
        if command.verb == TIME_UP:
            aftermath.close_answers(self, chance)
            return
        to: i64 = command.args[0]
        shown = sorted(command.args[1:])
        self.note(e.CARDS_SHOWN, actor, to, len(shown))
        for place, card in enumerate(shown):
            number: i64 = shown[: place + 1].count(card)
            self.emit_to(to | bit(actor), to | bit(actor), e.CARD_SEEN, actor, card, number)

    # The end.

    def outcome(self) -> Outcome | None:
        if self.stage != e.OVER:
            return None
        regions = [int(count(self.regions[seat])) for seat in range(self.seats)]
        points = [int(n) for n in self.points]
        scores = points if self.agreed.target else regions
        winners = members(self.winners)
        places = [1 if s in winners else 1 + self._ahead(s, scores) for s in range(self.seats)]
        return Outcome(e.ENDINGS[self.ending], winners, places, scores)

    def _ahead(self, seat: i64, scores: list[int]) -> int:
        """How many seats come before one that did not win: the winners and those with more [CON-9.8]."""
        return sum(
            1 for other in range(self.seats) if (self.winners >> other) & 1 or scores[other] > scores[seat]
        )


def in_the_box(box: Box, agreed: Agreed, seats: i64) -> Condottiere:
    """The state before the first event: all cards in the deck, nobody has anything."""
    sizes = vec[i64]([0] * number_of_piles(seats))
    sizes[DECK] = box.cards
    return Condottiere(
        box, agreed, seats, TRUTH, full_deck(box, seats), sizes, no_regions(seats), no_regions(seats)
    )


def start(state: Condottiere, chance: Chance) -> None:
    """Set the game up; the first holder is a random seat, or the one the host named [CON-2.3]."""
    first = state.agreed.first_holder
    if first == NO_SEAT:
        first = state.draw(e.FOR_FIRST_HOLDER, state.seats, EVERYBODY, chance)
    victory.begin_game(state, 1, first, chance)


def _from_mask(base: i64, mask: i64) -> vec[i64]:
    """The commands whose places after `base` a mask names."""
    found = vec[i64]()
    place: i64 = base
    rest: i64 = mask
    while rest:
        if rest & 1:
            found = append(found, place)
        rest >>= 1
        place += 1
    return found
