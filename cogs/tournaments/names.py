"""Finds the names of everybody who is in a tournament."""

from bot.storage.people import people
from bot.tournaments.live import Event
from cogs.bot import DixDeDer
from cogs.tournaments.names_screen import Names


async def names_of(bot: DixDeDer, event: Event) -> Names:
    ids = {each.person_id for each in event.members if each.person_id is not None}
    for each in event.invitations:
        ids |= {each.person_id, each.by_id}
    async with bot.database.read() as connection:
        return Names(event, await people.find_many(connection, ids))
