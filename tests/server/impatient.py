"""The server, only that it does not wait as long for those who dawdle: `python -m tests.server.impatient serve ...`."""

from __future__ import annotations

import sys

from consigliere.cli import main
from consigliere.server import connection, protocol, run

protocol.HEAD_SECONDS = 1.0  # type: ignore[misc]
protocol.STALL_SECONDS = 1.0  # type: ignore[misc]
run.PING_SECONDS = 1.0  # type: ignore[misc]
connection.LAST_WORDS = 0.5  # type: ignore[misc]

if __name__ == "__main__":
    sys.exit(main())
