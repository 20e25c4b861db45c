"""Pictures of tournaments are drawn beside the loop, and each only once."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, cast

import pytest
import pytest_asyncio

from card_images.colours import Felt
from card_images.standings import StandingsPage, draw_standings
from cogs.pictures import Pictures
from tests.card_images.samples import ENGLISH
from tests.tools.contact.tournaments import draw, pages


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
