"""`serve` and `backup` on the command line: what is typed wrong is one clear line."""

from __future__ import annotations

from pathlib import Path

import pytest

from consigliere.cli import main


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("serve --port 70000", "there is no port 70000; give a number from 0 to 65535"),
        ("serve --port -1", "--port must be at least 0, not -1"),
        ("serve --pace -1", "the pace must be from 0 to 60 seconds"),
        ("serve --pace nan", "the pace must be from 0 to 60 seconds"),
        ("serve --workers 0", "--workers must be at least 1, not 0"),
        ("serve --host 192.0.2.1 --port 9201", "cannot listen at 192.0.2.1 port 9201"),
        ("serve --host no.such.host.invalid", "cannot listen at no.such.host.invalid port 8000"),
        ("serve --host 127.0.0.1 --port 0 --db mysql://x", "mysql is no database of ours"),
        ("backup copy.sqlite3 --db nothing.sqlite3", "nothing.sqlite3: there is no such file"),
    ],
)
def test_what_is_typed_wrong_is_one_clear_line(
    words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code = main([*words.split(), "--lang", "en"])

    error = capsys.readouterr().err
    assert code == 2
    assert said in error
    assert len(error.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
