"""Cards are told apart: by shape, with any colour vision, and when they are very small."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.rules import PACK, Card, Rank, Suit
from card_images.cards import card_height, card_sprite, draw_face, draw_plain_face, suit_colour
from card_images.colours import EDGE, INK, PAINTS, PAPER, Colour, nearest
from card_images.court import COURT
from card_images.look import Look
from card_images.shapes import SUIT_SHAPES, shape_mask
from tests.card_images.colours import AA, contrast, linear
from tests.card_images.samples import ENGLISH, FRENCH

Matrix = tuple[tuple[float, float, float], ...]
SIGHT: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""what each eye makes of linear red, green and blue: Machado, Oliveira & Fernandes, "A
Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.0"""


def seen_with(matrix: Matrix, colour: Colour) -> Colour:
    """A colour as somebody sees it."""

    def encoded(light: float) -> int:
        light = min(1.0, max(0.0, light))
        share = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
        return round(255 * share)

    parts = [linear(part) for part in colour]
    red, green, blue = (sum(a * b for a, b in zip(row, parts, strict=True)) for row in matrix)
    return encoded(red), encoded(green), encoded(blue)


def in_eyes(matrix: Matrix, card: Card, width: int, look: Look) -> Image.Image:
    """A card's sprite in the greys that are left when the colours are not counted."""
    colours = [seen_with(matrix, each.dark) for each in PAINTS]
    greys = [round(0.299 * red + 0.587 * green + 0.114 * blue) for red, green, blue in colours]
    sprite = card_sprite(card, width, look, ground=EDGE)
    return sprite.image.point(greys + [0] * (256 - len(greys)))


def difference(first: Image.Image, second: Image.Image) -> float:
    """How much of two greys differs plainly, 0 to 1."""
    changed = ImageChops.difference(first, second).point([0] * 40 + [255] * 216)
    return changed.histogram()[255] / (first.width * first.height)


LOOKS = pytest.mark.parametrize("look", [ENGLISH, FRENCH], ids=["two colours", "four colours"])


SIGNS = {56: (10, 38, 46, 74), 118: (4, 36, 28, 60), 204: (8, 62, 48, 104)}
"""where the suit's sign is on cards of these widths"""


@LOOKS
@pytest.mark.parametrize("sight", SIGHT)
def test_suits_are_told_apart_with_any_eyes(sight: str, look: Look) -> None:
    """The same rank in two suits: the sign below the index has another shape."""
    matrix = SIGHT[sight]
    for width, box in SIGNS.items():
        sevens = [in_eyes(matrix, Card.of(Rank.SEVEN, suit), width, look) for suit in Suit]
        signs = [seven.crop(box) for seven in sevens]
        for first, second in combinations(signs, 2):
            assert difference(first, second) > 0.06


@LOOKS
@pytest.mark.parametrize("sight", SIGHT)
def test_indices_have_contrast_in_any_eyes(sight: str, look: Look) -> None:
    paper = seen_with(SIGHT[sight], PAPER)
    for suit in Suit:
        assert contrast(seen_with(SIGHT[sight], suit_colour(suit, look)), paper) >= AA


@pytest.mark.parametrize("width", [20, 46])
def test_suits_differ_by_shape(width: int) -> None:
    masks = [shape_mask(SUIT_SHAPES[suit], (width, width)) for suit in Suit]
    for first, second in combinations(masks, 2):
        assert difference(first, second) > 0.06


@LOOKS
@pytest.mark.parametrize("width", [56, 118, 204])
def test_all_faces_differ(look: Look, width: int) -> None:
    faces = {card_sprite(card, width, look).image.tobytes() for card in PACK}
    dim = {card_sprite(card, width, look, dim=True).image.tobytes() for card in PACK}
    assert len(faces | dim) == 64


# Court cards -------------------------------------------------------------------------------------


def whole(card: Card) -> Image.Image:
    return draw_face((408, 580), card, "X", INK, fine=True)


def bust(card: Card) -> Image.Image:
    return draw_plain_face((408, 580), 204, card, "X", INK)


FACES = pytest.mark.parametrize("draw", [whole, bust])


@FACES
@pytest.mark.parametrize("suit", Suit)
def test_king_queen_and_jack_are_told_apart_at_40_pixels(
    suit: Suit, draw: Callable[[Card], Image.Image]
) -> None:
    """Their outline alone tells: all have the same letter, and neither colour nor grey."""
    size = round(40 / 1.42), 40
    outlines = [
        draw(Card.of(rank, suit)).convert("L").point([255] * 240 + [0] * 16)
        for rank in sorted(COURT)
    ]
    small = [outline.resize(size, Image.Resampling.BOX) for outline in outlines]
    for first, second in combinations(small, 2):
        assert difference(first, second) > 0.1


@FACES
@pytest.mark.parametrize("rank", sorted(COURT))
def test_the_four_of_a_rank_are_four_people(
    rank: Rank, draw: Callable[[Card], Image.Image]
) -> None:
    """All in one ink: what differs is more than the signs of the suits."""
    people = [draw(Card.of(rank, suit)).convert("L").reduce(4) for suit in Suit]
    signs = [draw(Card.of(Rank.SEVEN, suit)).convert("L").reduce(4) for suit in Suit]
    corner = (0, 0, 26, 54) if draw is whole else (50, 0, 102, 54)
    for first, second in combinations(range(4), 2):
        others = difference(people[first], people[second])
        sign = difference(signs[first].crop(corner), signs[second].crop(corner))
        share = (corner[2] - corner[0]) * (corner[3] - corner[1]) / (102 * 145)
        assert others > 0.05 + 2 * sign * share


def test_every_index_of_every_language_is_drawn() -> None:
    """R D V, K Q J, K D B, H V B: each letter is a picture of its own."""
    drawn = {
        index: draw_face((408, 580), Card.of(Rank.SEVEN, Suit.SPADES), index, INK, fine=True)
        .crop((0, 0, 100, 120))
        .tobytes()
        for index in ("A", "R", "D", "V", "K", "Q", "J", "B", "H", "10", "9", "8", "7")
    }
    assert len(set(drawn.values())) == len(drawn)


def test_indices_follow_the_reader() -> None:
    king = Card.of(Rank.KING, Suit.SPADES)
    english, french = (card_sprite(king, 118, look).image for look in (ENGLISH, FRENCH))
    paper = nearest(PAPER)
    covered = [0 if number == paper else 255 for number in range(256)]
    corners = [face.crop((0, 0, 32, 36)).point(covered) for face in (english, french)]
    assert difference(*corners) > 0.02
    beside = (36, 0, 118, 84)
    assert english.crop(beside).tobytes() == french.crop(beside).tobytes()


def test_a_card_is_as_high_as_it_should_be() -> None:
    for width in (22, 56, 118, 204):
        assert card_sprite(PACK[0], width, ENGLISH).image.size == (width, card_height(width))
