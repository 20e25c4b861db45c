"""The page of /setup with accounts that nearly always lose to each other; nothing is done to them.

Only who manages the server sees it, and only when they ask.
"""

from bot.rankings import collusion
from bot.storage.people import servers
from cogs.feature import Click, Feature, clicked
from cogs.screens.names import person_name
from cogs.screens.screen import GREY, Screen, screen_of
from cogs.servers.permissions import check_manager

MOST_SHOWN = 20
"""pairs, those with the most games first"""


class CollusionPage(Feature):
    """Each click is checked: buttons outlive permissions."""

    @clicked("pairs", beside=True)
    async def open(self, click: Click) -> Screen:
        check_manager(click.interaction)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, click.interaction.guild_id or 0)
            found = await collusion.on_server(connection, server.id) if server else []
        words = click.words
        lines = [
            words(
                "pairs-line",
                winner=person_name(each.winner, words),
                loser=person_name(each.loser, words),
                won=each.found.won,
                count=each.found.parties,
            )
            for each in found[:MOST_SHOWN]
        ]
        head = f"## {words('pairs-title')}\n{words('pairs-about')}"
        return screen_of(head, "\n".join(lines) or words("pairs-none"), colour=GREY)
