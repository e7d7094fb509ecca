"""The face of Mob City: the city by blocks, captains, one's own groups, and what typed words mean."""

from __future__ import annotations

import re
from functools import cache

import pytest

from consigliere import bots, shelf
from consigliere.cli import mobcity_choices
from consigliere.cli.columns import wide
from consigliere.cli.ending import closing
from consigliere.cli.face import speaking
from consigliere.cli.mobcity import MobCityFace
from consigliere.cli.mobcity_board import Sight
from consigliere.cli.page import page
from consigliere.cli.screen import Screen
from consigliere.cli.session import Session
from consigliere.cli.story import Story
from consigliere.cli.table import Table
from consigliere.cli.words import Unclear
from consigliere.kernel import record as records
from consigliere.kernel.chance import FastChance
from consigliere.kernel.deal import Deal
from consigliere.kernel.event import Plain
from consigliere.kernel.match import Match
from consigliere.kernel.viewer import GALLERY, members
from consigliere.texts import Texts, languages
from tests.cli.driver import Sheet, run

GAME = shelf.game("mobcity")
NAMES = ["anna", "bruno", "carla", "dario", "elena", "fabio"]
SIGNS = ["An", "Br", "Ca", "Da"]
SEED = 5
LOW = Sheet(80, 24)
every_language = pytest.mark.parametrize("language", languages())


def begun(seats: int = 3) -> Match:
    """A game that has just been dealt."""
    options = GAME.settle_options(seats, {})
    assert isinstance(options, dict)
    match = Match(GAME, seats, options, FastChance(SEED))
    match.start()
    return match


def played_until(stage: str, seats: int = 3) -> tuple[Match, int]:
    """A game at random up to a question, and who is asked."""
    match, chance = begun(seats), FastChance(SEED)
    while GAME.view_to_plain(match.view(GALLERY))["stage"] != stage:
        seat = members(match.state.waiting_for())[0]
        legal = match.state.legal(seat)
        match.submit(seat, [GAME.catalogue[legal[chance.below(len(legal))]]])
    return match, members(match.state.waiting_for())[0]


def face(match: Match, language: str = "en", screen: Screen | None = None) -> MobCityFace:
    return MobCityFace(GAME, NAMES[: match.seats], spoken(language), screen or Screen())


@cache
def spoken(language: str) -> Texts:
    return speaking(GAME, Texts(language))


def rows(plain: Plain, table: str) -> list[Plain]:
    found = plain[table]
    assert isinstance(found, list)
    return found


def legal(match: Match, seat: int) -> list[Plain]:
    """What a captain may do now."""
    return [GAME.command_to_plain(GAME.catalogue[number]) for number in match.state.legal(seat)]


@pytest.fixture(scope="module")
def six() -> list[tuple[int, int]]:
    """A game of six greedy captains: who answered, and what."""
    match, chance = begun(6), FastChance(SEED)
    captains = [bots.make("greedy", GAME, seat) for seat in range(6)]
    answers: list[tuple[int, int]] = []
    while not match.state.is_over():
        seat = members(match.state.waiting_for())[0]
        witness = match.witness(seat)
        view = witness.view()
        answer = captains[seat].choose(view, witness.knowledge, view.copy.legal(seat), chance)
        answers.append((seat, answer))
        match.submit(seat, [GAME.catalogue[answer]])
    return answers


def test_the_city_is_shown_block_by_block_with_whose_it_is_and_who_stands_there() -> None:
    match, _ = played_until("molls", 4)
    view = match.view(GALLERY)
    seen = GAME.view_to_plain(view)
    texts, text = Texts("en"), "\n".join(face(match).board(view))
    slots, lots, groups = seen["slots"], seen["lots"], seen["groups"]
    assert isinstance(slots, list)
    assert isinstance(lots, list)
    assert isinstance(groups, list)

    assert all(texts.word(f"tile-{block['tile']}", "mobcity") in text for block in slots)
    for lot in lots:
        cell = text[text.index(f"{lot['lot']} ") :].splitlines()[0]
        if lot["owner"] is not None:
            assert f" {SIGNS[lot['owner']]}" in cell
    for group in groups:
        if group["lot"] is not None:
            assert f"{SIGNS[group['seat']]}{group['group']}" in text


