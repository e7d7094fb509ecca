"""The pieces of Mob City: an edition's data, checked as a whole and read into a box.

An edition has one entry for each data file; `BadEdition` names the file, the entry and the field of every problem.
"""

from __future__ import annotations

from typing import Final

from consigliere.games.mobcity.box import (
    ASSASSIN,
    FAMILIES,
    GRENADE,
    GROUPS,
    HOLDS,
    LIEUTENANT,
    MOLL,
    PRIVILEGES,
    QUARTERS,
    ROLES,
    TORPEDO,
    WEAPONS,
    WILLS,
    Box,
    Building,
    Characters,
    Happening,
    Layout,
    Terms,
)
from consigliere.games.mobcity.dates import day_after, is_date
from consigliere.kernel.edition import EditionReader, Name, Part

SEATS: Final = (2, 3, 4, 5, 6)  # [MOB-2.1]
MOST_LOTS: Final = 60  # they are bits of a mask
MOST_CARDS: Final = 250  # they are counted in bytes
MOST_CHARACTERS: Final = 90  # their numbers are below the one that means none
MOST_BOTTLES: Final = 15  # of a grade: four bits
MOST_MONEY: Final = 100_000
STEP: Final = 50  # every amount is a multiple of it [MOB-1.9]


def read_box(edition: dict[str, object]) -> Box:
    """The box that an edition describes."""
    return _Reading(EditionReader(edition)).box()


