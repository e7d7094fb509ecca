"""The application: routes, socket, client and guard put together around one hub."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from consigliere import __version__
from consigliere.server import problems, socket
from consigliere.server.answers import schemas
from consigliere.server.guard import Guard
from consigliere.server.guests import Guests
from consigliere.server.hub import Hub
from consigliere.server.problems import Problem, problem
from consigliere.server.quiet import Quiet
from consigliere.server.rates import Gate
from consigliere.server.routes import api
from consigliere.server.settings import Settings
from consigliere.server.static import Client
from consigliere.store import Store, StoreError
from consigliere.table.messages import Refused

LOG: Final = logging.getLogger("consigliere.server")
ABOUT = (
    "A neutral table, bank and referee. HTTP opens tables and gives out records; the game itself is played on the "
    "WebSocket `/ws`. Every error has one shape: `{refused, rules, arguments}`."
)

UNREADABLE = 400  # FastAPI's answer to a body that is not even text


class App(FastAPI):
    """FastAPI, with the schemas of our structs beside those of its models."""

    def openapi(self) -> dict[str, Any]:
        found = super().openapi()
        found["components"]["schemas"].update(schemas())
        return found


async def create_app(store: Store, settings: Settings | None = None) -> FastAPI:
    """The application for a store, which stays the caller's to close. Its tables come to life with its lifespan."""
    chosen = settings or Settings()
    gate = Gate()
    hub = Hub(store, Guests(await store.key()), chosen, gate)
    client = Client(chosen.client)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.close()

    app = App(
        title="Consigliere",
        version=__version__,
        description=ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        exception_handlers={
            Problem: _answer_problem,
            RequestValidationError: _answer_invalid,
            StoreError: _answer_store,
            HTTPException: _answer_other,
        },
    )
    app.state.hub = hub
    app.include_router(api(hub, chosen, gate))

    @app.websocket("/ws")
    async def table_socket(websocket: WebSocket) -> None:
        await socket.serve(websocket, hub, chosen)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith(("api/", "ws/")):
            raise problem(problems.NO_SUCH_PAGE)
        return client.answer(request, path)

    app.add_middleware(Quiet, hub=hub)
    app.add_middleware(Guard, settings=chosen, gate=gate)
    return app


async def _answer_problem(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, Problem)
    return wrong.response()


async def _answer_invalid(request: Request, wrong: Exception) -> Response:
    """One place of what was sent, and what is wrong there."""
    assert isinstance(wrong, RequestValidationError)
    first = wrong.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(problems.BAD_REQUEST, where=where[:100], problem=str(first["msg"])[:200]).response()


async def _answer_store(request: Request, wrong: Exception) -> Response:
    LOG.error("a request over HTTP failed: %s", wrong)
    return problem(problems.STORE).response()


async def _answer_other(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == UNREADABLE:
        return problem(problems.BAD_REQUEST, where="body", problem="it cannot be read").response()
    response = Problem(wrong.status_code, Refused(problems.NO_SUCH_PAGE)).response()
    response.headers.update(wrong.headers or {})
    return response
