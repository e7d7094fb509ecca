"""The face of An Offer You Can't Refuse: players, ledger, the night, ghosts, and what typed words mean."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest

from consigliere.cli.columns import wide
from consigliere.cli.offer import OfferFace
from consigliere.cli.page import page
from consigliere.cli.play import SEAT_NAMES
from consigliere.cli.recordfile import load
from consigliere.cli.replay import Film
from consigliere.cli.screen import CLEAR, Screen
from consigliere.cli.story import Story
from consigliere.cli.table import Table
from consigliere.cli.words import Unclear
from consigliere.games.offer import words as w
from consigliere.games.offer.rules import Offer
from consigliere.kernel import record as records
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.match import Match
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, HOUSE, ghost_of
from consigliere.texts import Texts, languages
from tests.cli.driver import ESCAPE, Sheet, Terminal, run
from tests.games.offer.scenario import A9, A12, RULES, S7, fast_table, introductions, night, play, talk

every_language = pytest.mark.parametrize("language", languages())


def face(seats: int, language: str = "en") -> OfferFace:
    return OfferFace(RULES, list(SEAT_NAMES[:seats]), Texts(language), Screen())


def seen(state: Offer, viewer: int = 0) -> View:
    """What lies before a viewer."""
    return View(state.seen_by(viewer))


def row(state: Offer, seat: int, viewer: int = 0) -> list[str]:
    """The words in a player's line of the table."""
    lines = face(state.seats).seats(seen(state, viewer))
    return next(line for line in lines if f" {seat + 1} {SEAT_NAMES[seat]}" in line).split()


def question(state: Offer, viewer: int = 0, language: str = "en") -> str:
    return face(state.seats, language).question(seen(state, viewer))


# What is shown.


def test_a_player_sees_what_others_claim_and_who_speaks_for_and_against_them() -> None:
    state = talk(S7, day=2)
    play(state, "1 claim mafioso, 3 suspect 1, 4 trust 1, 0 claim consigliere, 0 report 1 1 traitor")

    words = row(state, 1, viewer=5)
    assert words[-4:] == ["Mafioso?", "1!", "4", "5"]
    assert "Consigliere?" in row(state, 0, viewer=5)


def test_a_card_that_is_seen_stands_without_a_question_mark() -> None:
    state = talk(S7, ghosts=[3])

    assert row(state, 3)[0] in ("†", "x")
    assert row(state, 3)[-2:] == ["Don", "Corleone"]
    assert row(state, 0)[-1] == "Consigliere"


def test_the_consigliere_reads_what_he_was_told_and_nobody_else_does() -> None:
    state = night(S7)
    play(state, "0 peek 2, house time-up night, house time-up night")

    assert "traitor!" in row(state, 2)
    assert "carla" in " ".join(face(7).hand(seen(state)))
    assert "traitor!" not in row(state, 2, viewer=1)


def test_a_page_shows_nothing_of_what_its_viewer_may_not_know() -> None:
    """Two tables that differ in cards and choices nobody has seen look the same to a Mafioso."""
    one, other = talk(S7), talk("mafioso mafioso mafioso cop don mafioso consigliere")

    assert page(face(7), seen(one, 1), []) == page(face(7), seen(other, 1), [])

    one, other = night(S7), night("mafioso mafioso mafioso cop don mafioso consigliere")
    play(one, "0 peek 2, 2 point 1, 3 offer 4")

    assert page(face(7), seen(one, 1), []) == page(face(7), seen(other, 1), [])


@every_language
def test_by_night_everybody_has_one_page_and_is_asked_for_the_own_role_alone(language: str) -> None:
    state = night(A12)
    texts = Texts(language)
    calls = {seat: question(state, seat, language) for seat in range(12)}

    asleep = texts.say("cli-offer-ask-asleep")
    assert [seat for seat, asked in calls.items() if asked == asleep] == [7, 8, 9, 10, 11]
    assert len({calls[seat] for seat in (0, 1, 2, 3, 5, 6)}) == 6
    arrest = face(12, language).call(w.ARREST)
    assert all(calls[seat].startswith(arrest) for seat in (2, 3, 4))  # every traitor, with a power or without


