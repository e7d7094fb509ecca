"""A table whose game is moderated by the program: talk, time, presence and ghosts of An Offer You Can't Refuse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from consigliere import shelf
from consigliere.kernel.option import OptionValue
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY, ghost_of, members
from consigliere.table import Setup, Table
from consigliere.table import messages as m
from consigliere.table.log import Row
from consigliere.texts import Texts
from tests.table.scenario import DAYS, LIVE, NOON, SECOND, SECRET, Scene, done, opened, refused, shown

GAME = shelf.game("offer")
PEOPLE = ("anna", "bruno", "carla", "dario", "elena", "fabio", "gina")
MINUTES = 60 * SECOND


def begun(seats: int = 5, **options: OptionValue) -> Scene:
    """A game in its opening, without clocks unless they are wanted."""
    scene = opened(GAME, seats, m.Clock(), {"clocks": False, **options})
    for seat in range(1, seats):
        done(scene.sits(PEOPLE[seat], seat))
    done(scene.starts())
    return scene


def stage(scene: Scene) -> str:
    view = scene.now().view
    assert view is not None
    return str(view["stage"])


def happened(scene: Scene) -> list[str]:
    """What everybody was told, by name."""
    items = [item for item in scene.table.feed(GALLERY, 0) if isinstance(item, m.Happened)]
    return [str(event["event"]) for item in items for event in item.told]


def role(scene: Scene, seat: int) -> str:
    view = scene.now(seat).view
    assert view is not None
    return str(view["seats"][seat]["role"])


def everybody(scene: Scene, step: str) -> None:
    """Whoever is waited for answers with this."""
    assert scene.table.match is not None
    for seat in members(scene.table.match.state.waiting_for()):
        done(scene.does(scene.who(seat), step, seat=seat))


def talking(seats: int = 5, **options: OptionValue) -> Scene:
    """Free talk of the first day."""
    scene = begun(seats, **options)
    everybody(scene, "ready")
    for seat in range(seats):
        done(scene.does(PEOPLE[seat], "pass"))
    assert stage(scene) == "talk"
    return scene


def vote_out(scene: Scene, accused: int) -> None:
    view = scene.now().view
    assert view is not None
    accuser, second = [seat for seat in view["living"] if seat != accused][:2]
    done(scene.does(scene.who(accuser), f"accuse {accused}", seat=accuser))
    done(scene.does(scene.who(second), "second", seat=second))
    done(scene.does(scene.who(accused), "end", seat=accused))
    everybody(scene, "down")


def family(scene: Scene, *besides: int) -> int:
    seats = range(len(scene.table.sitters))
    return next(seat for seat in seats if seat not in besides and role(scene, seat) != "cop")


def night_after_a_vote(seats: int = 5, **options: OptionValue) -> tuple[Scene, int]:
    """Somebody of the Family, not anna, was voted out, and it is night."""
    scene = talking(seats, **options)
    fallen = family(scene, 0)
    vote_out(scene, fallen)
    assert stage(scene) == "night_1"
    return scene, fallen


# Clocks.


def test_a_clock_for_each_player_is_refused_when_the_table_is_opened_and_when_it_is_set() -> None:
    """OFF-9.3, OFF-9.9: whose clock stands still would show who has answered in the night."""
    for clock in (LIVE, DAYS):
        answer = Table.opened("abcd", GAME, "anna", "anna", Setup(5, {}, clock), SECRET, NOON)
        assert isinstance(answer, Refusal)
        assert answer.name == "clock-of-the-game"
    scene = opened(GAME, 5, m.Clock(), {})
    assert (
        refused(scene.asks("anna", m.Configure(scene.id(), clock=m.ClockChange("live"))))
        == "clock-of-the-game"
    )


def test_nobody_takes_a_step_back_and_nobody_learns_whether_others_have_acted_since() -> None:
    """Section 5 (c): an answer that depends on what others did in the dark would tell it."""
    scene = begun()
    done(scene.does("anna", "ready"))
    alone = refused(scene.undoes("anna"))
    done(scene.does("bruno", "ready"))
    assert refused(scene.undoes("anna")) == alone == "no-taking-back"
    assert not scene.now(0).undo


def test_an_outage_shows_nothing_of_what_was_done_in_the_dark_just_before_it() -> None:
    """Section 5 (j): neither how long it was said to be nor what the clocks have left afterwards."""
    seen = []
    for is_ready in (False, True):
        scene = begun(clocks=True)
        beat = scene.later(3 * SECOND).at
        scene.later(1500)
        if is_ready:
            done(scene.does("bruno", "ready"))
        scene.later(MINUTES).table.outage(beat, scene.at)
        assert scene.now().timers[0].left == 17 * SECOND
        again = scene.folded()
        seen.append(
            [shown(table, scene.at)[viewer] for table in (scene.table, again) for viewer in (0, GALLERY)]
        )
    assert seen[0] == seen[1]


# Pauses.


def test_in_a_pause_nothing_can_be_done_and_nothing_said_and_no_clock_runs() -> None:
    """OFF-3.16."""
    scene = begun(clocks=True, opening_seconds=5, intro_seconds=20)
    scene.later(5 * SECOND).ticks()
    assert stage(scene) == "introduce"
    done(scene.later(8 * SECOND).pauses("anna"))
    assert refused(scene.says("anna", "I sell olive oil")) == "paused"
    assert refused(scene.does("anna", "pass")) == "paused"
    assert refused(scene.does("anna", "claim mafioso")) == "paused"
    assert refused(scene.does("anna", "say hello")) == "paused"
    assert scene.now(0).channels == []
    assert scene.later(10 * MINUTES).ticks() == []
    assert scene.table.due() is None
    done(scene.resumes("anna"))
    (timer,) = scene.now().timers
    assert (timer.name, timer.left) == ("introduce", 12 * SECOND)
    done(scene.says("anna", "I sell olive oil"))
    assert scene.now(1).waiting == [1]


def test_only_the_host_pauses() -> None:
    """OFF-3.16."""
    scene = begun()
    assert refused(scene.pauses("bruno")) == "only-the-host"
    done(scene.pauses("anna"))
    assert refused(scene.resumes("bruno")) == "not-your-pause"


def test_where_it_was_agreed_nobody_pauses() -> None:
    """OFF-3.16: the option is off."""
    scene = begun(host_pause=False)
    for who in ("anna", "bruno"):
        refusal = scene.pauses(who)
        assert isinstance(refusal, Refusal)
        assert (refusal.name, refusal.rules) == ("no-pauses", ("OFF-3.16",))
    assert scene.table.life == "running"


# Coming and going.


def test_in_the_dark_nobody_stands_up_or_sits_down() -> None:
    """Section 5 (c): no change of presence at night."""
    scene = begun(absent_seat="substitute")
    assert refused(scene.rises("bruno", 1)) == "not-in-the-dark"
    everybody(scene, "ready")
    done(scene.rises("bruno", 1))
    for seat in (0, 2, 3, 4):
        scene.does(PEOPLE[seat], "pass")
    done(scene.sits("bruno", 1))


def test_whoever_is_disconnected_for_too_long_is_away_by_day() -> None:
    """OFF-15.2, OFF-15.5."""
    scene = talking()
    assert scene.table.absent_seconds() == 120
    assert talking(absent_seconds=10).table.absent_seconds() == 10
    assert all(scene.table.presence_changes([seat], set(range(5)) - {seat}) for seat in range(5))
    (row,) = scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    assert scene.table.item(row, GALLERY) is not None
    view = scene.now().view
    assert view is not None
    assert view["away"] == [3]
    assert 3 not in scene.now().waiting
    assert scene.table.presence([3], {0, 1, 2, 4}, scene.at) == []
    # It acts again: it is back.
    done(scene.does("dario", "suspect 0"))
    view = scene.now().view
    assert view is not None
    assert view["away"] == []


def test_whoever_is_away_has_all_the_time_of_a_defence() -> None:
    """OFF-D8: with clocks on the clock ends it; the player may come back."""
    scene = begun(5, clocks=True)
    scene.later(20 * SECOND).ticks()
    for seat in range(5):
        done(scene.does(PEOPLE[seat], "pass"))
    done(scene.does("anna", "accuse 3"))
    done(scene.does("bruno", "second"))
    scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    assert scene.ticks() == []
    assert stage(scene) == "defence"
    scene.later(45 * SECOND).ticks()
    assert stage(scene) == "vote"


def test_whoever_is_away_has_all_the_time_of_a_shot() -> None:
    """OFF-D27: with clocks on the clock ends it; meanwhile the others talk."""
    scene = begun(4, game="fast", clocks=True)
    scene.later(10 * SECOND).ticks()
    assert stage(scene) == "bang"
    view = scene.now().view
    assert view is not None
    holder = int(view["gun"])
    scene.table.presence([holder], set(range(4)) - {holder}, scene.at)
    assert scene.ticks() == []
    assert stage(scene) == "bang"
    scene.later(180 * SECOND).ticks()
    assert stage(scene) == "last_call"
    scene.later(15 * SECOND).ticks()
    assert "banged" in happened(scene)


def test_by_night_the_mark_is_told_to_nobody_before_dawn() -> None:
    """OFF-15.4."""
    scene, fallen = night_after_a_vote(7)
    gone = family(scene, 0, fallen)
    before = [scene.table.last(viewer) for viewer in scene.viewers() if viewer != ghost_of(fallen)]
    rows = scene.table.presence([gone], {0}, scene.at)
    assert len(rows) == 1
    assert [scene.table.last(viewer) for viewer in scene.viewers() if viewer != ghost_of(fallen)] == before
    assert all((scene.now(viewer).view or {})["away"] == [] for viewer in range(7))
    while stage(scene).startswith("night"):
        everybody(scene, "ready")
    view = scene.now().view
    assert view is not None
    assert view["away"] == [gone]


def test_a_bot_stands_in_from_the_seats_own_view_until_its_player_is_back() -> None:
    """OFF-15.1, OFF-15.7."""
    scene = talking(absent_seat="bot")
    scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    chair = scene.now().setting.chairs[3]
    assert (chair.kind, chair.away) == ("bot", True)
    (asked,) = scene.table.asked_bots()
    own = scene.game.read_view(asked.view, 5, scene.table.options)
    assert own.viewer == 3
    assert refused(scene.sits("zoe", 3)) == "seat-taken"
    assert scene.table.viewer_of("dario", 3) == 3
    done(scene.bot_answers(3))
    assert "came-back" not in happened(scene)  # what the bot does is not his return
    assert len(scene.table.presence([], {0, 1, 2, 3, 4}, scene.at)) == 1
    chair = scene.now().setting.chairs[3]
    assert (chair.kind, chair.name, chair.away) == ("person", "dario", False)
    assert scene.folded().sitters == scene.table.sitters


def test_the_bot_of_whoever_stood_up_is_not_his_return_either() -> None:
    """OFF-15.7."""
    scene = talking(absent_seat="bot")
    done(scene.rises("dario", 3))
    done(scene.bot_answers(3))
    done(scene.seats_bot("anna", 2))
    done(scene.bot_answers(2))
    assert not {"went-away", "came-back"} & set(happened(scene))


def test_a_bot_in_a_seat_that_was_marked_away_lifts_the_mark_and_nobody_is_said_to_be_back() -> None:
    """OFF-15.2, OFF-15.7: it plays for somebody who is still absent."""
    scene = talking(absent_seat="substitute")
    scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    done(scene.seats_bot("anna", 3))
    done(scene.bot_answers(3))
    view = scene.now().view
    assert view is not None
    assert view["away"] == []
    told = {"event": "came-back", "seat": 3}
    assert told in [event for item in scene.feed() if isinstance(item, m.Happened) for event in item.told]
    said = Texts("en").telling("offer", told, scene.names())
    assert said == "dario is no longer marked as away."


def test_in_the_dark_a_bot_that_has_confirmed_may_still_change_something() -> None:
    """OFF-9.5, OFF-9.11: a traitor's pointer follows whom the team proposes later."""
    scene = opened(GAME, 5, m.Clock(), {"clocks": False})
    for seat in range(1, 5):
        done(scene.seats_bot("anna", seat))
    done(scene.starts())
    assert scene.table.seats_of_idle_bots() == []
    done(scene.bot_answers(3))

    assert stage(scene) == "opening"
    assert scene.table.seats_of_idle_bots() == [3]


