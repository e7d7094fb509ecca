"""The face of Corleone's Empire: pages of stated positions, what choices bring, and what typed words mean."""

from __future__ import annotations

import io
import re
import sys
from functools import cache

import pytest

from consigliere import shelf
from consigliere.cli import main
from consigliere.cli.columns import wide
from consigliere.cli.corleone import CorleoneFace
from consigliere.cli.page import page
from consigliere.cli.screen import CLEAR, Screen
from consigliere.cli.words import Unclear
from consigliere.games.corleone import CorleoneGame
from consigliere.games.corleone.layout import read_position
from consigliere.games.corleone.notation import NAMES
from consigliere.games.corleone.rules import Corleone
from consigliere.kernel.chance import FastChance
from consigliere.kernel.match import Match
from consigliere.kernel.option import OptionValue
from consigliere.kernel.state import View
from consigliere.kernel.viewer import GALLERY, members
from consigliere.texts import Texts, languages
from tests.cli.driver import ESCAPE, Sheet, Terminal
from tests.cli.test_languages import Person

GAME = shelf.game("corleone")
assert isinstance(GAME, CorleoneGame)
RULES: CorleoneGame = GAME
every_language = pytest.mark.parametrize("language", languages())


LOW, HIGH = Sheet(80, 24), Sheet(120, 40)


def at(text: str, steps: str = "", **options: OptionValue) -> Corleone:
    """A stated position in which the first seat asked has taken these steps."""
    seats = sum(line.strip().split(":")[0] in NAMES for line in text.splitlines())
    settled = RULES.settle_options(seats, dict(options))
    assert isinstance(settled, dict)
    state = read_position(text, RULES.agreed(seats, settled))
    for step in filter(None, steps.split(",")):
        actor = members(state.waiting_for())[0]
        assert state.refusal_for(actor, RULES.parse(step)) is None, step
        state.carry_out(actor, RULES.parse(step), FastChance(1), [])
    return state


@cache
def face(seats: int, screen: Screen = LOW, language: str = "en") -> CorleoneFace:
    return CorleoneFace(RULES, list(NAMES[:seats]), Texts(language), screen)


def seen(state: Corleone, viewer: int = 0) -> View:
    return View(state.seen_by(viewer))


def shown(state: Corleone, screen: Screen, viewer: int = 0, log: list[str] | None = None) -> list[str]:
    return [line.rstrip() for line in page(face(int(state.seats), screen), seen(state, viewer), log or [])]


def choices(state: Corleone, viewer: int = 0) -> list[str]:
    """The choices of a seat on a screen that has room for everything."""
    return face(int(state.seats), HIGH).choices(seen(state, viewer), HIGH.height)


TURN = """
act 2, family_business, horse head carla
asked action: anna
tiles: blue_gunsmith blue_chop_shop
stacks: queens bruno; brooklyn anna bruno
neutral: mayor s13; police_chief chelsea
public: gun_down cook_the_books
allies: capo
anna: hand 5 2*2 gun blood_money*2 extortion tax_advisor; suitcase 5 1; completed hijack_a_truck; family vitale; at s05
bruno: hand 1; suitcase 2; family caccamo; at navy_yard s01; killed thug
carla: hand 3; played family_accountant; family pizzino; at penn_central_railroad s02
"""