def test_an_assassin_is_warned_once_the_don_is_a_ghost() -> None:
    """[OFF-10.19] He may still strike, and always misses."""
    don, assassin = A9.split().index("don"), A9.split().index("assassin")
    warning = Texts("en").say("room-no-don-left")

    assert warning not in question(night(A9), assassin)
    assert warning in question(night(A9, ghosts=[don]), assassin)


def test_who_has_a_coin_reads_how_to_bribe_a_ghost() -> None:
    """OFF-12.7: ghosts are bribed, so the example is one."""
    state = night(S7, bribes=True, ghosts=[5], coins={2: 1})

    assert question(state, 2).endswith("(bribe 6)")
    assert "(point 4)" in question(state, 2)
    play(state, "2 point 3")
    assert "such as 6," in question(state, 2)
    assert "（bribe 6）" in question(night(S7, bribes=True, ghosts=[5], coins={2: 1}), 2, "ja")


def test_by_night_the_talk_of_the_day_is_not_recalled() -> None:
    state = night(S7, number=2)
    nightfall = "Night 2. Everybody, close your eyes. Not a word until dawn."

    assert face(7).recalled(seen(state), ["bruno: hello", nightfall, "x"]) == [nightfall, "x"]
    assert face(7).recalled(seen(talk(S7)), ["bruno: hello", "x"]) == ["bruno: hello", "x"]


# What is typed.


def test_help_for_the_fast_game_speaks_of_nothing_that_it_lacks() -> None:
    """OFF-20.5: no accusations, votes, bribes or night powers."""
    for state, has_votes in ((fast_table(0, 5), False), (talk(S7), True)):
        guide = face(state.seats).guide(seen(state)).split()
        assert ("accuse" in guide) == ("down" in guide) == ("mafioso" in guide) == has_votes


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("claim consigliere", ["claim consigliere"]),
        ("claim police chief", ["claim police_chief"]),
        ("suspect 4", ["suspect 3"]),
        ("suspect ۴", ["suspect 3"]),
        ("trust bruno", ["trust 1"]),
        ("tru br", ["trust 1"]),
        ("report 1 4 traitor", ["report 1 3 traitor"]),
        ("report 4 fam", ["report 2 3 family"]),
        ("because 17 suspect 4", ["because 17 suspect 3"]),
        ("suspect 4 because #17", ["because 17 suspect 3"]),
        ("ask 3 claim", ["ask 2 claim any"]),
        ("ask carla suspect", ["ask 2 suspect any"]),
        ("ask 3 vote 5", ["ask 2 will-vote 4 any"]),
        ("ask 3 vote down", ["ask 2 will-vote any down"]),
        ("ask 3 report 1 4", ["ask 2 report 1 3 any"]),
        ("ask 3 report 1 traitor", ["ask 2 report 1 any traitor"]),
        ("vote 4 down", ["will-vote 3 down"]),
        ("want 4", ["ask-vote 3"]),
        ("agree #17", ["agree 17"]),
        ("bought Maria", ["bought Maria"]),
        ("bought bruno", ["bought player:1"]),
        ("bought loyal brute", ["bought role:loyal_brute"]),
        ("bought -", ["bought -"]),
        ("accuse 4", ["accuse 3"]),
        ("suspect 4; over", ["suspect 3", "over"]),
        ("say Suspect 4; over", ["say Suspect 4; over"]),
        ("over", ["over"]),
        ("not over", ["not over"]),
    ],
)
def test_what_is_typed_by_day(typed: str, steps: list[str]) -> None:
    assert face(12).steps(typed, seen(talk(A12, day=3))) == steps


