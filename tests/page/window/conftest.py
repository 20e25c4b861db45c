"""Headless Chromium for the tests of the page."""

import os
import shutil
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, async_playwright

CHROMIUM = shutil.which("chromium")

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_MISSING = "NO CHROMIUM: the page was not tested (apt install chromium)"


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A browser of this machine; without one the test is left out, or fails where CI runs."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail(_MISSING)
        pytest.skip(_MISSING)
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=CHROMIUM, args=_ARGUMENTS)
        yield launched
        await launched.close()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if CHROMIUM is None:
        terminalreporter.write_line(_MISSING, red=True, bold=True)
