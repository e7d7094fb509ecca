"""Long answers, sent from a file piece by piece: whoever reads slowly costs a file and not the server's memory."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import BinaryIO, Final

from starlette.responses import Response, StreamingResponse

PIECE: Final = 64 * 1024


def sent(path: Path) -> Response:
    """The JSON in a file as an answer. The file has no name any more by the time it is sent."""
    file = path.open("rb")
    size = os.fstat(file.fileno()).st_size
    path.unlink()
    return StreamingResponse(
        _pieces(file), media_type="application/json", headers={"content-length": str(size)}
    )


async def _pieces(file: BinaryIO) -> AsyncIterator[bytes]:
    with file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
