"""The HTTP routes below /api. They check what was sent, ask the hub or a worker, and decide nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, Path, Query, Request
from starlette.responses import Response

from consigliere import __version__, shelf
from consigliere.kernel.game import Game
from consigliere.kernel.refusal import Refusal
from consigliere.kernel.viewer import GALLERY
from consigliere.server import catalogue, problems, records
from consigliere.server.access import Entered
from consigliere.server.answers import (
    GameInfo,
    GameSummary,
    GuestPass,
    RecordOf,
    Replay,
    ServerInfo,
    TableLink,
    TableOpened,
    Verdict,
    reference,
)
from consigliere.server.desk import DeskFull, Turn
from consigliere.server.guard import address_of
from consigliere.server.guests import new_person
from consigliere.server.hub import Hub
from consigliere.server.models import Code, TableWanted, Viewer, Word
from consigliere.server.problems import Problem, as_json, problem, refused
from consigliere.server.rates import Gate, household
from consigliere.server.sending import sent
from consigliere.server.settings import Settings
from consigliere.server.workers import WorkerLost
from consigliere.table.messages import Clock, Refused, Setting
from consigliere.table.seats import usual_bot
from consigliere.table.setup import Setup, Wish
from consigliere.table.table import Table
from consigliere.texts import languages

BEARER: Final = "bearer "
MOST_SAID: Final = 300  # characters about what is wrong with a file
Authorization = Annotated[str | None, Header(max_length=400)]
TableCode = Annotated[Code, Path(description="The table's code, as in its link: short, or long.")]


def _described(schema: dict[str, Any], *statuses: int) -> dict[int | str, dict[str, Any]]:
    """What OpenAPI says of a route's answers."""
    good: dict[int | str, dict[str, Any]] = {200: _content("Done", schema)}
    return good | dict.fromkeys((*statuses, 422, 429), _content("Refused, and why", reference(Refused)))


def _content(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _record_body(*properties: str) -> dict[str, Any]:
    """What OpenAPI says of a body that carries a record: a worker reads it, not the route."""
    known = {
        "record": {"type": "object", "description": "a record as `GET …/record` gives it"},
        "viewer": {"type": "string", "description": "gallery, or the number of a seat"},
    }
    schema = {
        "type": "object",
        "required": ["record"],
        "properties": {name: known[name] for name in properties},
    }
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}


