"""A browser on the page of a running sandbox, with a small bot in the same process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Literal

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.sandbox import Sandbox
from bot.sandbox.page import mount
from tests.page import chromium
from tests.page.bot import Bot
from tests.page.chromium import Windows
from tests.page.windows import DESK
from tests.patience import PATIENCE
from tests.sandbox_fixtures import connected, running_sandbox

PATIENCE_MS = PATIENCE * 1000

Scheme = Literal["light", "dark"]
OpenPage = Callable[..., Awaitable[Page]]
Shoot = Callable[[Page, str], Awaitable[None]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    async with chromium.running_chromium() as browser:
        yield browser


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Windows:
    profile = await browser.new_context(locale="en-GB")
    profile.set_default_timeout(PATIENCE_MS)
    return Windows(profile)


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with running_sandbox(prepare=mount) as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with connected(sandbox, Bot(sandbox.clock)) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(windows: Windows, sandbox: Sandbox) -> AsyncIterator[OpenPage]:
    """`await open_page("benoit", PHONE)`: a window of that person; errors of its script fail."""
    windows.take_complaints()  # of other pages than the sandbox's, by a test before
    async with AsyncExitStack() as stack:

        async def open_as(
            who: str = "alice", size: tuple[int, int] = DESK, scheme: Scheme = "light"
        ) -> Page:
            page = await stack.enter_async_context(windows.one())
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            # Nothing is waited for that only moves.
            await page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            await page.goto(f"{sandbox.url}/?as={who}")
            await page.locator(".beginning").wait_for()
            return page

        yield open_as
    # A browser reports each failed attempt to reconnect, and each picture that it asks for while
    # its server is stopped; that is what the page is for. And a picture that was replaced before
    # it could be asked for is gone: no fault of the page.
    assert [
        (said, place)
        for said, place in windows.take_complaints()
        if "WebSocket connection" not in said
        and "ERR_CONNECTION_REFUSED" not in said
        and "/attachments/" not in place
    ] == []


@pytest.fixture
def shoot() -> Shoot:
    return chromium.shoot