def test_a_page_for_80_columns_and_24_lines_line_by_line() -> None:
    page_of_anna = shown(at(TURN), LOW, log=["Once.", "Twice.", "Thrice."])

    assert (
        page_of_anna
        == """\
Act II: The Turk | Family business | first: carla | deck 40, discarded 0
1 Wall Street     -  Exchange . bank×2 Gunsmith Gu×2      C1 >C          bank Gu
2 Brooklyn        AB Navy Yard Do. [B] Chop S. 3>$3+$5 +B B1 >B          Gu 2>$5
3 Upper East Side -  Gentlem. $3 horse -                  A1 >A          $2
4 Queens          B  Bottlin. Bo $2 +B -                  -              Bo
5 Upper West Side -  Pawn E. 1>good $3 -                  -              1>good
6 Midtown         -  Penn Central. [C] -                  A1 B1 C2 n1 >C job
7 Chelsea         -  Packing Ho. BM $2 -                  B1 C1 n2 >-    BM
Public jobs (* you can pay): *Cook the Books (Bl): BM > $1, bank | Gun Down
  (Gy): Gu Bo > $3, kill a thug anywhere
On spaces: B s01 (67P), C s02 (167), A s05 (36P), Mayor s13 (67), Police Chief
  Chelsea
s03 46   s06 346  s08 126  s10 12   s12 57   s15 24   s17 3P
s04 57P  s07 246  s09 35P  s11 34   s14 17   s16 5P   s18 35
                  family  reserve hand suitcase jobs markers
> A anna (you)    Vitale  2+1     8/4  2 $6     Gn1  8
  B bruno         Caccamo 0+1 -1  1/4  1        -    7
  C carla         Pizzino 1+1     1/4  0        -    9        Family Accountant
  Twice.
  Thrice.
Your hand (8, limit 4): $2×2 $5, Gun, Blood Money×2 | suitcase $6: $1 $5
  Extortion (Ye): Gu Bo > $3, rob a hand | Tax Advisor: 1>$5 bank
Your turn, for example: Exchange Savings Bank, consigliere s03. See also: map""".splitlines()
    )


def test_a_higher_screen_says_what_every_space_gives_and_everything_that_lies_open() -> None:
    found = shown(at(TURN), HIGH)

    assert "  Gun Down (Gy): Gu Bo > $3, kill a thug anywhere" in found
    assert "  Capo: support any turf" in found
    assert any(line.startswith("Bank: $1:28  $2:27") for line in found)
    assert any("s08 126 bank Gu×2 2>$5 job" in line for line in found)
    assert len(found) + 1 <= HIGH.height


def test_a_star_is_at_a_turf_that_one_would_take_from_others() -> None:
    """[CORL-15.4] anna and bruno have one figure each in Midtown; nobody stands in Queens."""
    state = at(
        "act 2, family_business, horse head anna\nasked action: anna\n"
        "anna: hand 1; at s05\nbruno: hand 1; at s01\ncarla: hand 1"
    )

    assert any("s03 46* " in line for line in choices(state))
    assert any("6 Midtown" in line and "job $2*" in line for line in shown(state, HIGH))


def test_a_seat_is_told_nothing_of_what_the_others_hold() -> None:
    state = at(TURN)
    for viewer in (1, 2, GALLERY):
        said = "\n".join(shown(state, HIGH, viewer)) + "\n".join(face(3, HIGH).atlas(seen(state, viewer)))
        assert "Extortion" not in said
        assert "Tax Advisor" not in said
        assert "$6" not in said
    assert "2 $6" in "\n".join(shown(at(TURN, open_ledger=True), HIGH, 1))


# What choices bring.


def test_killing_says_who_would_die_and_how_the_turfs_would_stand() -> None:
    """[CORL-10.8] With bruno's Don marked, Midtown would be carla's alone once the Mayor is dead too."""
    state = at(
        TURN.replace("gun blood_money*2 extortion", "gun*2 blood_money car_bomb"),
        "complete car_bomb from hand,resolve kill_figure_one_turf_3_thug_family_neutral,kill s01",
    )
    found = choices(state)

    assert "Chosen: s01 (67P)" in found
    assert any("Mayor s13 (67): then 6 A1 C2 >C, 7 C1 n1 >-" in line for line in found)
    assert any("C thug Penn Central Railroad: then 6 A1 C1 n1 >-" in line for line in found)


def test_moving_another_players_figure_says_how_the_turfs_would_stand() -> None:
    """[CORL-10.11]"""
    state = at(
        TURN.replace("blood_money*2 extortion", "booze intimidation"),
        "complete intimidation from hand,resolve move_figure_other_thug_family,move s01",
    )

    assert any("s03 (46): 4 B1 >B, 6 A1 B1 C2 n1 >C, 7 C1 n2 >-" in line for line in choices(state))


