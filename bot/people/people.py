"""People: who they are, what they prefer, and being forgotten, with what stands in their DMs."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from cachetools import LRUCache

from bot.clock import Clock
from bot.storage.delivery import messages
from bot.storage.engine.database import Database
from bot.storage.engine.schema import Person
from bot.storage.people import people, privacy
from bot.storage.tokens import new_token
from bot.tables import Refused, Tables, new_seed
from bot.tables.party.ending import EndedWhy
from bot.tables.worker import Worker
from bot.tournaments.live import Tournaments

REMEMBERED = 5000
"""people who are not read anew each time they do something"""


class People:
    """People whom the bot has met, on the database and clock of the tables; `entropy` makes the
    links to their pages."""

    def __init__(
        self,
        tables: Tables,
        tournaments: Tournaments,
        entropy: Callable[[], bytes] = new_seed,
    ) -> None:
        self._database = tables.database
        self.entropy = entropy
        self._tables = tables
        self._tournaments = tournaments
        self._known: LRUCache[int, Person] = LRUCache(REMEMBERED)
        tables.games.on_person(self._meet_anew)

    # Meeting -------------------------------------------------------------------------------------

    def known(self, discord_id: int) -> Person | None:
        """Return somebody as they were met last, without the database."""
        return self._known.get(discord_id)

    async def meet(
        self, discord_id: int, name: str, locale: str | None = None, dm: int | None = None
    ) -> Person:
        """The person with this Discord id, with their name and locale as they are now.

        `locale`: None for somebody whom others have named. `dm`: the channel, of who is met in
        their DM with the bot.
        """
        person = self._known.get(discord_id)
        if person is None or not is_up_to_date(person, name, locale, dm):
            async with self._database.glance() as connection:
                person = await people.find_by_discord_id(connection, discord_id)
            if person is None or not is_up_to_date(person, name, locale, dm):
                now = self._tables.clock.now()
                async with self._database.write(asked=False) as connection:
                    person = await people.meet(connection, discord_id, name, locale, now, dm)
                self._tables.games.forget_person(person.id)
            self._known[discord_id] = person
        return person

    def _meet_anew(self, person_id: int | None) -> None:
        """Forget somebody whose name or preferences have changed, or everybody: they are read
        anew."""
        known = self._known.items()
        for discord_id in [number for number, person in known if person_id in (None, person.id)]:
            del self._known[discord_id]

    # Choosing ------------------------------------------------------------------------------------

    async def choose(self, person: Person, **values: Any) -> Person:
        """Set preferences; hands and pages that somebody has open follow them at once."""
        async with self._database.write() as connection:
            await people.change(connection, person.id, **values)
            await messages.outdate_hands(connection, person.id)
        self._tables.games.forget_person(person.id)
        self._tables.changed()
        return person._replace(**values)

    async def open_page(self, person_id: int) -> None:
        """Give somebody a link under which anybody reads their profile; one that they had leads
        nowhere any more."""
        token = new_token(self.entropy())
        await self._database.commit(people.change, person_id, page_token=token)

    async def close_page(self, person_id: int) -> None:
        """Take the link back: whoever has it reads nothing any more."""
        await self._database.commit(people.change, person_id, page_token=None)

    # Being forgotten -----------------------------------------------------------------------------

    async def forget(self, person_id: int) -> None:
        """Have somebody leave every table, and then nothing says who they were.

        Lobbies they opened close, and robots play for them in parties; then their name goes. Each
        step is a transaction of its own: when it is cut off, it can be done again.
        """
        lobby, seats = self._tables.lobby, self._tables.seats
        for game_id in await self._database.ask(privacy.open_tables_of, person_id):
            if (await self._tables.load(game_id)).is_practice:
                await self._tables.ending.stop(game_id, EndedWhy.LOST)
                continue
            # The table may be in any state by now: each refuses where it is not meant.
            for step in (lobby.close, lobby.leave, seats.give_up):
                with suppress(Refused):
                    await step(game_id, person_id)
        await self._database.commit(privacy.forget, person_id)
        await drop_said(self._database)
        self._tables.games.forget_person(person_id)
        self._tables.changed()
        self._tournaments.changed()


def is_up_to_date(
    person: Person, name: str, locale: str | None = None, dm: int | None = None
) -> bool:
    seen = person.name == name and locale in (None, person.locale)
    return seen and dm in (None, person.dm_channel_id)


# DMs of people who were forgotten -----------------------------------------------------------------
#
# Their messages go, with the numbers that Discord knows them by.

DAY = 86_400.0


async def drop_said(database: Database) -> None:
    """Delete what says its last word by now, and leave nothing of it in the file."""
    if ids := await database.ask(privacy.messages_of_forgotten):
        await database.commit(privacy.drop_messages, ids)
    await database.ask(privacy.scrub)


class ForgottenDms(Worker):
    """Looks once a day: what is up to date goes when they do, a last word once it is said."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._database = database

    async def round(self) -> None:
        await drop_said(self._database)
        await self.rest(self.clock.now() + DAY)
