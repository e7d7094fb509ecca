"""Taking a step back: at once while nobody has learnt anything, else by vote."""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.player import Player, together


def two(people: People) -> tuple[Player, Player]:
    """Two people at a table; the one who chooses the first region comes first."""
    anna, bruno = people("Anna", "en"), people("Bruno", "fa")
    bruno.join(anna.open_table(seats=2))
    bruno.sit()
    anna.start()
    bruno.until(lambda: bruno.stage, "the game")
    return (anna, bruno) if anna.is_asked else (bruno, anna)


def mercenary(player: Player) -> str:
    """A mercenary to play, or else whatever there is."""
    legal = player.legal
    return next((text for text in legal if text.startswith("play ") and text[-1].isdigit()), legal[0])


def test_a_region_chosen_in_error_is_taken_back_at_once(people: People) -> None:
    chooser, other = two(people)
    assert chooser.stage == "choose_region"
    chooser.act(chooser.legal[0])
    assert chooser.stage == "play_or_pass"
    chooser.press(chooser.button("web-undo"))
    for player in (chooser, other):
        player.until(lambda: player.stage == "choose_region", "the step taken back")  # noqa: B023
        name, seat_is = chooser.names[chooser.seat or 0], "me" if player is chooser else "other"
        player.until(
            lambda: player.say("undo-done", seat=name, seat_is=seat_is) in player.log(),  # noqa: B023
            "a line of the log",
        )
        player.assert_log_is_whole()
    chooser.act(chooser.legal[1])


def test_a_card_that_was_seen_comes_back_only_if_the_others_agree(people: People) -> None:
    chooser, other = two(people)
    together([chooser, other], mercenary, until=lambda: chooser.stage == "play_or_pass" and chooser.is_asked)
    hand = dict(chooser.mine["hand"])
    chooser.act(mercenary(chooser))

    # The other one declines.
    ask_back(chooser)
    answer(other, "web-vote-no")
    chooser.until(lambda: chooser.say("undo-declined") in chooser.log(), "the refusal")
    assert chooser.mine["hand"] != hand

    # The other one agrees.
    ask_back(chooser)
    answer(other, "web-vote-yes")
    chooser.until(lambda: chooser.say("undo-agreed") in chooser.log(), "the consent")
    chooser.until(lambda: chooser.is_asked, "the own turn again")
    assert chooser.mine["hand"] == hand
    other.assert_log_is_whole()


def ask_back(player: Player) -> None:
    """Ask for the last step; the page says that others have learnt something."""
    player.press(player.button("web-undo"))
    dialog = player.page.get_by_role("dialog", name=player.say("web-undo"))
    dialog.get_by_text(player.say("web-undo-vote")).wait_for()
    player.press(player.button("web-ask-table", dialog))


def answer(player: Player, key: str) -> None:
    """Say what one thinks of it."""
    dialog = player.page.get_by_role("dialog", name=player.say("web-vote"))
    player.press(player.button(key, dialog))
    dialog.wait_for(state="hidden")
