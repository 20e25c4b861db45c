"""A PostgreSQL server for tests: in a temporary folder, started when it is first asked for, and
stopped with the process that asked.

Its programs refuse root: it runs as a user of its own then.
"""

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from pwd import getpwnam
from typing import Any, Final
from urllib.parse import quote

import psycopg
import pytest
from sqlalchemy import create_engine, make_url

from bot.storage.engine.postgresql.engine import tell_of_changes
from bot.storage.engine.revisions import upgrade

PROGRAMS = Path("/usr/lib/postgresql")
"""where Debian has them, a folder for each version"""
USERS = ("postgres", "nobody")
OPTIONS = "-c listen_addresses='' -c max_connections=200"
QUICK = "-F -c synchronous_commit=off"
"""what a test has written need not outlast the machine"""
NUMBERS = count(1)


def programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    there = (each.parent for each in PROGRAMS.glob("*/bin/initdb"))
    return max(there, key=lambda each: int(each.parent.name), default=None)


class Server:
    """A server that listens at a socket in its folder."""

    def __init__(self, folder: Path, options: str = QUICK) -> None:
        self.folder = folder
        self._options = f"{OPTIONS} {options} -k {folder}"
        self._programs = programs()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(getpwnam(each) for each in USERS if _is_user(each))
            os.chown(folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": ()}

    def make(self) -> None:
        """Make it; raises `CalledProcessError`."""
        self._run("initdb", "--no-sync", "-A", "trust", "-U", "bot", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-l", "log", "-o", self._options, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it, as at a crash or (`fast`) as it should be."""
        self._run("pg_ctl", "-w", "-m", how, "stop")

    def address(self, database: str) -> str:
        """Where a database of it is, as the setting names it."""
        return f"postgresql+psycopg://bot@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self, template: str = "template0") -> str:
        """Make a database, empty or a copy of another; return its name."""
        name = f"club_{next(NUMBERS)}"
        self.say(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def drop(self, database: str) -> None:
        self.say(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")

    def say(self, statement: Any, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Run one statement; return the rows that it finds."""
        with psycopg.connect(
            host=str(self.folder), user="bot", dbname=database, autocommit=True
        ) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *arguments: str) -> None:
        assert self._programs is not None, "there are no programs of PostgreSQL"
        subprocess.run(
            [self._programs / program, "-D", self.folder / "data", *arguments],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            **self._as,
        )


def _is_user(name: str) -> bool:
    try:
        return bool(getpwnam(name))
    except KeyError:
        return False


@cache
def server() -> Server:
    """The server of this process."""
    # A socket's path is short, whatever the folder for temporary files is called.
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    made = Server(folder)
    made.make()
    made.start()
    ours = os.getpid()

    def end() -> None:
        if os.getpid() == ours:  # and not a fork of it
            made.stop()
            shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return made


@cache
def migrated() -> str:
    """The name of a database that has the present schema and no rows."""
    name = server().new_database()
    engine = create_engine(server().address(name))
    with engine.begin() as connection:
        upgrade(connection)
        tell_of_changes(connection)
    engine.dispose()
    return name


_made: Final[list[str]] = []


def new_address(template: str | None = None) -> str:
    """The address of a new database with the present schema: it is gone after the test."""
    name = server().new_database(template or migrated())
    _made.append(name)
    return server().address(name)


def keep(address: str) -> str:
    """Return the name of a database that stays, as a template for others."""
    name = str(make_url(address).database)
    _made.remove(name)
    return name


def drop_made() -> None:
    """Drop the databases of a test that is over."""
    while _made:
        server().drop(_made.pop())


@contextmanager
def empty_database() -> Iterator[str]:
    """The address of a database on the server; a test that asks for one has the marker
    `postgresql`."""
    name = server().new_database()
    yield server().address(name)
    server().drop(name)


@pytest.fixture
def address() -> Iterator[str]:
    with empty_database() as where:
        yield where


@pytest.fixture(params=["file", pytest.param("server", marks=pytest.mark.postgresql)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a database may be made, of either kind."""
    if request.param == "file":
        yield str(tmp_path / "made.db")
    else:
        with empty_database() as where:
            yield where
