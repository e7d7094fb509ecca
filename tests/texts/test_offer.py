"""The texts of An Offer You Can't Refuse: what only it has. `test_games.py` is about every game."""

from __future__ import annotations

import re

import pytest

from consigliere.kernel import record
from consigliere.kernel.event import Event, Plain
from consigliere.kernel.viewer import EVERYBODY, GALLERY, seat_of
from consigliere.texts import Texts, languages, reading
from tests.games.offer.scenario import RULES, S7, play, talk, told
from tests.golden import story
from tests.texts.catalogue import NAMES

STATEMENTS = (
    "claim consigliere",
    "claim don",
    "report 1 2 family",
    "report 1 2 traitor",
    "suspect 2",
    "trust 2",
    "will-vote 2 up",
    "will-vote 2 down",
    "ask-vote 2",
    "agree 1",
    "disagree 1",
    "bought role:cop",
    "bought player:2",
    "bought -",
)
QUESTIONS = (
    "claim any",
    "report any 2 family",
    "report any 2 traitor",
    "report 1 any family",
    "report 1 any traitor",
    "report 1 2 any",
    "suspect any",
    "trust any",
    "will-vote any up",
    "will-vote any down",
    "will-vote 2 any",
    "ask-vote any",
    "agree any",
    "disagree any",
    "bought any",
)

every_language = pytest.mark.parametrize("language", languages())


def heard(texts: Texts, act: str, reader: int | None = None) -> str:
    """What a seat, or the gallery, reads of an act in free talk on Day 2, after a first statement."""
    state = talk(S7, 2, bribes=True)
    play(state, "6 suspect 5")
    state.log = []
    play(state, f"0 {act}")
    viewer = "gallery" if reader is None else str(reader)
    return " ".join(texts.tellings("offer", told(state, viewer), NAMES, reader))


def button(texts: Texts, act: str) -> str:
    """What stands on the button of an act."""
    return texts.command("offer", RULES.command_to_plain(RULES.parse(act)), NAMES)


@every_language
@pytest.mark.parametrize("act", STATEMENTS)
def test_what_stands_on_a_button_is_what_is_heard(act: str, language: str) -> None:
    texts = Texts(language)

    assert button(texts, act) in heard(texts, act)


@every_language
@pytest.mark.parametrize("act", ["agreed", "disagreed"])
def test_whoever_agrees_names_whom(act: str, language: str) -> None:
    texts = Texts(language)
    suspicion: Plain = {"event": "suspected", "seat": 1, "about": 2, "number": 16}
    answer: Plain = {"event": act, "seat": 3, "entry": 16, "number": 17}

    def read(reader: int | None, voices: dict[int, int]) -> str:
        return texts.tellings("offer", [answer], NAMES, reader, voices)[0]

    voices: dict[int, int] = {}
    together = texts.tellings("offer", [suspicion, answer], NAMES)
    texts.tellings("offer", [suspicion], NAMES, None, voices)
    assert voices == {16: 1}
    assert together[1] == read(0, voices)
    assert NAMES[1] in together[1]
    assert NAMES[1] not in read(1, voices)
    assert len({read(0, voices), read(1, voices), read(0, {})}) == 3


@every_language
def test_whoever_agrees_with_themselves_names_the_number_only(language: str) -> None:
    texts = Texts(language)
    answer: Plain = {"event": "agreed", "seat": 3, "entry": 16, "number": 17}

    assert texts.tellings("offer", [answer], NAMES, None, {16: 3}) == texts.tellings("offer", [answer], NAMES)


@every_language
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_put_in_the_words_of_its_button(question: str, language: str) -> None:
    texts = Texts(language)
    act = f"ask 1 {question}"
    _, _, asked = button(texts, act).partition(NAMES[1])

    assert asked.strip(" ,،、").casefold() in heard(texts, act).casefold()


@every_language
@pytest.mark.parametrize("question", ["report any 2 traitor", "report 1 2 any", "will-vote 2 any"])
def test_a_question_to_another_about_the_reader_says_so_behind_it(question: str, language: str) -> None:
    """Whoever is asked is called "you" in the question, so it cannot call the reader that."""
    texts = Texts(language)
    about_me, about_another = (heard(texts, f"ask 1 {question}", reader) for reader in (2, 3))

    assert NAMES[2] in about_another
    assert len(re.findall("[(（]", about_me)) == len(re.findall("[(（]", about_another)) + 1


def test_who_a_question_is_about_stands_behind_it() -> None:
    said = heard(Texts("en"), "ask 1 report 1 2 any", 2)

    assert said == "anna asks bruno: “What did you learn on Night 1?” (about you) (#2)"


def test_a_closed_envelope_covers_every_line_that_not_everybody_reads() -> None:
    """[OFF-1.5] In every golden game: what a seat or a ghost reads and the gallery does not is called private."""
    texts = Texts("en")
    secret: set[str] = set()

    def words(event: Event, viewer: int, said: list[str], reader: int) -> list[str]:
        told = RULES.kinds.telling(event, viewer, said)
        return (
            [] if told is None else [line for line in texts.tellings("offer", [told], NAMES, reader) if line]
        )

    for path in story.stories("offer"):
        plain = story.read(path.read_text("utf-8"))
        if story.game_of(plain) is not RULES:
            continue
        match = record.read(plain, RULES).match
        for event in (event for entry in match.entries for event in entry.events):
            name = RULES.kinds.kinds[event.kind].name
            if name in secret or event.readers == EVERYBODY == event.told:
                continue
            for viewer in RULES.viewers(match.seats):
                reader = seat_of(viewer)
                public = words(event, GALLERY, match.texts, reader)
                if words(event, viewer, match.texts, reader) not in ([], public):
                    secret.add(name)

    assert "role-dealt" in secret
    assert secret <= set(reading("offer").private)