def test_in_the_dark_no_bot_takes_over_and_none_gives_back() -> None:
    """Section 5 (c), OFF-15.4."""
    scene = begun(absent_seat="bot")
    scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    assert scene.now().setting.chairs[3].kind == "person"
    everybody(scene, "ready")
    scene.table.presence([3], {0, 1, 2, 4}, scene.at)
    assert scene.now().setting.chairs[3].kind == "bot"


def test_nobody_holds_up_a_night_without_clocks_and_nobody_learns_who_would_have() -> None:
    """OFF-3.2, OFF-15.5, OFF-9.9: defaults until a bot may take over, which is by day."""
    scene, fallen = night_after_a_vote(7, absent_seat="bot")
    gone = family(scene, 0, fallen)
    here = {seat for seat in range(7) if seat != gone}
    others = [viewer for viewer in scene.viewers() if viewer not in (gone, ghost_of(gone), ghost_of(fallen))]
    while stage(scene).startswith("night"):
        before = [scene.table.last(viewer) for viewer in others]
        assert scene.table.presence_changes([gone], here)
        scene.table.presence([gone], here, scene.at)
        assert [scene.table.last(viewer) for viewer in others] == before
        assert not scene.table.presence_changes([gone], here)
        everybody(scene, "ready")
    scene.table.presence([gone], here, scene.at)

    assert scene.now().setting.chairs[gone].kind == "bot"
    assert not {"went-away", "came-back", "default-played"} & set(happened(scene))


