"""Tells whether one game in the file is what its actions make of it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules import (
    RULES_VERSION,
    TABLE,
    Phase,
    RulesError,
    Ruleset,
    State,
    apply,
    decision_for,
    decisions,
    mixed_seed,
    parse_action,
    ruleset_from_options,
    start,
    table_action,
)
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.storage.games.games import NO_SERVER, Event, GameRow, SeatRow
from bot.storage.games.results import SideResult, ended_with

OF_A_DEAL = frozenset({Subject.TABLE, Subject.HAND, Subject.SHEET})
"""messages of which there is one for each deal"""


class StoredResult(NamedTuple):
    """The first result of a game, which is what its record says."""

    deals: int
    server_id: int
    preset: str
    ended: Sequence[SideResult]
    sides: Sequence[int]
    """which each seat played for"""


class Stored(NamedTuple):
    """A game's rows."""

    game: GameRow
    seats: Sequence[SeatRow]
    events: Sequence[Event]
    messages: Sequence[Row]
    result: StoredResult | None


class _Wrong(Exception):
    """The actions cannot be played again; its text says at which."""


def check_game(stored: Stored) -> Iterator[str]:
    """Return what is wrong with a game, a sentence each. No card is named: the party may be going
    on."""
    game = stored.game
    try:
        rules = ruleset_from_options(game.options)
    except RulesError as error:
        yield f"its rules are no rules: {error}"
        return
    except (ValueError, TypeError, AttributeError):
        yield "its options cannot be read"
        return
    yield from _check_seats(stored, rules)
    yield from _check_numbers(stored)
    state = None
    if game.started_at is not None:
        try:
            state = _replay(game, rules, stored.events)
        except _Wrong as wrong:
            yield str(wrong)
            return
    yield from _check_status(game, state)
    yield from _check_result(stored, state)
    yield from _check_appointment(stored, state)
    yield from _check_messages(stored, rules, state)


def _check_seats(stored: Stored, rules: Ruleset) -> Iterator[str]:
    seats = [each.seat for each in stored.seats]
    if not set(seats) <= set(range(rules.players)):
        yield f"seats {seats}, and {rules.players} people play"
    elif stored.game.started_at is not None and len(seats) < rules.players:
        yield f"only the seats {seats} are held, and it was started"


def _check_numbers(stored: Stored) -> Iterator[str]:
    numbers = [each.number for each in stored.events]
    if numbers != list(range(1, len(numbers) + 1)):
        gap = next(n for n, number in enumerate(numbers, 1) if n != number)
        yield f"action {gap} is missing"
    if len(numbers) != stored.game.events:
        yield f"{len(numbers)} actions, and it says {stored.game.events}"
    if stored.game.version <= stored.game.events:
        yield f"version {stored.game.version} after {stored.game.events} actions"
    for event in stored.events:
        if (event.made_by == "player") != (event.person_id is not None):
            yield f"action {event.number}: made by {event.made_by}, person {event.person_id}"


def _replay(game: GameRow, rules: Ruleset, events: Sequence[Event]) -> State:
    if game.rules_version != RULES_VERSION:
        raise _Wrong(f"rules version {game.rules_version} is not known here")
    try:
        state = start(rules)
    except RulesError as error:
        raise _Wrong(f"its rules are not played here: {error}") from None
    for event in events:
        state = _act(game, state, event)
    return state


def _act(game: GameRow, state: State, event: Event) -> State:
    try:
        action = parse_action(event.action)
        decision = decision_for(state, action)
        after = apply(state, action).state
    except RulesError as error:
        raise _Wrong(f"action {event.number} is refused: {type(error).__name__}") from None
    if decision is None or decision.key != event.decision:
        asked = decision.key if decision else "nobody"
        raise _Wrong(f"action {event.number} answers {event.decision}, and {asked} was asked")
    if action.actor == TABLE and action != table_action(
        state, mixed_seed(game.seed, game.of_seats)
    ):
        raise _Wrong(f"action {event.number} does not come from the seed")
    return after


def _check_status(game: GameRow, state: State | None) -> Iterator[str]:
    if game.status == "lobby" and state is not None:
        yield "a lobby, and it was started"
    elif game.status in ("playing", "over") and state is None:
        yield f"{game.status}, and it was never started"
    elif state is not None and (state.phase is Phase.OVER) != (game.status == "over"):
        yield f"{game.status}, and its actions end in the phase {state.phase}"


def _check_result(stored: Stored, state: State | None) -> Iterator[str]:
    result, practised = stored.result, stored.game.server_id == NO_SERVER
    if (result is None) == (stored.game.status == "over" and not practised):
        yield "over without a result" if result is None else f"a result, and {stored.game.status}"
    if result is None or state is None:
        return
    made = (len(state.results), *map(tuple, ended_with(state.scores, state.winner)))
    kept = (result.deals, *map(tuple, result.ended))
    if made != kept:
        yield f"deals, and each side's total and victory, are {made}, and its result says {kept}"
    sides = [state.game.accounts.of(each.seat) for each in stored.seats]
    if result.sides != sides:
        yield f"sides of the seats are {sides}, and its result says otherwise"
    if (result.server_id, result.preset) != (stored.game.server_id, stored.game.preset):
        yield "its result is of another server or preset"


def _check_appointment(stored: Stored, state: State | None) -> Iterator[str]:
    """A party never waits for a host that has no appointment with it."""
    game = stored.game
    if game.status == "lobby" and game.due_at is None:
        yield "a lobby that would never close"
    if game.status != "playing" or state is None or game.paused_at is not None:
        return
    ours = {TABLE, *(each.seat for each in stored.seats if each.person_id is None or each.away)}
    if game.due_at is None and any(each.waits and each.actor in ours for each in decisions(state)):
        yield "it waits for the host, who has no appointment"


def _check_messages(stored: Stored, rules: Ruleset, state: State | None) -> Iterator[str]:
    newest = stored.game.version + 1  # the link to its thread is a version more
    seen: set[int] = set()
    for row in stored.messages:
        name = f"message {row.id} ({row.subject})"
        if not TABLE_VIEWER <= row.viewer < rules.players:
            yield f"{name} is for seat {row.viewer}"
        if row.wanted > newest or row.shown > newest:
            yield f"{name} shows {row.shown} of {row.wanted}, and the game is at {newest}"
        if row.subject in OF_A_DEAL and row.number > max(1, state.deal_number if state else 0):
            yield f"{name} is of deal {row.number}"
        if row.message_id is not None:
            if row.channel_id is None:
                yield f"{name} is in no channel"
            if row.message_id in seen:
                yield f"{name} is where another one is"
            seen.add(row.message_id)