def test_what_is_hidden_is_not_shown_as_nothing() -> None:
    """Cash of rivals is a question mark; a dash means that there is nothing."""
    match = begun()
    _, *captains = face(match).seats(match.view(0))

    assert ["?" in line.split() for line in captains] == [False, True, True]
    assert "? hidden" in " ".join(face(match).atlas(match.view(0)))


def test_a_captain_reads_his_own_groups_and_nobody_elses() -> None:
    match, _ = played_until("buy")
    for seat in range(3):
        own = GAME.view_to_plain(match.view(seat))["groups"]
        assert isinstance(own, list)
        people = [card for group in own if group["seat"] == seat for card in group["cards"]]
        mine = " ".join(" ".join(face(match).hand(match.view(seat))).split())
        assert people
        assert all(Texts("en").word(f"dossier-{card}", "mobcity") in mine for card in people)
    assert face(match).hand(match.view(GALLERY)) == []


@pytest.mark.parametrize(
    ("stage", "typed", "steps"),
    [
        ("bid", "2 4 1 3", ["bid 2 4 1 3"]),
        ("bid", "۲ ۴ ۱ ۳", ["bid 2 4 1 3"]),
        ("bid", "bid 2 4 1 3", ["bid 2 4 1 3"]),
        ("place_soldier", "2", ["place 2"]),
        ("send", "{group} {lot}; done", ["send {group} {lot}", "done"]),
        ("send", "send {group} {low}", ["send {group} {lot}"]),
        ("buy", "{low}", ["buy {lot}"]),
        ("buy", "done", ["done"]),
    ],
)
def test_what_is_typed(stage: str, typed: str, steps: list[str]) -> None:
    match, seat = played_until(stage)
    legal = [GAME.command_to_plain(GAME.catalogue[number]) for number in match.state.legal(seat)]
    some = next((command for command in legal if "lot" in command), {})
    words = {"lot": some.get("lot"), "low": str(some.get("lot")).lower(), "group": some.get("group")}

    assert face(match).steps(typed.format(**words), match.view(seat)) == [
        step.format(**words) for step in steps
    ]


def test_a_bare_number_picks_from_the_list_on_the_page() -> None:
    """Cards for hire and buildings for speakeasies have numbers; a card that several groups can take needs one more."""
    match, seat = played_until("hire")
    viewed, view = face(match), match.view(seat)
    cards = list(dict.fromkeys(str(row["card"]) for row in legal(match, seat) if row["command"] == "hire"))
    takers = {card: [row["group"] for row in legal(match, seat) if row.get("card") == card] for card in cards}
    for place, card in enumerate(cards, start=1):
        if len(takers[card]) == 1:
            assert viewed.steps(str(place), view) == [f"hire {card} {takers[card][0]}"]
        else:
            with pytest.raises(Unclear) as unclear:
                viewed.steps(str(place), view)
            assert unclear.value.known == [f"{place} {group}" for group in takers[card]]
    assert {len(groups) for groups in takers.values()} > {1}
    with pytest.raises(Unclear):
        viewed.steps(str(len(cards) + 1), view)
    with pytest.raises(Unclear) as left:
        viewed.steps("1 2 3", view)
    assert (left.value.before, left.value.word) == ("1 2", "3")

    match, seat = played_until("speakeasies")
    lots = [row["lot"] for row in legal(match, seat) if row["command"] == "open"]
    listed = face(match).choices(match.view(seat), 99)
    assert lots
    for place, lot in enumerate(lots, start=1):
        assert face(match).steps(str(place), match.view(seat)) == [f"open {lot}"]
        assert any(line.split()[:2] == [str(place), lot] for line in listed)


