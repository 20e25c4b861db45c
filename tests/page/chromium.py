"""Chromium for the tests of the page: found on this machine, never fetched."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, async_playwright

from tests.patience import PATIENCE

OUTPUT = Path(__file__).parent / "output"
SHOOTS = bool(os.environ.get("SCREENSHOTS"))
"""for people to look at; they take longer than all the rest, so it is asked: `SCREENSHOTS=1`"""

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def path() -> str | None:
    """The first there is; `make test` looks for the same."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


@asynccontextmanager
async def running_chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=path(), args=_FLAGS, timeout=PATIENCE * 1000
        )
        try:
            yield browser
        finally:
            await browser.close()


class Windows:
    """The windows that tests look through, one after the other: a new one costs two processes.

    Each test has a loopback at an address of its own: nothing that the browser keeps for one is
    there for another.
    """

    def __init__(self, profile: BrowserContext) -> None:
        self._profile = profile
        self._idle: list[Page] = []
        self._complaints: list[tuple[str, str]] = []

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Page]:
        """A window for the block, with nothing in it."""
        page = self._idle.pop() if self._idle else await self._new()
        await page.bring_to_front()  # behind others nothing is drawn
        with ExitStack() as stack:
            stack.callback(self._complaints.clear)  # a test that fails leaves none to the next
            yield page
            stack.pop_all()
        await page.goto("about:blank")
        self._idle.append(page)

    async def _new(self) -> Page:
        page = await self._profile.new_page()
        page.on("pageerror", lambda error: self._complaints.append((str(error), "")))
        page.on("console", self._listen)
        return page

    def _listen(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._complaints.append((said.text, said.location["url"]))

    def take_complaints(self) -> list[tuple[str, str]]:
        """Return what scripts complained of since this was asked last, and about which file."""
        complaints, self._complaints = self._complaints, []
        return complaints


async def shoot(page: Page, name: str) -> None:
    """Write a screenshot into output/, where they are asked for."""
    if SHOOTS:
        OUTPUT.mkdir(exist_ok=True)
        await page.screenshot(path=OUTPUT / f"{name}.png", animations="disabled")
