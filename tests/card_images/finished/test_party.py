"""The sheet of a whole party: everything has its place, however many deals there were."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, pairwise
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.rules import (
    CAPOT_BID,
    DRAWN,
    Bid,
    DealOutcome,
    DealResult,
    DealScore,
    Ending,
    NoSuit,
    Suit,
    find_preset,
    view,
)
from card_images.canvas import MARGIN, WIDTH, Canvas, Sprite
from card_images.chart import MOST_TICKS, dashed, round_ticks
from card_images.colours import TEAM, Colour, Ink, nearest
from card_images.look import Look, Seat
from card_images.names import name_length, text_mask
from card_images.party import LAYOUTS, NAME, draw_party, grouped, legend, lines
from card_images.shapes import Shape
from card_images.sheet import End, end_of
from card_images.tokens import STOPPED, draw_token
from card_images.writing import name_sprite
from tests.card_images.drawing.test_names import HORRORS
from tests.card_images.finished.test_sheet import result
from tests.card_images.positions import GAMES, finished, opened
from tests.card_images.samples import ENGLISH, FRENCH, SEATS, sample_party
from tests.examples import sampled

PAGAT = find_preset("pagat")
KLOPPEN = find_preset("kloppen")
MADE = DealScore(DealOutcome.MADE, (100, 62), (0, 0))
MOST_BYTES = 42_000

Box = tuple[float, float, float, float]


@st.composite
def deals(draw: st.DrawFn, most: int = 70) -> tuple[DealResult, ...]:
    """Any results, with numbers and totals that rise; some deals were thrown in."""
    number, totals = 0, (0, 0)
    found: list[DealResult] = []
    for _ in range(draw(st.integers(0, most))):
        number += draw(st.integers(1, 3))
        written = draw(st.tuples(*[st.sampled_from((0, 62, 100, 162, 252, 540))] * 2))
        totals = totals[0] + written[0], totals[1] + written[1]
        taker = draw(st.integers(0, 3))
        bid = Bid(taker, draw(st.sampled_from((80, 160, 250))), Suit.SPADES)
        found.append(
            result(
                number=number,
                taker=taker,
                trump=draw(st.sampled_from([*Suit, *NoSuit])),
                bid=draw(st.sampled_from((None, bid))),
                tricks=draw(st.sampled_from(((3, 5), (8, 0), (0, 8)))),
                multiplier=draw(st.sampled_from((1, 1, 2, 4))),
                score=MADE._replace(outcome=draw(st.sampled_from(DealOutcome))),
                written=written,
                totals=totals,
            )
        )
    return tuple(found)


@st.composite
def ends(draw: st.DrawFn, results: tuple[DealResult, ...]) -> End:
    """Any end of a party with these results."""
    last = results[-1].number if results else 0
    cut_short = not results or draw(st.booleans())
    return End(
        number=last + cut_short,
        ending=draw(st.sampled_from(Ending)),
        winner=draw(st.sampled_from((0, 1, DRAWN))),
        scores=results[-1].totals if results else (0, 0),
        seat=draw(st.integers(0, 3)),
        counted=(draw(st.integers(0, 2000)), 0),
        trump=draw(st.sampled_from((None, Suit.HEARTS, NoSuit.NO_TRUMPS))),
    )


def ended(results: tuple[DealResult, ...], **changes: Any) -> End:
    made = End(
        number=results[-1].number,
        ending=Ending.TARGET,
        winner=1,
        scores=results[-1].totals,
        seat=1,
        counted=(0, 0),
        trump=Suit.HEARTS,
    )
    return made._replace(**changes)


def many(count: int, **changes: Any) -> tuple[DealResult, ...]:
    return tuple(
        result(**{"number": n, "totals": (62 * n, 100 * n), **changes}) for n in range(1, count + 1)
    )


@contextmanager
def laid() -> Iterator[list[Box]]:
    """The boxes of all that is laid on canvases from now on."""
    boxes: list[Box] = []
    lay = Canvas.lay

    def noted(self: Canvas, sprite: Any, x: float, y: float) -> None:
        if self.image.width == WIDTH:
            boxes.append((round(x), round(y), round(x) + sprite.width, round(y) + sprite.height))
        lay(self, sprite, x, y)

    with patch.object(Canvas, "lay", noted):
        yield boxes


@contextmanager
def inked() -> Iterator[list[tuple[str, Box]]]:
    """The words written from now on, and the boxes that their ink fills."""
    found: list[tuple[str, Box]] = []
    write = Canvas.text

    def noted(
        self: Canvas,
        text: str,
        at: tuple[float, float],
        size: int,
        ink: Ink,
        align: float = 0.0,
        **ground: Ink,
    ) -> None:
        mask = text_mask(text, size)
        left, top = at[0] - align * mask.width, at[1] - mask.height / 2
        box = mask.getbbox()
        if box is not None:
            found.append((text, (left + box[0], top + box[1], left + box[2], top + box[3])))
        write(self, text, at, size, ink, align, **ground)

    with patch.object(Canvas, "text", noted):
        yield found


def apart(first: Box, second: Box, shared: int = 1) -> bool:
    """Tell whether two boxes share at most a rim of so many pixels."""
    return (
        first[2] <= second[0] + shared
        or second[2] <= first[0] + shared
        or first[3] <= second[1] + shared
        or second[3] <= first[1] + shared
    )


# The picture -----------------------------------------------------------------------------------


@settings(max_examples=6, deadline=None)
@given(st.data())
def test_all_of_any_party_lies_on_the_picture_and_no_words_meet(data: st.DataObject) -> None:
    results = data.draw(deals())
    end = data.draw(ends(results))
    look = data.draw(st.sampled_from((ENGLISH, FRENCH)))
    rules = data.draw(st.sampled_from((PAGAT, KLOPPEN, PAGAT.changed({"end_mode": "deals"}))))
    with laid() as boxes, inked() as words:
        picture = opened(draw_party(results, SEATS, look, rules, end))
    assert picture.width == WIDTH
    for left, top, right, bottom in boxes:
        assert left >= MARGIN
        assert right <= WIDTH - MARGIN
        assert top >= MARGIN
        assert bottom <= picture.height - MARGIN
    for (first, one), (second, other) in combinations(words, 2):
        assert apart(one, other), (first, second, one, other)


@pytest.mark.parametrize("name", sampled(HORRORS))
def test_any_names_beside_any_contract(name: str) -> None:
    dedans = MADE._replace(outcome=DealOutcome.DEDANS)
    bid = Bid(1, CAPOT_BID, Suit.CLUBS)
    results = many(4, score=dedans, tricks=(8, 0), multiplier=4, bid=bid)
    with laid() as boxes:
        draw_party(results, (Seat(HORRORS[name]),) * 4, ENGLISH, PAGAT, ended(results))
    for left, _, right, _ in boxes:
        assert left >= MARGIN
        assert right <= WIDTH - MARGIN
    things = [box for box in boxes if box[1] > boxes[-1][1] - 20 and box[2] - box[0] < 500]
    assert len(things) > 10
    for one, other in combinations(things, 2):
        # The digits of a number stand closer than their sprites are wide.
        assert apart(one, other, 4) or within(one, other) or within(other, one)


def within(inner: Box, outer: Box) -> bool:
    """Tell whether one thing lies on another, as words on a pill do."""
    return outer[0] <= inner[0] and inner[2] <= outer[2]


@pytest.mark.parametrize("game", sampled(GAMES))
def test_every_game_has_the_sheet_of_its_party(game: str) -> None:
    over, end = finished(game)
    seats = SEATS[: over.rules.players]
    png = draw_party(over.results, seats, FRENCH, over.rules, end)
    assert len(png) <= MOST_BYTES
    assert opened(png).mode == "P"


@pytest.mark.parametrize("preset", ["french", "kloppen"])
def test_a_long_party_is_not_heavy(preset: str) -> None:
    *_, over = sample_party(preset=preset, changes={"end_mode": "deals", "deals_limit": 48})
    assert len(over.results) >= 48
    end = end_of(view(over, None))
    assert end is not None
    assert len(draw_party(over.results, SEATS, FRENCH, over.rules, end)) <= MOST_BYTES


# What is told ----------------------------------------------------------------------------------


def words_of(results: tuple[DealResult, ...], look: Look = ENGLISH, **end: Any) -> list[list[str]]:
    """The words of the signs on each line."""
    return [
        [sign.word for sign in line.signs] for line in lines(results, look, ended(results, **end))
    ]


def test_key_moments_stand_on_their_lines_and_in_the_legend() -> None:
    results = (
        result(number=1),
        result(number=2, score=MADE._replace(outcome=DealOutcome.DEDANS), multiplier=2),
        result(number=4, score=MADE._replace(outcome=DealOutcome.CAPOT), tricks=(0, 8)),
        result(number=5, score=MADE._replace(outcome=DealOutcome.LITIGE)),
        result(number=6, multiplier=4),
    )
    told = [[], ["Dedans", "Coinche"], ["Capot"], ["Litige"], ["Surcoinche", "Stopped"]]
    assert words_of(results, ending=Ending.STOPPED) == told
    found = legend(lines(results, ENGLISH, ended(results, ending=Ending.STOPPED)))
    assert [entry.word for entry in found] == [word for words in told for word in words]


def test_a_sign_is_on_the_shape_of_its_team() -> None:
    dedans = MADE._replace(outcome=DealOutcome.DEDANS)
    results = tuple(result(number=n, taker=n, score=dedans) for n in (1, 2))
    tokens = [line.signs[0].token for line in lines(results, ENGLISH, ended(results))]
    assert [token.shape for token in tokens] == [Shape.SQUARE, Shape.DISC]
    assert [token.ground for token in tokens] == [TEAM[1], TEAM[0]]
    [entry] = legend(lines(results, ENGLISH, ended(results)))
    assert set(entry.signs) == set(tokens)


def test_signs_are_told_apart_by_their_form_alone() -> None:
    """Every sign in one colour, on one ground."""
    results = (
        result(score=MADE._replace(outcome=DealOutcome.DEDANS)),
        result(taker=2, score=MADE._replace(outcome=DealOutcome.DEDANS)),
        result(tricks=(0, 8)),
        result(tricks=(8, 0)),
        result(score=MADE._replace(outcome=DealOutcome.LITIGE)),
        result(multiplier=2),
        result(multiplier=4),
    )
    signs = [line.signs[0].token for line in lines(results, ENGLISH, ended(results))]
    forms: set[bytes] = set()
    for token in (*signs, STOPPED):
        canvas = Canvas(Image.new("L", (60, 40), nearest((11, 40, 31))))
        draw_token(canvas, token, 30, 5, 20, (11, 40, 31))
        order = list(dict.fromkeys(canvas.image.tobytes()))
        forms.add(bytes(order.index(number) for number in canvas.image.tobytes()))
    assert len(forms) == len(signs) + 1


def test_a_deal_that_was_cut_short_has_a_line_and_the_end_its_sign() -> None:
    results = many(3)
    end = ended(results, number=5, ending=Ending.TRUMP_RUN, seat=2, scores=(186, 300))
    *_, last = lines(results, ENGLISH, end)
    assert (last.number, last.seat, last.totals) == (5, 2, (186, 300))
    assert [sign.word for sign in last.signs] == ["Eight trumps"]
    [only] = lines((), ENGLISH, end._replace(number=1, ending=Ending.STOPPED, trump=None))
    assert (only.number, only.trump) == (1, None)


def test_a_party_of_every_length_has_all_its_deals_or_the_totals_after_some() -> None:
    most = LAYOUTS[-1].columns * LAYOUTS[-1].most
    dedans = MADE._replace(outcome=DealOutcome.DEDANS)
    for count in (1, 6, 7, 24, 25, most, most + 1, 3 * most):
        results = many(count, score=dedans)
        found = grouped(lines(results, ENGLISH, ended(results)), most)
        assert len(found) <= most
        assert found[-1].number == count
        assert all(line.signs for line in found)
        if count <= most:
            assert [line.number for line in found] == list(range(1, count + 1))


# The chart -------------------------------------------------------------------------------------


@given(st.integers(-500, 0), st.integers(10, 20_000))
def test_a_few_round_totals_are_named(low: int, high: int) -> None:
    ticks = round_ticks(low, high, MOST_TICKS)
    assert 0 in ticks
    assert 2 <= len(ticks) <= 7
    assert ticks[0] <= low
    assert ticks[-2] <= high <= ticks[-1]
    assert len({b - a for a, b in pairwise(ticks)}) == 1


@given(
    st.lists(st.tuples(*[st.floats(0, 500)] * 2), min_size=2, max_size=20),
    st.floats(4, 40),
    st.floats(2, 40),
)
def test_strokes_and_gaps_follow_the_line(
    points: list[tuple[float, float]], stroke: float, gap: float
) -> None:
    strokes = list(dashed(points, stroke, gap))
    whole = sum(math.dist(a, b) for a, b in pairwise(points))
    lengths = [sum(math.dist(a, b) for a, b in pairwise(each)) for each in strokes]
    assert strokes[0][0] == points[0]
    assert all(length == pytest.approx(stroke) for length in lengths[:-1])
    assert sum(lengths) + gap * (len(strokes) - 1) <= whole + 1e-6
    assert whole < len(strokes) * (stroke + gap) + 1e-6


def test_long_names_get_the_room_that_short_ones_leave() -> None:
    """A robot's name beside a person's; only where all are long, all are cut."""
    names = ("Alice", "Panisse", "Escartefigue", "Brun")
    seats = tuple(Seat(name) for name in names)
    deals = many(3)
    over = ended(deals)
    laid: list[tuple[str, int]] = []

    def note(name: str, size: int, most: int, *inks: Colour) -> Sprite:
        laid.append((name, most))
        return name_sprite(name, size, most, *inks)

    with patch("card_images.party.name_sprite", note):
        draw_party(deals, seats, ENGLISH, PAGAT, over)
        assert all(name_length(name, NAME) <= most for name, most in laid[:4])
        laid.clear()
        draw_party(deals, tuple(Seat(name * 3) for name in names), ENGLISH, PAGAT, over)
        assert sum(most for _, most in laid[:4]) <= WIDTH - 2 * MARGIN
