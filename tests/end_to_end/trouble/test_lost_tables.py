"""The view of players when the place of their table, or the way to them, is lost in the middle."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.sandbox import Reply, ShownMessage
from bot.sandbox.faults.faults import CALLBACK, MESSAGE, MESSAGES
from bot.sandbox.server.permissions import SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL
from bot.text import words_for
from tests.end_to_end.checks import live
from tests.end_to_end.club import Club, is_picture
from tests.end_to_end.playing import LANGUAGES, Table, in_trick, steady
from tests.examples import sampled
from tests.patience import PATIENCE
from tests.tools.soak.waits import Waits, waiting_by


@pytest.fixture
async def table(full: Table) -> Table:
    """Return a table in the second trick of the first deal, with somebody asked."""
    await full.club.press("alice", full.club.lobby("alice"), "start")
    await full.play_until(in_trick(1, 1))
    while await full.asked() is None:
        await full.club.advance(1)
    await full.club.settle()
    return full


def tables(evening: Club) -> list[ShownMessage]:
    """Every table that stands in the newest thread."""
    seen = evening.person("alice").sees(evening.thread())
    return [each for each in seen if is_picture(each, "table.png")]


def told(evening: Club, who: str) -> list[str]:
    """Return what stands in somebody's DMs beside hands and the welcome."""
    return [each.text() for each in evening.letters(who)[1:]]


async def comes(evening: Club, condition: Callable[[], bool]) -> None:
    """Let time pass until what Discord told has come through the sockets and was acted on."""
    for _ in range(60):
        if condition():
            return
        for _ in range(100):
            await asyncio.sleep(0)
        await evening.advance(0.5)
    raise AssertionError("it does not come")


async def plays_on(table: Table) -> None:
    for _ in range(3):
        await table.step(steady)


# Messages --------------------------------------------------------------------------------------


async def test_a_table_that_was_deleted_comes_back_for_who_is_called_to_it(table: Table) -> None:
    """Players with My hand alone need its button: it comes with the mention."""
    evening = table.club
    who = await table.asked()
    assert who is not None
    evening.person(who).dms_open = False
    await table.act(who, steady)
    while await table.asked() != who:
        await table.step(steady)
    evening.sandbox.delete_message(evening.table())
    await evening.advance(25)
    [shown] = tables(evening)
    calls = [m for m in evening.person(who).sees(evening.thread()) if m.mentions]
    assert [each.mentions for each in calls] == [[evening.person(who).id]]
    reply = await evening.press(who, shown, "peek")
    assert reply.ephemeral


# Threads and channels --------------------------------------------------------------------------


@pytest.mark.parametrize("locked", [False, True])
async def test_an_archived_thread_is_brought_back(table: Table, locked: bool) -> None:
    evening = table.club
    thread = evening.thread()
    evening.sandbox.archive(thread, locked=locked)
    await plays_on(table)
    assert not thread.archived
    assert len(tables(evening)) == 1


async def test_a_deleted_thread_is_opened_anew(table: Table) -> None:
    """The lobby moves to the end of the channel with it; links in hands lead to the new one."""
    evening = table.club
    old, lobby = evening.thread(), evening.lobby("alice")
    evening.sandbox.delete_channel(old)
    await comes(evening, lambda: bool(evening.sandbox.threads()) and bool(tables(evening)))
    await evening.advance(2)
    new = evening.thread()
    assert new.id != old.id
    assert len(tables(evening)) == 1
    assert live(tables(evening)[0])
    assert evening.person("alice").sees_message(lobby.channel_id, lobby.id) is None
    assert new.id in str(evening.lobby("alice").components)
    for who in LANGUAGES:
        [link] = [button.url for button in evening.hand(who).buttons() if button.url]
        assert link.endswith(new.id)
    await plays_on(table)
    assert (await table.game()).row.thread_id == int(new.id)


async def test_a_deleted_channel_leaves_the_hands(table: Table) -> None:
    """Everybody is told once in their DMs, in their language, and the party goes on there."""
    evening = table.club
    evening.sandbox.delete_channel(evening.belote)
    await comes(evening, lambda: all(told(evening, who) for who in LANGUAGES))
    await plays_on(table)
    for who, language in LANGUAGES.items():
        [letter] = told(evening, who)
        game_name = words_for(language)("table-name", number="1")
        assert letter.startswith(words_for(language)("table-lost", table=game_name, channel="")[:9])
        assert game_name in letter
    assert (await table.game()).row.status == "playing"


