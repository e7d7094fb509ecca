"""A shootout of Mob City: who is at the scene, what they hold, and the events that change it [MOB-17 to MOB-20]."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from consigliere.games.mobcity import event as e
from consigliere.games.mobcity.agreed import Agreed
from consigliere.games.mobcity.box import ARMS, GRENADE, GROUPS, NO_SEAT
from consigliere.games.mobcity.cards import ACTED, AWAY, PILE, READY, SIZE, WOUNDED
from consigliere.games.mobcity.city import FAME, HOME, NIBBLE, NONE, PERSON, City
from consigliere.kernel.viewer import TRUTH, bit

# A private step: a card, a group and a lot.
GROUP_AT: Final = 10
LOT_AT: Final = 20
PART: Final = 1023


def step_of(card: i64, group: i64, lot: i64) -> i64:
    """A private step as one number."""
    return card | (group << GROUP_AT) | (lot << LOT_AT)


class Fight(City):
    """The scene of a shootout, and the private steps of whoever is asked."""

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
            agreed, seats, viewer, at, piles, fight, floor, deck, batches, people, owners, stand, tiles
        )
        self.steps: vec[i64] = steps  # what the seat that is asked has chosen but not done: secret
        self.scene: vec[i64] = scene  # the characters at the scene, the wounded included, by number
        self.lot: i64 = NONE  # where something is decided
        self.fighters: i64 = 0  # the captains in a shootout who are not beaten, as a mask
        self.armed: i64 = 0  # those who have armed, as a mask
        self.turn: i64 = 0
        self.acting: i64 = NONE  # the character whose action it is
        self.used: i64 = 0  # how often it has used each weapon in this action, four bits each
        self.victim: i64 = NO_SEAT  # whose character was attacked last

    def is_shown(self, group: i64) -> bool:
        """Whether a group lies open in a shootout [MOB-17.4]."""
        return self.fighters != 0 and self.lot_of(group) == self.lot

    def captain_of(self, character: i64) -> i64:
        """The captain of a character in a group."""
        return i64(self.at[character]) // GROUPS

    # Writing; for events alone.

    def write_shootout(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if kind == e.ATTACKED:
            self.fight[b * self.fighter + self.most_held] = ACTED
            if c < GRENADE:
                one: i64 = 1
                self.used += one << (NIBBLE * c)
            self.victim = self.captain_of(d)
        elif kind == e.CHARACTER_ACTS:
            self.acting = b
            self.used = 0
        elif kind == e.CHARACTER_PASSED:
            self.fight[b * self.fighter + self.most_held] = ACTED
        elif kind == e.CHARACTER_WOUNDED:
            self.fight[b * self.fighter + self.most_held] = WOUNDED
        elif kind == e.CHARACTER_KILLED:
            self._leave_scene(b)
            self.take(i64(self.at[b]), b)
            self.put_under(b)
            self.is_open = False
        elif kind == e.WEAPON_DROPPED:
            self.let_go(b, c)
            self.piles[i64(self.at[b]) * PILE + SIZE] -= 1
            self.floor[self.seats * ARMS + c] += 1
        elif kind == e.SHOOTOUT_TURN:
            self.turn = b
            self.acting = NONE
            for card in self.scene:
                if self.fight[card * self.fighter + self.most_held] == ACTED:
                    self.fight[card * self.fighter + self.most_held] = READY
        elif kind == e.ENFORCER_SHOWN:
            self.show(a * GROUPS + b, c)
            if c < self.box.characters:
                self.join_scene(c)
        elif kind == e.WEAPON_ASSIGNED or kind == e.LOOT_CHOSEN:
            self.steps = append(self.steps, step_of(b, c, 0))
        elif kind == e.TARGET_CHOSEN:
            self.steps = append(self.steps, step_of(b, 0, 0))
        elif kind == e.ARMED:
            self.piles[i64(self.at[b]) * PILE + c] -= 1
            self.hold(b, c)
        elif kind == e.WEAPON_LAID:
            self._lay_down(a, b)
        elif kind == e.ARMING_DONE:
            self.armed |= bit(a)
            self.steps = vec[i64]()
        elif kind == e.WEAPON_COLLECTED:
            self.fight[b * self.fighter + self.most_held] = ACTED
            self._lift(a, c)
            self.hold(d, c)
            self.piles[i64(self.at[d]) * PILE + SIZE] += 1
        elif kind == e.CHARACTER_CAPTURED:
            self._capture(b * GROUPS + c, d)
        elif kind == e.CAPTAIN_BEATEN:
            self.people[a * PERSON + FAME] = c
            self._leave_shootout(a, True)
        elif kind == e.SHOOTOUT_WON:
            self.people[a * PERSON + FAME] = c
        elif kind == e.WEAPON_LOOTED:
            self._lift(a, b)
            self.put(a * GROUPS + c, self.box.first_weapon + b)
        elif kind == e.WEAPON_LEFT:
            self._clear_floor(a)
        elif kind == e.SHOOTOUT_BEGAN:
            self.lot = a
            self.fighters = b
            self.armed = 0
            self.turn = 0
        elif kind == e.SHOOTOUT_OVER:
            seat: i64
            for seat in range(self.seats):
                if (self.fighters >> seat) & 1:
                    self._leave_shootout(seat, False)
            self.fighters = 0
            self.armed = 0
            self.turn = 0
            self.acting = NONE
            self.used = 0
            self.victim = NO_SEAT
            self.steps = vec[i64]()

    def join_scene(self, character: i64) -> None:
        """A character is shown at the scene, ready to act."""
        if self.fight[character * self.fighter + self.most_held] == AWAY:
            self.scene = append(self.scene, character)
            place: i64 = len(self.scene) - 1
            while place > 0 and self.scene[place - 1] > character:
                self.scene[place] = self.scene[place - 1]
                place -= 1
            self.scene[place] = character
        self.fight[character * self.fighter + self.most_held] = READY

    def _leave_scene(self, character: i64) -> None:
        """A character is no longer at the scene."""
        self.scene = remove(self.scene, character)
        self.fight[character * self.fighter + self.most_held] = AWAY

    def throw(self, character: i64) -> None:
        """The grenade a character holds goes under the deck."""
        self.fight[character * self.fighter + self.most_held] = ACTED
        self.steps = vec[i64]()
        self.let_go(character, GRENADE)
        if self.agreed.spare_weapons:  # else a torpedo cannot hold more than he can use, and nobody counts
            one: i64 = 1
            self.used += one << (NIBBLE * GRENADE)
        self.piles[i64(self.at[character]) * PILE + SIZE] -= 1
        self.put_under(self.box.first_weapon + GRENADE)
        self.is_open = False

    def _lay_down(self, seat: i64, weapon: i64) -> None:
        """Weapons of a kind that nobody carries lie at the scene [MOB-17.8]."""
        owner: i64 = seat if self.agreed.owner_only else self.seats
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if self.lot_of(group) == self.lot:
                while self.arms(group, weapon) > 0:
                    self.take(group, self.box.first_weapon + weapon)
                    self.floor[owner * ARMS + weapon] += 1

    def _lift(self, seat: i64, weapon: i64) -> None:
        """A weapon leaves the floor for a captain, his own before one that anybody may take."""
        owner: i64 = seat if self.floor[seat * ARMS + weapon] > 0 else self.seats
        if self.floor[owner * ARMS + weapon] == 0:  # a winner may take what others brought
            owner = 0
            while self.floor[owner * ARMS + weapon] == 0:
                owner += 1
        self.floor[owner * ARMS + weapon] -= 1

    def _clear_floor(self, weapon: i64) -> None:
        owner: i64
        for owner in range(self.seats + 1):
            while self.floor[owner * ARMS + weapon] > 0:
                self.floor[owner * ARMS + weapon] -= 1
                self.put_under(self.box.first_weapon + weapon)

    def _capture(self, group: i64, character: i64) -> None:
        """A character changes sides with the weapons it holds [MOB-19.9]."""
        number = self.holding(character)
        old = i64(self.at[character])
        self.take(old, character)
        self.piles[old * PILE + SIZE] -= u8(number)
        self.put(group, character)
        self.piles[group * PILE + SIZE] += u8(number)
        self.fight[character * self.fighter + self.most_held] = ACTED

    def _leave_shootout(self, seat: i64, is_beaten: bool) -> None:
        """A captain's cards go back into their groups, face down; the tokens of a beaten one go home."""
        for card in self.scene[:]:  # a copy, for some of them leave
            if self.captain_of(card) == seat:
                slot: i64
                for slot in range(self.most_held):
                    weapon = i64(self.fight[card * self.fighter + slot])
                    if weapon > 0:
                        self.piles[i64(self.at[card]) * PILE + weapon - 1] += 1
                        self.fight[card * self.fighter + slot] = 0
                self._leave_scene(card)
        group: i64
        for group in range(seat * GROUPS, (seat + 1) * GROUPS):
            if self.lot_of(group) == self.lot:
                if self.viewer != TRUTH and self.viewer != seat:
                    self.hide(group)
                if is_beaten:
                    self.stand[group] = HOME
        self.fighters &= ~bit(seat)
