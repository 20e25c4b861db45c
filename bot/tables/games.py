"""Games as they are loaded: from their rows and seats, and the actions that they replay to."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.cache import Cache
from bot.robots import Level
from bot.rules import (
    PRESETS,
    RulesError,
    Ruleset,
    State,
    apply,
    find_preset,
    parse_action,
    ruleset_from_options,
    start,
)
from bot.storage.games import games
from bot.storage.games.games import GameRow, SeatRow
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.storage.tournaments import tables as tournament_tables
from bot.storage.tournaments.tables import AtTournament
from bot.tables.game import Game, Holder
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.robot_names import at_seat

log = logging.getLogger(__name__)

GOES_ON: Final = frozenset({"lobby", "playing"})
PAST: Final = 60
"""games that are over, of which some more is shown for a while"""


class Games:
    """Loads games; shared by everything that reads or changes them.

    What it remembers is checked against the game's row, so another process may change a game too.
    """

    def __init__(self) -> None:
        self._games: Cache[int, Game] = Cache(2000)
        self._past: Cache[int, Game] = Cache(PAST)
        """those in which nothing is done any more: a party is some 20 kB, and looked at rarely"""
        self._states: Cache[tuple[int, int], State] = Cache(6000)
        self._listeners: list[Callable[[int], None]] = []

    async def load(self, connection: AsyncConnection, game_id: int) -> Game:
        """The game; raises `Refused` when there is none of that number."""
        row = await games.find(connection, game_id)
        if row is None:
            raise Refused(RefusalReason.NO_SUCH_TABLE)
        game = self._known(game_id)
        if game is None or game.row != row:
            game = await self._load(connection, row)
        return game

    def remembered(self, game_id: int, version: int) -> Game | None:
        """The game as it is known here, if it has come to `version` at least."""
        game = self._known(game_id)
        return game if game is not None and game.row.version >= version else None

    def remember(self, game: Game) -> None:
        """The game as it was just committed or read: never one of an open transaction."""
        goes_on = game.row.status in GOES_ON
        kept, other = (self._games, self._past) if goes_on else (self._past, self._games)
        other.forget(game.id)
        kept.put(game.id, game)
        if game.state is not None:
            self._states.put((game.id, game.events), game.state)

    def forget_person(self, person_id: int) -> None:
        """Note that somebody has another name or other preferences."""
        for each in (self._games, self._past):
            each.drop(lambda game: game.seat_of(person_id) is not None)
        for listener in self._listeners:
            listener(person_id)

    def on_person(self, listener: Callable[[int], None]) -> None:
        """Call `listener` with everybody who has another name or other preferences."""
        self._listeners.append(listener)

    def forget_moments(self) -> None:
        """All those of games that go on are others than are known here."""
        self._games.drop(lambda _: True)

    def _known(self, game_id: int) -> Game | None:
        return self._games.get(game_id) or self._past.get(game_id)

    async def _load(self, connection: AsyncConnection, row: GameRow) -> Game:
        held = {each.seat: each for each in await games.find_seats(connection, row.id)}
        ids = {each.person_id for each in held.values() if each.person_id is not None}
        known = await people.find_many(connection, ids)
        rules, readable = _rules_of(row)
        tournament = await tournament_tables.at_tournament(connection, row.id)
        holders = told_apart(
            [
                _holder(held[seat], known, tournament, row.robot_level) if seat in held else None
                for seat in range(rules.players)
            ]
        )
        state = None
        if row.started_at is not None and readable:
            try:
                state = await self._state_at(connection, row.id, rules, row.events)
            except (RulesError, ValueError):
                log.exception("the record of game %s does not replay", row.id)
        return Game(
            row=row,
            rules=rules,
            seats=holders,
            state=state,
            tournament=tournament,
            readable=readable,
        )

    async def at(self, connection: AsyncConnection, game: Game, events: int) -> Game:
        """The game as it stood after the first `events` actions."""
        state = await self._state_at(connection, game.id, game.rules, events)
        version = game.row.version - (game.events - events)
        row = game.row._replace(version=version, events=events, status="playing")
        return replace(game, row=row, state=state)

    async def at_end_of(self, connection: AsyncConnection, game: Game, deal: int) -> Game:
        """The game as it stood when an earlier deal was over: before the next pack was made."""
        first = await games.first_of_deal(connection, game.id, deal + 1)
        ended = await self.at(connection, game, (first or game.events + 1) - 2)
        return replace(ended, row=ended.row._replace(paused_at=None))

    async def _state_at(
        self, connection: AsyncConnection, game_id: int, rules: Ruleset, events: int
    ) -> State:
        """The state after the first `events` actions of a game."""
        state = self._states.get((game_id, events))
        if state is None:
            state = start(rules)
            for event in await games.find_events(connection, game_id, until=events):
                state = apply(state, parse_action(event.action)).state
            self._states.put((game_id, events), state)
        return state


def told_apart(holders: Sequence[Holder | None]) -> tuple[Holder | None, ...]:
    """With a number behind each name that another at the table has before; robots come last."""
    seen: list[str] = []
    found = list(holders)
    for each in sorted((each for each in holders if each), key=lambda each: each.robot):
        name = each.name.casefold()
        found[each.seat] = each._replace(namesakes=seen.count(name))
        seen.append(name)
    return tuple(found)


def _rules_of(row: GameRow) -> tuple[Ruleset, bool]:
    """Return the rules, and whether the stored options say so: when they are damaged the game is
    still a table with its people, which is paused or closed like any other."""
    try:
        return ruleset_from_options(row.options), True
    except (RulesError, ValueError, TypeError, AttributeError):
        log.exception("the options of game %s cannot be read", row.id)
    return find_preset(row.preset) if row.preset in PRESETS else Ruleset(), False


def _holder(
    row: SeatRow, known: Mapping[int, Person], at: AtTournament | None, level: str | None
) -> Holder:
    person = None if row.person_id is None else known[row.person_id]
    return Holder(
        seat=row.seat,
        person=person,
        agreed=row.agreed,
        bank=row.bank,
        clock_from=row.clock_from,
        missed=row.missed,
        away=row.away,
        offered=row.offered,
        wants_end=row.wants_end,
        told=row.told,
        wants_gone=row.wants_gone,
        relieved=at is not None and at.robots,
        robot_name=""
        if at is None
        else at_seat(row.seat, at.sides, two_tables=at.format.two_tables),
        level=Level(level) if level and person is None and at is None else None,
    )
