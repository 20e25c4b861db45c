"""Tokens find room: they cover no card, no plate and no other token."""

from collections.abc import Mapping
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import PACK
from card_images import hand, table
from card_images import plates as scores
from card_images.cards import card_height
from card_images.colours import INK, PAPER, PLATE, WHITE
from card_images.names import SMALLEST
from card_images.plates import EDGE, Box, Place
from card_images.shapes import Shape
from card_images.tokens import GAP, SIZES, Fan, Lane, Part, Token, laid_out
from card_images.trick import INSET_CARD, Edge, card_centre
from tests.card_images.samples import ENGLISH

Area = tuple[float, float, float, float]

APART = 5
"""pixels of felt at least between a plate and the trick"""
SHORT, LONG = 90, 10_000
"""widths of the name on a plate; the longest is shortened to what its size allows"""

TOKENS = st.one_of(
    st.just(Token(PLATE, (Part(Shape.CARDS, WHITE),))),
    st.sampled_from(["90", "Capot", "Cinquante", "Surcoinche"]).map(
        lambda word: Token(PAPER, (Part(word, INK), Part(Shape.HEARTS, INK)))
    ),
    st.integers(3, 8).map(lambda length: Fan(PACK[:length], ENGLISH)),
)


def overlap(first: Area, second: Area) -> bool:
    return (
        first[0] < second[2]
        and second[0] < first[2]
        and first[1] < second[3]
        and second[1] < first[3]
    )


def lane_area(lane: Lane, size: int) -> Area:
    left, right = sorted((lane.x, lane.end))
    return left, lane.y - size / 2, right, lane.y + size / 2


def plate_box(place: Place, name: int) -> Box:
    size, (x, y) = place.size, place.at
    name = min(name, size.most_name)
    beside = size.height + 8 + name + 18
    width = max(size.height, name + 2 * EDGE) if size.line else beside
    left, half = round(x - place.align * width), (size.height + size.line) // 2
    return left, round(y) - half, left + width, round(y) + half


def trick_areas(centre: tuple[int, int], width: int) -> list[Area]:
    areas: list[Area] = []
    for place in Edge:
        x, y = card_centre(place, centre, width)
        half, tall = width / 2, card_height(width) / 2
        areas.append((x - half, y - tall, x + half, y + tall))
    return areas


def turn_up_area(centre: tuple[int, int]) -> Area:
    half, tall = hand.TURN_UP / 2, card_height(hand.TURN_UP) / 2
    return centre[0] - half, centre[1] - tall, centre[0] + half, centre[1] + tall


SCORES: Area = (
    table.MARGIN,
    table.MARGIN,
    table.MARGIN + scores.SCORES_WIDTH,
    scores.scores_height(2),
)


def check_apart(plates: dict[Edge, Box], cards: list[Area]) -> None:
    """Between a plate and a card of the trick some felt is seen."""
    for left, top, right, bottom in plates.values():
        around = left - APART, top - APART, right + APART, bottom + APART
        assert not any(overlap(around, card) for card in cards), around


Laid = tuple[dict[Edge, Box], list[Area], list[Area]]
"""plates, lanes, and whatever else lies on the picture"""


def laid_around(places: Mapping[Edge, Place], name: int) -> tuple[dict[Edge, Box], list[Area]]:
    """The plates at some places, and all lanes around them."""
    plates = {edge: plate_box(place, name) for edge, place in places.items()}
    return plates, [
        lane_area(lane, place.size.token)
        for edge, place in places.items()
        for lane in place.lanes_around(plates[edge])
    ]


def on_a_hand(name: int, down: int, calling: bool) -> Laid:
    plates, areas = laid_around(hand.places(down, calling=calling), name)
    centre = hand.CENTRE[0], hand.CENTRE[1] + down // 2
    trick = trick_areas(centre, hand.TRICK_CARD)
    check_apart(plates, trick)
    cards = (0, hand.RAISED + down, hand.WIDTH, hand.HEIGHT + down)
    middle = [turn_up_area(centre)] if calling else trick
    return plates, areas, [*trick_areas(hand.INSET, INSET_CARD), SCORES, *middle, cards]


