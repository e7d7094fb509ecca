"""A match: steps together or not at all, refusals that change nothing, talk, witnesses, and going on from a record."""

from __future__ import annotations

import pytest

from consigliere.games.condottiere.rules import Condottiere
from consigliere.kernel import record
from consigliere.kernel.chance import FastChance
from consigliere.kernel.command import Command, away, default, say, time_up
from consigliere.kernel.match import Match, Witness, digest, live, steps
from consigliere.kernel.refusal import Illegal
from consigliere.kernel.viewer import GALLERY, HOUSE
from tests.games.condottiere.scenario import cards
from tests.kernel.matches import (
    CONDOTTIERE,
    Dealer,
    act,
    anything,
    ask,
    begun,
    dealt,
    everything,
    golden,
    stored,
    undo,
)


def hand(match: Match, name: str) -> list[str]:
    """A seat's hand in notation."""
    assert isinstance(match.state, Condottiere)
    return cards(match.state, name).split()


def refused(match: Match, line: str) -> str:
    """The name of the refusal of a request, after which everything is as it was."""
    before = everything(match)
    refusal = ask(match, line)
    assert refusal is not None, f"{line!r} is accepted"
    assert everything(match) == before
    return refusal.name


def finished() -> Match:
    """A game that is over."""
    match = record.read(golden("adjacent"), CONDOTTIERE).match
    assert match.state.is_over()
    return match


# Several steps.


def test_several_steps_are_carried_out_together() -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno play 6")

    assert ask(match, "anna play scarecrow; take 10") is None

    assert [entry.command for entry in match.entries[-2:]] == ["play scarecrow", "take 10"]
    assert "10" in hand(match, "anna")
    assert "scarecrow" not in hand(match, "anna")


def test_steps_given_together_cause_what_they_cause_one_by_one() -> None:
    together = dealt(anna="10 scarecrow", bruno="6")
    one_by_one = dealt(anna="10 scarecrow", bruno="6")

    act(together, "anna choose parma; play 10, bruno play 6, anna play scarecrow; take nothing")
    act(one_by_one, "anna choose parma, anna play 10, bruno play 6, anna play scarecrow, anna take nothing")

    assert everything(together) == everything(one_by_one)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("play scarecrow; take 6", "cannot-take-back"),
        ("play scarecrow; pass", "one-thing-a-turn"),
        ("play scarecrow; take 10; play 1", "not-your-turn"),
        ("play bishop; take 10", "not-in-hand"),
    ],
)
def test_if_one_step_is_refused_none_is_carried_out(wish: str, reason: str) -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno play 6")

    assert refused(match, f"anna {wish}") == reason


def test_talk_before_a_refused_step_is_not_heard_either() -> None:
    match = dealt(anna="10", bruno="6")
    act(match, "anna choose parma")
    before = everything(match)

    refusal = match.submit(1, [say("look out"), CONDOTTIERE.parse("play 6")])

    assert refusal is not None
    assert refusal.name == "not-your-turn"
    assert everything(match) == before


def drawing() -> Match:
    """A match in which bruno may draw up to three cards."""
    match = dealt({"draw_after_battle": True}, anna="10", bruno="6")
    act(match, "anna choose parma, anna pass, bruno pass")
    return match


@pytest.mark.parametrize("second", ["choose roma", "draw 1", "play 10", "say what luck"])
def test_no_step_may_follow_a_draw(second: str) -> None:
    """Whether it would be legal or not, and no draw is made to find out."""
    assert refused(drawing(), f"bruno draw 2; {second}") == "steps-after-a-draw"


def test_the_draw_alone_or_as_the_last_step_is_fine() -> None:
    match = drawing()
    assert ask(match, "bruno say two more; draw 0") is None  # talk is one step, whatever is in it
    assert match.texts == ["two more; draw 0"]

    assert match.submit(1, [say("two more"), CONDOTTIERE.parse("draw 2")]) is None
    assert len(hand(match, "bruno")) == 9


def test_naming_a_draw_of_nothing_is_no_draw() -> None:
    """What follows it is judged by the rules: the turn to draw has gone on."""
    assert refused(drawing(), "bruno draw 0; draw 1") == "not-your-draw"


@pytest.mark.parametrize("line", ["say yes; pass", "Say yes; pass", "SAY yes; pass", " say\tyes; pass"])
def test_talk_is_one_step_whatever_is_in_it(line: str) -> None:
    assert [(step.verb, step.text) for step in steps(CONDOTTIERE, line)] == [("say", "yes; pass")]


@pytest.mark.parametrize("line", ["", "   ", ";", " ; ;; "])
def test_a_line_of_nothing_means_nothing(line: str) -> None:
    with pytest.raises(Illegal, match="unknown-command"):
        steps(CONDOTTIERE, line)


