"""Servers: what who manages them has chosen, whom they keep from their tables, and whether the bot
is there."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from bot.rankings.digest import digest_after
from bot.storage.delivery import locations, messages, tournament_posts
from bot.storage.delivery.locations import Location
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Person, Server
from bot.storage.engine.tournament_schema import TournamentRow
from bot.storage.games import traces
from bot.storage.people import servers
from bot.storage.tokens import new_token
from bot.storage.tournaments import page_links
from bot.tables import Tables, new_seed
from bot.tables.party.ending import EndedWhy
from bot.tournaments.live import Tournaments

log = logging.getLogger(__name__)

_CHOSEN = {
    Subject.DIGEST: ("digest_channel_id", "digest_at"),
    Subject.SEASON: ("podium_channel_id",),
}
"""the columns of where and when a post comes"""


class StillPlays(NamedTuple):
    """A person who was blocked, and a tournament that goes on with them."""

    person: Person
    tournament: TournamentRow


class Servers:
    """Every server that the bot has been on, on the database and clock of the tables."""

    def __init__(
        self,
        tables: Tables,
        tournaments: Tournaments,
        entropy: Callable[[], bytes] = new_seed,
        *,
        pages: bool = False,
    ) -> None:
        """`pages`: a new one has pages for browsers before anybody asks for them."""
        self._pages = pages
        self._database = tables.database
        self._clock = tables.clock
        self._tables = tables
        self._tournaments = tournaments
        self._entropy = entropy
        self._listeners: list[Callable[[], None]] = []

    def on_digest(self, listener: Callable[[], None]) -> None:
        """Call `listener` when a server's digest is due at another moment."""
        self._listeners.append(listener)

    async def meet(self, discord_id: int) -> Server:
        """The server with this Discord id, new if it was not known."""
        known = await self._database.ask(servers.find, discord_id)
        if known is not None:
            return known
        async with self._database.write(asked=False) as connection:
            return await servers.meet(connection, discord_id, pages=self._pages)

    async def greet(self, discord_id: int) -> bool:
        """Return whether a server is to be greeted: once, whatever becomes of it."""
        async with self._database.write() as connection:
            server = await servers.meet(connection, discord_id, pages=self._pages)
            if server.greeted_at is not None:
                return False
            await servers.change(connection, server.id, greeted_at=self._clock.now())
            return True

    # Choosing ------------------------------------------------------------------------------------

    async def change(self, server: Server, **values: Any) -> Server:
        """Set what needs nothing else to be changed with it."""
        await self._database.commit(servers.change, server.id, **values)
        return server._replace(**values)

    async def post_digest(self, server: Server, channel_id: int | None) -> Server:
        """Post the weekly digest there from now on; what was planned elsewhere is not sent."""
        due_at = digest_after(self._clock.now()) if channel_id else None
        values: dict[str, Any] = {"digest_channel_id": channel_id, "digest_at": due_at}
        await self._post(Subject.DIGEST, server.id, values)
        for listener in self._listeners:
            listener()
        return server._replace(**values)

    async def post_podium(self, server: Server, channel_id: int | None) -> Server:
        """Post the podium of a season there from now on; what was planned elsewhere is not sent."""
        await self._post(Subject.SEASON, server.id, {"podium_channel_id": channel_id})
        return server._replace(podium_channel_id=channel_id)

    async def show_pages(self, server: Server, shown: bool) -> Server:
        """Let tournaments have links for browsers, or have those that there are lead nowhere; their
        announcements show it."""
        async with self._database.write() as connection:
            await servers.change(connection, server.id, pages=shown)
            for tournament_id, channel_id in await page_links.of_server(connection, server.id):
                post = Subject.ANNOUNCEMENT, 0
                await tournament_posts.want(
                    connection, tournament_id, channel_id, post, self._clock.now()
                )
                await tournament_posts.schedule(connection, tournament_id, self._clock.now())
        self._tournaments.changed()
        return server._replace(pages=shown)

    async def schedule_events(self, server: Server, on: bool) -> Server:
        """Have tournaments stand among the server's scheduled events, or take them away."""
        async with self._database.write() as connection:
            await servers.change(connection, server.id, scheduled_events=on)
            await tournament_posts.schedule_all(connection, server.id, self._clock.now())
        self._tournaments.changed()
        return server._replace(scheduled_events=on)

    async def open_page(self, server: Server, name: str) -> Server:
        """Give a server pages of its own under a new link, called by its `name`; one that it had
        leads nowhere any more."""
        token = new_token(self._entropy())
        return await self.change(server, page_token=token, page_name=name, page_listed=False)

    async def close_page(self, server: Server) -> Server:
        """Take the link back: whoever has it reads nothing any more."""
        return await self.change(server, page_token=None, page_name="", page_listed=False)

    async def are_called(self, names: Mapping[int, str]) -> None:
        """Note what servers are called now, by their Discord ids, where their pages say it."""
        await self._database.commit(servers.rename_pages, names)

    async def turn_off(self, subject: Subject, server_id: int) -> None:
        """Post no digest or podium any more: the channel that was chosen may not be written to."""
        await self._post(subject, server_id, dict.fromkeys(_CHOSEN[subject]))

    async def _post(self, subject: Subject, server_id: int, values: dict[str, Any]) -> None:
        async with self._database.write() as connection:
            await servers.change(connection, server_id, **values)
            await messages.forget_unsent(connection, subject, server_id)

    # Blocks --------------------------------------------------------------------------------------

    async def block(self, server_id: int, people: Iterable[Person], by: int) -> list[StillPlays]:
        """Keep people from a server's tables: they leave its lobbies and what has not begun.

        Returns what they still play, for its organisers to decide.
        """
        blocked, now = list(people), self._clock.now()
        async with self._database.write() as connection:
            for each in blocked:
                await servers.block(connection, server_id, each.id, by, now)
        plays: list[StillPlays] = []
        for each in blocked:
            await self._tables.lobby.put_out(server_id, each.id)
            going_on = await self._tournaments.registration.put_out(server_id, each.id, by)
            plays += [StillPlays(each, row) for row in going_on]
        return plays

    async def unblock(self, server_id: int, person_id: int) -> None:
        """Let somebody play there again."""
        await self._database.commit(servers.unblock, server_id, person_id)

    async def lift_block(self, server_id: int, number: int) -> None:
        """Do the same for somebody who was forgotten, whose block has only a number."""
        await self._database.commit(traces.lift_block, server_id, number)

    # Being there ---------------------------------------------------------------------------------

    async def left(self, discord_id: int) -> None:
        """Note that a server has removed the bot: its tables end, its tournaments wait."""
        async with self._database.write() as connection:
            await servers.left(connection, self._clock.now(), discord_id)
            found = await locations.in_server(connection, discord_id)
        await self._end(found)
        self._tournaments.changed()

    async def came_back(self, discord_id: int) -> None:
        async with self._database.write() as connection:
            await servers.back(connection, discord_id)
            await locations.reopen_server(connection, discord_id, self._clock.now())
        self._tournaments.changed()

    async def are(self, discord_ids: Collection[int]) -> None:
        """Note all where the bot is: others may have removed it while it was away."""
        async with self._database.write() as connection:
            now = self._clock.now()
            for each in await servers.are(connection, now, discord_ids):
                await locations.reopen_server(connection, each, now)
            found = await locations.outside(connection, discord_ids)
        await self._end(found)
        self._tournaments.changed()

    async def _end(self, found: Iterable[Location]) -> None:
        """End tables where nobody can be written to any more, and from which no click arrives."""
        for place in found:
            log.info("game %s ends: its server is gone", place.game_id)
            await self._tables.ending.stop(place.game_id, EndedWhy.LOST)
