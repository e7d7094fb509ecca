"""The pieces of Corleone's Empire: an edition's data, checked as a whole and read into a box.

An edition has one entry for each data file; `BadEdition` names the file, the entry and the field of every problem.
"""

from __future__ import annotations

from typing import Final

from consigliere.games.corleone.box import MEMBERS, Act, Ally, Board, Box, Business, Job, Setup
from consigliere.games.corleone.event import ACTS
from consigliere.games.corleone.icons import IN_BUSINESSES, NEUTRAL_NAMES, VOCABULARY, Icons
from consigliere.games.corleone.naming import act_name, family_names, space_name
from consigliere.kernel.edition import EditionReader, Name, Part

SEATS: Final = (2, 3, 4, 5)  # [CORL-2.1]
TURFS: Final = 7  # [CORL-1.1]
JOB_COLOURS: Final = ("yellow", "blue", "green", "grey")  # [CORL-9.12]
TILE_COLOURS: Final = ("blue", "red")
PLACES: Final = ("family_space", "thug_space", "turf")  # of the neutral figures
EFFECTS: Final = tuple(VOCABULARY)
MOST_BITS: Final = 60  # of a mask: allies, and all places together
MOST_KINDS: Final = 200  # of cards
MOST_EFFECTS: Final = 200  # different ones
MOST_COPIES: Final = 50
MOST_PAID: Final = 6  # goods for a job, or money for it
RESERVED: Final = ("horse_head", "police_chief", "beside")


def read_box(edition: dict[str, object]) -> Box:
    """The box that an edition describes."""
    return _Reading(EditionReader(edition)).box()


