"""Edition files as people write them, for the tests of everything that takes one."""

from __future__ import annotations

from itertools import combinations, product

from consigliere import editions

# The smallest file there is: one table is replaced, all else is as it comes with the game.
ISLANDS = """
game = "condottiere"
name = "Islands"

[map.borders]
pairs = [["torino", "milano"], ["roma", "siena"]]
"""

# Another name for a region that everybody knows, and a region that nobody has heard of.
GAUL = (
    editions.show("condottiere")
    .replace(editions.NEW_NAME, "Gaul")
    .replace('name = "Milano"', 'name = "Mediolanum"')
    .replace('"torino"', '"lutetia"')
    .replace('name = "Torino"', 'name = "Lutetia"')
)

# A job that nobody has heard of, in the place of one that everybody knows.
FAVOR = (
    editions.show("corleone")
    .replace(editions.NEW_NAME, "The Favor")
    .replace('id = "shake_down"', 'id = "a_favor"')
    .replace('name = "Shake Down"', 'name = "A Favor"')
)

ONE_THUG = '{ effect = "kill_figure", where = "anywhere", targets = [ { kinds = ["thug"], count = 1 } ] }'
THREE_GOODS = '{ effect = "gain_good_choice", from = ["gun", "booze"], distinct = false, count = 3 }'
SENATORS = (
    '{ effect = "place_neutral", figure = "mayor", then = "none" }, '
    '{ effect = "move_figure", owner = "self", kinds = ["thug", "family"], then = "none" }, '
    '{ effect = "discard_for", discard = 2, gain = [ { effect = "gain_money", value = 10, count = 1 } ] }'
)


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A file after somebody has been at it; what is replaced must be there."""
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    return text


# A box of one's own: a deadlier job, another cost, a richer business, an ally, a family and money nobody has heard of.
SENATOR = changed(
    editions.show("corleone"),
    (editions.NEW_NAME, "The Senator"),
    ("money_cards = 120", "money_cards = 130"),
    ("[[components.good]]", "[[components.money]]\nvalue = 10\ncount = 10\n[[components.good]]"),
    ('id = "pizzino"\nname = "Pizzino"', 'id = "corleone"\nname = "Corleone"'),
    ('don = "Tommaso Pizzino"', 'don = "Vito Corleone"'),
    ('back = [ { effect = "gain_good", good = "gun", count = 1 } ]', f"back = [ {THREE_GOODS} ]"),
    ('cost = ["blood_money", "gun", "booze"]', 'cost = ["gun", "gun", "booze"]'),
    (f"effects = [ {ONE_THUG} ]", f"effects = [ {ONE_THUG.replace('count = 1', 'count = 2')} ]"),
    ('id = "capo"\nname = "Capo"', 'id = "senator"\nname = "Senator Geary"'),
    ('effects = [ { effect = "support_turf", count = 1 } ]\nprov', f"effects = [ {SENATORS} ]\nprov"),
)


# Another town: a street, a man and an event nobody has heard of, a grander corner, cheaper shops, more grenades.
NORTH_SIDE = changed(
    editions.show("mobcity"),
    (editions.NEW_NAME, "The North Side"),
    ('name = "Harbor Row"', 'name = "Canal Row"'),
    ('{ id = "A2", building = "small_shop"', '{ id = "A2", building = "hotel"'),
    ("purchase = 5000", "purchase = 4000"),
    ("fine = 4000", "fine = 2000"),
    ('names = ["Cutter Malone"]', 'names = ["Barber Bill"]'),
    ("total = 94", "total = 96"),
    ("weapons = 24", "weapons = 26"),
    ("copies = 3\ncopies_tag", "copies = 5\ncopies_tag"),
    ('id = "whiskey_sky_rockets"', 'id = "the_mayor_drinks"'),
    ('title = "Whiskey Consumption Sky Rockets!"', 'title = "The Mayor Drinks!"'),
    ("speakeasy_factor = { num = 2, den = 1 }", "speakeasy_factor = { num = 4, den = 1 }"),
)


def _all_effects() -> list[str]:
    """Every effect there can be, more or less: each vocabulary word with the values that change how it is said."""
    figures = ("thug", "family", "neutral")
    kinds = [str([*some]) for n in (1, 2, 3) for some in combinations(figures, n)]
    places = ("anywhere", "one_turf", "chief_turf")
    one = [f"[ {{ kinds = {some}, count = {n} }} ]" for n, some in zip((1, 2, 3, 5, 1, 2, 1), kinds)]
    two = ["[ { kinds = ['family'], count = 2 }, { kinds = ['thug', 'neutral'], count = 1 } ]"]
    moves = [("other", some, "none") for some in kinds if "neutral" not in some]
    moves += [("self", some, "none") for some in kinds if "neutral" not in some]
    moves += [("self", "['thug']", "shake"), ("self", "['family']", "support")]
    placed = [("mayor", "support"), ("union_boss", "shake"), *product(("mayor", "union_boss"), ("none",))]
    goods = [
        *product(("['gun']", "['gun', 'narcotics']", "['gun', 'booze', 'narcotics']"), ("true", "false"))
    ]
    gains = (
        "{ effect = 'gain_money', value = 1, count = 2 }",
        "{ effect = 'draw_job', draw = 2, keep = 1, count = 1 }, { effect = 'gain_good', good = 'gun', count = 5 }",
    )
    return [
        *(
            f"{{ effect = 'kill_figure', where = '{where}', targets = {whom} }}"
            for where in places
            for whom in one + two
        ),
        *(
            f"{{ effect = 'move_figure', owner = '{who}', kinds = {some}, then = '{then}' }}"
            for who, some, then in moves
        ),
        *(f"{{ effect = 'place_neutral', figure = '{figure}', then = '{then}' }}" for figure, then in placed),
        *(
            f"{{ effect = 'gain_good_choice', from = {some}, distinct = {flag}, count = 2 }}"
            for some, flag in goods
        ),
        *(
            f"{{ effect = 'discard_for', discard = {n}, gain = [ {gain} ] }}"
            for n in (1, 2, 5)
            for gain in gains
        ),
    ]


def _everything() -> str:
    """The allies of the game with all effects there are, so many for each."""
    before, *allies = editions.show("corleone").split("\n[[allies.ally]]\n")
    effects = _all_effects()
    share = -(-len(effects) // len(allies))
    for place, ally in enumerate(allies):
        lines = ally.split("\n")
        line = next(n for n, line in enumerate(lines) if line.startswith("effects = "))
        lines[line : line + 1] = ["effects = [", ",\n".join(effects[place * share :][:share]), "]"]
        allies[place] = "\n".join(lines)
    return "\n[[allies.ally]]\n".join([before, *allies])


EVERYTHING = _everything()
