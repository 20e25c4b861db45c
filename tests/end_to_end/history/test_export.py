"""`/export`: the record of a finished party, for those who sat there, then for everybody."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from sqlalchemy.exc import OperationalError

from bot.command_line.fairness import check_fairness
from bot.rules import RecordError, commitment, read
from bot.sandbox import Reply, ShownMessage
from bot.storage.games import games
from bot.text import words_for
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.finished import club_after_a_party
from tests.end_to_end.playing import Table
from tests.end_to_end.seating import behind_more

EN = words_for("en")
TABLE = EN("table-name", number="1")


async def started(evening: Club) -> Table:
    """Alice and three robots, to 500 points."""
    lobby = await evening.open("alice", end="short")
    await evening.press("alice", lobby, "fill:1")
    await evening.press_lobby("alice", "start")
    table = Table(evening)
    await table.play_until(lambda game: game.state is not None and game.state.deal is not None)
    return table


async def ended_early(table: Table) -> None:
    page = await behind_more(table, "alice", "end")
    await table.club.press("alice", page, "end_ask")
    assert (await table.game()).row.status == "closed"


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Club]:
    """A party of Alice and three robots is over; its thread is gone."""
    async with club_after_a_party(tmp_path) as opened:
        yield opened


async def export(evening: Club, who: str, *, here: bool = True, **options: object) -> Reply:
    place = evening.thread() if here else evening.belote
    reply = await evening.person(who).slash(place, "export", **options)
    await evening.settle()
    return reply


def text_of(reply: Reply) -> str:
    assert isinstance(reply.message, ShownMessage)
    return reply.message.text()


def file_of(reply: Reply) -> str:
    [file] = reply.message.attachments
    assert file.filename == "table-1.json"
    return file.bytes.decode()


async def test_a_party_that_goes_on_keeps_its_secret(evening: Club) -> None:
    table = await started(evening)
    game = await table.game()
    for publish in (False, True):
        reply = await export(evening, "alice", publish=publish)
        assert reply.ephemeral
        assert text_of(reply) == EN("export-not-over", table=TABLE)
        assert not reply.message.attachments
    assert game.row.seed.hex() not in repr(reply.message)


async def test_what_people_press_is_mixed_into_their_packs(tmp_path: Path) -> None:
    """Alice opens the table, fills it with robots and presses Start."""
    async with club(tmp_path, entropy=seed(242), presses=True) as evening:
        table = await started(evening)
        await ended_early(table)
        record = read(file_of(await export(evening, "alice")))
        assert [nonce is not None for nonce in record.nonces] == [True, False, False, False]
        game = await table.game()
        assert check_fairness(record).state == game.state
        with pytest.raises(RecordError, match="does not come from the seed"):
            check_fairness(record._replace(nonces=()))


async def test_the_record_is_its_players_own_until_one_publishes_it(played: Club) -> None:
    evening = played
    game = await Table(evening).game()
    mine = await export(evening, "alice", here=False, table=1)
    assert mine.ephemeral
    record = read(file_of(mine))
    assert record.commitment == commitment(game.row.seed)
    assert check_fairness(record).state == game.state
    assert record.seats[0] == evening.person("alice").user.name
    assert {"cut" in deal.robots for deal in record.deals} <= {True, False}
    assert any(deal.robots for deal in record.deals)

    alice = evening.person("alice")
    dm = alice.open_dm()
    for options in ({}, {"table": 1}):
        record = read(file_of(await alice.slash(dm, "export", **options)))
        assert record.commitment == commitment(game.row.seed)
    for who, language, number in (("alice", "en", 99), ("benoit", "fr", 1)):
        asked = evening.person(who)
        refused = await asked.slash(asked.open_dm(), "export", table=number)
        assert text_of(refused) == words_for(language)("export-no-table-yours")
    board = (await alice.slash(dm, "leaderboard")).message
    assert board is not None
    assert EN("leaderboard-everywhere") in board.text()
    assert {(each.custom_id or "").split(":")[1] for each in board.buttons()} == {
        "board", "board_how",
    }  # fmt: skip
    listed = (await alice.slash(dm, "history")).message
    assert listed is not None
    assert EN("history-title") in listed.text()

    words = words_for("fr")
    table_fr = words("table-name", number="1")
    refused = await export(evening, "benoit", here=False, table=1)
    assert text_of(refused) == words("export-not-yours", table=table_fr)
    refused = await export(evening, "benoit", here=False, table=1, publish=True)
    assert text_of(refused) == words("refused-reason.not-your-record", table=table_fr)

    shared = await export(evening, "alice", here=False, table=1, publish=True)
    assert not shared.ephemeral
    assert file_of(shared) == file_of(mine)
    theirs = await export(evening, "benoit", here=False, table=1)
    assert theirs.ephemeral
    assert file_of(theirs) == file_of(mine)


async def test_nobody_is_told_that_it_is_public_before_it_is(
    played: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = played
    full = OperationalError(
        "UPDATE games", {}, sqlite3.OperationalError("database or disk is full")
    )
    with monkeypatch.context() as trouble:
        trouble.setattr(games, "publish", AsyncMock(side_effect=full))
        reply = await export(evening, "alice", here=False, table=1, publish=True)
    assert text_of(reply) == EN("error-not-saved")
    theirs = await export(evening, "benoit", here=False, table=1)
    words = words_for("fr")
    assert text_of(theirs) == words("export-not-yours", table=words("table-name", number="1"))


async def test_a_table_that_is_not_there(evening: Club) -> None:
    await evening.open("alice")
    for options in ({}, {"table": 7}):
        reply = await export(evening, "alice", here=False, **options)
        assert reply.ephemeral
        assert text_of(reply) == EN("export-no-table")
    reply = await export(evening, "alice", here=False, table=1)
    assert text_of(reply) == EN("export-not-over", table=TABLE)