def test_a_fine_that_could_not_be_paid_is_marked_before_the_speakeasy_is_opened() -> None:
    """[MOB-14.3] Who cannot pay a fine loses the building."""
    match, seat = played_until("speakeasies")
    view = match.view(seat)
    viewed = face(match)
    cash = int(str(rows(GAME.view_to_plain(view), "seats")[seat]["cash"]))
    fines = {row["lot"]: int(str(row["fine"])) for row in rows(GAME.figures(view), "speakeasies")}
    warning = Texts("en").say("cli-mob-unpayable")
    text = " ".join(" ".join(viewed.choices(view, 99)).split())
    unpayable = [lot for lot, fine in fines.items() if fine > cash]

    assert unpayable
    assert text.count(warning) == len(unpayable)
    brief = mobcity_choices._speakeasies(viewed, Sight(GAME, view), legal(match, seat))[1]
    assert sum(line.count("!") for line in brief[1:]) == len(unpayable)


@every_language
def test_what_ends_a_list_is_typed_as_the_page_says(language: str) -> None:
    """`done` and the reader's own word for it, which stands in the question."""
    for stage in ("hire", "buy", "speakeasies"):
        match, seat = played_until(stage)
        viewed, view = face(match, language), match.view(seat)
        words = Texts(language).say("cli-said-done").split()
        assert any(word in viewed.question(view) for word in words)
        for typed in ("done", *words):
            assert viewed.steps(typed, view) == ["done"]


@every_language
def test_the_plan_card_lists_every_price_and_the_map_explains_every_sign(language: str) -> None:
    """[MOB-2.20, MOB-10.3]"""
    match, texts = begun(), Texts(language)
    viewed = face(match, language)
    told = viewed.order("plan", "", match.view(0), Story(match, NAMES[:3], texts, viewed))
    assert told is not None
    text = "\n".join(told)

    for kind in viewed.box.buildings:
        line = next(line for line in told if texts.word(f"building-{kind.name}", "mobcity") in line)
        for amount in (kind.price, kind.income, *kind.speakeasy, kind.fine):
            assert texts.number(int(amount)) in line
    assert texts.word("role-lieutenant", "mobcity") in text
    assert texts.word("card-tommygun", "mobcity") in text
    legend = "\n".join(viewed.atlas(match.view(0)))
    assert f"{texts.number(2)}/{texts.number(4)}" in legend
    assert f"+{viewed.signs[-1]}" in legend
    assert "plan" in legend


def test_a_building_has_one_name_on_the_map_and_in_the_log_and_captains_have_no_names_of_tiles() -> None:
    match, seat = played_until("buy")
    viewed = face(match)
    lot = next(str(row["lot"]) for row in legal(match, seat) if row["command"] == "buy")
    name = f"{lot} {Texts('en').word(f'building-{viewed.building(lot).name}', 'mobcity')}"
    assert match.submit(seat, [GAME.parse(f"buy {lot}")]) is None
    story = Story(match, NAMES[:3], viewed.texts, viewed)

    assert name in "\n".join(viewed.board(match.view(seat)))
    assert name in story.all(seat)[-1]
    assert name in viewed.worded(GAME.parse(f"open {lot}"))
    assert not set(viewed.signs) & {lot[0] for lot in viewed.box.lot_names}
    assert len(set(viewed.signs)) == 3


def test_every_attack_is_listed_with_its_odds() -> None:
    match, seat = played_until("act")
    figures = GAME.figures(match.view(seat))
    attacks, sides = figures["attacks"], figures["sides"]
    assert isinstance(attacks, list)
    text = "\n".join(face(match).choices(match.view(seat), 99))

    assert attacks
    for row in attacks:
        for field in ("wounds", "kills"):
            if row[field]:
                assert f"{Texts('en').word(f'field-{field}', 'mobcity')} {row[field]} of {sides}" in text


