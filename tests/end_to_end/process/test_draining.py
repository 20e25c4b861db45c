"""The bot is asked to stop: it opens no more tables, and finishes what is under way."""

import asyncio
from typing import Any

import discord
import pytest

from bot.storage.engine.schema import Person
from bot.text import words_for
from cogs import bot as module
from cogs.answering import Sentence
from tests.end_to_end.club import Club, button_id
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.patience import PATIENCE


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long the bot waits for answers is measured by the machine, which may be slow."""
    monkeypatch.setattr(module, "LAST_ANSWERS", PATIENCE)


async def test_no_more_tables_but_cards_are_played(started: Table, patient: None) -> None:
    club, finished = started.club, asyncio.Event()

    async def answer() -> None:
        club.bot.keep_answering()
        await finished.wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    draining = asyncio.create_task(club.bot.drain())
    await asyncio.sleep(0)
    for who, language in LANGUAGES.items():
        reply = await club.person(who).slash(club.belote, "belote")
        assert reply.message.text() == words_for(language)("refused-reason.restarting")
    who = await started.asked()
    assert who is not None
    seen = await started.view_of(who)
    custom_id = started.button_of(steady(seen), seen)
    reply = await club.person(who).click(club.hand(who), custom_id=custom_id)
    assert reply.kind == "update"
    assert not draining.done()
    finished.set()
    await asyncio.gather(answering, draining)


async def test_every_command_and_every_refusal_is_answered_before_it_stops(
    full: Table, monkeypatch: pytest.MonkeyPatch, patient: None
) -> None:
    club, meet, gate = full.club, full.club.bot.meet, asyncio.Event()
    asked: list[int] = []

    async def slowly(interaction: discord.Interaction[Any]) -> Person:
        asked.append(interaction.id)
        await gate.wait()
        return await meet(interaction)

    monkeypatch.setattr(club.bot, "meet", slowly)
    monkeypatch.setitem(club.bot.presses.handlers, "start", refuse)
    lobby = club.lobby("benoit")
    asking = asyncio.gather(
        club.person("alice").slash(club.belote, "profile"),
        club.person("benoit").click(lobby, custom_id=button_id(lobby, "start")),
    )
    while len(asked) < 2:
        await asyncio.sleep(0)
    draining = asyncio.create_task(club.bot.drain())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not draining.done()
    gate.set()
    await draining
    assert [each.kind for each in await asking] == ["message", "message"]


async def refuse(*_: object) -> None:
    raise Sentence("refused-unknown-button")


async def test_it_waits_for_nobody_for_ever(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LAST_ANSWERS", 0.01)

    async def answer() -> None:
        evening.bot.keep_answering()
        await asyncio.Event().wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await evening.bot.drain()
    assert not answering.done()
    answering.cancel()


async def test_what_the_end_cuts_off_is_no_mistake(
    started: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is answered any more, and the same click counts after the start."""
    club, used = started.club, 0

    async def cut_off(*_: object) -> None:
        nonlocal used
        used += 1
        club.bot.stopping = True
        raise RuntimeError("Session is closed")

    monkeypatch.setitem(club.bot.presses.handlers, "peek", cut_off)
    for _ in range(2):
        custom_id = button_id(club.table(), "peek")
        clicking = asyncio.create_task(
            club.person("alice").click(club.table(), custom_id=custom_id)
        )
        async with asyncio.timeout(PATIENCE):
            while not used:
                await asyncio.sleep(0)
            while not clicking.done():
                await club.clock.advance(0.5)
                await asyncio.sleep(0)
        assert (await clicking).kind == "none"
    assert used == 1
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