class _Reading:
    """One edition being read. Everything is collected first; a box is made only of what has no problem."""

    def __init__(self, reader: EditionReader) -> None:
        self._reader = reader
        self._names: dict[str, Name] = {}  # what the edition calls its components, by message
        self._money_counts: list[int] = []
        self._good_counts: list[int] = []
        self._values = self._read_money()
        self._goods, self._wild = self._read_goods()
        self._icons = Icons(self._values, self._goods)

    def box(self) -> Box:
        """The whole box; `BadEdition` if anything is wrong with it."""
        reader = self._reader
        board = self._board()
        acts = self._acts()
        jobs = self._jobs()
        allies = self._allies(acts)
        setups = self._setups(len(allies))
        families = self._families()
        effects = self._icons.finish()
        counts = reader.part("components", "counts")
        hand = reader.part("components", "starting_hand")
        scoring = reader.part("components", "scoring")
        defaults = reader.part("components", "defaults")
        markers = counts.number("control_markers_per_player", 1, 20)
        starting_money = self._money(hand, "money")
        starting_jobs = hand.number("jobs", 0, 5)
        turf_bonus = scoring.number("turf_dominance_money", 0, 100)
        colour_bonus = scoring.number("job_colour_money", 0, 100)
        default_shake = defaults.word("shake", board.business_names[:TURFS] or ("none",))
        default_support = defaults.word("support", board.turf_names or ("none",))
        scoring.leave("turf_dominance_tie", "job_colour_tie", "game_tie")
        self._check_counts(counts, board, jobs, allies)
        self._check_sizes(board, jobs, allies, len(effects), setups, starting_money, starting_jobs)
        self._neutrals()
        reader.part("components", "game").leave("name", "players", "acts")
        for effect in reader.parts("components", "effect"):
            if effect.id not in EFFECTS:
                effect.wrong("id", "is none of " + ", ".join(EFFECTS))
            effect.leave("args", "meaning")
        reader.finish()
        copies = [job.copies for job in jobs]
        return Box(
            board=board,
            effects=effects,
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
            markers=markers,
            starting_money=tuple(starting_money),
            starting_jobs=starting_jobs,
            turf_bonus=turf_bonus,
            colour_bonus=colour_bonus,
            default_shake=board.business_names.index(default_shake),
            default_support=board.turf_names.index(default_support),
            names=self._names,
        )

    def _check_counts(self, counts: Part, board: Board, jobs: list[Job], allies: list[Ally]) -> None:
        """The numbers that an edition states must be those it has."""
        stated = (
            ("job_cards", sum([job.copies for job in jobs])),
            ("ally_cards", len(allies)),
            ("business_tiles", len(board.business_names) - TURFS),
            ("printed_businesses", TURFS),
            ("money_cards", sum(self._money_counts)),
            ("goods_cards", sum(self._good_counts)),
        )
        for field, found in stated:
            if counts.number(field, 0, 10_000) != found:
                counts.wrong(field, f"there are {found}")
        counts.leave(
            "allies_per_act",
            "control_markers_total",
            "suitcases",
            "figures",
            "business_tiles_by_colour",
        )

    def _check_sizes(
        self,
        board: Board,
        jobs: list[Job],
        allies: list[Ally],
        effects: int,
        setups: dict[int, Setup],
        starting_money: list[int],
        starting_jobs: int,
    ) -> None:
        """Whatever the engine counts in bytes or keeps as bits fits, and the first hands can be dealt."""
        wrong = self._reader.wrong
        cards = [*self._goods, *[job.name for job in jobs], *[ally.name for ally in allies]]
        cards += [f"money_{value}" for value in self._values]
        places = [*board.turf_names, board.park_name, *board.space_names, *board.business_names]
        for what, names in (("jobs/job", cards), ("board/turf", places)):
            for name in sorted({name for name in names if names.count(name) > 1}):
                wrong(what, f"{name} is the id of two")
            for name in names:
                if name.isdigit() or name in RESERVED:
                    wrong(what, f"{name} can be no id, commands need it")
        if len(cards) > MOST_KINDS:
            wrong("jobs/job", f"there are more than {MOST_KINDS} kinds of cards")
        if len(places) > MOST_BITS:
            wrong("board/family_space", f"there are more than {MOST_BITS} places")
        if len(allies) > MOST_BITS:
            wrong("allies/ally", f"there are more than {MOST_BITS}")
        if effects > MOST_EFFECTS:
            wrong("components/effect", f"there are more than {MOST_EFFECTS} different ones")
        total = sum(self._money_counts) + sum(self._good_counts)
        if total > 250 or sum([job.copies for job in jobs]) > 250:  # a pile counts in bytes
            wrong("components/counts", "there are more than 250 cards of money and goods, or of jobs")
        most = max(SEATS)
        for kind in set(starting_money):
            if self._money_counts[kind] < most * starting_money.count(kind):
                wrong("components/starting_hand", f"there is too little money for {most} hands")
        for seats, setup in setups.items():
            public = max(int(setup.public_jobs), int(setup.other_public_jobs))
            if sum([job.copies for job in jobs]) < public + seats * starting_jobs:
                wrong("jobs/job", f"there are too few jobs for {seats} seats")

    def _money(self, part: Part, field: str) -> list[int]:
        """A list of money cards, as kinds."""
        found: list[int] = []
        for value in part.numbers(field, self._values[0], self._values[-1], MOST_PAID):
            if value in self._values:
                found.append(self._values.index(value))
            else:
                part.wrong(field, "must be of " + ", ".join(map(str, self._values)))
        return found

    def _read_money(self) -> tuple[int, ...]:
        values: list[int] = []
        for part in self._reader.parts("components", "money", "value"):
            values.append(part.number("value", 1, 99))
            self._money_counts.append(part.number("count", 0, MOST_COPIES))
        if values != sorted(values):
            self._reader.wrong("components/money", "the values must rise")
        return tuple(values) or (1,)

    def _read_goods(self) -> tuple[tuple[str, ...], int]:
        goods: list[str] = []
        wild: list[int] = []
        for place, part in enumerate(self._reader.parts("components", "good")):
            self._names[f"card-{part.id}"] = part.text("name")
            goods.append(part.id)
            self._good_counts.append(part.number("count", 0, MOST_COPIES))
            if part.flag("wild"):
                wild.append(place)
        if len(wild) != 1 or not 2 <= len(goods) <= 8:
            self._reader.wrong("components/good", "2 to 8 goods are needed, one of them wild")
        return tuple(goods) or ("none",), (wild or [0])[0]

    def _acts(self) -> list[Act]:
        members = (*MEMBERS, "none")
        found: list[Act] = []
        for number, part in enumerate(self._reader.parts("components", "act", "number"), start=1):
            self._names[f"act-{part.id}"] = act_name(part.id, part.text("name"))
            part.number("number", number, number)
            colour = TILE_COLOURS.index(part.word("new_tile", TILE_COLOURS))
            member = members.index(part.word("new_figure", members))
            found.append(Act(colour, member, part.flag("bribery"), part.number("hand_limit", 0, 50)))
        joining = [int(act.member) for act in found if act.member < len(MEMBERS)]
        if len(found) != len(ACTS) or sorted(joining) != list(range(len(MEMBERS))) or found[0].member != 0:
            self._reader.wrong(
                "components/act", "four acts; don, consigliere, heir join once, the don in the first"
            )
        return found

    def _setups(self, allies: int) -> dict[int, Setup]:
        found: dict[int, Setup] = {}
        for part in self._reader.parts("components", "setup", "players"):
            seats = part.number("players", SEATS[0], SEATS[-1])
            tiles = part.numbers("setup_blue_tiles", 1, TURFS)
            if tiles != list(range(1, len(tiles) + 1)):
                part.wrong("setup_blue_tiles", "must be the first turfs in order")
            found[seats] = Setup(
                thugs=part.number("thugs_each", 0, 20),
                public_jobs=part.number("public_jobs", 0, 20),
                other_public_jobs=part.number("public_jobs_option", 0, 20, 0),
                allies=part.number("allies_shown", 0, allies),
                tile_turfs=tuple([turf - 1 for turf in tiles]),
                is_small=part.word("spaces_closed", ("none", "three_plus")) == "three_plus",
            )
        if sorted(found) != list(SEATS):
            self._reader.wrong("components/setup", "each number of players from 2 to 5 must be there once")
        return found

    def _families(self) -> tuple[str, ...]:
        families = self._reader.parts("components", "family")
        for part in families:
            self._names.update(family_names(part))
            part.leave("colour")
        if not SEATS[-1] <= len(families) <= MOST_BITS:
            self._reader.wrong("components/family", f"{SEATS[-1]} or more are needed")
        return tuple([part.id for part in families])

    def _neutrals(self) -> None:
        figures = self._reader.parts("components", "neutral_figure")
        for part in figures:
            self._names[f"figure-{part.id}"] = part.text("name")
            if part.id in NEUTRAL_NAMES:
                part.word("placed_in", (PLACES[NEUTRAL_NAMES.index(part.id)],))
        if sorted(part.id for part in figures) != sorted(NEUTRAL_NAMES):
            self._reader.wrong("components/neutral_figure", f"{', '.join(NEUTRAL_NAMES)} must be there once")

    def _board(self) -> Board:
        businesses = self._reader.parts("businesses", "printed")
        turfs, printed = self._turfs(tuple([part.id for part in businesses]) or ("none",))
        park, park_items = self._park()
        touches: list[int] = []
        beside_park = 0
        three_plus = 0
        spaces = self._reader.parts("board", "family_space")
        areas = (*turfs, park)
        for place, part in enumerate(spaces):
            touched = part.words("touches", areas)
            if not 2 <= len(touched) <= 3 or len(set(touched)) != len(touched):
                part.wrong("touches", "must be two or three different areas")
            self._names[f"place-{part.id}"] = space_name(touched)
            touches.append(sum([1 << turfs.index(area) for area in touched if area in turfs]))
            beside_park |= (1 << place) if park in touched else 0
            three_plus |= (1 << place) if part.flag("three_plus") else 0
        return Board(
            turfs=turfs,
            park=park,
            park_items=park_items,
            spaces=tuple([part.id for part in spaces]),
            touches=tuple(touches),
            beside_park=beside_park,
            three_plus=three_plus,
            businesses=self._businesses(businesses, turfs, printed),
            tile_colours=TILE_COLOURS,
        )

    def _turfs(self, ids: tuple[str, ...]) -> tuple[tuple[str, ...], list[str]]:
        """The turfs in the order of their numbers, and the business printed in each."""
        turfs = self._reader.parts("board", "turf")
        printed: list[str] = []
        for number, part in enumerate(turfs, start=1):
            self._names[f"place-{part.id}"] = part.text("name")
            part.number("number", number, number)
            part.number("tile_slots", 1, 1)
            printed.append(part.word("printed_business", ids))
        if len(turfs) != TURFS or sorted(printed) != sorted(ids):
            self._reader.wrong("board/turf", f"{TURFS} turfs are needed, each with its own printed business")
        return tuple([part.id for part in turfs]) or ("none",), printed

    def _park(self) -> tuple[str, tuple[int, ...]]:
        """The one area that is no turf but has a back; the river only holds figures [CORL-1.6, CORL-1.7]."""
        parks: list[tuple[str, tuple[int, ...]]] = []
        for part in self._reader.parts("board", "special_area"):
            self._names[f"place-{part.id}"] = part.text("name")
            part.leave("front", "controllable", "holds")
            if part.has("back"):
                parks.append((part.id, self._icons.items(part, "back", IN_BUSINESSES)))
        if len(parks) != 1:
            self._reader.wrong("board/special_area", "one area with a back is needed")
        return parks[0] if parks else ("none", ())

    def _businesses(self, parts: list[Part], turfs: tuple[str, ...], printed: list[str]) -> list[Business]:
        """The printed ones in the order of their turfs, then the tiles."""
        by_name: dict[str, Business] = {}
        for part in parts:
            turf = turfs.index(part.word("turf", turfs))
            if printed[turf : turf + 1] != [part.id]:
                part.wrong("turf", "another business is printed there")
            by_name[part.id] = self._business(part, turf, 0)
        found = [by_name[name] for name in printed if name in by_name]
        for part in self._reader.parts("businesses", "tile"):
            colour = TILE_COLOURS.index(part.word("colour", TILE_COLOURS))
            found.append(self._business(part, TURFS, colour))
        return found

    def _business(self, part: Part, turf: int, colour: int) -> Business:
        self._names[f"place-{part.id}"] = part.text("name")
        back = self._icons.items(part, "back", IN_BUSINESSES)
        return Business(part.id, turf, colour, back, self._icons.items(part, "front", IN_BUSINESSES))

    def _jobs(self) -> list[Job]:
        found: list[Job] = []
        # The wild good only stands for others [CORL-9.3].
        costing = tuple([good for place, good in enumerate(self._goods) if place != self._wild]) or ("none",)
        for part in self._reader.parts("jobs", "job"):
            self._names[f"card-{part.id}"] = part.text("name")
            cost = part.words("cost", costing, MOST_PAID)
            if not cost:
                part.wrong("cost", "must have a good")
            found.append(
                Job(
                    part.id,
                    JOB_COLOURS.index(part.word("colour", JOB_COLOURS)),
                    part.number("copies", 1, MOST_COPIES),
                    tuple([cost.count(good) for good in self._goods]),
                    tuple(self._money(part, "money")),
                    self._icons.items(part, "effects", EFFECTS),
                )
            )
        return found

    def _allies(self, acts: list[Act]) -> list[Ally]:
        found: list[Ally] = []
        for part in self._reader.parts("allies", "ally"):
            self._names[f"card-{part.id}"] = part.text("name")
            act = part.number("act", 1, max(1, len(acts)))
            if acts and not acts[act - 1].bribery:
                part.wrong("act", "there is no bribery in that act")
            found.append(Ally(part.id, act, self._icons.items(part, "effects", EFFECTS)))
        return found