@every_language
def test_every_kind_of_question_has_a_page_of_80_columns_and_24_lines_on_every_day_of_a_game_of_six(
    language: str, six: list[tuple[int, int]]
) -> None:
    match, asked = begun(6), set()
    viewed = face(match, language, LOW)
    story = Story(match, NAMES, Texts(language), viewed)
    for seat, answer in six:
        seen = GAME.view_to_plain(match.view(0)) if seat == 0 else {}
        question = (seen.get("stage"), seen.get("round"))
        if seat == 0 and question not in asked:
            asked.add(question)
            lines = page(viewed, match.view(0), story.all(0))
            assert len(lines) + 1 <= LOW.height  # and a line to type in
            assert [line for line in lines if wide(line) > LOW.width] == []
        match.submit(seat, [GAME.catalogue[answer]])
    assert {"bid", "hire", "take_whiskey", "buy", "speakeasies", "send", "arm", "act"} <= {
        stage for stage, _ in asked
    }
    assert len(page(viewed, match.view(GALLERY), story.all(GALLERY))) < LOW.height


@pytest.mark.parametrize("seats", [2, 6])
def test_a_page_of_any_position_tells_the_newest_news_and_shows_the_city_or_the_shootout(seats: int) -> None:
    match, chance, stages = begun(seats), FastChance(SEED), set()
    viewed = face(match, "en", LOW)
    story = Story(match, NAMES[:seats], Texts("en"), viewed)
    while not match.state.is_over():
        seat = members(match.state.waiting_for())[0]
        seen = GAME.view_to_plain(match.view(seat))
        if seen["stage"] not in stages:
            stages.add(seen["stage"])
            log = story.all(seat)
            text = "\n".join(page(viewed, match.view(seat), log))
            assert log[-1][:40] in text
            if seen["scene"]:
                assert "At the scene" in text
            elif seen["stage"] not in ("hire", "wages"):
                assert all(str(row["lot"]) in text for row in rows(seen, "lots"))
        numbers = match.state.legal(seat)
        match.submit(seat, [GAME.catalogue[numbers[chance.below(len(numbers))]]])
    assert {"bid", "hire", "buy", "send", "molls"} <= stages


def test_choices_without_room_are_announced_and_listed_on_request() -> None:
    match, seat = played_until("hire", 6)
    viewed, view = face(match, "en", LOW), match.view(seat)
    all_of_them = viewed.choices(view, LOW.height)
    some = viewed.choices(view, 3)

    assert len(all_of_them) > 3
    assert len(some) == 3
    assert some[:2] == all_of_them[:2]
    assert re.fullmatch(r"… and (one|\d+) more lines?: type hand", some[-1])


def test_every_card_for_hire_is_listed_once_and_hired_by_its_number() -> None:
    match, seat = played_until("hire", 6)
    cards = list(dict.fromkeys(str(row["card"]) for row in legal(match, seat) if "card" in row))
    viewed, view = face(match, "en", LOW), match.view(seat)
    lines = "\n".join(viewed.choices(view, 20))

    assert len(cards) > 2
    for place, card in enumerate(cards, start=1):
        assert f"{place} {viewed.person(card)}" in lines
        assert lines.count(viewed.term("card", card)) == 1
    assert viewed.steps("2 1; 1 1; done", view) == [f"hire {cards[1]} 1", f"hire {cards[0]} 1", "done"]
    with pytest.raises(Unclear):
        viewed.steps("2", view)  # which group is not said


def test_a_character_and_a_weapon_are_typed_by_their_numbers() -> None:
    match, seat = played_until("arm", 6)
    arms = [row for row in legal(match, seat) if row["command"] == "arm"]
    viewed, view = face(match, "en", LOW), match.view(seat)
    lines = "\n".join(viewed.choices(view, 20))

    assert f" 1 {viewed.person(str(arms[0]['character']))}" in lines
    assert f"Weapons: 1 {viewed.term('card', arms[0]['weapon'])}" in lines
    assert viewed.steps("1 1", view) == [f"arm {arms[0]['character']} {arms[0]['weapon']}"]