def api(hub: Hub, settings: Settings, gate: Gate) -> APIRouter:
    """All routes."""
    router = APIRouter(prefix="/api")

    @router.get("/server", tags=["server"], responses=_described(reference(ServerInfo)))
    async def server() -> Response:
        """What this server is and where people on the same network find it."""
        return as_json(ServerInfo(__version__, list(settings.addresses), languages()))

    @router.get(
        "/games", tags=["games"], responses=_described({"type": "array", "items": reference(GameSummary)})
    )
    async def all_games(request: Request) -> Response:
        """Every game, with its seats, options, bots and endings."""
        return catalogue.all_games().answer(request)

    @router.get("/games/{game}", tags=["games"], responses=_described(reference(GameInfo), 404))
    async def one_game(
        request: Request, game: Annotated[Word, Path(description="The game's name.")]
    ) -> Response:
        """One game, with its commands in catalogue order: the place of each is its number in `now.legal`."""
        if game not in shelf.names():
            raise problem(problems.NO_SUCH_GAME, game=game)
        return catalogue.one_game(game).answer(request)

    @router.post("/tables", tags=["tables"], responses=_described(reference(TableOpened), 403, 404, 413, 503))
    async def open_table(wanted: TableWanted, request: Request) -> Response:
        """Open a table. Whoever opens it is its host; the pass proves it on the socket."""
        await _within(settings.rates.tables, "tables", request)
        game = await _game(wanted, request)
        opened = await hub.open(_setup(wanted, game), game, wanted.name)
        if isinstance(opened, Refusal):
            raise Problem(422, refused(opened))
        return as_json(TableOpened(*opened))

    @router.get("/tables/{code}", tags=["tables"], responses=_described(reference(Setting), 403, 404))
    async def setting(code: TableCode, request: Request, authorization: Authorization = None) -> Response:
        """A table as everybody with its code sees it: game, options, clock, who sits where.

        Where those who look on see it later, only a pass of somebody who plays shows it as it is.
        """
        async with _entered(code, request, authorization) as (_, table, _):
            return as_json(table.setting())

    @router.get("/tables/{code}/game", tags=["tables"], responses=_described(reference(GameInfo), 403, 404))
    async def game_of(code: TableCode, request: Request, authorization: Authorization = None) -> Response:
        """The game that a table plays, with the table's own edition."""
        async with _entered(code, request, authorization) as (_, table, _):
            return as_json(catalogue.whole(table.game))

    @router.get("/tables/{code}/link", tags=["tables"], responses=_described(reference(TableLink), 403, 404))
    async def link_of(code: TableCode, request: Request, authorization: Authorization = None) -> Response:
        """The long code of a table, for a link that opens it also when its game is over."""
        async with _entered(code, request, authorization) as (_, table, _):
            return as_json(TableLink(hub.guests.long_code(table.code)))

    @router.post(
        "/tables/{code}/guests", tags=["tables"], responses=_described(reference(GuestPass), 403, 404)
    )
    async def guest(
        code: TableCode,
        request: Request,
        authorization: Authorization = None,
    ) -> Response:
        """A guest pass for this table. Sitting down happens on the socket, with `sit`.

        Whoever shows a pass (`Authorization: Bearer`) of the table whose rematch this is stays the same person here.
        """
        await _within(settings.rates.guests, "guests", request)
        async with _entered(code, request, authorization) as (_, table, _):
            short = table.code
        person = await _known_from_before(_bearer(authorization), short)
        return as_json(GuestPass(hub.guests.pass_for(short, person or new_person())))

    @router.get(
        "/tables/{code}/record",
        tags=["records"],
        responses=_described(reference(RecordOf), 403, 404, 409, 503),
    )
    async def record(code: TableCode, request: Request, authorization: Authorization = None) -> Response:
        """The record of a finished game: the deal's secret, every command and every event.

        What was said in private is in it for those who heard it, or if all of them have agreed to open it.
        """
        await _within(settings.rates.records, "records", request)
        async with _entered(code, request, authorization) as (_, table, bearer):
            if not table.has_record():
                raise problem(problems.RECORD_SEALED)
            short, count = table.code, table.row_count()
        async with _turn(request) as turn:
            rows = (await hub.store.read(short))[:count]
            response = await _from_file(turn, records.recorded, short, rows, bearer.person)
        response.headers["content-disposition"] = f'inline; filename="consigliere-{short}.json"'
        return response

    @router.get(
        "/tables/{code}/replay",
        tags=["records"],
        responses=_described(reference(Replay), 401, 403, 404, 409, 503),
    )
    async def replay(
        code: TableCode,
        request: Request,
        viewer: Annotated[Viewer, Query(description="gallery, or the number of a seat")] = "gallery",
        authorization: Authorization = None,
    ) -> Response:
        """Everything a viewer was told, with how things stood after it.

        While the game runs, only from one's own seat (`Authorization: Bearer` and the guest pass) or from the gallery;
        from the gallery alone where sizes must tell nothing.
        """
        seat = None if viewer == "gallery" else int(viewer)
        await _within(settings.rates.records, "records", request)
        async with _entered(code, request, authorization) as (_, table, bearer):
            _may_see(table, bearer.person, seat)
            short, count = table.code, table.row_count()
        eyes = GALLERY if seat is None else seat
        async with _turn(request) as turn:
            # Not before: rows of many games would lie in memory while their replays wait.
            rows = (await hub.store.read(short))[:count]
            return await _from_file(turn, records.replayed, short, rows, eyes, bearer.person)

    @router.post(
        "/replay",
        tags=["records"],
        responses=_described(reference(Replay), 403, 413, 503),
        openapi_extra=_record_body("record", "viewer"),
    )
    async def replay_of_record(request: Request) -> Response:
        """The same for a record that is brought along."""
        async with _turn(request) as turn:
            return await _from_file(turn, records.replayed_record, await request.body())

    @router.post(
        "/verify",
        tags=["records"],
        responses=_described(reference(Verdict), 403, 413, 503),
        openapi_extra=_record_body("record"),
    )
    async def verify(request: Request) -> Response:
        """Check a record: the sealed deal, every draw, the fold, and every decision."""
        async with _turn(request) as turn:
            found = await turn.ask(records.verified, await request.body())
        if isinstance(found, str):
            raise problem(problems.BAD_RECORD, problem=found[:MOST_SAID])
        return Response(found, media_type="application/json")

    async def _game(wanted: TableWanted, request: Request) -> Game:
        """The game of a table to be opened. An edition is read by a worker: it may be made to take long."""
        if wanted.game not in shelf.names():
            raise problem(problems.NO_SUCH_GAME, game=wanted.game)
        if wanted.edition is None:
            return shelf.game(wanted.game)
        async with _turn(request) as turn:
            found = await turn.ask(records.edition_in, wanted.edition)
        if isinstance(found, list):
            raise problem(problems.BAD_EDITION, problem="; ".join(found)[:MOST_SAID])
        game, components = found
        if game != wanted.game:
            raise problem(problems.BAD_EDITION, problem=f"game: this is an edition of {game}")
        return shelf.game(game, components)

    async def _within(limit: str | None, what: str, request: Request) -> None:
        if not await gate.lets(limit, what, address_of(request.scope)):
            raise problem(problems.TOO_FAST)

    async def _known_from_before(token: str | None, code: str) -> str | None:
        before = hub.guests.bearer(token)
        if before is None:
            return None
        async with hub.held(before.table) as hosted:
            is_rematch = hosted is not None and hosted.stored.successor == code
        return before.person if is_rematch else None

    def _entered(
        code: str, request: Request, authorization: str | None
    ) -> AbstractAsyncContextManager[Entered]:
        """The table as whoever asks may know it now, and who that is."""
        return hub.access.entered(code, _bearer(authorization), address_of(request.scope))

    @asynccontextmanager
    async def _turn(request: Request) -> AsyncIterator[Turn]:
        """A worker for whoever asks, as soon as it is his turn."""
        try:
            async with hub.records.turn(household(address_of(request.scope))) as turn:
                yield turn
        except DeskFull:
            raise problem(problems.DESK_FULL) from None
        except (TimeoutError, WorkerLost):
            raise problem(problems.TOOK_TOO_LONG) from None

    async def _from_file(turn: Turn, work: Any, *words: Any) -> Response:
        """What a worker found, from a file and piece by piece; or one line about what is wrong with the record."""
        found = await turn.ask(records.in_file, work, *words)
        if isinstance(found, str):
            raise problem(problems.BAD_RECORD, problem=found[:MOST_SAID])
        return sent(found)

    return router


