"""The cards of a deal, written at once: what the file holds when they were played one by one.

Each play through the door takes some milliseconds, for commits and marks of which the end of the
deal leaves nothing. Tests of what comes after a party need its record and how it ends.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import insert

from bot.rules import Action, Effect, Phase, apply, decision_for
from bot.storage.engine.database import Database
from bot.storage.engine.schema import events
from bot.storage.games import games
from bot.storage.games.games import Event
from bot.tables import Game, MadeBy, Pace
from bot.tables.pace import next_appointment

Chooser = Callable[[Game, random.Random], Action]


class Cards(NamedTuple):
    """The game after some plays that are not written yet, and the play that ends the deal."""

    game: Game
    played: tuple[Event, ...]
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
    made: list[Event] = []
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
        number = game.events + 1
        made.append(Event(number, decision.key, str(action), made_by, person, now))
        trick = {"trick_events": number, "trick_at": now} if Effect.TRICK_WON in effects else {}
        row = game.row._replace(version=game.row.version + 1, events=number, asked_at=now, **trick)
        game = replace(game, row=row, state=after)


async def write_cards(database: Database, cards: Cards, pace: Pace) -> None:
    """Write these plays in one commit."""
    if not cards.played:
        return
    appointment, row = next_appointment(cards.game, pace), cards.game.row
    async with database.write() as connection:
        *before, newest = cards.played
        if before:
            rows = [{"game_id": row.id, **event._asdict()} for event in before]
            await connection.execute(insert(events), rows)
        await games.add_event(connection, row.id, newest)
        await games.change(
            connection,
            row.id,
            version=row.version,
            events=row.events,
            asked_at=row.asked_at,
            trick_events=row.trick_events,
            trick_at=row.trick_at,
            due_at=appointment.at if appointment else None,
        )
