"""Finished parties: `/history`, each with its sheet; `/export`; the replay, privately or before
everybody; and the review of a deal.

A record belongs to those who sat at the table, until one of them publishes it: then anybody may
look. Of the deal of a week anybody may look at that deal. A party that is still played is refused,
but for the replay of its deals that are over, to who sits there, where the table shows all hands.
"""

import io

import discord
from discord import app_commands, ui

from bot.rules import Review, write
from bot.storage.engine.schema import Person
from bot.storage.games import games, notes
from bot.storage.games.notes import Moment
from bot.storage.people import history, people, servers
from bot.tables import Game, RefusalReason, Refused
from bot.tables.finished.records import party_record
from bot.text import safe_name
from cogs.answering import Sentence, telling
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.connection import NO_PLACE
from cogs.feature import Feature, clicked, command
from cogs.finished.analysis_screen import (
    PartyReader,
    analysis_screen,
    open_screen,
    why_text,
)
from cogs.finished.history_screen import PER_PAGE, HistoryPage, history_screen, party_screen
from cogs.finished.replay_screen import ReplayPosition, hands_screen, replay_screen
from cogs.finished.sharing import may_be_shared
from cogs.people.profile import name_of
from cogs.people.standing import asker_at
from cogs.pictures import look_of
from cogs.press import Interaction, button
from cogs.screens.names import Teller, person_name, table_name
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import server_here
from cogs.servers.known import server_of
from cogs.table.table_screen import note_form


