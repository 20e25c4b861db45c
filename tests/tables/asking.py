"""A question that reaches who is asked, and their answer."""

from bot.rules import legal_actions
from bot.tables import Game
from tests.tables.evening import Evening, state_of

FULL = 390.0
"""seconds of a usual turn with a whole bank"""


def turn(game: Game) -> int:
    decision = game.decision()
    assert decision is not None
    assert isinstance(decision.actor, int)
    return decision.actor


async def ask(evening: Evening, game: Game) -> Game:
    """The question reaches whoever is asked."""
    await evening.tables.clocks.start(game.id)
    return await evening.load(game.id)


async def play(evening: Evening, game: Game) -> Game:
    game = await evening.load(game.id)
    return (await evening.act(game, legal_actions(state_of(game), turn(game))[0])).game