def test_stray_semicolons_do_no_harm() -> None:
    assert steps(CONDOTTIERE, "play scarecrow;; take 10;") == steps(CONDOTTIERE, "play scarecrow; take 10")


def test_asking_for_a_refusal_changes_nothing() -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno play 6")
    before = everything(match)

    assert match.refusal(0, steps(CONDOTTIERE, "play scarecrow; take 10")) is None
    assert match.refusal(0, steps(CONDOTTIERE, "play scarecrow")) is None
    assert everything(match) == before


# Refusals.


def test_who_is_not_asked_is_refused() -> None:
    match = dealt(anna="10", bruno="6", carla="5")

    assert refused(match, "bruno choose parma") == "not-holder"
    act(match, "anna choose parma")
    assert refused(match, "carla play 5") == "not-your-turn"
    assert refused(match, "anna play 6") == "not-in-hand"
    assert refused(match, "anna choose roma") == "not-choosing"


def test_after_the_end_nothing_but_talk_is_possible() -> None:
    match = finished()
    before = everything(match)

    for command in CONDOTTIERE.catalogue:
        refusal = match.submit(0, [command])
        assert refusal is not None
        assert refusal.name == "game-over"
    for line in ("show 10 to bruno", "give 10 to bruno", "keep 1 2 3"):
        assert refused(match, f"anna {line}") == "game-over"
    assert everything(match) == before
    assert ask(match, "anna say well played") is None


@pytest.mark.parametrize("command", [default(0), default(1), away(0), time_up("discard")], ids=repr)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_commands_of_the_house_are_not_for_seats(seat: int, command: Command) -> None:
    match = dealt(anna="10", bruno="6")
    before = everything(match)

    refusal = match.submit(seat, [command])

    assert refusal is not None
    assert refusal.name == "only-the-house"
    assert everything(match) == before


@pytest.mark.parametrize("actor", [2, 5, 23, GALLERY, HOUSE])
def test_only_those_who_sit_at_the_table_may_play_or_talk(actor: int) -> None:
    match = dealt(anna="10", bruno="6")
    before = everything(match)

    for command in (CONDOTTIERE.parse("choose parma"), say("hello"), CONDOTTIERE.parse("show 10 to anna")):
        refusal = match.submit(actor, [command])
        assert refusal is not None
        assert refusal.name == "no-such-seat"
    assert everything(match) == before


def test_the_house_plays_defaults_only_for_those_who_are_waited_for() -> None:
    match = dealt(anna="10", bruno="6")

    assert refused(match, "house default bruno") == "nobody-waits-for-that-seat"
    assert refused(match, "house default carla") == "no-such-seat"
    assert refused(match, "house time-up discard") == "no-clock-runs"
    assert refused(match, "house time-up lunch") == "no-clock-runs"
    assert ask(match, "house default anna") is None


@pytest.mark.parametrize(
    "text", ["play", "play 7", "play 10 6", "choose", "choose atlantis", "jump", "take", "10"]
)
def test_what_means_nothing_is_illegal_and_changes_nothing(text: str) -> None:
    match = dealt(anna="10", bruno="6")
    before = everything(match)

    with pytest.raises(Illegal, match="unknown-command"):
        ask(match, f"anna {text}")
    with pytest.raises(Illegal, match="unknown-command"):
        ask(match, f"anna choose parma; {text}")

    assert everything(match) == before


def test_before_the_start_nothing_is_possible() -> None:
    match = Match(CONDOTTIERE, 2, dealt(anna="10", bruno="6").options, FastChance(1))

    assert refused(match, "anna choose parma") == "not-started"
    assert refused(match, "house default anna") == "nobody-waits-for-that-seat"


# Talk.


def test_talk_is_recorded_and_told_to_all_and_changes_nothing() -> None:
    match = dealt(anna="10", bruno="6")
    before = digest(match.state)

    act(match, "bruno say parma is mine")

    assert match.entries[-1].command == "say parma is mine"
    assert match.texts == ["parma is mine"]
    assert digest(match.state) == before
    for viewer in (0, 1, GALLERY):
        assert match.telling(match.entries[-1], viewer) == [
            {"event": "said", "seat": 1, "channel": "table", "text": "parma is mine"}
        ]


def test_texts_keep_their_order() -> None:
    match = dealt(anna="10", bruno="6")

    act(match, "anna say one, bruno say two, anna choose parma, anna say three")

    said = [
        telling["text"]
        for entry in match.entries
        for telling in match.telling(entry, GALLERY)
        if "text" in telling
    ]
    assert said == match.texts == ["one", "two", "three"]


@pytest.mark.parametrize("length", [1, 499, 500])
def test_talk_of_up_to_500_letters_is_heard(length: int) -> None:
    match = dealt(anna="10", bruno="6")

    assert match.submit(0, [say("x" * length)]) is None
    assert match.texts == ["x" * length]