def _setup(wanted: TableWanted, game: Game) -> Setup:
    clock = Clock(wanted.clock.kind, wanted.clock.decision, wanted.clock.reserve, wanted.clock.days)
    usual = usual_bot(game)
    chairs = [
        Wish(chair.kind, (chair.bot or usual) if chair.kind == "bot" else None, chair.name)
        for chair in wanted.chairs
    ]
    preset, options = wanted.preset or "", dict(wanted.options)
    return Setup(wanted.seats, options, clock, chairs, wanted.spectators, preset, wanted.after)


def _bearer(authorization: str | None) -> str | None:
    if authorization is None or not authorization.lower().startswith(BEARER):
        return None
    return authorization[len(BEARER) :]


def _may_see(table: Table, person: str | None, seat: int | None) -> None:
    """Whether this person may look at the table with these eyes."""
    is_own = seat is not None and table.viewer_of(person, seat) == seat
    if seat is not None and seat >= len(table.sitters):
        raise Problem(404, Refused("no-such-seat"))
    if is_own and table.game.margin and not table.is_over():
        # How long it is would show how much its player was told in private.
        raise problem(problems.RECORD_SEALED)
    if is_own or table.life == "finished":
        return
    if seat is not None:
        raise problem(problems.NO_PASS)
    if not table.may_look(person):
        raise problem(problems.NO_SPECTATORS)
