"""All that is to be shown or told of tournaments and is not yet."""

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import NOTIFICATIONS, OF_CHANNEL, Subject
from bot.storage.engine.schema import MessageRow
from tests.tournaments.live.club import Club


async def lagging(club: Club) -> list[MessageRow]:
    """The posts of the channel."""
    return await _lagging(club, OF_CHANNEL)


async def unsent(club: Club) -> list[MessageRow]:
    """The notifications."""
    return await _lagging(club, NOTIFICATIONS)


async def _lagging(club: Club, subjects: tuple[Subject, ...]) -> list[MessageRow]:
    rows = await club.evening.database.ask(messages.find_lagging)
    found = [each for each in rows if each.subject in subjects]
    return sorted(found, key=lambda each: each.id)
