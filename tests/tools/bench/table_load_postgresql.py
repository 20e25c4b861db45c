"""Tables on a PostgreSQL server, played at with one, two and three processes of a bot.

As `table_load`, with Discord's limits off. One process hears of clicks by the gateway; of two one
delivers and one answers, of three two answer, by HTTP through a proxy. The server keeps what it
commits on the disk. Besides what people see: whose processor an action takes, how much of the time
event loops are at work, what the server's sessions wait for, and how busy the machine is, on which
the people who click are, too.
"""

import asyncio
import tempfile
from pathlib import Path

from bot.settings import ALL
from tests.storage import servers
from tests.storage.servers import Server
from tests.tools.bench._club import EACH, THINKING, Club, Row, Stretch, club, told
from tests.tools.bench._running import Metrics
from tests.tools.bench._spent import CORES, Moment, Waits, Watch

PROCESSES = ((ALL,), ("delivers,thinks", "answers"), ("delivers,thinks", "answers", "answers"))
TABLES = 200
STEPS = (25, 100, 200)
"""tables at which is played, of all that are open"""
SECONDS = 15.0
WARMING = 30.0
"""of playing at all the tables before anything counts: pictures are drawn from nothing at first"""


async def rows() -> list[Row]:
    if servers.programs() is None:
        return [("tables on a server", "PostgreSQL is not installed")]
    table: list[Row] = []
    # A socket's path is short, whatever the folder for temporary files is called.
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        server = Server(Path(folder), options="")
        server.make()
        server.start()
        try:
            for roles in PROCESSES:
                table += await _row_of(server, roles)
        finally:
            server.stop()
    return table


async def _row_of(server: Server, roles: tuple[str, ...]) -> list[Row]:
    name = f"PostgreSQL, {len(roles)} process{'es' if len(roles) > 1 else ''}"
    database = server.new_database()
    watch, table = Watch(server, database), list[Row]()
    where = server.address(database)
    async with club(TABLES, rate_limits=False, where=where, roles=roles) as made:
        await made.evening.play_all(made.games, WARMING, THINKING)
        await made.caught_up()
        for count in STEPS:
            table += told(await _measured(made, watch, count, name))
        table += told([(f"{name}: acknowledged and lost", made.lost)])
    watch.close()
    return table


async def _measured(made: Club, watch: Watch, count: int, name: str) -> list[Row]:
    pids = [each.process.pid or 0 for each in made.processes.all]
    waits = watch.waits()

    async def spent_meanwhile() -> tuple[list[Metrics], Moment]:
        """Until nobody clicks any more: who thinks at the end does so for nothing."""
        then = watch.moment(pids)
        async with waits.watched():
            await asyncio.sleep(SECONDS)
        spent = watch.moment(pids).since(then)
        return await made.metrics(), spent

    before = await made.metrics()
    timings, (after, spent) = await asyncio.gather(
        made.evening.play_all(made.games[:count], SECONDS, THINKING), spent_meanwhile()
    )
    await made.caught_up()
    measured = Stretch(count, SECONDS, timings, before, after)
    name = f"{name}, {count} tables ({count / EACH:.0f} actions/s)"
    roles = [each.roles for each in made.processes.all]
    return [
        (name, measured.result()),
        (f"{name}: processor an action", _processor(measured, roles, before, after, spent)),
        (f"{name}: where it waits", _waits(measured, roles, waits, spent)),
    ]


def _processor(
    measured: Stretch,
    roles: list[str],
    before: list[Metrics],
    after: list[Metrics],
    spent: Moment,
) -> str:
    """Milliseconds of each."""
    parts: list[tuple[str, float]] = []
    bot = 0.0
    for role, then, now in zip(roles, before, after, strict=True):
        own, drawing = (part - was for part, was in zip(now.parts, then.parts, strict=True))
        parts += [(role, own), ("its drawing", drawing)]
        bot += own + drawing
    parts += [("PostgreSQL", spent.server), ("who click, and the loopback", spent.clicking)]
    others = spent.machine - bot - spent.server - spent.clicking
    share = 100 / (spent.clock * CORES)
    each = ", ".join(f"{what} {took / measured.actions * 1000:.1f} ms" for what, took in parts)
    return (
        f"{each}; of {CORES} cores {spent.machine * share:.0f} % busy, the bot's processes "
        f"{bot * share:.0f} %, PostgreSQL {spent.server * share:.0f} %, who click "
        f"{spent.clicking * share:.0f} %, others {others * share:.0f} %"
    )


def _waits(measured: Stretch, roles: list[str], waits: Waits, spent: Moment) -> str:
    """How full event loops are, and what sessions with a transaction are found at."""
    loops = ", ".join(
        f"{role} {100 * loop / spent.clock:.0f} %"
        for role, loop in zip(roles, spent.loops, strict=True)
    )
    # So many sessions at a time are so many seconds each second, for so many actions.
    sessions = ", ".join(
        f"{what} {count * spent.clock / measured.actions * 1000:.1f} ms"
        for what, count in waits.sessions().items()
    )
    return f"event loops at work {loops}; transactions an action: {sessions}"