@pytest.mark.gateway
async def test_a_deleted_channel_closes_its_lobby(full: Table) -> None:
    evening = full.club
    evening.sandbox.delete_channel(evening.belote)
    await comes(evening, lambda: all(told(evening, who) for who in LANGUAGES))
    assert (await full.game()).row.status == "closed"
    for who, language in LANGUAGES.items():
        words = words_for(language)
        assert told(evening, who) == [
            words("table-lost-closed", table=words("table-name", number="1"))
        ]


@pytest.mark.parametrize("permission", sampled([VIEW_CHANNEL, SEND_MESSAGES_IN_THREADS]))
@pytest.mark.gateway
async def test_a_lost_permission_and_its_return(table: Table, permission: int) -> None:
    """Reminder once; when the bot may write again the table is back, and the letter goes."""
    evening = table.club
    evening.sandbox.deny(evening.belote, permission)
    await table.play_until(lambda game: game.deal == 2)
    await plays_on(table)
    for who in LANGUAGES:
        assert len(told(evening, who)) == 1
    evening.sandbox.allow(evening.belote, permission)
    await comes(evening, lambda: not any(told(evening, who) for who in LANGUAGES))
    assert [each for each in tables(evening) if live(each)]
    assert evening.sheets()
    await plays_on(table)


@pytest.mark.gateway
async def test_a_server_that_removes_the_bot(table: Table) -> None:
    """Nobody can go on: the party ends, and the hands say so."""
    evening = table.club
    evening.sandbox.remove_bot()
    await comes(evening, lambda: not any(live(evening.hand(who)) for who in LANGUAGES))
    game = await table.game()
    assert (game.row.status, game.row.ended_why) == ("closed", "lost")
    for who, language in LANGUAGES.items():
        assert words_for(language)("hand-ended") in evening.hand(who).text()
        assert not live(evening.hand(who))


async def test_a_server_that_removed_the_bot_while_it_was_away(table: Table) -> None:
    """It is not among those that Discord names when the bot is back."""
    evening = table.club
    evening.bot._connection._guilds.clear()
    events: Any = evening.bot.get_cog("ServerEvents")
    await events.on_ready()
    assert (await table.game()).row.ended_why == "lost"


# Clicks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fault", sampled(["10062", "40060", "answer lost", "reset", "503"], every=2)
)
async def test_an_answer_that_does_not_arrive_loses_nothing(
    table: Table, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    """The card is played, the hand is brought up to date all the same, and nothing is logged as
    if the program were wrong."""
    evening, who = table.club, await table.asked()
    assert who is not None
    seen = await table.view_of(who)
    action = steady(seen)
    await table.until_shown(who, table.button_of(action, seen))
    evening.sandbox.faults.plan(fault, "POST", CALLBACK, times=5)
    with waiting_by(evening.clock) as waits:
        clicking = evening.person(who).click(
            evening.hand(who), custom_id=table.button_of(action, seen)
        )
        reply = await during(evening, waits, clicking)
        assert (reply.kind == "update") == (fault in ("answer lost",))
        await evening.advance(6)
    evening.sandbox.faults.stop()
    await evening.advance(30)
    assert str(action) in [event.action for event in await table.events()]
    assert evening.hand(who).component(table.button_of(action, seen)) is None
    assert not [each for each in caplog.records if each.exc_info]


async def during(evening: Club, waits: Waits, clicking: Coroutine[Any, Any, Reply]) -> Reply:
    """Let time pass until there is an answer, but only while the bot waits for nothing else."""
    task = asyncio.ensure_future(clicking)
    async with asyncio.timeout(PATIENCE):
        while not task.done():
            answered = bool(evening.sandbox.faults.hits) and not evening.bot._answers
            if answered or waits.requests:
                await evening.clock.advance(0.5)
            await asyncio.sleep(0)
    return task.result()


async def test_a_send_whose_answer_is_lost_is_not_sent_twice(full: Table) -> None:
    """The nonce finds the message that stands there already."""
    evening = full.club
    evening.sandbox.faults.plan("answer lost", "POST", MESSAGES, times=3)
    evening.sandbox.faults.plan("answer lost", "PATCH", MESSAGE, times=3)
    await evening.press("alice", evening.lobby("alice"), "start")
    await full.play_until(in_trick(1, 1))
    assert len(tables(evening)) == 1
    for who in LANGUAGES:
        assert len(evening.hands(who)) == 1
    assert len(evening.sandbox.faults.hits) == 6
