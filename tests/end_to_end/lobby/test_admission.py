"""The choices of a server in /setup about who plays there, and the words for people whom it
refuses."""

import pytest

from bot.sandbox import ShownMessage
from bot.tables.lobby.admission import MOST_HOSTED
from bot.text import words_for
from cogs.servers.setup import TABLES
from tests.end_to_end.club import Club
from tests.end_to_end.seating import said

pytestmark = pytest.mark.http
EN, FR, DE = words_for("en"), words_for("fr"), words_for("de")


async def set_up(evening: Club, verb: str, *values: object) -> None:
    """Alice, who owns the server, chooses something on the page of /setup."""
    reply = await evening.slash("alice", "setup")
    answer = await evening.choose("alice", reply.message, verb, *values)
    assert answer.kind == "update"


async def open_blocks(evening: Club) -> ShownMessage:
    reply = await evening.slash("alice", "setup")
    page = await evening.press("alice", reply.message, "blocks")
    assert EN("blocks-title") in said(page)
    return page.message


async def test_a_role_that_may_play(evening: Club) -> None:
    role = evening.sandbox.role("Organiser")
    await evening.open("alice")
    await set_up(evening, "setup_players", role)
    needed = FR("refused-reason.role-needed", role=f"<@&{role.id}>")
    assert said(await evening.press_lobby("benoit", "sit:1:1")) == needed
    assert said(await evening.slash("benoit", "belote")) == needed
    evening.sandbox.give_role(evening.person("benoit"), role)
    reply = await evening.press_lobby("benoit", "sit:1:1")
    assert reply.kind == "update"
    await set_up(evening, "setup_players")
    assert (await evening.press_lobby("clara", "sit:1:2")).kind == "update"


async def test_how_many_tables_may_be_open(evening: Club) -> None:
    await set_up(evening, "setup_tables", str(TABLES[0]))
    for who in ("alice", "benoit"):
        for _ in range(MOST_HOSTED)[: TABLES[0] // 2 + (who == "alice")]:
            await evening.open(who)
    refused = await evening.slash("clara", "belote")
    assert said(refused) == DE("refused-reason.server-full", most=TABLES[0])
    refused = await evening.slash("alice", "belote")
    assert said(refused) == EN("refused-reason.too-many-hosted", most=MOST_HOSTED)


async def test_somebody_is_blocked_and_let_back(evening: Club) -> None:
    await evening.open("alice")
    page = await open_blocks(evening)
    assert EN("blocks-nobody") in page.text()
    await evening.choose("alice", page, "block", evening.person("benoit"), evening.person("clara"))
    page = evening.person("alice").look(page)
    names = EN.join_and(["Clara", "Benoît"]), EN.join_and(["Benoît", "Clara"])
    assert any(EN("blocks-list", count=2, names=each) in page.text() for each in names)
    refused = await evening.press_lobby("benoit", "sit:1:1")
    assert said(refused) == FR("refused-reason.blocked")
    [listed] = [each for each in page.selects() if each["custom_id"] == "dd:unblock"]
    value = next(each["value"] for each in listed["options"] if each["label"] == "Benoît")
    await evening.choose("alice", page, "unblock", value)
    reply = await evening.press_lobby("benoit", "sit:1:1")
    assert reply.kind == "update"
    refused = await evening.press_lobby("clara", "sit:1:2")
    assert said(refused) == DE("refused-reason.blocked")


async def test_only_managers_block(evening: Club) -> None:
    page = await open_blocks(evening)
    evening.sandbox.guild.owner_id = evening.person("clara").id
    answer = await evening.choose("alice", page, "block", evening.person("benoit"))
    assert said(answer) == EN("setup-not-manager")
    async with evening.bot.database.read() as connection:
        found = await connection.exec_driver_sql("select count(*) from blocks")
        assert found.scalar_one() == 0
