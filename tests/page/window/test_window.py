"""What a window shows and does, with a small bot in the same process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import discord
import pytest
from playwright.async_api import Browser, expect

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from bot.sandbox.page import mount
from tests.page.window.small_bot import SmallBot, picture
from tests.page.window.windows import PHONE, window
from tests.sandbox_fixtures import connected, pointing_to

pytestmark = pytest.mark.page


class Place(NamedTuple):
    sandbox: Sandbox
    clock: ManualClock
    bot: SmallBot

    async def post(self, text: str) -> discord.Message:
        """A message of the bot in #belote."""
        channel = self.bot.get_partial_messageable(int(self.sandbox.channel("belote").id))
        return await channel.send(text)


@asynccontextmanager
async def _page() -> AsyncIterator[tuple[Sandbox, ManualClock]]:
    clock = ManualClock()
    sandbox = Sandbox(clock, rate_limits=False)
    mount(sandbox)
    await sandbox.start()
    try:
        with pointing_to(sandbox):
            yield sandbox, clock
    finally:
        await sandbox.stop()


@pytest.fixture
async def place() -> AsyncIterator[Place]:
    async with _page() as (sandbox, clock), connected(sandbox, SmallBot()) as bot:
        await bot.tree.sync()
        yield Place(sandbox, clock, bot)