@pytest.mark.parametrize(
    "typed", ["suspect", "suspect 13", "suspect 0", "claim", "ask 3", "s", "agree bruno", "xyz; over"]
)
def test_what_means_nothing_is_not_understood(typed: str) -> None:
    with pytest.raises(Unclear):
        face(12).steps(typed, seen(talk(A12)))


def test_text_that_is_no_command_is_talk_where_people_talk() -> None:
    """[OFF-6.2] By night, and in a vote, nothing is said by mistake."""
    day = seen(talk(A12))
    for typed in (
        "Good evening, everybody!",
        "xyz",
        "a strange night it was",
        "no way",
        "trust nobody here, my friends",
    ):
        assert face(12).steps(typed, day) == [f"say {typed}"]
    state = talk(S7)
    play(state, "1 accuse 3, 2 second, 3 end")
    for quiet in (seen(state), seen(night(A12))):
        with pytest.raises(Illegal) as illegal:
            face(quiet.copy.seats).steps("Good evening, everybody!", quiet)
        assert "OFF-6.2" in illegal.value.refusal.rules
        with pytest.raises(Unclear) as unclear:
            face(quiet.copy.seats).steps("evning", quiet)
        assert unclear.value.word == "evning"


def test_verbs_of_the_readers_language_are_understood() -> None:
    view = seen(talk(A12, day=2))

    assert face(12, "fa").steps("مشکوک ۴", view) == ["suspect 3"]
    assert face(12, "uk").steps("підозрюю 4", view) == ["suspect 3"]
    assert face(12, "ja").steps("告発 4", view) == ["accuse 3"]


def test_short_answers_fit_the_question() -> None:
    state = talk(S7)
    play(state, "1 accuse 3")
    assert face(7).steps("y", seen(state)) == ["second"]
    assert face(7).steps("n", seen(state)) == ["no"]
    play(state, "2 second")
    assert face(7).steps("over", seen(state, 3)) == ["end"]
    play(state, "3 end")
    assert face(7).steps("d", seen(state)) == ["down"]
    assert face(7).steps("u", seen(state)) == ["up"]
    assert face(7).steps("pass", seen(introductions(S7))) == ["pass"]


@pytest.mark.parametrize(
    ("seat", "typed", "steps"),
    [
        (0, "4", ["peek 3", "ready"]),
        (0, "dario", ["peek 3", "ready"]),
        (0, "nobody", ["peek nobody", "ready"]),
        (0, "no", ["peek nobody", "ready"]),
        (0, "4; ready", ["peek 3", "ready"]),
        (1, "4", ["offer 3", "ready"]),
        (2, "4", ["point 3"]),  # the Police Chief has a call of his own as well
        (2, "4; seek 2", ["point 3", "seek 1", "ready"]),
        (3, "point 4", ["point 3", "ready"]),
        (3, "nod 3", ["sign nod 2"]),
        (3, "mark 2 don", ["sign mark 1 don"]),
        (5, "gun 6", ["gun 5", "ready"]),
        (6, "me", []),
    ],
)
def test_by_night_the_last_choice_confirms(seat: int, typed: str, steps: list[str]) -> None:
    view = seen(night(A12), seat)
    if not steps:
        with pytest.raises(Unclear):
            face(12).steps(typed, view)
    else:
        assert face(12).steps(typed, view) == steps


def test_words_of_the_readers_language_are_understood() -> None:
    view = seen(talk(A12, day=2))

    assert face(12, "uk").steps("claim шеф поліції", view) == ["claim police_chief"]
    assert face(12, "ja").steps("report 1 4 裏切り者", view) == ["report 1 3 traitor"]
    assert face(12, "fa").steps("claim دون", view) == ["claim don"]


@pytest.mark.parametrize(
    "line",
    ["because 17 ask 3 suspect any", "report 2 5 traitor", "accuse 4", "claim don", "bought player:3", "up"],
)
def test_a_hint_is_written_as_it_can_be_typed(line: str) -> None:
    written = face(12).typed(RULES.parse(line))

    assert [RULES.parse(step) for step in face(12).steps(written, seen(talk(A12)))] == [RULES.parse(line)]


