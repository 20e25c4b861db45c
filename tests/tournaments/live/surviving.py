"""A tournament whose program dies: after each of its commits, and what must hold all the same."""

import asyncio
from functools import partial

from bot.tournaments.live import Event
from tests.tournaments.live.club import Club


def holds(event: Event) -> None:
    """Check what must be so at any moment: a table has one game and one result that counts."""
    games = [each.game_id for each in event.tables if each.game_id is not None]
    assert len(set(games)) == len(games)
    first = [(each.round, each.table_number) for each in event.results if not each.supersedes]
    of_tables = [each for each in first if each[1] is not None]
    assert len(set(of_tables)) == len(of_tables)
    assert [each.number for each in event.rounds] == list(range(1, len(event.rounds) + 1))


def die(work: asyncio.Task[None]) -> None:
    """A program dies by which this work is done."""
    work.cancel()


async def survive(club: Club) -> int:
    """Until nothing is due, by a program that dies after each commit of its own or the tables'.

    Return how often it did."""
    deaths = 0
    while True:
        work = club.work
        for listen in (club.tournaments.on_change, club.evening.tables.on_change):
            listen(partial(die, work))
        settled = asyncio.create_task(club.tournaments.worker.settled())
        await asyncio.wait({settled, work}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            return deaths
        settled.cancel()
        deaths += 1
        await club.kill()


async def survive_rounds(club: Club, rounds: int) -> int:
    """Return how often a program died that starts a tournament and plays its rounds."""
    deaths = await survive(club)
    for _ in range(rounds):
        event = await club.tournaments.load(club.id)
        for table in club.open_tables(event):
            await club.evening.play_out(await club.game_of(table), club.chance)
        deaths += await survive(club)
        await club.clock.advance(event.row.break_seconds)
        deaths += await survive(club)
    return deaths
