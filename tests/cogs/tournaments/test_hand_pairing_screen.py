"""Pairing by hand, at its longest: Discord takes every page, for 500 entries too."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import words_for
from bot.tournaments import Round, Table
from bot.tournaments.live import TournamentRefused
from cogs.tournaments.organising.hand_pairing import (
    MOST_SWAPS,
    Proposal,
    has_been,
    pairing_screen,
    read,
    swapped,
)
from cogs.tournaments.organising.hand_pairing import written as encoded
from tests.cogs.tournaments.boards import taken
from tests.cogs.tournaments.test_organiser_screens import field, named

EN = words_for("en")
SWAPS = st.lists(
    st.tuples(st.integers(1, 1295), st.integers(1, 1295)), min_size=1, max_size=MOST_SWAPS
)


@given(SWAPS)
def test_swaps_are_read_as_they_were_written(swaps: list[tuple[int, int]]) -> None:
    assert read(encoded(swaps)) == swaps


@given(st.text(max_size=60))
def test_swaps_that_nobody_wrote(text: str) -> None:
    try:
        found = read(text)
    except TournamentRefused:
        return
    assert text in ("", "-") or encoded(found) == text


PAIRED = Round(
    2,
    tuple(Table(n, ((2 * n - 1,), (2 * n,))) for n in range(1, 251)),
    byes=(501,),
)


@given(
    st.lists(st.tuples(st.integers(1, 501), st.integers(1, 501)), min_size=1, max_size=MOST_SWAPS)
)
def test_swaps_seat_everybody_once(swaps: list[tuple[int, int]]) -> None:
    found = swapped(PAIRED, swaps)
    assert sorted(found.entries()) == sorted(PAIRED.entries())
    assert swapped(found, swaps[::-1]) == PAIRED


@pytest.mark.parametrize("first", [0, 7])
@pytest.mark.parametrize("page", [0, 20, 99])
def test_a_pairing_of_500(first: int, page: int) -> None:
    event = field(500, version=10**6)
    for swaps in ([(1, 2)] * (MOST_SWAPS - 1), [(1, 2)] * MOST_SWAPS):
        proposal = Proposal(named(event), PAIRED, swaps, page, first)
        text = taken(pairing_screen(proposal, "W" * 200))
        told = EN("tournament-organiser-swaps-full") in text
        assert told == (len(swaps) == MOST_SWAPS)
        assert ("**1**" in text) == (page == 0)
        assert ("☕" in text) == (page > 0), "the last page has the bye alone"


def test_in_a_melee_partners_are_looked_at() -> None:
    pure = replace(
        field(8).pure,
        rounds=(Round(1, (Table(1, ((1, 2), (3, 4))), Table(2, ((5, 6), (7, 8))))),),
    )
    assert has_been(pure, Table(1, ((1, 2), (5, 7))))
    assert not has_been(pure, Table(1, ((1, 3), (2, 4))))
