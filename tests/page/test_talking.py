"""People use a bot on the page: commands, buttons, selects, modals, pictures."""

from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from bot.clock import ManualClock
from bot.sandbox import Sandbox
from tests.page.bot import Bot, picture
from tests.page.conftest import OpenPage
from tests.page.windows import PHONE, press, says, use

pytestmark = [
    pytest.mark.page,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.usefixtures("bot"),
]


@pytest.fixture
def channel(bot: Bot, sandbox: Sandbox) -> Any:
    return bot.get_partial_messageable(int(sandbox.channel("general").id))


async def paint_green(page: Page, typed: str = "/paint", named: str = "/paint") -> None:
    await page.get_by_role("combobox").fill(typed)
    await page.keyboard.press("Enter")
    await expect(page.locator(".command-name")).to_have_text(named)
    await page.keyboard.type("gre")
    await expect(page.get_by_role("option", name="green")).to_be_visible()
    await expect(page.get_by_role("option")).to_have_count(1)
    for _ in range(2):
        await page.keyboard.press("Enter")
    await says(page, "Painted green")


async def test_a_command_is_completed_in_ones_language_by_keyboard(
    open_page: OpenPage, shoot: Any
) -> None:
    page = await open_page("benoit")
    await page.get_by_role("combobox").fill("/pei")
    row = page.get_by_role("option", name="/peindre")
    await expect(row).to_contain_text("Peint une table")
    await shoot(page, "completion")
    await paint_green(page, "/pei", "/peindre")
    await expect(page.locator(".used")).to_contain_text("Benoît used /paint")


async def test_an_answer_below_what_is_seen_is_pointed_at(
    sandbox: Sandbox, open_page: OpenPage
) -> None:
    page = await open_page(size=PHONE)
    for number in range(40):
        sandbox.people["benoit"].say(sandbox.channel("general").id, f"Line {number}")
    await says(page, "Line 39")
    await page.locator("#scroller").evaluate("each => { each.scrollTop = 0; }")
    await paint_green(page)
    pill = page.get_by_role("button", name="The answer is below")
    await expect(pill).to_be_visible()
    await pill.click()
    answer = page.locator(".message").last
    await expect(answer).to_contain_text("Painted green")
    await expect(answer).to_be_in_viewport()
    await expect(pill).to_have_count(0)


async def test_a_required_option_is_asked_for(open_page: OpenPage) -> None:
    page = await open_page()
    await use(page, "paint")
    await expect(page.locator(".command-help")).to_contain_text("required")
    await expect(page.locator(".message")).to_have_count(0)


