"""Leaderboards, podiums, profiles and comparisons: size and weight, and what tells them apart."""

from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text import words_for
from card_images.canvas import WIDTH
from card_images.chart import MOST_TICKS, round_ticks
from card_images.colours import GOLD, PLATE, Felt
from card_images.leaderboard import (
    BROAD,
    HEAD,
    MIDDLES,
    NAMES,
    ROW,
    BoardPage,
    BoardRow,
    PodiumPage,
    PodiumStep,
    draw_leaderboard,
    draw_podium,
)
from card_images.look import Seat, look_for
from card_images.names import text_width
from card_images.profile import LEFT, RIGHT, chip_rows, draw_pair, draw_profile
from tests.card_images.positions import opened
from tests.card_images.samples import ENGLISH
from tests.card_images.test_pictures import MOST_BYTES
from tests.tools.contact import boards, podiums
from tests.tools.contact.profiles import cards, pairs

KINDS: dict[str, tuple[dict[str, Any], Callable[..., bytes]]] = {
    "board": (boards.pages(), draw_leaderboard),
    "podium": (podiums.pages(), draw_podium),
    "profile": (cards(), draw_profile),
    "pair": (pairs(), draw_pair),
}
"""samples, and how they are drawn"""
ZOE = PodiumStep(1, ("Zoë",), "1,000")
NINTH = BoardRow(9, ("Zoë",), "1", "1/1")


@pytest.mark.parametrize("felt", Felt)
@pytest.mark.parametrize(
    ("kind", "name"), [(kind, name) for kind, (pages, _) in KINDS.items() for name in pages]
)
def test_size_and_weight(kind: str, name: str, felt: Felt) -> None:
    pages, draw = KINDS[kind]
    png = draw(pages[name], look_for(words_for("en"), felt=felt))
    assert opened(png).width == WIDTH
    assert len(png) <= MOST_BYTES


@pytest.mark.parametrize("name", ["W" * 32, "", "\u202e\u200b", "𝕏" * 32, "🦊" * 16])
def test_names_of_anything_fit_and_weigh_little(name: str) -> None:
    seat, row = Seat(name), BoardRow(1, (name, name), "1", "1,203/2,345 · 51%")
    steps = tuple(PodiumStep(rank, (name, name), "12,345?") for rank in (1, 2, 3))
    pages = {
        "board": BoardPage("Coinche", "Everywhere", "Best pair", (row,) * 10, row),
        "podium": PodiumPage("Season 2", "Coinche", steps),
        "profile": cards()["full"]._replace(seat=seat),
        "pair": pairs()["full"]._replace(seats=(seat, seat)),
    }
    for kind, (_, draw) in KINDS.items():
        assert len(draw(pages[kind], ENGLISH)) <= MOST_BYTES


def picture(png: bytes) -> Image.Image:
    return opened(png).convert("RGB")


def differ(pictures: list[Image.Image]) -> bool:
    """Tell whether each looks another way, without colours too."""
    return len({each.convert("L").tobytes() for each in pictures}) == len(pictures)


# Leaderboards ------------------------------------------------------------------------------------


def board(row: BoardRow) -> Image.Image:
    page = BoardPage("Coinche", "Everywhere", "Rating", (row,))
    return picture(draw_leaderboard(page, ENGLISH))


def test_movement_is_told_by_shape() -> None:
    """The same place and colour do not make up look like down, and neither is standing still."""
    box = (NAMES, HEAD + 4, NAMES + 26, HEAD + ROW)
    assert differ([board(NINTH._replace(moved=each)).crop(box) for each in (3, -3, 0, None)])


def test_ones_own_row_is_golden() -> None:
    at = WIDTH // 2, HEAD + ROW // 2 + 2
    assert board(NINTH).getpixel(at) == PLATE
    assert board(NINTH._replace(mine=True)).getpixel(at) == GOLD


# Podiums -----------------------------------------------------------------------------------------


def podium(*steps: PodiumStep) -> Image.Image:
    return picture(draw_podium(PodiumPage("Season 2", "Coinche", steps), ENGLISH))


@pytest.mark.parametrize("rank", [2, 3])
def test_each_rank_has_a_step_of_its_own(rank: int) -> None:
    """The people who stand there change nothing elsewhere."""
    joined = podium(ZOE, PodiumStep(rank, ("Ben",), "900"))
    changed = ImageChops.difference(podium(ZOE), joined).getbbox()
    assert changed is not None
    assert MIDDLES[rank] - BROAD / 2 <= changed[0] + 1
    assert changed[2] - 1 <= MIDDLES[rank] + BROAD / 2


def test_equals_stand_on_one_step_and_make_it_higher() -> None:
    assert podium(ZOE._replace(names=("Zoë", "Ben"))).height > podium(ZOE).height


# Profiles ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "curve", [(1000.0, 1000.0), (1000.0, 640.0), (-20.0, 5.0, 3000.0), (1000.0,) * 200]
)
def test_any_curve_can_be_drawn_over_a_few_round_ticks(curve: tuple[float, ...]) -> None:
    assert opened(draw_profile(cards()["full"]._replace(curve=curve), ENGLISH))
    low, high = min(curve), max(curve) + 20
    ticks = round_ticks(low, high, MOST_TICKS - 1)
    assert 2 <= len(ticks) <= 5
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert all(each % 10 == 0 for each in ticks)


def test_the_better_number_is_told_by_its_place_and_an_arrow() -> None:
    first, *_ = pairs()["full"].rows
    rows = [(first._replace(better=better),) for better in (0, 1, None)]
    drawn = [draw_pair(pairs()["new"]._replace(rows=each), ENGLISH) for each in rows]
    assert differ(list(map(picture, drawn)))


def test_titles_go_on_in_the_next_row() -> None:
    names = ["A title of some length"] * 9
    rows = chip_rows(names)
    assert sum(map(len, rows)) == 9
    assert all(len(row) >= 2 for row in rows[:-1])
    assert all(sum(text_width(each, 28) for each in row) < RIGHT - LEFT for row in rows)
