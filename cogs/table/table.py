"""The buttons of the table in its thread and after the party, `/table`, and reports of problems."""

import discord
from discord import app_commands, ui

from bot.rules import view
from bot.storage.games import games
from bot.storage.people import people, servers
from bot.storage.tournaments import news, tournaments
from bot.storage.tournaments.news import MOST_CALLED, NewsReport
from bot.tables import Game, RefusalReason, Refused
from bot.tables.finished.records import open_to_all_only
from bot.tables.party.seats import PHRASES
from bot.text import Words
from bot.tournaments.live import Event
from cogs.answering import Sentence, think
from cogs.bot import Click
from cogs.feature import Feature, clicked, command
from cogs.lobby.lobby import lobby_url
from cogs.people.standing import asker_at, organises_now
from cogs.press import FormField, Interaction, fields_form
from cogs.screens.names import Teller, person_name, table_name
from cogs.screens.screen import Screen
from cogs.servers.permissions import roles_at
from cogs.table.sheet import last_sheet
from cogs.table.status import auction_text
from cogs.table.table_screen import (
    fair_screen,
    last_trick_text,
    may_be_revealed,
    more_screen,
    note_form,
    tables_screen,
    talk_screen,
)
from cogs.tournaments.organising.page_link import table_address


class TableButtons(Feature):
    """Buttons of a table, for everybody who sees its thread; answers are for the one who asks."""

    @clicked("last_trick")
    async def last_trick(self, click: Click) -> None:
        game = await self._look(click)
        public = view(game.state or game.playing(), None)
        await click.say(last_trick_text(public, game, click.words))

    @clicked("auction")
    async def auction(self, click: Click) -> None:
        """The calls of this deal, for anybody, at any time of it."""
        game = await self._look(click)
        public = view(game.state or game.playing(), None)
        await click.say(auction_text(public, Teller(game, click.words)))

    @clicked("talk", beside=True)
    async def talk(self, click: Click) -> Screen:
        """Phrases to say to the others at the table, for who sits there."""
        game, seat = await self._own(click)
        return talk_screen(game, seat, click.words)

    @clicked("say")
    async def say(self, click: Click) -> Screen:
        phrase = click.text(1)
        if phrase not in PHRASES:
            raise Sentence("refused-unknown-button")
        await self.bot.tables.seats.say(*click.at, phrase)
        game, seat = await self._own(click)
        return talk_screen(game, seat, click.words, phrase)

    @clicked("note")
    async def note(self, click: Click) -> ui.Modal:
        """The form for what somebody leaves with their next card or call."""
        game, seat = await self._own(click)
        words, written = click.words, game.holder(seat).note or ""
        return note_form(
            words("note-button"), words("note-about"), words, "noted", game.id, text=written
        )

    @clicked("noted")
    async def noted(self, click: Click) -> Screen:
        await self.bot.tables.notes.write(*click.at, click.value)
        game, seat = await self._own(click)
        return talk_screen(game, seat, click.words)

    async def _own(self, click: Click) -> tuple[Game, int]:
        """A party that goes on, and the seat there of who pressed."""
        game = await click.game()
        game.playing()
        seat = game.seat_of(click.person_id)
        if seat is None:
            raise Refused(RefusalReason.NO_SEAT)
        return game, seat

    @clicked("sheet", beside=True)
    async def sheet(self, click: Click) -> Screen | None:
        game = await self._look(click)
        number = last_sheet(view(game.state or game.playing(), None))
        if number is None:
            return await click.tell("table-no-sheet")
        return await self.bot.screens.sheet(game, number, click.words, click.person)

    async def _look(self, click: Click) -> Game:
        """The game; at boards that others are still to play only who sits there may look."""
        game = await click.game()
        if game.tournament is not None and game.seat_of(click.person_id) is None:
            await self.bot.database.ask(open_to_all_only, game.id)
        return game

    @clicked("more", beside=True)
    async def more(self, click: Click) -> Screen:
        game = await click.game()
        watch = await table_address(self.bot, game)
        return more_screen(game, await asker_at(click, game), click.words, watch)

    @clicked("fair", beside=True)
    async def fair(self, click: Click) -> Screen:
        """Show what the chance of the party was fixed by; afterwards the secret number, for those
        who may read the thread or have the record."""
        game = await click.game()
        revealed = may_be_revealed(game)
        there = click.interaction.channel_id in {game.row.thread_id} - {None}
        if revealed and not there and game.seat_of(click.person_id) is None:
            # The secret number tells every hand: it is theirs to whom the record belongs.
            revealed = await self.bot.database.ask(games.is_public, game.id)
        return fair_screen(game, click.words, revealed=revealed)


class PartyEndButtons(Feature):
    @clicked("again")
    async def again(self, click: Click) -> None:
        """A new lobby with the same people; whoever clicks second is shown the same one.

        Against robots alone the party has begun. Who presses may do so in a DM.
        """
        await think(click.interaction)
        server = (await click.game()).row.server_discord_id
        game = await self.bot.tables.lobby.again(
            click.game_id,
            click.person_id,
            change_partners=click.text(1) == "partners",
            nonce=click.nonce,
            roles=await roles_at(click.interaction, server),
        )
        begun, link = game.row.status == "playing", await lobby_url(self.bot, game)
        await click.tell("party-again-begun" if begun else "party-again-answer", link=link)

    @clicked("close_thread")
    async def close(self, click: Click) -> None:
        """Archive the thread of a party that is over, unless the next one has its table there;
        anybody who writes there opens it again."""
        game = await click.game()
        if not game.has_ended:
            raise Refused(RefusalReason.NOT_OVER)
        if game.seat_of(click.person_id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        server, thread_id = game.row.server_id, game.row.thread_id or 0
        newest = await self.bot.database.ask(games.find_in_thread, server, thread_id)
        if newest is not None and newest.status in ("lobby", "playing"):
            begun = newest.status == "playing"
            link = await lobby_url(self.bot, await self.bot.tables.load(newest.id))
            await click.tell("party-again-begun" if begun else "party-again-answer", link=link)
            return
        await click.tell("party-closed")
        thread = click.interaction.channel
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)


