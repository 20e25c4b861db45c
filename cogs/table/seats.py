"""Seats: leaving one, coming back, offering and taking one; ending the party by agreement; and what
whoever opened a table or manages its server may do: pause, expel, close."""

from bot.storage.delivery import messages
from bot.tables import Game, RefusalReason, Refused
from bot.tables.party.open_party import Asker, holder_of, in_charge_only, person_at
from bot.text import Words
from bot.text.rulebook.sentences import side_of
from cogs.bot import Click
from cogs.feature import Feature, clicked
from cogs.people.standing import asker_at
from cogs.screens.names import message_url, table_name
from cogs.screens.screen import Screen, screen_of
from cogs.servers.permissions import roles_of
from cogs.table.seats_screen import left_answer, open_teams
from cogs.table.table_screen import close_screen, end_screen, expel_screen, manage_party_screen


class SeatButtons(Feature):
    """Buttons for what people at a table do with their seats, and whoever wants one."""

    @clicked("seat_leave")
    async def leave(self, click: Click) -> Screen:
        game = await self.bot.tables.seats.leave(click.game_id, click.person_id)
        return left_answer(game, click.words)

    @clicked("seat_back")
    async def back(self, click: Click) -> None:
        game = await self.bot.tables.seats.back(click.game_id, click.person_id)
        await self._answer(click, game, text_id="seats-returned")

    @clicked("take_seat")
    async def take(self, click: Click) -> None:
        seat, roles = click.number(1), roles_of(click.interaction)
        game = await self.bot.tables.seats.take(click.game_id, click.person_id, seat, roles)
        values = {"table": table_name(game, click.words), "link": message_url(game)}
        await self._answer(click, game, text_id="seats-taken", **values)

    @clicked("seat_offer", "seat_keep")
    async def offer(self, click: Click) -> None:
        await self._offer(click, click.number(1), offered=click.press.verb == "seat_offer")

    @clicked("seat_find")
    async def find(self, click: Click) -> None:
        """A seat that a robot plays was chosen: look for somebody, or no longer."""
        game, seat = await click.game(), click.chosen
        holder = game.seats[seat] if 0 <= seat < len(game.seats) else None
        await self._offer(click, seat, offered=not (holder and holder.offered))

    async def _offer(self, click: Click, seat: int, *, offered: bool) -> None:
        offer, asker = self.bot.tables.seats.offer, await asker_at(click, await click.game())
        game = await offer(click.game_id, asker, seat, wanted=offered)
        channel = f"<#{game.row.channel_id}>"
        await self._answer(
            click, game, text_id="seats-offered" if offered else "seats-withdrawn", channel=channel
        )

    # Ending -------------------------------------------------------------------------------------

    @clicked("end")
    async def end(self, click: Click) -> Screen:
        """Show what ending means, before it is asked for."""
        game = await click.game()
        game.playing()
        own = game.accounts.of(holder_of(game, click.person_id).seat)
        alone = not open_teams(game) - {own}
        return end_screen(game, click.words, alone=alone)

    @clicked("end_ask")
    async def ask(self, click: Click) -> None:
        game = await self.bot.tables.ending.ask(click.game_id, click.person_id)
        ended = game.row.status != "playing"
        text_id = "end-ended" if ended else "end-asked"
        await self._answer(click, game, text_id=text_id, link=message_url(game))

    @clicked("end_agree")
    async def agree(self, click: Click) -> None:
        game = await click.game()
        if game.row.status == "playing" and not any(each.wants_end for each in game.people):
            # Nobody asks it any more: who agrees to that has not asked for it themselves.
            raise Refused(RefusalReason.TOO_LATE)
        game = await self.bot.tables.ending.ask(game.id, click.person_id)
        ended = game.row.status != "playing"
        await click.tell("end-ended" if ended else "question-answered", side=side_of(game.rules))

    @clicked("end_play_on")
    async def play_on(self, click: Click) -> None:
        await self.bot.tables.ending.play_on(click.game_id, click.person_id)
        await click.tell("question-stays")

    @clicked("cancel")
    async def cancel(self, click: Click) -> Screen:
        return screen_of(click.words("end-cancelled"))

    async def _answer(self, click: Click, game: Game, *, text_id: str, **values: str) -> None:
        """Answer in the place of a private page; beside a message that shows the game."""
        if click.is_private and click.message_id is not None:
            row = await self.bot.database.ask(messages.find_message, game.id, click.message_id)
            if row is None:
                await click.update(screen_of(click.words(text_id, **values)))
                return
        await click.tell(text_id, **values)


