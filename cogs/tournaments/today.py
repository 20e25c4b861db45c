"""Today's boards by one button: in `/help`, in the greeting, and when a party is over."""

from typing import Final

from bot.storage.people import servers
from bot.storage.tournaments import daily_series
from bot.storage.tournaments.tournaments import TournamentRow
from bot.tables import RefusalReason, Refused
from bot.text import Words
from bot.text.names import plain_name
from cogs.answering import Sentence
from cogs.feature import Click, Feature, clicked
from cogs.press import button
from cogs.screens.screen import Items, Screen, rows, screen_of
from cogs.tournaments.registration import begun

MOST: Final = 5
"""dailies of one server between which somebody chooses"""


class Today(Feature):
    @clicked("t_today")
    async def play(self, click: Click) -> None:
        """The one that is open on this server, at once; of several one is chosen.

        In a DM the button names a table of that server, and its message stays as it is.
        """
        found = await _open(click)
        if not found:
            raise Sentence("daily-none")
        if len(found) > 1:
            screen = _choice(found[:MOST], click.words)
        else:
            screen = await begun(click, await self.bot.tournaments.load(found[0].id))
        await (click.show if click.press.args else click.update_own)(screen)


async def _open(click: Click) -> list[TournamentRow]:
    """Return those of the server where it is pressed, or of the table that they play at."""
    bot, press = click.bot, click.press
    game = await bot.tables.load(press.number(0)) if press.args else None
    if game is not None and game.seat_of(click.person.id) is None:
        raise Refused(RefusalReason.NO_SEAT)
    async with bot.database.read() as connection:
        if game is not None:
            return await daily_series.open_on(connection, game.row.server_id)
        server = await servers.find(connection, click.interaction.guild_id or 0)
        return await daily_series.open_on(connection, server.id) if server else []


def _choice(found: list[TournamentRow], words: Words) -> Screen:
    """Several on one server, the newest first."""
    items: Items = [words("daily-which")]
    items += rows([button(plain_name(each.name), "t_register", each.id) for each in found], 2)
    return screen_of(*items)
