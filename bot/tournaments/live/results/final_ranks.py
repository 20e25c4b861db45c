"""Tells whether the final ranks that are written down are those that the results make."""

from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import select

from bot.storage.engine.database import Database
from bot.storage.engine.schema import tournament_entries, tournaments
from bot.storage.upkeep.check import SPOILED, unreadable
from bot.tournaments import TournamentError
from bot.tournaments.live.event import load_event
from bot.tournaments.live.results.conclusions import conclude

ENTRIES: Final = tournament_entries.c
COLUMNS: Final = ENTRIES.number, ENTRIES.final_rank


async def check_final_ranks(database: Database) -> AsyncIterator[str]:
    """Return what is wrong, a sentence each, of tournaments at which nobody looks any more."""
    done = (tournaments.c.state == "finished") & tournaments.c.due_at.is_(None)
    async with database.read() as connection:
        found = await connection.execute(select(tournaments.c.id).where(done))
        numbers = found.scalars().all()
    for number in numbers:
        try:
            async with database.read() as connection:
                event = await load_event(connection, number)
                query = select(*COLUMNS).where(ENTRIES.tournament_id == number)
                written = {row.number: row.final_rank for row in await connection.execute(query)}
            ranks = conclude(event).ranks
        except TournamentError as error:
            yield f"tournament {number}: its results do not hold together: {error}"
            continue
        except SPOILED as error:
            yield f"tournament {number}: {unreadable(error)}"
            continue
        for entry, rank in sorted(written.items()):
            if rank != ranks.get(entry):
                yield (
                    f"tournament {number}: entry {entry} has the final rank {rank}, "
                    f"and its results make {ranks.get(entry)}"
                )
