"""The file is locked, full, read-only or damaged while people play: they are told, and go on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.rules import PRESETS
from bot.sandbox import Reply
from bot.storage.delivery import messages
from bot.storage.engine.database_errors import FileProblem
from bot.text import words_for
from tests.end_to_end.checks import check_everybody
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.examples import sampled
from tests.patience import PATIENCE
from tests.storage.file_problems import PROBLEMS

EN, FR = words_for("en"), words_for("fr")


async def click(table: Table) -> tuple[str, Reply]:
    """Let whoever is asked click as `steady` does; the clock may run meanwhile."""
    who = await table.asked()
    assert who is not None
    seen = await table.view_of(who)
    custom_id = table.button_of(steady(seen), seen)
    return who, await table.club.person(who).click(table.club.hand(who), custom_id=custom_id)


@pytest.mark.parametrize("problem", PROBLEMS)
async def test_a_click_is_not_saved_and_can_be_repeated(
    started: Table, tmp_path: Path, problem: FileProblem, caplog: pytest.LogCaptureFixture
) -> None:
    before = await started.events()
    async with PROBLEMS[problem](started.club.bot.database, tmp_path / "club.db"):
        for _ in range(2):
            who, reply = await click(started)
            assert reply.kind == "message"
            assert reply.message.text() == words_for(LANGUAGES[who])("error-not-saved")
        assert await started.events() == before
    _, reply = await click(started)
    assert reply.kind == "update"
    await started.club.settle()
    assert len(await started.events()) == len(before) + 1
    await check_everybody(started)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("problem", sampled([*PROBLEMS][::-1]))
async def test_a_stranger_is_told_in_the_language_of_their_client(
    started: Table, tmp_path: Path, problem: FileProblem
) -> None:
    """A stranger would be written down first; commands are answered too."""
    stranger = started.club.sandbox.add_person("marius", locale="fr")
    async with PROBLEMS[problem](started.club.bot.database, tmp_path / "club.db"):
        replies = [
            await stranger.slash(started.club.belote, "belote"),
            await stranger.slash(started.club.belote, "preferences"),
            await stranger.slash(started.club.belote, "practice"),
            await stranger.click(started.club.table(), custom_id="dd:peek:1"),
        ]
        for reply in replies:
            assert reply.message.text() == FR("error-not-saved")
        offered = await stranger.autocomplete(started.club.belote, "belote", "game", "")
        assert len(offered) == len(PRESETS)
    reply = await stranger.slash(started.club.belote, "preferences")
    assert reply.message.text() != FR("error-not-saved")


@pytest.mark.gateway  # where it is not told of, the server has been left
@pytest.mark.parametrize("problem", sampled(PROBLEMS))
async def test_the_host_and_the_reconciler_go_on_afterwards(
    tmp_path: Path, problem: FileProblem, caplog: pytest.LogCaptureFixture
) -> None:
    """Robots stand still for as long as it lasts, and nothing stands twice."""
    async with club(tmp_path, entropy=seed(242)) as opened:
        await opened.open("alice", end="short")
        await opened.press("alice", opened.lobby("alice"), "fill")
        await opened.press("alice", opened.lobby("alice"), "start")
        table = Table(opened)
        await opened.clock.advance(0.1)
        server_events: Any = opened.bot.get_cog("ServerEvents")
        async with PROBLEMS[problem](opened.bot.database, tmp_path / "club.db"):
            before = await table.events()
            # What Discord tells meanwhile is written down afterwards.
            await asyncio.create_task(server_events.on_ready())
            await _let_work(opened, 30)
            assert await table.events() == before
            told = [r for r in caplog.records if "the database cannot be used" in r.message]
            assert len(told) <= 2
        await _let_work(opened, 6)
        while await table.asked() is None:
            await opened.advance(1)
        assert len(await table.events()) > len(before)
        async with asyncio.timeout(PATIENCE):
            while await _lags(opened):  # what could not be written down waits five seconds
                await opened.advance(1)
        who = await table.asked()
        assert who is not None
        # Time went by meanwhile: the table may be wrong by a few seconds about when a robot plays.
        await table.act(who, steady)
        await check_everybody(table)
        tables = [m for m in opened.person("alice").sees(opened.thread()) if m.attachments]
        assert len(tables) == 1
        assert "Traceback" not in caplog.text


async def _lags(club: Club) -> bool:
    return await club.bot.database.ask(messages.count_lagging) > 0


async def _let_work(club: Club, seconds: int) -> None:
    """A bot in trouble does not come to rest: let it do what it can."""
    for _ in range(seconds):
        await club.clock.advance(1)
        for _ in range(20):
            await asyncio.sleep(0.001)
