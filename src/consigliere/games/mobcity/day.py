"""The day of Mob City as events write it: set-up, bids, daily orders, the city, the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.bids import NO_BID
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, NO_SEAT
from consigliere.games.mobcity.cards import (
    IN_DECK,
    NOWHERE,
)
from consigliere.games.mobcity.city import (
    BID,
    CASH,
    CHOICE,
    FAME,
    GRADE,
    HOME,
    NIBBLE,
    NONE,
    ORDERS,
    PERSON,
    SWITCHED,
    UNOWNED,
)
from consigliere.games.mobcity.fight import Fight, step_of
from consigliere.kernel.viewer import TRUTH, bit

UNKNOWN_WILL: Final = 2


class Day(Fight):
    """Who is asked what, and the one method that changes the table."""

    def __init__(
        self,
        agreed: Agreed,
        seats: i64,
        viewer: i64,
        at: vec[u8],
        piles: vec[u8],
        fight: vec[u8],
        floor: vec[u8],
        deck: vec[u8],
        batches: vec[u8],
        people: vec[i64],
        owners: vec[u8],
        stand: vec[u8],
        tiles: vec[u8],
        steps: vec[i64],
        scene: vec[i64],
    ) -> None:
        super().__init__(
            agreed,
            seats,
            viewer,
            at,
            piles,
            fight,
            floor,
            deck,
            batches,
            people,
            owners,
            stand,
            tiles,
            steps,
            scene,
        )
        self.stage: i64 = e.IN_THE_BOX
        self.asked: i64 = 0  # the seats asked, as a mask
        self.answered: i64 = 0  # of them, those whose choice is sealed
        self.phase: i64 = e.SETTING_UP
        self.round: i64 = 0
        self.actor: i64 = NO_SEAT  # whose daily orders are carried out
        self.will: i64 = UNKNOWN_WILL
        self.events: i64 = agreed.events  # those not turned up yet, as a mask
        self.today: i64 = NONE  # the event of the day, once somebody has looked or it is turned up
        self.peeker: i64 = NO_SEAT  # who alone knows it
        self.block: i64 = NONE
        self.ending: i64 = e.NOT_ENDED
        self.winners: i64 = 0

    def is_over(self) -> bool:
        return self.stage == e.OVER

    def is_asked(self, seat: i64, stage: i64) -> bool:
        """Whether a seat has yet to answer this."""
        return self.stage == stage and ((self.asked & ~self.answered) >> seat) & 1 == 1

    def viewer_sees_deck(self) -> bool:
        return self.viewer == TRUTH or self.stage == e.OVER

    # Writing.

    def write(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.ASKED:
            self.asked = a
            self.stage = b
            self.answered = 0
            if c < self.box.lots:
                self.lot = c
            if len(self.steps) > 0:
                self.steps = vec[i64]()
        elif kind >= e.SHOOTOUT_BEGAN and kind <= e.SHOOTOUT_OVER:
            self.write_shootout(kind, a, b, c, d)
        elif kind >= e.EVENT_REVEALED:
            self._write_city(kind, a, b, c, d)
        elif kind >= e.TURN_BEGAN:
            self._write_orders(kind, a, b, c, d)
        else:
            self._write_bidding(kind, a, b, c, d)

    def _write_bidding(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Set-up, bids and privileges."""
        if kind == e.BID_PLACED:
            self.people[a * PERSON + BID] = b
            self.answered |= bit(a)
        elif kind == e.BID_REVEALED:
            self.people[a * PERSON + BID] = b
        elif kind == e.POOL_CARD:
            self.draw_card(a)
            self.put(self.pool, a)
        elif kind == e.POOL_CARD_SHOWN:
            self.show(self.pool, b)
        elif kind == e.ENFORCER_CHOSEN:
            self.steps = append(self.steps, step_of(b, c, 0))
        elif kind == e.ENFORCER_HIRED:
            self.take(self.pool, c)
            self.put(a * GROUPS + b, c)
        elif kind == e.HIRING_DONE:
            self.steps = vec[i64]()
            self.asked = 0
            if self.viewer == a:
                self.hide(self.pool)
        elif kind == e.POOL_RETURNED:
            self._return_pool()
        elif kind == e.EVENT_PEEKED:
            self.pay(a, b)
            self.today = c
            self.peeker = a
        elif kind == e.POLICE_TAKEN:
            self.pay(a, b)
            self.police = a
        elif kind == e.WHISKEY_TAKEN:
            self.pay(a, c)
            self._take_whiskey(a, b)
        elif kind == e.ROUND_BEGAN:
            self.round = a
        elif kind == e.PHASE_BEGAN:
            self.phase = a
            if a == e.DAILY_ORDERS:
                seat: i64
                for seat in range(self.seats):
                    self.people[seat * PERSON + BID] = NO_BID  # the tokens go home [MOB-4.9]
        elif kind == e.SOLDIER_DEALT:
            self.draw_card(b)
            self.put(self.hand(a), b)
        elif kind == e.SOLDIER_ASSIGNED:
            if b < GROUPS:  # who may not know it is told no group
                self.people[a * PERSON + CHOICE] = b + 1
            self.answered |= bit(a)
        elif kind == e.SOLDIER_PLACED:
            self.people[a * PERSON + CHOICE] = 0
            self._place_soldier(a, b)
        elif kind == e.TILE_PLACED:
            self.place_tile(a, b)
        elif kind == e.FAVOR_GIVEN:
            self.favor = a
        elif kind == e.WILL_PUT_ASIDE:
            self.will = a
        elif kind == e.GAME_STARTED:
            self.stock_whiskey()

    def _write_orders(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Daily orders, and cards that go under the deck."""
        if kind == e.WAGES_PAID:
            self.pay(a, b)
        elif kind == e.ENFORCER_LEFT:
            self.take(a * GROUPS + b, c)
            self.put_under(c)
        elif kind == e.WENT_UNDER:
            self.is_open = False
        elif kind == e.BUILDING_BOUGHT:
            self.pay(a, c)
            self.owners[b] = u8(a)
            self.people[a * PERSON + FAME] = d
        elif kind == e.SPEAKEASY_OPENED:
            self.pay(a, c)
            self.glass |= bit(b)
        elif kind == e.GROUP_SENT:
            self.stand[a * GROUPS + b] = u8(c)
        elif kind == e.WAGE_CHOSEN:
            self.steps = append(self.steps, step_of(b, c, 0))
        elif kind == e.SPEAKEASY_CHOSEN:
            self.steps = append(self.steps, step_of(0, 0, b))
        elif kind == e.GROUP_AIMED:
            self.steps = append(self.steps, step_of(0, b, c))
        elif kind == e.ORDER_SWITCHED:
            at = a * PERSON
            three: i64 = 3
            self.people[at + ORDERS] = self.people[at + ORDERS] & ~(three << (2 * b)) | (c << (2 * b))
            self.people[at + SWITCHED] |= bit(b)
        elif kind == e.TURN_BEGAN:
            self.actor = a
            self.people[a * PERSON + SWITCHED] = 0
        elif kind == e.TURN_ENDED:
            self.actor = NO_SEAT
            self.asked = 0
            self.steps = vec[i64]()

    def _write_city(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The city resolved, and the end of the day."""
        if kind == e.INCOME_PAID:
            self.pay(a, -c)
        elif kind == e.EXTORTED:
            self.pay(a, -c)
            self.pay(d, c)
        elif kind == e.VAULT_EXTORTED:
            self.pay(a, -c)
        elif kind == e.TOKENS_RETURNED:
            self._leave_block()
        elif kind == e.BLOCK_BEGAN:
            block: i64
            for block in range(self.agreed.blocks):
                if self.layout.slots[block] == a:
                    self.block = block
        elif kind == e.MOLL_CHOSEN:
            self.people[a * PERSON + CHOICE] |= bit(b)
        elif kind == e.MOLL_ANSWERED:
            self.answered |= bit(a)
        elif kind == e.MOLL_REVEALED:
            self.doubled |= bit(c)
        elif kind == e.EVENT_REVEALED:
            self.today = a
            self.peeker = NO_SEAT
            self.events &= ~bit(a)
        elif kind == e.FINE_PAID:
            self.pay(a, c)
        elif kind == e.BUILDING_LOST:
            self.owners[b] = UNOWNED
            self.people[a * PERSON + FAME] = c
            self.glass &= ~bit(b)
        elif kind == e.BUILDING_SHUT:
            self.shut |= bit(a)
        elif kind == e.GROUP_ARRESTED or kind == e.GROUP_WITHDREW:
            self.stand[a * GROUPS + b] = HOME
        elif kind == e.BUILDING_BOMBED:
            self._bomb(a, b, c, d)
        elif kind == e.DAY_ENDED:
            self.end_day()
            self.today = NONE
            self.block = NONE
            self.lot = NONE
            self.asked = 0
        elif kind == e.FAVOR_PASSED:
            self.favor = a
        elif kind == e.GRENADE_THROWN:
            self.throw(b)
        elif kind == e.ADVANCE_PAID:
            self.pay(a, -b)
        elif kind == e.CHOICE_CLEARED:
            self.steps = vec[i64]()
            self.people[a * PERSON + CHOICE] = 0
        else:
            self._write_end(kind, a, b, c)

    def _write_end(self, kind: i64, a: i64, b: i64, c: i64) -> None:
        """Everything is opened [MOB-23]."""
        if kind == e.ENFORCER_OPENED:
            self.show(a * GROUPS + b, c)
        elif kind == e.WILL_OPENED:
            self.will = a
        elif kind == e.CASH_COUNTED:
            self.people[a * PERSON + CASH] = b
        elif kind == e.GAME_ENDED:
            self.winners = a
            self.ending = b
            self.stage = e.OVER
            self.asked = 0
            self.answered = 0
            seat: i64
            for seat in range(self.seats):
                self.people[seat * PERSON + CHOICE] = 0
                self.people[seat * PERSON + ORDERS] = 0
                self.people[seat * PERSON + SWITCHED] = 0
            self.open_rest()

    # Parts of writing.

    def _place_soldier(self, seat: i64, group: i64) -> None:
        card: i64 = self.box.unknown
        number: i64
        for number in range(self.box.characters):
            if i64(self.at[number]) == self.hand(seat):
                card = number
        self.take(self.hand(seat), card)
        self.put(seat * GROUPS + group, card)

    def _take_whiskey(self, seat: i64, grade: i64) -> None:
        number: i64
        for number in range(len(self.box.grades)):
            if self.box.grades[number] == grade:
                one: i64 = 1
                self.whiskey -= one << (NIBBLE * number)
                self.people[seat * PERSON + GRADE] = number + 1

    def _return_pool(self) -> None:
        """What nobody has hired goes under the deck, one batch [MOB-6.16]."""
        card: i64
        for card in range(self.box.characters):
            if i64(self.at[card]) == self.pool:
                self.take(self.pool, card)
                self.put_under(card)
        for card in range(self.box.first_weapon, self.box.unknown + 1):
            while self.size(self.pool) > 0 and (card == self.box.unknown or self.has(self.pool, card)):
                self.take(self.pool, card)
                self.put_under(card)
        self.is_open = False

    def _leave_block(self) -> None:
        self.send_home(self.block)
        seat: i64
        for seat in range(self.seats):
            self.people[seat * PERSON + CHOICE] = 0
        self.asked = 0

    def _bomb(self, seat: i64, group: i64, lot: i64, when: i64) -> None:
        """A building is hit; the grenade goes under the deck [MOB-16.5]."""
        if when == e.DURING:
            self.throw(self.acting)
        else:
            self.take(seat * GROUPS + group, self.box.first_weapon + GRENADE)
            self.put_under(self.box.first_weapon + GRENADE)
            self.is_open = False
        self.glass &= ~bit(lot)
        self.bombed |= bit(lot)

    def open_rest(self) -> None:
        """When everything else lies open the rest is the deck; its order no longer means anything."""
        self.deck = vec[u8]()
        self.batches = vec[u8]()
        self.is_open = False
        card: i64
        for card in range(self.box.characters):
            if i64(self.at[card]) == IN_DECK or i64(self.at[card]) == NOWHERE:
                self.put_under(card)
        weapon: i64
        for weapon in range(ARMS):
            number = self.box.copies[weapon]
            group: i64
            for group in range(self.seats * GROUPS):
                number -= self.arms(group, weapon)
            while number > 0:
                self.put_under(self.box.first_weapon + weapon)
                number -= 1
        self.is_open = False
        self.spent = 0
