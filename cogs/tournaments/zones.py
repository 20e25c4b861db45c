"""The time zone in which times are typed on a server."""

from bot.storage.servers import Server
from bot.text import Words
from bot.text.moments import usual_zone


def zone_of(server: Server | None, words: Words) -> str:
    """What it has chosen; else a guess by the language of who types."""
    return (server and server.time_zone) or usual_zone(words.language)
