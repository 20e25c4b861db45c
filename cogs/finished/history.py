"""`/history`: somebody's finished parties, each with its sheet and its replay."""

import discord

from bot.storage.games import games
from bot.storage.people import history, people
from bot.storage.people.history import Party
from bot.storage.people.people import Person
from bot.text import Words, safe_name
from cogs.answering import Sentence, show
from cogs.commands import anywhere, slash_command, slash_options
from cogs.feature import Click, Feature, clicked
from cogs.finished.history_screen import PER_PAGE, HistoryPage, history_screen, party_screen
from cogs.people.players import name_of
from cogs.pictures import look_of
from cogs.press import Interaction, Press
from cogs.screens.names import person_name
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.servers.permissions import server_of


class History(Feature):
    """One's own parties everywhere; of somebody else those on this server, unless they hide."""

    @anywhere
    @slash_command("command-history")
    @slash_options(person="option-history-person")
    async def history(self, interaction: Interaction, person: discord.User | None = None) -> None:
        reader, words = await self.bot.meet(interaction)
        owner = reader
        if person is not None and person.id != interaction.user.id:
            async with self.bot.database.read() as connection:
                found = await people.find_by_discord_id(connection, person.id)
            if found is None:
                raise Sentence("history-none-of", name=name_of(person))
            owner = found
        await show(interaction, await self._page(interaction, reader, owner, 0, words))

    @clicked("history")
    async def turn(self, click: Click) -> None:
        owner = await self._owner(click.press)
        number = max(0, click.press.number(1))
        await click.update_own(
            await self._page(click.interaction, click.person, owner, number, click.words)
        )

    @clicked("history_open")
    async def open(self, click: Click) -> None:
        """A party was chosen: its sheet, and the way to its replay."""
        game = await self.bot.tables.load(click.press.chosen())
        replay = await self.bot.reviews.of(game)
        async with self.bot.database.read() as connection:
            mine = await history.took_part(connection, game.id, click.person.id)
            if not mine and not await games.is_public(connection, game.id):
                raise Sentence(
                    "export-not-yours", table=click.words("table-name", number=str(game.id))
                )
            ended_at = await history.ended_at(connection, game.id)
        back = click.game_id, max(0, click.press.number(1))
        screen = await party_screen(
            replay.last,
            game,
            ended_at,
            back,
            click.words,
            look_of(click.person, click.words),
            self.bot.pictures,
        )
        await click.update_own(screen)

    async def _owner(self, press: Press) -> Person:
        async with self.bot.database.read() as connection:
            owner = await people.find(connection, press.number(0))
        if owner is None:
            raise Sentence("refused-unknown-button")
        return owner

    async def _page(
        self, interaction: Interaction, reader: Person, owner: Person, number: int, words: Words
    ) -> Screen:
        """Checked each time: buttons outlive what somebody wants to be seen of them."""
        own = owner.id == reader.id
        name = None if own else person_name(owner.name, words)
        server_id = None if own else await self._server_id(interaction)
        if not own and owner.hidden:
            raise Sentence("history-hidden", name=name or "")
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
        return history_screen(
            HistoryPage(
                owner_id=owner.id,
                owner=name,
                number=number,
                total=total,
                parties=parties,
                sitting=sitting,
                server_names=self._server_names(parties, words) if own else {},
                open_games=frozenset(
                    party.game_id
                    for party in parties
                    if not party.given_up
                    and (
                        own
                        or party.published
                        or any(each.person_id == reader.id for each in sitting[party.game_id])
                    )
                ),
            ),
            words,
        )

    async def _server_id(self, interaction: Interaction) -> int:
        """Return the server on which a person asks for another's parties."""
        server = await server_here(self.bot, interaction)
        if server is None:
            raise Sentence("history-server-only")
        return server.id

    def _server_names(self, parties: list[Party], words: Words) -> dict[int, str]:
        names: dict[int, str] = {}
        for each in parties:
            guild = server_of(self.bot, each.server_discord_id)
            known = safe_name(guild.name) if guild else words("history-former-server")
            names[each.server_discord_id] = known
        return names