class History(Feature):
    """One's own parties everywhere; of somebody else those on this server, unless they hide."""

    @anywhere
    @command("command-history", person="option-history-person")
    async def history(self, click: Click, person: discord.User | None = None) -> Screen:
        owner = click.person
        if person is not None and person.id != click.interaction.user.id:
            found = await self.bot.database.ask(people.find_by_discord_id, person.id)
            if found is None:
                raise Sentence("history-none-of", name=name_of(person))
            owner = found
        return await self._page(click, owner, 0)

    @clicked("history")
    async def turn(self, click: Click) -> Screen:
        owner = await self.bot.database.ask(people.find, click.number(0))
        if owner is None:
            raise Sentence("refused-unknown-button")
        return await self._page(click, owner, max(0, click.number(1)))

    @clicked("history_open")
    async def open(self, click: Click) -> Screen:
        """A party was chosen: its sheet, and the way to its replay."""
        game = await self.bot.tables.load(click.chosen)
        replay = await self.bot.reviews.of(game)
        async with self.bot.database.read() as connection:
            mine = await history.took_part(connection, game.id, click.person_id)
            if not mine and not await games.is_public(connection, game.id):
                raise Sentence(
                    "export-not-yours", table=click.words("table-name", number=str(game.id))
                )
            ended_at = await history.ended_at(connection, game.id)
        back = click.game_id, max(0, click.number(1))
        look = look_of(click.person, click.words)
        share = mine and await may_be_shared(self.bot, game)
        words, pictures = click.words, self.bot.pictures
        return await party_screen(
            replay.last, game, ended_at, back, words, look, pictures, may_share=share
        )

    async def _page(self, click: Click, owner: Person, number: int) -> Screen:
        """Checked each time: buttons outlive what somebody wants to be seen of them."""
        words, own = click.words, owner.id == click.person_id
        name = None if own else person_name(owner.name, words)
        server_id, names = None, dict[int, str]()
        if not own:
            server = await server_here(self.bot, click.interaction)
            if server is None:
                raise Sentence("history-server-only")
            if owner.hidden:
                raise Sentence("history-hidden", name=name or "")
            server_id = server.id
        async with self.bot.database.read() as connection:
            total = await history.count(connection, owner.id, server_id)
            last = max(0, -(-total // PER_PAGE) - 1)
            number = min(number, last)
            parties = await history.page(
                connection, owner.id, number * PER_PAGE, PER_PAGE, server_id
            )
            around = await history.sitters(connection, parties)
        if not parties:
            raise Sentence("history-none") if own else Sentence("history-none-of", name=name or "")
        sitting = {
            party.game_id: [each for each in around if each.game_id == party.game_id]
            for party in parties
        }
        for discord_id in {each.server_discord_id for each in parties} if own else ():
            guild = await server_of(self.bot, discord_id)
            known = safe_name(guild.name) if guild else words("history-former-server")
            names[discord_id] = known
        return history_screen(
            HistoryPage(
                owner_id=owner.id,
                owner=name,
                number=number,
                total=total,
                parties=parties,
                sitting=sitting,
                server_names=names,
                open_games=frozenset(
                    party.game_id
                    for party in parties
                    if not party.given_up
                    and (
                        own
                        or party.published
                        or any(each.person_id == click.person_id for each in sitting[party.game_id])
                    )
                ),
            ),
            words,
        )


class Export(Feature):
    """A record belongs to those who sat at the table, until one of them publishes it."""

    @command("command-export", table="option-export-table", publish="option-export-publish")
    async def export(
        self,
        click: Click,
        table: app_commands.Range[int, 1, 2**31] | None = None,
        publish: bool = False,
    ) -> None:
        interaction, person, words = click.interaction, click.person, click.words
        game = await self._game(interaction, table, person)
        if not game.has_ended:
            raise Sentence("export-not-over", table=table_name(game, words))
        sat = game.seat_of(person.id) is not None
        # Who may publish is told as they do.
        if not (publish or sat or await self.bot.database.ask(games.is_public, game.id)):
            raise Sentence("export-not-yours", table=table_name(game, words))
        record = await self.bot.database.ask(party_record, game)
        if publish:
            words = self.bot.screens.table_words(game)
        sentence = words(
            "export-public" if publish else "export-here",
            table=table_name(game, words),
            name=safe_name(person.name),
        )
        if publish:  # before anybody is told so
            await self.bot.tables.publishing.publish(game, person.id)
        async with telling(interaction):
            await interaction.response.send_message(
                sentence,
                file=discord.File(io.BytesIO(write(record).encode()), f"table-{game.id}.json"),
                ephemeral=not publish,
            )

    async def _game(self, interaction: Interaction, table: int | None, person: Person) -> Game:
        """The table of that number on this server, or of this thread."""
        if interaction.guild_id is None:
            return await self._game_of(person, table)
        async with self.bot.database.read() as connection:
            server = await servers.find(connection, interaction.guild_id or 0)
            if server is None:
                raise Sentence("export-no-table")
            if table is None:
                thread = interaction.channel_id or 0
                row = await games.find_in_thread(connection, server.id, thread)
            else:
                row = await games.find(connection, table)
        if row is None or row.server_id != server.id:
            raise Sentence("export-no-table")
        return await self.bot.tables.load(row.id)

    async def _game_of(self, person: Person, table: int | None) -> Game:
        """Return the game of a number; without one the last at this table, or of this person."""
        if table is None:
            last = await self.bot.database.ask(history.page, person.id, 0, 1, None)
            if not last:
                raise Sentence("history-none")
            table = last[0].game_id
        row = await self.bot.database.ask(games.find, table)
        game = None if row is None else await self.bot.tables.load(row.id)
        if game is None or game.seat_of(person.id) is None:
            raise Sentence("export-no-table-yours")
        return game


class ReplayButtons(Feature):
    """Each click finds its party and its moment in its custom id, and is checked anew."""

    @clicked("replay", beside=True)
    async def open(self, click: Click) -> Screen:
        """A replay for this person alone, from some moment on."""
        return await self._private(click, _position(click))

    @clicked("replay_at", "replay_deal")
    async def move(self, click: Click) -> None:
        """The message shows another moment: to them alone, or to all who see it."""
        chosen, message = click.press.verb == "replay_deal", click.interaction.message
        at = ReplayPosition(click.chosen, 0) if chosen else _position(click)
        if message is None or message.flags.ephemeral:
            screen = await self._private(click, at)
        else:
            game, replay = await self._found(click)
            reader = await self._check(game, click, at)
            screen = await self._public(replay, at, game, one_deal=reader.one_deal)
        await click.update(screen)

    @clicked("replay_show")
    async def show_everybody(self, click: Click) -> None:
        """Show the moment in the channel for who took part, and publish the party with it."""
        game, replay = await self._found(click)
        at = _checked(replay, _position(click))
        await self.bot.tables.publishing.publish(game, click.person_id)
        name = safe_name(click.person.name)
        await click.show_everybody(await self._public(replay, at, game, shown_by=name))

    @clicked("replay_note")
    async def note(self, click: Click) -> ui.Modal:
        """The form for what somebody wants to say of the moment that they look at."""
        words, at = click.words, _position(click)
        title, about = words("replay-note"), words("replay-note-about")
        return note_form(title, about, words, "replay_noted", click.game_id, *at)

    @clicked("replay_noted", "replay_note_back")
    async def noted(self, click: Click) -> Screen:
        """Write down what somebody says of the moment, or take back what they said last."""
        game, replay = await self._found(click)
        at = _checked(replay, _position(click))
        moment, notes = Moment(game.id, *at), self.bot.tables.notes
        if click.press.verb == "replay_noted":
            await notes.write_later(game, moment, click.person_id, click.value)
        else:
            await notes.take_back(moment, click.person_id)
        return await self._private(click, at)

    @clicked("replay_note_remove")
    async def remove_note(self, click: Click) -> Screen:
        """Remove what somebody else has written, for who manages the server."""
        game, replay = await self._found(click)
        at, asker = _checked(replay, _position(click)), await asker_at(click, game)
        try:
            written_at = float(click.value)
        except ValueError:
            raise Sentence("refused-unknown-button") from None
        await self.bot.tables.notes.remove(Moment(game.id, *at), written_at, asker)
        return await self._private(click, at)

    @clicked("replay_sheet", beside=True)
    async def sheet(self, click: Click) -> Screen:
        """The score sheet of a deal."""
        game, replay = await self._found(click)
        at = _checked(replay, ReplayPosition(click.number(1), 0))
        await self._check(game, click, at)
        return await self.bot.screens.sheet(game, at.deal, click.words, click.person)

    @clicked("hands", beside=True)
    async def hands(self, click: Click) -> Screen:
        """All hands of a deal that is over, to whoever sees a table that wants it so."""
        game, number = await click.game(), click.number(1)
        if game.is_practice and game.seat_of(click.person_id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        table = await self.bot.reviews.deal(game, number)
        reader = _reader(click)._replace(took_part=game.seat_of(click.person_id) is not None)
        return await hands_screen(table, number, game, reader, self.bot.pictures)

    # What is shown -------------------------------------------------------------------------------

    async def _private(self, click: Click, at: ReplayPosition) -> Screen:
        game, replay = await self._found(click)
        reader = await self._check(game, click, at)
        found = await self.bot.database.ask(notes.about, Moment(game.id, *at))
        own = [each for each in found if each.person_id == click.person_id]
        others = [each for each in found if each.person_id != click.person_id]
        here = click.interaction.guild_id is not None and game.row.server_id is not None
        moderates = bool(others) and here and (await asker_at(click, game)).manages
        reader = reader._replace(
            may_show=reader.may_show and click.interaction.guild_id is not None,
            may_share=reader.took_part and await may_be_shared(self.bot, game),
            notes=found if click.person.phrases else own,
            own_notes=sum(each.number is None for each in own),
            others_notes=others if moderates else (),
        )
        return await replay_screen(replay, _checked(replay, at), game, reader, self.bot.pictures)

    async def _public(
        self,
        replay: Review,
        at: ReplayPosition,
        game: Game,
        *,
        one_deal: bool = False,
        shown_by: str | None = None,
    ) -> Screen:
        words = self.bot.screens.table_words(game)
        reader = PartyReader(
            words,
            look_of(None, words),
            shown_by=shown_by,
            one_deal=one_deal,
            notes=await self.bot.database.ask(notes.about, Moment(game.id, *at)),
        )
        return await replay_screen(replay, _checked(replay, at), game, reader, self.bot.pictures)

    async def _found(self, click: Click) -> tuple[Game, Review]:
        game = await click.game()
        return game, await self.bot.reviews.so_far(game)

    async def _check(self, game: Game, click: Click, at: ReplayPosition) -> PartyReader:
        """How somebody may look at a deal; raises a `Sentence` when they may not."""
        async with self.bot.database.read() as connection:
            mine = game.seat_of(click.person_id) is not None
            mine = mine or await history.took_part(connection, game.id, click.person_id)
            public = await games.is_public(connection, game.id)
            shown = set[int]() if mine or public else await history.shown_deals(connection, game.id)
        if not (mine or public or at.deal in shown):
            raise Sentence("export-not-yours", table=table_name(game, click.words))
        return _reader(click)._replace(
            bottom=game.seat_of(click.person_id) or 0,
            one_deal=not (mine or public),
            took_part=mine,
            may_show=mine and game.has_ended and not game.is_practice,
            is_public=public,
        )


def _reader(click: Click) -> PartyReader:
    look = look_of(click.person, click.words)
    return PartyReader(click.words, look, text_first=click.person.text_first)


def _position(click: Click) -> ReplayPosition:
    return ReplayPosition(click.number(1), click.number(2))


def _checked(replay: Review, at: ReplayPosition) -> ReplayPosition:
    """Custom ids are hostile input: there need be no such moment."""
    if not replay.has(*at):
        raise Refused(RefusalReason.NO_SUCH_TABLE)
    return at


class AnalysisButtons(Feature):
    """Each click finds its party and its deal in its custom id, and is checked anew."""

    @clicked("analysis", beside=True)
    @clicked("analysis_at")
    async def own(self, click: Click) -> Screen:
        """The review of a deal; that of another one in its place."""
        game = await click.game()
        there = click.interaction.guild_id, game.row.thread_id
        return await self._screen(game, click, _reader(click)._replace(may_show=any(there)))

    @clicked("analysis_open", "analysis_choose")
    async def open_hands(self, click: Click) -> Screen:
        """A decision with all hands open: that of the button, or one that was chosen."""
        game = await click.game()
        deal = await self.bot.analyses.of(game, click.number(1), click.person_id)
        place = click.chosen if click.press.verb == "analysis_choose" else click.number(2)
        judged = next((each for each in deal.analysis.decisions if each.place == place), None)
        if judged is None:
            raise Sentence("refused-unknown-button")
        line = await self.bot.analyses.line(deal, judged)
        return await open_screen(deal, judged, line, game, _reader(click), self.bot.pictures)

    @clicked("analysis_why", beside=True)
    async def why(self, click: Click) -> Screen:
        """A robot's call that was chosen: its hand, and why."""
        game = await click.game()
        deal = await self.bot.analyses.of(game, click.number(1), click.person_id)
        if click.chosen not in deal.robots_calls:
            raise Sentence("refused-unknown-button")
        told = await self.bot.analyses.why(deal, click.chosen)
        return screen_of(why_text(deal, click.chosen, told, Teller(game, click.words)))

    @clicked("analysis_show")
    async def show_table(self, click: Click) -> None:
        """Show what one's own decisions cost in the table's thread; where there never was one to
        all who read the channel."""
        game = await click.game()
        thread = game.row.thread_id
        if thread in (None, click.interaction.channel_id):
            await click.show_everybody(await self._public(game, click))
            return
        screen = await self._public(game, click)
        try:
            await self.bot.messenger.sending.post(thread, screen)
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            if click.interaction.guild_id is None:  # in the DM there is nobody to show it to
                await click.tell("review-thread-gone-in-dm")
                return
            here = button(click.words("replay-show"), "analysis_here", *click.press.args)
            await click.say(click.words("review-thread-gone"), here)
        else:
            await click.tell("review-shown", thread=f"<#{thread}>")

    @clicked("analysis_here")
    async def show_here(self, click: Click) -> None:
        """Show it to all who read the channel one stands in."""
        await click.show_everybody(await self._public(await click.game(), click))

    async def _public(self, game: Game, click: Click) -> Screen:
        words = self.bot.screens.table_words(game)
        name = safe_name(click.person.name)
        return await self._screen(
            game, click, PartyReader(words, look_of(None, words), shown_by=name)
        )

    async def _screen(self, game: Game, click: Click, reader: PartyReader) -> Screen:
        deal = await self.bot.analyses.of(game, click.number(1), click.person_id)
        spots = await self.bot.analyses.spots(game, deal)
        return await analysis_screen(deal, game, reader, self.bot.pictures, spots)
