"""The wall of a contest as a projector shows it, shot by Chromium."""

import asyncio
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from sqlalchemy import select, update

from bot.storage.engine.schema import people
from tests.cogs.pages.shown import TOKEN, pages
from tests.page.chromium import path, running_chromium

SIZE = 1280, 720
COLOURS = 64
ROUND, LEFT = 3, 14 * 60 + 37
"""the round that is played, and the seconds it has yet"""
SLIDE = 0
"""who sits where, by table"""
NAMES = (
    *("Amélie", "Tom", "Hannelore", "Guy", "Sofie", "Hans", "Ann", "Bob", "Éloïse", "Paul"),
    *("Joost", "Anneke", "Claudia", "Wim", "Lotte", "Ali", "Мария", "Георги", "Inès", "Luc"),
    *("Birgit", "Karl", "Noor", "Daan", "Margot", "Jules", "Femke", "Sjoerd", "Nadège", "Yann"),
    *("Ute", "Jörg"),
)
PAIRS = len(NAMES) // 2


def can_be_shot() -> bool:
    return path() is not None


def wall() -> bytes:
    """A PNG of few colours. Needs Chromium."""
    return asyncio.run(_wall())


async def _wall() -> bytes:
    evening = ("concours", PAIRS, ROUND, {})
    with TemporaryDirectory() as folder:
        async with pages(Path(folder), evening, name="Friday contest") as shown:
            async with shown.database.write() as connection:
                ids = (await connection.execute(select(people.id).order_by(people.id))).scalars()
                for number, name in zip(ids.all(), NAMES, strict=True):
                    changed = update(people.__clause_element__()).where(people.id == number)
                    await connection.execute(changed.values(name=name))
                await connection.exec_driver_sql(
                    "UPDATE tournament_rounds SET until = ? WHERE number = ?",
                    (shown.clock.now() + LEFT, ROUND),
                )
            address = shown.client.make_url(f"/t/{TOKEN}/wall?lang=en&slide={SLIDE}")
            return _reduced(await _shot(str(address), shown.clock.now()))


async def _shot(address: str, now: float) -> bytes:
    async with running_chromium() as browser:
        page = await browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
        await page.clock.set_fixed_time(now * 1000)
        await page.goto(address)
        return await page.screenshot(animations="disabled")


def _reduced(png: bytes) -> bytes:
    with Image.open(BytesIO(png)) as shot:
        few = shot.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    file = BytesIO()
    few.save(file, "png", optimize=True)
    return file.getvalue()
