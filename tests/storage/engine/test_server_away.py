"""A server that goes away, comes back, or is another one: whoever asks meanwhile is told so by one
kind of error, nothing is half done, and all goes on by itself."""

import asyncio
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from psycopg import waiting
from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.database import Database, noting_commits
from bot.storage.engine.database_errors import FileProblem, problem_of
from bot.storage.engine.engines import engine_of
from bot.storage.engine.postgresql import connections
from bot.storage.engine.postgresql.database import PostgresDatabase
from bot.storage.games import games
from tests.storage.databases import add_game, add_people, add_server, ask_plainly
from tests.storage.far_server import Cut, FarServer
from tests.storage.servers import Server

pytestmark = pytest.mark.postgresql
DISCONNECT = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


def stop(server: Server, how: str = "immediate") -> None:
    """Stop a server of which what was written before is kept, though it is not made for that."""
    server.say("CHECKPOINT")
    server.stop(how)


@pytest.fixture
def server() -> Iterator[Server]:
    """A server of the test's own."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    made = Server(folder)
    made.make()
    made.start()
    yield made
    made.stop()
    shutil.rmtree(folder)


@pytest.fixture
async def database(server: Server) -> AsyncIterator[Database]:
    opened = await engine_of(server.address(server.new_database())).open()
    await add_people(opened, "Anna")
    yield opened
    await opened.close()


async def version_of(database: Database, game_id: int) -> int:
    row = await database.ask(games.find, game_id)
    assert row is not None
    return row.version


async def is_told(database: Database, game_id: int) -> FileProblem:
    """Whoever asks or writes is told that it does not go; return why."""
    with pytest.raises(OperationalError):
        await database.ask(games.find, game_id)
    with pytest.raises(OperationalError):
        async with database.write():
            pass
    with pytest.raises(OperationalError) as raised:
        await database.commit_in(game_id, games.change, game_id, version=9)
    return problem_of(raised.value)


@pytest.mark.parametrize("cut", [*Cut])
async def test_a_commit_whose_answer_is_lost_is_asked_about(cut: Cut) -> None:
    """People read that nothing was saved where that is so, and only there."""
    async with FarServer(delay=0.0) as far:
        database = engine_of(far.url).lazily()
        await add_people(database, "Anna")
        game_id = await add_game(database, await add_server(database), 1)
        database.lagging.is_sure = True
        commits, far.cuts = noting_commits(), cut
        if cut is Cut.AFTER:
            await database.commit_in(game_id, games.change, game_id, version=2)
        else:
            with pytest.raises(OperationalError):
                await database.commit_in(game_id, games.change, game_id, version=2)
        assert far.cuts is None
        assert commits.any == (cut is Cut.AFTER)
        assert await version_of(database, game_id) == (2 if cut is Cut.AFTER else 1)
        assert not database.lagging.is_sure  # what the commit told was lost with it
        await database.commit_in(game_id, games.change, game_id, version=3)
        await database.close()


async def test_a_commit_of_which_another_server_may_know_is_not_taken_for_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It counts transactions anew from where it took over."""
    monkeypatch.setattr(connections, "WHICH", "SELECT pg_current_xact_id(), '0000000F', 0")
    async with FarServer(delay=0.0) as far:
        database = engine_of(far.url).lazily()
        far.cuts = Cut.AFTER
        with pytest.raises(OperationalError):
            await add_people(database, "Anna")
        await database.close()


@pytest.mark.parametrize("how", ["immediate", "fast"])
async def test_a_server_that_was_stopped_is_asked_again(
    server: Server, database: Database, how: str
) -> None:
    game_id = await add_game(database, await add_server(database), 1)
    stop(server, how)
    assert await is_told(database, game_id) is FileProblem.OTHER
    server.start()
    # Whatever connections there were before are none: nobody stumbles over them.
    for _ in range(10):
        assert await version_of(database, game_id) == 1
    await asyncio.gather(
        *(database.commit_in(game_id, games.change, game_id, version=2) for _ in range(10))
    )
    assert await version_of(database, game_id) == 2


async def test_a_transaction_that_loses_its_server_leaves_nothing(
    server: Server, database: Database
) -> None:
    game_id = await add_game(database, await add_server(database), 1)

    async def change(connection: AsyncConnection) -> None:
        await games.change(connection, game_id, version=2)
        await games.find(connection, game_id)  # so that the change was sent
        await games.change(connection, game_id, due_at=1.0)
        stop(server)
        server.start()

    with pytest.raises(OperationalError):
        await database.commit_in(game_id, change)
    assert not database.lagging.is_sure
    assert await version_of(database, game_id) == 1


