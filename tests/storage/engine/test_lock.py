"""One bot on one database; a process that ends in whatever way gives it back."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.errors import StartupError
from bot.settings import PREFIX
from bot.storage.engine.sqlite.files import held_alone
from tests.storage.databases import new_file

pytestmark = pytest.mark.in_file("the lock on it")

HOLDING = """
import sys
from pathlib import Path
from bot.storage.engine.sqlite.files import held_alone
with held_alone(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_holds(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process has the database for the block, or until it is killed."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return new_file(tmp_path)


@pytest.mark.parametrize("command", ["run", "migrate"])
def test_the_second_one_is_refused_in_a_sentence(
    file: Path, command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link = file.with_name("link.db")
    link.symlink_to(file)
    monkeypatch.setenv(f"{PREFIX}DISCORD_TOKEN", "a.b.c")
    with another_holds(file):
        for name in (file, link):
            monkeypatch.setenv(f"{PREFIX}DATABASE", str(name))
            assert main([command]) == 1
            said = capsys.readouterr().err
            assert said.startswith(f"The database {name} cannot be used: a bot is at work on it")
            assert said.count("\n") == 1


def test_whoever_only_looks_may(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"{PREFIX}DATABASE", str(file))
    with another_holds(file):
        for command in (["check"], ["rerate"], ["backup", str(file.with_name("copy.db"))]):
            assert main(command) == 0, capsys.readouterr().err
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '0022'")
            connection.commit()
        assert main(["rerate"]) == 1
        assert "has the schema 0022" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal here")
def test_it_goes_with_its_process(file: Path) -> None:
    with another_holds(file) as process:
        with pytest.raises(StartupError), held_alone(file):
            pass
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        with held_alone(file):
            pass
    assert sorted(each.name for each in file.parent.iterdir()) == ["club.db", "club.db-lock"]
