"""The browser of the tests: $CHROMIUM, else one on the machine, else the one that npm brings."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent / "chromium"
KEPT: Final = Path(__file__).resolve().parents[2] / "build" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Quiet: no calls home, no sandbox where tests run as root.
FLAGS: Final = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync".split()
)
HELP: Final = "there is no Chromium: install one (Debian: apt install chromium) or say CHROMIUM=/path/to/it"


class Browser:
    """Where the browser is, and what it needs around it."""

    def __init__(self, path: str, environment: dict[str, str]) -> None:
        self.path: Final = path
        self.environment: Final = environment


@cache
def find() -> Browser:
    """The browser; RuntimeError says in one line what to type if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise RuntimeError(f"$CHROMIUM is {named}, which cannot be run")
        return Browser(named, dict(os.environ))
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Browser(found, dict(os.environ))
    return _from_npm()


def _from_npm() -> Browser:
    """The browser of a package, unpacked into build/ once, with the libraries that come with it."""
    binary, libraries = KEPT / "chromium", KEPT / "al2023" / "lib"
    if not (binary.exists() and libraries.exists()):
        if not shutil.which("npm"):
            raise RuntimeError(HELP)
        KEPT.mkdir(parents=True, exist_ok=True)
        # The package unpacks its libraries only where it believes itself on the service it was made for.
        environment = {**os.environ, "TMPDIR": str(KEPT), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs20.x"}
        for command in (["npm", "ci", "--silent"], ["node", "unpack.mjs"]):
            done = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True)
            if done.returncode != 0:
                last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
                raise RuntimeError(f"{HELP} ({' '.join(command)} failed: {last})")
    return Browser(str(binary), {**os.environ, "LD_LIBRARY_PATH": str(libraries)})
