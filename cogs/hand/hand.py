"""Presses on a hand, and the hand itself for who asks for it."""

from inspect import isawaitable

from bot.rules import IllegalAction
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import HANDS, Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, MadeBy, RefusalReason, Refused
from cogs.answering import REFUSALS
from cogs.bot import Click
from cogs.feature import Feature, clicked
from cogs.hand.controls import CONTROLS, NOTHING_CHOSEN, HandClick, HandDraft, as_late
from cogs.practice.practice import note_shown


class PutAside(Exception):
    """The practice party had been put aside: a press, whatever it says, takes it up."""


class HandButtons(Feature):
    """A click on a hand is answered with the hand as it is afterwards."""

    @clicked(*CONTROLS, in_play=True)
    async def do(self, click: Click) -> None:
        """The clicker's own message is the answer to their click."""
        row = None
        if click.message_id is not None:
            async with self.bot.database.glance() as connection:
                row = await messages.find_message(connection, click.game_id, click.message_id)
        if row is not None and row.subject not in HANDS:
            row = None
        seat = _seat(await click.game(), click) if row is None else row.viewer
        subject = Subject.HAND if row is None else row.subject
        number = 0 if row is None else row.number
        try:
            async with self.bot.reconciler.held(click.game_id, subject, seat, number):
                await self._show(click, row, *await self._done(click, row))
        except REFUSALS as refused:
            # What was outdated is brought up to date.
            if row is not None and not isinstance(refused, IllegalAction):
                await self.bot.tables.hands.show_again(row)
            raise as_late(refused, click.press) from None

    async def _done(self, click: Click, row: MessageRow | None) -> tuple[Game, Game, HandDraft]:
        """Do what the control does; return the game before and after it, and what the hand shows.

        An action loads the game once, where it is done.
        """
        tables, control = self.bot.tables, CONTROLS[click.press.verb]

        def pressed(game: Game) -> HandClick:
            if game.is_practice and game.row.paused_at is not None:
                raise PutAside
            return HandClick(click.press, click.person_id, game, _seat(game, click), row, tables)

        try:
            if (acts := control.acts) is not None:
                acted = await tables.door.act(
                    click.game_id,
                    click.text(1),
                    lambda game: acts(pressed(game)),
                    MadeBy.PLAYER,
                    click.person_id,
                )
                return acted.before, acted.game, NOTHING_CHOSEN
            before = await click.game()
            done = control.shows(pressed(before))
        except PutAside:
            game = await tables.practice.go_on(click.game_id, click.person_id)
            return game, game, NOTHING_CHOSEN
        if isawaitable(done):
            done = await done
        return (before, done, NOTHING_CHOSEN) if isinstance(done, Game) else (before, before, done)

    async def _show(
        self, click: Click, row: MessageRow | None, before: Game, game: Game, draft: HandDraft
    ) -> None:
        shown = row or MessageRow(0, Subject.PEEK, 0, viewer=_seat(before, click))
        drawn, screen = await self.bot.screens.hand_clicked(
            shown, before, game, draft, in_dm=click.in_own_dm
        )
        if row is not None:
            await self.bot.reconciler.answer(row, drawn, screen, click.interaction)
            return
        await click.update_own(screen)
        if game.is_practice:  # it is there from now on
            await note_shown(click, game.with_row(version=drawn.version), click.message_id)

    @clicked("peek")
    async def peek(self, click: Click) -> None:
        """My hand: the hand as a message only its owner sees."""
        game = await click.game()
        game.playing()
        seat = _seat(game, click)
        async with self.bot.reconciler.held(game.id, Subject.PEEK, seat):
            message_id = await click.show(await self.bot.screens.hand(game, seat))
            where = {"channel_id": click.interaction.channel_id, "message_id": message_id}
            token = {
                "token": click.interaction.token,
                "token_until": self.bot.messenger.tokens.until(),
            }
            await self.bot.tables.hands.shown_beside(game, seat, click.person_id, **where, **token)


def _seat(game: Game, click: Click) -> int:
    seat = game.seat_of(click.person_id)
    if seat is None:
        raise Refused(RefusalReason.NO_SEAT)
    return seat
