"""How far a tournament has come."""

from bot.tournaments.reckoned import Reckoned
from cogs.screens.tournaments.scene import Scene


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
    """Of a round: how many tables have their result, and how many there are.

    A duplicate's result is not known before all have played the boards: there who has played is
    done.
    """
    event, tables = scene.event, scene.event.tables_of(number)
    done = sum(
        event.is_settled(each) or (event.plan.is_duplicate and each.status in ("over", "closed"))
        for each in tables
    )
    return {"done": done, "count": len(tables)}


def _rounds(scene: Scene, reckoned: Reckoned) -> int:
    """How many there will be; one that ends early has those that were played."""
    last = scene.event.row.last_round
    return last if last is not None else max(reckoned.rounds, len(scene.event.rounds))
