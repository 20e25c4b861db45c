"""The pages for browsers in one: nothing hinders who cannot see them, they fit a phone, an open
page shows what has changed, and they are printed on A4."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Page, expect

from bot.rules import Phase
from bot.storage.tournaments import page_links, tournaments
from bot.text import COMPLETE, words_for
from cogs.pages import streams
from tests.cogs.pages.parties import shared_party
from tests.cogs.pages.shown import EVENINGS, PARTS, TOKEN, Pages, pages, person_pages
from tests.cogs.pages.test_live import watched
from tests.page.chromium import Windows
from tests.page.windows import DESK, PHONE

pytestmark = [pytest.mark.page, pytest.mark.asyncio(loop_scope="session")]

HALL = (1280, 720)


@pytest_asyncio.fixture(loop_scope="session")
async def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pages]:
    monkeypatch.setattr(streams, "LOOK_AGAIN", 0.01)
    async with pages(tmp_path, *EVENINGS, name="Friday") as opened:
        yield opened


async def test_nothing_serious_hinders_anybody_and_all_fits_a_phone(
    windows: Windows, shown: Pages
) -> None:
    axe, found = Axe(), list[str]()
    async with windows.one() as page:
        await page.emulate_media(reduced_motion="reduce")  # nothing is half faded in
        # Of each format what it alone has.
        looked_at = {"A": PARTS, "B": ("bracket", "cross"), "D": ("boards", "standings")}
        for letter, parts in looked_at.items():
            for part in parts:
                size = HALL if part == "wall" else PHONE
                await page.set_viewport_size({"width": size[0], "height": size[1]})
                answer = await page.goto(_at(shown, f"/t/{letter * 22}/{part}".rstrip("/")))
                if answer is None or answer.status == 404:
                    continue
                seen = await axe.run(page)
                found += [
                    f"{letter} {part}: {each['id']}"
                    for each in seen.response["violations"]
                    if each["impact"] in ("serious", "critical")
                ]
                wide = await page.evaluate("document.documentElement.scrollWidth")
                found += [f"{letter} {part}: {wide} pixels"] * (wide > size[0])
    windows.take_complaints()
    assert found == []


async def test_a_profile_fits_a_phone_and_a_desk_and_hinders_nobody(windows: Windows) -> None:
    axe, found = Axe(), list[str]()
    async with person_pages() as (shown, _), windows.one() as page:
        for size in (PHONE, DESK):
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            for language in COMPLETE:
                await page.goto(_at(shown, f"/p/{TOKEN}?lang={language}"))
                await expect(page.locator("svg[role=img]")).to_have_count(2)
                wide = await page.evaluate("document.documentElement.scrollWidth")
                found += [f"{language}: {wide} pixels"] * (wide > size[0])
            seen = await axe.run(page)
            found += [f"{size}: {each['id']}" for each in seen.response["violations"]]
        await page.get_by_role("link", name=words_for(COMPLETE[-1])("pool-name.coinche")).click()
        await expect(page).to_have_url(_at(shown, f"/p/{TOKEN}/coinche?lang={COMPLETE[-1]}"))
    windows.take_complaints()
    assert found == []


async def test_an_open_page_shows_what_has_changed(windows: Windows, shown: Pages) -> None:
    async with windows.one() as page:
        await page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        await page.goto(_at(shown, f"/t/{TOKEN}"))
        await expect(page.locator("h1")).to_have_text("Friday")
        await page.wait_for_function("document.documentElement.dataset.version === '3'")
        await shown.clock.advance(2)
        await shown.database.commit(tournaments.change, shown.ids[0], name="Saturday", version=4)
        await expect(page.locator("h1")).to_have_text("Saturday")
        await shown.database.commit(page_links.remove, shown.ids[0])
    windows.take_complaints()


async def test_cards_and_tables_hinder_nobody_and_fit_a_phone(
    windows: Windows, tmp_path: Path
) -> None:
    axe, found = Axe(), list[str]()
    async with shared_party(tmp_path, "kloppen") as party, windows.one() as page:
        await page.emulate_media(reduced_motion="reduce")
        for size in (PHONE, DESK):
            await page.set_viewport_size({"width": size[0], "height": size[1]})
            for rest in ("", "?move=9", "?move=23", "/sheet"):
                await page.goto(party.at(rest))
                found += await _hindered(axe, page, rest, size[0])
    assert found == []
    windows.take_complaints()


async def test_live_tables_hinder_nobody_and_fit_a_phone(windows: Windows, tmp_path: Path) -> None:
    axe, found = Axe(), list[str]()
    async with watched(tmp_path, deals=2) as shown, windows.one() as page:
        await shown.club.go_on(await shown.club.go_on_to(await shown.club.first_game(), Phase.PLAY))
        await page.emulate_media(reduced_motion="reduce")
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        for rest in ("/live", "/live/1"):
            await page.goto(str(shown.client.make_url(f"/t/{TOKEN}{rest}")))
            found += await _hindered(axe, page, rest, PHONE[0])
    assert found == []
    windows.take_complaints()


async def _hindered(axe: Axe, page: Page, what: str, width: int) -> list[str]:
    """What is serious on a page, and whether it is wider than the window."""
    seen = await axe.run(page)
    wide = await page.evaluate("document.documentElement.scrollWidth")
    return [
        f"{what}: {each['id']}"
        for each in seen.response["violations"]
        if each["impact"] in ("serious", "critical")
    ] + [f"{what}: {wide} pixels"] * (wide > width)


async def test_arrow_keys_go_from_card_to_card_and_the_page_stays_where_it_is(
    windows: Windows, tmp_path: Path
) -> None:
    async with shared_party(tmp_path, "kloppen") as party, windows.one() as page:
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await page.goto(party.at("?lang=en&deal=1&move=9"))
        onward = page.locator('.steps [rel="next"]')
        await onward.focus()
        before = await page.evaluate("scrollY"), await onward.bounding_box()
        await page.keyboard.press("ArrowRight")
        await expect(onward).to_have_attribute("href", re.compile("move=11#moment"))
        assert (await page.evaluate("scrollY"), await onward.bounding_box()) == before
        assert "move=10" in page.url
        assert await page.evaluate("document.activeElement.rel") == "next"
        said = await page.locator("[role=status]").text_content()
        assert said
        assert said == await page.locator(".done").text_content()
        await page.keyboard.press("Home")
        await expect(onward).to_have_attribute("href", re.compile("move=1#moment"))
    windows.take_complaints()


async def test_pairings_are_printed_in_large_letters_on_a4(windows: Windows, shown: Pages) -> None:
    async with windows.one() as page:
        await page.goto(_at(shown, f"/t/{TOKEN}/pairings"))
        await page.emulate_media(media="print")
        size = await page.locator(".names td").first.evaluate("e => getComputedStyle(e).fontSize")
        assert float(size.removesuffix("px")) == pytest.approx(20 * 96 / 72, abs=0.1)
        assert await _printed(page) == 2  # by table, and by name
        await page.goto(_at(shown, f"/t/{TOKEN}/standings"))
        assert await _printed(page) == 1
        await page.emulate_media(media="null")
    windows.take_complaints()


async def test_each_paper_fills_its_sheets(windows: Windows, tmp_path: Path) -> None:
    evenings = ("concours", 60, 2, {}), ("concours", 8, None, {}), ("mitchell", 12, 2, {"deals": 3})
    async with pages(tmp_path, *evenings) as opened, windows.one() as page:
        await opened.database.commit(tournaments.change, opened.ids[1], state="finished")
        for letter, name, count in (
            ("A", "cards", 15),  # two of 30 tables to a sheet
            ("A", "slips", 4),  # eight
            ("B", "diplomas", 3),
            ("C", "travelling", 3),  # a board each
            ("C", "boards", 1),
            ("A", "schedule", 1),
            ("A", "standings", 4),
            ("A", "pairings", 10),  # in 20 points: 30 tables on four, 120 people on six
        ):
            answer = await page.goto(_at(opened, f"/t/{letter * 22}/{name}"))
            assert answer is not None
            assert answer.status == 200
            assert await _printed(page) == count, name
        for letter, name in (("A", "diplomas"), ("A", "travelling")):
            missing = await page.goto(_at(opened, f"/t/{letter * 22}/{name}"))
            assert missing is not None
            assert missing.status == 404
    windows.take_complaints()


async def _printed(page: Page) -> int:
    """How many pages of paper."""
    pdf = await page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    assert boxes
    assert {(round(float(a)), round(float(b))) for a, b in boxes} == {(595, 842)}
    return len(re.findall(rb"/Type /Page\b", pdf))


def _at(shown: Pages, path: str) -> str:
    return str(shown.client.make_url(path))


async def test_a_browser_does_not_run_what_something_on_a_page_would_bring_in(
    windows: Windows, shown: Pages
) -> None:
    async with windows.one() as page:
        await page.goto(_at(shown, f"/t/{TOKEN}"))
        answers = await page.evaluate(
            """async () => {
                const bring = (make) => new Promise((done) => {
                    const script = document.createElement("script");
                    script.onload = () => done("ran");
                    script.onerror = () => done("refused");
                    make(script);
                    document.head.append(script);
                });
                const own = document.querySelector("script");
                return [
                    await bring((each) => { each.integrity = own.integrity; each.src = own.src; }),
                    await bring((each) => { each.src = own.src; }),
                    await bring((each) => { each.src = "data:text/javascript,0"; }),
                ];
            }"""
        )
        assert answers == ["ran", "refused", "refused"]
    windows.take_complaints()


async def test_a_browser_does_not_run_a_script_that_was_changed(
    windows: Windows, shown: Pages
) -> None:
    serving = shown.site.serving
    ours = serving.assets["pages.js"]
    changed = ours._replace(body=ours.body + b"\ndocument.title = 'changed';")
    serving.assets = {**serving.assets, "pages.js": changed}
    async with windows.one() as page:
        await page.goto(_at(shown, f"/t/{TOKEN}"))  # until all of it is loaded
        assert await page.title() == "Friday"
        assert any("integrity" in said for said, _ in windows.take_complaints())
