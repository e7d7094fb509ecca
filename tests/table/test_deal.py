"""The deal anyone can check: what seats promise, what they open, and what the record says of it."""

from __future__ import annotations

import pytest

from consigliere.kernel.deal import commitment
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.verify import verdict, verify
from consigliere.table import messages as m
from consigliere.table.log import Row
from tests.table.scenario import GAME, NOON, SECOND, SECRET, Scene, done, folded, full, refused

ANNAS = b"anna rolls some dice"
BRUNOS = b"bruno shuffles well"


def promises(scene: Scene, who: str, value: bytes, seat: int | None = None) -> None:
    own = scene.table.seats_of(who)[0] if seat is None else seat
    done(scene.asks(who, m.Commit(scene.id(), own, commitment(value))))


def opens(scene: Scene, who: str, value: bytes, seat: int | None = None) -> list[Row] | Refusal:
    own = scene.table.seats_of(who)[0] if seat is None else seat
    return scene.asks(who, m.Open(scene.id(), own, value.hex()))


@pytest.fixture
def promised() -> Scene:
    """A full table at which anna and bruno have promised randomness, and carla has not."""
    scene = full("anna", "bruno", "carla", bots=1)
    promises(scene, "anna", ANNAS)
    promises(scene, "bruno", BRUNOS)
    return scene


