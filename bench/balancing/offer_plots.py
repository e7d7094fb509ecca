"""The plots of the page about the balance of An Offer You Can't Refuse."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .plots import BLUE, GREEN, GREY, MARKS, ORANGE, WIDTH
from .sides import Share, Tally

COLOURS = (BLUE, GREEN, ORANGE, GREY, "#cc79a7", "#56b4e9")


def draw(
    folder: Path,
    fixtures: dict[int, float],
    sides: list[Tally],
    mixes: list[Tally],
    fast: list[Tally],
) -> dict[str, str]:
    """Write all plots; their file names by what they show."""
    folder.mkdir(parents=True, exist_ok=True)
    names: dict[str, str] = {}
    for what, rows in (
        ("sides", len(fixtures) * 1.6),
        ("mixes", len(mixes) * 0.5),
        ("fast", len(fast) * 0.6),
    ):
        figure = Figure(figsize=(WIDTH, 0.9 + 0.6 * rows), layout="constrained")
        axes = figure.subplots()
        if what == "sides":
            _draw_sides(axes, fixtures, sides)
        else:
            _draw_seats(axes, mixes if what == "mixes" else fast)
        names[what] = f"offer-{what}.svg"
        figure.savefig(folder / names[what], format="svg", metadata={"Date": None, "Creator": None})
    return names


def _draw_sides(axes: Axes, fixtures: dict[int, float], sides: list[Tally]) -> None:
    kinds = list(dict.fromkeys((one.matchup.family, one.matchup.traitors) for one in sides))
    places = {seats: at for at, seats in enumerate(fixtures)}
    for seats, value in fixtures.items():
        axes.plot([100 * value] * 2, [places[seats] - 0.45, places[seats] + 0.45], color=GREY, linestyle="--")
    for at, kind in enumerate(kinds):
        shift = (at - (len(kinds) - 1) / 2) * 0.8 / len(kinds)
        for one in sides:
            if (one.matchup.family, one.matchup.traitors) == kind:
                seats = one.matchup.seats
                words = f"{kind[0]} against {kind[1]}" if places[seats] == 0 else "_"
                _whisker(axes, one.wins, places[seats] + shift, COLOURS[at], MARKS[at], words)
    _seats_down(axes, list(fixtures))
    axes.set_xlabel("games won by the Family in %; dashed: the fixture with a Consigliere")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.2), ncols=3, fontsize=8)


def _draw_seats(axes: Axes, found: list[Tally]) -> None:
    for at, one in enumerate(found):
        _whisker(axes, one.wins, at, BLUE, MARKS[0], "_")
    _seats_down(axes, [one.matchup.seats for one in found])
    axes.set_xlabel("games won by the Family (fast game: the Cops) in %, belief against belief")


def _whisker(axes: Axes, share: Share, height: float, colour: str, mark: str, words: str) -> None:
    low, high = share.interval
    axes.plot([100 * low, 100 * high], [height] * 2, color=colour, linewidth=1.5)
    axes.plot([100 * share.share], [height], mark, color=colour, markersize=5, label=words)


def _seats_down(axes: Axes, seats: list[int]) -> None:
    axes.set_yticks(range(len(seats)), [f"{number} seats" for number in seats])
    axes.set_ylim(len(seats) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
    axes.set_xlim(0, 102)
