"""A browser on the page of a running sandbox, with a small bot in the same process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from bot.sandbox.page import mount
from tests.page import chromium
from tests.page.bot import Bot
from tests.patience import PATIENCE
from tests.sandbox_fixtures import connected, pointing_to

OUTPUT = Path(__file__).parent / "output"
PHONE = (360, 740)
DESK = (1280, 800)
PATIENCE_MS = PATIENCE * 1000

OpenPage = Callable[..., Awaitable[Page]]
Shoot = Callable[[Page, str], Awaitable[None]]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    async with chromium.running_chromium() as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    sandbox = Sandbox(ManualClock(), rate_limits=False)
    mount(sandbox)
    await sandbox.start()
    try:
        with pointing_to(sandbox):
            yield sandbox
    finally:
        await sandbox.stop()


@pytest_asyncio.fixture(loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[Bot]:
    async with connected(sandbox, Bot(sandbox.clock)) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, sandbox: Sandbox) -> AsyncIterator[OpenPage]:
    """`await open_page("benoit", PHONE)`: a window of that person; errors of its script fail."""
    errors: list[str] = []
    async with AsyncExitStack() as stack:

        async def open_as(who: str = "alice", size: tuple[int, int] = DESK, **more: Any) -> Page:
            viewport: Any = {"width": size[0], "height": size[1]}
            context = await browser.new_context(viewport=viewport, **more)
            stack.push_async_callback(context.close)
            context.set_default_timeout(PATIENCE_MS)
            page = await context.new_page()
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", lambda said: errors.append(said.text) if _matters(said) else None)
            await page.goto(f"{sandbox.url}/?as={who}")
            await page.locator(".beginning").wait_for()
            return page

        yield open_as
    assert errors == []


def _matters(said: Any) -> bool:
    # A browser reports each failed attempt to reconnect; that is what the page is for.
    return said.type == "error" and "WebSocket connection" not in said.text


@pytest.fixture
def shoot() -> Shoot:
    """Write a screenshot into output/."""

    async def take(page: Page, name: str) -> None:
        OUTPUT.mkdir(exist_ok=True)
        await page.screenshot(path=OUTPUT / f"{name}.png", animations="disabled")

    return take
