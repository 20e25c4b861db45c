"""Hints: at practice and where a table wants them, from what a seat sees, and counted."""

import pytest

from bot.robots import search
from bot.rules import Phase, legal_actions
from bot.storage.games import hints
from bot.tables import RefusalReason
from bot.tables.finished.results import Unrated, judge_lobby
from tests.tables.evening import FOUR, Evening, change, state_of
from tests.tables.hosting import Hosted
from tests.tables.party.test_practice import practise


@pytest.fixture
def compiled() -> None:
    assert search.wait()


async def given(evening: Evening, game_id: int, deal: int = 1) -> dict[int, int]:
    async with evening.database.read() as connection:
        return dict(await hints.in_deal(connection, game_id, deal))


@pytest.mark.usefixtures("compiled")
async def test_who_practises_is_told_what_to_do_and_why(evening: Evening, host: Hosted) -> None:
    game = await practise(evening)
    await host.wait(20)
    game = await evening.load(game.id)
    decision = game.decision()
    assert decision is not None
    hint = await evening.tables.hints.ask(game, 0, decision.key)
    assert hint.action in legal_actions(state_of(game), 0)
    assert await evening.tables.hints.ask(game, 0, decision.key) == hint
    assert await given(evening, game.id) == {0: 1}
    other = evening.tables.hints.ask(game, 1, decision.key)
    assert await evening.reason(other) is RefusalReason.TOO_LATE


async def test_a_table_has_none_unless_its_host_wants_them(evening: Evening) -> None:
    game = await evening.open(FOUR)
    await change(evening, game, "shuffle", "every_deal")
    assert judge_lobby(await evening.load(game.id)) == "classique"
    rules = evening.tables.lobby
    refused = rules.allow_hints(game.id, evening.ben, wanted=True)
    assert await evening.reason(refused) is RefusalReason.NOT_HOST
    game = await rules.allow_hints(game.id, evening.anna, wanted=True)
    assert game.allows_hints
    assert judge_lobby(game) is Unrated.HINTS
    assert not await evening.tables.is_rated(game)
    game = await rules.allow_hints(game.id, evening.anna, wanted=False)
    assert not game.allows_hints


async def test_a_rated_table_gives_none(evening: Evening, playing: object) -> None:
    game = await evening.load(1)
    decision = game.decision()
    assert decision is not None
    assert state_of(game).phase is Phase.PLAY
    asked = evening.tables.hints.ask(game, int(decision.actor), decision.key)
    assert await evening.reason(asked) is RefusalReason.NO_HINTS
    assert not await given(evening, game.id)


async def test_open_cards_are_not_weighed(evening: Evening, host: Hosted) -> None:
    game = await practise(evening, "decouverte")
    await host.wait(20)
    game = await evening.load(game.id)
    decision = game.decision()
    assert decision is not None
    asked = evening.tables.hints.ask(game, 0, decision.key)
    assert await evening.reason(asked) is RefusalReason.NO_HINT