async def test_whoever_is_cancelled_leaves_no_connection_without_answers(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever that is: the connection would go to the next who asks."""
    monkeypatch.setattr(waiting, "MAX_BUSY_TIME", -1)  # on a machine that is busy
    game_id = await add_game(database, await add_server(database), 1)

    async def change_twice() -> None:
        async with database.write(game=game_id) as connection:
            for version in (2, 3):
                await games.change(connection, game_id, version=version)
                assert await games.find(connection, game_id)

    for turns in range(60):
        changing = asyncio.create_task(change_twice())
        for _ in range(turns):
            await asyncio.sleep(0)
        changing.cancel()
        await asyncio.wait({changing})
        async with database.write() as connection:
            assert (await ask_plainly(connection, "SELECT version FROM games")).scalar() in (1, 3)
        await database.commit_in(game_id, games.change, game_id, version=1)


async def test_what_others_commit_is_heard_again(server: Server, database: Database) -> None:
    game_id = await add_game(database, await add_server(database), 1)
    heard = asyncio.Event()
    database.heard = heard.set
    stop(server)
    await heard.wait()  # it is doubted
    assert not database.appointments.is_sure
    server.start()
    other = engine_of(server.address(str(_name(database)))).lazily()
    while 5.0 not in [database.appointments.next()]:
        heard.clear()
        await other.commit(games.change, game_id, due_at=None)
        await other.commit(games.change, game_id, due_at=5.0)
        await heard.wait()
    await other.close()


async def test_a_server_that_takes_no_more_connections(server: Server) -> None:
    name = server.new_database()
    database = await engine_of(server.address(name)).open()
    game_id = await add_game(database, await add_server(database), (await _anna(database)))
    await database.close()
    server.say("CREATE ROLE guest LOGIN")
    server.say(f"ALTER DATABASE {name} OWNER TO guest")
    server.say("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest", name)
    server.say("GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO guest", name)
    server.say(f"ALTER DATABASE {name} CONNECTION LIMIT 0")
    address = make_url(server.address(name)).set(username="guest")
    database = engine_of(address.render_as_string()).lazily()
    assert await is_told(database, game_id) is FileProblem.OTHER
    server.say(f"ALTER DATABASE {name} CONNECTION LIMIT -1")
    await database.commit_in(game_id, games.change, game_id, version=2)
    assert await version_of(database, game_id) == 2
    await database.close()


async def test_a_server_that_only_reads_is_left(server: Server, database: Database) -> None:
    """As one is that was the first until another took its place."""
    game_id = await add_game(database, await add_server(database), 1)
    name = _name(database)
    server.say(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    server.say(DISCONNECT)
    with pytest.raises(OperationalError) as raised:
        await database.commit_in(game_id, games.change, game_id, version=2)
    assert problem_of(raised.value) is FileProblem.READ_ONLY
    server.say(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    # The connection was that server's, so it is none: another is made.
    await database.commit_in(game_id, games.change, game_id, version=2)
    assert await version_of(database, game_id) == 2


async def test_another_server_takes_over(server: Server) -> None:
    """Of several in the address the one is asked that answers."""
    name = server.new_database()
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    other = Server(folder)
    url = make_url(server.address(name)).update_query_pairs([("host", str(folder))], append=True)
    first = await engine_of(server.address(name)).open()
    game_id = await add_game(first, await add_server(first), await _anna(first))
    await first.close()
    database = engine_of(url.render_as_string(hide_password=False)).lazily()
    try:
        assert await version_of(database, game_id) == 1
        server.stop("fast")
        assert await is_told(database, game_id) is FileProblem.OTHER
        copy_data(server, other)
        other.start()
        await database.commit_in(game_id, games.change, game_id, version=2)
        assert await version_of(database, game_id) == 2
        other.stop()
    finally:
        await database.close()
        shutil.rmtree(folder)
        server.start()


def copy_data(of: Server, to: Server) -> None:
    subprocess.run(["cp", "-a", of.folder / "data", to.folder], check=True)


async def _anna(database: Database) -> int:
    return (await add_people(database, "Anna"))[0]


def _name(database: Database) -> str:
    assert isinstance(database, PostgresDatabase)
    return str(database.url.database)
