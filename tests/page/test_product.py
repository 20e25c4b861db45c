"""The product in a window: from /belote to the score sheet of the first deal, by clicks."""

from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import expect

from bot.clock import SystemClock
from bot.rules import find_preset, usual_preset
from bot.sandbox import Sandbox, ShownMessage
from bot.sandbox.page import mount
from bot.tables import Pace
from bot.text import Words, words_for
from bot.text.options import Group, groups
from cogs.bot import DixDeDer
from cogs.servers.here import OPENER
from tests.end_to_end.club import choices_on, is_picture, seed
from tests.end_to_end.playing import READERS
from tests.examples import sampled
from tests.page.conftest import OpenPage
from tests.page.windows import DESK, PHONE, Window
from tests.patience import PATIENCE
from tests.sandbox_fixtures import connected, pointing_to
from tests.storage.databases import open_in

pytestmark = [pytest.mark.page, pytest.mark.asyncio(loop_scope="session")]


@pytest_asyncio.fixture(loop_scope="session")
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """The real bot in a loopback with its page; robots do not wait, and nobody is too late."""
    clock = SystemClock()
    started = Sandbox(clock, rate_limits=False)
    started.limits.answer_seconds = PATIENCE
    monkeypatch.setattr("cogs.limits.TOO_OLD", PATIENCE)
    mount(started)
    await started.start()
    try:
        with pointing_to(started):
            database = await open_in(tmp_path)
            pace = Pace(robot_delay=0, trick_pause=0)
            bot = DixDeDer(database, clock, pace, entropy=seed(242))
            async with connected(started, bot):
                await bot.tree.sync()
                await bot.suit_emojis.upload(bot)
                server = await bot.servers.meet(int(started.channel("belote").guild_id or 0))
                await bot.servers.change(server, language=OPENER)  # each language is looked at
                yield started
    finally:
        await started.stop()


@pytest.mark.parametrize("size", sampled([PHONE, DESK]))
async def test_the_first_deal(sandbox: Sandbox, open_page: OpenPage, size: tuple[int, int]) -> None:
    name, alice = "{}x{}".format(*size), Window(await open_page(size=size))
    await alice.command("belote")
    await alice.button("Fill with robots").click()
    await expect(alice.last).to_contain_text(words_for("en")("lobby-full"))
    await alice.picture(f"lobby-{name}")
    await alice.button("Start").click()
    await sandbox.until(lambda: bool(_choices(sandbox)), seconds=PATIENCE)
    await alice.open("Dix de Der")
    await _play(sandbox, alice, name)
    await alice.open("Table 1")
    sheet = alice.page.locator('#messages img[src*="sheet.png"]')
    await expect(sheet).to_be_visible()
    assert await sheet.get_attribute("alt")
    await alice.picture(f"sheet-{name}")
    assert await alice.overflow() <= 0


@pytest.mark.parametrize("who", sampled([*READERS][::-1]))
async def test_the_options_of_a_table(open_page: OpenPage, who: str) -> None:
    """Rules… of a host, page after page: nothing is wider than the window, be it wide or not."""
    host, language = Window(await open_page(who, PHONE)), READERS[who]
    pages = groups(find_preset(usual_preset(language)))
    await _look_at_options(host, words_for(language), pages)


async def _look_at_options(host: Window, words: Words, pages: Iterable[Group]) -> None:
    await host.command(words("command-belote"))
    await host.button(words("lobby-more")).click()
    await host.button(words("lobby-rules")).click()
    await expect(host.last).to_contain_text(words("options-same"))
    await _fits(host, f"options-{words.language}")
    choice = words("options-choose-group")
    for group in pages:
        title = words(f"options-group.{group.name}")
        await host.button(choice).click()
        assert await host.all_in_view(".listbox")
        await host.page.get_by_role("option", name=title).first.click()
        await expect(host.last.get_by_role("heading", name=title)).to_be_visible()
        await _fits(host, f"options-{group.name}-{words.language}")
        choice = words("options-choose-other")


async def _fits(host: Window, name: str) -> None:
    """At a desk, and then on a phone."""
    for size in (DESK, PHONE):
        await host.resize(size)
        await host.picture("{}-{}x{}".format(name, *size))
        assert await host.overflow() <= 0


async def _play(sandbox: Sandbox, alice: Window, name: str) -> None:
    """Press what is lit in the direct messages until the sheet of the deal is there."""
    turns: set[str] = set()
    while True:
        await sandbox.until(
            lambda: _has_sheet(sandbox) or bool(_fresh(sandbox, turns)), seconds=PATIENCE
        )
        if _has_sheet(sandbox):
            return
        choice = _fresh(sandbox, turns)[0]
        turns.add(_turn(choice))
        # Not by its name: the window may still show another turn's "Pass".
        button = alice.page.locator(f'button[data-custom-id="{choice}"]')
        if len(turns) in (1, 5):
            await expect(button).to_be_enabled()
            await alice.picture(f"hand-{len(turns)}-{name}")
            assert await alice.overflow() <= 0
        await button.click()


def _fresh(sandbox: Sandbox, turns: set[str]) -> list[str]:
    """Return what may be pressed at a turn where nothing was pressed yet."""
    return [each for each in _choices(sandbox) if _turn(each) not in turns]


def _turn(custom_id: str) -> str:
    """The game and its move, out of `dd:play:game:move:card`."""
    return ":".join(custom_id.split(":")[2:4])


def _hand(sandbox: Sandbox) -> ShownMessage | None:
    alice = sandbox.people["alice"]
    hands = [each for each in alice.sees(alice.dm) if each.attachments] if alice.dm else []
    return hands[-1] if hands else None


def _choices(sandbox: Sandbox) -> list[str]:
    hand = _hand(sandbox)
    cards = (
        [each for each in hand.buttons() if "dd:play:" in (each.custom_id or "")] if hand else []
    )
    return choices_on(hand) if hand and len(cards) != 1 else []  # the last card plays itself


def _has_sheet(sandbox: Sandbox) -> bool:
    alice = sandbox.people["alice"]
    return any(
        is_picture(each, "sheet.png") for thread in sandbox.threads() for each in alice.sees(thread)
    )