def on_a_table(name: int) -> Laid:
    plates, areas = laid_around(table.PLACES, name)
    trick = trick_areas(table.CENTRE, table.TRICK_CARD)
    check_apart(plates, trick)
    return plates, areas, [*trick, *trick_areas(table.INSET, INSET_CARD), SCORES]


@pytest.mark.parametrize("name", [SHORT, LONG])
def test_lanes_are_clear(name: int) -> None:
    hands = [on_a_hand(name, down, c) for down in (0, hand.DECLARED) for c in (False, True)]
    for plates, lanes, others in (*hands, on_a_table(name)):
        for first, second in combinations([*plates.values(), *lanes], 2):
            assert not overlap(first, second), (first, second)
        for area in lanes:
            assert not any(overlap(area, other) for other in others), area


@given(st.lists(TOKENS, max_size=6), st.booleans())
def test_tokens_stay_in_their_lanes_and_off_each_other(
    wanted: list[Token | Fan], leftwards: bool
) -> None:
    lanes = (Lane(400, 18, 40), Lane(450, 18, 100)) if leftwards else (Lane(18, 400, 40),)
    size, laid = laid_out(wanted, 52, lanes)
    assert [each.token for each in laid] == wanted
    areas = [(each.left, each.y, each.left + each.token.width(size), each.y + 1) for each in laid]
    for first, second in combinations(areas, 2):
        assert not overlap(first, second)
    ends = {lane.y: sorted((lane.x, lane.end)) for lane in lanes}
    if size > round(52 * SIZES[-1]):
        assert all(ends[y][0] <= left and right <= ends[y][1] for left, y, right, _ in areas)


def test_a_token_goes_to_the_first_lane_with_room() -> None:
    small = Token(PLATE, (Part(Shape.CARDS, WHITE),))
    wide = Token(PAPER, (Part("Cinquante", INK),))
    lanes = (Lane(0, 120, 30), Lane(0, 400, 90))
    size, laid = laid_out([small, wide, small], 52, lanes)
    assert size == 52
    assert [each.y for each in laid] == [30, 90, 30]
    assert laid[2].left == 52 + GAP


def test_the_cards_of_a_declaration_lie_behind_its_name_or_below_it() -> None:
    name, cards = Token(PAPER, (Part("Tierce", INK),)), Fan(PACK[:3], ENGLISH)
    both = name.width(52) + GAP + cards.width(52)

    def heights(*lanes: Lane) -> list[float]:
        size, laid = laid_out([name, cards], 52, lanes)
        assert size == 52
        return [each.y for each in laid]

    left, right = Lane(500, 501 - both, 30), Lane(600, 600 + both, 40)
    assert heights(right, left) == [40, 40]
    assert heights(left, right) == [40, 40], "not on either side of the plate"
    assert heights(left, Lane(500, 200, 90)) == [30, 90]
    assert heights(left, right._replace(end=599 + both)) == [30, 40]


def test_tokens_are_read_from_left_to_right_wherever_their_lane_begins() -> None:
    wanted = [Token(PAPER, (Part(word, INK),)) for word in ("80", "120", "–")]
    for lane in (Lane(18, 400, 40), Lane(400, 18, 40)):
        _, laid = laid_out(wanted, 52, (lane,))
        lefts = [each.left for each in laid]
        assert lefts == sorted(lefts)
        ends = lefts[0], lefts[-1] + wanted[-1].width(52)
        assert lane.x in ends


def test_tokens_shrink_before_they_leave_their_lane_but_not_their_letters() -> None:
    word = Token(PAPER, (Part("Surcoinche", INK), Part(Shape.HEARTS, INK)))
    size, laid = laid_out([word], 52, (Lane(0, word.width(52) - 1, 30),))
    assert size == round(52 * 0.85)
    assert laid[0].token.width(size) < word.width(52)
    assert word.parts[0].text(size) == SMALLEST
    fan = Fan(PACK[:5], ENGLISH)
    assert fan.width(size) == fan.width(52)