# The course of an evening.


def test_a_person_gets_a_word_in_while_bots_talk_but_not_when_done() -> None:
    state = talk(S7)
    after = face(7).forum(seen(state))
    assert after is not None
    assert 0 < after < 7

    play(state, "0 over")
    assert face(7).forum(seen(state)) is None


def test_a_person_talks_before_a_bot_shoots() -> None:
    state = fast_table(don=1, seats=4)
    play(state, "1 place 2, house time-up secret")

    assert face(4).forum(seen(state)) == 1
    assert face(4).is_debate(seen(state))
    assert face(4).forum(seen(state, 2)) is None  # whoever has the gun is asked anyway
    assert "carla has the gun" in question(state)


def test_a_traitor_points_before_the_bots_of_the_team() -> None:
    state = night(A12)

    assert face(12).forum(seen(state, 3)) == 0
    assert face(12).forum(seen(state, 0)) is None


def test_after_the_first_part_of_a_night_nothing_more_is_asked() -> None:
    state = night(S7)
    assert face(7).forced(seen(state, 1)) is None
    assert face(7).on_enter(seen(state, 1)) == "ready"
    assert face(7).on_enter(seen(state, 0)) == ""  # the Consigliere has still to choose

    play(state, "house time-up night")
    assert face(7).forced(seen(state, 0)) == "ready"
    assert all(face(7).is_formality(seen(state, seat)) for seat in range(7))


def test_a_ghost_that_is_bribed_is_asked_for_a_word() -> None:
    state = night(S7, number=2, ghosts=[4], coins={1: 1}, bribes=True)
    play(state, "1 bribe 4, house time-up night, house time-up night")
    view = seen(state, int(ghost_of(4)))

    assert face(7).forced(view) is None
    assert "word" in question(state, int(ghost_of(4)))
    assert face(7).steps("word bruno", view) == ["word player:1", "ready"]

    play(state, "4 word player:1")
    assert face(7).forced(seen(state, int(ghost_of(4)))) == "ready"


def test_who_has_left_watches_as_a_ghost() -> None:
    state = talk(S7, ghosts=[4])

    assert face(7).viewer(4, seen(state, 4)) == ghost_of(4)
    assert face(7).viewer(0, seen(state, 0)) == 0
    assert question(state, int(ghost_of(4))) == Texts("en").say("cli-offer-watching")


def test_a_ghost_is_not_told_again_what_the_player_was_told() -> None:
    match, story, _ = voted()
    before = list(story.all(0))
    given(match, "1 accuse 0, 2 second, 0 end")
    given(match, ",".join(f"{seat} down" for seat in range(8)))
    news = story.news(int(ghost_of(0)))

    assert news[0] == "bruno accuses you. (#12)"
    assert "You leave the table" in " ".join(news)
    assert story.all(int(ghost_of(0))) == before + news


# What is asked about.


def begun(seats: int = 8) -> tuple[Match, Story, OfferFace]:
    options = RULES.settle_options(seats, {})
    assert isinstance(options, dict)
    match = Match(RULES, seats, options, FastChance(3))
    match.start()
    shown = face(seats)
    return match, Story(match, shown.names, shown.texts, shown), shown


def given(match: Match, lines: str) -> None:
    for line in lines.split(","):
        seat, _, step = line.strip().partition(" ")
        actor = int(seat) if seat.isdigit() else HOUSE
        assert match.submit(actor, [RULES.parse(step)]) is None, line


def voted() -> tuple[Match, Story, OfferFace]:
    """Day 1 after a trial in which carla stayed."""
    match, story, shown = begun()
    given(match, "house time-up opening")
    given(match, ",".join(f"{seat} pass" for seat in range(8)))
    given(match, "1 suspect 2, 1 accuse 2, 3 second, 2 end, 0 down, 1 down")
    given(match, ",".join(f"{seat} up" for seat in range(2, 8)))
    return match, story, shown


