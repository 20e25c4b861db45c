"""Chromium for the tests of the page: found on this machine, never fetched."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, async_playwright

NOT_THERE = "NOT RUN: the tests of the page, because Chromium is not installed (no `chromium`)"

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


def is_demanded() -> bool:
    """Where the checks run unattended, a missing browser is a failure."""
    return os.environ.get("CI", "").lower() == "true"


def say_when_missing(terminalreporter: Any) -> None:
    if path() is None:
        terminalreporter.write_line(NOT_THERE, red=True, bold=True)


@asynccontextmanager
async def running_chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path(), args=_FLAGS)
        try:
            yield browser
        finally:
            await browser.close()
