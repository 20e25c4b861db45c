"""The picture of a person on their plate, where otherwise their initials stand.

The shared palette has no colours for faces and logos, and few are enough for 48 pixels: each seat
has a share of the palette's numbers for itself (colours.py), which mean the colours that suit its
picture best. So one sprite serves on either felt, and four photographs weigh 6 KB.
"""

from dataclasses import dataclass, field
from io import BytesIO

from PIL import Image, ImageStat

from card_images.canvas import COVERED, SPRITES, Sprite
from card_images.colours import DARK, OF_A_SEAT, PAPER, TEAM, OwnColours, first_of_seat
from card_images.shapes import Shape, shape_mask

SIDE = 64
"""pixels of what is kept of a picture, a little more than any plate shows"""
LARGEST = 1024
"""pixels of a side; more is no avatar"""
LEVELLED = 4
"""rounds in which the colours move to where the picture has most"""
OPAQUE = 128
MIDDLE_GREY = 96


class NotAnAvatar(Exception):
    """Bytes that are no picture, or none that an avatar could be."""


@dataclass(frozen=True)
class Avatar:
    """A picture as plain data; equal ones draw equal pictures."""

    pixels: bytes = field(repr=False)
    """red, green and blue of `SIDE` × `SIDE` pixels; nobody wants them in a log"""


def read_avatar(data: bytes) -> Avatar:
    """The avatar in a PNG, which may come from anywhere; raises `NotAnAvatar`.

    Its middle square is taken, and what is transparent lies on paper or on something dark,
    whichever it is seen on.
    """
    try:
        with Image.open(BytesIO(data), formats=("PNG",)) as image:
            if max(image.size) > LARGEST:
                raise NotAnAvatar(f"{image.width} × {image.height} pixels")
            whole = image.convert("RGBA")
    except NotAnAvatar:
        raise
    except Exception as error:  # noqa: BLE001 - at made-up bytes Pillow raises whatever it likes
        raise NotAnAvatar(type(error).__name__) from None
    side = min(whole.size)
    left, top = (whole.width - side) // 2, (whole.height - side) // 2
    box = left, top, left + side, top + side
    image = whole.resize((SIDE, SIDE), Image.Resampling.LANCZOS, box)
    alpha = image.getchannel("A")
    seen = alpha.point([255 * (value >= OPAQUE) for value in range(256)])
    light = ImageStat.Stat(image.convert("L"), seen).mean[0] if seen.getbbox() else 0
    ground = Image.new("RGB", image.size, DARK if light > MIDDLE_GREY else PAPER)
    ground.paste(image.convert("RGB"), mask=alpha)
    return Avatar(ground.tobytes())


def avatar_sprite(avatar: Avatar, shape: Shape, side: int, place: tuple[int, int]) -> Sprite:
    """The avatar cut to a shape `side` pixels wide; its edge is blended with the team's colour.

    `place`: number of seat, team.
    """
    seat, team = place

    def draw() -> Sprite:
        mask = shape_mask(shape, (side, side))
        picture = Image.new("RGB", (side, side), TEAM[team])
        full = Image.frombytes("RGB", (SIDE, SIDE), avatar.pixels)
        picture.paste(full.resize((side, side), Image.Resampling.LANCZOS), mask=mask)
        few = picture.quantize(OF_A_SEAT, Image.Quantize.MEDIANCUT, LEVELLED)
        dithered = picture.quantize(palette=few, dither=Image.Dither.FLOYDSTEINBERG)
        colours = bytes(dithered.getpalette() or ())[: 3 * OF_A_SEAT]
        numbers = Image.frombytes("L", picture.size, dithered.tobytes())
        first = first_of_seat(seat)
        shifted = numbers.point([min(255, value + first) for value in range(256)])
        return Sprite(shifted, mask.point(COVERED), OwnColours(first, colours))

    return SPRITES.get(("avatar", avatar, shape, side, place), draw)
