"""A store that cannot be opened says why in one line, without a password."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from consigliere.store import Store, StoreError

# As somebody who is not the machine's master, since nothing is closed to him.
UNPRIVILEGED = """
import asyncio, os
from pathlib import Path
from consigliere.store import Store, StoreError, backup

file, folder = Path("tables.db"), Path("closed")
asyncio.run(Store(f"sqlite:///{file}").close())
file.chmod(0o444)
folder.mkdir(0o555)
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
for attempt in (
    lambda: Store(f"sqlite:///{file}"),
    lambda: Store(f"sqlite:///{folder / 'tables.db'}"),
    lambda: backup(f"sqlite:///{file}", folder / "copy.db"),
):
    try:
        attempt()
    except StoreError as error:
        print(error)
"""


def refusal(url: str) -> str:
    with pytest.raises(StoreError) as refused:
        Store(url)
    said = str(refused.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("url", ["", "tables.db", "postgresql://anna:hidden@host:port/name", "://"])
def test_what_is_no_address_is_answered_with_what_to_write(url: str) -> None:
    assert refusal(url) == (
        "this is no address of a database; write sqlite:///FILE or postgresql+psycopg://HOST/NAME"
    )


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://host/name", "mysql is no database of ours"),
        ("postgresql+asyncpg://host/name", "postgresql+asyncpg is no database of ours"),
        ("sqlite+aiosqlite:///tables.db", "sqlite+aiosqlite is no driver of ours"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///tables.db?mode=memory", "names no file"),
    ],
)
def test_only_files_and_postgresql_hold_a_store(url: str, said: str) -> None:
    assert said in refusal(url)


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "tables.db"

    assert refusal(f"sqlite:///{file}") == f"{file}: there is no folder {file.parent}"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}").startswith(f"{tmp_path}: it cannot be written (")


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    content = "a shopping list, long enough for a header\n" * 100
    file.write_text(content)

    assert refusal(f"sqlite:///{file}") == f"{file}: it is not a database; choose another file"
    assert file.read_text() == content
    assert list(tmp_path.iterdir()) == [file]


def test_what_may_not_be_written_is_named(tmp_path: Path) -> None:
    # Its parents may be closed to others, so the child starts inside.
    tmp_path.chmod(0o755)

    ended = subprocess.run(
        [sys.executable, "-c", UNPRIVILEGED], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    (tmp_path / "closed").chmod(0o755)

    assert ended.stderr == ""
    assert ended.stdout.splitlines() == [
        "tables.db: it cannot be written (Permission denied)",
        "closed/tables.db: it cannot be written (Permission denied)",
        "closed/copy.db: it cannot be written (Permission denied)",
    ]


def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    said = refusal("postgresql://anna:hidden@127.0.0.1:1/tables")

    assert said.startswith("postgresql+psycopg://anna:***@127.0.0.1:1/tables: ")
    assert "Connection refused" in said
    assert "hidden" not in said


def test_a_database_that_is_not_there_is_named(postgres_url: str) -> None:
    missing = make_url(postgres_url).set(database="nowhere").render_as_string(hide_password=False)

    assert 'database "nowhere" does not exist' in refusal(missing)


def test_without_the_library_for_postgresql_it_says_what_to_install() -> None:
    without = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from consigliere.store import Store\nStore('postgresql://host/name')"
    )

    ended = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, timeout=60)

    assert ended.stderr.splitlines()[-1].endswith("install it: pip install 'consigliere[postgres]'")