class ManageButtons(Feature):
    """Pause, go on, expel, close. Each click is checked: pages outlive permissions."""

    @clicked("manage")
    async def open(self, click: Click) -> Screen:
        game, asker = await self._in_charge(click)
        return await self._page(game, asker, click.words)

    @clicked("pause", "resume")
    async def pause(self, click: Click) -> Screen | None:
        """A private page shows what may be done now; beside another message a sentence does."""
        pausing, pauses = self.bot.tables.pausing, click.press.verb == "pause"
        asker = await asker_at(click, await click.game())
        game = await (pausing.pause if pauses else pausing.resume)(click.game_id, asker)
        if click.is_private and asker.is_in_charge(game):
            return await self._page(game, asker, click.words)
        return await _say(click, click.words("manage-paused" if pauses else "manage-resumed"))

    @clicked("expel")
    async def expel(self, click: Click) -> Screen:
        """Show what it would mean for somebody who was chosen."""
        game, asker = await self._in_charge(click)
        game.playing()
        who, seat = divmod(click.chosen, 10)
        holder = person_at(game, seat, who)
        rated = await self.bot.tables.is_rated(game)
        asks = rated and not _alone(game, asker)
        return expel_screen(game, holder, click.words, rated=rated, asks=asks)

    @clicked("expel_now")
    async def expel_now(self, click: Click) -> Screen:
        who, seat = divmod(click.number(1), 10)
        asker = await asker_at(click, await click.game())
        game = await self.bot.tables.seats.remove(click.game_id, asker, seat, who)
        offered = game.tournament is None
        text_id = "manage-expelled" if offered else "tournament-table-expelled"
        return screen_of(click.words(text_id))

    @clicked("removal")
    async def want_gone(self, click: Click) -> Screen | None:
        """Ask for somebody to go from a rated table that one has opened: the others agree."""
        who, seat = divmod(click.number(1), 10)
        game = await self.bot.tables.seats.want_gone(click.game_id, click.person_id, seat, who)
        if game.holder(seat).robot:
            answer = click.words("manage-expelled")
        elif click.is_private:
            answer = click.words("removal-asked", link=message_url(game))
        else:
            answer = click.words("removal-agreed")
        return await _say(click, answer)

    @clicked("removal_keep")
    async def keep(self, click: Click) -> Screen | None:
        await self.bot.tables.seats.keep(click.game_id, click.person_id, click.number(1))
        return await _say(click, click.words("question-stays"))

    @clicked("table_close")
    async def close(self, click: Click) -> Screen:
        game, asker = await self._in_charge(click)
        rated = await self._is_rated(game)
        if rated and not _alone(game, asker):
            raise Refused(RefusalReason.RATED_TABLE)
        return close_screen(game, click.words, rated=rated)

    @clicked("table_close_now")
    async def close_now(self, click: Click) -> Screen:
        game, asker = await self._in_charge(click)
        if game.row.status == "lobby":
            await self.bot.tables.lobby.close(game.id, asker.person_id, manages=asker.manages)
        else:
            await self.bot.tables.ending.close(game.id, asker)
        return screen_of(click.words("lobby-closed-answer"))

    async def _in_charge(self, click: Click) -> tuple[Game, Asker]:
        game = await click.game()
        asker = await asker_at(click, game)
        await self.bot.database.ask(in_charge_only, game, asker)
        return game, asker

    async def _page(self, game: Game, asker: Asker, words: Words) -> Screen:
        closes = not await self._is_rated(game) or _alone(game, asker)
        sits = game.seat_of(asker.person_id) is not None
        return manage_party_screen(game, words, closes=closes, sits=sits)

    async def _is_rated(self, game: Game) -> bool:
        return game.row.status == "playing" and await self.bot.tables.is_rated(game)


async def _say(click: Click, told: str) -> Screen | None:
    """Say it in the place of a private page, or beside another message."""
    return screen_of(told) if click.is_private else await click.say(told)


def _alone(game: Game, asker: Asker) -> bool:
    """Return whether a person decides alone at a rated table too."""
    return asker.manages or game.tournament is not None
