"""How far a tournament has come."""

from bot.storage.tournaments.rounds import TableRow
from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import Reckoned
from cogs.tournaments.rounds.foresight import rounds_told
from cogs.tournaments.scene import Scene


def progress(scene: Scene, reckoned: Reckoned, number: int | None = None) -> str:
    """`After round 2 of 4`; `Round 3 of 4: 5 of 8 tables are done`; `Final standings`."""
    words, event = scene.words, scene.event
    current = event.current
    played = len(event.rounds)
    if number is not None and number < played:
        return words("tournament-boards-after-round", round=number, rounds=_rounds(scene, reckoned))
    if event.state == "finished":
        return words("tournament-boards-final-standings")
    if event.state == "cancelled":
        return words("tournament-boards-called-off-after", round=played)
    if current is None:
        return words("tournament-boards-after-round", round=played, rounds=_rounds(scene, reckoned))
    return words(
        "tournament-boards-round-goes-on",
        round=current.number,
        rounds=_rounds(scene, reckoned),
        **tables_done(scene, current.number),
    )


def tables_done(scene: Scene, number: int) -> dict[str, int]:
    """Count of a round how many tables are done, and how many there are."""
    tables = scene.event.tables_of(number)
    return {"done": sum(is_done(scene.event, each) for each in tables), "count": len(tables)}


def is_done(event: Event, table: TableRow) -> bool:
    """Return whether a table has its result. A duplicate's is not known before all have played the
    boards: there who has played is done."""
    played = event.plan.format.shared_boards and table.status in ("over", "closed")
    return played or event.is_settled(table)


def _rounds(scene: Scene, reckoned: Reckoned) -> int | str:
    """How many there will be; one that ends early has those that were played."""
    last = scene.event.row.last_round
    if last is not None:
        return last
    least = max(reckoned.rounds, len(scene.event.rounds))
    return rounds_told(reckoned, least, scene.words)
