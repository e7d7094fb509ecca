"""The pieces of Corleone's Empire: an edition's data files, checked as a whole and read into a box.

An edition is one TOML text for each of FILES. ValueError is one line that names the file, the entry and the field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from consigliere.games.corleone.box import MEMBERS, Act, Ally, Board, Box, Business, Job, Setup
from consigliere.games.corleone.icons import IN_BUSINESSES, NEUTRAL_NAMES, VOCABULARY, Icons
from consigliere.games.corleone.schema import Entry, entries, section, table_of

FILES: Final = ("allies", "board", "businesses", "components", "jobs")
SEATS: Final = (2, 3, 4, 5)  # [CORL-2.1]
TURFS: Final = 7  # [CORL-1.1]
ACTS: Final = 4  # [CORL-3.1]
JOB_COLOURS: Final = ("yellow", "blue", "green", "grey")  # [CORL-9.12]
TILE_COLOURS: Final = ("blue", "red")
PLACES: Final = ("family_space", "thug_space", "turf")  # of the neutral figures
EFFECTS: Final = tuple(VOCABULARY)
MOST: Final = 60  # different businesses, spaces or allies: they are bits of a mask
MOST_KINDS: Final = 200  # of cards
MOST_CARDS: Final = 200  # of one sort


def read_texts(texts: Mapping[str, str]) -> Box:
    """The box that an edition's texts describe, by the names of their files without `.toml`."""
    edition: dict[str, object] = {}
    for name, text in texts.items():
        try:
            edition[name] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{name}.toml: {error}") from None
    return read_box(edition)


def read_box(edition: Mapping[str, object]) -> Box:
    """The box that an edition's parsed files describe."""
    for name in edition:
        if name not in FILES:
            raise ValueError(f"{str(name)[:40]}.toml: an edition has the files {', '.join(FILES)}")
    for name in FILES:
        table_of(edition, name)
    return _Reading(edition).box()


