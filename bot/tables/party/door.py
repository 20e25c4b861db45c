"""The one door: whoever acts in a party, it is here, in one transaction.

Load the game, ask the rules, append the event, mark what must be shown again, commit. A refused
action changes nothing and says why.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot import metrics
from bot.rules import (
    Action,
    Effect,
    IllegalAction,
    Reason,
    State,
    apply,
    decision_for,
    decisions,
    view,
)
from bot.storage.delivery import claims
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database_errors import Overtaken
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games, traces
from bot.tables.delivery import display
from bot.tables.delivery.display import close
from bot.tables.finished.results import write_result
from bot.tables.game import Game, MadeBy
from bot.tables.party.ending import lapse_question
from bot.tables.party.notes import leave_note
from bot.tables.party.seats import lapse_removals
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import Pace, after_action, is_soon_followed, next_due
from bot.tables.tools import AtTables

log = logging.getLogger(__name__)


TRIES = 3
"""of an action that other writers come in between of"""
WRITTEN = ["version", "events", "asked_at", "status", "trick_events", "trick_at", "due_at"]
"""columns of a game that an action changes"""
ANSWERED = ["bank", "clock_from", "told", "missed", "away", "note"]
"""columns of a seat that an action changes"""


class Acted(NamedTuple):
    """The game before an action and after it, and what the action brought about."""

    before: Game
    game: Game
    effects: tuple[Effect, ...]


class Door(AtTables):
    """Where people, robots, clocks and chance act."""

    async def act(
        self,
        game_id: int,
        decision: str,
        action: Action | Callable[[Game], Action],
        made_by: MadeBy,
        person_id: int | None = None,
    ) -> Acted:
        """Let an action happen, or what is one in the game as it is then.

        `decision` is the key of what the action answers. Raises `Refused` when that is over or
        somebody else's, `IllegalAction` when the rules say no.
        """

        async def act_once() -> Acted:
            return await self._act_once(game_id, decision, action, made_by, person_id)

        acted = await self._repeated(act_once)
        metrics.ACTIONS.labels(made_by.value).inc()
        log.debug("action %d by a %s", acted.game.events, made_by.value)
        self._tools.acted(acted.game)
        self._committed(acted.game)
        return acted

    async def _repeated(self, act_once: Callable[[], Awaitable[Acted]]) -> Acted:
        """One transaction; once more as a whole where another writer came between, for it may be
        refused now."""
        for _ in range(TRIES - 1):
            with suppress(Overtaken):
                return await act_once()
            claims.undone()
        return await act_once()

    async def _act_once(
        self,
        game_id: int,
        decision: str,
        action: Action | Callable[[Game], Action],
        made_by: MadeBy,
        person_id: int | None,
    ) -> Acted:
        async with self._write(game=game_id) as connection:
            game = await self._load(connection, game_id)
            if callable(action):
                action = action(game)
            event = GameEvent(
                game.events + 1, decision, str(action), made_by, person_id, self._now()
            )
            await self._check_open(connection, game, event, action)
            if game.row.paused_at is not None:
                raise Refused(RefusalReason.PAUSED)
            if person_id is not None:
                if game.played_out:
                    raise Refused(RefusalReason.TIME_UP)
                if game.seat_of(person_id) != action.actor:  # they have given it up
                    raise Refused(RefusalReason.NO_SEAT)
            return await self._commit(connection, game, event, action)

    async def _check_open(
        self, connection: AsyncConnection, game: Game, event: GameEvent, action: Action
    ) -> None:
        """The decision must be open, the actor's own, and what the action answers."""
        state, decision = game.playing(), event.decision
        answered = decision_for(state, action)
        if answered is not None and answered.key == decision:
            return
        open_now = decisions(state)
        own = [each.key for each in open_now if each.actor == action.actor]
        if decision in own:
            raise IllegalAction(Reason.NOT_ASKED)
        if all(each.key != decision for each in open_now):
            made = await games.find_event_of(connection, game.id, decision)
            who = event.person_id
            if made is not None and who is not None and made.person_id == who:
                raise Refused(RefusalReason.ALREADY_PLAYED, action=made.action)
            # The key of a decision begins with the number of its deal.
            if own or not re.match(rf"{state.deal_number}[a-z]", decision):
                raise Refused(RefusalReason.TOO_LATE)
        # Also on a hand that lags behind: only who acted and who is asked have a fresh one.
        asked = view(state, None).asked
        if asked is None:
            raise Refused(RefusalReason.TOO_LATE)
        raise Refused(RefusalReason.NOT_YOUR_TURN, seat=asked)

    async def _commit(
        self, connection: AsyncConnection, game: Game, event: GameEvent, action: Action
    ) -> Acted:
        """Apply the action and write all that follows from it; raises `IllegalAction` when the
        rules say no."""
        state, effects = apply(game.playing(), action)
        await games.add_event(connection, game.id, event)
        after = after_event(game, event, state, effects)
        actor = action.actor if isinstance(action.actor, int) else None
        after = replace(after, seats=after_action(game, after, actor, event))
        after = await leave_note(connection, game, after, event, action)
        after = await write_row(connection, after, self._pace, game.row.version)
        await _write_seats(connection, game, after)
        quiet = event.made_by == MadeBy.ROBOT and not effects
        soon_followed = quiet and is_soon_followed(after, self._pace)
        await display.mark_after(connection, after, effects, actor, soon_followed=soon_followed)
        if Effect.DEALT in effects:
            after = await lapse_question(connection, after)
            after = await lapse_removals(connection, after)
        if Effect.PARTY_OVER in effects:
            await traces.let_go(connection)
            if not game.is_practice:
                await write_result(connection, after, state, event.at)
        return Acted(game, after, effects)


def after_event(game: Game, event: GameEvent, state: State, effects: tuple[Effect, ...]) -> Game:
    """Return the game after an action, but for its seats and its next appointment."""
    over = Effect.PARTY_OVER in effects
    before = game.waits()
    opened = any(each not in before for each in decisions(state) if each.waits)
    game = replace(game, state=state).with_row(
        version=game.row.version + 1,
        events=event.number,
        # Whoever is still asked is asked since then: a window closes when it was to close.
        asked_at=event.at if opened or over else game.row.asked_at,
        status="over" if over else "playing",
    )
    if Effect.TRICK_WON in effects:
        return game.with_row(trick_events=event.number, trick_at=event.at)
    return game


async def write_row(connection: AsyncConnection, game: Game, pace: Pace, known: int) -> Game:
    """Write the row of a game that has gone on from the version `known`, with its next appointment;
    raises `Overtaken` when another has come between."""
    game = game.with_row(due_at=next_due(game, pace))
    values = {name: getattr(game.row, name) for name in WRITTEN}
    ended_at = game.row.asked_at if game.row.status == "over" else None
    await games.go_on(connection, game.id, known, **values, ended_at=ended_at)
    return game


async def _write_seats(connection: AsyncConnection, before: Game, after: Game) -> None:
    """Write down clocks that stopped, and forget what was told of a turn that is over."""
    for old, new in zip(before.seats, after.seats, strict=True):
        if old is None or new is None or new == old:
            continue
        values = {name: getattr(new, name) for name in ANSWERED}
        await games.change_seat(connection, after.id, new.seat, **values)
        if old.told > new.told:
            await close(connection, after, Subject.NOTICE, viewers=[new.seat])
        if new.away and not old.away:
            await display.mark_hand(connection, after, new.seat)
