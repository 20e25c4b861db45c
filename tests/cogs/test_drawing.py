"""Pictures that a process of their own draws, each once."""

import asyncio
import os
import pickle
import signal
from collections.abc import AsyncIterator, Awaitable
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from typing import Any, cast

import pytest
import pytest_asyncio

from bot import metrics
from bot.clock import ManualClock
from bot.rules import PRESETS, game_of, view
from card_images import process
from card_images.colours import Felt
from card_images.hand import draw_hand
from card_images.standings import StandingsPage, draw_standings
from card_images.table import draw_table
from cogs.pictures import (
    PAGE_PATIENCE,
    PATIENCE,
    START_PATIENCE,
    Avatars,
    DrawingProcess,
    NoPicture,
    NotDrawn,
    Pictures,
    as_drawn,
)
from tests.card_images.samples import ENGLISH, GAMES, SEATS, sample_party
from tests.examples import sampled
from tests.patience import PATIENCE as TEST_PATIENCE
from tests.tools.contact.tournaments import draw, pages

EACH = 12
"""positions of each party"""
FOR_EVER: Any = partial(signal.sigwait, ())
"""a picture that is never done; in a function of this file the process would import all of it"""
pytestmark = pytest.mark.drawn


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture
async def drawing(clock: ManualClock) -> AsyncIterator[DrawingProcess]:
    drawing = DrawingProcess(clock)
    yield drawing
    await drawing.end()


