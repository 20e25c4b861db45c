"""Databases for tests: each one a copy of what was migrated once.

`pytest --database postgresql` has them on a server; what is a file elsewhere holds an address then.
"""

import re
import shutil
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, ParamSpec, TypeVar

import pytest
from sqlalchemy import Connection, CursorResult, Engine, create_engine, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import find_preset
from bot.storage.engine.database import Database
from bot.storage.engine.engines import SERVERS, engine_of
from bot.storage.engine.snapshots import Snapshots
from bot.storage.engine.sqlite.migrate import migrate
from bot.storage.engine.tournament_schema import metadata
from bot.storage.games import games
from bot.storage.people import people, servers
from bot.storage.tournaments import tournaments
from bot.storage.upkeep.check import CheckReport, check
from tests.storage.servers import keep as keep_database
from tests.storage.servers import new_address

NOW = 1_800_000_000.0
Args = ParamSpec("Args")
Result = TypeVar("Result")


@cache
def _migrated() -> TemporaryDirectory[str]:
    folder = TemporaryDirectory()
    migrate(Path(folder.name) / "empty.db")
    return folder


on_server = False  # set before any test is collected
"""whether databases are on a server, as `pytest --database` says"""


def new_file(folder: Path) -> Path:
    """A database with the present schema and no rows."""
    folder.mkdir(exist_ok=True)
    file = folder / "club.db"
    if on_server:
        file.write_text(new_address())
    else:
        shutil.copyfile(Path(_migrated().name) / "empty.db", file)
    return file


def keep(file: Path) -> bytes | str:
    """Return what `take` makes databases of that have what this one has; nobody may use it."""
    return keep_database(where(file)) if on_server else file.read_bytes()


def take(kept: bytes | str, file: Path) -> None:
    """Make a database that has what was kept."""
    file.write_bytes(kept if isinstance(kept, bytes) else new_address(kept).encode())


def where(file: Path) -> str:
    """The database of a file as a bot's setting names it."""
    return file.read_text() if on_server else str(file)


def snapshots(file: Path) -> Snapshots:
    """Looks at it by a process that never writes."""
    return engine_of(where(file)).snapshots()


def looking_into(where: str) -> Engine:
    """Connections that see what is committed, and write nothing; `where` as the setting names the
    database."""
    on_server = where.startswith(SERVERS)
    address = where if on_server else f"sqlite:///{Path(where).as_uri()}?mode=ro&uri=true"
    return create_engine(address, isolation_level="AUTOCOMMIT")


@contextmanager
def looking(file: Path) -> Iterator[Connection]:
    """A connection that sees what is committed, as any other program's."""
    engine = looking_into(where(file))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


async def open_in(folder: Path) -> Database:
    """The club's database in a folder, opened as at a start; a new one where there is none."""
    file = folder / "club.db"
    return await engine_of(where(file if file.exists() else new_file(folder))).open()


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Database]:
    """The database of a file that is up to date."""
    database = engine_of(where(file)).lazily()
    try:
        yield database
    finally:
        await database.close()


def check_file(file: Path) -> CheckReport:
    """What `python -m bot check` finds in a file, but for what follows from its results."""
    return check(engine_of(where(file)))


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with opened(new_file(tmp_path)) as ready:
        yield ready


_with_people: Final[dict[tuple[str, ...], tuple[bytes | str, dict[str, int], int]]] = {}
"""by names: the file or the name of its template, the people's ids, and the server's"""


@asynccontextmanager
async def with_people(
    folder: Path, names: Sequence[str]
) -> AsyncIterator[tuple[Database, dict[str, int], int]]:
    """A database of these people and one server: they are met once, and the file kept."""
    if (key := tuple(names)) not in _with_people:
        with TemporaryDirectory() as first:
            file = new_file(Path(first))
            async with opened(file) as database:
                ids = dict(zip(names, await add_people(database, *names), strict=True))
                club = await add_server(database)
            _with_people[key] = keep(file), ids, club
    kept, ids, club = _with_people[key]
    take(kept, folder / "club.db")
    async with opened(folder / "club.db") as database:
        yield database, dict(ids), club


async def add_people(database: Database, *names: str) -> list[int]:
    """People of these names; their ids. A name's Discord id follows from its place."""
    async with database.write() as connection:
        met = [
            await people.meet(connection, 900 + number, name, "fr", NOW)
            for number, name in enumerate(names)
        ]
    return [person.id for person in met]


async def add_server(database: Database, discord_id: int = 77) -> int:
    return (await database.commit(servers.meet, discord_id)).id


async def add_game(database: Database, server_id: int, host_id: int, **values: Any) -> int:
    """A bare row of `games`."""
    row = {
        "server_id": server_id,
        "channel_id": 5,
        "host_id": host_id,
        "status": "lobby",
        "language": "fr",
        "preset": "french",
        "options": find_preset("french").options(),
        "rules_version": 1,
        "robot_level": "strong",
        "seed": bytes(32),
        "version": 1,
        "created_at": NOW,
    }
    return await database.commit(games.add, **row | values)


TOURNAMENT: dict[str, Any] = {
    "channel_id": 5,
    "name": "Friday",
    "language": "fr",
    "state": "finished",
    "version": 1,
    "created_by": 1,
    "created_at": NOW,
    "seed": bytes(32),
    "commitment": "",
    "plan": {"format": "concours"},
    "preset": "contest",
    "options": find_preset("contest").options(),
    "turn_seconds": 45.0,
    "bank_seconds": 180.0,
    "members": 2,
    "check_in": False,
    "stand_ins": True,
    "closes_at": NOW,
    "starts_at": NOW,
    "break_seconds": 60.0,
}
"""what a bare row of `tournaments` has besides its server"""


async def add_tournament(database: Database, server_id: int, **values: Any) -> int:
    return await database.commit(tournaments.add, server_id=server_id, **(TOURNAMENT | values))


async def ask_plainly(
    connection: AsyncConnection, statement: str, *values: Any
) -> CursorResult[Any]:
    """Ask in SQL, with a `?` for each value, whichever database it is."""
    first, *others = statement.split("?")
    named = first + "".join(f":value_{number}{part}" for number, part in enumerate(others))
    given = {f"value_{number}": value for number, value in enumerate(values)}
    return await connection.execute(text(named), given)


def unique(table: str, *columns: str) -> str:
    """A pattern for what a database says where a row has what another one has in these columns."""
    of_file, of_server = ", ".join(f"{table}.{each}" for each in columns), ", ".join(columns)
    return f"UNIQUE.*{re.escape(of_file)}|{table}(.|\\n)*Key {re.escape(f'({of_server})')}="


_ALL: Final = {table.name: select(table) for table in metadata.sorted_tables}


async def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, at a glance: no trip to a thread for each of them."""
    async with database.glance() as connection:
        return {
            name: sorted((tuple(row) for row in await connection.execute(rows)), key=repr)
            for name, rows in _ALL.items()
        }