@pytest.mark.parametrize("text", ["", "x" * 501, "x" * 100_000])
def test_talk_of_nothing_and_endless_talk_are_refused(text: str) -> None:
    match = dealt(anna="10", bruno="6")
    before = everything(match)

    refusal = match.submit(0, [say(text)])

    assert refusal is not None
    assert (refusal.name, refusal.arguments) == ("text-length", (("most", "500"),))
    assert everything(match) == before


@pytest.mark.parametrize(
    "text", [" ", "\n", "\u00a0\t", " hello ", "a\nb", "two  blanks", "; pass", "say say"]
)
def test_talk_that_is_accepted_reads_back_from_the_record(text: str) -> None:
    """Else the record would not verify."""
    match = dealt(anna="10", bruno="6")

    if match.submit(0, [say(text)]) is None:
        again = steps(CONDOTTIERE, match.entries[-1].command)
        assert [(step.verb, step.text) for step in again] == [("say", match.texts[-1])]


def test_there_is_only_one_channel() -> None:
    match = dealt(anna="10", bruno="6")
    before = everything(match)

    refusal = match.submit(0, [say("psst", channel=1)])

    assert refusal is not None
    assert everything(match) == before


# Witnesses.


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("hidden", [False, True])
def test_a_witness_has_what_its_viewer_may_see_at_any_time_and_after_taking_back(
    seats: int, hidden: bool
) -> None:
    """Asked for at odd times, its copy and its memory are those of one who was told everything from the start."""
    kept = begun(seats, hidden_cards=hidden)
    match = kept.match
    chance = FastChance(seats)
    withdrawn = 0
    for _ in range(120):
        if match.state.is_over():
            break
        seat = anything(match, chance)
        if chance.below(6) == 0:
            withdrawn += match.undo(seat, agreed=chance.below(2) == 0) is None
        for viewer in [v for v in match.game.viewers(seats) if chance.below(3) == 0]:
            witness = match.witness(viewer)
            fresh = Witness(match.game, seats, match.options, viewer)
            for entry in live(match.entries):
                fresh.hear(entry.events)
            assert witness.copy.fields() == match.state.seen_by(viewer).fields()
            assert match.view(viewer).copy.fields() == witness.view().copy.fields()
            assert witness.knowledge.to_plain() == fresh.knowledge.to_plain()

    assert withdrawn > 0


def test_a_witness_forgets_what_was_taken_back() -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno play 6, anna play scarecrow; take 10")
    assert match.witness(1).knowledge.to_plain()["held"] == [{"mercenary_10": 1}, {}]

    assert undo(match, "anna") == "done"

    assert match.witness(1).knowledge.to_plain()["held"] == [{}, {}]


# Going on from a record.


@pytest.mark.parametrize(
    "changed", [{}, {"draw_after_battle": True}, {"hidden_cards": True, "capturing_regions": True}]
)
@pytest.mark.parametrize("stop", [0, 7, 40])
def test_a_game_that_was_stored_goes_on_with_the_same_draws(changed: dict[str, bool], stop: int) -> None:
    straight = begun(3, **changed)
    broken_off = begun(3, **changed)
    for kept in (straight, broken_off):
        _random_steps(kept.match, stop, FastChance(4))
    on_file = stored(broken_off)

    again = record.read(on_file, CONDOTTIERE)
    for match in (straight.match, again.match):
        _random_steps(match, 80, FastChance(5))

    assert stored(again) == stored(straight)
    assert digest(again.match.state) == digest(straight.match.state)


def _random_steps(match: Match, number: int, chance: FastChance) -> None:
    """So many decisions, with some talk and some taking back between them."""
    for _ in range(number):
        if match.state.is_over():
            return
        seat = anything(match, chance)
        if chance.below(5) == 0:
            act(match, "anna say hm")
        if chance.below(5) == 0:
            match.undo(seat, agreed=True)


def test_a_resumed_match_stands_where_it_was() -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno say hm, bruno play 6")
    assert undo(match, "bruno", agreed=True) == "done"
    other = Match(CONDOTTIERE, 2, match.options, Dealer([]))

    other.resume(match.entries, match.texts)

    assert digest(other.state) == digest(match.state)
    assert other.witness(1).copy.fields() == match.witness(1).copy.fields()
    assert undo(other, "anna") == "undo-tells"


def test_a_match_takes_in_a_stored_log_entry_by_entry() -> None:
    match = dealt(anna="10 scarecrow", bruno="6")
    act(match, "anna choose parma, anna play 10, bruno say hm, bruno play 6")
    assert undo(match, "bruno", agreed=True) == "done"
    other = Match(CONDOTTIERE, 2, match.options, Dealer([]))
    other.texts = match.texts

    for entry in match.entries:
        other.enter(entry)
        other.witness(1)

    assert digest(other.state) == digest(match.state)
    assert other.witness(1).copy.fields() == match.witness(1).copy.fields()
    assert undo(other, "anna") == "undo-tells"
