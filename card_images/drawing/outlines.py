"""Outlines as text: the letters of SVG paths that straight lines and Bézier curves need.

`M x y` begins, `L x y …` draws straight lines, `C ax ay bx by x y …` cubic Bézier curves. All
numbers are absolute; an outline closes by itself.
"""

import math
from collections.abc import Iterator, Sequence
from functools import cache

Point = tuple[float, float]
STEPS = 14
"""straight pieces of a curve"""


@cache
def path(text: str) -> tuple[Point, ...]:
    """The outline that a text describes."""
    line: list[Point] = []
    for letter, points in _pieces(text):
        match letter:
            case "M" | "L":
                line += points
            case "C":
                for first, second, end in zip(*[iter(points)] * 3, strict=True):
                    line += _cubic(line[-1], first, second, end)
            case _:
                raise ValueError(f"no outline begins a piece with {letter!r}")
    return tuple(line)


@cache
def both(text: str) -> tuple[Point, ...]:
    """The outline whose right half, from top to bottom, a text describes; x is 0 in its middle."""
    half = path(text)
    return (*half, *((-x, y) for x, y in reversed(half)))


def _pieces(text: str) -> Iterator[tuple[str, list[Point]]]:
    words = text.split()
    starts = [n for n, word in enumerate(words) if word.isalpha()]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        numbers = [float(word) for word in words[start + 1 : end]]
        yield words[start], list(zip(numbers[::2], numbers[1::2], strict=True))


def _cubic(a: Point, b: Point, c: Point, d: Point) -> list[Point]:
    """A cubic Bézier curve as points, without its first."""
    line: list[Point] = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u = 1 - t
        p, q, r, s = u**3, 3 * u * u * t, 3 * u * t * t, t**3
        x = p * a[0] + q * b[0] + r * c[0] + s * d[0]
        line.append((x, p * a[1] + q * b[1] + r * c[1] + s * d[1]))
    return line


def circle(x: float, y: float, radius: float, steps: int = 32) -> list[Point]:
    turn = 2 * math.pi / steps
    return [
        (x + radius * math.cos(n * turn), y + radius * math.sin(n * turn)) for n in range(steps)
    ]


def moved(outline: Sequence[Point], x: float, y: float, size: float = 1.0) -> list[Point]:
    """The outline `size` times as large, its origin at (x, y)."""
    return [(x + size * px, y + size * py) for px, py in outline]


def turned(outline: Sequence[Point], degrees: float, about: Point = (0.0, 0.0)) -> list[Point]:
    """The outline turned clockwise."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return [
        (
            about[0] + (x - about[0]) * cos - (y - about[1]) * sin,
            about[1] + (x - about[0]) * sin + (y - about[1]) * cos,
        )
        for x, y in outline
    ]
