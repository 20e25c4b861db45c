"""Where robots played: signs beside points, and what they mean."""

from collections.abc import Collection, Iterable, Iterator

from bot.text import Words
from bot.tournaments import Forfeit, Played
from cogs.screens.names import FINISHED_MARK, ROBOT_MARK

Row = Played | Forfeit | None


def robots_mark(row: Row, entries: Collection[int], deal: int | None = None) -> str:
    """The sign beside points of some entries, with a space behind it: robots played for who did not
    come, or finished the table; `deal`: only one deal of it counts."""
    if not isinstance(row, Played):
        return ""
    if not set(entries).isdisjoint(row.absent):
        return f"{ROBOT_MARK} "
    finished = row.robot_deals if deal is None else row.by_robots(deal)
    return f"{FINISHED_MARK} " if finished else ""


def robots_notes(rows: Iterable[Row], words: Words) -> Iterator[str]:
    """Return what these signs mean, for pictures in which they are."""
    played = [each for each in rows if isinstance(each, Played)]
    if any(each.absent for each in played):
        yield words("tournament-pictures-robots")
    if any(each.robot_deals for each in played):
        yield words("tournament-pictures-robots-finished")


def finished_text(row: Row, words: Words) -> Iterator[str]:
    """`⌛ robots finished the last 2 deals`"""
    if isinstance(row, Played) and row.robot_deals:
        yield words("tournament-boards-table-robots-finished", deals=row.robot_deals)
