"""Why one is ahead of another, in words."""

from collections.abc import Iterator
from typing import Any, Final

from discord import ui

from bot.tournaments import Separation
from bot.tournaments.scoring import buchholz_parts
from bot.tournaments.shown.reckoned import Reckoned
from cogs.screens.screen import GOLD, Screen, layout, text
from cogs.tournaments.names import LONGEST
from cogs.tournaments.navigation import navigation
from cogs.tournaments.organising.log_screen import reason_text
from cogs.tournaments.results.columns import value_text
from cogs.tournaments.results.penalties import penalty_lines
from cogs.tournaments.results.standings_lines import rank_mark, values_told
from cogs.tournaments.scene import Scene, fingerprint, fitting

LAST: Final = frozenset({"bracket", "direction", "place", "lot"})
"""tie-breaks after which no other comes, and those that say which ranking it is"""


def why_screen(scene: Scene, reckoned: Reckoned, one: int, other: int) -> Screen:
    """Raises `KeyError` for who is not in the standings."""
    words = scene.words
    separation = reckoned.standings.why(one, other)
    both = separation.ahead, separation.behind
    items: list[ui.Item[Any]] = [
        text(f"## {words('tournament-boards-why-title')}"),
        text(fitting(lambda longest: why_lines(scene, reckoned, separation, longest))),
        *[text(_values(scene, reckoned, each)) for each in both],
        *navigation(scene, reckoned, "t_why"),
    ]
    return Screen(layout(*items, colour=GOLD))


def why_lines(
    scene: Scene, reckoned: Reckoned, separation: Separation, longest: int
) -> Iterator[str]:
    """`Ann and Ben are ahead of Cléo and Dan: equal on points (4,312), but more parties won…`"""
    words = scene.words
    ahead, behind = (
        f"**{scene.name(each, longest)}**" for each in (separation.ahead, separation.behind)
    )
    named = {"ahead": ahead, "behind": behind, "people": scene.people(separation.ahead)}
    without = reckoned.last & reckoned.never_came
    if separation.behind in without and separation.ahead not in without:
        yield words("tournament-boards-why-never-came", behind=behind)
        return
    if separation.tie_break is None:
        yield words("tournament-boards-why-shared", ahead=ahead, behind=behind)
        return
    if separation.tie_break == "direction":
        yield words("tournament-boards-why-direction", ahead=ahead, behind=behind)
        return
    reason = _reason(scene, reckoned, separation)
    equal = _equal(scene, reckoned, separation)
    if equal:
        yield words(
            "tournament-boards-why-after-equal", **named, equal=words.join_and(equal), reason=reason
        )
    else:
        yield words("tournament-boards-why-at-once", **named, reason=reason)
    yield from _how(scene, reckoned, separation, longest)


def _reason(scene: Scene, reckoned: Reckoned, separation: Separation) -> str:
    words, column = scene.words, separation.tie_break or ""
    first, second = (value_text(column, value, words) for value in separation.values)
    if column == "buchholz" and len(reckoned.tournament.rounds) >= 6:
        column = "buchholz-median"
    return words(f"tournament-boards-why-{column}", first=first, second=second)


def _equal(scene: Scene, reckoned: Reckoned, separation: Separation) -> list[str]:
    """The tie-breaks before, in which both have the same; those that say nothing are left out."""
    words, standings = scene.words, reckoned.standings
    values = standings.place(separation.ahead).values
    found: list[str] = []
    for column, value in zip(standings.columns, values, strict=True):
        if column == separation.tie_break:
            break
        if value is not None and column not in LAST:
            found.append(f"{_in_a_sentence(column, scene)} ({value_text(column, value, words)})")
    return found


def _in_a_sentence(column: str, scene: Scene) -> str:
    return scene.words(f"tournament-boards-equal-{column}")


def _how(scene: Scene, reckoned: Reckoned, separation: Separation, longest: int) -> Iterator[str]:
    """How what decided is made up: the opponents of a Buchholz, where a lot comes from."""
    words = scene.words
    if separation.tie_break == "buchholz":
        for entry in (separation.ahead, separation.behind):
            yield f"-# {_buchholz(scene, reckoned, entry, longest)}"
    if separation.tie_break == "lot" and scene.event.published_seed is not None:
        seed = fingerprint(scene.event.published_seed.hex())
        yield f"-# {words('tournament-boards-lot-seed', seed=seed)}"


def _buchholz(scene: Scene, reckoned: Reckoned, entry: int, longest: int) -> str:
    words = scene.words
    parts = buchholz_parts(reckoned.ledger, entry)
    told: list[str] = []
    for each in parts:
        if each.opponent is None:
            name = words("tournament-boards-buchholz-not-played")
        else:
            name = scene.name(each.opponent, longest)
        part = f"{name} ({words.number(each.match_points)})"
        told.append(part if each.counts else f"~~{part}~~")
    total = sum(each.match_points for each in parts if each.counts)
    sums = " + ".join(told)
    return words(
        "tournament-boards-buchholz-of",
        name=scene.name(entry, longest),
        total=words.number(total),
        sum=sums,
    )


def _values(scene: Scene, reckoned: Reckoned, entry: int) -> str:
    place = reckoned.standings.place(entry)
    told = " · ".join(values_told(reckoned.standings, place, scene.words))
    lines = [told, *_corrected(scene, entry)]
    rank = reckoned.ranks.get(entry)
    mark = rank_mark(rank, scene.words)
    head = f"{mark} **{scene.name(entry)}**"
    taken = penalty_lines(scene, reckoned, {entry}, LONGEST)
    return "\n".join([head, *(f"-# {each}" for each in lines), *taken])


def _corrected(scene: Scene, entry: int) -> Iterator[str]:
    """The tables of an entry at which an organiser wrote another result, and why."""
    words, event = scene.words, scene.event
    for (number, place), row in sorted(event.latest.items()):
        if row.by_id is None or row.supersedes is None:
            continue
        if any(entry in side for side in event.table(number, place).sides):
            where = words("tournament-table-thread", round=number, table=place)
            why = reason_text(row.why, words)
            yield f"✏️ {where} · {words('tournament-organiser-by-hand', why=why)}"
