"""The bot dies when `/belote` is answered and the message not written down: it is found again."""

from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.sandbox import ShownMessage
from bot.sandbox.server.permissions import READ_MESSAGE_HISTORY
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from tests.end_to_end.club import Club, club_in, crash
from tests.sandbox_fixtures import running_sandbox


def lobbies(club: Club) -> list[ShownMessage]:
    seen = club.person("benoit").sees(club.belote)
    return [m for m in seen if not m.ephemeral and m.author["id"] == club.sandbox.bot.id]


async def forget_where(club: Club) -> None:
    """As if the bot had been killed before it wrote that down."""
    async with club.bot.database.write() as connection:
        row = await messages.find(connection, 1, Subject.LOBBY, TABLE_VIEWER)
        assert row is not None
        await messages.change(connection, row.id, message_id=None, channel_id=None, shown=0)


@pytest.mark.parametrize("clicked", [False, True])
async def test_the_lobby_does_not_stand_twice(tmp_path: Path, clicked: bool) -> None:
    """The same whether it is clicked first, or looked for first."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as club:
            lobby = await club.open("alice")
            await forget_where(club)
            crash(club.bot)
        async with club_in(sandbox, tmp_path, clock) as club:
            if clicked:
                await club.press("benoit", lobby, "sit:1:1")
            await club.advance(6)
            assert [each.id for each in lobbies(club)] == [lobby.id]
            if not clicked:
                await club.press("benoit", lobby, "sit:1:1")
            assert "Benoît" in lobbies(club)[0].text()
            await club.press("alice", lobbies(club)[0], "fill")
            await club.press("alice", lobbies(club)[0], "start")
            assert [each.id for each in lobbies(club)] == [lobby.id]
            assert club.thread().id == lobby.id


async def test_without_the_right_to_read_it_is_sent_again(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox, club_in(sandbox, tmp_path, clock) as club:
        await club.open("alice")
        sandbox.deny(club.belote, READ_MESSAGE_HISTORY)
        await forget_where(club)
        club.bot.reconciler.wake()
        await club.advance(6)
        assert len(lobbies(club)) == 2
