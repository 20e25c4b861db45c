"""Channels, people, notices, a bot that comes and goes, small screens."""

from pathlib import Path
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Page, expect

from bot.sandbox import Sandbox
from bot.sandbox.world import ACTIVE
from card_images.names import EMOJI, font_of
from tests.page.bot import Bot
from tests.page.conftest import OpenPage, Scheme, Shoot
from tests.page.windows import DESK, PHONE
from tests.sandbox_fixtures import connected

pytestmark = [pytest.mark.page, pytest.mark.asyncio(loop_scope="session")]

ROOT = Path(__file__).parents[2]


async def test_one_becomes_somebody_else(bot: Bot, open_page: OpenPage) -> None:
    page = await open_page("alice")
    await page.get_by_role("link", name="Benoît").click()
    await expect(page.get_by_role("link", name="Benoît")).to_have_attribute("aria-current", "true")
    assert "as=benoit" in page.url
    await page.goto(page.url.partition("?")[0])
    await expect(page.get_by_role("link", name="Benoît")).to_have_attribute("aria-current", "true")


async def test_a_dm_elsewhere_is_noticed_and_counted(
    bot: Bot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    benoit, clara = await open_page("benoit"), await open_page("clara")
    user = await bot.fetch_user(int(sandbox.people["benoit"].id))
    await user.send("Your turn")
    toast = benoit.locator(".toast")
    await expect(toast).to_contain_text("Your turn")
    await expect(benoit.locator(".channels .count")).to_have_text("1")
    await toast.get_by_role("button", name="Your turn").click()
    await expect(benoit.locator(".message")).to_contain_text("Your turn")
    await expect(benoit.locator(".channels .count")).to_have_count(0)
    await expect(clara.locator(".toast")).to_have_count(0)


async def test_a_private_thread_is_for_its_members(
    bot: Bot, sandbox: Sandbox, open_page: OpenPage
) -> None:
    benoit, clara = await open_page("benoit"), await open_page("clara")
    channel: Any = await bot.fetch_channel(int(sandbox.channel("belote").id))
    thread = await channel.create_thread(name="Table 7")
    await thread.send(f"Come, {sandbox.people['benoit'].mention}")
    open_thread = benoit.get_by_role("navigation", name="Channels").get_by_text("Table 7")
    await open_thread.click()
    await expect(benoit.locator(".message", has_text="Come, @Benoît")).to_be_visible()
    await expect(clara.get_by_text("Table 7")).to_have_count(0)


async def test_a_bot_that_left_is_shown_and_its_return_too(
    sandbox: Sandbox, open_page: OpenPage, shoot: Any
) -> None:
    page = await open_page()
    await expect(page.locator(".banner")).to_contain_text("is offline")
    await shoot(page, "offline")
    async with connected(sandbox, Bot(sandbox.clock)):
        await expect(page.locator(".banner")).to_be_hidden()
        await expect(page.locator(".bot-strip")).to_contain_text("online")
    await expect(page.locator(".banner")).to_contain_text("is offline")


@pytest.mark.parametrize("size", [PHONE, DESK])
async def test_events_of_the_server_stand_above_its_channels(
    bot: Bot, sandbox: Sandbox, open_page: OpenPage, shoot: Any, size: tuple[int, int]
) -> None:
    page, alice, now = await open_page(size=size), sandbox.people["alice"], sandbox.now()
    events = page.locator("#channels .event")
    await expect(events).to_have_count(0)
    name, belote = "Friday of the long names, with prizes and an arbiter", sandbox.channel("belote")
    there = f"https://discord.com/channels/{sandbox.guild.id}/{belote.id}"
    first = sandbox.add_event(alice, name, now + 3600, now + 3 * 3600)
    sandbox.change_event(first, description=f"Swiss · 5 rounds\n\nWho comes, comes.\n\n{there}")
    sandbox.change_event(sandbox.add_event(alice, "Clubs", now + 60, now + 7200), status=ACTIVE)
    await expect(events).to_have_count(2)
    if size == PHONE:
        await page.get_by_role("button", name="Channels", exact=True).click()
    await expect(events.first).to_contain_text("Now")
    await events.last.locator("summary").click()
    await expect(events.last).to_contain_text("Café du Commerce")
    await shoot(page, f"events-{size[0]}")
    inside = """each => each.scrollWidth <= each.clientWidth"""
    assert await page.locator("#channels").evaluate(inside)
    sandbox.delete_event(first)
    await expect(events).to_have_count(1)


async def test_no_sign_is_a_box(
    bot: Bot, sandbox: Sandbox, open_page: OpenPage, shoot: Shoot
) -> None:
    """The page brings a font for signs that few others have, to machines without one of emoji."""
    page = await open_page(size=PHONE)
    files = (*(ROOT / "bot/text/locales").rglob("*.ftl"), *(ROOT / "cogs").rglob("*.py"))
    used = set().union(*(file.read_text("utf-8") for file in files))
    signs = "".join(sorted(each for each in used if font_of(each) == EMOJI and each not in "♠♥♦♣"))
    assert len(signs) > 50
    alice, channel = sandbox.people["alice"], sandbox.channel("general")
    alice.say(channel, signs)
    await alice.slash(channel, "controls")
    await expect(page.get_by_role("button", name="Count")).to_be_visible()
    await page.evaluate("document.fonts.ready")
    await shoot(page, "signs")
    for selector in (".message .md p", ".btn .emoji"):
        assert await fonts_of(page, selector) == {"a font of the page"}, selector


async def fonts_of(page: Page, selector: str) -> set[str]:
    """Return the names of the machine's fonts that draw the first element's text."""
    session = await page.context.new_cdp_session(page)
    await session.send("DOM.enable")
    await session.send("CSS.enable")
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    asked = {"nodeId": root, "selector": selector}
    node = (await session.send("DOM.querySelector", asked))["nodeId"]
    told = await session.send("CSS.getPlatformFontsForNode", {"nodeId": node})
    await session.detach()
    return {
        "a font of the page" if each["isCustomFont"] else each["familyName"]
        for each in told["fonts"]
    }


@pytest.mark.parametrize(("name", "size"), [("phone", PHONE), ("desk", DESK)])
@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_nothing_is_wider_than_the_screen(
    bot: Bot,
    sandbox: Sandbox,
    open_page: OpenPage,
    shoot: Any,
    name: str,
    size: tuple[int, int],
    scheme: Scheme,
) -> None:
    page = await open_page(size=size, scheme=scheme)
    alice, channel = sandbox.people["alice"], sandbox.channel("general")
    alice.say(channel, "A **very** long word: " + "x" * 300 + "\n```\n" + "y" * 300 + "\n```")
    await alice.slash(channel, "controls")
    await alice.slash(channel, "board")
    await expect(page.get_by_alt_text("A green table")).to_be_visible()
    await expect(page.locator(".container")).to_be_visible()
    await shoot(page, f"channel-{name}-{scheme}")
    assert await overflow(page) == []
    if size == PHONE:
        await page.get_by_role("button", name="Channels", exact=True).click()
        await expect(page.get_by_role("button", name="belote")).to_be_in_viewport(ratio=1)
        await shoot(page, f"drawer-{name}-{scheme}")
        await page.get_by_role("button", name="belote").click()
        await expect(page.locator("#channel-title")).to_contain_text("belote")


async def overflow(page: Page) -> list[str]:
    """Return what reaches past the right edge; code that scrolls in its own box may be longer
    inside."""
    return await page.evaluate(
        """() => [...document.querySelectorAll(".main *")]
            .filter((each) => !each.closest("pre code"))
            .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5)
            .map((each) => each.outerHTML.slice(0, 80))"""
    )


@pytest.mark.parametrize("origin", ["http://example.org", "http://127.0.0.1:1", None])
async def test_other_sites_get_no_connection(sandbox: Sandbox, origin: str | None) -> None:
    headers = {"Origin": origin} if origin else {}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(f"{sandbox.url}/page/socket", headers=headers)
    assert refused.value.status == 403
