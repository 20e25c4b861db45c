"""A club in which a party was finished: played once, and its file kept for all tests."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from tests.end_to_end.club import Club, club, club_in, seed
from tests.end_to_end.playing import Table, is_over
from tests.sandbox_fixtures import running_sandbox
from tests.storage.databases import keep, take

_FILE = "club.db"
_kept: list[tuple[bytes | str, float]] = []
"""the file, and when the party was over"""


async def play_one(evening: Club, number: int, opener: str = "alice") -> Table:
    """A party against three robots."""
    lobby = await evening.open(opener, end="short")
    await evening.press(opener, lobby, "fill")
    await evening.press_lobby(opener, "start")
    table = Table(evening, number)
    await table.play_until(is_over)
    await evening.advance(3)
    return table


@asynccontextmanager
async def after_a_party(folder: Path) -> AsyncIterator[tuple[Sandbox, ManualClock]]:
    """Alice has finished a party with three robots, on a Friday; its messages are gone."""
    if not _kept:
        with TemporaryDirectory() as first:
            async with club(Path(first), entropy=seed(8)) as evening:
                await play_one(evening, 1)
                now = evening.clock.now()
            _kept.append((keep(Path(first) / _FILE), now))
    [(kept, now)] = _kept
    take(kept, folder / _FILE)
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        # The same people and channels: their ids come from the moment at which they are made.
        await clock.advance(now - clock.now())
        yield sandbox, clock


@asynccontextmanager
async def club_after_a_party(folder: Path) -> AsyncIterator[Club]:
    """The same with the bot in it."""
    async with (
        after_a_party(folder) as (sandbox, clock),
        club_in(sandbox, folder, clock, entropy=seed(8)) as evening,
    ):
        await evening.settle()
        yield evening