@pytest.mark.parametrize("is_sent_away", [True, False], ids=["sent away", "disconnected"])
def test_in_the_dark_nobody_waits_for_a_substitute_who_could_not_sit_down(is_sent_away: bool) -> None:
    """OFF-3.2, OFF-15.5."""
    scene = begun(absent_seat="substitute")
    if is_sent_away:
        done(scene.kicks("anna", 1))
    else:
        scene.table.presence([1], {0, 2, 3, 4}, scene.at)
    scene.ticks()
    for seat in (0, 2, 3, 4):
        done(scene.does(PEOPLE[seat], "ready"))

    assert stage(scene) == "introduce"


def test_a_bot_answers_also_in_a_seat_that_was_marked_away_where_defaults_were_agreed() -> None:
    """OFF-15.7: the host has put it there."""
    scene = begun(absent_seat="defaults")
    everybody(scene, "ready")
    scene.table.presence([1], {0, 2, 3, 4}, scene.at)
    done(scene.seats_bot("anna", 1))
    done(scene.does("anna", "pass"))
    assert scene.table.due() is None
    assert scene.ticks() == []
    done(scene.bot_answers(1))
    assert "default-played" not in happened(scene)


def test_without_clocks_the_default_is_played_for_whoever_is_away() -> None:
    """OFF-3.2, OFF-15.5: a table without clocks does not wait for ever."""
    scene = begun()
    scene.table.presence([1], {0, 2, 3, 4}, scene.at)
    assert scene.table.due() is not None
    assert [row.person for row in scene.ticks()] == [None]
    for seat in (0, 2, 3, 4):
        done(scene.does(PEOPLE[seat], "ready"))
    done(scene.does("anna", "pass"))
    scene.ticks()
    assert scene.now().waiting == [2]