def test_shaking_down_any_business_says_who_would_share() -> None:
    """[CORL-8.2, CORL-8.7]"""
    state = at(
        TURN.replace("gun blood_money*2 extortion", "gun booze blood_money shake_down"),
        "complete shake_down from hand,resolve shake_business",
    )
    found = "\n".join(choices(state))

    assert "Bottling Plant: Bo $2 +B" in found
    assert "Packing House: BM $2" in found
    assert "Packing House: BM $2 +" not in found


def test_a_neutral_figure_brings_what_its_place_gives() -> None:
    """[CORL-12.3]"""
    state = at(TURN.replace("tax_advisor", "mayor_2"), "ally mayor_2,resolve place_neutral_mayor_support")

    assert any(
        "s03 (46): Bo job | 4 n1 >-, 6 A1 B1 C2 n1 >C, 7 B1 C1 n1 >-" in line for line in choices(state)
    )


BIDDING = """
act 1, bribery, horse head anna
asked bid: anna bruno
allies: capo mayor_1
anna: hand 1; suitcase 5*2 3
bruno: hand 1; suitcase 2
carla: hand 1
"""


def test_a_bid_shows_what_is_bid_so_far() -> None:
    assert "Your bid: $0 (-); left in the suitcase: $13" in choices(at(BIDDING))
    assert "Your bid: $8 ($3 $5); left in the suitcase: $5" in choices(at(BIDDING, "bid 5,bid 3"))
    assert "Your bid" not in "\n".join(shown(at(BIDDING, "bid 5"), HIGH, viewer=2))


def test_tribute_shows_what_is_still_to_be_discarded() -> None:
    """[CORL-17.5]"""
    state = at(
        "act 2, tribute, horse head anna\nasked tribute: anna\nanna: hand 5 3 1 gun gun_down extortion\nbruno:",
        "discard gun",
    )

    assert "To be discarded: Gu; 1 more" in choices(state)


def test_who_goes_first_is_asked_with_what_both_take() -> None:
    """[CORL-8.5]"""
    state = at(TURN, "thug bottling_plant")

    assert choices(state)[0] == "Bottling Plant: Bo $2; bruno gets the same"


LAST = """
act 2, family_business, horse head anna
asked action: anna
public: cook_the_books
anna: hand blood_money 1 extortion; family vitale; at {places}
bruno: hand 1; family caccamo
"""


def test_the_last_figure_is_not_placed_unwarned_while_a_job_is_payable() -> None:
    """[CORL-5.4] Without a figure in reserve no job is completed any more."""
    two_left = at(LAST.format(places="navy_yard packing_house"))
    last = at(LAST.format(places="navy_yard packing_house bottling_plant s05"))
    poor = at(LAST.replace("blood_money ", "").format(places="navy_yard packing_house bottling_plant s05"))

    assert face(2).warnings(seen(two_left)) == []
    assert ["Cook the Books (" in warning for warning in face(2).warnings(seen(last))] == [True]
    assert "Extortion" not in face(2).warnings(seen(last))[0]
    assert face(2).warnings(seen(poor)) == []
    assert "last figure" in " ".join(shown(last, LOW))
    assert len(shown(last, LOW)) + 1 <= LOW.height


def test_a_hint_says_what_a_step_brings() -> None:
    state = at(TURN)
    reasons = {
        "thug bottling_plant": "Bo $2 +B",
        "family consigliere s03": "Bo job",
        "complete cook_the_books from public": "BM > $1, bank",
        "ally tax_advisor": "1>$5 bank",
    }

    assert {step: face(3).reason(seen(state), RULES.parse(step)) for step in reasons} == reasons


