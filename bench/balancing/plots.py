"""The plots of a balance page: small SVG files that come out the same every time.

Colours are of Okabe and Ito's palette, which people with any colour vision can tell apart; marks differ in shape too,
and the parts of a bar stand in the order of the legend. Text stays text.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import ModuleType

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from .page import THOUSANDS, scores_plot
from .summary import Share, Spread, Summary

BLUE, ORANGE, GREEN, GREY = "#0072b2", "#e69f00", "#009e73", "#666666"
MARKS = ("o", "s", "^", "D", "v", "P")
WIDTH, HEIGHT, HEIGHT_OF_ROW = 6.4, 0.7, 0.6  # inches

mpl.rcParams.update(
    {
        "svg.hashsalt": "consigliere",
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 10,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "grid.color": "#dddddd",
        "grid.linewidth": 0.6,
        "axes.axisbelow": True,
        "legend.frameon": False,
    }
)


def draw(folder: Path, game: str, figures: ModuleType, summaries: list[Summary]) -> dict[str, str]:
    """Write all plots of a game; their file names by what they show."""
    names = {}
    painters = [("order", _order), ("turns", _turns), ("strength", _strength)]
    for what, painter, is_needed in (
        ("parts", _parts, figures.PARTS),
        ("counts", _counts, figures.COUNTED),
        ("ways", _ways, figures.WAYS),
    ):
        if is_needed:
            painters.append((what, painter))
    for measure in range(len(figures.SCORES)):
        painters.append((scores_plot(figures, measure), partial(_scores, measure)))
    for what, painter in painters:
        figure = Figure(figsize=(WIDTH, HEIGHT + HEIGHT_OF_ROW * len(summaries)), layout="constrained")
        painter(figure.subplots(), figures, summaries)
        names[what] = f"{game}-{what}.svg"
        figure.savefig(folder / names[what], format="svg", metadata={"Date": None, "Creator": None})
    return names


def _scores(measure: int, axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    found = [s.scores[measure] for s in summaries]
    groups = [
        ("greedy among themselves", [scores.everyone for scores in found], BLUE),
        ("greedy among random", [scores.alone for scores in found], GREEN),
        ("random", [scores.random for scores in found], ORANGE),
    ]
    _groups(axes, summaries, groups)
    if found[0].alone.mean >= THOUSANDS:
        axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.set_xlabel(f"{figures.SCORES[measure]} at the end: median, middle half, 5 to 95 %")


def _counts(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    groups = [
        (name, [s.counts[place] for s in summaries], colour)
        for place, (name, colour) in enumerate(zip(figures.COUNTED, (BLUE, GREEN, ORANGE, GREY)))
    ]
    _groups(axes, summaries, groups)
    axes.set_xlabel("in a game among greedy bots: median, middle half, 5 to 95 %")


def _groups(axes: Axes, summaries: list[Summary], groups: list[tuple[str, list[Spread], str]]) -> None:
    """Several spreads for each number of seats, one above the other."""
    for place, (words, spreads, colour) in enumerate(groups):
        shift = (place - (len(groups) - 1) / 2) * 0.78 / len(groups)
        _boxes(axes, summaries, spreads, shift, colour, words, MARKS[place])
    _seats_down(axes, summaries)
    _legend(axes, len(groups))


def _legend(axes: Axes, columns: int) -> None:
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, 1.16), ncols=columns, fontsize=9)


def _ways(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    """The games won in each way, those by a tie-break paler."""
    left = [0.0] * len(summaries)
    for place, (name, colour) in enumerate(zip(figures.WAYS, (BLUE, ORANGE, GREEN))):
        tied = [100 * s.ways[place].tied / s.games for s in summaries]
        clear = [100 * s.ways[place].games / s.games - some for s, some in zip(summaries, tied)]
        for words, sizes, strength in ((name, clear, 1.0), (f"{name}, by tie-break", tied, 0.45)):
            axes.barh(
                range(len(summaries)),
                sizes,
                0.6,
                left=left,
                color=colour,
                alpha=strength,
                edgecolor="white",
                label=words,
            )
            left = [before + size for before, size in zip(left, sizes)]
    axes.set_xlabel("games among greedy bots in %, by what won them")
    _seats_down(axes, summaries)
    _legend(axes, 2 * len(figures.WAYS))


def _turns(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    _boxes(axes, summaries, [s.turns for s in summaries], 0.0, BLUE, "", MARKS[0])
    axes.set_xlabel(f"{figures.TURN}: median, middle half, 5 to 95 %")
    _seats_down(axes, summaries)


def _boxes(
    axes: Axes,
    summaries: list[Summary],
    spreads: list[Spread],
    shift: float,
    colour: str,
    words: str,
    mark: str,
) -> None:
    """A line from 5 to 95 %, a thick one over the middle half, a mark at the median."""
    for at, spread in enumerate(spreads):
        low, quarter, middle, three_quarters, high = spread.cuts
        axes.plot([low, high], [at + shift] * 2, color=colour, linewidth=1.2)
        axes.plot(
            [quarter, three_quarters], [at + shift] * 2, color=colour, linewidth=6, solid_capstyle="butt"
        )
        axes.plot(
            [middle],
            [at + shift],
            mark,
            color="white",
            markeredgecolor=colour,
            markersize=6,
            label=words if at == 0 else "_",
        )


def _seats_down(axes: Axes, summaries: list[Summary]) -> None:
    axes.set_yticks(range(len(summaries)), [f"{s.seats} seats" for s in summaries])
    axes.set_ylim(len(summaries) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
    axes.set_xlim(left=0)


def _parts(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    left = [0.0] * len(summaries)
    for place, (name, colour) in enumerate(zip(figures.PARTS, (BLUE, ORANGE, GREEN))):
        sizes = [s.parts[place] for s in summaries]
        axes.barh(
            range(len(summaries)),
            sizes,
            0.6,
            left=left,
            color=colour,
            edgecolor="white",
            label=name,
        )
        for at, size in enumerate(sizes):
            axes.annotate(
                f"{size:.0f}",
                (left[at] + size / 2, at),
                ha="center",
                va="center",
                bbox={"boxstyle": "round,pad=0.15", "facecolor": "white", "edgecolor": "none"},
            )
        left = [before + size for before, size in zip(left, sizes)]
    axes.set_xlabel(f"mean {figures.SCORES[0]} of greedy bots among themselves")
    _seats_down(axes, summaries)
    _legend(axes, 3)


def _order(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    for at, s in enumerate(summaries):
        axes.plot([100 / s.seats] * 2, [at - 0.4, at + 0.4], color=GREY, linewidth=1, linestyle="--")
        for order, share in enumerate(s.by_order):
            height = at + 0.85 * ((order + 0.5) / s.seats - 0.5)
            _whisker(axes, share, height, BLUE if order == 0 else ORANGE, MARKS[order])
            axes.annotate(
                str(order + 1),
                (100 * share.high, height),
                (4, 0),
                textcoords="offset points",
                va="center",
                fontsize=8,
            )
    axes.set_xlabel("share of wins in %, by place in turn order; dashed: the fair share")
    _seats_down(axes, summaries)


def _strength(axes: Axes, figures: ModuleType, summaries: list[Summary]) -> None:
    for at, s in enumerate(summaries):
        axes.plot([100 / s.seats] * 2, [at - 0.3, at + 0.3], color=GREY, linewidth=1, linestyle="--")
        _whisker(axes, s.among_random, at, BLUE, MARKS[0])
    axes.set_xlabel("share of wins in % of one greedy bot among random ones; dashed: by chance")
    _seats_down(axes, summaries)
    axes.set_xlim(0, 102)


def _whisker(axes: Axes, share: Share, height: float, colour: str, mark: str) -> None:
    axes.plot([100 * share.low, 100 * share.high], [height] * 2, color=colour, linewidth=1.5)
    axes.plot([100 * share.share], [height], mark, color=colour, markersize=5)
