"""How long hand and table take to draw and encode, and what they weigh, over a whole party."""

import time
from collections.abc import Callable
from statistics import median, quantiles

from bot.rules import State, decisions, view
from card_images import draw_hand, draw_table
from card_images.cache import SPRITES
from card_images.samples import ENGLISH, SEATS, sample_party


def rows() -> list[tuple[str, str]]:
    """Time and weight of every position's pictures, the first ones with no sprite drawn yet."""
    states = list(sample_party())
    first = _measured(lambda: _hand(states[0]))
    return [
        ("first picture after start", f"{first[0]:.0f} ms"),
        ("hand picture", _summary([_measured(lambda s=s: _hand(s)) for s in states])),
        ("table picture", _summary([_measured(lambda s=s: _table(s)) for s in states])),
        ("sprites kept after the party", f"{SPRITES.size_in_bytes / 1e6:.1f} MB"),
    ]


def _hand(state: State) -> bytes:
    """The hand of whoever is next."""
    asked = decisions(state)
    seat = asked[0].actor if asked and isinstance(asked[0].actor, int) else 0
    return draw_hand(view(state, seat), SEATS, ENGLISH)


def _table(state: State) -> bytes:
    return draw_table(view(state, None), SEATS, ENGLISH)


def _measured(draw: Callable[[], bytes]) -> tuple[float, float]:
    """Milliseconds and kilobytes."""
    began = time.perf_counter()
    png = draw()
    return (time.perf_counter() - began) * 1e3, len(png) / 1e3


def _summary(measured: list[tuple[float, float]]) -> str:
    times, weights = zip(*measured, strict=True)
    late = quantiles(times, n=20)[-1]
    return (
        f"p50 {median(times):.1f} ms, p95 {late:.1f} ms; "
        f"p50 {median(weights):.0f} KB, most {max(weights):.0f} KB"
    )