@every_language
def test_the_map_explains_every_sign_and_a_job_has_its_colour_wherever_it_stands(language: str) -> None:
    viewed, texts = face(3, HIGH, language), Texts(language)
    gains, state = viewed.gains, at(TURN)
    legend = " ".join(" ".join(viewed.atlas(seen(state))).split())

    for sign in ("bank", "horse", "job", "good"):
        assert f"{texts.say(f'cli-corl-gain-{sign}')}" in legend
    for colour in RULES.box.colours:
        sign, name = gains.colour(colour), texts.word(f"colour-{colour}", "corleone")
        assert (name if sign == name else f"{sign} {name}") in legend
        assert f"{name} {name}" not in legend
    assert f"{texts.number(8)}/{texts.number(5)}" in legend.replace(
        "8/5", f"{texts.number(8)}/{texts.number(5)}"
    )
    page_of_anna = "\n".join(page(viewed, seen(state), []))
    jobs = {job.name: place for place, job in enumerate(RULES.box.jobs)}
    for job in ("gun_down", "cook_the_books", "extortion"):
        assert gains.coloured(jobs[job]) in page_of_anna
    tribute = "\n".join(viewed.choices(seen(MIDWAY["tribute"]), HIGH.height))
    assert gains.coloured(jobs["gun_down"]) in tribute


@every_language
def test_the_examples_of_a_turn_are_names_of_the_page_and_can_be_typed(language: str) -> None:
    view, viewed = seen(at(TURN)), face(3, LOW, language)
    assert isinstance(view.copy, Corleone)
    examples = viewed._examples(view.copy)

    assert viewed.word("place-exchange_bank") in examples
    assert len(examples) == 4
    for example in examples:
        assert viewed.steps(example, view)[0] in viewed.legal(view)


@every_language
def test_what_a_page_names_can_be_typed(language: str) -> None:
    """Every choice of a turn by its whole sentence, every business by its printed name."""
    view, viewed = seen(at(TURN)), face(3, LOW, language)
    for text in viewed.legal(view):
        command = RULES.parse(text)
        assert viewed.steps(viewed.worded(command), view) == [text]
        if command.verb == "thug":
            name = RULES.box.board.business_names[command.args[0]]
            assert viewed.steps(viewed.word(f"place-{name}"), view) == [text]


def test_the_hand_stays_in_sight_while_effects_are_chosen() -> None:
    """What to bank or to pay with is seen before one says in which order."""
    lines = shown(MIDWAY["spaces"], LOW)

    assert any(line.startswith("Your hand (") for line in lines)
    assert len(lines) + 1 <= LOW.height


# What is typed.


MIDWAY = {
    "action": at(TURN),
    "bid": at(BIDDING),
    "bank": at(TURN, "thug exchange_bank,bank 5"),
    "keep": at(TURN, "thug packing_house"),
    "share": at(TURN, "thug bottling_plant"),
    "tribute": at(
        "act 2, tribute, horse head anna\nasked tribute: anna\nanna: hand 5 3 1 gun gun_down extortion\nbruno:"
    ),
    "spaces": at(TURN, "family consigliere s10"),
    "laundry": at(
        "act 2, tribute, horse head anna\nasked tribute: anna\n"
        "anna: hand 1*3 2 5*3 gun money_laundering extortion\nbruno:"
    ),
    "wild": at(TURN.replace("blood_money*2 extortion", "narcotics*2 extortion")),
}


