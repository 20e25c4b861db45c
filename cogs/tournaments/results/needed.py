"""What an entry needs in a tournament that is played, for whoever reads it; the entry's own people
are told by `where_screen`."""

from collections.abc import Iterator

from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.shown.needs import PODIUM, Bout, Chase, Loss, Need, PoolPlace
from cogs.tournaments.names import NameOf

MOST_NAMED = 4
"""opponents who may be next"""
UNITS = {"points": "points", "match_points": "wins"}
"""columns in which people reckon what is missing"""
SECTIONS = ("main", "consolante")
"""brackets that have a name"""


def need_lines(event: Event, need: Need | None, name: NameOf, words: Words) -> Iterator[str]:
    """What is missing, what a game decides, and what is decided already."""
    if event.state != "running":
        return
    match need:
        case Chase() as chase if any(each.closed_at is not None for each in event.rounds):
            yield from missing_lines(chase, words)
            if chase.first_is_safe:
                yield words("tournament-needs.first-sure")
            yield from verdict_lines(chase, words)
            if not event.format.one_round:
                yield words("tournament-player-rounds-left", count=chase.rounds_left)
        case PoolPlace(rank, entries, go_on) as pool:
            yield words("tournament-needs.pool", rank=rank, entries=entries)
            yield words("tournament-player-pool-about", count=go_on)
            yield from pool_lines(pool, words)
        case Bout() as bout:
            yield bout_line(bout, words)
            yield from _then(bout, name, words)
        case _:
            pass


def missing_lines(chase: Chase, words: Words) -> Iterator[str]:
    """How far it is to the places before, or to the next one behind."""
    unit = UNITS.get(chase.column)
    if unit is None:
        return
    if chase.lead is not None:
        yield words("tournament-player-lead", unit, lead=round(chase.lead))
        return
    if chase.to_first:
        yield words("tournament-player-to-first", unit, missing=round(chase.to_first))
    if chase.to_podium:
        yield words("tournament-player-to-podium", unit, missing=round(chase.to_podium))


def verdict_lines(chase: Chase, words: Words) -> Iterator[str]:
    """What match points have decided already, besides a first place that is safe."""
    if chase.best > PODIUM:
        yield words("tournament-needs.podium-out")
    elif chase.out_of_reach:
        yield words("tournament-player-first-out-of-reach")
    if 1 < chase.worst <= min(PODIUM, chase.entries - 1):
        yield words("tournament-needs.podium-sure")


def pool_lines(pool: PoolPlace, words: Words) -> Iterator[str]:
    """Whether a pool has decided already who plays the main bracket."""
    if pool.decided is not None:
        yield words("tournament-needs", "in" if pool.decided else "out")


def bout_line(bout: Bout, words: Words) -> str:
    """Which game of which bracket it is."""
    kind, _, rest = bout.section.partition(" places ")
    section = words("tournament-boards-section", kind if kind in SECTIONS else "main")
    if rest:
        section = words("tournament-player-section-places", section=section, place=rest)
    if bout.is_final:
        return words("tournament-player-bout-final", section=section, place=bout.place)
    return words(
        "tournament-player-bout", section=section, stage=bout.stage, stages=bout.last_stage
    )


def any_of(entries: tuple[int, ...], name: NameOf, words: Words) -> str:
    """`Ann and Ben, Cléo and Dan or …`"""
    if not entries:
        return "…"
    names = [f"**{name(each)}**" for each in entries[:MOST_NAMED]]
    if len(entries) > MOST_NAMED:
        names.append("…")
    return words.join_or(names)


def _then(bout: Bout, name: NameOf, words: Words) -> Iterator[str]:
    yield words("tournament-needs.against", names=any_of(bout.opponents, name, words))
    if bout.is_final:
        yield words("tournament-needs.win-final", place=bout.place)
    elif bout.then:
        yield words("tournament-needs.win", names=any_of(bout.then, name, words))
    else:
        yield words("tournament-needs.win-free")
    if bout.loss is Loss.SECOND:
        yield words("tournament-needs.loss-second", place=bout.place + 1)
    else:
        yield words("tournament-needs-loss", bout.loss.value)