@cache
def hand(preset: str) -> partial[bytes]:
    """The drawing of a hand in the middle of a party."""
    states = list(sample_party(preset=preset))
    state = states[len(states) // 2]
    return partial(draw_hand, view(state, 0), SEATS[: state.rules.players], ENGLISH)


async def goes_on(drawing: DrawingProcess, preset: str = "french") -> None:
    """Check that a hand is drawn as it is here."""
    assert await drawing.do(hand(preset)) == hand(preset)()


async def test_its_pictures_are_those_that_are_drawn_here(drawing: DrawingProcess) -> None:
    imported = "b'' if 'bot.text' not in __import__('sys').modules else b'bot.text'"
    assert not await drawing.do(partial(eval, imported)), "it need not know the languages' files"
    hands = [hand(preset) for preset in ("french", "decouverte", "contree_ffb")]
    shown = next(iter(sample_party(preset="kloppen")))
    table = partial(draw_table, view(shown, None), SEATS, ENGLISH)
    page = partial(draw_standings, cast(Any, pages()["standings 4 1"]), ENGLISH)
    asked = [*hands, table, page]
    told = [drawing.do(each) for each in asked]
    assert [await each for each in told] == [each() for each in asked]


@pytest.mark.parametrize("name", sampled(GAMES, every=3))
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
    await goes_on(drawing)


async def test_what_cannot_go_to_a_process_is_refused_at_once(drawing: DrawingProcess) -> None:
    with pytest.raises(AttributeError, match="pickle"):
        drawing.do(lambda: b"")
    await goes_on(drawing)


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
    ended = metrics.DRAWING_ENDS.labels("ended")._value
    before = ended.get()
    with pytest.raises(NoPicture, match="the process ended 3 times"):
        await drawing.do(partial(os._exit, 1))
    assert (ended.get() - before, drawing.is_well) == (3, False)
    await goes_on(drawing)
    assert drawing.is_well


# Hanging -----------------------------------------------------------------------------------------


async def test_a_process_that_hangs_is_replaced(
    drawing: DrawingProcess, clock: ManualClock, caplog: pytest.LogCaptureFixture
) -> None:
    """There is none of what it was to draw; the next process draws what came after."""
    hung = metrics.DRAWING_ENDS.labels("hung")._value
    before = hung.get()
    first = await stopped(drawing)
    begun, next_one = drawing.do(hand("french")), drawing.do(hand("kloppen"))
    await clock.advance(PATIENCE - 0.1)
    assert (begun.done(), drawing.pid) == (False, first)
    await clock.advance(0.1)
    with pytest.raises(NoPicture, match="the process hung"):
        await begun
    assert not drawing.is_well
    assert await next_one == hand("kloppen")()
    assert drawing.pid not in (None, first)
    assert (hung.get() - before, drawing.is_well) == (1, True)
    assert [each.getMessage() for each in caplog.records] == [
        "the process that draws hangs, and is ended"
    ]


async def test_a_page_has_longer_and_holds_no_hand_up(
    drawing: DrawingProcess, clock: ManualClock
) -> None:
    """Hands that come while it is drawn say nothing of it: it is drawn beside them."""
    await drawing.do(hand("french"))
    first, page = drawing.pid, drawing.do(FOR_EVER)
    for preset in ("french", "kloppen", "french"):
        await clock.advance(PATIENCE)
        await drawing.do(hand(preset))
    await clock.advance(PAGE_PATIENCE - 3 * PATIENCE - 0.1)
    assert (page.done(), drawing.pid) == (False, first)
    await clock.advance(0.1)
    with pytest.raises(NoPicture, match="the process hung"):
        await page


async def test_a_long_queue_is_no_hanging(drawing: DrawingProcess, clock: ManualClock) -> None:
    """Time is counted from when a picture begins to be drawn, not from when it was asked for."""
    first = await stopped(drawing)
    asked = [drawing.do(hand("french")) for _ in range(3)]
    await clock.advance(PATIENCE - 0.1)
    os.kill(first, signal.SIGCONT)
    await asked[0]
    os.kill(first, signal.SIGSTOP)
    asked.append(drawing.do(hand("kloppen")))
    await clock.advance(PATIENCE - 0.1)
    os.kill(first, signal.SIGCONT)
    assert all(await asyncio.gather(*asked))
    assert drawing.pid == first


async def test_who_waits_when_processes_end_one_after_the_other_has_no_picture(
    drawing: DrawingProcess, clock: ManualClock
) -> None:
    first = await stopped(drawing)
    waiting = drawing.do(hand("french"))
    os.kill(first, signal.SIGKILL)
    second = await another(drawing, first)
    os.kill(second, signal.SIGSTOP)  # perhaps before it draws
    await clock.advance(PATIENCE)
    with pytest.raises(NoPicture):
        await waiting


async def test_a_process_that_never_begins_to_draw_is_replaced(
    drawing: DrawingProcess, clock: ManualClock
) -> None:
    waiting = drawing.do(hand("french"))
    first = await another(drawing, None)
    os.kill(first, signal.SIGSTOP)
    await clock.advance(START_PATIENCE)
    assert await came(waiting) in (hand("french")(), b"")
    await goes_on(drawing, "kloppen")


async def test_what_does_not_come_is_empty_and_asked_for_again(
    drawing: DrawingProcess, clock: ManualClock
) -> None:
    pictures, missing = Pictures(Avatars(clock), drawing), metrics.MISSING_PICTURES._value
    before = missing.get()
    await stopped(drawing)
    shown, seats, look = hand("french").args
    waiting = asyncio.create_task(pictures.draw(draw_hand, shown, seats, look))
    await asyncio.sleep(0)
    assert pictures.are_drawn
    await clock.advance(PATIENCE)
    assert (await waiting, pictures.are_drawn) == (b"", False)
    assert missing.get() - before == 1
    assert await pictures.draw(draw_hand, shown, seats, look) == hand("french")()
    assert pictures.are_drawn


async def stopped(drawing: DrawingProcess) -> int:
    """A process that draws nothing any more."""
    await drawing.do(hand("french"))
    assert drawing.pid is not None
    os.kill(drawing.pid, signal.SIGSTOP)
    return drawing.pid


async def another(drawing: DrawingProcess, before: int | None) -> int:
    async with asyncio.timeout(TEST_PATIENCE):
        while drawing.pid in (None, before):
            await asyncio.sleep(0)
    assert drawing.pid is not None
    return drawing.pid


async def came(picture: Awaitable[bytes]) -> bytes:
    try:
        return await picture
    except NoPicture:
        return b""


async def test_it_goes_on_when_it_is_told_to_stop(drawing: DrawingProcess) -> None:
    """The bot is told so too, and may have to draw a little longer."""
    await drawing.do(hand("french"))
    first = drawing.pid
    assert first is not None
    os.kill(first, signal.SIGTERM)
    os.kill(first, signal.SIGINT)
    await drawing.do(hand("kloppen"))
    assert drawing.pid == first


@pytest.mark.parametrize("hangs", [False, True])
async def test_it_is_gone_with_whoever_asks(drawing: DrawingProcess, hangs: bool) -> None:
    await goes_on(drawing)
    pid = await stopped(drawing) if hangs else drawing.pid
    waiting = drawing.do(hand("kloppen"))
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
    size = process.ANSWER.size
    ready, head = (process.answer(told.getvalue()[at:][:size]) for at in (0, size))
    assert ready == (process.READY, False, 0)
    assert head == (7, False, len(b"a picture"))


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_are_the_same_in_another_process(preset: str) -> None:
    rules = PRESETS[preset]
    there = pickle.loads(pickle.dumps(rules))
    assert (there, hash(there)) == (rules, hash(rules))
    assert pickle.loads(pickle.dumps(game_of(rules))) is game_of(rules)


@pytest_asyncio.fixture
async def pictures() -> AsyncIterator[Pictures]:
    drawing = Pictures(cast(Any, None))
    yield drawing
    await drawing.close()


@pytest.mark.parametrize(
    "name",
    [
        "standings 4 1",
        "bracket 4 1",
        "cross table 4 1",
        "schedule 4 1",
        "travelling sheet",
        "podium",
    ],
)
async def test_a_page_is_drawn_once(name: str, pictures: Pictures) -> None:
    first = await pictures.draw(draw, pages()[name], ENGLISH)
    assert first == draw(pages()[name], ENGLISH)
    assert await pictures.draw(draw, pages()[name], ENGLISH) is first


async def test_another_felt_is_another_picture(pictures: Pictures) -> None:
    page = pages()["standings 4 1"]
    assert isinstance(page, StandingsPage)
    dark = await pictures.draw(draw_standings, page, ENGLISH)
    light = await pictures.draw(draw_standings, page, replace(ENGLISH, felt=Felt.LIGHT))
    assert dark != light
