"""Tournaments as appointments: as RFC 5545 wants them, the same one after each change."""

from datetime import UTC, datetime
from pathlib import Path

from icalendar import Calendar

from bot.storage.people import servers
from bot.storage.tournaments import page_links, tournaments
from tests.cogs.pages.shown import TOKEN, Pages, pages

LONG = "Петъчен турнир по белот, с награди; и с много, много дълго име за деветдесет души"


async def appointments(shown: Pages, path: str) -> list[dict[str, str]]:
    answer = await shown.get(path)
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
    data = await answer.read()
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    data.decode()  # no line is cut within a letter
    return [
        {
            str(name): str(each.decoded(name) if name.startswith("DT") else each[name])
            for name in each
        }
        for each in Calendar.from_ical(data).walk("VEVENT")
    ]


async def test_an_appointment_stays_the_same_one_and_has_a_higher_version(tmp_path: Path) -> None:
    start = datetime(2027, 3, 5, 19, 30, tzinfo=UTC).timestamp()
    values = {"name": LONG, "starts_at": start, "round_seconds": 2700.0, "break_seconds": 300.0}
    async with pages(tmp_path, **values) as shown:
        path = f"/t/{TOKEN}/calendar.ics?lang=bg"
        [first] = await appointments(shown, path)
        assert first["DTSTART"] == "2027-03-05 19:30:00+00:00"
        assert first["DTEND"] == "2027-03-05 22:45:00+00:00"  # four rounds, three breaks
        assert first["SUMMARY"] == LONG
        await shown.database.commit(
            tournaments.change, shown.ids[0], starts_at=start + 86400, version=9, state="cancelled"
        )
        await shown.clock.advance(2)
        [second] = await appointments(shown, path)
        assert second["UID"] == first["UID"]
        assert (first["SEQUENCE"], second["SEQUENCE"]) == ("3", "9")
        assert second["DTSTART"] == "2027-03-06 19:30:00+00:00"
        assert second["STATUS"] == "CANCELLED"


async def test_the_calendar_of_all_has_what_is_listed(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        assert await appointments(shown, "/calendar.ics") == []
        await shown.database.commit(page_links.change, shown.ids[0], listed=True)
        await shown.clock.advance(2)
        assert len(await appointments(shown, "/calendar.ics")) == 1
        await shown.database.commit(servers.change, 1, pages=False)
        await shown.clock.advance(2)
        assert await appointments(shown, "/calendar.ics") == []
