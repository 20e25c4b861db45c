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
    games,
    messages,
    seats,
    tournament_games,
    tournament_log,
    tournament_rounds,
    tournaments,
)
from bot.storage.games.clocks import WORTH_SAYING, show_again
from bot.storage.games.open_tables import OPEN
from bot.tournaments import FORMATS

IN_OWN_TIME: Final = tuple(each.name for each in FORMATS.values() if each.own_time)
_OPEN: Final = games.c.status.in_(OPEN)
_LOBBY: Final = games.c.status == Subject.LOBBY
# The rounds of a daily duplicate end at midnight.
_ROUNDS: Final = (tournaments.c.state == "running") & (
    tournaments.c.plan["format"].as_string().not_in(IN_OWN_TIME)
)
_IN_ROUNDS: Final = select(tournaments.c.id).where(_ROUNDS)


def _newest() -> Select[float | None]:
    began = (games.c.created_at, games.c.asked_at, games.c.trick_at, games.c.paused_at)
    paired = (tournament_rounds.c.paired_at, tournament_rounds.c.closed_at)
    of_rounds = tournament_rounds.c.tournament_id.in_(_IN_ROUNDS)
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
        await show_again(connection, Subject.TABLE, games.c.status == "playing")
        await show_again(connection, Subject.LOBBY, _LOBBY)
    for statement in (*_at_tables(seconds), *_in_tournaments(seconds, shown=shown)):
        await connection.execute(statement)


def _at_tables(seconds: float) -> list[Update]:
    opened = update(games).where(_LOBBY).values(created_at=games.c.created_at + seconds)
    moments = _later(games, seconds, "due_at", "asked_at", "trick_at", "paused_at")
    sitting = seats.c.game_id.in_(select(games.c.id).where(_OPEN))
    return [
        opened,
        update(games).where(_OPEN).values(version=games.c.version + 1, **moments),
        _where_set(seats.c.clock_from, seconds).where(sitting),
        _where_set(messages.c.token_until, seconds),
        _where_set(messages.c.retry_at, seconds),
    ]


def _in_tournaments(seconds: float, *, shown: bool) -> list[Update]:
    """Wake tournaments that have ended, when they are looked at the next time."""
    over = tournaments.c.state.in_(("finished", "cancelled"))
    moments = _later(tournament_rounds, seconds, "paired_at", "until", "closed_at")
    # What was ended at once has a line in the log of that very moment.
    ends = (tournament_log.c.what == "ends") & tournament_log.c.tournament_id.in_(_IN_ROUNDS)
    others = [
        _where_set(tournaments.c.due_at, seconds).where(over),
        _where_set(tournaments.c.paused_at, seconds),
        update(tournament_log).where(ends).values(at=tournament_log.c.at + seconds),
        update(tournament_rounds)
        .where(tournament_rounds.c.tournament_id.in_(_IN_ROUNDS))
        .values(**moments),
        _where_set(tournament_games.c.until, seconds).where(
            tournament_games.c.tournament_id.in_(_IN_ROUNDS)
        ),
        update(tournaments).where(_ROUNDS).values(version=tournaments.c.version + 1),
    ]
    return [*others, _say_again()] if shown else others


def _say_again() -> Update:
    """The posts of the rounds that are played say when they end."""
    posts, rounds = messages.c, tournament_rounds.c
    played = select(rounds.number).where(
        rounds.tournament_id == posts.tournament_id, rounds.closed_at.is_(None)
    )
    which = (posts.subject == Subject.ANNOUNCEMENT) | (
        (posts.subject == Subject.ROUND) & posts.number.in_(played.correlate(messages))
    )
    return (
        update(messages)
        .where(which, posts.tournament_id.in_(_IN_ROUNDS))
        .values(wanted=posts.wanted + 1)
    )


def _later(table: Table, seconds: float, *names: str) -> dict[str, ColumnElement[Any]]:
    return {each: table.c[each] + seconds for each in names}


def _where_set(moment: ColumnElement[Any], seconds: float) -> Update:
    column: Any = moment
    return update(column.table).where(column.is_not(None)).values({column.name: column + seconds})
