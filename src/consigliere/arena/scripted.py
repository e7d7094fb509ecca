"""Many games of a table that plays by a policy, and how often each side wins."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from time import perf_counter

from consigliere import shelf
from consigliere.arena.bundles import Progress, in_bundles
from consigliere.arena.match import mixed, stream
from consigliere.arena.policy import SEATS, Policy, policies
from consigliere.arena.simulation import Edition, Standing, length_of, standing
from consigliere.kernel.game import Game
from consigliere.kernel.option import Options
from consigliere.kernel.refusal import Illegal, Refusal
from consigliere.kernel.state import State
from consigliere.kernel.viewer import in_mask, members


@dataclass(frozen=True)
class Script:
    """Everything that decides how the games go. A worker process gets it whole."""

    game: str
    policy: str
    seats: int
    seed: int
    options: Options
    edition: Edition = None


@dataclass(frozen=True)
class Ended:
    """What came of one game."""

    decisions: int
    ending: str


@dataclass(frozen=True)
class Shares:
    """What came of all the games. Equal seeds give equal results, but for the two fields about time."""

    game: str
    policy: str
    seats: int
    games: int
    seed: int
    options: Options
    seconds: float
    decisions: int
    decisions_per_second: float
    length: dict[str, float]
    endings: dict[str, int]
    sides: list[Standing]

    def to_plain(self) -> dict[str, object]:
        """The result as plain values, ready for JSON."""
        return asdict(self)


def play_by_policy(
    game_name: str,
    policy: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Options | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    edition: Edition = None,
) -> Shares:
    """Let a table play whole games by a policy. The result does not depend on `jobs`, the number of processes.

    A policy that the game does not have is a KeyError, a number of seats that no engine takes a ValueError; options
    that the policy or the game refuses raise `Illegal` with the refusal.
    """
    if seats not in SEATS:
        raise ValueError(f"a policy plays at {SEATS[0]} to {SEATS[-1]} seats, not {seats}")
    scripted = policies(game_name)[policy]
    found = scripted.agree(shelf.game(game_name, edition), seats, options or {})
    if isinstance(found, Refusal):
        raise Illegal(found)
    script = Script(game_name, policy, seats, seed, found, edition)
    started = perf_counter()
    ended: list[Ended] = []
    for some in in_bundles(play_scripted, script, games, jobs):
        ended.extend(some)
        if progress is not None:
            progress(len(ended))
    return _shares(script, scripted, ended, perf_counter() - started)


def play_scripted(script: Script, numbers: range) -> list[Ended]:
    """Play some of a script's games; this is the work of one process."""
    game = shelf.game(script.game, script.edition)
    scripted = policies(script.game)[script.policy]
    found: list[Ended] = []
    for number in numbers:
        seed = mixed(script.seed, number)
        state = game.new(script.seats, script.options)
        found.append(play_out(game, state, scripted(game, stream(seed, 1)), seed))
    return found


def play_out(game: Game, state: State, policy: Policy, seed: int) -> Ended:
    """One game from the deal to its end. Each command is put to the rules first; `Illegal` if they refuse it."""
    chance = stream(seed, 0)
    texts: list[str] = []
    decisions = 0
    game.start(state, chance)
    while not state.is_over():
        for seat in members(state.waiting_for()):
            if not in_mask(state.waiting_for(), seat):
                continue
            command = policy.command(state, seat)
            refusal = state.refusal_for(seat, command)
            if refusal is not None:
                raise Illegal(refusal)
            state.carry_out(seat, command, chance, texts)
            decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return Ended(decisions, outcome.ending)


def _shares(script: Script, scripted: type[Policy], ended: list[Ended], seconds: float) -> Shares:
    endings = [one.ending for one in ended]
    decisions = sum(one.decisions for one in ended)
    return Shares(
        game=script.game,
        policy=script.policy,
        seats=script.seats,
        games=len(ended),
        seed=script.seed,
        options=script.options,
        seconds=seconds,
        decisions=decisions,
        decisions_per_second=decisions / seconds,
        length=length_of([one.decisions for one in ended]),
        endings={name: endings.count(name) for name in dict.fromkeys(sorted(endings))},
        sides=[standing(side, endings.count(side), len(ended)) for side in scripted.sides],
    )