async def test_a_picture_has_its_alt_text_and_is_enlarged(
    sandbox: Sandbox, open_page: OpenPage
) -> None:
    page = await open_page()
    await sandbox.people["alice"].slash(sandbox.channel("general"), "paint", colour="green")
    image = page.get_by_alt_text("A green table")
    await expect(image).to_be_visible()
    assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") == 640
    await press(page, "A green table")
    await expect(page.get_by_role("dialog", name="Picture")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_a_button_edits_the_message_for_everybody(open_page: OpenPage) -> None:
    alice, benoit = await open_page("alice"), await open_page("benoit")
    await use(alice, "controls")
    await press(alice, "Count")
    for page in (alice, benoit):
        await expect(page.locator(".message")).to_contain_text("Counted 1")
        await expect(page.locator(".edited")).to_be_visible()
    await expect(alice.get_by_role("button", name="Off", exact=True)).to_be_disabled()
    link = alice.get_by_role("link", name="Read")
    await expect(link).to_have_attribute("href", "https://example.org/read")


async def test_an_ephemeral_message_is_for_one_person_and_can_be_dismissed(
    open_page: OpenPage,
) -> None:
    alice, benoit = await open_page("alice"), await open_page("benoit")
    await use(alice, "controls")
    await press(benoit, "Whisper")
    whisper = benoit.locator(".message.private")
    await expect(whisper).to_contain_text("A word for you")
    await expect(whisper).to_contain_text("Only you can see this")
    await expect(alice.get_by_role("button", name="Whisper")).to_be_visible()
    await expect(alice.get_by_text("A word for you")).to_have_count(0)
    await press(whisper, "Dismiss")
    await expect(whisper).to_have_count(0)


async def test_several_are_chosen_in_a_select(open_page: OpenPage) -> None:
    page = await open_page()
    await use(page, "controls")
    await page.get_by_role("button", name="Suits").press("Enter")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await press(page, "Done")
    await says(page, "Chosen: Spades and Hearts")


async def test_a_modal_is_checked_filled_in_and_sent(open_page: OpenPage, shoot: Any) -> None:
    page = await open_page(size=PHONE)
    await use(page, "controls")
    await press(page, "Ask")
    dialog = page.get_by_role("dialog", name="A question")
    await press(dialog, "Submit")
    await expect(dialog.get_by_text("This must be filled in.")).to_have_count(2)
    await shoot(page, "modal-phone")
    await dialog.get_by_label("Your word").fill("contree")
    await press(dialog, "Your suit")
    await page.get_by_role("option", name="Hearts").click()
    await press(dialog, "Submit")
    await says(page, "Heard contree, Hearts")
    await expect(dialog).to_have_count(0)


async def test_a_bot_that_does_not_answer_is_told_of(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    await use(page, "silent")
    await expect(page.get_by_text("Sending /silent…")).to_be_visible()
    assert isinstance(sandbox.clock, ManualClock)
    told = page.get_by_text("did not answer within 3 seconds")
    for _ in range(200):  # the page says that it sends before the sandbox waits for an answer
        await sandbox.clock.advance(4)
        if await told.count():
            break
    await expect(told).to_be_visible()


async def test_a_relative_time_moves(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    await page.clock.install()
    await page.reload()
    await page.locator(".beginning").wait_for()
    await use(page, "moment")
    await expect(page.locator("time.moment")).to_have_text("in 1 minute")
    assert isinstance(sandbox.clock, ManualClock)
    # Both clocks, or the page sets itself by the sandbox's again.
    await sandbox.clock.advance(150)
    await page.clock.fast_forward(150_000)
    await expect(page.locator("time.moment")).to_have_text("1 minute ago")


async def test_an_edit_keeps_the_old_picture_until_the_new_one_is_there(
    channel: Any, open_page: OpenPage
) -> None:
    page = await open_page()
    sent = await channel.send(file=picture("red"))
    image = page.get_by_alt_text("A red table")
    await expect(image).to_be_visible()
    handle = await image.element_handle()
    assert handle is not None
    before = await handle.get_attribute("src")
    await page.evaluate(
        "() => { Image.prototype.decode = () => new Promise((go) => { window.go = go; }); }"
    )
    await sent.edit(attachments=[picture("blue")])
    await expect(page.get_by_alt_text("A blue table")).to_be_visible()
    assert await handle.get_attribute("src") == before
    await page.evaluate("() => window.go()")
    await expect(page.locator(f'img[src="{before}"]')).to_have_count(0)
    assert await handle.is_visible()


async def fill(channel: Any) -> None:
    for number in range(40):
        await channel.send(f"Message {number}")


def message(page: Page, text: str) -> Locator:
    return page.locator(".message", has_text=text)


@pytest.mark.parametrize("read_at", [10, 20])
async def test_an_edit_does_not_move_what_one_reads(
    channel: Any, open_page: OpenPage, read_at: int
) -> None:
    page = await open_page(size=PHONE)
    first = await channel.send("one line")
    await fill(channel)
    read = message(page, f"Message {read_at}")
    await expect(message(page, "Message 39")).to_be_visible()
    await read.evaluate("node => node.scrollIntoView()")
    await expect(read).to_be_in_viewport()
    before = await read.bounding_box()
    await first.edit(content="many lines\n" * 12)
    await expect(page.locator(".edited")).to_be_attached()
    assert await read.bounding_box() == before


async def test_what_is_deleted_leaves_no_empty_room(channel: Any, open_page: OpenPage) -> None:
    page = await open_page(size=PHONE)
    await fill(channel)
    long = await channel.send("many lines\n" * 60)
    await expect(message(page, "many lines")).to_be_in_viewport()
    await long.delete()
    await expect(message(page, "many lines")).to_have_count(0)
    await expect(message(page, "Message 39")).to_be_in_viewport()


async def test_a_message_that_becomes_short_stays_in_view(
    channel: Any, open_page: OpenPage
) -> None:
    page = await open_page(size=PHONE)
    long = await channel.send("many lines\n" * 60)
    await expect(message(page, "many lines")).to_be_in_viewport()
    await long.edit(content="Sure?")
    await expect(page.get_by_text("Sure?")).to_be_in_viewport()


async def test_text_is_text(sandbox: Sandbox, open_page: OpenPage) -> None:
    page = await open_page()
    sandbox.people["benoit"].say(
        sandbox.channel("general"), "<img src=x onerror=alert(1)> **bold** [x](javascript:alert(1))"
    )
    said = page.locator(".message")
    await expect(said).to_contain_text("<img src=x onerror=alert(1)>")
    await expect(said.locator("strong")).to_have_text("bold")
    await expect(said.locator("img, a")).to_have_count(0)
