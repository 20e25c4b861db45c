"""Lines in a given room: what is too long is smaller, then cut, and both halves of a pair alike."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_images.canvas import Canvas, felt
from card_images.colours import WHITE
from card_images.names import MOST_CHARACTERS, name_length
from card_images.writing import AND, halves, parts_of, shares, wrapped, write, write_name
from tests.card_images.drawing.test_names import NAMES
from tests.card_images.tournaments.lines import Line, lines

ROOM = 400


def written(name: str, room: float = ROOM) -> list[Line]:
    with lines() as found:
        write_name(Canvas(felt(1000, 100)), name, (20, 50), 36, room, WHITE)
    return found


@given(st.lists(st.floats(0, 500), max_size=8), st.floats(0, 1000))
def test_room_is_shared_by_those_who_want_much(wanted: list[float], room: float) -> None:
    found = shares(wanted, room)
    assert sum(found) <= room + 1e-6
    assert all(one <= most for one, most in zip(found, wanted, strict=True))
    if sum(wanted) <= room:
        assert found == wanted
    else:
        assert sum(found) == pytest.approx(room)
    cut = [one for one, most in zip(found, wanted, strict=True) if one < most]
    assert all(one == pytest.approx(max(found)) for one in cut)


@given(NAMES, st.integers(60, 900))
def test_a_name_is_as_wide_as_is_said_and_no_wider_than_its_room(name: str, room: int) -> None:
    canvas = Canvas(felt(1000, 100))
    with lines() as found:
        width = write_name(canvas, name, (20, 50), 36, room, WHITE)
    assert width <= room
    assert all(line.left >= 20 and line.right <= 20 + width + 1 for line in found)


def test_both_halves_of_a_pair_are_cut_alike() -> None:
    first, _, second = written(f"{'W' * 32}{AND}{'M' * 32}")
    assert abs((first.right - first.left) - (second.right - second.left)) < 30
    long, _, short = written(f"{'W' * 32}{AND}Tim")
    assert short.right - short.left == pytest.approx(name_length("Tim", 30), abs=6)
    assert long.right - long.left > 200


def test_a_pair_that_has_room_is_not_cut() -> None:
    people = written(f"Ann{AND}Bob")
    assert len(people) == 3
    assert [one.right < other.left for one, other in pairwise(people)] == [True, True]
    assert people[-1].right - people[0].left == pytest.approx(name_length("Ann & Bob", 36), abs=6)


def test_where_a_pair_has_no_room_for_its_parts_it_is_cut_as_a_whole() -> None:
    assert len(written(AND.join("abcd"), 60)) == 1


def test_a_team_has_four_people_at_most() -> None:
    assert parts_of(AND.join("abcdef")) == ("a", "b", "c", "d & e & f")
    assert parts_of("R&D") == ("R&D",)


def test_nothing_is_written_of_nothing() -> None:
    with lines() as found:
        assert write(Canvas(felt(1000, 100)), "", (20, 50), 36, ROOM, WHITE) == 0
    assert not found


def test_no_line_is_longer_than_what_is_drawn_of_it() -> None:
    """The narrowest letters: as many are drawn as have room across a picture."""
    assert name_length("l" * MOST_CHARACTERS, 26) > 928


@given(st.text(st.characters(codec="latin-1"), max_size=400))
def test_wrapped_lines_have_every_word_in_its_place(text: str) -> None:
    found = wrapped(text, 26, ROOM)
    assert " ".join(found).split() == text.split()
    assert all(name_length(line, 26) <= ROOM for line in found if len(line.split()) > 1)


def test_a_heading_is_cut_where_it_is_least_wide() -> None:
    assert halves("Direct game", 26) == ("Direct", "game")
    assert halves("a long heading", 26) == ("a long", "heading")
    assert halves("Points", 26) == ("Points",)
    assert halves("", 26) == ("",)
