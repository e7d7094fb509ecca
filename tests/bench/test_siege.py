"""The siege itself is tried for a moment: every attack is made, and nothing that was acknowledged is lost."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SIEGE = Path(__file__).parents[2] / "bench" / "siege.py"


def test_every_attack_is_made_and_nothing_is_lost() -> None:
    """How fast it goes is left to `./dev bench siege`, so its exit code may say that a bound is broken."""
    words = [sys.executable, str(SIEGE), "--seconds", "2", "--json"]

    done = subprocess.run(words, capture_output=True, text=True, timeout=240, check=False)

    assert done.returncode in (0, 1), done.stderr
    found = json.loads(done.stdout)
    assert len(found["attacks"]) == 11
    assert all(counts["tries"] > 0 for counts in found["attacks"].values())
    assert found["attacks"]["nonsense"]["sent"] > 0
    assert list(found["tables"]) == ["condottiere", "corleone", "mobcity", "offer"]
    assert (found["lost"], found["unsaid"]) == ([], [])
    assert found["server_mib"] > 0
    assert (done.returncode == 1) == bool(found["broken"])


def test_an_attack_that_is_none_is_refused_in_one_line() -> None:
    words = [sys.executable, str(SIEGE), "--attacks", "kindness"]

    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)

    assert done.returncode == 2
    assert "there is no attack called kindness; there are connections" in done.stderr
