"""Contrast by computation (WCAG 2.1), and signs that are told apart without colour."""

from itertools import combinations
from typing import Final

import pytest
from PIL import Image, ImageChops

from bot.rules import PACK, Card, Rank, Suit
from card_images import Look, palette
from card_images.cards import card_sprite, suit_colour
from card_images.palette import COLOURS, Colour, dimmed, nearest
from card_images.samples import ENGLISH, FRENCH
from card_images.shapes import SUIT_SHAPES, shape_mask

AA: Final = 4.5
AA_LARGE: Final = 3.0


def luminance(colour: Colour) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def drawn(colour: Colour) -> Colour:
    """The colour of the palette that stands for it."""
    return COLOURS[nearest(colour)]


@pytest.mark.parametrize("look", [ENGLISH, FRENCH], ids=["two colours", "four colours"])
@pytest.mark.parametrize("suit", Suit)
def test_indices_have_contrast_on_bright_and_dim_paper(look: Look, suit: Suit) -> None:
    ink = suit_colour(suit, look)
    assert contrast(drawn(ink), drawn(palette.PAPER)) >= AA
    assert contrast(drawn(dimmed(ink)), drawn(dimmed(palette.PAPER))) >= AA


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (palette.WHITE, palette.PLATE),
        (palette.MUTED, palette.PLATE),
        (palette.GOLD, palette.PLATE),
        (palette.TEAM[0], palette.PLATE),
        (palette.TEAM[1], palette.PLATE),
        (palette.DARK, palette.GOLD),
        (palette.DARK, palette.TEAM[0]),
        (palette.DARK, palette.TEAM[1]),
    ],
)
def test_words_have_contrast_on_their_ground(ink: Colour, ground: Colour) -> None:
    assert contrast(drawn(ink), drawn(ground)) >= AA


def test_a_dim_card_is_plainly_darker() -> None:
    assert contrast(drawn(dimmed(palette.PAPER)), drawn(palette.PAPER)) >= 1.7
    assert contrast(drawn(dimmed(palette.PAPER)), drawn(palette.FELT)) >= AA_LARGE


def test_the_palette_has_its_own_colours_exactly() -> None:
    assert len(COLOURS) <= 256
    for colour in (palette.PAPER, palette.INK, palette.RED, palette.BLUE, palette.GREEN):
        assert drawn(colour) == colour
        assert drawn(dimmed(colour)) == dimmed(colour)


@pytest.mark.parametrize("width", [20, 46])
def test_suits_differ_by_shape(width: int) -> None:
    masks = [shape_mask(SUIT_SHAPES[suit], (width, width)) for suit in Suit]
    for first, second in combinations(masks, 2):
        assert difference(first, second) > 0.06


def difference(first: Image.Image, second: Image.Image) -> float:
    """How much of two masks or sprites differs, 0 to 1."""
    changed = ImageChops.difference(first, second).point([0] * 40 + [255] * 216)
    return changed.histogram()[255] / (first.width * first.height)


@pytest.mark.parametrize("look", [ENGLISH, FRENCH], ids=["two colours", "four colours"])
@pytest.mark.parametrize("width", [56, 118, 204])
def test_all_faces_differ(look: Look, width: int) -> None:
    faces = {card_sprite(card, width, look).image.tobytes() for card in PACK}
    dim = {card_sprite(card, width, look, dim=True).image.tobytes() for card in PACK}
    assert len(faces | dim) == 64


@pytest.mark.parametrize("suit", Suit)
def test_court_cards_differ_by_their_figure_and_not_only_by_their_letter(suit: Suit) -> None:
    """The same letter in all corners: king, queen and jack still are three pictures."""
    same = Look(indices=dict.fromkeys("KQJ", "X"), words=ENGLISH.words)
    court = [Card.of(rank, suit) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK)]
    silhouettes = [covered(card_sprite(card, 118, same).image) for card in court]
    for first, second in combinations(silhouettes, 2):
        assert difference(first, second) > 0.03


def covered(face: Image.Image) -> Image.Image:
    """Where a face has anything but paper."""
    paper = nearest(palette.PAPER)
    return face.point([0 if number == paper else 255 for number in range(256)])


def test_indices_follow_the_reader() -> None:
    king = Card.of(Rank.KING, Suit.SPADES)
    english, french = (card_sprite(king, 118, look).image for look in (ENGLISH, FRENCH))
    corner = (0, 0, 40, 34)
    assert difference(english.crop(corner), french.crop(corner)) > 0.02
    below = (40, 0, 118, 60)
    assert difference(english.crop(below), french.crop(below)) == 0
