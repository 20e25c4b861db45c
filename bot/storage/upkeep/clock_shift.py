"""Every stored moment from which something that goes on is counted.

When the clock is set they are set with it, so that whoever is asked has as much time left as
before. What happens at a time of the calendar, such as the start of a tournament or the end of a
season, stays; and so does what is written down of the past.
"""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, Update, func, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import (
    GAMES,
    MESSAGES,
    TOURNAMENT_LOG,
    TOURNAMENT_ROUNDS,
    TOURNAMENTS,
    games,
    messages,
    seats,
    tournament_games,
    tournament_log,
    tournament_rounds,
    tournaments,
)
from bot.storage.games.clocks import WORTH_SAYING, show_again
from bot.storage.games.games import OPEN
from bot.tournaments import FORMATS

IN_OWN_TIME: Final = tuple(each.name for each in FORMATS.values() if each.own_time)
_OPEN: Final = games.status.in_(OPEN)
_LOBBY: Final = games.status == Subject.LOBBY
# The rounds of a daily duplicate end at midnight.
_ROUNDS: Final = (tournaments.state == "running") & (
    tournaments.plan["format"].as_string().not_in(IN_OWN_TIME)
)
_IN_ROUNDS: Final = select(tournaments.id).where(_ROUNDS)


def _newest() -> Select[float | None]:
    began = (games.created_at, games.asked_at, games.trick_at, games.paused_at)
    paired = (tournament_rounds.paired_at, tournament_rounds.closed_at)
    of_rounds = tournament_rounds.tournament_id.in_(_IN_ROUNDS)
    each = union_all(
        *(select(func.max(moment).label("at")).where(_OPEN) for moment in began),
        *(select(func.max(moment).label("at")).where(of_rounds) for moment in paired),
    ).subquery()
    return select(func.max(each.c.at))


_NEWEST: Final = _newest()


async def newest(connection: AsyncConnection) -> float | None:
    """The last moment of which it is known that it has been, by what goes on."""
    return (await connection.execute(_NEWEST)).scalar_one()


async def set_by(connection: AsyncConnection, seconds: float) -> None:
    """The clock is set by so many seconds, and so is what is counted by it."""
    shown = abs(seconds) > WORTH_SAYING
    if shown:
        await show_again(connection, Subject.TABLE, games.status == "playing")
        await show_again(connection, Subject.LOBBY, _LOBBY)
    for statement in (*_at_tables(seconds), *_in_tournaments(seconds, shown=shown)):
        await connection.execute(statement)


def _at_tables(seconds: float) -> list[Update]:
    opened = update(GAMES).where(_LOBBY).values(created_at=games.created_at + seconds)
    moments = _later(GAMES, seconds, "due_at", "asked_at", "trick_at", "paused_at")
    sitting = seats.game_id.in_(select(games.id).where(_OPEN))
    return [
        opened,
        update(GAMES).where(_OPEN).values(version=games.version + 1, **moments),
        _where_set(seats.clock_from, seconds).where(sitting),
        _where_set(messages.token_until, seconds),
        _where_set(messages.retry_at, seconds),
    ]


def _in_tournaments(seconds: float, *, shown: bool) -> list[Update]:
    """Wake tournaments that have ended, when they are looked at the next time."""
    over = tournaments.state.in_(("finished", "cancelled"))
    moments = _later(TOURNAMENT_ROUNDS, seconds, "paired_at", "until", "closed_at")
    # What was ended at once has a line in the log of that very moment.
    ends = (tournament_log.what == "ends") & tournament_log.tournament_id.in_(_IN_ROUNDS)
    others = [
        _where_set(tournaments.due_at, seconds).where(over),
        _where_set(tournaments.paused_at, seconds),
        update(TOURNAMENT_LOG).where(ends).values(at=tournament_log.at + seconds),
        update(TOURNAMENT_ROUNDS)
        .where(tournament_rounds.tournament_id.in_(_IN_ROUNDS))
        .values(**moments),
        _where_set(tournament_games.until, seconds).where(
            tournament_games.tournament_id.in_(_IN_ROUNDS)
        ),
        update(TOURNAMENTS).where(_ROUNDS).values(version=tournaments.version + 1),
    ]
    return [*others, _say_again()] if shown else others


def _say_again() -> Update:
    """The posts of the rounds that are played say when they end."""
    posts, rounds = messages, tournament_rounds
    played = select(rounds.number).where(
        rounds.tournament_id == posts.tournament_id, rounds.closed_at.is_(None)
    )
    which = (posts.subject == Subject.ANNOUNCEMENT) | (
        (posts.subject == Subject.ROUND) & posts.number.in_(played.correlate(MESSAGES))
    )
    return (
        update(MESSAGES)
        .where(which, posts.tournament_id.in_(_IN_ROUNDS))
        .values(wanted=posts.wanted + 1)
    )


def _later(table: Table, seconds: float, *names: str) -> dict[str, ColumnElement[Any]]:
    return {each: table.c[each] + seconds for each in names}


def _where_set(moment: ColumnElement[Any], seconds: float) -> Update:
    column: Any = moment
    return update(column.table).where(column.is_not(None)).values({column.name: column + seconds})