def test_the_ledger_tells_statements_and_thumbs_by_their_numbers() -> None:
    match, story, shown = voted()
    told = shown.order("ledger", "all", match.view(0), story)
    assert told is not None

    assert [line.strip() for line in told[:6]] == [
        "Day 1",
        "bruno: “I suspect carla.” (#1)",
        "bruno accuses carla. (#2)",
        "dario seconds it: carla stands trial. (#3)",
        "you: thumb down for carla (#4)",
        "bruno: thumb down for carla (#5)",
    ]
    assert shown.order("#6", "", match.view(0), story) == ["Day 1", "  carla: thumb up for carla (#6)"]
    assert shown.order("ledger", "99", match.view(0), story) == [Texts("en").say("cli-offer-no-entries")]


def test_a_reason_is_told_with_what_it_is_about() -> None:
    match, story, _ = voted()
    given(match, ",".join(f"{seat} trust {other}" for seat, other in [(3, 4), (4, 5), (5, 6), (6, 7)] * 2))
    story.all(0)
    given(match, "4 because 1 trust 1, 5 because 1 suspect 1")

    assert story.news(0) == [
        "elena, because of #1: “I trust bruno.” (#20) [bruno: “I suspect carla.” (#1)]",
        "fabio, because of #1: “I suspect bruno.” (#21)",  # what was just told is not told again
    ]


def test_an_answer_is_told_as_one_and_a_reason_as_a_reason() -> None:
    """[OFF-6.13] Only who was asked answers: elena is, fabio gives a reason."""
    match, story, _ = voted()
    given(match, "1 ask 4 suspect any")
    asked = story.all(0)[-1]
    number = int(re.findall("#([0-9]+)", asked)[-1])
    given(match, f"4 because {number} suspect 2, 5 because {number} trust 2")

    assert story.news(0) == [
        f"elena, in answer to #{number}: “I suspect carla.” (#{number + 1})",
        f"fabio, because of #{number}: “I trust carla.” (#{number + 2})",
    ]
    assert story.numbered(0)[number + 1].startswith("elena, in answer to ")


@pytest.mark.parametrize(("words", "is_fast"), [({}, False), ({"game": "fast"}, True)])
def test_the_fast_game_has_its_own_introduction(words: dict[str, OptionValue], is_fast: bool) -> None:
    options = RULES.settle_options(6, words)
    assert isinstance(options, dict)

    assert ("must shoot" in face(6).about(options)) == is_fast
    assert ("by night" in face(6).about(options)) != is_fast


def test_a_hint_says_what_is_known_of_whom_it_is_about_and_of_a_claim_what_is_true() -> None:
    state = talk(A12)
    play(state, "1 suspect 3, 2 trust 3")
    viewed, view = face(12), seen(state)

    assert viewed.reason(view, RULES.parse("suspect 3")).startswith("dario: suspected by 1, trusted by 1.")
    claim = viewed.reason(view, RULES.parse("claim don"))
    assert claim
    assert viewed.hand(view)[0].startswith(claim)
    assert viewed.reason(view, RULES.parse("over")) == ""


def test_what_the_table_shows_is_not_told_of_others() -> None:
    match, story, _ = begun()
    given(match, "house time-up opening")
    story.all(0)
    given(match, "0 pass, 1 pass")

    assert story.news(0) == ["You pass."]


def test_claims_players_and_roles_can_be_asked_about() -> None:
    match, story, shown = voted()
    given(match, "4 claim don")
    view = match.view(0)
    claims = shown.order("claims", "", view, story) or []
    who = shown.order("who", "carla", view, story) or []
    role = shown.order("role", "police chief", view, story) or []

    assert any(line.split() == ["elena", "Don", "Corleone", "1", "#12"] for line in claims)
    assert any("Suspected by: bruno" in line for line in who)
    assert "whether that is the Don" in " ".join(line.strip() for line in role)
    assert shown.order("peek", "", view, story) is None


