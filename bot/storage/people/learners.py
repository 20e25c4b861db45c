"""How far people are in the lessons."""

from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import LEARNERS, learners


class Progress(NamedTuple):
    """The course that somebody has chosen, where they go on, and what they have done."""

    course: str
    lesson: int = 0
    step: int = 0
    finished: tuple[int, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Tell whether there is anything to go on with."""
        return bool(self.lesson or self.step or self.finished)


async def find(connection: AsyncConnection, person_id: int) -> Progress | None:
    """How far somebody is; None for who has not begun."""
    columns = [learners[name] for name in Progress._fields]
    query = select(*columns).where(learners.person_id == person_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Progress(*row)._replace(finished=tuple(row.finished))


async def keep(connection: AsyncConnection, person_id: int, progress: Progress) -> None:
    """Note how far somebody is."""
    values = {**progress._asdict(), "finished": list(progress.finished)}
    statement = insert(LEARNERS).values(person_id=person_id, **values)
    await connection.execute(
        statement.on_conflict_do_update(index_elements=[learners.person_id], set_=values)
    )
