"""The messages of a deal that is over show its end, however far behind they were."""

import random
from typing import Any

import pytest

from bot.rules import Pass, Phase, decisions
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.games import games
from bot.tables import Game
from cogs.delivery.game_messages import GameMessages
from tests.cogs.delivery.test_given_up import messenger_of
from tests.tables.conftest import evening
from tests.tables.evening import Evening, random_action, state_of

__all__ = ["evening"]


async def thrown_in(evening: Evening) -> Game:
    """Everybody has passed, and the next pack is there to be cut."""
    game, chance = await evening.started(), random.Random(3)
    while game.deal < 2:
        state = state_of(game)
        if state.phase is Phase.CALL:
            action = Pass(int(decisions(state)[0].actor))
        else:
            action = random_action(game, chance)
        game = (await evening.act(game, action)).game
    await evening.database.commit(games.change, game.id, thread_id=6, version=game.row.version + 1)
    return await evening.load(game.id)


@pytest.mark.parametrize(("subject", "viewer"), [(Subject.TABLE, TABLE_VIEWER), (Subject.HAND, 0)])
async def test_a_message_that_lagged_behind_the_last_pass(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, subject: str, viewer: int
) -> None:
    game, shown = await thrown_in(evening), list[Game]()
    messenger = messenger_of(evening)

    async def draw(_: GameMessages, game: Game, *__: Any, **___: Any) -> None:
        shown.append(game)

    monkeypatch.setattr(GameMessages, subject, draw)
    row = await evening.database.ask(messages.find, game.id, Subject(subject), viewer, 1)
    assert row is not None
    drawn = await messenger.of(row).draw(row._replace(message_id=9, events=5))
    assert drawn is not None
    assert drawn.version == game.row.version
    [then] = shown
    assert (state_of(then).phase, state_of(then).deal_number) == (Phase.SHUFFLE, 1)
