"""`python -m bot check`: the whole database looked through, and every party in it replayed."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, exists, func, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bot.rules import (
    RULES_VERSION,
    TABLE,
    Phase,
    RulesError,
    Ruleset,
    State,
    apply,
    board_seed,
    commitment,
    decision_for,
    decisions,
    mixed_seed,
    parse_action,
    ruleset_from_options,
    start,
    table_action,
)
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.database_errors import problem_of
from bot.storage.engine.engines import Engine
from bot.storage.engine.result_schema import (
    SideResult,
    match_players,
    matches,
    result_players,
    result_sides,
    results,
)
from bot.storage.engine.schema import (
    GameEvent,
    GameRow,
    MessageRow,
    SeatRow,
    events,
    games,
    messages,
    seats,
)
from bot.storage.engine.statements import Named, alias, rows, same
from bot.storage.engine.tournament_schema import (
    leagues,
    metadata,
    tournament_entries,
    tournament_games,
    tournament_members,
    tournament_results,
    tournament_rounds,
    tournament_tables,
    tournaments,
)
from bot.storage.games.games import GAME_COLUMNS, NO_SERVER
from bot.storage.games.results import ended_with
from bot.tournaments import FORMATS

# What no program of ours has written --------------------------------------------------------------

SPOILED = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    SQLAlchemyError,
    TypeError,
    ValueError,
)
"""what reading raises where values are of another kind than was written: no JSON, no number"""


def bearing(check: Callable[[], Iterator[str]]) -> Iterator[str]:
    """Return what a check finds, until it stumbles over what no program of ours has written."""
    try:
        yield from check()
    except SPOILED as error:
        yield unreadable(error)


def unreadable(error: Exception) -> str:
    return f"something in it cannot be read: {type(error).__name__}"


# Games --------------------------------------------------------------------------------------------

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
    events: Sequence[GameEvent]
    messages: Sequence[MessageRow]
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


def _replay(game: GameRow, rules: Ruleset, events: Sequence[GameEvent]) -> State:
    if game.rules_version != RULES_VERSION:
        raise _Wrong(f"rules version {game.rules_version} is not known here")
    try:
        state = start(rules)
    except RulesError as error:
        raise _Wrong(f"its rules are not played here: {error}") from None
    for event in events:
        state = _act(game, state, event)
    return state


def _act(game: GameRow, state: State, event: GameEvent) -> State:
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
    sides = [state.game_type.accounts.of(each.seat) for each in stored.seats]
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


# Tournaments --------------------------------------------------------------------------------------

HALVES = ["1", "2"]
"""the sections of the two tables of a match between teams of four"""


def check_tournaments(connection: Connection) -> Iterator[str]:
    """Return what is wrong, a sentence each."""
    query = select(tournaments.id, tournaments.state, tournaments.seed)
    query = query.add_columns(tournaments.commitment, tournaments.secret)
    query = query.add_columns(tournaments.secret_commitment, tournaments.plan).order_by(
        tournaments.id
    )
    for row in connection.execute(query).all():
        for what in bearing(lambda of=row: _check_tournament(connection, of)):
            yield f"tournament {row.id}: {what}"


def _check_tournament(connection: Connection, row: Any) -> Iterator[str]:
    if commitment(row.seed) != row.commitment:
        yield "its seed is not the one that was published in advance"
    if row.secret is not None:
        yield from check_boards(connection, row)
    rounds = _of_tournament(connection, tournament_rounds, row.id)
    tables = _of_tournament(connection, tournament_tables, row.id)
    found = _of_tournament(connection, tournament_results, row.id)
    entries = {each.number for each in _of_tournament(connection, tournament_entries, row.id)}
    numbers = sorted(each.number for each in rounds)
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"its rounds are {numbers}"
    settled = {(each.round, each.table_number) for each in found}
    for each in rounds:
        there = [table for table in tables if table.round == each.number]
        if FORMATS[row.plan["format"]].open_seating:  # one table after the other (T12)
            there = [table for table in there if (table.round, table.number) not in settled]
        yield from _check_round(each, there)
        if each.closed_at is None and each.number < len(numbers):
            yield f"round {each.number} is open, and another follows"
    if unknown := sorted(
        {entry for table in tables for side in table.sides for entry in side if entry > 0} - entries
    ):
        yield f"entries {unknown} have played and are not there"
    yield from _check_results(row.state, tables, found)
    yield from _check_tables(tables, _of_tournament(connection, tournament_games, row.id))
    yield from _check_games(connection, found)


def _check_round(row: Any, tables: Sequence[Any]) -> Iterator[str]:
    """A team of four sits at both tables of its match, everybody else at one table."""
    there: dict[int, list[tuple[int, str]]] = {entry: [] for entry in row.byes}
    for table in tables:
        for entry in (each for side in table.sides for each in side if each > 0):
            there.setdefault(entry, []).append((table.match, table.section))
    for entry, places in there.items():
        times = len(places) + row.byes.count(entry)
        match = len({number for number, _ in places}) == 1
        of_a_team = match and sorted(section for _, section in places) == HALVES
        if times > (2 if of_a_team else 1):
            yield f"entry {entry} is {times} times in round {row.number}"


def _check_tables(tables: Sequence[Any], played: Sequence[Any]) -> Iterator[str]:
    """The game that a table names is the last of those that know of it."""
    in_order = sorted(played, key=lambda each: each.game_id)
    last = {(each.round, each.number): each.game_id for each in in_order}
    for each in tables:
        if each.game_id != last.get((each.round, each.number)):
            yield f"table {each.number} of round {each.round} names a game that is not its last"


def _check_results(state: str, tables: Sequence[Any], found: Sequence[Any]) -> Iterator[str]:
    places = {(each.round, each.number) for each in tables}
    by_id = {each.id: each for each in found}
    for each in found:
        place = each.round, each.table_number
        if each.table_number is not None and place not in places:
            yield f"result {each.id} is of a table that is not there"
        if each.supersedes is None:
            continue
        before = by_id.get(each.supersedes)
        if before is None or (before.round, before.table_number) != place:
            yield f"result {each.id} stands in place of one of another table"
        elif each.by_id is not None and not each.why:
            yield f"result {each.id} corrects another without a reason"
    with_result = {(each.round, each.table_number) for each in found}
    if state == "finished" and (missing := sorted(places - with_result)):
        yield f"finished, and the tables {missing} have no result"


def _check_games(connection: Connection, found: Sequence[Any]) -> Iterator[str]:
    """Check what was written of a game played to its end: it holds what the table had before."""
    by_id = {each.id: each for each in found}
    for each in found:
        if each.kind != "played" or each.by_id is not None:
            continue
        of_game = results.game_id == each.facts.get("game")
        sides = select(results.deals, result_sides.score).join(result_sides)
        party = connection.execute(sides.where(of_game).order_by(result_sides.side)).all()
        deals, points = _brought(each, by_id.get(each.supersedes))
        written = [row.score for row in party if row.deals == deals]
        if written and points != written:
            yield f"result {each.id} is {points}, and its game's another"


def _brought(row: Any, before: Any) -> tuple[int, list[int]]:
    """The deals and points of the last game in a result."""
    deals, points = row.facts["deals"], [score["points"] for score in row.facts["scores"]]
    if before is None or before.kind != "played":
        return deals, points
    earlier = [score["points"] for score in before.facts["scores"]]
    return deals - before.facts["deals"], [
        new - old for new, old in zip(points, earlier, strict=True)
    ]


def _of_tournament(connection: Connection, of: Named, tournament_id: int) -> Sequence[Any]:
    return connection.execute(select(of).where(of.tournament_id == tournament_id)).all()


# Boards of duplicates -----------------------------------------------------------------------------


def check_boards(connection: Connection, row: Any) -> Iterator[str]:
    """Return what is wrong, a sentence each; `row`: a tournament with a secret."""
    if commitment(row.secret) != row.secret_commitment:
        yield "the secret of its boards is not the one that was committed in advance"
    query = (
        select(tournament_games.round, tournament_games.number, games.id, games.seed)
        .join(games, games.id == tournament_games.game_id)
        .where(tournament_games.tournament_id == row.id)
        .order_by(tournament_games.round, games.id)
    )
    longest: dict[int, list[str]] = {}
    for each in connection.execute(query).all():
        where = f"table {each.number} of round {each.round}"
        if each.seed != board_seed(row.secret, each.round):
            yield f"{where} has another seed than its round"
        # A table's chance in order: the first dealer, and the packs.
        drawn = select(events.action).where(
            events.game_id == each.id,
            events.action.startswith("table ") & ~events.action.startswith("table close"),
        )
        dealt: list[str] = [*connection.execute(drawn.order_by(events.number)).scalars()]
        others = longest.get(each.round, [])
        common = min(len(dealt), len(others))
        if dealt[:common] != others[:common]:
            yield f"{where} had other packs than the tables before it"
        longest[each.round] = max(dealt, others, key=len)


# Leagues and matches ------------------------------------------------------------------------------

_newer = alias(matches, "newer")


def check_leagues(connection: Connection) -> Iterator[str]:
    """Return what is wrong, a sentence each."""
    for row in connection.execute(select(leagues).order_by(leagues.id)):
        most = row.out_of
        if row.best < 1 or (most is not None and most < row.best):
            yield f"league {row.id}: the best {row.best} of {most} cannot count"
    query = select(tournaments.id, leagues.id.label("league"))
    query = query.join(leagues, leagues.id == tournaments.league_id)
    for row in connection.execute(query.where(leagues.server_id != tournaments.server_id)):
        yield f"tournament {row.id} is a part of league {row.league}, which is of another server"
    yield from _check_matches(connection)


def _check_matches(connection: Connection) -> Iterator[str]:
    """Check that what the ratings count of a duplicate is how it ended; of who has no final rank it
    is a loss."""
    entries, members, players = tournament_entries, tournament_members, match_players
    for row in connection.execute(
        select(matches.id, players.person_id, players.rank, entries.final_rank)
        .join(players, players.match_id == matches.id)
        .join(tournaments, tournaments.id == matches.tournament_id)
        .outerjoin(
            members,
            same(members, tournament_id=matches.tournament_id, person_id=players.person_id),
        )
        .outerjoin(
            entries, same(entries, tournament_id=members.tournament_id, number=members.number)
        )
        .where(
            ~exists().where(_newer.supersedes == matches.id),
            tournaments.due_at.is_(None),
            entries.final_rank.is_not(None),
        )
        .order_by(matches.id, players.person_id)
    ):
        if row.rank != row.final_rank:
            yield (
                f"match {row.id}: person {row.person_id} has rank {row.rank}, "
                f"and in the tournament {row.final_rank}"
            )


# The database -------------------------------------------------------------------------------------


class Finding(NamedTuple):
    """Something that is wrong, in a game or (None) in the database."""

    game_id: int | None
    what: str

    def __str__(self) -> str:
        return f"{'the database' if self.game_id is None else f'game {self.game_id}'}: {self.what}"


class CheckReport(NamedTuple):
    findings: tuple[Finding, ...]
    counted: str
    began: float
    """by the monotonic clock"""

    @property
    def summary(self) -> str:
        found = len(self.findings)
        wrong = _counted(found, "finding", "findings") if found else "all is well"
        return f"{self.counted}; {wrong} ({time.monotonic() - self.began:.1f} s)."

    def with_more(self, sentences: Iterable[str]) -> "CheckReport":
        return self._replace(
            findings=(*self.findings, *(Finding(None, each) for each in sentences))
        )


def check(engine: Engine) -> CheckReport:
    """Look through a database, also while a bot uses it; nothing in it is changed.

    Raises `StartupError` for what cannot be opened, or has the schema of another version.
    """
    began = time.monotonic()
    with engine.looked_at() as connection:
        found = (*_look_through(engine, connection),)
        counted = _count(connection)
    return CheckReport(found, f"{engine.where}: {counted}", began)


def _look_through(engine: Engine, connection: Connection) -> Iterator[Finding]:
    try:
        for part in (engine.damage, check_references):
            for what in part(connection):
                yield Finding(None, what)
        for game_id in connection.execute(select(games.id).order_by(games.id)).scalars().all():
            for what in bearing(lambda number=game_id: check_game(_stored(connection, number))):
                yield Finding(game_id, what)
        for each in (check_tournaments, check_leagues):
            for what in bearing(lambda part=each: part(connection)):
                yield Finding(None, what)
    except DBAPIError as error:
        yield Finding(None, f"what follows cannot be read: {problem_of(error)}")


def check_references(connection: Connection) -> Iterator[str]:
    """Return which rows refer to others that are not there, a sentence each."""
    for table in metadata.sorted_tables:
        constraints = sorted(table.foreign_key_constraints, key=lambda each: str(each.name))
        for constraint in constraints:
            parent = constraint.referred_table.alias("parent")
            pairs = [(each.parent, parent.c[each.column.name]) for each in constraint.elements]
            refers = and_(*(own.is_not(None) for own, _ in pairs))
            there = exists().where(and_(*(own == other for own, other in pairs)))
            key = list(table.primary_key)
            for row in connection.execute(select(*key).where(refers, ~there).order_by(*key)):
                which = ", ".join(map(str, row))
                yield (
                    f"row {which} of {table.name} refers to a row of "
                    f"{constraint.referred_table.name} that is not there"
                )


def _stored(connection: Connection, game_id: int) -> Stored:
    """A game with everything that belongs to it."""
    return Stored(
        game=GameRow(*connection.execute(select(*GAME_COLUMNS).where(games.id == game_id)).one()),
        seats=_rows(connection, seats, SeatRow, game_id, "seat"),
        events=_rows(connection, events, GameEvent, game_id, "number"),
        messages=_rows(connection, messages, MessageRow, game_id, "id"),
        result=_result(connection, game_id),
    )


def _rows(connection: Connection, of: Named, kind: Any, game_id: int, order: str) -> Sequence[Any]:
    query = rows(kind, of).where(of.game_id == game_id).order_by(of[order])
    return [kind(*row) for row in connection.execute(query)]


def _result(connection: Connection, game_id: int) -> StoredResult | None:
    columns = results.id, results.deals, results.server_id, results.preset
    row = connection.execute(select(*columns).where(results.game_id == game_id)).one_or_none()
    if row is None:
        return None
    sides = rows(SideResult, result_sides).order_by(result_sides.side)
    seated = select(result_players.side).order_by(result_players.seat)
    ended = connection.execute(sides.where(result_sides.result_id == row.id))
    of_seats = connection.execute(seated.where(result_players.result_id == row.id))
    return StoredResult(*row[1:], [SideResult(*each) for each in ended], [*of_seats.scalars()])


def _count(connection: Connection) -> str:
    try:
        tables, parties, actions = (
            connection.execute(select(func.count()).select_from(each)).scalar_one()
            for each in (games, results, events)
        )
    except DBAPIError:
        return "it cannot be read to its end"
    return ", ".join(
        [
            _counted(tables, "table", "tables"),
            _counted(parties, "finished party", "finished parties"),
            _counted(actions, "action", "actions"),
        ]
    )


def _counted(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
