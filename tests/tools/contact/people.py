"""The people at the sample tables, some with a picture of their own."""

from io import BytesIO

from PIL import Image, ImageDraw

from bot.rules import Card
from card_images.avatars import Avatar, read_avatar
from card_images.cards import RATIO, draw_face, suit_colour
from card_images.look import Seat
from tests.tools.contact.looks import LOOKS

_WIDTH = 600
_HEAD = (0.37, 0.08, 0.87, 0.58)
"""where a figure's head is, in shares of its card's width"""
_SIDE = 128


def _avatar(picture: Image.Image) -> Avatar:
    data = BytesIO()
    picture.save(data, "PNG")
    return read_avatar(data.getvalue())


def _portrait(card: Card) -> Avatar:
    """The face of a court card."""
    colour = suit_colour(card.suit, LOOKS["en-four-dark"])
    face = draw_face((_WIDTH, round(_WIDTH * RATIO)), card, "", colour, fine=True)
    left, top, right, bottom = (round(share * _WIDTH) for share in _HEAD)
    return _avatar(face.crop((left, top, right, bottom)))


def _landscape() -> Avatar:
    """A sun that sets behind hills: many colours, as in a photograph."""
    evening, night = (255, 196, 120), (70, 60, 140)
    sky = Image.linear_gradient("L").resize((_SIDE, _SIDE))
    picture = Image.composite(
        Image.new("RGB", sky.size, evening), Image.new("RGB", sky.size, night), sky
    )
    pen = ImageDraw.Draw(picture)
    pen.ellipse((38, 44, 90, 96), (255, 238, 170))
    pen.ellipse((-50, 78, 90, 200), (46, 90, 84))
    pen.ellipse((40, 92, 200, 220), (28, 62, 62))
    return _avatar(picture)


def people() -> tuple[Seat, ...]:
    """Four seats: a portrait, a landscape, a robot, and somebody with initials alone."""
    return (
        Seat("Amélie", avatar=_portrait(Card.parse("QD"))),
        Seat("Tom", avatar=_landscape()),
        Seat("Robot 1", robot=True),
        Seat("Jeanne"),
    )
