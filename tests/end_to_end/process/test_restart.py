"""The bot stops in the middle of things and another one carries on with the same file."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from discord import Message

from bot.clock import ManualClock
from bot.sandbox import Exchange, Rest, Sandbox
from bot.sandbox.world import Channel
from bot.tables import Game
from cogs.delivery import sending
from cogs.delivery.sending import shows
from cogs.screens.screen import Screen
from tests.end_to_end.checks import check_everybody
from tests.end_to_end.clocked import in_auction
from tests.end_to_end.club import Club, club_in, crash, seed
from tests.end_to_end.playing import Table, in_trick, seated, steady
from tests.examples import sampled
from tests.sandbox_fixtures import running_sandbox


class Evening:
    """A sandbox that stays, and a bot that comes and goes."""

    def __init__(self, sandbox: Sandbox, folder: Path, clock: ManualClock) -> None:
        self.sandbox = sandbox
        self.clock = clock
        self._folder = folder

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Table]:
        """A bot for the block; nothing it does after the block's last line is finished."""
        entropy = seed(242)
        async with club_in(self.sandbox, self._folder, self.clock, entropy=entropy) as club:
            yield Table(club)
            crash(club.bot)


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        yield Evening(sandbox, tmp_path, clock)


def between_deals(game: Game) -> bool:
    return game.state is not None and bool(game.state.results)


def pictures(sandbox: Sandbox) -> list[tuple[str | None, str, str]]:
    """Every table, hand and sheet: its channel, its title and its picture's name."""
    found = []
    for channel in sandbox.world.channels.values():
        for message in channel.messages.values():
            shown = sandbox.message(channel, message.id)
            found += [(_place(channel), shown.text().split("\n")[0], a.filename)
                      for a in shown.attachments]  # fmt: skip
    return found


def _place(channel: Channel) -> str | None:
    return channel.name or channel.recipients[0]


async def begin(table: Table) -> None:
    await seated(table.club, end="short")
    await table.club.press("alice", table.club.lobby("alice"), "start")


@pytest.mark.parametrize("stage", sampled([in_trick(2, 2), in_auction, between_deals], every=2))
async def test_it_carries_on(evening: Evening, stage: Callable[[Game], bool]) -> None:
    """Nothing stands twice, what everybody sees is what it was, and the next click counts."""
    async with evening.bot() as table:
        await begin(table)
        before = await table.play_until(stage)
        await table.club.settle()
        events, before_it = await table.events(), pictures(evening.sandbox)
    async with evening.bot() as table:
        await table.club.settle()
        assert (await table.game()).state == before.state
        assert await table.events() == events
        assert pictures(evening.sandbox) == before_it
        while await table.asked() is None:
            await table.club.advance(1)
        for _ in range(12):
            await table.step(steady)
            await check_everybody(table)
        assert len(await table.events()) > len(events)
    assert len(set(pictures(evening.sandbox))) == len(pictures(evening.sandbox))


async def test_a_click_while_it_is_away(evening: Evening) -> None:
    """Discord says that it failed; the same click counts once the bot is back."""
    async with evening.bot() as table:
        await begin(table)
        await table.play_until(in_auction)
        who = await table.asked()
        assert who is not None
        seen, hand = await table.view_of(who), table.club.hand(who)
        action = steady(seen)
        custom_id = table.button_of(action, seen)
        person = table.club.person(who)
        before = len(await table.events())
    click = asyncio.create_task(person.click(hand, custom_id=custom_id))
    await asyncio.sleep(0)
    await evening.clock.advance(4)
    assert (await click).kind == "none"
    async with evening.bot() as table:
        await table.club.settle()
        assert len(await table.events()) == before
        reply = await person.click(hand, custom_id=custom_id)
        await table.club.settle()
        assert reply.kind == "update"
        assert (await table.events())[-1].action == str(action)


