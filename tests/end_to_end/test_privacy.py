"""/privacy: what is stored, as a file, and being forgotten in the middle of an evening."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import orjson
import pytest

from bot.people.people import drop_said
from bot.sandbox import ShownMessage
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Person
from bot.text import words_for
from cogs.answering import SLOW
from tests.end_to_end.club import Club
from tests.end_to_end.playing import Table
from tests.storage.databases import ask_plainly

EN, FR = words_for("en"), words_for("fr")


async def privacy(evening: Club, who: str) -> ShownMessage:
    reply = await evening.slash(who, "privacy")
    assert reply.message.ephemeral
    return reply.message


async def forget(evening: Club, who: str) -> str:
    """The last word that they are told."""
    page = await privacy(evening, who)
    await evening.press(who, page, "privacy_delete")
    await evening.press(who, shown(evening, who, page), "privacy_delete_now")
    await evening.settle()
    return shown(evening, who, page).text()


def shown(evening: Club, who: str, message: ShownMessage) -> ShownMessage:
    return evening.person(who).look(message)


def contents(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())


def numbers(number: int) -> tuple[bytes, bytes]:
    return number.to_bytes(8, "big"), str(number).encode()


async def test_what_is_stored_in_plain_words(started: Table) -> None:
    evening = started.club
    await started.play_until(lambda game: game.events > 8)
    page = (await privacy(evening, "benoit")).text()
    actions = sum(
        each.made_by == "player" and each.person_id == 2 for each in await started.events()
    )
    for sentence in (
        FR("privacy-name", name="Benoît"),
        FR("privacy-tables", count=1),
        FR("privacy-actions", count=actions),
    ):
        assert sentence in page
    for nothing in (FR("privacy-results", count=0), FR("privacy-blocks", count=1)):
        assert nothing not in page


async def test_as_a_file(started: Table) -> None:
    evening = started.club
    page = await privacy(evening, "benoit")
    reply = await evening.press("benoit", page, "privacy_export")
    assert reply.latest is not None
    assert reply.latest.ephemeral
    [file] = reply.latest.attachments
    kept = orjson.loads(file.bytes)
    assert kept["person"]["name"] == "Benoît"
    assert kept["person"]["discord_id"] == int(evening.person("benoit").id)
    assert [each["table"] for each in kept["tables"]] == [1]


async def test_as_a_file_though_the_bot_is_slow(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press is deferred already when the file is begun."""
    page, meet = await privacy(evening, "benoit"), evening.bot.meet
    asked, gate = asyncio.Event(), asyncio.Event()

    async def slowly(interaction: discord.Interaction[Any]) -> Person:
        asked.set()
        await gate.wait()
        return await meet(interaction)

    monkeypatch.setattr(evening.bot, "meet", slowly)
    clicking = asyncio.create_task(evening.press("benoit", page, "privacy_export"))
    await asked.wait()
    await evening.clock.advance(SLOW)
    gate.set()
    reply = await clicking
    assert reply.kind == "deferred"
    [sent] = reply.followups
    [file] = sent.attachments
    assert orjson.loads(file.bytes)["person"]["name"] == "Benoît"


async def test_one_may_think_better_of_it(evening: Club) -> None:
    page = await privacy(evening, "alice")
    await evening.press("alice", page, "privacy_delete")
    assert EN("privacy-sure-title") in shown(evening, "alice", page).text()
    await evening.press("alice", shown(evening, "alice", page), "privacy_back")
    assert EN("privacy-title") in shown(evening, "alice", page).text()


@pytest.mark.in_file("looks for traces among its bytes")
async def test_a_robot_plays_on_for_who_is_forgotten(started: Table, tmp_path: Path) -> None:
    """The party goes on, nobody reads the name on the table, and the file has no trace of it."""
    evening = started.club
    await started.play_until(lambda game: game.events > 8)
    discord_id = int(evening.person("benoit").id)
    hand = await evening.bot.database.ask(messages.find, 1, Subject.HAND, 1)
    assert hand is not None
    assert hand.channel_id is not None
    assert await forget(evening, "benoit") == FR("privacy-forgotten")
    game = await started.game()
    assert game.holder(1).robot
    assert game.row.status == "playing"
    before = game.events
    await started.play_until(lambda game: game.events > before + 6)
    await evening.settle()
    assert "Benoît" not in evening.table("clara").text()
    await drop_said(evening.bot.database)
    data = contents(tmp_path)
    for trace in ("Benoît".encode(), *numbers(discord_id), *numbers(hand.channel_id)):
        assert trace not in data
    # Whoever looks at what is stored is known again, as somebody new.
    page = (await privacy(evening, "benoit")).text()
    assert FR("privacy-name", name="Benoît") in page
    assert FR("privacy-tables", count=1) not in page


async def test_the_tables_of_who_is_forgotten_close(full: Table) -> None:
    evening = full.club
    assert await forget(evening, "alice") == EN("privacy-forgotten")
    assert (await full.game()).row.status == "closed"
    assert "Alice" not in evening.lobby("benoit").text()


async def test_a_lobby_of_another_goes_on(full: Table) -> None:
    evening = full.club
    assert await forget(evening, "benoit") == FR("privacy-forgotten")
    game = await full.game()
    assert game.row.status == "lobby"
    assert game.seats[1] is None
    assert "Benoît" not in evening.lobby("alice").text()


async def test_who_was_forgotten_is_not_on_the_leaderboard(started: Table) -> None:
    evening = started.club
    async with evening.bot.database.write() as connection:
        await ask_plainly(
            connection,
            "INSERT INTO results (id, game_id, server_id, preset, deals,"
            " ended_at, pool, company)"
            " VALUES (1, 1, 1, 'french', 12, ?, 'classique', '1 2')",
            evening.clock.now(),
        )
        await connection.exec_driver_sql(
            "INSERT INTO result_sides VALUES (1, 0, 900, false), (1, 1, 800, true)"
        )
        await connection.exec_driver_sql(
            "INSERT INTO result_players (result_id, seat, person_id, side)"
            " VALUES (1, 0, 1, 0), (1, 1, 2, 1)"
        )
    evening.bot.ratings.wake()
    await evening.settle()
    for listed in (True, False):
        reply = await evening.slash("alice", "leaderboard")
        assert ("Benoît" in reply.message.text()) == listed
        await forget(evening, "benoit")
