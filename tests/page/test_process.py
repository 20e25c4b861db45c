"""The strip that stops, kills and starts the bot; a page that outlives its server."""

import sys
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from bot.sandbox.page import mount
from bot.sandbox.process import BotProcess
from tests.page.conftest import OpenPage, Shoot
from tests.page.windows import PHONE
from tests.sandbox_fixtures import running_sandbox

pytestmark = [pytest.mark.page, pytest.mark.asyncio(loop_scope="session")]

WAITS = "import threading; print('here I am', flush=True); threading.Event().wait()"


@pytest_asyncio.fixture(loop_scope="session")
async def process() -> AsyncIterator[BotProcess]:
    process = BotProcess((sys.executable, "-c", WAITS), {})
    try:
        yield process
    finally:
        await process.kill()


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(process: BotProcess) -> AsyncIterator[Sandbox]:
    async with running_sandbox(prepare=lambda sandbox: mount(sandbox, process)) as started:
        yield started


async def test_the_bot_is_started_and_killed_from_the_page(
    process: BotProcess, open_page: OpenPage, shoot: Shoot
) -> None:
    page = await open_page()
    strip = page.get_by_role("region", name="The bot's process")
    await expect(strip).to_contain_text("Bot: not started")
    await expect(strip.get_by_role("button", name="Kill")).to_be_disabled()
    await strip.get_by_role("button", name="Start").click()
    await expect(strip).to_contain_text("Bot: starting")
    assert process.running
    await strip.get_by_text("Log").click()
    await expect(strip.locator("pre")).to_contain_text("here I am")
    await shoot(page, "process")
    await strip.get_by_role("button", name="Kill").click()
    await expect(strip).to_contain_text("Bot: killed")
    assert not process.running


async def test_a_page_finds_its_server_again(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page(size=PHONE)
    port = sandbox.port
    await sandbox.stop()
    await expect(page.locator(".banner")).to_contain_text("does not answer")
    again = Sandbox(ManualClock(), port=port, rate_limits=False)
    mount(again)
    await again.start()
    try:
        again.people["benoit"].say(again.channel("general"), "Back again")
        await expect(page.locator(".banner")).not_to_contain_text("does not answer")
        await expect(page.locator(".message")).to_contain_text("Back again")
    finally:
        await again.stop()
