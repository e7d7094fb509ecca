"""`consigliere play`: a game in the terminal, alone with bots or passing one device around."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING, Final

from consigliere import editions
from consigliere.cli import lookup
from consigliere.cli.columns import clean, wide
from consigliere.cli.ending import closing, whereabouts
from consigliere.cli.errors import BadInput, Interrupted
from consigliere.cli.face import face_of
from consigliere.cli.orders import Leave, Switch
from consigliere.cli.recordfile import check_new
from consigliere.cli.screen import Screen
from consigliere.cli.session import Session
from consigliere.cli.table import Table, resumed, usual_bot
from consigliere.kernel import record as records
from consigliere.kernel.deal import SECRET_BYTES, Deal, commitment
from consigliere.kernel.refusal import Refusal

if TYPE_CHECKING:
    from consigliere.kernel.game import Game
    from consigliere.texts import Texts

SEAT_NAMES: Final = (
    *("anna", "bruno", "carla", "dario", "elena", "fabio", "gina", "ivo", "laura", "marco"),
    *("nina", "oscar", "paola", "remo", "sara", "tino", "ugo", "vera", "wanda", "zeno"),
)
LONGEST_NAME: Final = 40


def run(args: argparse.Namespace) -> int:
    """Play to the end, or until somebody leaves."""
    texts = lookup.texts_in(args.lang)
    screen = Screen(fast=args.fast)
    if args.save is not None and args.save != args.resume:
        check_new(args.save)
    if args.resume is None:
        table = _new_table(args, texts, screen)
    else:
        _nothing_new(args)
        table = resumed(args.resume, args.game)
        screen.print(texts.say("cli-resumed", file=args.resume))
    path = args.save or args.resume
    while True:
        session = Session(table, texts, screen, path)
        try:
            _play(session)
        except Switch as switch:
            table, path = switch.table, switch.path
            continue
        return 0


def _play(session: Session) -> None:
    try:
        if session.path is not None:
            session.save(None)
        session.run()
        if session.path is not None:
            session.save(None)
        _end(session)
    except Leave:
        _leave(session)
    except KeyboardInterrupt:
        session.screen.print("")
        if session.path is not None:
            session.save(None)
            session.screen.print(session.texts.say("cli-kept", file=str(session.path)))
        raise Interrupted from None


def _end(session: Session) -> None:
    say, screen = session.texts.say, session.screen
    screen.print(*closing(session))
    if session.path is None and screen.is_terminal:
        answer = screen.ask(say("cli-keep-it", file=session.suggested()) + " ")
        if answer is not None and not session.is_answer("no", answer):
            session.save_as(answer)
    screen.print(*whereabouts(session))


def _leave(session: Session) -> None:
    say, screen = session.texts.say, session.screen
    if session.path is None:
        screen.print(say("cli-left-unsaved"))
    else:
        session.save(None)
        screen.print(say("cli-left", file=session.path, game=session.game.name))


# Setting up.


def _new_table(args: argparse.Namespace, texts: Texts, screen: Screen) -> Table:
    game = lookup.game_named(args.game, args.edition)
    seats = args.seats if args.seats is not None else _usual_seats(game, args.option, args.preset)
    options = lookup.settled(game, seats, args.option, texts, args.preset)
    level = _level(game, args.bots)
    people = _people(args, seats)
    names = _names(args, seats, people)
    secret = _secret(args.seed)
    if args.luck:
        _luck(args.luck, texts, screen)  # so that too much of it is noticed before anything is said
    welcome = "cli-welcome-moderated" if game.moderated else "cli-welcome"
    screen.print(texts.say(welcome, game=texts.say(game.name), seats=seats))
    screen.print(face_of(game)(game, names, texts, screen).about(options))
    name = editions.name_of(game)
    if name is not None:
        screen.print(clean(texts.say("table-edition", name=name)))
    if guessed := lookup.guessed(game, texts):
        screen.print(guessed)
    screen.print(texts.say("cli-sealed", commitment=commitment(secret)))
    for advice in game.advice(options):
        screen.print(texts.advice(advice, game.name))
    contributions: list[bytes | None] = [None] * seats
    contributions[people[0]] = _luck(args.luck, texts, screen)
    table = Table(records.begin(game, names, options, Deal(secret, contributions)), people, level)
    if len(people) == 1:
        screen.print(texts.say("cli-first-words", name=names[people[0]]))
    else:
        screen.print(texts.say("cli-first-words-several", names=texts.joined([names[s] for s in people])))
    if screen.is_terminal:
        screen.ask(texts.say("cli-press-enter"))
    return table


def _usual_seats(game: Game, given: list[str] | None, preset: str | None) -> int:
    """How many play unless somebody says so: the first usual number that goes with the options."""
    options, name = lookup.options_given(game, given), lookup.preset_named(game, preset)
    usual = [max(game.least_seats, min(seats, game.most_seats)) for seats in face_of(game).usual_seats]
    allowed = [seats for seats in usual if not isinstance(game.settle_options(seats, options, name), Refusal)]
    return (allowed or usual)[0]


def _nothing_new(args: argparse.Namespace) -> None:
    """A game that goes on keeps its seats, options and cards: asking for others is a mistake."""
    words = ("seats", "bots", "option", "preset", "edition", "seat", "name", "pass_and_play", "seed", "luck")
    for word in words:
        if getattr(args, word) is not None:
            raise BadInput("cli-resume-alone", word="--" + word.replace("_", "-"))


def _level(game: Game, asked: str | None) -> str:
    if asked is None:
        return usual_bot(game.name)
    if "," in asked:
        raise BadInput("cli-one-bot", bots=asked[:40])
    return lookup.bots_named(game, asked)[0]


def _people(args: argparse.Namespace, seats: int) -> list[int]:
    """The seats that people play: one, or with one device for several the first so many."""
    if args.pass_and_play is None:
        return [_seat(args.seat, seats)]
    if args.seat is not None:
        raise BadInput("cli-seat-with-pass-and-play")
    if args.pass_and_play == "all":
        return list(range(seats))
    if not args.pass_and_play.isdigit() or not 1 <= int(args.pass_and_play[:4]) <= seats:
        raise BadInput("cli-bad-people", number=args.pass_and_play[:40], seats=seats)
    return list(range(int(args.pass_and_play)))


def _seat(asked: str | None, seats: int) -> int:
    names = [_usual_name(seat) for seat in range(seats)]
    if asked is None:
        return 0
    if asked.lower() in names:
        return names.index(asked.lower())
    if asked.isascii() and asked.isdigit() and 1 <= int(asked[:4]) <= seats:
        return int(asked) - 1
    raise BadInput("cli-unknown-seat", seat=asked[:40], known=names, most=seats)


def _usual_name(seat: int) -> str:
    return SEAT_NAMES[seat] if seat < len(SEAT_NAMES) else f"seat{seat + 1}"


def _names(args: argparse.Namespace, seats: int, people: list[int]) -> list[str]:
    """What the seats are called: as the rules call them, but people may choose."""
    names = [_usual_name(seat) for seat in range(seats)]
    given = [name.strip() for name in args.name.split(",")] if args.name else []
    if len(given) > len(people):
        raise BadInput("cli-too-many-names", names=len(given), people=len(people))
    for seat, name in zip(people, given):
        if len(name) > LONGEST_NAME or not wide(name) or clean(name) != name or ";" in name:
            raise BadInput("cli-bad-name", most=LONGEST_NAME)
        names[seat] = name
    if len({name.lower() for name in names}) < seats:
        raise BadInput("cli-same-name", names=names)
    return names


def _secret(seed: str | None) -> bytes:
    """What the deal derives from: nobody knows it, unless a seed is asked for so that a game can be repeated."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    try:
        return (
            bytes.fromhex(seed.zfill(2 * SECRET_BYTES)) if len(seed) <= 2 * SECRET_BYTES else _bad_seed(seed)
        )
    except ValueError:
        return _bad_seed(seed)


def _bad_seed(seed: str) -> bytes:
    raise BadInput("cli-bad-seed", seed=seed[:40], most=2 * SECRET_BYTES)


def _luck(given: str | None, texts: Texts, screen: Screen) -> bytes | None:
    """The person's own share in the deal, asked for after the table has committed itself to its own."""
    if given == "":
        given = screen.ask(texts.say("cli-luck") + " ")
    if not given:
        return None
    luck = given.encode()
    if len(luck) > records.MOST_CONTRIBUTED:
        raise BadInput("cli-long-luck", most=records.MOST_CONTRIBUTED)
    return luck
