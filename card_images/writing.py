"""Lines of text in a given room: smaller first, then cut; of a pair's name both halves alike."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from card_images.canvas import SPRITES, Canvas, Sprite, tinted, written
from card_images.colours import GOLD, MUTED, PLATE, Colour, Ink
from card_images.names import (
    ELLIPSIS,
    SMALLEST,
    fitting,
    name_length,
    name_mask,
    text_mask,
    text_width,
)

AND = " & "
"""between the names of those who play together"""
TITLES = (42, 38, SMALLEST)
"""sizes of what heads a picture"""
MOST_PARTS = 4
"""of a name: a team of four"""


Thing = TypeVar("Thing")

NAMELESS = "–"


def name_sprite(name: str, size: int, most: int, ink: Colour, ground: Colour = PLATE) -> Sprite:
    """A name at most `most` pixels wide, smaller before it is cut; a dash when nothing of it can be
    drawn."""

    def draw() -> Sprite:
        mask = name_mask(name, fitting(name, size, most), most) or text_mask(NAMELESS, size)
        return written(mask, ink, ground)

    return SPRITES.get(("name", name, size, most, ink, ground), draw)


def lay_names(
    canvas: Canvas,
    names: Sequence[Sprite],
    at: tuple[float, float],
    size: int,
    between: float,
    ink: Ink = MUTED,
    ground: Ink = PLATE,
) -> None:
    """Names side by side from `at` on, and a dot between each two."""
    left, y = at
    for number, name in enumerate(names):
        if number:
            canvas.text("·", (left + between / 2, y), size, ink, 0.5, ground=ground)
            left += between
        canvas.lay_beside(name, left, y)
        left += name.width


def line_sprite(text: str, size: int, most: int, ink: Ink, ground: Ink) -> Sprite:
    """A name as `name_sprite` draws it, but never smaller than `size`: what is long is cut."""

    def draw() -> Sprite:
        return tinted(name_mask(text, size, most) or text_mask(NAMELESS, size), ink, ground)

    return SPRITES.get(("line", text, size, most, ink, ground), draw)


def shares(wanted: Sequence[float], room: float) -> list[float]:
    """Return what each gets of the room: all it wants, or as much as the others that do not.

    >>> shares([10, 50, 90], 100)
    [10.0, 45.0, 45.0]
    """
    found = [0.0] * len(wanted)
    for left, number in zip(
        range(len(wanted), 0, -1), sorted(range(len(wanted)), key=wanted.__getitem__), strict=True
    ):
        found[number] = min(float(wanted[number]), max(0.0, room) / left)
        room -= found[number]
    return found


def parts_of(name: str) -> tuple[str, ...]:
    """The people of a pair or team, each of whom is drawn; somebody else's name as it is."""
    parts = name.split(AND, MOST_PARTS - 1)
    return (
        (name,) if len(parts) == 1 else tuple(each if each.strip() else NAMELESS for each in parts)
    )


def write(
    canvas: Canvas,
    text: str,
    at: tuple[float, float],
    size: int,
    room: float,
    ink: Ink,
    align: float = 0.0,
    ground: Ink = PLATE,
) -> float:
    """A line of anything, at most `room` wide; `at` is its middle line, `align` 0 left, 1 right.

    `ground`: what it is written on. Returns how wide it became.
    """
    if not text:
        return 0.0
    size = _size(lambda each: name_length(text, each), size, room)
    return _lay(canvas, [line_sprite(text, size, _pixels(room), ink, ground)], at, align)


def _size(width: Callable[[int], float], size: int, room: float) -> int:
    """The largest size, at most `size`, that finds room; none is too small to be read."""
    return next((each for each in range(size, SMALLEST, -2) if width(each) <= room), SMALLEST)


def write_title(canvas: Canvas, text: str, at: tuple[float, float], room: float) -> None:
    """Write what heads a picture on a plate, in the largest size in which it has room."""
    size = next((size for size in TITLES if name_length(text, size) <= room), TITLES[-1])
    write(canvas, text, at, size, room, GOLD)


def write_name(
    canvas: Canvas,
    name: str,
    at: tuple[float, float],
    size: int,
    room: float,
    ink: Ink,
    ground: Ink = PLATE,
    *,
    smaller: bool = True,
) -> float:
    """An entry's name; where a pair's is too long, the longer half is cut first.

    `smaller`: whether it is made smaller before it is cut.
    """
    if smaller:
        size = _size(lambda each: name_room(name, each), size, room)
    parts = parts_of(name)
    left = room - _joints(parts, size)
    if left < len(parts) * name_length(ELLIPSIS * 2, size):
        parts, left = (name,), room
    sprites: list[Sprite] = []
    for number, most in enumerate(shares([name_length(each, size) + 1 for each in parts], left)):
        if number:
            sprites.append(line_sprite(AND.strip(), size, size, ink, ground))
        sprites.append(line_sprite(parts[number], size, _pixels(most), ink, ground))
    return _lay(canvas, sprites, at, space=text_width(" ", size))


def name_room(name: str, size: int) -> float:
    """How wide an entry's name would be."""
    parts = parts_of(name)
    return sum(name_length(each, size) for each in parts) + _joints(parts, size)


def _joints(parts: Sequence[str], size: int) -> float:
    between = name_length(AND.strip(), size) + 2 * text_width(" ", size)
    return (between + 1) * (len(parts) - 1)


def _pixels(room: float) -> int:
    return max(1, int(room))


def _lay(
    canvas: Canvas,
    sprites: Sequence[Sprite],
    at: tuple[float, float],
    align: float = 0.0,
    space: float = 0.0,
) -> float:
    width = sum(each.width for each in sprites) + space * (len(sprites) - 1)
    x = at[0] - align * width
    for sprite in sprites:
        canvas.lay_beside(sprite, x, at[1])
        x += sprite.width + space
    return width


def halves(text: str, size: int) -> tuple[str, ...]:
    """A heading on one line, or on the two that are least wide together."""
    words = text.split()
    if len(words) < 2:
        return (text.strip(),)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda cut: max(name_length(each, size) for each in cut))


def wrapped(text: str, size: int, room: float) -> list[str]:
    """Lines of at most `room`, as long as no word is longer."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and name_length(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def in_rows(
    things: Iterable[Thing], width: Callable[[Thing], float], room: float, between: float
) -> list[list[Thing]]:
    """As many things in a row as have room side by side."""
    rows: list[list[Thing]] = []
    left = 0.0
    for each in things:
        if width(each) > left:
            rows.append([])
            left = room
        rows[-1].append(each)
        left -= width(each) + between
    return rows
