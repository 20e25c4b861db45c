"""How far a tournament has come, how long a knock-out will be, and names of its stages."""

from collections.abc import Iterator

from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import Reckoned, third_place
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


def section_name(section: str, words: Words, size: int = 0) -> str:
    """`Main bracket`, `Consolante`, `Pool 3`; `Places 3–4` for a bracket of `size` slots."""
    family, _, rest = section.partition(" ")
    if family == "pool":
        return words("tournament-boards-pool", pool=rest)
    if not rest:
        return words(f"tournament-boards-section-{family}")
    place = int(rest.rpartition(" ")[2])
    if size:
        name = words("tournament-boards-places", first=place, last=place + size - 1)
    else:
        name = words("tournament-boards-places-from", first=place)
    return name if family == "main" else f"{words(f'tournament-boards-section-{family}')} · {name}"


def stage_name(section: str, games: int, place: int, words: Words) -> str:
    """`Final`, `Quarter-finals`, `Round of 32`; of a game for places which ones."""
    if " " in section:
        return words("tournament-boards-places", first=place, last=place + 2 * games - 1)
    if games <= 4:
        return words(f"tournament-boards-stage-{games}")
    return words("tournament-boards-stage-of", count=2 * games)


def rounds_told(reckoned: Reckoned, least: int, words: Words) -> int | str:
    """`4`; `3 or 4`, as long as it depends on who wins. `least`: as many as there are at least."""
    foreseen = reckoned.foreseen
    if foreseen is None or foreseen.most <= least:
        return least
    if foreseen.least == foreseen.most:
        return foreseen.most
    rounds = {"least": max(least, foreseen.least), "most": foreseen.most}
    return words("tournament-boards-rounds-either", **rounds)


def foresight_lines(reckoned: Reckoned, words: Words) -> Iterator[str]:
    """Lines that nobody would expect: a final after the final, no game for third place."""
    foreseen, tournament = reckoned.foreseen, reckoned.tournament
    if foreseen is None or not tournament.rounds or foreseen.over:
        return
    if foreseen.consolante is not None and foreseen.most > foreseen.main:
        which = "after" if foreseen.main_over else "later" if foreseen.least > foreseen.main else ""
        rounds = {"main": foreseen.main, "round": foreseen.most}
        yield words(f"tournament-boards-consolante-{which or 'perhaps'}", **rounds)
    if tournament.plan.places != "none" and (place := third_place(tournament)) != "sure":
        yield words(f"tournament-boards-third-place-{place}")