LONGEST = 300
"""characters of a report"""


class Reporting(Feature):
    @clicked("report")
    async def report(self, click: Click) -> ui.Modal | None:
        """Ask what it is about. Whoever has nothing to do with a tournament reads whom to ask."""
        game, words = await click.game(), click.words
        if await self._event(game, click.person_id) is None:
            return await click.say(_whom_to_tell(game, words))
        return _report_form(game, words)

    @clicked("t_protest")
    async def protest(self, click: Click) -> ui.Modal:
        """The same, of the table in the round that is played at which whoever presses sits (T9)."""
        event = await self.bot.tournaments.load(click.number(0))
        if event.current is None or event.current.protest_until is None:
            raise Sentence("tournament-protest-over")
        table = event.table_of_person(click.person_id)
        if table is None or table.game_id is None:
            raise Sentence("tournament-protest-no-table")
        return _report_form(await self.bot.tables.load(table.game_id), click.words)

    @clicked("reported")
    async def reported(self, click: Click) -> None:
        """Report to those who organise the tournament now; who calls is told their names."""
        game = await click.game()
        event = await self._event(game, click.person_id)
        if event is None:
            await click.say(_whom_to_tell(game, click.words))
            return
        report = NewsReport(click.person_id, game.id, click.value[:LONGEST])
        called = await self._called(click.interaction, event, click.person_id)
        if not called:
            await click.tell("report-nobody")
            return
        again = await self.bot.tournaments.organising.report(event.id, called, report)
        names = click.words.join_and(
            [f"**{person_name(each, click.words)}**" for each in called.values()]
        )
        told = click.words("report-again" if again else "report-told", names=names)
        if not again and not game.has_ended:
            told = f"{told} {click.words('report-goes-on')}"
        await click.say(told)

    async def _event(self, game: Game, person_id: int) -> Event | None:
        """The tournament of a table, for who sits there or takes part in it."""
        if game.tournament is None:
            return None
        event = await self.bot.tournaments.load(game.tournament.id)
        takes_part = event.member(person_id) is not None or game.seat_of(person_id) is not None
        return event if takes_part else None

    async def _called(
        self, interaction: Interaction, event: Event, person_id: int
    ) -> dict[int, str]:
        """Names of the organisers who still are, by person; nobody calls themselves."""
        async with self.bot.database.read() as connection:
            ids = await news.organisers(connection, event.id)
            named = await tournaments.co_organisers(connection, event.id)
            found = await people.find_many(connection, set(ids))
            server = await servers.get(connection, event.row.server_id)
        called: dict[int, str] = {}
        for each in ids[: 2 * MOST_CALLED]:
            known = found.get(each)
            if known is None or known.discord_id is None or each == person_id:
                continue
            if await organises_now(interaction, server, known.discord_id, named=each in named):
                called[each] = known.name
            if len(called) == MOST_CALLED:
                break
        return called


def _report_form(game: Game, words: Words) -> ui.Modal:
    field = FormField("text", words("report-field"), longest=LONGEST, least=0, long=True)
    about = words("report-about")
    return fields_form(words("report-button"), about, [field], "reported", game.id)


def _whom_to_tell(game: Game, words: Words) -> str:
    """The table by the number that the log has."""
    table = words("table-name", number=str(game.id))
    return words("report-text", table=table, events=game.events)


class TablesCommand(Feature):
    """`/table`: the way to one's table, also in direct messages and where its message is gone."""

    @command("command-table", number="option-table-number")
    async def table(
        self, click: Click, number: app_commands.Range[int, 1, 2**31] | None = None
    ) -> Screen:
        at, here = click.interaction, None
        everything = at.guild_id is not None and at.permissions.manage_guild
        async with self.bot.database.read() as connection:
            found = await games.open_tables_of(connection, click.person_id)
            server = await servers.find(connection, at.guild_id or 0)
            if server is not None:
                here = await games.find_in_thread(connection, server.id, at.channel_id or 0)
                found += await games.open_tables_on(connection, server.id) if everything else []
        if number is None and here is not None and here.status == "playing":
            number = here.id  # in the thread of a table that goes on
        if number is not None:
            return await self._more(click, number)
        if not found:
            raise Sentence("tables-none")
        shown = list(dict.fromkeys(found))[: games.MOST_LISTED]
        title = click.words("tables-server" if everything else "tables-own")
        tables = [await self.bot.tables.load(each) for each in shown]
        return tables_screen(title, tables, click.words)

    async def _more(self, click: Click, game_id: int) -> Screen:
        """Return the page of a table of this server, or of one where they sit."""
        row = await self.bot.database.ask(games.find, game_id)
        if row is None:
            raise Sentence("tables-not-here")
        game = await self.bot.tables.load(game_id)
        server = game.row.server_discord_id
        if click.interaction.guild_id != server and game.seat_of(click.person_id) is None:
            raise Sentence("tables-not-here")
        if row.status not in ("lobby", "playing"):
            raise Sentence("tables-over", table=table_name(game, click.words))
        watch = await table_address(self.bot, game)
        return more_screen(game, await asker_at(click, game), click.words, watch)