@pytest.mark.parametrize(
    ("where", "typed", "meant"),
    [
        ("action", "thug docks", ["thug navy_yard"]),
        ("action", "thug pack", ["thug packing_house"]),
        ("action", "packing", ["thug packing_house"]),
        ("action", "4", ["thug bottling_plant"]),
        ("action", "thug 4", ["thug bottling_plant"]),
        ("action", "thug 1", None),
        ("action", "thug 2", ["thug blue_chop_shop"]),
        ("action", "9", None),
        ("action", "4 4", None),
        ("spaces", "no", ["decline"]),
        ("action", "send a thug to the Gentlemen's Club", ["thug gentlemens_club"]),
        ("action", "thug to the gentlemen's club", ["thug gentlemens_club"]),
        ("action", "consigliere s03", ["family consigliere s03"]),
        ("action", "don s03", ["family don s03"]),
        ("action", "family 3", ["family consigliere s03"]),
        ("action", "s03", ["family consigliere s03"]),
        ("action", "complete cook", ["complete cook_the_books from public"]),
        ("action", "cook", ["complete cook_the_books from public"]),
        ("action", "complete gun down", ["complete gun_down from public"]),
        ("action", "ally tax", ["ally tax_advisor"]),
        ("action", "tax", ["ally tax_advisor"]),
        ("action", "THUG BOTTLING", ["thug bottling_plant"]),
        ("action", "bank 5", ["bank 5"]),
        ("action", "pass", ["pass"]),
        ("action", "say hello; all", ["say hello; all"]),
        ("action", "frobnicate", None),
        ("wild", "complete cook", ["complete cook_the_books from public with narcotics for blood_money"]),
        ("bank", "2", ["bank 2"]),
        ("bank", "$2", ["bank 2"]),
        ("bank", "no", ["decline"]),
        ("bank", "3", None),
        ("share", "1", ["go first"]),
        ("share", "second", ["go second"]),
        ("bid", "bid 5 3", ["bid 5", "bid 3", "done"]),
        ("bid", "5", ["bid 5"]),
        ("bid", "0", ["bid nothing"]),
        ("bid", "nothing", ["bid nothing"]),
        ("bid", "bid 5; done", ["bid 5", "done"]),
        ("bid", "2", None),
        ("tribute", "gun", ["discard gun"]),
        ("tribute", "gun d", ["discard gun_down"]),
        ("tribute", "discard ext", ["discard extortion"]),
        ("tribute", "3", ["discard 3"]),
        ("tribute", "discard 3 1", ["discard 3", "discard 1", "done"]),
        ("tribute", "3; gun d; done", ["discard 3", "discard gun_down", "done"]),
        ("tribute", "discard 3 gun_down", ["discard 3", "discard gun_down", "done"]),
        ("tribute", "discard 3 gun down 1", ["discard 3", "discard gun_down", "discard 1", "done"]),
        ("laundry", "1; 1; 1; 2; money", [*["discard 1"] * 3, "discard 2", "discard money_laundering"]),
        (
            "laundry",
            "discard 1 1 1 2 money_laundering",
            [*["discard 1"] * 3, "discard 2", "discard money_laundering", "done"],
        ),
        ("laundry", "1 1", None),
        ("spaces", "gun; bank; no", ["resolve gain_good_gun", "resolve bank_money", "decline"]),
        ("tribute", "gun 3", None),
        ("action", "thug docks packing", None),
    ],
)
def test_typing_is_forgiving(where: str, typed: str, meant: list[str] | None) -> None:
    view = seen(MIDWAY[where])
    if meant is None:
        with pytest.raises(Unclear):
            face(3).steps(typed, view)
    else:
        assert face(int(MIDWAY[where].seats)).steps(typed, view) == meant
        for step in meant:
            RULES.parse(step)


def test_a_number_that_could_mean_two_businesses_is_asked_back() -> None:
    with pytest.raises(Unclear) as unclear:
        face(3).steps("1", seen(at(TURN)))

    assert unclear.value.known == ["exchange_bank", "blue_gunsmith"]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("uk", "thug завод", ["thug bottling_plant"]),
        ("uk", "подвійна", ["complete cook_the_books from public"]),
        ("ja", "thug 瓶詰工場", ["thug bottling_plant"]),
        ("ja", "裏帳簿", ["complete cook_the_books from public"]),
        ("ja", "ｔｈｕｇ　４", ["thug bottling_plant"]),
        ("fa", "حساب‌سازی", ["complete cook_the_books from public"]),
        ("fa", "حسابسازی", ["complete cook_the_books from public"]),
        ("fa", "۴", ["thug bottling_plant"]),
    ],
)
def test_typing_is_forgiving_in_every_script(language: str, typed: str, meant: list[str]) -> None:
    assert face(3, LOW, language).steps(typed, seen(at(TURN))) == meant


# Every moment, in every language.


