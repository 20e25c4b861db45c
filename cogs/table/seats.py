"""Leaving a seat, coming back to it, offering and taking one, and ending the party by agreement."""

from typing import Any

import discord

from bot.storage.delivery import messages
from bot.tables import Game, RefusalReason, Refused
from bot.tables.party.open_party import Asker, holder_of
from cogs.answering import say, update, update_own
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.people.standing import asker_at
from cogs.press import Press
from cogs.screens.names import message_url, table_name
from cogs.screens.screen import Screen, layout, text
from cogs.servers.permissions import roles_of
from cogs.table.early_end import open_teams
from cogs.table.more import end_screen
from cogs.table.seats_screen import left_answer

Interaction = discord.Interaction[Any]


class SeatButtons(Feature):
    """Buttons for what people at a table do with their seats, and whoever wants one."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.seats = bot.tables.seats
        self.ending = bot.tables.ending

    @pressed("seat_leave")
    async def leave(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.seats.leave(press.number(0), person.id)
        await update_own(interaction, left_answer(game, words))

    @pressed("seat_back")
    async def back(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.seats.back(press.number(0), person.id)
        await self._answer(interaction, game, words("seats-returned"))

    @pressed("take_seat")
    async def take(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.seats.take(
            press.number(0), person.id, press.number(1), roles_of(interaction)
        )
        link = await self._link(game)
        answer = words("seats-taken", table=table_name(game, words), link=link)
        await self._answer(interaction, game, answer)

    @pressed("seat_offer")
    async def offer(self, interaction: Interaction, press: Press) -> None:
        await self._offer(interaction, press.number(0), press.number(1))

    async def _offer(self, interaction: Interaction, game_id: int, seat: int) -> None:
        asker, words = await self._asker(interaction, game_id)
        game = await self.seats.offer(game_id, asker, seat)
        channel = f"<#{game.row.channel_id}>"
        await self._answer(interaction, game, words("seats-offered", channel=channel))

    @pressed("seat_keep")
    async def keep(self, interaction: Interaction, press: Press) -> None:
        await self._withdraw(interaction, press.number(0), press.number(1))

    async def _withdraw(self, interaction: Interaction, game_id: int, seat: int) -> None:
        asker, words = await self._asker(interaction, game_id)
        game = await self.seats.offer(game_id, asker, seat, wanted=False)
        await self._answer(interaction, game, words("seats-withdrawn"))

    @pressed("seat_find")
    async def find(self, interaction: Interaction, press: Press) -> None:
        """A seat that a robot plays was chosen: look for somebody, or no longer."""
        game_id, seat = press.number(0), press.chosen()
        game = await self.bot.tables.load(game_id)
        holder = game.seats[seat] if 0 <= seat < len(game.seats) else None
        if holder and holder.offered:
            await self._withdraw(interaction, game_id, seat)
        else:
            await self._offer(interaction, game_id, seat)

    # Ending -------------------------------------------------------------------------------------

    @pressed("end")
    async def end(self, interaction: Interaction, press: Press) -> None:
        """Show what ending means, before it is asked for."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        game.playing()
        own = game.accounts.of(holder_of(game, person.id).seat)
        alone = not open_teams(game) - {own}
        await update_own(interaction, end_screen(game, words, alone=alone))

    @pressed("end_ask")
    async def ask(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.ending.ask(press.number(0), person.id)
        if game.row.status == "playing":
            answer = words("end-asked", link=await self._link(game))
        else:
            answer = words("end-ended")
        await self._answer(interaction, game, answer)

    @pressed("end_agree")
    async def agree(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self._still_asked(press)
        game = await self.ending.ask(game.id, person.id)
        ended = game.row.status != "playing"
        await say(interaction, words("end-ended" if ended else "question-answered"))

    @pressed("end_play_on")
    async def play_on(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        await self.ending.play_on(press.number(0), person.id)
        await say(interaction, words("question-stays"))

    async def _still_asked(self, press: Press) -> Game:
        """Refuse what nobody asks any more: who agrees to that has not asked for it themselves."""
        game = await self.bot.tables.load(press.number(0))
        if game.row.status == "playing" and not any(each.wants_end for each in game.people):
            raise Refused(RefusalReason.TOO_LATE)
        return game

    @pressed("cancel")
    async def cancel(self, interaction: Interaction, press: Press) -> None:
        _, words = await self.bot.meet(interaction)
        await update_own(interaction, Screen(layout(text(words("end-cancelled")))))

    # Answers ------------------------------------------------------------------------------------

    async def _asker(self, interaction: Interaction, game_id: int) -> tuple[Asker, Any]:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(game_id)
        return await asker_at(self.bot, interaction, person, game), words

    async def _link(self, game: Game) -> str:
        return message_url(game, await self.bot.screens.server_id(game), None)

    async def _answer(self, interaction: Interaction, game: Game, sentence: str) -> None:
        """Answer in the place of a private page; beside a message that shows the game."""
        message = interaction.message
        if message is None or not message.flags.ephemeral:
            await say(interaction, sentence)
            return
        async with self.bot.database.read() as connection:
            row = await messages.find_message(connection, game.id, message.id)
        if row is not None:
            await say(interaction, sentence)
        else:
            await update(interaction, Screen(layout(text(sentence))))
