"""For whoever opened a table and for those who manage its server: pause, go on, expel, close."""

from typing import Any

import discord

from bot.tables import Game, RefusalReason, Refused
from bot.tables.open_party import Asker, held_seat, in_charge_only
from bot.text import Words
from cogs.answering import say, update_own
from cogs.bot import DixDeDer
from cogs.permissions import asker_of
from cogs.press import Press, on_press
from cogs.screens.managing import close_screen, expel_screen, manage_party_screen
from cogs.screens.screen import Screen, layout, text

Interaction = discord.Interaction[Any]


class ManageButtons:
    """Each click is checked: pages outlive permissions."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        self.tables = bot.tables

    async def open(self, interaction: Interaction, press: Press) -> None:
        game, _, words = await self._in_charge(interaction, press)
        await update_own(interaction, manage_party_screen(game, words))

    async def pause(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.pausing.pause(press.number(0), asker)
        await self._answer(interaction, game, words, words("manage-paused"))

    async def resume(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.pausing.resume(press.number(0), asker)
        await self._answer(interaction, game, words, words("manage-resumed"))

    async def expel(self, interaction: Interaction, press: Press) -> None:
        """Somebody was chosen: what it would mean."""
        game, _, words = await self._in_charge(interaction, press)
        game.playing()
        who, seat = divmod(press.chosen(), 10)
        holder = held_seat(game, seat)
        if holder.person is None or holder.person.id != who:
            raise Refused(RefusalReason.SEAT_CHANGED)
        await update_own(interaction, expel_screen(game, holder, words))

    async def expel_now(self, interaction: Interaction, press: Press) -> None:
        asker, words = await self._asker(interaction, press)
        who, seat = divmod(press.number(1), 10)
        game = await self.tables.seats.remove(press.number(0), asker, seat, who)
        offered = game.tournament is None
        done = words("manage-expelled" if offered else "tournament-table-expelled")
        await update_own(interaction, _sentence(done))

    async def close(self, interaction: Interaction, press: Press) -> None:
        game, _, words = await self._in_charge(interaction, press)
        await update_own(interaction, close_screen(game, words))

    async def close_now(self, interaction: Interaction, press: Press) -> None:
        game, asker, words = await self._in_charge(interaction, press)
        if game.row.status == "lobby":
            await self.tables.lobby.close(game.id, asker.person_id, manages=asker.manages)
        else:
            await self.tables.ending.close(game.id, asker)
        await update_own(interaction, _sentence(words("lobby-closed-answer")))

    async def report(self, interaction: Interaction, press: Press) -> None:
        """What to do when something is wrong, and how to name the place."""
        _, words = await self.bot.meet(interaction)
        game = await self.tables.load(press.number(0))
        await say(
            interaction,
            # By the number that the log has.
            words(
                "report-text",
                table=words("table-name", number=str(game.id)),
                events=game.events,
            ),
        )

    async def _asker(self, interaction: Interaction, press: Press) -> tuple[Asker, Words]:
        person, words = await self.bot.meet(interaction)
        game = await self.tables.load(press.number(0))
        server = await self.bot.screens.server_id(game)
        return asker_of(interaction, person, server), words

    async def _in_charge(self, interaction: Interaction, press: Press) -> tuple[Game, Asker, Words]:
        asker, words = await self._asker(interaction, press)
        game = await self.tables.load(press.number(0))
        in_charge_only(game, asker)
        return game, asker, words

    async def _answer(
        self, interaction: Interaction, game: Game, words: Words, sentence: str
    ) -> None:
        """A private page shows what may be done now; beside another message a sentence does."""
        message = interaction.message
        if message is not None and message.flags.ephemeral:
            await update_own(interaction, manage_party_screen(game, words))
        else:
            await say(interaction, sentence)


def _sentence(sentence: str) -> Screen:
    return Screen(layout(text(sentence)))


async def setup(bot: DixDeDer) -> None:
    buttons = ManageButtons(bot)
    on_press("manage", buttons.open)
    on_press("pause", buttons.pause)
    on_press("resume", buttons.resume)
    on_press("expel", buttons.expel)
    on_press("expel_now", buttons.expel_now)
    on_press("table_close", buttons.close)
    on_press("table_close_now", buttons.close_now)
    on_press("report", buttons.report)
