"""A process that goes to sleep in a transaction does not keep others from writing."""

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import OperationalError

from bot.storage.engine.postgresql import database as postgresql
from bot.storage.engine.postgresql.database import PostgresDatabase
from tests.storage.databases import add_people
from tests.storage.servers import new_address

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
