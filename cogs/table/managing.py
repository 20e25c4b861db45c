"""Pause, go on, expel, close: for whoever opened a table and for those who manage its server."""

from typing import Any

import discord

from bot.tables import Game, RefusalReason, Refused
from bot.tables.party.open_party import Asker, in_charge_only, person_at
from bot.text import Words
from cogs.answering import say, update_own
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.people.standing import asker_at
from cogs.press import Press
from cogs.screens.names import message_url
from cogs.screens.screen import Screen, layout, text
from cogs.table.managing_screen import close_screen, expel_screen, manage_party_screen

Interaction = discord.Interaction[Any]


class ManageButtons(Feature):
    """Each click is checked: pages outlive permissions."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.tables = bot.tables

    @pressed("manage")
    async def open(self, interaction: Interaction, press: Press) -> None:
        game, asker, words = await self._in_charge(interaction, press)
        await update_own(interaction, await self._page(game, asker, words))

    @pressed("pause")
    async def pause(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.pausing.pause(press.number(0), asker)
        await self._answer(interaction, game, asker, words, words("manage-paused"))

    @pressed("resume")
    async def resume(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.pausing.resume(press.number(0), asker)
        await self._answer(interaction, game, asker, words, words("manage-resumed"))

    @pressed("expel")
    async def expel(self, interaction: Interaction, press: Press) -> None:
        """Show what it would mean for somebody who was chosen."""
        game, asker, words = await self._in_charge(interaction, press)
        game.playing()
        who, seat = divmod(press.chosen(), 10)
        holder = person_at(game, seat, who)
        rated = await self.tables.is_rated(game)
        asks = rated and not _alone(game, asker)
        await update_own(interaction, expel_screen(game, holder, words, rated=rated, asks=asks))

    @pressed("expel_now")
    async def expel_now(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        who, seat = divmod(press.number(1), 10)
        game = await self.tables.seats.remove(press.number(0), asker, seat, who)
        offered = game.tournament is None
        done = words("manage-expelled" if offered else "tournament-table-expelled")
        await update_own(interaction, _sentence(done))

    @pressed("removal")
    async def want_gone(self, interaction: Interaction, press: Press) -> None:
        """Where a party is rated: who opened the table asks, and the others agree."""
        person, words = await self.bot.meet(interaction)
        who, seat = divmod(press.number(1), 10)
        game = await self.tables.seats.want_gone(press.number(0), person.id, seat, who)
        if game.holder(seat).robot:
            answer = words("manage-expelled")
        elif is_private(interaction):
            answer = words("removal-asked", link=await self._link(game))
        else:
            answer = words("removal-agreed")
        await self._say(interaction, answer)

    @pressed("removal_keep")
    async def keep(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.tables.seats.keep(press.number(0), person.id, press.number(1))
        await self._say(interaction, words("question-stays"))

    @pressed("table_close")
    async def close(self, interaction: Interaction, press: Press) -> None:
        game, asker, words = await self._in_charge(interaction, press)
        rated = game.row.status == "playing" and await self.tables.is_rated(game)
        if rated and not _alone(game, asker):
            raise Refused(RefusalReason.RATED_TABLE)
        await update_own(interaction, close_screen(game, words, rated=rated))

    @pressed("table_close_now")
    async def close_now(self, interaction: Interaction, press: Press) -> None:
        game, asker, words = await self._in_charge(interaction, press)
        if game.row.status == "lobby":
            await self.tables.lobby.close(game.id, asker.person_id, manages=asker.manages)
        else:
            await self.tables.ending.close(game.id, asker)
        await update_own(interaction, _sentence(words("lobby-closed-answer")))

    async def _asker(self, interaction: Interaction, press: Press) -> tuple[Asker, Words]:
        person, words = await self.bot.meet(interaction)
        game = await self.tables.load(press.number(0))
        return await asker_at(self.bot, interaction, person, game), words

    async def _in_charge(self, interaction: Interaction, press: Press) -> tuple[Game, Asker, Words]:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.load(press.number(0))
        async with self.bot.database.read() as connection:
            await in_charge_only(connection, game, asker)
        return game, asker, words

    async def _page(self, game: Game, asker: Asker, words: Words) -> Screen:
        rated = game.row.status == "playing" and await self.tables.is_rated(game)
        closes = not rated or _alone(game, asker)
        sits = game.seat_of(asker.person_id) is not None
        return manage_party_screen(game, words, closes=closes, sits=sits)

    async def _answer(
        self, interaction: Interaction, game: Game, asker: Asker, words: Words, sentence: str
    ) -> None:
        """A private page shows what may be done now; beside another message a sentence does."""
        if is_private(interaction) and asker.is_in_charge(game):
            await update_own(interaction, await self._page(game, asker, words))
        else:
            await self._say(interaction, sentence)

    async def _say(self, interaction: Interaction, sentence: str) -> None:
        if is_private(interaction):
            await update_own(interaction, _sentence(sentence))
        else:
            await say(interaction, sentence)

    async def _link(self, game: Game) -> str:
        return message_url(game, await self.bot.screens.server_id(game), None)


def _alone(game: Game, asker: Asker) -> bool:
    """Return whether a person decides alone at a rated table too."""
    return asker.manages or game.tournament is not None


def is_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _sentence(sentence: str) -> Screen:
    return Screen(layout(text(sentence)))
