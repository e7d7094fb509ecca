"""A whole game on the plain table for somebody who neither sees it nor holds a mouse.

The page is known through the accessibility tree alone: what has the focus, its role and its name. All that is pressed
is Tab, arrows, Space and Enter.
"""

from __future__ import annotations

from tests.browser.conftest import People
from tests.browser.player import Player
from tests.browser.reader import Reader


def test_a_whole_game_by_keyboard_through_the_accessibility_tree(people: People) -> None:
    anna = people("Anna", "uk", plain=True)
    reader = Reader(anna)
    anna.go("/")
    # From the first page to the game: play now, one person against bots.
    create = ("link", anna.opening())
    reader.tab_to(create)
    reader.press("Enter")
    anna.page.wait_for_url("**/new/*")
    reader.tab_to(("textbox", anna.say("web-your-name")))
    reader.type("Anna")
    group = ("radio", anna.texts.number(4))
    reader.tab_to(group)
    for _ in range(2):
        reader.press("ArrowLeft")
    assert reader.focus() == ("radio", anna.texts.number(2))
    reader.tab_to(("button", anna.say("web-create-table")))
    reader.press("Enter")
    anna.until(lambda: anna.now and anna.setting["chairs"][0]["committed"], "the lobby")
    reader.tab_to(("button", anna.say("web-fill-bots")))
    reader.press("Enter")
    anna.until(lambda: all(chair["kind"] != "empty" for chair in anna.setting["chairs"]), "bots")
    reader.tab_to(("button", anna.say("web-start")))
    reader.press("Enter")
    anna.until(lambda: anna.stage, "the first question")

    turns = 0
    while not anna.is_over:
        if not anna.is_asked:
            anna.page.wait_for_timeout(20)
            continue
        answer(anna, reader, turns)
        turns += 1
    # Each region was fought for, and in each battle somebody with cards is asked at least once.
    assert anna.now
    assert turns >= max(len(seat["regions"]) for seat in anna.now["view"]["seats"]) > 2
    # The end is read out.
    heard = anna.page.get_by_role("heading", name=anna.say("table-over"), exact=True)
    heard.wait_for()


def answer(anna: Player, reader: Reader, turn: int) -> None:
    """Answer one question with what the tree offers."""
    before = anna.mark()
    labels = {anna.command(text): text for text in anna.legal}
    buttons = [("button", label) for label in labels]
    likes = [
        ("button", anna.command(text))
        for text in ("pass", "keep hand", "favor off", "take nothing")
        if text in anna.legal and (text != "pass" or turn % 3)
    ]
    if anna.stage == "choose_region" or (anna.stage == "place_favor" and not likes):
        # Many choices are a short form: one stop for all of them, arrows choose, and the button says the sentence.
        regions = [("radio", anna.texts.region(text.split()[1])) for text in anna.legal if " " in text]
        reader.tab_to(*regions)
        reader.press("Space")
        reader.press("ArrowDown")
        role, region = reader.focus()
        assert role == "radio"
        reader.tab_to(*buttons)
        assert region in reader.focus()[1]
    else:
        reader.tab_to(*(likes or buttons))
    reader.press("Enter")
    anna.until(lambda: anna.is_past(before), "an answer")
