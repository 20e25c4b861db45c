"""Whatever entries are called, and however much a page has: nothing runs over anything else."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import NoSuit, Suit
from card_images.bracket import BracketGame, BracketPage, BracketSection, BracketSide, BracketStage
from card_images.canvas import MARGIN, WIDTH
from card_images.cross_table import CrossTable
from card_images.leaderboard import PodiumPage, PodiumStep
from card_images.rounds import (
    ContractMark,
    ScheduleLine,
    SchedulePage,
    TravellingLine,
    TravellingPage,
)
from card_images.standings import StandingsLine, StandingsPage
from card_images.writing import AND
from tests.card_images.drawing.test_names import NAMES
from tests.card_images.positions import opened
from tests.card_images.samples import ENGLISH
from tests.card_images.tournaments.lines import lines, outside, overlapping
from tests.examples import sampled
from tests.tools.contact.tournaments import Drawn, draw, pages

MOST_BYTES, MOST_INVENTED = 60_000, 70_000
"""of a page, and of one in whose cells stands anything"""
WIDE = st.sampled_from(["", "x", "1,234", "Ann & Bob", "W" * 32, "W" * 90, f"{'W' * 32} & Tim"])
ENTRIES = st.one_of(WIDE, NAMES, st.lists(NAMES, min_size=2, max_size=4).map(AND.join))
SHOWN = st.characters(exclude_categories=("C", "M", "Z"))
TEXTS = st.one_of(WIDE, st.just(""), st.text(SHOWN, min_size=1, max_size=100))
"""what the bot writes itself: nothing, or something that is seen; names may be anything"""
NUMBERS = st.one_of(st.integers(-99_999, 99_999).map(str), WIDE)
RANKS = st.integers(1, 100_000)


def some(each: st.SearchStrategy[Any], most: int) -> st.SearchStrategy[Any]:
    return st.lists(each, max_size=most).map(tuple)


def check(page: Drawn, most: int = MOST_BYTES) -> None:
    with lines() as found:
        png = draw(page, ENGLISH)
    picture = opened(png)
    assert len(png) <= most
    assert picture.width == WIDTH
    assert not outside(found, picture.size, MARGIN)
    assert not overlapping(found)


@pytest.mark.parametrize("name", sampled(pages()))
def test_samples_have_room(name: str) -> None:
    check(pages()[name])


@st.composite
def standings(draw_from: st.DrawFn) -> StandingsPage:
    columns = draw_from(st.lists(TEXTS, max_size=8))
    rows = st.builds(
        StandingsLine,
        st.one_of(st.none(), RANKS),
        ENTRIES,
        st.tuples(*[NUMBERS] * len(columns)),
        st.booleans(),
        st.booleans(),
        st.booleans(),
        st.one_of(st.none(), st.integers(0, 7)),
        TEXTS,
    )
    return StandingsPage(
        draw_from(TEXTS),
        draw_from(TEXTS),
        tuple(columns),
        tuple(draw_from(st.lists(rows, max_size=16))),
        draw_from(some(TEXTS, 2)),
    )


SIDES = st.builds(BracketSide, st.one_of(st.none(), ENTRIES), NUMBERS, st.booleans(), st.booleans())
GAMES = st.builds(BracketGame, st.tuples(SIDES, SIDES), st.booleans(), TEXTS)


@st.composite
def sections(draw_from: st.DrawFn) -> BracketSection:
    stages = draw_from(st.integers(0, 3))
    shift = draw_from(st.integers(0, 1))
    return BracketSection(
        draw_from(TEXTS),
        tuple(
            BracketStage(draw_from(TEXTS), draw_from(st.tuples(*[GAMES] * 2 ** (left + shift))))
            for left in reversed(range(stages))
        ),
        draw_from(st.booleans()),
        draw_from(st.booleans()),
    )


@st.composite
def cross_tables(draw_from: st.DrawFn) -> CrossTable:
    rows, columns = draw_from(st.integers(0, 16)), draw_from(st.integers(1, 16))
    return CrossTable(
        draw_from(TEXTS),
        draw_from(TEXTS),
        draw_from(st.tuples(*[ENTRIES] * rows)),
        draw_from(st.tuples(*[st.tuples(*[NUMBERS] * columns)] * rows)),
        draw_from(st.tuples(*[NUMBERS] * rows)),
        draw_from(st.tuples(*[RANKS] * rows)),
        draw_from(st.one_of(st.none(), st.integers(0, 15))),
        draw_from(TEXTS),
        *draw_from(st.tuples(*[st.integers(1, 1000)] * 2)),
    )


LINES = st.builds(
    ScheduleLine,
    st.integers(1, 1000),
    st.tuples(ENTRIES, ENTRIES),
    st.one_of(st.none(), st.tuples(NUMBERS, NUMBERS)),
    st.sampled_from(["waiting", "playing", "done", "forfeit"]),
    st.sampled_from([None, 0, 1]),
    st.booleans(),
    st.booleans(),
)


MARKS = st.builds(
    ContractMark,
    st.sampled_from([0, 1]),
    st.sampled_from([*Suit, *NoSuit]),
    st.sampled_from(["", "80", "180", "capot"]),
    st.sampled_from([1, 2, 4]),
    st.sampled_from(["made", "capot", "failed", ""]),
)
TRAVELLING = st.builds(
    TravellingLine,
    st.tuples(ENTRIES, ENTRIES),
    st.one_of(st.none(), MARKS),
    st.tuples(NUMBERS, NUMBERS),
    st.tuples(NUMBERS, NUMBERS),
    st.booleans(),
    st.booleans(),
    TEXTS,
)


PAGES = st.one_of(
    standings(),
    st.builds(BracketPage, TEXTS, TEXTS, some(sections(), 2)),
    cross_tables(),
    st.builds(SchedulePage, TEXTS, TEXTS, some(LINES, 10), some(ENTRIES, 5), TEXTS, some(TEXTS, 2)),
    st.builds(
        TravellingPage,
        TEXTS,
        TEXTS,
        st.tuples(TEXTS, TEXTS, TEXTS),
        some(TRAVELLING, 10),
        some(TEXTS, 2),
    ),
    st.builds(
        PodiumPage,
        TEXTS,
        TEXTS,
        st.lists(
            st.builds(PodiumStep, st.integers(1, 3), some(ENTRIES, 3), NUMBERS),
            max_size=3,
            unique_by=lambda step: step.rank,
        ).map(tuple),
    ),
)


@given(PAGES)
def test_anything_has_room(page: Drawn) -> None:
    check(page, MOST_INVENTED)
