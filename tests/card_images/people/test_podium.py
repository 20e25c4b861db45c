"""The picture of a podium: its size and weight, and who stands where."""

import pytest
from PIL import Image, ImageChops

from bot.text import words_for
from card_images.canvas import WIDTH
from card_images.colours import Felt
from card_images.leaderboard import BROAD, MIDDLES, PodiumPage, PodiumStep, draw_podium
from card_images.leaderboard import podium_height as height_of
from card_images.look import Look, look_for
from tests.card_images.samples import ENGLISH
from tests.card_images.test_pictures import MOST_BYTES, opened
from tests.tools.contact.podiums import pages

LOOKS = [look_for(words_for("en"), felt=felt) for felt in Felt]
ZOE = PodiumStep(1, ("Zoë",), "1,000")


@pytest.mark.parametrize("look", LOOKS, ids=list(Felt))
@pytest.mark.parametrize("name", pages())
def test_size_and_weight(name: str, look: Look) -> None:
    page = pages()[name]
    png = draw_podium(page, look)
    assert opened(png).size == (WIDTH, height_of(page))
    assert len(png) <= MOST_BYTES


def test_names_of_anything_fit_and_weigh_little() -> None:
    for name in ("W" * 32, "", "\u202e\u200b", "𝕏" * 32, "🦊" * 16):
        steps = tuple(PodiumStep(rank, (name, name), "12,345?") for rank in (1, 2, 3))
        assert len(draw_podium(PodiumPage("Season 2", "Coinche", steps), ENGLISH)) <= MOST_BYTES


def drawn(*steps: PodiumStep) -> Image.Image:
    page = PodiumPage("Season 2", "Coinche", steps)
    return opened(draw_podium(page, ENGLISH)).convert("RGB")


@pytest.mark.parametrize("rank", [2, 3])
def test_each_rank_has_a_step_of_its_own(rank: int) -> None:
    """The people who stand there change nothing elsewhere."""
    alone, joined = drawn(ZOE), drawn(ZOE, PodiumStep(rank, ("Ben",), "900"))
    changed = ImageChops.difference(alone, joined).getbbox()
    assert changed is not None
    assert MIDDLES[rank] - BROAD / 2 <= changed[0] + 1
    assert changed[2] - 1 <= MIDDLES[rank] + BROAD / 2


def test_equals_stand_on_one_step_and_make_it_higher() -> None:
    assert drawn(ZOE._replace(names=("Zoë", "Ben"))).height > drawn(ZOE).height
