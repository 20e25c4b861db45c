"""Playing: calls and cards from the hand, and the hand itself for who asks for it."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import discord

from bot.rules import Action, Card, IllegalAction, Pass, Play, Suit, Take, Unparseable
from bot.storage import messages
from bot.storage.messages import Projection
from bot.tables import Game, MadeBy, RefusalReason, Refused
from bot.tables.marks import HAND, PEEK
from cogs.answering import REFUSALS, show, update
from cogs.bot import DixDeDer
from cogs.press import Press, on_press
from cogs.screens.hand import WORD

T = TypeVar("T")

TOKEN_SECONDS: Final = 14 * 60
"""an interaction's token lives 15 minutes"""


class HandButtons:
    """A click on a call or a card is answered with the hand as it is afterwards."""

    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot

    async def call(self, interaction: discord.Interaction[Any], press: Press) -> None:
        if press.verb == "pass":
            await self._act(interaction, press, Pass)
        else:
            suit = _parsed(Suit.parse, press.text(2))
            await self._act(interaction, press, lambda seat: Take(seat, suit))

    async def play(self, interaction: discord.Interaction[Any], press: Press) -> None:
        card = _parsed(Card.parse, press.text(2))
        word = press.text(3) == WORD
        await self._act(interaction, press, lambda seat: Play(seat, card, word))

    async def _act(
        self,
        interaction: discord.Interaction[Any],
        press: Press,
        action: Callable[[int], Action],
    ) -> None:
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load_at(press.number(0), 0)  # the door looks itself
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        row = await self._clicked(interaction, game)
        subject = row.subject if row else HAND
        try:
            with self.bot.reconciler.held(game.id, subject, seat):
                acted = await self.bot.tables.door.act(
                    game.id, press.text(1), action(seat), MadeBy.PLAYER, person.id
                )
                await self._answer(interaction, acted.game, seat, row)
        except REFUSALS as refused:
            await self._show_again(game, seat, row, refused)
            raise

    async def _clicked(
        self, interaction: discord.Interaction[Any], game: Game
    ) -> Projection | None:
        """The row of the message that was clicked; None for a message that is none any more."""
        if interaction.message is None:
            return None
        async with self.bot.database.read() as connection:
            return await messages.find_message(connection, game.id, interaction.message.id)

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        game: Game,
        seat: int,
        row: Projection | None,
    ) -> None:
        """The clicker's own message is the answer to his click."""
        screen = await self.bot.screens.hand(game, seat, closing=game.row.status == "over")
        await update(interaction, screen)
        if row is None:
            return
        values: dict[str, Any] = {}
        if row.subject == PEEK:
            values = self._token(interaction)
        async with self.bot.database.write() as connection:
            await messages.show(connection, row.id, game.row.version, **values)

    async def _show_again(
        self, game: Game, seat: int, row: Projection | None, refused: Exception
    ) -> None:
        """Whoever clicked something outdated gets his hand brought up to date."""
        if row is None or isinstance(refused, IllegalAction):
            return
        async with self.bot.database.write() as connection:
            await messages.outdate(connection, row.id)
        self.bot.reconciler.wake()

    async def peek(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """My hand: the hand as a message only its owner sees."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        game.playing()
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        with self.bot.reconciler.held(game.id, PEEK, seat):
            screen = await self.bot.screens.hand(game, seat)
            message_id = await show(interaction, screen)
            async with self.bot.database.write() as connection:
                await messages.put(
                    connection,
                    game.id,
                    PEEK,
                    seat,
                    message_id=message_id,
                    channel_id=interaction.channel_id,
                    wanted=game.row.version,
                    shown=game.row.version,
                    **self._token(interaction),
                )

    def _token(self, interaction: discord.Interaction[Any]) -> dict[str, Any]:
        until = self.bot.clock.now() + TOKEN_SECONDS
        return {"token": interaction.token, "token_until": until}


def _parsed(parse: Callable[[str], T], text: str) -> T:
    """Custom ids are hostile input: what is no card is a button of no table."""
    try:
        return parse(text)
    except Unparseable:
        raise Refused(RefusalReason.NO_SUCH_TABLE) from None


async def setup(bot: DixDeDer) -> None:
    buttons = HandButtons(bot)
    on_press("pass", buttons.call)
    on_press("take", buttons.call)
    on_press("play", buttons.play)
    on_press("peek", buttons.peek)