def test_everybody_sees_who_has_promised_and_nobody_what(promised: Scene) -> None:
    assert [chair.committed for chair in promised.now().setting.chairs] == [True, True, False, False]
    assert promised.feed()[-1] == m.Committed(NOON // SECOND, 1)


def test_the_game_waits_until_all_have_opened(promised: Scene) -> None:
    done(promised.starts())
    assert promised.now().setting.life == "dealing"
    assert promised.now().view is None
    assert promised.feed()[-1] == m.Dealing(NOON // SECOND, 5)
    assert promised.table.due() == NOON + 5 * SECOND

    done(opens(promised, "bruno", BRUNOS))
    assert promised.now().setting.life == "dealing"
    done(opens(promised, "anna", ANNAS))
    assert promised.now().setting.life == "running"
    given = [ANNAS.hex(), BRUNOS.hex(), None, None]
    seal = promised.table.seal()
    assert seal is not None
    assert promised.feed()[-2] == m.Started(NOON // SECOND, commitment(SECRET), given, seal)


def test_what_is_opened_stays_unseen_until_the_game_begins(promised: Scene) -> None:
    done(promised.starts())
    before = [promised.table.last(viewer) for viewer in promised.viewers()]
    done(opens(promised, "anna", ANNAS))

    assert [promised.table.last(viewer) for viewer in promised.viewers()] == before
    assert ANNAS.hex() not in repr(promised.feed()) + repr(promised.now())


def test_what_is_missing_after_five_seconds_counts_as_empty_and_is_recorded(promised: Scene) -> None:
    done(promised.starts())
    done(opens(promised, "anna", ANNAS))

    assert promised.later(4999).ticks() == []
    assert promised.later(1).ticks() != []
    assert promised.now().setting.life == "running"
    started = promised.feed()[-2]
    assert isinstance(started, m.Started)
    assert started.contributions == [ANNAS.hex(), None, None, None]
    assert refused(opens(promised, "bruno", BRUNOS)) == "not-opening"


def test_what_was_not_promised_cannot_be_opened(promised: Scene) -> None:
    assert refused(opens(promised, "anna", ANNAS)) == "not-opening"
    done(promised.starts())

    assert refused(opens(promised, "anna", BRUNOS)) == "not-as-promised"
    assert refused(opens(promised, "anna", BRUNOS, seat=1)) == "not-your-seat"
    assert refused(opens(promised, "carla", ANNAS)) == "nothing-promised"
    done(opens(promised, "anna", ANNAS))
    assert refused(opens(promised, "anna", ANNAS)) == "nothing-promised"


def test_a_second_promise_takes_the_place_of_the_first(promised: Scene) -> None:
    promises(promised, "anna", b"other dice")
    done(promised.starts())

    assert refused(opens(promised, "anna", ANNAS)) == "not-as-promised"
    done(opens(promised, "anna", b"other dice"))


def test_a_promise_leaves_with_the_person_who_gave_it(promised: Scene) -> None:
    done(promised.rises("bruno", 1))
    done(promised.sits("dario", 1))

    assert not promised.now().setting.chairs[1].committed


def test_a_promise_moves_along_when_seats_go(promised: Scene) -> None:
    done(promised.asks("anna", m.Configure(promised.id(), seats=5)))
    done(promised.rises("bruno", 1))
    done(promised.sits("dario", 4))
    promises(promised, "dario", b"darios own")
    done(promised.asks("anna", m.Configure(promised.id(), seats=3)))

    assert promised.names() == ["anna", "dario", "carla"]
    assert [chair.committed for chair in promised.now().setting.chairs] == [True, True, False]


def test_seats_stay_as_they_are_while_the_game_is_dealt(promised: Scene) -> None:
    done(promised.starts())

    assert refused(promised.rises("bruno", 1)) == "being-dealt"
    assert refused(promised.sits("dario", 3)) == "being-dealt"
    assert refused(promised.kicks("anna", 1)) == "being-dealt"
    assert refused(promised.seats_bot("anna", 3)) == "being-dealt"
    assert refused(promised.does("anna", "pass")) == "being-dealt"
    assert refused(promised.pauses("anna")) == "being-dealt"
    assert refused(promised.starts()) == "being-dealt"
    done(promised.says("bruno", "one moment"))


def test_a_host_with_several_seats_promises_for_each() -> None:
    scene = full("anna", "bruno")
    done(scene.asks("anna", m.Configure(scene.id(), seats=3)))
    done(scene.sits("anna", 2, "zia"))
    promises(scene, "anna", b"one", seat=0)
    promises(scene, "anna", b"two", seat=2)
    done(scene.starts())
    done(opens(scene, "anna", b"one", seat=0))
    done(opens(scene, "anna", b"two", seat=2))

    assert scene.now().setting.life == "running"


def test_an_outage_gives_the_time_to_open_back(promised: Scene) -> None:
    done(promised.starts())
    promised.later(60_000)
    promised.table.outage(NOON + 2000, promised.at)

    assert promised.table.due() == promised.at + 3000
    assert promised.later(2999).ticks() == []
    assert promised.later(1).ticks() != []


def test_the_finished_record_carries_the_contributions_and_can_be_checked(promised: Scene) -> None:
    done(promised.starts())
    done(opens(promised, "bruno", BRUNOS))
    promised.later(5000).ticks()
    promised.plays_to_the_end()

    record = promised.table.record()
    assert record is not None
    deal = record["deal"]
    assert isinstance(deal, dict)
    opened = {"commitment": commitment(BRUNOS), "opened": BRUNOS.hex()}
    assert deal["contributions"] == [None, opened, None, None]
    assert deal["secret"] == SECRET.hex()
    assert verdict(verify(record, GAME)) is True


def test_a_contribution_changes_the_deal() -> None:
    hands = []
    for value in (ANNAS, BRUNOS):
        scene = full("anna", "bruno", first_holder="anna")
        promises(scene, "anna", value)
        done(scene.starts())
        done(opens(scene, "anna", value))
        view = scene.now(0).view
        assert view is not None
        hands.append(view["seats"][0]["hand"])

    assert hands[0] != hands[1]


def test_a_table_that_comes_back_while_dealing_goes_on_dealing(promised: Scene) -> None:
    done(promised.starts())
    done(opens(promised, "anna", ANNAS))
    again = Scene(folded(promised.table.rows), promised.at)
    done(opens(again, "bruno", BRUNOS))
    done(opens(promised, "bruno", BRUNOS))

    assert again.now(0) == promised.now(0)
