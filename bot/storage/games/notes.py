"""Notes that people write about moves: left with a card or call, or later in the replay."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import Note, events, notes, people
from bot.storage.engine.statements import (
    count_where,
    delete_where,
    fetch,
    insert_row,
    prepared,
    same,
)

_ELSEWHERE: dict[str, Any] = {"action": events.action, "name": people.name}
_ALL = (
    select(*(_ELSEWHERE[each] if each in _ELSEWHERE else notes[each] for each in Note._fields))
    .select_from(notes)
    .join(people, people.id == notes.person_id)
    .outerjoin(events, same(events, game_id=notes.game_id, number=notes.number))
    .order_by(notes.id)
)
_LEFT_AFTER = prepared(
    _ALL.where(notes.game_id == bindparam("_game"), notes.number > bindparam("_events"))
)


class Moment(NamedTuple):
    """A moment of a party's replay."""

    game_id: int
    deal: int
    step: int
    """0 for the auction, or the number of a trick"""


async def add(connection: AsyncConnection, game_id: int, note: Note) -> None:
    values = {name: value for name, value in note._asdict().items() if name not in _ELSEWHERE}
    await insert_row(connection, notes, game_id=game_id, **values)


async def left_after(connection: AsyncConnection, game_id: int, number: int) -> list[Note]:
    """Notes that were left with an action after the one of this number."""
    return await fetch(connection, Note, _LEFT_AFTER, {"_game": game_id, "_events": number})


async def about(connection: AsyncConnection, moment: Moment) -> list[Note]:
    """All that was written about a moment, in that order."""
    return await fetch(connection, Note, _ALL.where(same(notes, **moment._asdict())))


async def count_later(connection: AsyncConnection, moment: Moment, person_id: int) -> int:
    """How many notes a person has written about a moment in the replay."""
    return await count_where(connection, _later(moment, person_id))


async def remove_last(connection: AsyncConnection, moment: Moment, person_id: int) -> None:
    """Delete the newest note that a person has written about a moment in the replay."""
    newest = select(func.max(notes.id)).where(_later(moment, person_id)).scalar_subquery()
    await delete_where(connection, notes, notes.id == newest)


async def remove(connection: AsyncConnection, moment: Moment, note: Note) -> None:
    """Delete a note about a moment, whoever has written it."""
    this = same(notes, **moment._asdict(), person_id=note.person_id, at=note.at)
    await delete_where(connection, notes, this)


def _later(moment: Moment, person_id: int) -> ColumnElement[bool]:
    return same(notes, **moment._asdict(), person_id=person_id, number=None)
