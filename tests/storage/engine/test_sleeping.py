"""A process that goes to sleep in a transaction does not keep others from writing, nor from being
started; whoever starts makes what is not there as it should be."""

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import OperationalError

from bot.storage.engine.engines import engine_of
from bot.storage.engine.postgresql import database as postgresql
from bot.storage.engine.postgresql.database import TELL, PostgresDatabase
from bot.storage.people import people
from tests.storage.databases import NOW, add_people
from tests.storage.servers import new_address, server

pytestmark = pytest.mark.postgresql


@pytest.mark.parametrize("game", [None, 7], ids=["alone", "beside others"])
async def test_who_waits_in_vain_ends_what_sleeps(
    monkeypatch: pytest.MonkeyPatch, game: int | None
) -> None:
    monkeypatch.setattr(postgresql, "SLEEPS_S", 0)
    url = make_url(new_address())
    sleeper, other = PostgresDatabase(url), PostgresDatabase(url)
    asleep = sleeper.write(game=game)
    await asleep.__aenter__()
    with pytest.raises(OperationalError, match="lock timeout"):
        await add_people(other, "Anna")
    assert await add_people(other, "Anna")
    with pytest.raises(OperationalError):  # it is told when it wakes
        await asleep.__aexit__(None, None, None)
    async with other.read() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM people")) == 1
    await sleeper.close()
    await other.close()


async def test_a_start_waits_for_nobody_who_writes() -> None:
    where = new_address()
    writer = PostgresDatabase(make_url(where))
    async with writer.write(game=7) as connection:
        await people.meet(connection, 900, "Anna", "fr", NOW)
        started = await engine_of(where).open()
    await started.close()
    await writer.close()


async def test_triggers_of_another_version_are_made_anew() -> None:
    where = new_address()
    name = str(make_url(where).database)
    made = "SELECT count(*) FROM pg_trigger WHERE tgname LIKE '%told%'"
    [(all_of_them,)] = server().say(made, name)
    server().say("DROP TRIGGER messages_told_0 ON messages", name)
    server().say(f"COMMENT ON FUNCTION {TELL} IS 'older'", name)
    await (await engine_of(where).open()).close()
    assert server().say(made, name) == [(all_of_them,)]
