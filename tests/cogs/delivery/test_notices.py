"""Where a reminder goes: beside the hand, into the thread, or nowhere at all."""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.ui import TextDisplay

from bot.rules import Phase, decisions
from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.storage.games import games
from bot.tables import Game
from cogs.delivery.game_messages import GameMessages
from cogs.delivery.messenger import Messenger
from cogs.delivery.sending import Uploads
from cogs.delivery.threads import NotYet
from cogs.press import SuitEmojis
from tests.tables.evening import Evening, evening_in, state_of

DM, THREAD = 501, 502


class FakeClient:
    """A client that notes what is sent where."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, str, bool]] = []
        self.user = SimpleNamespace(id=1)

    def get_partial_messageable(self, channel: int) -> Any:
        async def send(
            *,
            content: str = "",
            view: discord.ui.LayoutView | None = None,
            allowed_mentions: discord.AllowedMentions,
            **_: Any,
        ) -> Any:
            shown = view.walk_children() if view else ()
            texts = [content, *(each.content for each in shown if isinstance(each, TextDisplay))]
            self.sent.append((channel, "\n".join(texts), bool(allowed_mentions.users)))
            components = view.to_components() if view else []
            told = [SimpleNamespace(to_dict=lambda each=each: each) for each in components]
            return SimpleNamespace(id=77, components=told)

        async def history(**_: Any) -> AsyncIterator[Any]:
            """Nothing was sent before."""
            for message in ():
                yield message

        return SimpleNamespace(send=send, history=history)


class Turn:
    """A person's call, the row of their reminder, and who shows it."""

    def __init__(self, evening: Evening, game: Game) -> None:
        self.evening = evening
        self.game = game
        self.seat = int(decisions(state_of(game))[0].actor)
        self.client = FakeClient()
        client, emojis = cast(Any, self.client), SuitEmojis(evening.clock)
        games = GameMessages(client, evening.tables, cast(Any, None), emojis)
        self.messenger = Messenger(client, games, Uploads())

    async def hand(self, **values: Any) -> None:
        """The row of their hand is in this state."""
        async with self.evening.database.write() as connection:
            row = await messages.find(connection, self.game.id, Subject.HAND, self.seat)
            assert row is not None
            await messages.change(connection, row.id, **values)

    async def thread(self) -> None:
        await self.evening.database.commit(games.change, self.game.id, thread_id=THREAD)
        await self.evening.load(self.game.id)

    async def remind(self) -> MessageRow:
        """Show their reminder; the row afterwards."""
        async with self.evening.database.write() as connection:
            wanted = Wanted(Subject.NOTICE, self.seat, self.game.events, 0)
            await messages.want(connection, self.game.id, self.game.row.version, [wanted])
        await self.messenger.show(await self.row())
        return await self.row()

    async def row(self) -> MessageRow:
        row = await self.evening.database.ask(
            messages.find, self.game.id, Subject.NOTICE, self.seat
        )
        assert row is not None
        return row


@pytest.fixture
async def turn(tmp_path: Path) -> AsyncIterator[Turn]:
    async with evening_in(tmp_path) as evening:
        game = await evening.started()
        yield Turn(evening, await evening.go_on_to(game, Phase.CALL, random.Random(1)))


async def test_it_goes_beside_the_hand(turn: Turn) -> None:
    await turn.thread()
    await turn.hand(message_id=9, channel_id=DM, shown=1)
    row = await turn.remind()
    [(channel, _, mentions)] = turn.client.sent
    assert (channel, mentions) == (DM, False)
    assert (row.channel_id, row.message_id, row.shown) == (DM, 77, row.wanted)


async def test_it_waits_for_a_hand_that_is_on_its_way(turn: Turn) -> None:
    await turn.thread()
    with pytest.raises(NotYet) as wait:
        await turn.remind()
    assert wait.value.until == turn.evening.clock.now() + 1
    assert turn.client.sent == []


async def test_without_a_hand_it_is_a_mention_in_the_thread(turn: Turn) -> None:
    await turn.thread()
    await turn.hand(shown=turn.game.row.version)
    row = await turn.remind()
    holder = turn.game.holder(turn.seat).person
    assert holder is not None
    [(channel, content, mentions)] = turn.client.sent
    assert (channel, mentions) == (THREAD, True)
    assert f"<@{holder.discord_id}>" in content
    assert row.channel_id == THREAD


async def test_with_nowhere_to_write_it_is_not_tried_for_ever(turn: Turn) -> None:
    await turn.hand(shown=turn.game.row.version)
    row = await turn.remind()
    assert turn.client.sent == []
    assert (row.message_id, row.shown) == (None, row.wanted)