def test_the_end_opens_all_cards_and_tells_the_days() -> None:
    match, _, shown = voted()
    roles = list(match.state.roles)  # type: ignore[attr-defined]
    cop = roles.index(3)
    accuser, second = [seat for seat in range(8) if seat != cop and (seat, cop) != (1, 2)][:2]
    given(match, f"{accuser} accuse {cop}, {second} second, {cop} end")
    given(match, ",".join(f"{seat} down" for seat in range(8)))
    assert match.state.is_over()
    lines = shown.accounts(match.entries)
    text = " ".join(line.strip() for line in lines)

    assert f"Traitors: {SEAT_NAMES[cop]} (Cop)" in text
    assert text.count("*") == 8  # seven of the Family have won, and the sign is explained
    assert f"carla stayed, with 2 thumbs down. {SEAT_NAMES[cop]} (Cop) was voted out." in text


# Whole games.

ANSWERS = (
    "",
    "claim mafioso",
    "suspect 3",
    "",
    "ask 3 claim",
    "over",
    "down",
    "no",
    "4",
    "5",
    "2",
    "end",
    "left",
)
MOST_ANSWERS = 400


def evening(*words: str, language: str, answers: tuple[str, ...] = ANSWERS) -> list[str]:
    """What appears between the answers of a person who plays a game to its end."""
    enter = Texts(language).say("cli-press-enter")
    terminal = Terminal("play", "offer", "--fast", "--lang", language, *words)
    found: list[str] = []
    typed = cycle(answers)
    for _ in range(MOST_ANSWERS):
        shown = terminal.until_asked("anna> ", enter)
        found.append(shown)
        if terminal.is_over:
            assert terminal.end() == 0
            return found
        terminal.type("" if ESCAPE.sub("", shown).endswith(enter) else next(typed))
    raise AssertionError(f"does not end after {found[-1]!r}")


def pages(shown: list[str]) -> list[list[str]]:
    """The pages among what appeared, line by line."""
    drawn = [text.rpartition(CLEAR)[2] for text in shown if CLEAR in text]
    return [re.split(r"\r?\n", ESCAPE.sub("", text)) for text in drawn]


@every_language
@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "8", "--bots", "belief", "--seed", "5"),
        ("--seats", "7", "--bots", "greedy", "--seed", "2", "--option", "game=fast"),
    ],
)
def test_one_person_among_bots_plays_a_whole_game(
    language: str, words: tuple[str, ...], tmp_path: Path
) -> None:
    shown = evening(*words, "--save", str(tmp_path / "game.json"), language=language)
    drawn = pages(shown)

    assert len(drawn) > 5
    assert all(len(lines) <= 24 for lines in drawn)
    assert all(wide(line) <= 80 for lines in drawn for line in lines)
    assert Texts(language).say("cli-offer-days") in ESCAPE.sub("", shown[-1])


@pytest.mark.parametrize(("seats", "language"), [(5, "uk"), (12, "fa"), (20, "ja")])
def test_pages_fit_at_every_number_of_players(seats: int, language: str, tmp_path: Path) -> None:
    options = ["accomplice", "loyal_brute", "coward", "tough_guy"] if seats > 5 else []
    words = [word for name in options for word in ("--option", f"{name}=on")]
    file = str(tmp_path / "game.json")
    drawn = pages(evening("--seats", str(seats), "--seed", "4", *words, "--save", file, language=language))

    assert all(len(lines) <= 24 for lines in drawn)
    assert all(wide(line) <= 80 for lines in drawn for line in lines)


