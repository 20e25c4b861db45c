"""A club's pages in a browser: nothing hinders who cannot see them, they fit a phone, and a board
becomes current without moving who reads it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect
from sqlalchemy import update

from bot.storage.engine.schema import people
from bot.storage.people import servers
from bot.storage.tournaments import tournaments
from tests.cogs.pages.shown import CLUB, CLUB_PARTS, Pages, open_club, pages
from tests.page.chromium import Windows
from tests.page.windows import PHONE

pytestmark = [pytest.mark.page, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def shown(tmp_path: Path) -> AsyncIterator[Pages]:
    async with pages(tmp_path) as opened:
        yield opened


async def test_nothing_serious_hinders_anybody_on_a_clubs_pages(
    windows: Windows, shown: Pages
) -> None:
    axe, found = Axe(), list[str]()
    await open_club(shown)
    await shown.database.commit(tournaments.change, shown.ids[0], state="finished")
    await shown.database.commit(servers.change, 1, page_listed=True)
    async with windows.one() as page:
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for path in ("/", *(f"/c/{CLUB}/{part}".rstrip("/") for part in CLUB_PARTS)):
            await page.goto(_at(shown, path))
            await page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
            found += [f"{path}: {each}" for each in await _hindrances(axe, page)]
    windows.take_complaints()
    assert found == []


async def _hindrances(axe: Axe, page: Page) -> list[str]:
    """What is serious or worse, and by how much a page is too wide for its window."""
    seen = await axe.run(page)
    serious = [
        each["id"]
        for each in seen.response["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [*serious, *[f"{wide} pixels too wide"] * (wide > 0)]


async def test_a_clubs_board_becomes_current_without_moving_who_reads_it(
    windows: Windows, shown: Pages
) -> None:
    """It looks again each minute, which the test says to it, and takes nothing else from it."""
    ids = await open_club(shown)
    async with windows.one() as page:
        await page.goto(_at(shown, f"/c/{CLUB}/leaderboard?lang=en"))
        await page.locator("summary").first.click()
        ways = page.locator("main a", has_text="Coinche")
        await ways.focus()
        await page.evaluate("document.querySelector('main').dataset.same = 'yes'")
        await shown.clock.advance(20)
        await page.evaluate("show(location.href)")
        assert await page.locator("main").get_attribute("data-same") == "yes"
        async with shown.database.write() as connection:
            which = people.id == ids[-1]
            changed = update(people.__clause_element__()).where(which).values(name="Zoë")
            await connection.execute(changed)
        await shown.clock.advance(20)
        await page.evaluate("show(location.href)")
        await expect(page.locator("tbody th").first).to_have_text("Zoë")
        await expect(ways).to_be_focused()
        assert await page.locator("details").first.get_attribute("open") is not None
    windows.take_complaints()


def _at(shown: Pages, path: str) -> str:
    return str(shown.client.make_url(path))
