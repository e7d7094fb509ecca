"""Mob City in a terminal: the city block by block, the captains, one's own groups, and what each choice would bring."""

from __future__ import annotations

from typing import Final

from consigliere.cli import mobcity_board as table
from consigliere.cli import mobcity_choices
from consigliere.cli.columns import lines_of, wide
from consigliere.cli.face import Face
from consigliere.cli.mobcity_board import Plain, Sight
from consigliere.cli.page import LEAST_LOG
from consigliere.cli.screen import Screen
from consigliere.cli.story import Story
from consigliere.cli.words import Unclear
from consigliere.games.mobcity import MobCityGame
from consigliere.games.mobcity.box import ROLES, Building
from consigliere.kernel.command import Command
from consigliere.kernel.game import Game
from consigliere.kernel.state import View
from consigliere.texts import Texts

# The word with which a choice begins, where a building alone says which is meant.
BY_LOT: Final = {"buy": "buy", "speakeasies": "open", "fines": "fine", "molls": "reveal"}
# The questions one answers with a look at the city: a page shows it before it lists choices in full.
ABOUT_THE_CITY: Final = ("bid", "buy", "speakeasies", "send")


class MobCityFace(Face):
    """What one viewer sees of Mob City."""

    how = "mobcity"
    letters = 2  # a letter and a number name a building

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        super().__init__(game, names, texts, screen)
        assert isinstance(game, MobCityGame)
        self.box: Final = game.box

    @staticmethod
    def names_here(game: Game, texts: Texts) -> dict[str, str]:
        """A building has one name, on the map and in the log: `A3 Small Club`."""
        assert isinstance(game, MobCityGame)
        box = game.box
        kinds = {lot: box.building(place).name for place, lot in enumerate(box.lot_names)}
        return {
            f"lot-{lot}": texts.say(
                "cli-mob-lot", lot=lot, building=texts.word(f"building-{kind}", game.name)
            )
            for lot, kind in kinds.items()
        }

    # What is shown.

    def headline(self, view: View) -> str:
        return self._headline(self._sight(view))

    def _headline(self, sight: Sight) -> str:
        """The day and what goes on; on a narrow screen as much of it as a line has room for."""
        seen = sight.seen
        if seen["round"] == 0:
            return f"{self.term(self.game.name)} | {self.term('stage', seen['stage'])}"
        date, day = self.term("date", seen["date"]), self.pair("round", self.texts.number(seen["round"]))
        phase = self.term("stage", "over") if seen["stage"] == "over" else self.term("phase", seen["phase"])
        event = [] if seen["headline"] in (None, "unknown") else [self.term("headline", seen["headline"])]
        lines = [" | ".join([*start, *event]) for start in ([date, day, phase], [date, day], [date], [])]
        return next(line for line in lines if wide(line) <= self.screen.width or line == lines[-1])

    def board(self, view: View) -> list[str]:
        """The city or the shootout first; then as much of the rest as the choices leave room for."""
        sight = self._sight(view)
        if not self.screen.is_terminal:
            scene = table.scene(self, sight) if sight.seen["scene"] else []
            return [*table.city(self, sight), *scene, *table.notes(self, sight, is_brief=False)]
        rows = self._rows(view, sight)
        room = rows - len(self.choices(view, rows))
        hand = table.groups(self, sight)
        fully, briefly = table.city(self, sight), table.brief_city(self, sight)
        brief_notes = table.notes(self, sight, is_brief=True)
        city = [table.notes(self, sight, is_brief=False) + fully, brief_notes + briefly, briefly]
        own = [hand, table.brief_groups(self, sight)]
        fight = [table.scene(self, sight), table.brief_scene(self, sight)] if sight.seen["scene"] else [[]]
        sections = [fight, own, city] if sight.seen["scene"] or sight.stage == "hire" else [city, own]
        shown = fitted([*sections, [table.dangers(self, sight)]], room)
        # What the viewer holds stands further down on the page, where there is room for all of it.
        return [line for lines in shown for line in lines if lines is not hand]

    def _rows(self, view: View, sight: Sight) -> int:
        """The lines of a page for the board, the choices and the groups."""
        fixed = lines_of([self._headline(sight), *self.prompt(view)], self.screen.width)
        return self.screen.height - len(fixed) - table.captain_lines(sight) - LEAST_LOG - 1

    def atlas(self, view: View) -> list[str]:
        return table.atlas(self, self._sight(view))

    def seats(self, view: View) -> list[str]:
        return table.captains(self, view, self._sight(view))

    def hand(self, view: View) -> list[str]:
        return table.groups(self, self._sight(view))

    def held(self, view: View) -> str:
        return "; ".join(self.hand(view))

    # What is asked.

    def choices(self, view: View, rows: int) -> list[str]:
        # Asked for with the whole screen they stand alone; on a page they share it with the city.
        sight, legal = self._sight(view), self._commands(view)
        if rows >= self.screen.height or not self.screen.is_terminal:
            return mobcity_choices.everything(self, sight, legal)
        if sight.stage in ABOUT_THE_CITY:
            rows -= len(table.brief_city(self, sight))
        return mobcity_choices.choices(self, sight, legal, rows)

    def reason(self, view: View, command: Command) -> str:
        return mobcity_choices.reason(self, self._sight(view), self.game.command_to_plain(command))

    def order(self, word: str, rest: str, view: View, story: Story) -> list[str] | None:
        return table.plan(self) if word == "plan" else None

    def question(self, view: View) -> str:
        asked = super().question(view)
        if view.viewer not in self.asked(view):
            return asked
        stage = f"cli-mob-how-{self._sight(view).stage}"
        return f"{asked} {self.texts.say(stage)}" if self.texts.has(stage) else asked

    # What is typed.

    def numbered(self, view: View) -> list[str]:
        """The list as the page numbers it; where tokens, groups or buildings are asked for, it has no numbers."""
        stage = self._sight(view).stage
        if stage == "speakeasies":
            return [f"open {lot}" for lot in mobcity_choices.speakeasies(self._commands(view))]
        return [] if stage in mobcity_choices.UNNUMBERED else self.legal(view)

    def shorthand(self, part: str, words: list[str], view: View) -> list[str]:
        """Buildings by their names, bids by their tokens, pairs of numbers."""
        found = self._short(self._sight(view).stage, words, view)
        return [found] if found else []

    def _short(self, stage: str, words: list[str], view: View) -> str:
        """What a short form means where that is asked; empty if it is none."""
        lot = words[-1].upper() if words else ""
        if lot in self.box.lot_names and len(words) == 1 and stage in BY_LOT:
            return f"{BY_LOT[stage]} {lot}"
        if lot in self.box.lot_names and len(words) == 2 and stage == "send":
            return f"send {words[0]} {lot}"
        if words[:1] == ["bid"] and len(words) == 5:
            return " ".join(words)
        if not all(word.isascii() and word.isdigit() and len(word) < 3 for word in words):
            return ""
        if stage in ("hire", "arm") and len(words) > 2:
            raise Unclear(" ".join(words[2:]), [], " ".join(words[:2]))
        if stage == "bid" and len(words) == 4:
            return f"bid {' '.join(words)}"
        if stage == "hire" and len(words) in (1, 2):
            return self._hired(words, self._commands(view))
        if stage == "arm" and len(words) == 2:
            characters, weapons = mobcity_choices.to_arm(self._commands(view))
            character, weapon = _at(words[0], characters), _at(words[1], weapons)
            return f"arm {character} {weapon}" if character and weapon else ""
        return ""

    def _hired(self, words: list[str], legal: list[Plain]) -> str:
        """A card by its number in the list, with its group unless only one can take it."""
        card = _at(words[0], mobcity_choices.cards_for_hire(legal))
        groups = [str(row["group"]) for row in legal if row["command"] == "hire" and row["card"] == card]
        if not card or (len(words) == 1 and len(groups) > 1):
            raise Unclear(words[0], [f"{words[0]} {group}" for group in groups])
        return f"hire {card} {words[1] if len(words) == 2 else groups[0]}"

    # Words.

    @property
    def between(self) -> str:
        """What stands between the cells of a table besides spaces."""
        return self.bar.strip()

    def term(self, vocabulary: str, value: object = "") -> str:
        """A word of one of this game's vocabularies."""
        return self.texts.word(f"{vocabulary}-{value}" if value != "" else vocabulary, self.game.name)

    def pair(self, field: str, value: str) -> str:
        """A value under its title."""
        return self.texts.say("plain-pair", title=self.term("field", field), value=value)

    def counted(self, name: str, n: int) -> str:
        """A name, with how often it counts if that is more than once."""
        return name if n == 1 else self.texts.say("list-times", item=name, n=n)

    def person(self, card: str) -> str:
        """A character with role and numbers, in short; a weapon by its name."""
        number = self.box.card_names.index(card)
        if number >= self.box.characters:
            return self.term("card", card)
        return self.texts.say(
            "cli-mob-person",
            name=self.term("card", card),
            role=self.term("role", ROLES[self.box.role_of(number)]),
            reaction=int(self.box.reaction[number]),
            toughness=int(self.box.toughness[number]),
        )

    def building(self, lot: str) -> Building:
        """What stands on a lot."""
        return self.box.building(self.box.lot_names.index(lot))

    def in_words(self, command: Plain) -> str:
        """A choice in words."""
        return self.texts.command(self.game.name, command, self.names)

    def as_typed(self, command: Plain) -> str:
        """A standing order as it is typed."""
        return " ".join(str(word) for word in command.values())

    def _commands(self, view: View) -> list[Plain]:
        """What the viewer may do now."""
        return [self.game.command_to_plain(self.game.parse(text)) for text in self.legal(view)]

    def _sight(self, view: View) -> Sight:
        return Sight(self.game, view)


def fitted(sections: list[list[list[str]]], room: int) -> list[list[str]]:
    """Of each section the fullest form there is room for, shortest form last; the first sections first.

    >>> fitted([[["a", "b"], ["ab"]], [["c"]]], 2), fitted([[["a", "b"], ["ab"]], [["c"]]], 3)
    ([['ab'], ['c']], [['a', 'b'], ['c']])
    """
    shown: list[list[str]] = []
    for forms in sections:
        shown.append(forms[-1] if len(forms[-1]) <= room else [])
        room -= len(shown[-1])
    for place, forms in enumerate(sections):
        more = [form for form in forms if shown[place] and len(form) - len(shown[place]) <= room]
        if more:
            room -= len(more[0]) - len(shown[place])
            shown[place] = more[0]
    return shown


def _at(number: str, names: list[str]) -> str:
    """The thing with that number in a list; empty if there is none."""
    return names[int(number) - 1] if 1 <= int(number) <= len(names) else ""


FACE: Final = MobCityFace
