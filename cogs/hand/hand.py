"""Presses on a hand, and the hand itself for who asks for it."""

from dataclasses import replace
from inspect import isawaitable
from typing import Any

from bot.rules import IllegalAction
from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game, MadeBy, RefusalReason, Refused
from bot.tables.delivery.display import HANDS
from cogs.answering import REFUSALS
from cogs.feature import Click, Feature, clicked
from cogs.hand.controls import CONTROLS, NOTHING_CHOSEN, Draft, HandClick, as_late
from cogs.practice.practice import in_own_dm, message_of
from cogs.practice.practice_screen import shows_sheet


class HandButtons(Feature):
    """A click on a hand is answered with the hand as it is afterwards."""

    @clicked(*CONTROLS, in_play=True)
    async def do(self, click: Click) -> None:
        """The clicker's own message is the answer to their click."""
        game = await click.game()
        seat, row = _seat(game, click), await self._clicked(click, game)
        pressed = HandClick(click.press, click.person.id, game, seat, row, self.bot.tables)
        try:
            async with self.bot.reconciler.held(
                game.id, row.subject if row else Subject.HAND, seat
            ):
                await self._show(click, pressed, *await self._done(pressed))
        except REFUSALS as refused:
            # What was outdated is brought up to date.
            if row is not None and not isinstance(refused, IllegalAction):
                await self.bot.tables.hands.show_again(row)
            raise as_late(refused, click.press) from None

    async def _done(self, click: HandClick) -> tuple[Game, Draft]:
        """Do what the control does; return what the hand shows then."""
        game, tables = click.game, self.bot.tables
        if game.is_practice and game.row.paused_at is not None:  # it had been put aside
            return await tables.practice.go_on(game.id, click.person_id), NOTHING_CHOSEN
        done = CONTROLS[click.press.verb].does(click)
        if isawaitable(done):
            done = await done
        if isinstance(done, Draft):
            return game, done
        if isinstance(done, Game):
            return done, NOTHING_CHOSEN
        acted = await tables.door.act(game.id, click.key, done, MadeBy.PLAYER, click.person_id)
        return acted.game, NOTHING_CHOSEN

    async def _clicked(self, click: Click, game: Game) -> Row | None:
        """The row of the message that was clicked; None for a message that is none any more."""
        if click.message_id is None:
            return None
        async with self.bot.database.glance() as connection:
            row = await messages.find_message(connection, game.id, click.message_id)
        return row if row is not None and row.subject in HANDS else None

    async def _show(self, click: Click, pressed: HandClick, game: Game, draft: Draft) -> None:
        row, seat = pressed.row, pressed.seat
        closing = game.row.status != "playing"
        if row and row.subject == Subject.HAND and row.number < game.deal:
            # All have passed: the next deal has a message of its own.
            game, closing = pressed.game, True
        beside = row is None or row.subject == Subject.PEEK
        own = beside and not (game.is_practice and in_own_dm(click.interaction))
        make = self.bot.screens.peek if own else self.bot.screens.hand
        screen = await make(game, seat, closing=closing, draft=draft)
        if shows_sheet(game):  # once its last trick has been looked at: the message lags still
            game = replace(game, row=game.row._replace(version=game.row.version - 1))
        if row is None:
            await click.update_own(screen)
            if game.is_practice and click.message_id is not None:  # it is there from now on
                until = self.bot.messenger.tokens.until()
                message = message_of(click.interaction, click.message_id, until)
                await self.bot.tables.practice.shown(game, click.person.id, message)
            return
        await click.update(screen)
        if row.subject == Subject.HAND:
            self.bot.messenger.tokens.note(click.person.id, click.interaction.token)
        version, token = game.row.version, self._token(click)
        await self.bot.messenger.outbox.shown(row, version, game, events=game.events, **token)
        self.bot.reconciler.answered(row, version)

    @clicked("peek")
    async def peek(self, click: Click) -> None:
        """My hand: the hand as a message only its owner sees."""
        game = await click.game()
        game.playing()
        seat = _seat(game, click)
        async with self.bot.reconciler.held(game.id, Subject.PEEK, seat):
            message_id = await click.show(await self.bot.screens.hand(game, seat))
            where = {"channel_id": click.interaction.channel_id, "message_id": message_id}
            await self.bot.tables.hands.shown_beside(
                game, seat, click.person.id, **where, **self._token(click)
            )

    def _token(self, click: Click) -> dict[str, Any]:
        return {"token": click.interaction.token, "token_until": self.bot.messenger.tokens.until()}


def _seat(game: Game, click: Click) -> int:
    seat = game.seat_of(click.person.id)
    if seat is None:
        raise Refused(RefusalReason.NO_SEAT)
    return seat