# Ghosts.


def test_whoever_sat_there_is_the_ghost_from_the_elimination_on() -> None:
    """OFF-1.7, OFF-13.4."""
    scene = talking()
    fallen = family(scene, 0)
    person = PEOPLE[fallen]
    assert scene.table.viewer_of(person, fallen, True) == fallen
    vote_out(scene, fallen)
    assert scene.table.viewer_of(person, fallen, True) == ghost_of(fallen)
    assert scene.table.viewer_of(person, fallen) == fallen
    assert scene.table.viewer_of("anna", fallen, True) == GALLERY
    assert scene.table.owes_ghost_pass(person, fallen)
    assert [row.body for row in scene.table.haunt(person, fallen, scene.at)] == []
    (row,) = scene.table.haunt(person, ghost_of(fallen), scene.at)
    assert all(scene.table.item(row, viewer) is None for viewer in scene.viewers())
    assert not scene.table.owes_ghost_pass(person, fallen)
    again = scene.folded()
    assert not again.owes_ghost_pass(person, fallen)
    assert again.viewer_of(person, fallen, True) == ghost_of(fallen)


def two_seats_of_anna() -> tuple[Scene, int, int]:
    """Anna plays two seats; one of them was voted out, the other lives, and it is night."""
    table = Table.opened("abcd", GAME, "anna", "anna", Setup(5, {"clocks": False}, m.Clock()), SECRET, NOON)
    assert isinstance(table, Table)
    scene = Scene(table)
    done(scene.sits("anna", 1))
    for seat in (2, 3, 4):
        done(scene.sits(PEOPLE[seat], seat))
    done(scene.starts())
    everybody(scene, "ready")
    for seat in range(5):
        done(scene.does(scene.who(seat), "pass", seat=seat))
    fallen = 1 if role(scene, 1) != "cop" else 0
    vote_out(scene, fallen)
    return scene, fallen, 1 - fallen


