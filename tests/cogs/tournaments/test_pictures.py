"""Pictures of tournaments are drawn beside the loop, and each only once."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, cast

import pytest
import pytest_asyncio

from card_images import BracketPage, CrossTable, Felt, SchedulePage, StandingsPage, TravellingPage
from cogs.pictures import Pictures
from tests.card_images.contact.tournaments import Drawn, draw, pages
from tests.card_images.samples import ENGLISH


@pytest_asyncio.fixture
async def pictures() -> AsyncIterator[Pictures]:
    drawing = Pictures(cast(Any, None))
    yield drawing
    await drawing.close()


async def drawn(pictures: Pictures, page: Drawn) -> bytes:
    match page:
        case StandingsPage():
            return await pictures.standings(page, ENGLISH)
        case BracketPage():
            return await pictures.bracket(page, ENGLISH)
        case CrossTable():
            return await pictures.cross_table(page, ENGLISH)
        case SchedulePage():
            return await pictures.schedule(page, ENGLISH)
        case TravellingPage():
            return await pictures.travelling_sheet(page, ENGLISH)
        case _:
            return await pictures.podium(page, ENGLISH)


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
    first = await drawn(pictures, pages()[name])
    assert first == draw(pages()[name], ENGLISH)
    assert await drawn(pictures, pages()[name]) is first


async def test_another_felt_is_another_picture(pictures: Pictures) -> None:
    page = pages()["standings 4 1"]
    assert isinstance(page, StandingsPage)
    dark = await pictures.standings(page, ENGLISH)
    light = await pictures.standings(page, replace(ENGLISH, felt=Felt.LIGHT))
    assert dark != light
