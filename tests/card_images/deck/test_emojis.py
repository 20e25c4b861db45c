"""The suits on buttons: as large as Discord wants, a name for each look, and its colour."""

import pytest

from bot.rules import Suit
from card_images.cards import EMOJI_NAMES, colour_of, draw_emojis
from card_images.cards import EMOJI_SIDE as SIDE
from tests.card_images.positions import opened

MOST_BYTES = 256 * 1024


def test_there_is_one_for_each_suit_and_colour() -> None:
    names = {name for names in EMOJI_NAMES.values() for name in names.values()}
    looks = {(suit, colour_of(suit, four_colours=four)) for four in (False, True) for suit in Suit}
    assert draw_emojis().keys() == names
    assert len(names) == len(looks)


@pytest.mark.parametrize("four_colours", [False, True])
@pytest.mark.parametrize("suit", Suit)
def test_each_shows_its_suit_in_its_colour(suit: Suit, four_colours: bool) -> None:
    data = draw_emojis()[EMOJI_NAMES[four_colours][suit]]
    emoji = opened(data).convert("RGBA")
    assert emoji.size == (SIDE, SIDE)
    assert len(data) < MOST_BYTES
    assert emoji.getpixel((SIDE // 2, SIDE // 2)) == (
        *colour_of(suit, four_colours=four_colours),
        255,
    )
    assert emoji.getchannel("A").getpixel((0, 0)) == 0
