"""Mob City in a terminal: the city block by block, the captains, one's own groups, and what each choice would bring."""

from __future__ import annotations

from typing import Any, Final

from consigliere.cli.columns import flowed, grid, hanging, lines_of
from consigliere.cli.face import Face, plain
from consigliere.cli.screen import Screen
from consigliere.kernel.game import Game
from consigliere.kernel.state import View
from consigliere.texts import Texts

Plain = dict[str, Any]

MOST_LISTED: Final = 30  # choices that have a number each; of more, only how they are written is said
# The word with which a choice begins, where a building alone says which is meant.
BY_LOT: Final = {"buy": "buy", "speakeasies": "open", "fines": "fine", "molls": "reveal"}


class MobCityFace(Face):
    """What one viewer sees of Mob City."""

    how = "mobcity"

    def __init__(self, game: Game, names: list[str], texts: Texts, screen: Screen) -> None:
        super().__init__(game, names, texts, screen)
        self._lots: Final = {
            str(command["lot"])
            for command in map(game.command_to_plain, game.catalogue)
            if command["command"] == "buy"
        }

    def term(self, vocabulary: str, value: object) -> str:
        """A word of one of this game's vocabularies."""
        return self.texts.word(f"{vocabulary}-{value}", self.game.name)

    # What is shown.

    def headline(self, view: View) -> str:
        seen = self._seen(view)
        if seen["round"] == 0:
            name = self.texts.word(self.game.name, self.game.name)
            return f"{name} | {self.term('stage', seen['stage'])}"
        parts = [
            self.term("date", seen["date"]),
            self._pair("round", self.texts.number(seen["round"])),
            self.term("stage", "over") if seen["stage"] == "over" else self.term("phase", seen["phase"]),
        ]
        parts += [
            self._pair(field, self.names[seen[field]])
            for field in ("favor", "police")
            if seen[field] is not None
        ]
        if seen["headline"] is not None:
            parts.append(self.term("headline", seen["headline"]))
        return " | ".join([*parts, self._pair("deck", self.texts.number(seen["deck"]))])

    def board(self, view: View) -> list[str]:
        """The blocks with their buildings, the whiskey that is left, and a shootout if there is one."""
        return lines_of([*self._city(view), *self._shootout(view), *self._notes(view)], self.screen.width)

    def _city(self, view: View) -> list[str]:
        seen, figures = self._seen(view), self.game.figures(view)
        income = {row["lot"]: row for row in _rows(figures, "lots")}
        across = 3 if self.screen.width >= 110 else 2
        lines: list[str] = []
        for block in seen["slots"]:
            here = [row for row in seen["lots"] if row["slot"] == block["slot"]]
            cells = [self._lot(seen, row, income.get(row["lot"], {})) for row in here]
            where, tile = self.term("slot", block["slot"]), self.term("tile", block["tile"])
            lines.append(self.screen.paint(self.texts.say("plain-pair", title=where, value=tile), "faint"))
            down = -(-len(cells) // across)
            lines += [
                f"  {line}"
                for line in grid([cells[row::down] for row in range(down)], f"  {self.bar.strip()} ")
            ]
        return lines

    def _lot(self, seen: Plain, row: Plain, figures: Plain) -> str:
        """`A3 Small Club 3000 B* +C2`: what it is and brings, whose it is, who stands there."""
        owner = "" if row["owner"] is None else self.sign(row["owner"])
        marks = "*" * bool(row["speakeasy"]) + "x" * bool(row["shut"]) + "!" * bool(row["bombed"])
        standing = [
            f"{self.sign(group['seat'])}{self.texts.number(group['group'])}"
            for group in seen["groups"]
            if group["lot"] == row["lot"]
        ]
        building = self.term("building", self._building(row["lot"]))
        money = self.texts.number(figures["income"]) if figures else ""
        parts = [row["lot"], building, money, owner + marks, "+" + " ".join(standing) if standing else ""]
        return " ".join(part for part in parts if part)

    def _building(self, lot: str) -> str:
        box: Any = self.game
        return str(box.box.building(box.box.lot_names.index(lot)).name)

    def _shootout(self, view: View) -> list[str]:
        """Everybody at the scene with weapons and state, in the order in which they act."""
        seen = self._seen(view)
        if not seen["scene"]:
            return []
        lines = [self.screen.paint(self._pair("scene", self.term("lot", seen["lot"])), "bold")]
        for row in seen["scene"]:
            held = self.texts.joined([self.term("card", weapon) for weapon in row["weapons"]], "list-next")
            acts = ">" if row["character"] == seen["acting"] else " "
            state = self.term("state", row["state"])
            words = [self.term("dossier", row["character"]), f"[{held}]" if held else "", f"({state})"]
            lines.append(f"{acts} {self.sign(row['seat'])} {' '.join(word for word in words if word)}")
        floor = [self._counted(self.term("card", row["weapon"]), row["count"]) for row in seen["floor"]]
        return lines + ([self._pair("floor", self.texts.joined(floor, "list-next"))] if floor else [])

    def _notes(self, view: View) -> list[str]:
        """Whiskey that is left, and what may come of the day."""
        seen, figures = self._seen(view), self.game.figures(view)
        whiskey = [
            self._counted(f"${self.texts.number(row['grade'])}", row["count"])
            for row in seen["whiskey"]
            if row["count"]
        ]
        notes = [self._pair("whiskey", self.texts.joined(whiskey, "list-next"))] if whiskey else []
        if figures.get("last_day"):
            notes.append(self._pair("last_day", self.texts.number(int(str(figures["last_day"])))))
        return [" | ".join(notes)] if notes else []

    def atlas(self, view: View) -> list[str]:
        """The city, and every event that is still to come or past."""
        seen = self._seen(view)
        lines = self._city(view) + self._notes(view) + [self.texts.say("cli-mob-signs")]
        for field in ("headlines_left", "headlines_past"):
            if seen[field]:
                names = self.texts.joined([self.term("headline", name) for name in seen[field]], "list-next")
                lines.append(self._pair(field, names))
        return lines_of(lines, self.screen.width)

    # The captains.

    def seats(self, view: View) -> list[str]:
        seen, figures = self._seen(view), _rows(self.game.figures(view), "seats")
        fields = ("cash", "notoriety", "buildings", "whiskey", "wages", "groups")
        rows = [["", "", *(self.term("field", field) for field in fields)]]
        for seat, row in enumerate(seen["seats"]):
            turn = ">" if seat in self.asked(view) else " "
            name = (
                self.texts.say("cli-seat-you", name=self.name(seat))
                if seat == view.viewer
                else self.name(seat)
            )
            groups = [
                f"{self.texts.number(group['group'])}:{self.texts.number(group['size'])}"
                for group in seen["groups"]
                if group["seat"] == seat and group["size"]
            ]
            numbers = [
                row["cash"],
                row["notoriety"],
                row["buildings"],
                row["whiskey"],
                figures[seat].get("wages"),
            ]
            cells = ["-" if number is None else self.texts.number(number) for number in numbers]
            rows.append([f"{turn} {self.sign(seat)}", name, *cells, " ".join(groups) or "-"])
        head, *rest = grid(rows, f" {self.bar.strip()} ")
        return [self.screen.paint(head, "faint"), *rest]

    def hand(self, view: View) -> list[str]:
        """One's own groups: who is in them, where they stand and what that brings."""
        seen, figures = self._seen(view), self.game.figures(view)
        earning = {(row["seat"], row["group"]): row for row in _rows(figures, "groups")}
        lines: list[str] = []
        for group in seen["groups"]:
            if group["seat"] != view.viewer or not group["size"]:
                continue
            cards = [self._counted(self.term("dossier", card), n) for card, n in group["cards"].items()]
            row = earning.get((group["seat"], group["group"]), {})
            parts = [
                self.texts.joined(cards, "list-next"),
                self._pair("wages", self.texts.number(row.get("wages", 0))),
            ]
            if group["lot"] is not None:
                parts.append(self.term("lot", group["lot"]))
            for field in ("earns", "raids", "crackdowns"):
                if row.get(field):
                    parts.append(self._pair(field, self.texts.number(row[field])))
            if row.get("rivals"):
                parts.append(self._pair("rivals", " ".join(self.sign(seat) for seat in row["rivals"])))
            lines += hanging(
                f"{self._pair('group', self.texts.number(group['group']))}  ",
                ", ".join(parts),
                self.screen.width,
            )
        return lines

    def held(self, view: View) -> str:
        return "; ".join(self.hand(view))

    # What is asked.

    def choices(self, view: View, rows: int) -> list[str]:
        """What may be done, each with what the figures say about it; of very many, the buildings alone."""
        legal = [self.game.command_to_plain(self.game.parse(text)) for text in self.legal(view)]
        if self._seen(view)["stage"] == "bid":
            return []  # how it is typed says everything
        advice = self._advice(view)
        if len(legal) <= MOST_LISTED:
            said = [
                f"{place:>2}  {text}{advice.get(self._about(command), '')}"
                for place, (text, command) in enumerate(zip(self._in_words(view), legal), start=1)
            ]
            return flowed(said, self.screen.width) if self.screen.is_terminal else said
        lots = dict.fromkeys(str(command["lot"]) for command in legal if "lot" in command)
        said = [f"{lot} {self.term('lot', lot)}{advice.get(lot, '')}" for lot in lots]
        others = [text for text, command in zip(self._in_words(view), legal) if "lot" not in command]
        return [*flowed(said, self.screen.width), *flowed(others, self.screen.width)][
            : max(rows, MOST_LISTED)
        ]

    def _about(self, command: Plain) -> str:
        """What a choice is about, as advice is listed."""
        if command["command"] == "attack":
            return f"{command['means']} {command['target']}"
        return str(command.get("lot", ""))

    def _advice(self, view: View) -> dict[str, str]:
        """What the figures say beside choices: by building, or by means and target."""
        figures: Plain = self.game.figures(view)
        sides: Any = figures.get("sides")
        found: dict[str, str] = {}
        for table, fields in (
            ("lots", ("income",)),
            ("prospects", ("share", "raids", "crackdowns")),
            ("speakeasies", ("legal", "speakeasy", "fine", "raids")),
        ):
            for row in _rows(figures, table):
                said = [
                    self._pair(field, self.texts.number(row[field])) for field in fields if row.get(field)
                ]
                if row.get("rivals"):
                    said.append(self._pair("rivals", " ".join(self.sign(seat) for seat in row["rivals"])))
                found[row["lot"]] = " · " + ", ".join(said) if said else ""
        for row in _rows(figures, "attacks"):
            odds = [
                self.texts.say("cli-mob-odds", what=self.term("field", field), n=row[field], of=sides)
                for field in ("wounds", "kills")
                if row[field]
            ]
            found[f"{row['means']} {row['target']}"] = " · " + ", ".join(odds) if odds else ""
        return found

    def question(self, view: View) -> str:
        asked = super().question(view)
        if view.viewer not in self.asked(view):
            return asked
        stage = f"cli-mob-how-{self._seen(view)['stage']}"
        return f"{asked} {self.texts.say(stage)}" if self.texts.has(stage) else asked

    # What is typed.

    def steps(self, line: str, view: View) -> list[str]:
        """Buildings by their names, bids by their tokens, a group and a building; else as in every game."""
        stage = self._seen(view)["stage"]
        parts = [part.split() for part in plain(line).replace(",", " ").split(";") if part.strip()]
        found = [self._short(stage, words) or self._named(words) for words in parts]
        if len(found) > 1 or (found and found[0] in self.legal(view)):
            return found
        return super().steps(line, view)

    def _short(self, stage: str, words: list[str]) -> str:
        """What a short form means where that is asked; empty if it is none."""
        if stage == "bid" and len(words) == 4 and all(word in "1234" for word in words):
            return f"bid {' '.join(words)}"
        if stage == "send" and len(words) == 2 and words[0].isdigit() and words[1].upper() in self._lots:
            return f"send {words[0]} {words[1].upper()}"
        if stage in BY_LOT and len(words) == 1 and words[0].upper() in self._lots:
            return f"{BY_LOT[stage]} {words[0].upper()}"
        return ""

    def _named(self, words: list[str]) -> str:
        """Notation with the names of buildings as they are written."""
        return " ".join(word.upper() if word.upper() in self._lots else word for word in words)

    # Words.

    def _seen(self, view: View) -> Plain:
        return self.game.view_to_plain(view)

    def _pair(self, field: str, value: str) -> str:
        return self.texts.say("plain-pair", title=self.term("field", field), value=value)

    def _counted(self, name: str, n: int) -> str:
        return name if n == 1 else self.texts.say("list-times", item=name, n=n)


def _rows(figures: dict[str, object], table: str) -> list[Plain]:
    found = figures.get(table, [])
    assert isinstance(found, list)
    return found


FACE = MobCityFace