class _Reading:
    """One edition being read."""

    def __init__(self, edition: Mapping[str, object]) -> None:
        self._edition = edition
        self._counts = section(edition, "components", "counts")
        self._money_counts: list[int] = []
        self._good_counts: list[int] = []
        self._values = self._read_money()
        self._goods, self._wild = self._read_goods()
        self._icons = Icons(self._values, self._goods)

    def box(self) -> Box:
        """The whole box."""
        _check_vocabulary(self._edition)
        scoring = section(self._edition, "components", "scoring")
        hand = section(self._edition, "components", "starting_hand")
        defaults = section(self._edition, "components", "defaults")
        acts = self._acts()
        board = self._board()
        jobs = self._jobs()
        allies = self._allies(acts)
        setups = self._setups()
        families = self._families()
        self._neutrals()
        self._total("job_cards", sum(job.copies for job in jobs))
        self._total("ally_cards", len(allies))
        self._total("business_tiles", len(board.business) - TURFS)
        self._total("printed_businesses", TURFS)
        self._total("money_cards", sum(self._money_counts))
        self._total("goods_cards", sum(self._good_counts))
        copies = [job.copies for job in jobs]
        cards = [*self._goods, *[job.name for job in jobs], *[ally.name for ally in allies]]
        _check_different("jobs.toml: good, job or ally", cards)
        return Box(
            board=board,
            effects=self._icons.finish(),
            values=self._values,
            goods=self._goods,
            wild=self._wild,
            jobs=jobs,
            colours=JOB_COLOURS,
            allies=allies,
            counts=(*self._money_counts, *self._good_counts, *copies, *[1] * len(allies)),
            setups=setups,
            acts=acts,
            families=families,
            markers=self._counts.number("control_markers_per_player", 1, 20),
            starting_money=tuple(hand.numbers("money", self._values)),
            starting_jobs=hand.number("jobs", 0, 5),
            turf_bonus=scoring.number("turf_dominance_money", 0, 100),
            colour_bonus=scoring.number("job_colour_money", 0, 100),
            default_shake=defaults.word("shake", board.business_names[:TURFS]),
            default_support=defaults.word("support", board.turf_names),
        )

    def _total(self, field: str, found: int) -> None:
        if self._counts.number(field, 0, 1000) != found:
            raise ValueError(f"{self._counts.place}: {field} says otherwise, there are {found}")

    def _read_money(self) -> tuple[int, ...]:
        values: list[int] = []
        for entry in entries(self._edition, "components", "money", "value"):
            entry.only("value", "count")
            values.append(entry.number("value", 1, 99))
            self._money_counts.append(entry.number("count", 0, MOST_CARDS))
        if values != sorted(values):
            raise ValueError("components.toml: money: the values must rise")
        return tuple(values)

    def _read_goods(self) -> tuple[tuple[str, ...], int]:
        goods: list[str] = []
        wild: list[int] = []
        for place, entry in enumerate(entries(self._edition, "components", "good", "id")):
            entry.only("id", "name", "count", "wild")
            entry.name()
            goods.append(entry.slug("id"))
            self._good_counts.append(entry.number("count", 0, MOST_CARDS))
            if entry.flag("wild"):
                wild.append(place)
        if len(wild) != 1 or not 2 <= len(goods) <= 8:
            raise ValueError("components.toml: good: 2 to 8 goods are needed, one of them wild")
        return tuple(goods), wild[0]

    def _acts(self) -> list[Act]:
        members = (*MEMBERS, "none")
        found: list[Act] = []
        for entry in entries(self._edition, "components", "act", "number"):
            entry.only("number", "name", "new_tile", "new_figure", "bribery", "hand_limit")
            entry.name()
            entry.number("number", len(found) + 1, len(found) + 1)
            found.append(
                Act(
                    entry.word("new_tile", TILE_COLOURS),
                    entry.word("new_figure", members),
                    entry.flag("bribery"),
                    entry.number("hand_limit", 0, 50),
                )
            )
        if len(found) != ACTS:
            raise ValueError(f"components.toml: act: there must be {ACTS}")
        joining = [int(act.member) for act in found if act.member < len(MEMBERS)]
        if sorted(joining) != list(range(len(MEMBERS))) or found[0].member != 0:
            raise ValueError(
                "components.toml: act: each of don, consigliere, heir joins once, the don in Act I"
            )
        return found

    def _setups(self) -> dict[int, Setup]:
        found: dict[int, Setup] = {}
        turfs = tuple(range(1, TURFS + 1))
        for entry in entries(self._edition, "components", "setup", "players"):
            entry.only(
                "players",
                "thugs_each",
                "public_jobs",
                "public_jobs_option",
                "allies_shown",
                "setup_blue_tiles",
                "spaces_closed",
            )
            seats = entry.number("players", SEATS[0], SEATS[-1])
            tiles = entry.numbers("setup_blue_tiles", turfs)
            if tiles != list(range(len(tiles))):
                raise entry.bad("setup_blue_tiles", "the first turfs in order")
            other = entry.number("public_jobs_option", 1, 20) if entry.has("public_jobs_option") else 0
            found[seats] = Setup(
                thugs=entry.number("thugs_each", 0, 20),
                public_jobs=entry.number("public_jobs", 0, 20),
                other_public_jobs=other,
                allies=entry.number("allies_shown", 0, MOST),
                tile_turfs=tuple(tiles),
                is_small=entry.word("spaces_closed", ("none", "three_plus")) == 1,
            )
        if sorted(found) != list(SEATS):
            raise ValueError("components.toml: setup: each number of players from 2 to 5 must be there once")
        return found

    def _families(self) -> tuple[str, ...]:
        names: list[str] = []
        for entry in entries(self._edition, "components", "family", "id"):
            entry.only("id", "colour", *MEMBERS)
            names.append(entry.slug("id"))
            entry.slug("colour")
        if not SEATS[-1] <= len(names) <= MOST:
            raise ValueError(f"components.toml: family: {SEATS[-1]} or more are needed")
        return tuple(names)

    def _neutrals(self) -> None:
        found = entries(self._edition, "components", "neutral_figure", "id")
        for entry in found:
            entry.only("id", "name", "placed_in")
            entry.name()
            figure = entry.word("id", NEUTRAL_NAMES)
            entry.word("placed_in", PLACES[figure : figure + 1])
        if len(found) != len(NEUTRAL_NAMES):
            raise ValueError(
                f"components.toml: neutral_figure: {', '.join(NEUTRAL_NAMES)} must be there once"
            )

    def _board(self) -> Board:
        turfs, printed = self._turfs()
        park, park_items = self._park(turfs)
        spaces: list[str] = []
        touches: list[int] = []
        beside_park = 0
        three_plus = 0
        for place, entry in enumerate(entries(self._edition, "board", "family_space", "id")):
            entry.only("id", "touches", "three_plus")
            spaces.append(entry.slug("id"))
            areas = entry.words("touches", (*turfs, park))
            if not 2 <= len(areas) <= 3 or len(set(areas)) != len(areas):
                raise entry.bad("touches", "two or three different areas")
            touches.append(sum(1 << area for area in areas if area < TURFS))
            beside_park |= (1 << place) if TURFS in areas else 0
            three_plus |= (1 << place) if entry.flag("three_plus") else 0
        businesses = self._businesses(turfs, printed)
        _check_different(
            "board.toml: turf, space or business", [*turfs, park, *spaces, *[b.name for b in businesses]]
        )
        if len(spaces) > MOST or len(businesses) > MOST:
            raise ValueError(f"board.toml: at most {MOST} spaces and {MOST} businesses can be")
        return Board(
            turfs=turfs,
            park=park,
            park_items=park_items,
            spaces=tuple(spaces),
            touches=tuple(touches),
            beside_park=beside_park,
            three_plus=three_plus,
            businesses=businesses,
            tile_colours=TILE_COLOURS,
        )

    def _turfs(self) -> tuple[tuple[str, ...], list[str]]:
        """The turfs in the order of their numbers, and the business printed in each."""
        turfs: list[str] = []
        printed: list[str] = []
        for entry in entries(self._edition, "board", "turf", "id"):
            entry.only("number", "id", "name", "printed_business", "tile_slots")
            entry.name()
            entry.number("number", len(turfs) + 1, len(turfs) + 1)
            entry.number("tile_slots", 1, 1)
            turfs.append(entry.slug("id"))
            printed.append(entry.slug("printed_business"))
        if len(turfs) != TURFS:
            raise ValueError(f"board.toml: turf: there must be {TURFS}")
        return tuple(turfs), printed

    def _park(self, turfs: tuple[str, ...]) -> tuple[str, tuple[int, ...]]:
        """The one area that is no turf but has a back; the river only holds figures [CORL-1.6, CORL-1.7]."""
        parks: list[tuple[str, tuple[int, ...]]] = []
        for entry in entries(self._edition, "board", "special_area", "id"):
            entry.only("id", "name", "back", "front", "controllable", "holds")
            entry.name()
            if entry.has("back"):
                if entry.values("front"):
                    raise entry.bad("front", "empty")
                parks.append((entry.slug("id"), self._icons.items(entry, "back", IN_BUSINESSES)))
        if len(parks) != 1:
            raise ValueError("board.toml: special_area: one area with a back is needed")
        return parks[0]

    def _businesses(self, turfs: tuple[str, ...], printed: list[str]) -> list[Business]:
        by_turf: dict[int, Business] = {}
        for entry in entries(self._edition, "businesses", "printed", "id"):
            entry.only("id", "name", "turf", "back", "front")
            entry.name()
            name, turf = entry.slug("id"), entry.word("turf", turfs)
            if printed[turf] != name:
                raise entry.bad("turf", "the turf that names this business")
            by_turf[turf] = Business(name, turf, 0, self._half(entry, "back"), self._half(entry, "front"))
        if len(by_turf) != TURFS:
            raise ValueError("businesses.toml: printed: each turf needs its business")
        found = [by_turf[turf] for turf in range(TURFS)]
        by_colour = [0] * len(TILE_COLOURS)
        for entry in entries(self._edition, "businesses", "tile", "id"):
            entry.only("id", "name", "colour", "back", "front")
            entry.name()
            colour = entry.word("colour", TILE_COLOURS)
            by_colour[colour] += 1
            back, front = self._half(entry, "back"), self._half(entry, "front")
            found.append(Business(entry.slug("id"), TURFS, colour, back, front))
        stated = Entry(f"{self._counts.place}: business_tiles_by_colour", self._counts.value(_BY_COLOUR))
        for colour, number in enumerate(by_colour):
            stated.number(TILE_COLOURS[colour], number, number)
        return found

    def _half(self, entry: Entry, field: str) -> tuple[int, ...]:
        return self._icons.items(entry, field, IN_BUSINESSES)

    def _jobs(self) -> list[Job]:
        found: list[Job] = []
        costing = tuple(good for place, good in enumerate(self._goods) if place != self._wild)
        for entry in entries(self._edition, "jobs", "job", "id"):
            entry.only("id", "name", "colour", "copies", "cost", "money", "effects")
            entry.name()
            entry.words("cost", costing)  # the wild good only stands for others [CORL-9.3]
            cost = entry.words("cost", self._goods)
            if not 1 <= len(cost) <= 6:
                raise entry.bad("cost", "one to six goods")
            money = entry.numbers("money", self._values)
            if len(money) > 6:
                raise entry.bad("money", "at most six cards")
            found.append(
                Job(
                    entry.slug("id"),
                    entry.word("colour", JOB_COLOURS),
                    entry.number("copies", 1, MOST_CARDS),
                    tuple(cost.count(good) for good in range(len(self._goods))),
                    tuple(money),
                    self._icons.items(entry, "effects", EFFECTS),
                )
            )
        return found

    def _allies(self, acts: list[Act]) -> list[Ally]:
        found: list[Ally] = []
        for entry in entries(self._edition, "allies", "ally", "id"):
            entry.only("id", "name", "act", "effects")
            entry.name()
            act = entry.number("act", 1, ACTS)
            if not acts[act - 1].bribery:
                raise entry.bad("act", "an act with bribery")
            found.append(Ally(entry.slug("id"), act, self._icons.items(entry, "effects", EFFECTS)))
        for number, act_of in enumerate(acts, start=1):
            if act_of.bribery:
                self._total("allies_per_act", sum(int(ally.act) == number for ally in found))
        if len(found) > MOST:
            raise ValueError(f"allies.toml: ally: at most {MOST} can be")
        return found


_BY_COLOUR: Final = "business_tiles_by_colour"


def _check_vocabulary(edition: Mapping[str, object]) -> None:
    """An edition states the effects it speaks of, and may state none that the rules do not know."""
    for entry in entries(edition, "components", "effect", "id"):
        entry.word("id", EFFECTS)
        entry.words("args", VOCABULARY[str(entry.value("id"))][1])


def _check_different(what: str, names: list[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{what}: {name} is the name of two")