def played(seats: int, seed: int, steps: int) -> Match:
    """A game after so many steps, jobs and allies before anything else."""
    options = RULES.settle_options(seats, {})
    assert isinstance(options, dict)
    match, chance = Match(RULES, seats, options, FastChance(seed)), FastChance(seed)
    match.start()
    for _ in range(steps):
        if match.state.is_over():
            break
        seat = members(match.state.waiting_for())[0]
        legal = list(match.state.legal(seat))
        cards = [number for number in legal if RULES.catalogue[number].verb in ("complete", "ally")] or legal
        assert match.submit(seat, [RULES.catalogue[cards[chance.below(len(cards))]]]) is None
    return match


@every_language
@pytest.mark.parametrize("seats", [2, 5])
def test_no_page_is_wider_than_its_screen(language: str, seats: int) -> None:
    for steps in range(0, 420, 60):
        match = played(seats, seats, steps)
        waiting = members(match.state.waiting_for())
        for viewer in (*waiting[:1], GALLERY):
            view = match.witness(viewer).view()
            for screen in (LOW, HIGH):
                shown_face = face(seats, screen, language)
                lines = [*page(shown_face, view, ["x"]), *shown_face.atlas(view)]
                assert [line for line in lines if wide(line) > screen.width] == []


@every_language
def test_a_table_keeps_its_cells_apart_where_words_run_from_right_to_left(language: str) -> None:
    shown_face = face(3, LOW, language)
    bar = shown_face.bar.strip()
    lines = shown_face.board(seen(at(TURN)))[:7]

    assert all((line.count(bar) >= 4) for line in lines) if bar else language != "fa"


# The end.


def test_every_dollar_is_accounted_for() -> None:
    """[CORL-19.9] The sums of the table are those of the result."""
    match = played(3, 8, 10_000)
    outcome = match.state.outcome()
    assert outcome is not None
    lines = face(3).accounts(match.entries)
    rows = [[0 if cell == "-" else int(cell[1:]) for cell in line.split()[-3:]] for line in lines[2:]]

    assert rows[-1] == outcome.scores
    assert [sum(column) for column in zip(*rows[:-1])] == outcome.scores


def test_the_chart_ends_with_what_the_suitcases_hold() -> None:
    match = played(3, 8, 10_000)
    found = face(3).history(match.entries)
    plain = RULES.view_to_plain(match.witness(0).view())
    seats = plain["seats"]
    assert isinstance(seats, list)
    held = [
        sum(int(card.removeprefix("money_")) * n for card, n in seat["suitcase"].items()) for seat in seats
    ]

    assert found[0] == [0, 0, 0]
    assert found[-1] == held


# A whole game, and a terminal.


@every_language
def test_a_whole_game_is_played_in_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = io.BytesIO()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(heard, encoding="utf-8", write_through=True))
        patch.setattr(sys, "stdin", Person(Texts(language), heard))
        assert main(["play", "corleone", "--seats", "2", "--seed", "77", "--fast", "--lang", language]) == 0
        said = heard.getvalue().decode()

    texts = Texts(language)
    assert texts.say("cli-corl-total") in said
    assert texts.say("cli-corl-chart", n=9) in said
    assert "�" not in said


def test_a_page_at_a_terminal_fits_and_takes_short_words() -> None:
    begins = ["--option", "first_player=anna", "--option", "families=dealt"]
    terminal = Terminal(
        "play", "corleone", "--bots", "random", "--seed", "77", "--fast", "--seats", "4", *begins
    )
    terminal.until("(press Enter)")
    terminal.type("")
    drawn = terminal.until("anna> ").rpartition(CLEAR)[2]
    lines = [ESCAPE.sub("", line) for line in drawn.splitlines()]
    terminal.type("why thug dock")
    answer = terminal.until("anna> ")
    terminal.type("quit")
    terminal.until("Save to corleone-")
    terminal.type("n")

    assert terminal.end() == 0
    assert all(wide(line) <= 80 for line in lines)
    assert len(lines) <= 24
    assert "Nothing speaks against" in answer


def test_counts_of_seats_are_written_as_the_language_writes_them() -> None:
    state = at(TURN)
    lines = face(int(state.seats), LOW, "fa").seats(seen(state))

    assert [line for line in lines if re.search("[0-9]", line)] == []
