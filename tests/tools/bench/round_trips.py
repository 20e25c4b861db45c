"""Trips to a PostgreSQL server and back that an action takes, a millisecond each: what people wait
for while a table is played at, in one process."""

from tests.storage import servers
from tests.storage.far_server import FarServer
from tests.tools.bench._club import Row
from tests.tools.bench._evening import Evening
from tests.tools.bench._running import free_port, loopback, our_bot, running

DELAY = 0.001
TABLES = 4
SECONDS = 20.0
THINKING = (0.4, 0.8)


async def rows() -> list[Row]:
    if servers.programs() is None:
        return [("trips to the database an action", "PostgreSQL is not installed")]
    async with FarServer(DELAY) as server, loopback() as sandbox:
        process = our_bot(sandbox, server.url, free_port())
        async with running(process, sandbox):
            evening = Evening(sandbox)
            games = [await evening.open_table() for _ in range(TABLES)]
            for game in games:
                await evening.first_turn(game)
            before = server.trips
            timings = await evening.play_all(games, SECONDS, THINKING)
            trips = (server.trips - before) / len(evening.played)
    name = f"{TABLES} tables, the database {DELAY * 1000:.0f} ms away"
    return [(f"{name}: trips an action", f"{trips:.1f}"), *timings.rows(name)]
