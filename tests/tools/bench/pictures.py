"""How long pictures take to draw and encode, and what they weigh.

Over a party of every preset, and the pages of tournaments that `make pictures` draws.

Wall time is what a player waits for; processor time is what a busy machine does not spoil.
"""

import time
from collections.abc import Callable
from statistics import median, quantiles
from typing import NamedTuple, TypeVar

from bot.rules import PRESETS, Phase, State, decisions, view
from card_images.canvas import MOST_BYTES, SPRITES
from card_images.hand import draw_hand
from card_images.party import draw_party
from card_images.sheet import draw_sheet, end_of
from card_images.table import draw_table
from cogs.pictures import PICTURES_KEPT
from tests.card_images.samples import ENGLISH, SEATS, sample_party
from tests.tools.contact import tournaments


class Measured(NamedTuple):
    """Milliseconds and bytes of a picture."""

    wall: float
    cpu: float
    weight: int


Row = tuple[str, str]
Draw = Callable[[State], bytes]
Shown = TypeVar("Shown")


def rows() -> list[Row]:
    """Every position of the parties, in the order of play; sprites are drawn when they are met."""
    parties = {name: list(sample_party(preset=name)) for name in PRESETS}
    first = _measured(_hand, next(s for s in parties["french"] if s.phase is Phase.PLAY))
    found = [("first picture after start", f"{first.wall:.0f} ms, {first.cpu:.0f} ms of processor")]
    weights: list[int] = []
    for kind, draw in (("hand", _hand), ("table", _table)):
        measured = {name: [_measured(draw, s) for s in states] for name, states in parties.items()}
        of_all = [each for of_one in measured.values() for each in of_one]
        weights += [each.weight for each in of_all]
        found.append((f"{kind} picture", _summary(of_all)))
        found += [(f"  {name}", _summary(of_one)) for name, of_one in measured.items()]
    ends = [states[-1] for states in parties.values()]
    found.append(("last sheet of a party", _summary([_measured(_sheet, s) for s in ends * 3])))
    found.append(("sheet of a party", _summary([_measured(_party, s) for s in ends * 3])))
    pages = tournaments.pages().values()
    found.append(("page of a tournament", _summary([_measured(_page, page) for page in pages])))
    sprites, kept = SPRITES.size_in_bytes, PICTURES_KEPT * median(weights)
    found.append(("sprites kept", f"{sprites / 1e6:.0f} MB, at most {MOST_BYTES / 1e6:.0f} MB"))
    found.append((f"{PICTURES_KEPT} pictures kept", f"{kept / 1e6:.0f} MB"))
    return found


def _hand(state: State) -> bytes:
    """The hand of whoever is next."""
    asked = decisions(state)
    seat = asked[0].actor if asked and isinstance(asked[0].actor, int) else 0
    return draw_hand(view(state, max(0, seat)), SEATS[: state.rules.players], ENGLISH)


def _table(state: State) -> bytes:
    return draw_table(view(state, None), SEATS[: state.rules.players], ENGLISH)


def _sheet(state: State) -> bytes:
    end = end_of(view(state, None))
    return draw_sheet(state.results, SEATS[: state.rules.players], ENGLISH, state.rules, end)


def _party(state: State) -> bytes:
    end = end_of(view(state, None))
    if end is None:
        raise ValueError("the party goes on")
    return draw_party(state.results, SEATS[: state.rules.players], ENGLISH, state.rules, end)


def _page(page: tournaments.Drawn) -> bytes:
    return tournaments.draw(page, ENGLISH)


def _measured(draw: Callable[[Shown], bytes], shown: Shown) -> Measured:
    wall, cpu = time.perf_counter(), time.thread_time()
    png = draw(shown)
    cpu, wall = time.thread_time() - cpu, time.perf_counter() - wall
    return Measured(wall * 1e3, cpu * 1e3, len(png))


def _summary(measured: list[Measured]) -> str:
    wall, cpu, weight = zip(*measured, strict=True)
    return (
        f"p50 {median(wall):.1f} ms, p95 {_late(wall):.1f} ms; of processor "
        f"{median(cpu):.1f} and {_late(cpu):.1f} ms; "
        f"p50 {median(weight) / 1e3:.0f} KB, most {max(weight) / 1e3:.0f} KB"
    )


def _late(times: tuple[float, ...]) -> float:
    return quantiles(times, n=20)[-1]
