"""The page about the balance of a game, in Markdown."""

from __future__ import annotations

from types import ModuleType

from .summary import Share, Spread, Summary

THOUSANDS = 1000  # from so much on numbers are written in groups of three digits, without places
ORDER = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def page(
    game: str,
    versions: tuple[int, int],
    figures: ModuleType,
    summaries: list[Summary],
    seed: int,
    plots: dict[str, str],
) -> str:
    """The whole page; `versions` are those of rules and components, `plots` the names of the pictures beside it."""
    games = summaries[0].games
    command = f"./dev bench balance {game} --games {games} --seed {seed} --write"
    lines = [
        f"# Balance of {figures.TITLE}",
        "",
        f"Written by `{command}`; the same command gives the same page. For every number of seats {games} games "
        "among greedy bots, and as many of one greedy bot among random ones, seats rotated, default options, rules "
        f"version {versions[0]}, components version {versions[1]}. How the bots play is told in "
        "[bots.md](../bots.md). Intervals are 95 % (Wilson). All of this is between bots: people may find ways that "
        "these do not.",
        "",
        "## Scores",
        "",
        f"Final {' and '.join(figures.SCORES)}: of greedy bots among themselves, of the winner, and how far the winner "
        "is ahead of the second; then of one greedy bot among random ones, and of these. Beside each mean the numbers "
        "between which half of all scores lie.",
        "",
    ]
    for measure, name in enumerate(figures.SCORES):
        if len(figures.SCORES) > 1:
            lines += [f"### {name.capitalize()}", ""]
        lines += _scores(summaries, measure, plots[scores_plot(figures, measure)])
    if figures.PARTS:
        lines += [
            "## Where they come from",
            "",
            f"Mean {figures.SCORES[0]} of greedy bots among themselves; of the winners in brackets.",
            "",
            f"| seats | {' | '.join(figures.PARTS)} |",
            "| ---: |" + " ---: |" * len(figures.PARTS),
            *(
                f"| {s.seats} | "
                + " | ".join(f"{each:.1f} ({won:.1f})" for each, won in zip(s.parts, s.winning_parts))
                + " |"
                for s in summaries
            ),
            "",
            _picture("Where the score comes from", plots["parts"]),
        ]
    lines += [
        "## Turn order",
        "",
        "Share of wins among greedy bots by place in turn order, first the seat that begins the game. A star marks a "
        "share whose interval leaves the fair share out, as one in twenty does by chance. Beside the fair share stands "
        "how many times as great the greatest one is.",
        "",
        "| seats | fair | greatest | " + " | ".join(ORDER[: summaries[-1].seats]) + " |",
        "| ---: | ---: | ---: |" + " --- |" * summaries[-1].seats,
        *(
            f"| {s.seats} | {_percent(1 / s.seats)} | {max(share.share for share in s.by_order) * s.seats:.2f} | "
            + " | ".join(_share(share) + ("*" if share.differs() else "") for share in s.by_order)
            + " |" * (1 + summaries[-1].seats - s.seats)
            for s in summaries
        ),
        "",
        _picture("Share of wins by place in turn order", plots["order"]),
        "## Length",
        "",
        f"Length in {figures.TURN}, among greedy bots; five of a hundred games are shorter, five longer than the outer "
        "numbers.",
        "",
        "| seats | mean | 5 % | median | 95 % | endings |",
        "| ---: | ---: | ---: | ---: | ---: | --- |",
        *(
            f"| {s.seats} | {s.turns.mean:.1f} | "
            + "".join(f"{s.turns.cuts[at]:.0f} | " for at in (0, 2, 4))
            + ", ".join(f"{name} {number}" for name, number in s.endings.items())
            + " |"
            for s in summaries
        ),
        "",
        _picture("Length by number of seats", plots["turns"]),
    ]
    if figures.COUNTED:
        lines += _counts(figures, summaries, plots["counts"])
    if figures.WAYS:
        lines += _ways(figures, summaries, plots["ways"])
    lines += [
        "## Strength of greedy",
        "",
        "Share of wins of one greedy bot among random ones.",
        "",
        "| seats | share of wins | by chance |",
        "| ---: | --- | ---: |",
        *(f"| {s.seats} | {_share(s.among_random)} | {_percent(1 / s.seats)} |" for s in summaries),
        "",
        _picture("Share of wins of one greedy bot", plots["strength"]),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _scores(summaries: list[Summary], measure: int, plot: str) -> list[str]:
    rows = [(s.seats, s.scores[measure]) for s in summaries]
    return [
        "| seats | greedy | winner | ahead by | greedy among random | random |",
        "| ---: | --- | --- | --- | --- | --- |",
        *(
            f"| {seats} | {_middle(found.everyone)} | {_middle(found.winning)} | {_middle(found.margin)} "
            f"| {_middle(found.alone)} | {_middle(found.random)} |"
            for seats, found in rows
        ),
        "",
        _picture("Scores by number of seats", plot),
    ]


def _counts(figures: ModuleType, summaries: list[Summary], plot: str) -> list[str]:
    return [
        "## What happens",
        "",
        "How often in a game among greedy bots; beside each mean the numbers between which half of the games lie.",
        "",
        f"| seats | {' | '.join(figures.COUNTED)} |",
        "| ---: |" + " --- |" * len(figures.COUNTED),
        *(f"| {s.seats} | {' | '.join(_middle(spread) for spread in s.counts)} |" for s in summaries),
        "",
        _picture("What happens in a game", plot),
    ]


def _ways(figures: ModuleType, summaries: list[Summary], plot: str) -> list[str]:
    heads = " | ".join(
        f"{way} | by tie-break | winner leads in all | greedy among random" for way in figures.WAYS
    )
    return [
        "## Ways to win",
        "",
        "How many games among greedy bots were won in each way, how many of these by what breaks a tie, and how many "
        "winners had the most by every measure; then the share of wins of one greedy bot among random ones in games "
        "that ended so.",
        "",
        f"| seats | {heads} |",
        "| ---: |" + " ---: | ---: | ---: | --- |" * len(figures.WAYS),
        *(
            f"| {s.seats} | "
            + " | ".join(
                f"{way.games} | {way.tied} | {way.all_round} | {_share(way.among_random)}" for way in s.ways
            )
            + " |"
            for s in summaries
        ),
        "",
        _picture("Ways to win by number of seats", plot),
    ]


def scores_plot(figures: ModuleType, measure: int) -> str:
    """What the plot of a measure is called: by the measure where there are several."""
    return "scores" if len(figures.SCORES) == 1 else str(figures.SCORES[measure])


def _middle(spread: Spread) -> str:
    return f"{_number(spread.mean, 1)} ({_number(spread.cuts[1])} to {_number(spread.cuts[3])})"


def _number(number: float, places: int = 0) -> str:
    """Large numbers in groups of three digits and without places."""
    return f"{number:,.0f}" if abs(number) >= THOUSANDS else f"{number:.{places}f}"


def _share(share: Share) -> str:
    return f"{_percent(share.share)} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _picture(words: str, name: str) -> str:
    return f"![{words}]({name})\n"
