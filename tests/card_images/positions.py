"""The positions that the tests of pictures share, and how they are drawn."""

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO

from PIL import Image

from bot.rules import Phase, State, view
from card_images.hand import draw_hand
from card_images.look import Look, Seat
from card_images.sheet import End, end_of
from card_images.table import draw_table
from tests.card_images.samples import ENGLISH, GAMES, SEATS, SEED, sample_party


@cache
def party(game: str = "french") -> tuple[State, ...]:
    """Every state of a sample party of a game of `GAMES`."""
    preset, changes = GAMES[game]
    return tuple(sample_party(SEED, preset, changes))


def first(game: str, wanted: Callable[[State], bool]) -> State:
    """The first position of a game that is wanted."""
    found: Iterator[State] = filter(wanted, party(game))
    return next(found)


@cache
def in_play(tricks: int, cards: int, game: str = "french") -> State:
    """A position of a later deal with so many tricks played and so many cards in the next."""
    later = (state for state in party(game) if state.phase is Phase.PLAY and state.deal_number > 2)
    for state in later:
        deal = state.deal
        if deal is not None and (len(deal.tricks), len(deal.trick)) == (tricks, cards):
            return state
    raise LookupError(f"no position with {tricks} tricks and {cards} cards")


@cache
def in_phase(phase: Phase, game: str = "french") -> State:
    """The last position of a phase."""
    return next(state for state in reversed(party(game)) if state.phase is phase)


def turn(state: State) -> int:
    """Return whose turn it is."""
    assert state.deal is not None
    return state.deal.turn


def drawn_hand(
    state: State,
    look: Look = ENGLISH,
    *,
    seat: int | None = None,
    seats: tuple[Seat, ...] = SEATS,
) -> bytes:
    """The picture of a hand, unless told otherwise of whose turn it is."""
    seen = view(state, turn(state) if seat is None else seat)
    return draw_hand(seen, seats[: state.rules.players], look)


def drawn_table(
    state: State, look: Look = ENGLISH, *, seats: tuple[Seat, ...] = SEATS, bottom: int = 0
) -> bytes:
    return draw_table(view(state, None), seats[: state.rules.players], look, bottom)


def opened(png: bytes) -> Image.Image:
    picture = Image.open(BytesIO(png))
    picture.load()
    return picture


def finished(game: str = "french") -> tuple[State, End]:
    """The last position of a sample party, and how it ended."""
    over = party(game)[-1]
    end = end_of(view(over, None))
    assert end is not None
    return over, end
