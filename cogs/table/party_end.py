"""After a party: again, with the same partners or others, or closing the thread."""

from typing import Any

import discord

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words
from cogs.answering import say, think
from cogs.feature import Feature, pressed
from cogs.press import Press, number_of_press
from cogs.screens.names import message_url
from cogs.servers.permissions import roles_at


class PartyEndButtons(Feature):
    @pressed("again")
    async def again(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A new lobby with the same people; whoever clicks second is shown the same one."""
        person, words = await self.bot.meet(interaction)
        await think(interaction)
        game = await self.bot.tables.lobby.again(
            press.number(0),
            person.id,
            change_partners=press.text(1) == "partners",
            nonce=number_of_press(interaction),
            roles=await roles_at(interaction, await self._server_of(press.number(0))),
        )
        await say(interaction, await self._where(game, words))

    async def _server_of(self, game_id: int) -> int:
        """The Discord id of a game's server: who presses may do so in a DM."""
        return await self.bot.screens.server_id(await self.bot.tables.load(game_id))

    async def _where(self, game: Game, words: Words) -> str:
        """Where it goes on: against robots alone the party has begun."""
        async with self.bot.database.read() as connection:
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        server = await self.bot.screens.server_id(game)
        url = message_url(game, server, row.message_id if row else None)
        begun = game.row.status == "playing"
        return words("party-again-begun" if begun else "party-again-answer", link=url)

    @pressed("close_thread")
    async def close(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Archive the thread of a party that is over; anybody who writes there opens it again."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        if not game.has_ended:
            raise Refused(RefusalReason.NOT_OVER)
        if game.seat_of(person.id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        await say(interaction, words("party-closed"))
        thread = interaction.channel
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)