def test_a_person_with_a_living_seat_is_no_ghost_yet() -> None:
    """Section 5 (h), (i)."""
    scene, fallen, _ = two_seats_of_anna()
    assert scene.table.viewer_of("anna", fallen, True) == fallen
    assert not scene.table.owes_ghost_pass("anna", fallen)


def test_whoever_has_seen_everything_as_a_ghost_plays_no_seat_again() -> None:
    """Section 5 (h): not even one that was his own before, and that he left to become a ghost."""
    scene, fallen, living = two_seats_of_anna()
    while stage(scene) != "talk":
        everybody(scene, "ready")
    done(scene.rises("anna", living))
    assert scene.table.owes_ghost_pass("anna", fallen)
    assert scene.table.haunt("anna", ghost_of(fallen), scene.at)

    assert refused(scene.sits("anna", living)) == "knows-another-hand"


@pytest.mark.parametrize("takes", [Scene.kicks, Scene.seats_bot])
def test_the_host_cannot_send_somebody_away_to_look_at_the_card_with_another_pass(
    takes: Callable[[Scene, str, int], list[Row] | Refusal],
) -> None:
    """Section 5 (h): a seat taken from somebody who is there is for nobody new, unless that was agreed."""
    scene, agreed = talking(), talking(absent_seat="substitute")
    done(takes(scene, "anna", 3))
    done(takes(agreed, "anna", 3))
    assert refused(scene.sits("stranger", 3)) == "no-substitute"
    done(agreed.sits("stranger", 3))


def test_a_seat_that_its_player_has_left_is_free_for_somebody_new() -> None:
    """OFF-15.1: whoever has lost the pass together with the device sits down again as somebody new."""
    risen, gone = talking(), talking()
    done(risen.rises("dario", 3))
    gone.table.presence([3], {0, 1, 2, 4}, gone.at)
    done(gone.kicks("anna", 3))
    for scene in (risen, gone):
        done(scene.sits("stranger", 3))


def test_so_is_one_that_a_bot_plays_for_whoever_was_lost() -> None:
    """OFF-15.1, OFF-15.7: the device may be lost here, too."""
    for takes in (Scene.kicks, Scene.seats_bot):
        scene = talking(absent_seat="bot")
        scene.table.presence([3], {0, 1, 2, 4}, scene.at)
        done(takes(scene, "anna", 3))
        done(scene.sits("stranger", 3))


def with_bots(**options: OptionValue) -> Scene:
    """Introductions of anna and four bots."""
    scene = opened(GAME, 5, m.Clock(), {"clocks": False, **options})
    for seat in range(1, 5):
        done(scene.seats_bot("anna", seat))
    done(scene.starts())
    while stage(scene) == "opening":
        seat = scene.seat_waited_for()
        done(scene.bot_answers(seat) if seat else scene.does("anna", "ready"))
    return scene


