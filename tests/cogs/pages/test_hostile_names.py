"""Whatever people call themselves, their teams and their tournaments: on pages it is text, and a
page is made as it is of harmless names."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from icalendar import Calendar, Component
from sqlalchemy import select, update

from bot.storage.engine.schema import people
from bot.storage.engine.tournament_schema import tournament_entries, tournaments
from bot.storage.tournaments import page_links
from bot.visible_text import ELLIPSIS, shorten, visible
from tests.cogs.pages.parsed import Parts, followed, kind_of
from tests.cogs.pages.shown import Pages, pages
from tests.hostile_names import HOSTILE

EVENINGS = (
    ("melee", len(HOSTILE), 2, {}),
    ("knock_out", 24, 4, {"pools": True}),
    ("mitchell", 24, 2, {}),
    ("teams", 24, 1, {}),
    ("round_robin", 24, 3, {}),
)
ALIKE = 4
"""pages that are read of those whose addresses differ in numbers alone"""
HARMLESS = [f"Name {number:03}" for number in range(len(HOSTILE))]


class Reading(NamedTuple):
    """All pages, by their addresses: how each is made, what it says; of calendars their fields."""

    structures: dict[str, list[tuple[str, ...]]]
    texts: dict[str, str]
    calendars: dict[str, list[list[str]]]
    headers: dict[str, list[str]]


async def name_all(shown: Pages, names: Sequence[str]) -> None:
    """Call people, teams and tournaments so, and write it where somebody writes a reason."""
    # A lone surrogate is in no file.
    names = [each.encode(errors="ignore").decode() for each in names]
    async with shown.database.write() as connection:
        for table, key, columns in (
            (people, people.id, ("name",)),
            (tournaments, tournaments.id, ("name", "rules_name", "contact")),
        ):
            found = (await connection.execute(select(key).order_by(key))).scalars()
            for number, id_ in enumerate(found):
                values = {each: names[(number + n) % len(names)] for n, each in enumerate(columns)}
                changed = update(table.__clause_element__()).where(key == id_).values(**values)
                await connection.execute(changed)
        entries = tournament_entries
        for number, name in enumerate(names):
            where = entries.tournament_id == shown.ids[3], entries.number == number + 1
            changed = update(entries.__clause_element__()).where(*where).values(name=name)
            await connection.execute(changed)


async def read_all(shown: Pages, language: str) -> Reading:
    reading = Reading({}, {}, {}, {})
    tokens = (chr(ord("A") + number) * 22 for number in range(len(EVENINGS)))
    waiting = [f"/?lang={language}", *(f"/t/{each}?lang={language}" for each in tokens)]
    known, kinds = set(waiting), Counter[str]()
    while waiting:
        address = waiting.pop()
        answer = await shown.get(address)
        body = await answer.text()
        assert answer.status == 200, address
        reading.headers[address] = sorted(answer.headers)
        if answer.content_type == "text/calendar":
            reading.calendars[address] = fields_of(body)
            continue
        parts = Parts(body)
        reading.structures[address] = parts.structure
        reading.texts[address] = "".join(parts.texts)
        links = followed(parts.links, language)
        for each in links:
            if each not in known and kinds[kind_of(each)] < ALIKE:
                kinds[kind_of(each)] += 1
                known.add(each)
                waiting.append(each)
    return reading


def fields_of(text: str) -> list[list[str]]:
    """The names of the fields of a calendar, and of what is in it."""
    components: list[Component] = Calendar.from_ical(text).walk()
    return [[each.name or "", *each.keys()] for each in components]


async def test_a_page_of_hostile_names_is_made_like_one_of_harmless_names(tmp_path: Path) -> None:
    assert len(HOSTILE) >= 256
    async with pages(tmp_path, *EVENINGS) as shown:
        for each in shown.ids:
            await shown.database.commit(page_links.change, each, listed=True)
        await name_all(shown, HARMLESS)
        await shown.clock.advance(20)
        usual = await read_all(shown, "bg")
        await name_all(shown, HOSTILE)
        await shown.clock.advance(20)
        hostile = await read_all(shown, "bg")
    assert len(usual.structures) > 60
    assert hostile.structures.keys() == usual.structures.keys()
    for address, structure in usual.structures.items():
        assert hostile.structures[address] == structure, address
    assert hostile.calendars == usual.calendars
    assert hostile.headers == usual.headers
    said = "".join(hostile.texts.values())
    for name in HOSTILE:
        assert shorten(visible(name), 12).removesuffix(ELLIPSIS) in said, name
