"""How strong somebody is, for whoever pairs those who look for a partner and seeds a bracket."""

from bot.rules import find_preset
from bot.storage.ratings import ratings
from bot.storage.ratings.leaderboards import ALL_TIME, DUPLICATE
from bot.storage.ratings.ratings import START
from bot.tables.finished.results import pool_of
from bot.tournaments.live import Event
from cogs.bot import DixDeDer


async def strength_of(bot: DixDeDer, event: Event, *people: int) -> float:
    """The rating on this server in the pool of what is played, of several people their mean; 0 of
    nobody."""
    pool = pool_of(find_preset(event.row.preset))
    if event.plan.format.shared_boards:
        pool = DUPLICATE
    found: list[float] = []
    async with bot.database.read() as connection:
        for person in people:
            rows = await ratings.of_person(connection, person, event.row.server_id)
            found += [each.shown for each in rows if (each.pool, each.season) == (pool, ALL_TIME)]
    found += [START] * (len(people) - len(found))
    return sum(found) / max(1, len(found))