def test_the_host_cannot_clear_the_seat_of_a_bot_to_look_at_its_card_with_another_pass() -> None:
    """Section 5 (h): what a bot knows is a secret of the game as well."""
    scene, agreed = with_bots(), with_bots(absent_seat="substitute")
    for one in (scene, agreed):
        done(one.seats_bot("anna", 3, None))
    assert refused(scene.sits("stranger", 3)) == "no-substitute"
    assert refused(Scene(scene.folded(), scene.at).sits("stranger", 3)) == "no-substitute"
    done(scene.seats_bot("anna", 3))
    assert refused(scene.sits("stranger", 3)) == "no-substitute"
    done(agreed.sits("stranger", 3))


def test_a_seat_that_is_cleared_of_its_bot_is_away_and_the_table_goes_on() -> None:
    """OFF-15.5: nobody plays there, as if a person had been sent away."""
    scene = with_bots(absent_seat="substitute")
    done(scene.seats_bot("anna", 3, None))
    view = scene.now().view
    assert view is not None
    assert view["away"] == [3]


def test_nobody_takes_the_seat_of_a_ghost_and_with_it_what_that_seat_knows() -> None:
    """Section 5 (i): a traitor who has fallen knows the others, and nobody would miss him."""
    scene, fallen = night_after_a_vote()
    done(scene.kicks("anna", fallen))
    while stage(scene) != "talk":
        everybody(scene, "ready")

    assert refused(scene.sits("stranger", fallen)) == "seat-taken"


def test_a_ghost_gives_its_coin_and_its_word_from_its_own_view() -> None:
    """OFF-12.2, OFF-12.10, OFF-13.2: its last acts stand among what it may do."""
    scene = talking(7, bribes=True)
    everybody(scene, "over")
    cop = next(seat for seat in range(7) if role(scene, seat) == "cop")
    fallen = family(scene, cop)
    done(scene.does(PEOPLE[cop], f"point {fallen}"))
    while stage(scene).startswith("night"):
        everybody(scene, "ready")
    assert stage(scene) == "coin"
    now = scene.now(ghost_of(fallen))
    texts = [scene.game.text(scene.game.catalogue[number]) for number in now.legal]
    assert texts == ["coin left", "coin right"]
    (left, _) = done_outlooks(scene, ghost_of(fallen))
    assert left.steps == ["coin left"]
    coin = m.Do(scene.id(), ["coin left"])
    assert isinstance(scene.table.request(PEOPLE[fallen], fallen, coin, scene.at, True), list)
    # A ghost is never asked for a word by day.
    assert scene.table.why(ghost_of(fallen), ["word Maria"]) is not None


@pytest.mark.parametrize("policy", ["defaults", "bot", "substitute"])
def test_without_clocks_nobody_waits_for_ever_for_the_coin_of_a_ghost_who_has_gone(policy: str) -> None:
    """OFF-12.2, OFF-15.5: nobody could sit down in his place."""
    scene = talking(7, bribes=True, absent_seat=policy)
    everybody(scene, "over")
    cop = next(seat for seat in range(7) if role(scene, seat) == "cop")
    fallen = family(scene, cop)
    done(scene.does(PEOPLE[cop], f"point {fallen}"))
    while stage(scene).startswith("night"):
        everybody(scene, "ready")
    assert stage(scene) == "coin"
    scene.table.presence([fallen], set(range(7)) - {fallen}, scene.at)
    scene.ticks()
    if policy == "bot":
        done(scene.bot_answers(fallen))

    assert stage(scene) != "coin"


def done_outlooks(scene: Scene, viewer: int) -> list[m.Outlook]:
    found = scene.table.consider(viewer, None)
    assert isinstance(found, list)
    return found


def test_bots_do_the_same_whatever_is_said_where_they_do_not_hear_it() -> None:
    """OFF-I12, section 5 (j): a bot's seed does not depend on the ghosts' chat or on private steps of others."""
    scene, fallen = night_after_a_vote(7)
    for seat in range(7):
        if seat not in (0, fallen):
            done(scene.seats_bot("anna", seat))
    before = {asked.seat: asked.seed for asked in scene.table.asked_bots()}
    lounge = m.Say(scene.id(), "boo", "ghosts")
    assert isinstance(scene.table.request(PEOPLE[fallen], fallen, lounge, scene.at, True), list)
    done(scene.does("anna", "ready"))
    assert {asked.seat: asked.seed for asked in scene.table.asked_bots()} == before