async def test_a_command_with_completion(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.composer.fill("/ord")
        await expect(alice.page.get_by_role("option")).to_contain_text(["/order"])
        await alice.composer.press("Enter")
        await alice.page.get_by_label("dish").fill("rata")
        suggestions = alice.page.get_by_role("option")
        await expect(suggestions).to_have_count(1)
        await expect(suggestions).to_have_text("Ratatouille")
        await suggestions.click()
        await alice.page.get_by_role("button", name="+ guests").click()
        await alice.page.get_by_label("guests").fill("4")
        await alice.page.keyboard.press("Enter")
        await expect(alice.last).to_contain_text("Ratatouille for 4")
        await expect(alice.last).to_contain_text("Alice used /order")
        await expect(alice.last.locator("strong", has_text="Ratatouille")).to_be_visible()


async def test_a_required_option_must_be_filled_in(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.composer.fill("/order")
        await alice.composer.press("Enter")
        await alice.page.get_by_role("button", name="Send /order").click()
        await expect(alice.page.get_by_text("dish must be filled in.")).to_be_visible()


async def test_a_button_and_a_select(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.command("menu")
        await alice.button("Ring").click()
        await expect(alice.last).to_contain_text("Rung 1")
        await expect(alice.last).to_contain_text("(edited)")
        await alice.last.get_by_role("button", name="Sides").click()
        for name in ("Olives", "Bread"):
            await alice.page.get_by_role("option", name=name).click()
        await alice.page.get_by_role("button", name="Done").click()
        await expect(alice.last).to_contain_text("Bread and Olives")


async def test_a_select_by_the_keyboard_alone(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.command("menu")
        await alice.last.get_by_role("button", name="Sides").press("Enter")
        await alice.page.keyboard.press("ArrowDown")
        await alice.page.keyboard.press("Enter")
        await alice.page.get_by_role("button", name="Done").press("Enter")
        await expect(alice.last).to_contain_text("Bread")


async def test_a_modal(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.command("form")
        await expect(alice.page.get_by_role("dialog", name="Reservation")).to_be_visible()
        await alice.page.get_by_role("button", name="Submit").click()
        await expect(alice.page.get_by_role("alert")).to_contain_text(["must be filled in"])
        await alice.page.get_by_label("Name").fill("Marius")
        await alice.page.keyboard.press("Enter")
        await expect(alice.page.get_by_role("dialog")).to_have_count(0)
        await expect(alice.last).to_contain_text("Booked for Marius")


async def test_an_ephemeral_message_is_for_one(place: Place, browser: Browser) -> None:
    async with (
        window(browser, place.sandbox) as alice,
        window(browser, place.sandbox, "benoit") as benoit,
    ):
        await alice.command("secret")
        await expect(alice.last).to_contain_text("Between us")
        await expect(alice.last).to_contain_text("Only you can see this")
        await place.post("For all")
        await expect(benoit.last).to_contain_text("For all")
        await expect(benoit.page.get_by_text("Between us")).to_have_count(0)
        await alice.button("Dismiss message").click()
        await expect(alice.page.locator("#messages").get_by_text("Between us")).to_have_count(0)


async def test_a_picture_with_its_alt_text(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.command("card")
        image = alice.last.get_by_role("img", name="A red card")
        await expect(image).to_be_visible()
        await expect(image).to_have_js_property("naturalWidth", 300)
        await image.click()
        large = alice.page.get_by_role("dialog").get_by_role("img", name="A red card")
        await expect(large).to_be_visible()
        await alice.page.keyboard.press("Escape")
        await expect(alice.page.get_by_role("dialog")).to_have_count(0)


async def test_an_edited_picture_keeps_its_element(place: Place, browser: Browser) -> None:
    """A new element would flash white, and lose the place."""
    async with window(browser, place.sandbox) as alice:
        await alice.command("card")
        image = alice.last.get_by_role("img")
        await image.evaluate("(image) => { image.marked = true; }")
        message = place.sandbox.people["alice"].sees(place.sandbox.channel("belote"))[-1]
        channel = place.bot.get_partial_messageable(int(message.channel_id))
        edited = discord.File(picture("blue"), "card.png", description="A blue card")
        await channel.get_partial_message(int(message.id)).edit(attachments=[edited])
        blue = alice.last.get_by_role("img", name="A blue card")
        await expect(blue).to_be_visible()
        await expect(blue).to_have_js_property("marked", True)


async def test_an_edit_does_not_move_what_one_reads(place: Place, browser: Browser) -> None:
    messages = [await place.post(f"Line {number}\n" * 6) for number in range(12)]
    async with window(browser, place.sandbox) as alice:
        read = alice.messages.nth(6)
        await alice.page.locator("#scroller").evaluate(
            "(list) => { list.scrollTop = document.querySelectorAll('.message')[6].offsetTop; }"
        )
        await expect(read).to_be_in_viewport()
        before = await read.bounding_box()
        await messages[1].edit(content="Longer\n" * 30)
        await expect(alice.messages.nth(1)).to_contain_text("Longer")
        await alice.page.evaluate("() => new Promise(requestAnimationFrame)")
        after = await read.bounding_box()
        assert before is not None
        assert after is not None
        assert abs(before["y"] - after["y"]) < 2


async def test_a_relative_moment_moves(place: Place, browser: Browser) -> None:
    moment = int(place.clock.now()) + 300
    async with window(browser, place.sandbox) as alice:
        await place.post(f"It closes <t:{moment}:R>")
        await expect(alice.last).to_contain_text("It closes in 4 minutes")
        await alice.page.clock.fast_forward(180_000)
        await expect(alice.last).to_contain_text("It closes in 1 minute")


async def test_no_answer_is_said(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.command("hold")
        await alice.page.clock.fast_forward(1000)
        await expect(alice.page.get_by_text("Sending…")).to_be_visible()
        await place.clock.advance(3.1)
        await expect(alice.page.get_by_text("The application did not respond.")).to_be_visible()


async def test_a_bot_that_goes_is_seen(browser: Browser) -> None:
    async with _page() as (sandbox, _), window(browser, sandbox) as alice:
        banner = alice.page.get_by_text("Dix de Der is offline")
        await expect(banner).to_be_visible()
        async with connected(sandbox, SmallBot()):
            await expect(banner).to_be_hidden()
        await expect(banner).to_be_visible()


async def test_a_mention_elsewhere_is_told(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.open("general")
        await place.post(f"Hello {place.sandbox.people['alice'].mention}")
        toast = alice.page.locator(".toast")
        await expect(toast).to_contain_text("Hello @Alice")
        await expect(alice.channel("belote").locator(".count")).to_have_text("1")
        await toast.get_by_role("link").click()
        await expect(alice.page.locator("#channel-title")).to_contain_text("belote")
        await expect(alice.channel("belote").locator(".count")).to_have_count(0)


async def test_markup_of_people_is_text(place: Place, browser: Browser) -> None:
    async with window(browser, place.sandbox) as alice:
        await alice.composer.fill("<img src=x onerror=alert(1)> **bold** <b>no</b>")
        await alice.composer.press("Enter")
        await expect(alice.last).to_contain_text("<img src=x onerror=alert(1)> bold <b>no</b>")
        await expect(alice.last.locator("strong")).to_have_text("bold")


async def test_a_phone_has_no_sideways(place: Place, browser: Browser) -> None:
    await place.post("https://example.org/" + "long/" * 60)
    await place.post("```\n" + "x" * 300 + "\n```\n# " + "Heading" * 30)
    async with window(browser, place.sandbox, "benoit", size=PHONE) as benoit:
        await expect(benoit.last).to_be_visible()
        assert await benoit.overflow() <= 0
        await benoit.open("general")
        await expect(benoit.page.locator("#channels")).not_to_be_in_viewport()
        assert await benoit.overflow() <= 0


async def test_the_newest_message_stays_in_sight(place: Place, browser: Browser) -> None:
    """Also when the picture above it comes late."""
    async with window(browser, place.sandbox) as alice:
        await alice.command("card")
        for number in range(15):
            await place.post(f"Line {number}")
        await expect(alice.last).to_contain_text("Line 14")
        await expect(alice.last).to_be_in_viewport()
        await alice.open("general")
        await alice.open("belote")
        await expect(alice.last).to_be_in_viewport()
