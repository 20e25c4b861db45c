"""A party, a lobby and a tournament, and every verb that the bot itself has registered.

A new verb is pressed without being named.
"""

from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.forging import Forged
from tests.end_to_end.playing import Table, seated
from tests.end_to_end.tournaments.organising import running
from tests.storage import databases
from tests.storage.databases import everything, looking

PARTY, LOBBY, TOURNAMENT = 1, 2, 1
STRANGER = "emil"
"""sits nowhere, and organises nothing"""
OWN = {
    "lobby_open": {"games", "messages", "seats"},
    "practice_found": {"events", "games", "messages", "seats"},
    "privacy_delete_now": {"people", "games", "messages", "seats"},  # their lobby closes
    "t_quiet": {"people"},
}
"""verbs without arguments that anybody may press for themselves, and the tables of the database
that they change: pressed by the stranger only"""


class Scene:
    """A party, a lobby and a tournament that is played; `shown` may hold any button."""

    def __init__(self, evening: Club, seen: Connection) -> None:
        self.evening = evening
        self.table = Table(evening, PARTY)
        self.shown = evening.lobby("alice")
        self._seen = seen
        self._rows: dict[str, Any] = {}
        self._version: Any = None

    async def was_written(self) -> bool:
        """Tell whether the database is another one than when this was asked last; a server does not
        say so, and all rows are compared."""
        before = self._version
        if databases.on_server:
            self._version = await everything(self.evening.bot.database)
        else:
            self._version = self._seen.exec_driver_sql("PRAGMA data_version").scalar()
        return self._version != before

    async def changed(self) -> set[str]:
        """The tables of which a row has changed since this was asked last, but for that of presses
        that are done.

        All rows are read only if anything has been written.
        """
        if not await self.was_written():
            return set()
        before = self._rows
        self._rows = await everything(self.evening.bot.database)
        del self._rows["taken"]
        return {name for name, rows in self._rows.items() if rows != before.get(name)}


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with club(folder, entropy=seed(242), validate=False) as evening:
        evening.sandbox.add_person(STRANGER, name="Emil")
        table = await seated(evening)
        await table.start()
        await table.play_until(lambda game: game.events > 9)
        await evening.open("alice")
        await running(evening)
        with looking(folder / "club.db") as seen:
            yield Scene(evening, seen)


def forged(who: str, verb: str, *arguments: str) -> Iterator[Forged]:
    """A button with the first arguments, a select with the next, a form, and so on."""
    for number, each in enumerate(arguments):
        custom_id, value = f"dd:{verb}:{each}", each.rpartition(":")[2]
        values, text = (value,) if number % 3 == 1 else None, value if number % 3 == 2 else None
        yield Forged(who, custom_id, values, text)


async def known(stage: Scene, *people: str) -> None:
    """The bot has met them: whom it meets for the first time it writes down."""
    for who in people:
        await stage.evening.slash(who, "preferences")
    await stage.evening.settle()
    await stage.changed()


def verbs(stage: Scene, *, without: Iterable[str] = ()) -> list[str]:
    """All that its bot answers; those about oneself last."""
    answered = stage.evening.bot.presses.handlers.keys()
    return sorted(answered - set(without), key=lambda each: (each in OWN, each))


def in_turn(sent: Iterable[Forged], number: int, count: int) -> list[Forged]:
    """Return all the requests if `count` is their number, else the one whose turn it is."""
    each = list(sent)
    return each if count == len(each) else [each[number % len(each)]]
