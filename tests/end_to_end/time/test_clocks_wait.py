"""Clocks start when the question has arrived, and stand still while Discord is out of reach."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from bot.rules import Card, Phase
from bot.sandbox import ShownMessage
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.games import clocks
from bot.tables import MadeBy, Pace
from tests.end_to_end.clocked import EN, FULL, alt_of, four, letters, slow
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.playing import Table, steady
from tests.patience import PATIENCE

PICTURE_POSTS = "/channels/{channel_id}/messages"


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, pace=Pace(), entropy=seed(242)) as opened:
        yield opened


@pytest.fixture
async def table(evening: Club) -> Table:
    return await four(evening)


# When the clock starts -------------------------------------------------------------------------


async def test_it_starts_when_the_hand_arrives(evening: Club) -> None:
    """Discord takes two minutes to deliver the first hands: nobody has lost any time."""
    await evening.open("alice")
    await evening.press("alice", evening.lobby("alice"), "fill")
    dm = evening.person("alice").dm
    assert dm is not None
    dm_id = dm.id
    to_dm = evening.sandbox.faults.plan(
        "503",
        "POST",
        PICTURE_POSTS,
        times=float("inf"),
        when=lambda call: call.path["channel_id"] == dm_id,
    )
    await evening.press("alice", evening.lobby("alice"), "start")
    table = Table(evening)
    while await table.asked() is None:
        await evening.advance(1)
    asked_at = (await table.game()).row.asked_at or 0.0
    await evening.advance(120)
    assert (await table.game()).holder(0).clock_from is None
    assert evening.hands("alice") == []
    to_dm.stop()
    while not evening.hands("alice"):
        await evening.advance(1)
    since = (await table.game()).holder(0).clock_from
    assert since is not None
    assert since == pytest.approx(evening.clock.now(), abs=1)
    assert since > asked_at + 120
    # What the table had said in the meantime is put right.
    by = EN.timestamp(since + FULL)
    assert EN("table-turn", name="**Alice**", when=by) in evening.table().text()


async def until_one_card_is_missing(table: Table) -> None:
    while True:
        state = (await table.game()).state
        assert state is not None
        if state.deal and state.phase is Phase.PLAY and len(state.deal.trick) == 3:
            return
        await table.step(steady)


async def test_what_is_led_at_once_is_shown(evening: Club, table: Table) -> None:
    """A card is led while the trick is still looked at, and Discord is away for a moment."""
    await until_one_card_is_missing(table)
    await table.act(await table.asked() or "", steady)
    game, winner = await table.game(), await table.asked() or ""
    decision, person = game.decision(), game.people[table.seats(game)[winner]].person
    assert decision is not None
    assert person is not None
    action, bot = steady(await table.view_of(winner)), evening.bot
    async with bot.reconciler.held(1, Subject.TABLE, TABLE_VIEWER):
        await bot.tables.door.act(1, decision.key, action, MadeBy.PLAYER, person.id)
        async with bot.database.write() as connection:
            await clocks.carry_on(connection, evening.clock.now(), 1.0)
        await table.game()
    await evening.settle()
    await evening.advance(2)
    assert card_in(evening.table(), str(action).split()[2])
    await table.act(await table.asked() or "", steady)


def card_in(message: ShownMessage, card: str) -> bool:
    name = EN.card_name(Card.parse(card))
    return re.search(f"On the table: [^.]*{re.escape(name)}", alt_of(message)) is not None


# Discord out of reach, and restarts ------------------------------------------------------------


async def test_an_hour_offline(
    evening: Club, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks stand meanwhile, and the table says so afterwards."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.05)
    who, holder = await slow(table)
    events, since = len(await table.events()), holder.clock_from or 0.0
    await evening.advance(15)
    gone = asyncio.ensure_future(evening.bot.wait_for("disconnect", timeout=PATIENCE))
    await asyncio.sleep(0)
    evening.sandbox.faults.offline()
    await gone
    await evening.clock.advance(3600)
    await evening.settle()
    assert len(await table.events()) == events
    there = asyncio.ensure_future(first_of(evening, "connect", "resumed"))
    await asyncio.sleep(0)
    evening.sandbox.faults.online()
    await there
    await evening.settle()
    assert (await slow(table))[1].clock_from == since + 3600
    await evening.advance(4.5)
    by = EN.timestamp(since + 3600 + FULL)
    assert EN("table-turn", name=f"**{holder.name}**", when=by) in evening.table().text()
    assert letters(evening, who) == []
    await evening.advance(0.5)
    assert len(letters(evening, who)) == 1
    await evening.advance(FULL - 20.5)
    assert len(await table.events()) == events
    await evening.advance(0.5)
    assert len(await table.events()) == events + 1


async def first_of(evening: Club, *events: str) -> None:
    waiting = [
        asyncio.ensure_future(evening.bot.wait_for(each, timeout=PATIENCE)) for each in events
    ]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
