"""Pictures that a process of their own draws."""

import os
import pickle
import signal
from collections.abc import AsyncIterator
from functools import cache, partial
from io import BytesIO
from typing import Final

import pytest
import pytest_asyncio

from bot.rules import PRESETS, game_of, view
from card_images import draw_hand, draw_table, process
from cogs.drawing import DrawingProcess, NotDrawn
from cogs.pictures import as_drawn
from tests.card_images.contact.tournaments import draw, pages
from tests.card_images.samples import ENGLISH, GAMES, SEATS, sample_party

EACH: Final = 12
"""positions of each party"""
pytestmark = pytest.mark.drawn


@pytest_asyncio.fixture
async def drawing() -> AsyncIterator[DrawingProcess]:
    drawing = DrawingProcess()
    yield drawing
    await drawing.end()


@cache
def hand(preset: str) -> partial[bytes]:
    """The drawing of a hand in the middle of a party."""
    states = list(sample_party(preset=preset))
    state = states[len(states) // 2]
    return partial(draw_hand, view(state, 0), SEATS[: state.rules.players], ENGLISH)


async def test_its_pictures_are_those_that_are_drawn_here(drawing: DrawingProcess) -> None:
    hands = [hand(preset) for preset in ("french", "decouverte", "contree_ffb")]
    shown = next(iter(sample_party(preset="kloppen")))
    table = partial(draw_table, view(shown, None), SEATS, ENGLISH)
    page = pages()["cross table 4 1"]
    asked = [*hands, table, partial(draw, page, ENGLISH)]
    told = [drawing.do(each) for each in asked]
    assert [await each for each in told] == [each() for each in asked]


@pytest.mark.parametrize("name", GAMES)
def test_pictures_show_nothing_of_what_is_left_out(name: str) -> None:
    preset, changes = GAMES[name]
    states = [each for each in sample_party(preset=preset, changes=changes) if each.results]
    for state in states[:: max(1, len(states) // EACH)]:
        hand, table = view(state, 0), view(state, None)
        seats = SEATS[: state.rules.players]
        assert draw_hand(as_drawn(hand), seats, ENGLISH) == draw_hand(hand, seats, ENGLISH)
        assert draw_table(as_drawn(table), seats, ENGLISH) == draw_table(table, seats, ENGLISH)


async def test_errors_are_told_with_their_place(drawing: DrawingProcess) -> None:
    nothing = hand("french").args[0]._replace(seat=None)
    with pytest.raises(NotDrawn, match="a hand is drawn for a seat") as raised:
        await drawing.do(partial(draw_hand, nothing, SEATS, ENGLISH))
    assert "hand.py" in str(raised.value)
    assert await drawing.do(hand("french")) == hand("french")()


async def test_what_cannot_go_to_a_process_is_refused_at_once(drawing: DrawingProcess) -> None:
    with pytest.raises(AttributeError, match="pickle"):
        drawing.do(lambda: b"")
    assert await drawing.do(hand("french")) == hand("french")()


async def test_a_process_that_ends_is_replaced(drawing: DrawingProcess) -> None:
    picture = await drawing.do(hand("french"))
    first = drawing.pid
    assert first is not None
    os.kill(first, signal.SIGSTOP)  # it draws nothing more
    waiting = drawing.do(hand("french"))
    os.kill(first, signal.SIGKILL)
    assert await waiting == picture
    assert drawing.pid not in (None, first)


async def test_a_picture_that_ends_the_process_again_and_again_is_given_up(
    drawing: DrawingProcess,
) -> None:
    with pytest.raises(NotDrawn, match="the process ended 3 times"):
        await drawing.do(partial(os._exit, 1))
    assert await drawing.do(hand("french")) == hand("french")()


async def test_it_goes_on_when_it_is_told_to_stop(drawing: DrawingProcess) -> None:
    """The bot is told so too, and may have to draw a little longer."""
    await drawing.do(hand("french"))
    first = drawing.pid
    assert first is not None
    os.kill(first, signal.SIGTERM)
    os.kill(first, signal.SIGINT)
    await drawing.do(hand("kloppen"))
    assert drawing.pid == first


async def test_it_is_gone_with_whoever_asks() -> None:
    drawing = DrawingProcess()
    await drawing.do(hand("french"))
    waiting = drawing.do(hand("kloppen"))
    pid = drawing.pid
    await drawing.end()
    assert pid is not None
    assert waiting.cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(RuntimeError, match="nothing is drawn any more"):
        drawing.do(hand("french"))


@pytest.mark.parametrize("written", [0, 3, process.ORDER.size, -1])
def test_it_ends_where_its_input_ends(written: int) -> None:
    """The bot may be killed in the middle of a word, or of all that follows it."""
    order = process.order(7, partial(bytes, b"a picture"))
    told = BytesIO()
    process.serve(BytesIO(order + order[:written]), told)
    head = process.answer(told.getvalue()[: process.ANSWER.size])
    assert head == (7, False, len(b"a picture"))


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_the_same_in_another_process(preset: str) -> None:
    rules = PRESETS[preset]
    there = pickle.loads(pickle.dumps(rules))
    assert (there, hash(there)) == (rules, hash(rules))
    assert pickle.loads(pickle.dumps(game_of(rules))) is game_of(rules)
