"""Marks on the messages of a game, which are to show it as it is now."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.tables.game import Game


def whole_table(game: Game) -> Wanted:
    return Wanted(Subject.TABLE, TABLE_VIEWER, game.deal, 1)


def of_holder(game: Game, subject: Subject, seat: int, number: int, priority: int) -> Wanted:
    """Return what the holder of a seat is to be shown."""
    person = game.holder(seat).person
    return Wanted(subject, seat, number, priority, person_id=person.id if person else None)


async def want(connection: AsyncConnection, game: Game, *wanted: Wanted) -> None:
    await messages.want(connection, game.id, game.row.version, wanted)


async def nudge(
    connection: AsyncConnection, game: Game, subjects: list[Subject], viewers: Collection[int]
) -> None:
    """Mark what `viewers` have before them already."""
    await messages.nudge(connection, game.id, game.row.version, subjects, viewers)


async def close(
    connection: AsyncConnection,
    game: Game,
    *subjects: Subject,
    viewers: Collection[int] | None = None,
    deals: range | None = None,
) -> None:
    """Ask for the last word of messages: of some viewers or deals, where that is said."""
    version = game.row.version
    await messages.close(connection, game.id, version, *subjects, viewers=viewers, deals=deals)
