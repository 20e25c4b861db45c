"""Moments that organisers type, in the time zone of their server."""

from typing import Final

from bot.storage.people import servers
from bot.storage.people.servers import Server
from bot.text import Words
from bot.text.written_times import is_past, read_time, usual_zone
from bot.tournaments.live import Event
from bot.visible_text import shorten
from cogs.answers import Sentence
from cogs.bot import DixDeDer

MOST_TYPED: Final = 40
"""characters that are told again of what nobody can read"""


def zone_of(server: Server | None, words: Words) -> str:
    """Return the zone it has chosen; else a guess by the language of who types."""
    return (server and server.time_zone) or usual_zone(words.language)


async def zone_of_event(bot: DixDeDer, event: Event, words: Words) -> str:
    async with bot.database.read() as connection:
        return zone_of(await servers.get(connection, event.row.server_id), words)


def typed_moment(typed: str, words: Words, zone: str, now: float) -> float:
    """A moment to come. Raises a `Sentence`: nobody can tell which is meant, or it is over."""
    at = read_time(typed, words.language, zone, now)
    if at is not None:
        return at
    shown = words.name(shorten(typed, MOST_TYPED))
    told = {"text": shown, "examples": words("tournament-organiser-examples")}
    if is_past(typed, words.language, zone, now):
        raise Sentence("tournament-organiser-past", **told)
    raise Sentence("tournament-organiser-unread", **told)
