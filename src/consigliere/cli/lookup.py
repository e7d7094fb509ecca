"""From what a person typed to the thing it means: games, options, seats, bots, languages."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from consigliere.cli.errors import BadInput

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.kernel.option import Options
    from consigliere.kernel.refusal import Refusal
    from consigliere.texts import Texts

A_MESSAGE: Final = "cli-help-top"
USUAL_LANGUAGE: Final = "en"
OUR_LANGUAGE: Final = "CONSIGLIERE_LANG"
LANGUAGES_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def languages() -> list[str]:
    """The languages in which the terminal can speak."""
    from consigliere import texts

    return [language for language in texts.languages() if speaks(language)]


def speaks(language: str) -> bool:
    """Whether the terminal can speak a language: a game may have been translated before it."""
    from consigliere import texts

    return language in texts.languages() and texts.Texts(language).has(A_MESSAGE)


def usual_language() -> str:
    """The language of whoever names none: the environment knows. It may be one that nobody speaks here."""
    ours = os.environ.get(OUR_LANGUAGE)
    if ours:
        return ours
    of_the_system = next(filter(None, map(os.environ.get, LANGUAGES_OF_THE_SYSTEM)), "")
    language = re.split(r"[_.@-]", of_the_system)[0].lower()
    return language if speaks(language) else USUAL_LANGUAGE


def texts_in(language: str | None) -> Texts:
    """The texts of a language, of the usual one if none is named."""
    from consigliere.texts import Texts

    wanted = usual_language() if language is None else language
    if not speaks(wanted):
        raise BadInput("cli-unknown-language", language=wanted[:40], known=languages())
    return Texts(wanted)


def game_named(name: str, edition: str | None = None) -> Game:
    """A game of the shelf, with the edition in a file if one is named."""
    from consigliere import shelf
    from consigliere.kernel.edition import BadEdition

    if name not in shelf.names():
        raise BadInput("cli-unknown-game", game=name[:40], known=list(shelf.names()))
    if edition is None:
        return shelf.game(name)
    try:
        game = edition_in(edition)
    except BadEdition as error:
        raise BadInput("cli-bad-edition", file=edition, problem=str(error)) from None
    if game.name != name:
        raise BadInput("cli-edition-of-another", file=edition, game=game.name)
    return game


def edition_in(path: str) -> Game:
    """The game with the edition in a file; `BadEdition` says what is wrong with it."""
    from consigliere import editions

    return editions.read(text_in(path, editions.LARGEST, "cli-edition-too-large"))


def guessed(game: Game, texts: Texts) -> str:
    """How much of the edition is our own best guess; empty if nothing is."""
    from consigliere import editions

    n = len(editions.reconstructed(game))
    return texts.say("table-reconstructed", n=n, all=editions.facts(game)) if n else ""


def text_in(path: str, largest: int, too_large: str) -> str:
    """The text in a file of at most so many bytes; `too_large` is what is said of a larger one."""
    try:
        if os.path.getsize(path) > largest:
            raise BadInput(too_large, file=path)
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput("cli-file-unreadable", file=path, why=why) from None


def refused(refusal: Refusal, texts: Texts, game: Game) -> BadInput:
    """What the game has against a table, as one line."""
    return BadInput("cli-refused-table", reason=texts.refusal(refusal, game.name))


def settled(
    game: Game, seats: int, given: list[str] | None, texts: Texts, preset: str | None = None
) -> Options:
    """All options of a table from `k=v` words; a number of seats the game does not take is refused too."""
    from consigliere.kernel.refusal import Refusal

    found = game.settle_options(seats, options_given(game, given), preset_named(game, preset))
    if isinstance(found, Refusal):
        raise refused(found, texts, game)
    return found


def preset_named(game: Game, preset: str | None) -> str:
    """The name of a preset of the game, or none at all."""
    known = [one.name for one in game.presets]
    if preset is None:
        return ""
    name = preset.strip().replace("_", "-")
    if name not in known:
        raise BadInput("cli-unknown-preset", game=game.name, preset=name[:40], known=known)
    return name


def options_given(game: Game, given: list[str] | None) -> Options:
    """The options in `k=v` words."""
    known = {option.name: option for option in game.options}
    options: Options = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            raise BadInput("cli-option-shape", word=word[:40])
        if name not in known:
            raise BadInput("cli-unknown-option", game=game.name, option=name[:40], known=list(known))
        options[name] = known[name].parse(value.strip())
    return options


def bots_named(game: Game, text: str) -> list[str]:
    """The bots of a list with commas."""
    from consigliere import bots

    found = [name.strip() for name in text.split(",")]
    for name in found:
        if name not in bots.names(game.name):
            known = list(bots.names(game.name))
            raise BadInput("cli-unknown-bot", bot=name[:40], game=game.name, known=known)
    return found


def at_least(number: int, least: int, word: str) -> None:
    """Refuse a number that is too small to mean anything."""
    if number < least:
        raise BadInput("cli-too-small", word=word, least=least, number=number)