def test_buildings_for_sale_are_listed_kind_by_kind_with_their_price() -> None:
    match, seat = played_until("buy", 6)
    lots = [str(row["lot"]) for row in legal(match, seat) if "lot" in row]
    viewed = face(match, "en", LOW)
    said = viewed.choices(match.view(seat), 20)

    assert lots
    for lot in lots:
        price = Texts("en").number(int(viewed.building(lot).price))
        line = next(line for line in said if f" {lot}" in line)
        assert f"{viewed.term('building', viewed.building(lot).name)} (${price}, " in line


def test_while_groups_are_sent_the_city_shows_what_the_captain_would_get() -> None:
    match, seat = played_until("send", 6)
    view = match.view(seat)
    text = "\n".join(face(match, "en", LOW).board(view))
    prospects = rows(GAME.figures(view), "prospects")

    assert any(row["share"] != row["income"] for row in prospects)
    for row in prospects:
        share = Texts("en").number(int(str(row["share"])) / 1000)
        assert re.search(rf"{row['lot']} {share}\b", text)


def test_what_has_been_chosen_is_shown_until_it_is_done() -> None:
    match, seat = played_until("send", 6)
    first = next(row for row in legal(match, seat) if row["command"] == "send")
    match.submit(seat, [GAME.parse(f"send {first['group']} {first['lot']}")])

    lines = face(match, "en", LOW).choices(match.view(seat), 20)
    assert lines[0] == f"Chosen so far: {first['group']} > {first['lot']}"


@pytest.mark.parametrize("stage", ["bid", "hire", "buy", "speakeasies", "send", "act"])
def test_lists_and_numbers_are_those_of_the_language(stage: str) -> None:
    match, seat = played_until(stage, 4)
    said: dict[str, str] = {}
    for language in ("fa", "ja"):
        viewed, view = face(match, language, LOW), match.view(seat)
        parts = [viewed.board(view), viewed.seats(view), viewed.hand(view), viewed.choices(view, 20)]
        said[language] = "\n".join(line for part in parts for line in part)

    assert (
        re.search("[0-9]", re.sub("[A-H][1-6]", "", said["fa"])) is None
    )  # but names of buildings are typed
    assert ", " not in said["ja"]
    assert "، " in said["fa"]


def test_the_end_screen_has_room_for_the_cash_of_a_rich_heir() -> None:
    """MOB-23.3: with this will the scores are amounts of money."""
    options = GAME.settle_options(2, {})
    assert isinstance(options, dict)
    richest = 0
    for secret in range(10):
        record = records.begin(GAME, NAMES[:2], options, Deal(bytes([secret] * 32), [None, None]))
        match, chance = record.match, FastChance(secret)
        while not match.state.is_over():
            seat = members(match.state.waiting_for())[0]
            numbers = match.state.legal(seat)
            match.submit(seat, [GAME.catalogue[numbers[chance.below(len(numbers))]]])
        outcome = match.state.outcome()
        assert outcome is not None
        richest = max(outcome.scores)
        if richest >= 1000:
            break
    lines = closing(Session(Table(record, [0], "random"), Texts("en"), LOW, None))

    assert any(Texts("en").number(richest) in line for line in lines)
    assert max(map(wide, lines)) == LOW.width  # the longest bar uses all of it


def test_a_game_begins_in_the_terminal() -> None:
    said = run(
        "play", "mobcity", "--seats", "2", "--seed", "7", lines=["1", "2 1 3 4", "map", "help", "quit"]
    )

    assert said.returncode == 0
    assert said.stderr == ""
    assert "2 November 1928" in said.stdout
    assert "* speakeasy, x shut" in said.stdout
    assert "2 4 1 3 for a bid" in said.stdout
