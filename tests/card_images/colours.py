"""Contrast of colours as WCAG 2.1 computes it."""

from card_images.colours import FELT, FELT_MIDDLE, FELT_RIM, PAINTS, Colour, Felt, Ink, nearest

AA = 4.5


def linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def luminance(colour: Colour) -> float:
    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def drawn(ink: Ink, felt: Felt) -> Colour:
    """The colour of the palette that stands for it."""
    return PAINTS[nearest(ink)].on(felt)


def grounds(ground: Ink) -> list[Ink]:
    """The colour of a ground; the felt is lighter in the middle."""
    return [FELT_MIDDLE, FELT, FELT_RIM] if ground == FELT else [ground]
