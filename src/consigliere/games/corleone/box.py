"""What the box of Corleone's Empire holds: an edition as the rules ask for it.

Everything here comes from an edition's data (`pieces.py` reads and checks it). Cards are numbered kinds: money by
rising value, then goods, jobs and allies; one more number means a card that the viewer of a copy may not see. A list of
effects is a list of *items*: an effect's number and how many icons of it are left, packed into one integer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from consigliere.kernel.edition import Name

NO_SEAT: Final = 24  # also the neutral side of a turf war

# The vocabulary of effects.
GAIN_MONEY: Final = 0
GAIN_GOOD: Final = 1
GAIN_CHOICE: Final = 2
DRAW_JOB: Final = 3
BANK: Final = 4
DISCARD_FOR: Final = 5
HORSE_HEAD: Final = 6
SHAKE: Final = 7
SUPPORT: Final = 8
KILL: Final = 9
MOVE: Final = 10
PLACE_NEUTRAL: Final = 11
PLACE_MARKER: Final = 12
STEAL_MONEY: Final = 13
STEAL_CARD: Final = 14
FORCED_OFFER: Final = 15
JOB_MONEY: Final = 16  # the money of a job: one block among its effects [CORL-9.7]

# Where an effect may kill.
ANYWHERE: Final = 0
ONE_TURF: Final = 1
CHIEF_TURF: Final = 2

# Kinds of figures, as bits of a mask.
THUG: Final = 1
FAMILY: Final = 2
NEUTRAL: Final = 4

# What follows when a figure has been placed or moved.
THEN_NOTHING: Final = 0
THEN_SHAKE: Final = 1
THEN_SUPPORT: Final = 2

# The neutral figures.
MAYOR: Final = 0
UNION_BOSS: Final = 1
POLICE_CHIEF: Final = 2
NEUTRALS: Final = 3

# The family members.
MEMBERS: Final = ("don", "consigliere", "heir")

# An item of a list of effects: the effect, its icons left, the goods it may not give again, the depth of its list.
EFFECT_BITS: Final = 8
LEFT_AT: Final = 8
TAKEN_AT: Final = 16
DEPTH_AT: Final = 32
BYTE: Final = 0xFF
GOODS_MASK: Final = 0xFFFF


def item(effect: int, icons: int) -> int:
    """An effect with so many icons left, as one number.

    >>> item(3, 2) == 3 + 2 * 256
    True
    """
    return effect | icons << LEFT_AT


class Effect:
    """One effect of the vocabulary with its arguments. Equal effects of an edition are one object and one number."""

    def __init__(
        self,
        slug: str,
        kind: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        items: tuple[int, ...] = (),
        groups: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.slug: Final = slug  # its name for commands and texts
        self.kind: i64 = kind
        # gain_money: kind of money; gain_good: good; gain_good_choice: mask of goods, whether all different;
        # discard_for: number; kill_figure: where, how many in all; move_figure: whether one's own, kinds, then;
        # place_neutral: figure, then.
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.items: vec[i64] = vec[i64](items)  # the gain of a discard_for
        self.groups: Final = groups  # kill_figure: masks of kinds with a number each
        # kill_figure: at most so many figures of each set of kinds
        self.caps: vec[i64] = vec[i64](_caps(groups))


def _caps(groups: tuple[tuple[int, int], ...]) -> list[int]:
    """A set of figures fits if no set of kinds among them outnumbers the groups that name one of these kinds."""
    return [sum([number for mask, number in groups if mask & some]) for some in range(8)]


class Job:
    """A kind of job card."""

    def __init__(
        self,
        name: str,
        colour: int,
        copies: int,
        cost: tuple[int, ...],
        money: tuple[int, ...],
        items: tuple[int, ...],
    ) -> None:
        self.name: Final = name
        self.colour: i64 = colour
        self.copies: Final = copies
        self.cost: vec[i64] = vec[i64](cost)  # how many of each good
        self.money: vec[i64] = vec[i64](money)  # kinds of money, in printed order
        self.items: vec[i64] = vec[i64](items)


class Ally:
    """An ally card."""

    def __init__(self, name: str, act: int, items: tuple[int, ...]) -> None:
        self.name: Final = name
        self.act: i64 = act
        self.items: vec[i64] = vec[i64](items)


class Business:
    """A business, printed in a turf or a tile of a colour, with its two halves [CORL-1.8]."""

    def __init__(
        self, name: str, turf: int, colour: int, back: tuple[int, ...], front: tuple[int, ...]
    ) -> None:
        self.name: Final = name
        self.turf: i64 = turf  # where it is printed; the number of turfs for a tile
        self.colour: i64 = colour  # of a tile
        self.back: vec[i64] = vec[i64](back)
        self.front: vec[i64] = vec[i64](front)


class Act:
    """What an act brings [section 2 of the rules, by act]."""

    def __init__(self, colour: int, member: int, bribery: bool, hand_limit: int) -> None:
        self.colour: i64 = colour  # of the new tile
        self.member: i64 = member  # the family member that joins; the number of members for none
        self.bribery: bool = bribery
        self.hand_limit: i64 = hand_limit


class Setup:
    """What a number of seats changes [section 2 of the rules, by number of players]."""

    def __init__(
        self,
        thugs: int,
        public_jobs: int,
        other_public_jobs: int,
        allies: int,
        tile_turfs: tuple[int, ...],
        is_small: bool,
    ) -> None:
        self.thugs: i64 = thugs
        self.public_jobs: i64 = public_jobs
        self.other_public_jobs: i64 = other_public_jobs  # by option [CORL-2.10]; 0 if there is none
        self.allies: i64 = allies
        self.tile_turfs: Final = tile_turfs
        self.is_small: bool = is_small  # the spaces marked 3+ are closed


class Board:
    """The turfs, the spaces beside them and the businesses."""

    def __init__(
        self,
        turfs: tuple[str, ...],
        park: str,
        park_items: tuple[int, ...],
        spaces: tuple[str, ...],
        touches: tuple[int, ...],
        beside_park: int,
        three_plus: int,
        businesses: list[Business],
        tile_colours: tuple[str, ...],
    ) -> None:
        self.turf_names: Final = turfs
        self.park_name: Final = park
        self.space_names: Final = spaces
        self.business_names: Final = tuple(business.name for business in businesses)
        self.tile_colours: Final = tile_colours
        self.turfs: i64 = len(turfs)
        self.spaces: i64 = len(spaces)
        self.businesses: i64 = len(businesses)
        self.park_items: vec[i64] = vec[i64](park_items)
        self.touches: vec[i64] = vec[i64](touches)  # the turfs of each space, as a mask
        self.beside_park: i64 = beside_park  # the spaces that touch Central Park, as a mask
        self.three_plus: i64 = three_plus  # the spaces marked 3+, as a mask
        self.business: Final = businesses  # the printed ones first, in the order of their turfs


class Box:
    """An edition: every component and every number that the rules use."""

    def __init__(
        self,
        board: Board,
        effects: list[Effect],
        values: tuple[int, ...],
        goods: tuple[str, ...],
        wild: int,
        jobs: list[Job],
        colours: tuple[str, ...],
        allies: list[Ally],
        counts: tuple[int, ...],
        setups: dict[int, Setup],
        acts: list[Act],
        families: tuple[str, ...],
        markers: int,
        starting_money: tuple[int, ...],
        starting_jobs: int,
        turf_bonus: int,
        colour_bonus: int,
        default_shake: int,
        default_support: int,
        names: dict[str, Name],
    ) -> None:
        self.board: Final = board
        self.effects: Final = effects
        self.values: Final = values
        self.good_names: Final = goods
        self.colours: Final = colours
        self.jobs: Final = jobs
        self.allies: Final = allies
        self.setups: Final = setups
        self.acts: Final = acts
        self.families: Final = families
        self.names: Final = names  # what the edition calls its components, by message
        # Kinds of cards: money from 0 on, then goods, jobs and allies.
        self.money: i64 = len(values)
        self.goods: i64 = len(goods)
        self.first_good: i64 = len(values)
        self.first_job: i64 = len(values) + len(goods)
        self.first_ally: i64 = len(values) + len(goods) + len(jobs)
        self.kinds: i64 = len(counts)
        self.unknown: i64 = len(counts)
        self.width: i64 = len(counts) + 1
        self.counts: vec[u8] = vec[u8]([u8(n) for n in counts])
        self.worth: vec[i64] = vec[i64](values)
        self.wild: i64 = wild  # the good that stands for any other [CORL-9.3]
        self.card_names: Final = (
            *(f"money_{value}" for value in values),
            *goods,
            *(job.name for job in jobs),
            *(ally.name for ally in allies),
        )
        self.effect_names: Final = tuple(effect.slug for effect in effects)
        self.job_cards: i64 = sum(job.copies for job in jobs)
        self.markers: i64 = markers
        self.starting_money: vec[i64] = vec[i64](starting_money)
        self.starting_jobs: i64 = starting_jobs
        self.turf_bonus: i64 = turf_bonus
        self.colour_bonus: i64 = colour_bonus
        self.default_shake: i64 = default_shake
        self.default_support: i64 = default_support
        self.job_money: i64 = len(effects) - 1  # the last effect of every edition

    def allies_of(self, act: i64) -> i64:
        """The allies of an act, as a mask."""
        mask: i64 = 0
        one: i64 = 1
        place: i64
        for place in range(len(self.allies)):
            if self.allies[place].act == act:
                mask |= one << place
        return mask

    def tiles_of(self, colour: i64) -> i64:
        """The tiles of a colour, as a mask of businesses."""
        mask: i64 = 0
        one: i64 = 1
        place: i64
        for place in range(self.board.turfs, self.board.businesses):
            if self.board.business[place].colour == colour:
                mask |= one << place
        return mask