@pytest.mark.parametrize("picture", sampled(["hand.png", "table.png", "sheet.png"]))
async def test_it_dies_between_sending_and_writing_it_down(evening: Evening, picture: str) -> None:
    """The message that was sent is found again by its nonce: it does not stand twice."""
    async with evening.bot() as table:
        await seated(table.club, end="short")
        stopped = asyncio.Event()

        def stop_when_sent(exchange: Exchange) -> None:
            if not stopped.is_set() and is_sent(exchange, picture):
                crash(table.club.bot)
                stopped.set()

        evening.sandbox.on_exchange.append(stop_when_sent)
        await table.club.person("alice").click(table.club.lobby("alice"), custom_id="dd:start:1")
        await play_without_waiting(table, stopped)
        evening.sandbox.on_exchange.remove(stop_when_sent)
        await asyncio.gather(*table.club.bot._workers, return_exceptions=True)
    async with evening.bot() as table:
        await table.club.settle()
        await table.play_until(between_deals)
        await table.club.settle()
    found = pictures(evening.sandbox)
    assert [each for each in found if each[2] == picture]
    assert len(set(found)) == len(found)


def is_sent(exchange: Exchange, picture: str) -> bool:
    return (
        isinstance(exchange, Rest)
        and exchange.method == "POST"
        and exchange.status == 200
        and picture in exchange.files
    )


async def play_without_waiting(table: Table, stopped: asyncio.Event) -> None:
    """Play on until the bot has been stopped."""
    for _ in range(3000):
        if stopped.is_set():
            return
        club = table.club
        settling = asyncio.create_task(club.bot.settled())
        stopping = asyncio.create_task(stopped.wait())
        await asyncio.wait({settling, stopping}, return_when=asyncio.FIRST_COMPLETED)
        for task in (settling, stopping):
            task.cancel()
        if stopped.is_set():
            return
        who = await table.asked()
        if who is None:
            await club.clock.advance(0.5)
            continue
        seen = await table.view_of(who)
        custom_id = table.button_of(steady(seen), seen)
        if club.hand(who).component(custom_id) is None:
            await club.clock.advance(0.5)
        else:
            await club.person(who).click(club.hand(who), custom_id=custom_id)
    raise AssertionError("it was never sent")


async def forget_what_was_sent(club: Club) -> None:
    async with club.bot.database.write() as connection:
        await connection.exec_driver_sql(
            "UPDATE messages SET message_id = NULL, channel_id = NULL, shown = 0 "
            "WHERE subject IN ('hand', 'table')"
        )


async def test_what_was_sent_before_is_brought_up_to_date(evening: Evening) -> None:
    """Sent, not written down, and something happened before it is sent again: Discord answers with
    the message of then, and nobody reads that."""
    async with evening.bot() as table:
        await begin(table)
        await table.play_until(in_auction)
        sent = pictures(evening.sandbox)
        crash(table.club.bot)
        who = await table.asked()
        assert who is not None
        seen = await table.view_of(who)
        hand, custom_id = table.club.hand(who), table.button_of(steady(seen), seen)
        assert (await table.club.person(who).click(hand, custom_id=custom_id)).kind == "update"
        await forget_what_was_sent(table.club)
    async with evening.bot() as table:
        await table.club.settle()
        assert [each[0] for each in pictures(evening.sandbox)] == [each[0] for each in sent]
        await check_everybody(table)
        await table.step(steady)
        await check_everybody(table)


async def test_what_is_sent_for_the_first_time_is_what_was_sent(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is edited right after it was sent: that would cost a request more."""
    seen: list[bool] = []

    def note(message: Message, screen: Screen) -> bool:
        seen.append(shows(message, screen))
        return seen[-1]

    monkeypatch.setattr(sending, "shows", note)
    async with evening.bot() as table:
        await begin(table)
        await table.play_until(between_deals)
        await table.club.settle()
    assert len(seen) > 4
    assert all(seen)


async def test_sent_before_a_long_time_away(evening: Evening) -> None:
    """No nonce helps after an hour: what was sent is looked for where it was sent."""
    async with evening.bot() as table:
        await begin(table)
        await table.play_until(in_auction)
        await table.club.settle()
        sent = pictures(evening.sandbox)
        crash(table.club.bot)
        await forget_what_was_sent(table.club)
    await evening.clock.advance(3600)
    async with evening.bot() as table:
        await table.club.settle()
        assert pictures(evening.sandbox) == sent
