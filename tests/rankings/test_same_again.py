"""Whatever happened, the ratings made from scratch are those made party by party."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.storage.games.counts import Counts
from bot.storage.ratings.leaderboards import POOLS
from tests.rankings.club import DAY, NAMES, Club, new_club

STRONG = Counts(
    deals=9,
    points=1500,
    taken=6,
    made=6,
    capots=1,
    belotes=40,
    behind=600,
    made_first=6,
    made_most=6,
    made_last=6,
)
"""worth a title or two, and more when it comes again"""

Event = Callable[[Club], Awaitable[None]]


@st.composite
def parties(draw: st.DrawFn) -> Event:
    """Any four, robots among them, who win, lose, draw, leave and are replaced."""
    four = draw(st.permutations(NAMES))[:4]
    pool = draw(st.sampled_from([*POOLS[:3], None, "classique", "classique"]))
    if draw(st.integers(0, 5)) == 0:
        pool = draw(st.sampled_from(["decouverte", "robots"]))
    sitting: list[str | None] = list(four)
    if pool == "decouverte":
        sitting = sitting[:2]
    for seat in draw(st.sets(st.integers(0, 3), max_size=3)) if pool == "robots" else ():
        sitting[seat] = None
    winner = draw(st.sampled_from([0, 1, -1, 0, 1]))
    server = draw(st.integers(0, 1))
    others = [name for name in NAMES if name not in sitting]
    left: dict[int, str] = {}
    for seat in draw(st.sets(st.integers(0, len(sitting) - 1), max_size=2)):
        name = sitting[seat]
        if name is not None:
            left[seat] = name
            sitting[seat] = draw(st.sampled_from([name, None, *others[:1]]))
            others = others[1:]

    counts = draw(st.sampled_from([{}, {0: STRONG}, {1: STRONG, 3: STRONG}]))

    async def play(club: Club) -> None:
        await club.party(sitting, winner, pool=pool, server=server, left=left, counts=counts)

    return play


@st.composite
def matches(draw: st.DrawFn) -> Event:
    """Teams of one or two in any order, equals among them; also one that was there before."""
    names = draw(st.permutations(NAMES))[: draw(st.integers(2, 6))]
    size = draw(st.integers(1, 2))
    teams = [names[start : start + size] for start in range(0, len(names), size)]
    ranks = draw(st.lists(st.integers(1, 4), min_size=len(teams), max_size=len(teams)))
    which = draw(st.none() | st.integers(0, 3))
    server = draw(st.integers(0, 1))

    async def play(club: Club) -> None:
        await club.match(list(zip(ranks, teams, strict=True)), server=server, again=which)

    return play


@st.composite
def passing_times(draw: st.DrawFn) -> Event:
    days = draw(st.sampled_from([0.1, 1, 3, 7, 30, 92, 200, -0.5]))

    async def pass_time(club: Club) -> None:
        club.now += days * DAY

    return pass_time


@st.composite
def choices(draw: st.DrawFn) -> Event:
    """Change what a server sets about its seasons; the start is a day of the year 2000."""
    server = draw(st.integers(0, 1))
    months = draw(st.sampled_from([1, 3, 12]))
    day = draw(st.none() | st.integers(0, 365))

    async def choose(club: Club) -> None:
        start = None if day is None else 946_684_800 + day * DAY
        await club.choose(server, season_months=months, season_start=start, podium_channel_id=5)

    return choose


async def reckon(club: Club) -> None:
    await club.reckon()


async def reckon_a_step(club: Club) -> None:
    await club.steps(1)


EVENTS = st.one_of(
    parties(),
    parties(),
    parties(),
    matches(),
    matches(),
    passing_times(),
    choices(),
    st.just(reckon),
    st.just(reckon_a_step),
)


@given(st.lists(EVENTS, max_size=25))
@settings(max_examples=settings().max_examples // 4, deadline=None)
def test_made_from_scratch_it_is_the_same(events: list[Event]) -> None:
    asyncio.run(check_same_again(events))


async def check_same_again(events: list[Event]) -> None:
    async with new_club() as club:
        for event in events:
            await event(club)
        await club.reckon()
        made = await club.made()
        check_seasons(made["seasons"])
        assert await club.rebuild() == 0
        assert await club.made() == made
        await club.forget_everything_made()
        await club.rebuild()
        assert await club.made() == _without_old_ranks(made)


def check_seasons(rows: list[tuple[Any, ...]]) -> None:
    """Check that the seasons of a scope follow each other: in their results, and in time without
    overlapping."""
    for (_, scope, number, _, ends_at, _, last, _, last_match), after in pairwise(
        sorted(rows, key=by_scope)
    ):
        if after[1] == scope:
            assert after[2] == number + 1
            assert (last, last_match) == (after[5], after[7])
            assert ends_at <= after[3] < after[4]


def by_scope(row: tuple[Any, ...]) -> tuple[int, int]:
    """Scope and number."""
    return row[1], row[2]


def _without_old_ranks(made: dict[str, list[tuple[Any, ...]]]) -> dict[str, list[tuple[Any, ...]]]:
    """How far people had moved in the last week of a season that is over is not made again."""
    over = {row[0] for row in made["seasons"] if row[6] is not None}
    rows = [(*row[:9], None if row[1] in over else row[9], *row[10:]) for row in made["ratings"]]
    return {**made, "ratings": rows}
