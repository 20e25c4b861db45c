"""A league as somebody reads it, or everybody: with the people in its table."""

from typing import TYPE_CHECKING

from bot.storage.people import people
from bot.storage.people.people import Person
from bot.text import Words
from bot.tournaments.live import Event, League
from cogs.pictures import look_of
from cogs.tournaments.results.league import Seen, league_lines

if TYPE_CHECKING:
    from cogs.bot import DixDeDer


async def seen_by(bot: "DixDeDer", league: League, words: Words, reader: Person | None) -> Seen:
    """`reader` None: for everybody."""
    ids = {each.member for each in league.places}
    async with bot.database.read() as connection:
        found = await people.find_many(connection, ids)
    reader_id = None if reader is None else reader.id
    return Seen(league, found, words, look_of(reader, words), reader_id)


async def lines_for(bot: "DixDeDer", event: Event, words: Words) -> list[str]:
    """How the league of a tournament stands, for its podium; nothing of a tournament of none."""
    if event.row.league_id is None:
        return []
    league = await bot.tournaments.leagues.load(event.row.league_id)
    return league_lines(await seen_by(bot, league, words, None))
