"""How far people are in the lessons."""

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import LearnerRow, learners


async def find(connection: AsyncConnection, person_id: int) -> LearnerRow | None:
    """How far somebody is; None for who has not begun."""
    columns = [learners[name] for name in LearnerRow._fields]
    query = select(*columns).where(learners.person_id == person_id)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else LearnerRow(*row)._replace(finished=tuple(row.finished))


async def keep(connection: AsyncConnection, person_id: int, progress: LearnerRow) -> None:
    """Note how far somebody is."""
    values = {**progress._asdict(), "finished": list(progress.finished)}
    await connection.execute(
        insert(learners)
        .values(person_id=person_id, **values)
        .on_conflict_do_update(index_elements=[learners.person_id], set_=values)
    )
