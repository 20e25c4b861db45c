"""A party that cannot go on by itself says so at its table, and the others go on."""

from pathlib import Path

import pytest
from sqlalchemy import text

from bot.clock import ManualClock
from bot.rules import Phase
from bot.tables import host, thinking
from bot.tables.party.ending import EndedWhy
from bot.text import words_for
from cogs.screens.names import table_name
from tests.end_to_end.club import Club, club_in, crash, seed
from tests.end_to_end.playing import Table, steady
from tests.end_to_end.seating import newest, now, verbs
from tests.sandbox_fixtures import running_sandbox

EN, FR = words_for("en"), words_for("fr")


async def alone(club: Club, who: str, number: int) -> Table:
    """A party with three robots, in the auction of its first deal."""
    await club.open(who)
    await club.press(who, club.lobby(who), "fill")
    await club.press(who, club.lobby(who), "start")
    table = Table(club, number)
    await table.play_until(lambda game: bool(game.state and game.state.phase is Phase.CALL))
    return table


@pytest.mark.parametrize("verb", ["resume", "table_close"])
async def test_a_record_that_does_not_replay(tmp_path: Path, verb: str) -> None:
    """After a restart: the table is told, can be closed, and nothing else waits for it."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock, entropy=seed(7)) as club:
            await alone(club, "benoit", 1)
            await alone(club, "alice", 2)
            async with club.bot.database.write() as connection:
                broken = "UPDATE events SET action = '3 stop' WHERE game_id = 2 AND number = 2"
                await connection.execute(text(broken))
            crash(club.bot)
        async with club_in(sandbox, tmp_path, clock, entropy=seed(7)) as club:
            table, other = Table(club, 2), Table(club, 1)
            async with club.bot.database.write() as connection:
                await connection.execute(text("UPDATE games SET due_at = 0 WHERE id = 2"))
            club.bot.tables.host.wake()
            await club.advance(3)
            game = await table.game()
            assert game.is_broken
            told = newest(club, "alice", "thread")
            name = table_name(game, FR)  # Benoît opened the first table
            assert told.text() == FR("trouble-message", table=name, events=game.events)
            if verb == "resume":
                reply = await club.press("alice", told, verb)
                assert reply.message.text() == EN("refused-reason.broken")
            else:
                reply = await club.person("alice").slash(club.belote, "table", number=2)
                page = reply.message
                for each in ("manage", verb, "table_close_now"):
                    await club.press("alice", now(club, "alice", page), each)
                assert (await table.game()).row.ended_why == EndedWhy.CLOSED
                last_word = newest(club, "alice", "thread")
                assert FR("early-end.closed") in last_word.text()
                assert "again" in verbs(last_word)
            events = len(await other.events())
            await other.play_until(lambda game: game.events > events + 8, steady)


async def test_something_goes_wrong_again_and_again(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of a robot stops its own table, until somebody there says Resume."""
    table = await alone(evening, "alice", 1)
    with monkeypatch.context() as patched:
        patched.setattr(thinking, "as_a_robot", _fail)
        while (await table.game()).row.paused_at is None:
            if await table.asked() is not None:
                await table.step(steady)
            else:
                await evening.advance(host.RETRY_AFTER)
    since = EN.timestamp((await table.game()).row.paused_at or 0)
    assert EN("paused-trouble", since=since) in evening.table().text()
    told = newest(evening, "alice", "thread")
    before = len(await table.events())
    await evening.press("alice", told, "resume")
    assert not verbs(now(evening, "alice", told))
    await evening.advance(3)
    assert len(await table.events()) > before


def _fail(*_: object) -> None:
    raise ZeroDivisionError