class _Reading:
    """One edition being read. Everything is collected first; a box is made only of what has no problem."""

    def __init__(self, reader: EditionReader) -> None:
        self._reader = reader
        self._whiskey_part = reader.part("setup", "whiskey")
        self._start_part = reader.part("setup", "start")
        self._names: dict[str, Name] = {}  # what the edition calls its components, by message

    def box(self) -> Box:
        """The whole box; `BadEdition` if anything is wrong with it."""
        grades, in_play = self._whiskey()
        buildings, stores, most_notoriety = self._buildings(grades)
        tiles, lots, kinds = self._tiles(buildings)
        slot_names, layouts, whole = self._layouts(len(tiles))
        role_wages, slots, colt = self._roles()
        weapon_wages, bonuses, copies = self._weapons()
        if len({*role_wages[1:], *weapon_wages}) > 1:
            self._reader.wrong("enforcers/kind", "all cards that lie face down must be paid alike")
        characters = self._characters()
        events, first_pile = self._events()
        terms = self._terms(stores, most_notoriety, first_pile)
        dates = self._dates(len(events))
        die = self._totals(characters, copies)
        advances = self._advances()
        self._people()
        self._reader.finish()
        return Box(
            characters=characters,
            role_wages=role_wages,
            slots=slots,
            colt=colt,
            weapon_wages=weapon_wages,
            bonuses=bonuses,
            copies=copies,
            die=die,
            buildings=buildings,
            tiles=tiles,
            lots=lots,
            lot_buildings=kinds,
            slot_names=slot_names,
            layouts=layouts,
            whole_city=whole,
            events=events,
            grades=grades,
            in_play=in_play,
            advances=advances,
            terms=terms,
            dates=dates,
            names=self._names,
        )

    def _must(self, part: Part, field: str, value: bool) -> None:
        """A true or false on which the rules rely."""
        if part.flag(field, False) != value:
            part.wrong(field, f"must be {'true' if value else 'false'}, the rules rely on it")

    def _money(self, part: Part, field: str, low: int = 0) -> int:
        """An amount of money."""
        amount = part.number(field, low, MOST_MONEY)
        if amount % STEP:
            part.wrong(field, f"must be a multiple of {STEP}")
        return amount

    # Buildings, tiles and layouts.

    def _whiskey(self) -> tuple[tuple[int, ...], dict[int, tuple[int, ...]]]:
        part = self._whiskey_part
        grades = tuple(part.numbers("grades", 1, 9, 9))
        if list(grades) != sorted(set(grades)) or not grades:
            part.wrong("grades", "must rise")
        part.number("total", 1, 100)
        self._must(part, "returned_each_round", True)
        part.leave("mix", "remove")
        in_play: dict[int, tuple[int, ...]] = {}
        cards = part.table("in_play")
        for seats in SEATS:
            found = cards.numbers(str(seats), min(grades, default=1), max(grades, default=9), 100)
            if any(grade not in grades for grade in found):
                cards.wrong(str(seats), "must be of the grades")
            if any(found.count(grade) > MOST_BOTTLES for grade in grades):
                cards.wrong(str(seats), f"must have at most {MOST_BOTTLES} of a grade")
            in_play[seats] = tuple(found.count(grade) for grade in grades)
        return grades, in_play

    def _buildings(self, grades: tuple[int, ...]) -> tuple[list[Building], int, int]:
        meta = self._reader.part("buildings", "meta")
        stores = meta.number("store_tokens_per_captain", 1, 50)
        most = meta.number("notoriety_max", 2, 20)
        if meta.number("notoriety_min", 1, 1) > most or most > 20 or stores > most:
            meta.wrong("notoriety_max", "must be at least the number of store tokens")
        meta.leave("game", "purchase_over_income", "fine_over_income")
        rules = self._reader.part("buildings", "rules")
        self._must(rules, "buying_raises_notoriety", True)
        self._must(rules, "floor_is_sum_of_guarantees", True)
        found: list[Building] = []
        for part in self._reader.parts("buildings", "building"):
            part.leave("code", "drawing")
            part.number("notoriety_guarantee", 1, 1)
            income = self._money(part, "income", STEP)
            if income % (STEP * most):
                part.wrong(
                    "income", f"must be a multiple of {STEP * most}, so that no share of it is rounded"
                )
            by_grade = part.table("speakeasy")
            earned = [self._money(by_grade, str(grade), STEP) for grade in grades]
            if any(amount % (2 * STEP * most) for amount in earned):
                part.wrong(
                    "speakeasy", f"must be multiples of {2 * STEP * most}, so that no share is rounded"
                )
            price, fine = self._money(part, "purchase"), self._money(part, "fine")
            found.append(Building(part.id, price, income, tuple(earned), fine))
            self._names[f"building-{part.id}"] = part.text("name")
        return found, stores, most

    def _tiles(self, buildings: list[Building]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
        meta = self._reader.part("blocks", "meta")
        each = meta.number("lots_per_tile", 1, 20)
        number = meta.number("tile_count", 1, 20)
        meta.leave("game", "tile_size", "street_margin", "tiles_may_rotate", "draw", "totals")
        known = tuple(building.name for building in buildings) or ("none",)
        tiles: list[str] = []
        lots: list[str] = []
        kinds: list[int] = []
        for tile in self._reader.parts("blocks", "tile"):
            tile.leave("income_total", "purchase_total")
            self._names[f"tile-{tile.id}"] = tile.text("name")
            tiles.append(tile.id)
            inside = tile.parts("lots", 20)
            if len(inside) != each:
                tile.wrong("lots", f"must be {each}")
            for lot in inside:
                lot.leave("x", "y", "w", "h", "facing")
                lots.append(lot.text("id"))
                kinds.append(known.index(lot.word("building", known)))
        if len(tiles) != number:
            meta.wrong("tile_count", f"there are {len(tiles)}")
        if len(lots) > MOST_LOTS or len({lot.lower() for lot in lots}) < len(lots):
            self._reader.wrong("blocks/tile", f"must have at most {MOST_LOTS} lots, each with its own id")
        if any(not lot.isascii() or not lot.isalnum() or not lot.isupper() for lot in lots):
            self._reader.wrong("blocks/tile", "lots must be called by capital letters and digits")
        return tuple(tiles), tuple(lots), tuple(kinds)

    def _layouts(self, tiles: int) -> tuple[tuple[str, ...], dict[int, Layout], Layout]:
        order = self._reader.part("blocks", "resolution")
        order.leave("order", "starts_at", "within_block")
        names: list[str] = []
        found: dict[str, Layout] = {}
        for part in self._reader.parts("blocks", "layout"):
            part.leave("name", "players", "optional", "blocks", "note")
            slots: list[int] = []
            quarters: list[int] = []
            for slot in part.parts("slots", 20):
                slot.leave("x", "y")
                name = slot.text("id")
                if name not in names:
                    names.append(name)
                if names.index(name) in slots:
                    part.wrong("slots", f"{name} is there twice")
                slots.append(names.index(name))
                words = slot.words("quarters", QUARTERS, len(QUARTERS))
                quarters.append(sum([1 << QUARTERS.index(word) for word in set(words)]))
            if not 0 < len(slots) <= tiles:
                part.wrong("slots", f"must be from 1 to {tiles}")
            found[part.id] = Layout(tuple(slots), tuple(quarters))
        cities = self._reader.part("setup", "cities")
        known = tuple(found) or ("none",)
        empty = Layout((), ())
        layouts = {seats: found.get(cities.word(str(seats), known), empty) for seats in SEATS}
        if "whole_city" not in found:
            self._reader.wrong("blocks/layout", "whole_city must be there")
        return tuple(names), layouts, found.get("whole_city", empty)

    # Enforcers.

    def _roles(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        attack = self._reader.part("enforcers", "attack")
        attack.leave("below", "equal", "above_armed", "above_unarmed", "tie_break_reaction")
        parts = {part.id: part for part in self._reader.parts("enforcers", "kind")}
        if set(parts) != set(ROLES):
            self._reader.wrong("enforcers/kind", "must be " + ", ".join(ROLES))
        wages: list[int] = []
        slots: list[int] = []
        colt = 0
        for role, name in enumerate(ROLES):
            part = parts.get(name)
            if part is None:
                continue
            self._names[f"role-{name}"] = part.text("name")
            part.leave("copies", "reaction_words", "toughness_words", "weapons_allowed", "attacks_per_turn")
            wages.append(self._money(part, "wage"))
            slots.append(part.number("weapon_slots", 1, HOLDS if role == TORPEDO else 1))
            self._must(part, "face_up", role == LIEUTENANT)
            self._must(part, "auto_kill", role == ASSASSIN)
            self._must(part, "doubles_income", role == MOLL)
            self._must(part, "can_be_captured", role in (ASSASSIN, MOLL))
            self._must(part, "can_attack_unarmed", role not in (MOLL, TORPEDO))
            if role == LIEUTENANT:
                self._must(part, "built_in_is_armed", True)
                part.number("max_per_group", 1, 1)
                colt = part.number("built_in_bonus", 0, 20)
            else:
                part.number("built_in_bonus", 0, 0, 0)
        return tuple(wages), tuple(slots), colt

    def _weapons(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        parts = {part.id: part for part in self._reader.parts("enforcers", "weapon")}
        if set(parts) != set(WEAPONS):
            self._reader.wrong("enforcers/weapon", "must be " + ", ".join(WEAPONS))
        wages: list[int] = []
        bonuses: list[int] = []
        copies: list[int] = []
        for weapon, name in enumerate(WEAPONS):
            part = parts.get(name)
            if part is None:
                continue
            self._names[f"card-{name}"] = part.text("name")
            wages.append(self._money(part, "wage"))
            bonuses.append(part.number("bonus", 0, 20))
            copies.append(part.number("copies", 0, 50))
            self._must(part, "no_roll", weapon == GRENADE)
            self._must(part, "single_use", weapon == GRENADE)
            self._must(part, "can_hit_building", weapon == GRENADE)
            if weapon == GRENADE:
                part.number("kills", 2, 2)
        return tuple(wages), tuple(bonuses), tuple(copies)

    def _characters(self) -> Characters:
        found: list[tuple[str, int, int, int]] = []
        for part in self._reader.parts("enforcers", "card"):
            role = ROLES.index(part.word("kind", ROLES))
            reaction, toughness = part.number("reaction", 0, 50), part.number("toughness", 1, 50)
            names = part.lines("names", 10)
            if part.number("copies", 1, 10) != len(names):
                part.wrong("copies", f"there are {len(names)} names")
            for number, name in enumerate(names):
                found.append((f"{part.id}_{number}", role, reaction, toughness))
                self._names[f"card-{part.id}_{number}"] = name
        found.sort()  # a lower id is a lower number
        return Characters(
            tuple([name for name, _, _, _ in found]),
            tuple([role for _, role, _, _ in found]),
            tuple([reaction for _, _, reaction, _ in found]),
            tuple([toughness for _, _, _, toughness in found]),
        )

    def _totals(self, characters: Characters, copies: tuple[int, ...]) -> int:
        """Numbers that an edition states must be those it has; the sides of the die."""
        meta = self._reader.part("enforcers", "meta")
        meta.leave("game")
        stated = (
            ("total", len(characters.names) + sum(copies)),
            ("characters", len(characters.names)),
            ("weapons", sum(copies)),
        )
        for field, found in stated:
            if meta.number(field, 0, MOST_CARDS) != found:
                meta.wrong(field, f"there are {found}")
        if len(characters.names) > MOST_CHARACTERS:
            self._reader.wrong("enforcers/card", f"there must be at most {MOST_CHARACTERS} characters")
        soldiers = sum([1 for role in characters.role if role == ROLES.index("soldier")])
        if soldiers < max(SEATS):
            self._reader.wrong("enforcers/card", f"there must be at least {max(SEATS)} soldiers")
        return meta.number("die", 2, 20)

    # Events, and the rest of the set-up.

    def _events(self) -> tuple[list[Happening], int]:
        meta = self._reader.part("events", "meta")
        build = self._reader.part("events", "deck_build")
        first_pile = build.number("first_pile", 1, 50)
        build.leave("second_pile", "rounds_min", "rounds_max", "rounds_max_without_east_west")
        removed = build.words("two_captains_remove_quarters", QUARTERS)
        found: list[Happening] = []
        for part in self._reader.parts("events", "event"):
            family = FAMILIES.index(part.word("family", FAMILIES))
            is_police = FAMILIES[family] in ("police_raid", "extortion_crackdown")
            quarter = 1 << QUARTERS.index(part.word("quarter", QUARTERS)) if is_police else 0
            self._must(part, "police", is_police)
            self._must(part, "ends_game", FAMILIES[family] == "end")
            part.number("copies", 1, 1)
            part.flag("shootouts", True)
            part.leave("effect", "police_card")
            times, over = 1, 1
            if FAMILIES[family] == "consumption":
                factor = part.table("speakeasy_factor")
                times, over = factor.number("num", 1, 4), factor.number("den", 1, 2)
            self._names[f"headline-{part.id}"] = part.text("title")
            found.append(Happening(part.id, family, quarter, times, over))
        if meta.number("total", 1, 50) != len(found):
            meta.wrong("total", f"there are {len(found)}")
        meta.leave("game")
        ends = [event.name for event in found if FAMILIES[event.family] == "end"]
        build.word("set_aside", tuple(ends) or ("none",))
        gone = sum([1 << QUARTERS.index(quarter) for quarter in removed])
        kept = sum([1 for event in found if event.quarter & gone == 0])
        if len(ends) != 1 or first_pile >= kept:
            self._reader.wrong("events/event", f"one must end the game, and more than {first_pile} be there")
        return found, first_pile

    def _terms(self, stores: int, most_notoriety: int, first_pile: int) -> Terms:
        start = self._start_part
        start.number("soldiers_dealt", 1, 1)
        start.number("groups", GROUPS, GROUPS)
        start.leave("number_tokens", "store_tokens", "first_favor_in_rulebook", "favor_passes")
        parts = {part.id: part for part in self._reader.parts("setup", "privilege")}
        if set(parts) != set(PRIVILEGES):
            self._reader.wrong("setup/privilege", "must be " + ", ".join(PRIVILEGES))
        for part in parts.values():
            part.leave("order", "who", "gives", "draw", "if_unaffordable")
        event, police = parts.get("event", start), parts.get("police", start)
        hiring = parts.get("enforcer", start)
        hiring.number("cost_per_notoriety", 0, 0)
        return Terms(
            cash=self._money(start, "cash"),
            notoriety=start.number("notoriety", 1, most_notoriety),
            most_notoriety=most_notoriety,
            stores=stores,
            event_cost=self._money(event, "cost_per_notoriety"),
            police_cost=self._money(police, "cost_per_notoriety"),
            whiskey_cost=self._money(self._whiskey_part, "cost_per_grade"),
            hire_limit=hiring.number("hire_limit", 1, 10),
            high_limit=hiring.number("hire_limit_high", 1, 10),
            high_notoriety=hiring.number("high_notoriety", 1, most_notoriety),
            first_pile=first_pile,
        )

    def _advances(self) -> dict[int, tuple[int, ...]]:
        """What captains get beside the cash of all, by their number and place in Favor order; there need be none."""
        if not self._start_part.has("advance"):
            return {seats: (0,) * seats for seats in SEATS}
        table = self._start_part.table("advance")
        found: dict[int, tuple[int, ...]] = {}
        for seats in SEATS:
            amounts = table.numbers(str(seats), 0, MOST_MONEY, seats)
            if len(amounts) != seats:
                table.wrong(str(seats), f"must be {seats} amounts")
            if any(amount % STEP for amount in amounts):
                table.wrong(str(seats), f"must be multiples of {STEP}")
            found[seats] = tuple(amounts)
        return found

    def _dates(self, rounds: int) -> tuple[str, ...]:
        """The dates of all rounds [MOB-3.6]."""
        calendar = self._reader.part("setup", "calendar")
        days = [calendar.text("first_day")]
        if not is_date(days[0]):
            calendar.wrong("first_day", "must be a date such as 1928-11-02")
            return ()
        while len(days) < rounds:
            days.append(day_after(days[-1]))
        return tuple(days)

    def _people(self) -> None:
        """What is there for people, and the colours."""
        will = self._reader.part("setup", "will")
        if sorted(will.words("cards", WILLS)) != sorted(WILLS):
            will.wrong("cards", "must be " + ", ".join(WILLS))
        will.leave("choice", "digital_choice", "tie_breaks")
        for colour in self._reader.parts("setup", "colour"):
            colour.leave("hex")
        self._reader.leave("setup", "meta", "components", "options")
