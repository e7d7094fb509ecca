"""The page about the balance of An Offer You Can't Refuse"""

from __future__ import annotations

from consigliere.games.offer.roles import ADVANCED

from .sides import Share, Tally


def page(
    title: str,
    games: int,
    seed: int,
    fixtures: dict[int, float],
    sides: list[Tally],
    mixes: list[Tally],
    fast: list[Tally],
    roles: list[Tally],
    plots: dict[str, str],
) -> str:
    """The whole page in Markdown; `plots` are the names of the pictures beside it."""
    lines = [
        f"# Balance of {title}",
        "",
        f"Written by `./dev bench balance offer --games {games} --seed {seed} --write`; the same command gives the "
        "same page. Every seat is played by a bot, one for those dealt to the Family and one for the traitors; default "
        "options but for what a table says. How the bots play is told in [bots.md](../bots.md). Intervals are 95 % "
        "(Wilson). All of this is between bots: people may find ways that these do not.",
        "",
        "## Who wins",
        "",
        "Share of games won by the Family. The value beside the seats is the Family's exact chance with a Consigliere "
        "when nobody else uses his head (policy P6 of the rules: the fixtures OFF-W43, OFF-W46, OFF-W49 and OFF-W58): "
        "belief's Family against random traitors is to beat it, and belief's traitors are to hold belief's Family "
        "below it.",
        "",
        "| Family | traitors | games | "
        + " | ".join(f"{s} seats ({v:.3f})" for s, v in fixtures.items())
        + " |",
        "| --- | --- | ---: |" + " --- |" * len(fixtures),
        *_matchups(fixtures, sides),
        "",
        _picture("Share of games won by the Family", plots["sides"]),
        "## By number of seats",
        "",
        "Belief against belief with the roles of the plain game. A day counts as begun when it dawns; of those voted "
        "out the share who were traitors; how often the Consigliere was the first to leave the game.",
        "",
        "| seats | games | Family wins | days | trials a day | right votes | Consigliere first |",
        "| ---: | ---: | --- | ---: | ---: | --- | --- |",
        *(
            f"| {one.matchup.seats} | {one.wins.of} | {_share(one.wins)} | {one.days:.1f} | {one.trials_a_day:.2f} "
            f"| {_share(one.right_votes)} | {_share(one.consigliere_first)} |"
            for one in mixes
        ),
        "",
        _picture("Share of games won by the Family by number of seats", plots["mixes"]),
        "## One advanced role",
        "",
        "Belief against belief with one advanced role more; few games each, so a difference of some points means "
        "nothing. The Coward is not allowed alone.",
        "",
        "| seats | " + " | ".join(_played(roles)) + " |",
        "| ---: |" + " --- |" * len(_played(roles)),
        *_advanced(mixes, roles),
        "",
        "## The fast game",
        "",
        "Share of games won by the Cops, belief against belief.",
        "",
        "| seats | games | Cops win | rounds |",
        "| ---: | ---: | --- | ---: |",
        *(f"| {one.matchup.seats} | {one.wins.of} | {_share(one.wins)} | {one.days:.1f} |" for one in fast),
        "",
        _picture("Share of fast games won by the Cops", plots["fast"]),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _matchups(fixtures: dict[int, float], sides: list[Tally]) -> list[str]:
    found: dict[tuple[str, str], dict[int, Tally]] = {}
    for one in sides:
        found.setdefault((one.matchup.family, one.matchup.traitors), {})[one.matchup.seats] = one
    return [
        f"| {family} | {traitors} | {next(iter(by_seats.values())).wins.of} | "
        + " | ".join(_share(by_seats[seats].wins) for seats in fixtures)
        + " |"
        for (family, traitors), by_seats in found.items()
    ]


def _played(roles: list[Tally]) -> list[str]:
    """The roles that were measured, in the order of the box."""
    chosen = {name for one in roles for name, _ in one.matchup.chosen}
    return [role for role in ADVANCED if role in chosen]


def _advanced(mixes: list[Tally], roles: list[Tally]) -> list[str]:
    found = {(one.matchup.seats, one.matchup.chosen[0][0]): one for one in roles}
    lines = []
    for plain in mixes:
        seats = plain.matchup.seats
        row = [found.get((seats, role)) for role in _played(roles)]
        cells = ["" if one is None else f"{100 * one.wins.share:.0f} % of {one.wins.of}" for one in row]
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return lines


def _share(share: Share) -> str:
    low, high = share.interval
    return f"{100 * share.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def _picture(words: str, name: str) -> str:
    return f"![{words}]({name})\n"