@pytest.mark.parametrize(
    ("words", "seats"), [((), 8), (("--option", "game=fast"), 6), (("--seats", "5"), 5)], ids=str
)
def test_without_a_number_of_seats_it_is_the_whole_game(words: tuple[str, ...], seats: int) -> None:
    said = run("play", "offer", "--seed", "3", *words, lines=["help"]).stdout

    assert f"Refuse for {seats}." in said
    assert ("| Opening" in said) == ("game=fast" not in words)
    assert ("accuse 4" in said) == ("game=fast" not in words)
    assert "\nundo" not in said


def begun_record() -> records.Record:
    """A table of eight after the introductions of Day 1."""
    options = RULES.settle_options(8, {})
    assert isinstance(options, dict)
    record = records.begin(RULES, list(SEAT_NAMES[:8]), options, Deal(bytes([9] * 32), [None] * 8))
    given(record.match, "house time-up opening")
    given(record.match, ",".join(f"{seat} pass" for seat in range(8)))
    return record


def fallen(path: str) -> None:
    """A saved table at which anna has just been voted out."""
    record = begun_record()
    given(record.match, "1 accuse 0, 2 second, 0 end")
    given(record.match, ",".join(f"{seat} down" for seat in range(8)))
    assert not record.match.state.is_over()
    Table(record, [0], "greedy").save(path)


def test_a_ghost_looks_on_from_scene_to_scene_and_may_ask_for_the_end(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    fallen(file)
    terminal = Terminal("play", "offer", "--fast", "--resume", file)

    def shown(typed: str | None = None) -> str:
        """What appears after a line was typed, until the next prompt."""
        if typed is not None:
            terminal.type(typed)
        found = ESCAPE.sub("", terminal.until_asked("anna> ", "(press Enter)"))
        return found + shown("") if found.endswith("(press Enter)") else found

    first = shown()
    assert "You watch as a ghost." in first
    assert "Don Corleone" in first  # a ghost sees every card
    assert Texts("en").say("cli-looking-on") in shown("suspect 3")
    assert Texts("en").say("cli-hint-nothing", bot="belief") in shown("hint")
    assert "Good morning." in shown("")
    before = shown("log all")
    assert " points at " in before  # of what others do in the night too
    shown("save")
    shown(f"resume {file}")
    assert shown("log all").replace("• ", "") == before.replace("• ", "")  # but what is new then is not now
    assert "How it went" in shown("end")
    assert terminal.is_over
    assert terminal.end() == 0


def test_the_count_can_be_read_before_the_page_of_the_night_replaces_it(tmp_path: Path) -> None:
    """By night a page leaves out what was said by day, and with it who has just been voted out."""
    file = str(tmp_path / "game.json")
    record = begun_record()
    given(record.match, "1 accuse 2, 3 second, 2 end")
    given(record.match, ",".join(f"{seat} down" for seat in range(1, 8)))
    Table(record, [0], "greedy").save(file)
    terminal = Terminal("play", "offer", "--fast", "--resume", file)
    terminal.until("anna> ")
    terminal.type("up")
    told = ESCAPE.sub("", terminal.until_asked("anna> ", "(press Enter)"))

    assert told.endswith("(press Enter)")
    assert "7 thumbs down are enough." in told
    assert "carla leaves the table" in told
    terminal.type("")
    assert "Night 1 |" in terminal.until("anna> ")
    terminal.interrupt()
    assert terminal.end() == 130


def test_in_a_pipe_a_game_is_played_to_its_end_and_replayed_with_open_cards(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    words = ("--seats", "5", "--seed", "3", "--save", file)
    said = run("play", "offer", *words, lines=[*ANSWERS * 20])

    assert said.returncode == 0
    assert said.stderr == ""
    assert "How it went" in said.stdout
    film = Film(load(file)[0], GALLERY, True, Texts("en"))
    drawn = [film.page(step, Sheet(80, 24)) for step in range(len(film.entries) + 1)]
    assert all(len(lines) < 24 for lines in drawn)
    assert not any("Don Corleone)" in " ".join(lines) for lines in drawn[:1])
    assert all("Don Corleone)" in " ".join(lines) for lines in drawn[1:])
