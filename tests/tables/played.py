"""The cards of a deal, written at once: what the file holds when they were played one by one.

Each play through the door takes some milliseconds, for commits and marks of which the end of the
deal leaves nothing. Tests of what comes after a party need its record and how it ends.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import insert

from bot.rules import Action, Phase, apply, decision_for
from bot.storage.engine.database import Database
from bot.storage.engine.schema import GameEvent, events
from bot.storage.games import games
from bot.tables import Game, MadeBy, Pace
from bot.tables.party.door import after_event, write_row

Chooser = Callable[[Game, random.Random], Action]


class Cards(NamedTuple):
    """The game after some plays that are not written yet, and the play that ends the deal."""

    game: Game
    played: tuple[GameEvent, ...]
    last: Action


def can_be_written(game: Game) -> bool:
    """Return whether plays change nothing but the deal: no clock runs, and nobody is waited for."""
    return (
        game.playing().phase is Phase.PLAY
        and game.row.paused_at is None
        and not game.played_out
        and all(
            each and (each.clock_from, each.told, each.missed, each.away) == (None, 0, 0, False)
            for each in game.seats
        )
    )


def play_cards(game: Game, choose: Chooser, chance: random.Random, now: float) -> Cards:
    """Play as `choose` says, until one more play would end the deal."""
    made: list[GameEvent] = []
    while True:
        state = game.playing()
        action = choose(game, chance)
        after, effects = apply(state, action)
        if after.phase is not Phase.PLAY:
            return Cards(game, tuple(made), action)
        assert isinstance(action.actor, int)
        decision, holder = decision_for(state, action), game.holder(action.actor)
        assert decision is not None
        person = holder.person and holder.person.id
        made_by = MadeBy.HOST if person is None else MadeBy.PLAYER
        made.append(GameEvent(game.events + 1, decision.key, str(action), made_by, person, now))
        game = after_event(game, made[-1], after, effects)


async def write_cards(database: Database, cards: Cards, pace: Pace) -> None:
    """Write these plays in one commit."""
    if not cards.played:
        return
    async with database.write() as connection:
        *before, newest = cards.played
        if before:
            await connection.execute(
                insert(events), [{"game_id": cards.game.id, **event._asdict()} for event in before]
            )
        await games.add_event(connection, cards.game.id, newest)
        known = cards.game.row.version - len(cards.played)
        await write_row(connection, cards.game, pace, known)
