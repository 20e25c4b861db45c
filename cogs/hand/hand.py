"""The buttons of a hand, and the hand itself for who asks for it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import discord

from bot.rules import IllegalAction
from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game, MadeBy, RefusalReason, Refused
from bot.tables.delivery.display import HANDS
from cogs.answering import REFUSALS, show, update, update_own
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.hand.hand_actions import ACTIONS, LOOKS, Click, as_late, position
from cogs.hand.holding import Draft
from cogs.practice.practice import in_own_dm, message_of
from cogs.practice.practice_screen import shows_sheet
from cogs.press import Press

Shown = tuple[Game, Draft]
"""what the hand shows after a click"""


class HandButtons(Feature):
    """A click on a hand is answered with the hand as it is afterwards."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.clocks = bot.tables.clocks

    @pressed(*ACTIONS, in_play=True)
    async def act(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A click that does something in the game."""

        async def do(click: Click) -> Shown:
            acted = await self.bot.tables.door.act(
                click.game.id, click.key, ACTIONS[press.verb](click), MadeBy.PLAYER, click.person_id
            )
            return acted.game, Draft()

        await self._answer(interaction, press, do)

    @pressed(*LOOKS, in_play=True)
    async def look(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A click that only changes what the hand shows."""

        async def do(click: Click) -> Shown:
            return click.game, LOOKS[press.verb](click)

        await self._answer(interaction, press, do)

    @pressed("hint", in_play=True)
    async def hint(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """A hint for what its owner is asked: their hand shows it until they act."""

        async def do(click: Click) -> Shown:
            hint = await self.bot.tables.hints.ask(click.game, click.seat, click.key)
            return click.game, Draft(hint=hint)

        await self._answer(interaction, press, do)

    @pressed("choose", in_play=True)
    async def choose(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """Another set to announce, also before one's turn: every hand of this deal shows it."""

        async def do(click: Click) -> Shown:
            choices = click.view().choices
            if press.number(1) != click.game.deal or not choices:
                raise Refused(RefusalReason.TOO_LATE)
            chosen = position(press.chosen(), choices)
            clicked = click.row.id if click.row else None
            await self.bot.tables.hands.choose(click.game, click.seat, chosen, clicked)
            return click.game, Draft(choice=chosen)

        await self._answer(interaction, press, do)

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        press: Press,
        do: Callable[[Click], Awaitable[Shown]],
    ) -> None:
        """The clicker's own message is the answer to their click."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        if game.is_practice and game.row.paused_at is not None:
            do = self._go_on
        row = await self._clicked(interaction, game)
        click = Click(press, person.id, game, seat, row)
        try:
            async with self.bot.reconciler.held(
                game.id, row.subject if row else Subject.HAND, seat
            ):
                game, draft = await do(click)
                await self._show(interaction, click, game, draft)
        except REFUSALS as refused:
            await self._show_again(row, refused)
            raise as_late(refused, press) from None

    async def _go_on(self, click: Click) -> Shown:
        """The party that somebody had put aside, whose hand they press."""
        return await self.bot.tables.practice.go_on(click.game.id, click.person_id), Draft()

    async def _clicked(self, interaction: discord.Interaction[Any], game: Game) -> Row | None:
        """The row of the message that was clicked; None for a message that is none any more."""
        if interaction.message is None:
            return None
        async with self.bot.database.glance() as connection:
            row = await messages.find_message(connection, game.id, interaction.message.id)
        return row if row is not None and row.subject in HANDS else None

    async def _show(
        self, interaction: discord.Interaction[Any], click: Click, game: Game, draft: Draft
    ) -> None:
        if click.row and click.row.subject == Subject.HAND and click.row.number < game.deal:
            # All have passed: the next deal has a message of its own.
            game, closing = click.game, True
        else:
            closing = game.row.status != "playing"
        beside = click.row is None or click.row.subject == Subject.PEEK
        own = beside and not (game.is_practice and in_own_dm(interaction))
        make = self.bot.screens.peek if own else self.bot.screens.hand
        screen = await make(game, click.seat, closing=closing, draft=draft)
        if shows_sheet(game):  # once its last trick has been looked at: the message lags still
            game = replace(game, row=game.row._replace(version=game.row.version - 1))
        if click.row is None:
            await update_own(interaction, screen)
            await self._moved(interaction, click, game)
            return
        await update(interaction, screen)
        if click.row.subject == Subject.HAND:
            self.bot.messenger.tokens.note(click.person_id, interaction.token)
        version, token = game.row.version, self._token(interaction)
        await self.bot.messenger.outbox.shown(click.row, version, game, events=game.events, **token)
        self.bot.reconciler.answered(click.row, version)

    async def _moved(self, interaction: discord.Interaction[Any], click: Click, game: Game) -> None:
        """Note that what somebody practises is in the message that they press from now on."""
        if game.is_practice and interaction.message is not None:
            until = self.bot.messenger.tokens.until()
            message = message_of(interaction, interaction.message.id, until)
            await self.bot.tables.practice.shown(game, click.person_id, message)

    @pressed("practice_next", in_play=True)
    async def deal(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """The next deal of what somebody practises."""

        async def do(click: Click) -> Shown:
            return await self.bot.tables.practice.deal(click.game.id, click.person_id), Draft()

        await self._answer(interaction, press, do)

    async def _show_again(self, row: Row | None, refused: Exception) -> None:
        """Bring up to date the hand of whoever clicked something outdated."""
        if row is None or isinstance(refused, IllegalAction):
            return
        await self.bot.tables.hands.show_again(row)

    @pressed("peek")
    async def peek(self, interaction: discord.Interaction[Any], press: Press) -> None:
        """My hand: the hand as a message only its owner sees."""
        person, _ = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        game.playing()
        seat = game.seat_of(person.id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        async with self.bot.reconciler.held(game.id, Subject.PEEK, seat):
            screen = await self.bot.screens.hand(game, seat)
            message_id = await show(interaction, screen)
            where = {"channel_id": interaction.channel_id, "message_id": message_id}
            await self.bot.tables.hands.shown_beside(
                game, seat, person.id, **where, **self._token(interaction)
            )

    def _token(self, interaction: discord.Interaction[Any]) -> dict[str, Any]:
        return {"token": interaction.token, "token_until": self.bot.messenger.tokens.until()}
