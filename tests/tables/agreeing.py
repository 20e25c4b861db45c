"""A host who changes the rules, and who has still to agree."""

from typing import Any

from bot.tables import Game
from tests.tables.evening import Evening


def waiting(game: Game) -> set[str]:
    """The names of who has not agreed."""
    return {holder.name for holder in game.seats if holder and not holder.agreed}


async def change(evening: Evening, game: Game, option: str, value: Any, who: str = "Anna") -> Game:
    return await evening.tables.lobby.change_option(game.id, evening.people[who], option, value)
