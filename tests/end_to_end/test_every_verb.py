"""Every verb there is, as the bot itself registers them, pressed with what nobody was given.

The wrong people, servers, numbers and lengths: each gets a sentence, nothing is changed, and no
mistake of ours is logged. A new verb is pressed here without being named.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Final

from bot.storage import games, servers, tournaments
from cogs import press
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.forging import Forged, check_answer, listening, send
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.tournaments.organising import running
from tests.storage.databases import everything

PARTY, LOBBY, TOURNAMENT = 1, 2, 1
STRANGER: Final = "emil"
"""sits nowhere, and organises nothing"""
OWN: Final = frozenset({"privacy_delete_now", "t_quiet"})
"""verbs about oneself alone, which have no arguments: pressed by the stranger only"""
HERE: Final = ("setup_", "season_", "t_daily_", "t_today")
"""how verbs begin that are about the server where they are pressed, whatever else they say"""
MEANS_NOTHING: Final = ("x", "99", "9" * 70)
SOMETHING_RIGHT: Final = ("1:99:99:99", "2:x:-1:0")
"""what follows the number of a table or a tournament means nothing"""
LONGEST: Final = "x" * 4000
"""Discord lets nobody write more into a form"""


class Scene:
    """A party, a lobby and a tournament that is played; `shown` may hold any button."""

    def __init__(self, evening: Club, file: sqlite3.Connection) -> None:
        self.evening = evening
        self.table = Table(evening, PARTY)
        self.shown = evening.lobby("alice")
        self._file = file
        self._rows: dict[str, Any] = {}
        self._version = 0

    async def changed(self) -> set[str]:
        """The tables of which a row has changed since this was asked last.

        All rows are read only if anything has been written.
        """
        [version] = self._file.execute("PRAGMA data_version").fetchone()
        if version == self._version:
            return set()
        before, self._version = self._rows, version
        self._rows = await everything(self.evening.bot.database)
        return {name for name, rows in self._rows.items() if rows != before.get(name)}


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with club(folder, entropy=seed(242), validate=False) as evening:
        evening.sandbox.add_person(STRANGER, name="Emil")
        await evening.open("alice")
        for seat, who in enumerate(LANGUAGES):
            if seat:
                await evening.press(who, evening.lobby(who), f"sit:1:{seat}")
        table = Table(evening)
        await evening.press("alice", evening.lobby("alice"), "start")
        await table.play_until(lambda game: game.events > 9)
        await evening.open("alice")
        await running(evening)
        with closing(sqlite3.connect(folder / "club.db")) as file:
            yield Scene(evening, file)


def forged(who: str, verb: str, *arguments: str) -> Iterator[Forged]:
    """A button with the first arguments, a select with the next, a form, and so on."""
    for number, each in enumerate(arguments):
        custom_id, value = f"dd:{verb}:{each}", each.rpartition(":")[2]
        values, text = (value,) if number % 3 == 1 else None, value if number % 3 == 2 else None
        yield Forged(who, custom_id, values, text)


async def press_all(stage: Scene, sent: Iterable[Forged], verb: str) -> None:
    """Each is answered, and nothing goes wrong."""
    with listening() as alarm:
        for each in sent:
            check_answer(await send(stage.evening, stage.shown, each), each, alarm)
        await stage.evening.settle()
        assert alarm.heard == [], verb


async def nothing_comes_of(stage: Scene, sent: Iterable[Forged], verb: str) -> None:
    """And nothing but oneself is changed."""
    await press_all(stage, sent, verb)
    assert await stage.changed() <= ({"people"} if verb in OWN else set()), verb


async def known(stage: Scene, *people: str) -> None:
    """The bot has met them: whom it meets for the first time it writes down."""
    for who in people:
        await stage.evening.person(who).slash(stage.evening.belote, "preferences")
    await stage.evening.settle()
    await stage.changed()


def verbs(*, without: Iterable[str] = ()) -> list[str]:
    """All that are registered; those about oneself last."""
    return sorted(press._handlers.keys() - set(without), key=lambda each: (each in OWN, each))


async def test_a_stranger_moves_nothing(tmp_path: Path) -> None:
    """Also with the very decision that somebody else is asked for."""
    async with scene(tmp_path) as stage:
        await known(stage, STRANGER)
        game = await stage.table.game()
        decision = game.decision()
        assert decision is not None
        holder = game.holder(int(decision.actor))
        seen = await stage.table.view_of(stage.table.key_of(holder))
        decided = f"{PARTY}:{decision.key}:{seen.hand[0]}"
        for verb in verbs():
            sent = forged(STRANGER, verb, decided, f"{LOBBY}:0", f"{TOURNAMENT}:1:1")
            await nothing_comes_of(stage, sent, verb)


async def test_numbers_that_mean_nothing(tmp_path: Path) -> None:
    """In the name of who has opened the tables and organises the tournament."""
    async with scene(tmp_path) as stage:
        await known(stage, "alice")
        for verb in verbs(without=OWN):
            await nothing_comes_of(stage, forged("alice", verb, *MEANS_NOTHING), verb)
        for verb in verbs(without=OWN):
            written = Forged("alice", f"dd:{verb}:1:1", text=LONGEST)
            await press_all(stage, (*forged("alice", verb, *SOMETHING_RIGHT), written), verb)


async def test_another_server(tmp_path: Path) -> None:
    """Tables and tournament belong to it; whoever presses manages the one where they press."""
    async with scene(tmp_path) as stage:
        evening = stage.evening
        await known(stage, STRANGER)
        await manage_here(evening, STRANGER)
        await move_away(evening)
        await stage.changed()
        for verb in verbs(without=OWN):
            if verb.startswith(HERE):
                continue
            sent = forged(STRANGER, verb, f"{PARTY}:1:1", f"{LOBBY}:1", f"{TOURNAMENT}:1:1")
            await nothing_comes_of(stage, sent, verb)


async def manage_here(evening: Club, who: str) -> None:
    organiser = evening.sandbox.role("Organiser")
    evening.sandbox.set_permissions(organiser, 1 << 5)
    evening.sandbox.give_role(evening.person(who), organiser)


async def move_away(evening: Club) -> None:
    """Everything there is belongs to a server where the bot is not."""
    async with evening.bot.database.write() as connection:
        other = await servers.meet(connection, 4242)
        await tournaments.change(connection, TOURNAMENT, server_id=other.id)
        for number in (PARTY, LOBBY):
            game = await games.find(connection, number)
            assert game is not None
            await games.change(connection, number, server_id=other.id, version=game.version + 1)
    events: Any = evening.bot.get_cog("ServerEvents")
    await asyncio.create_task(events.on_ready())
    await evening.settle()
