"""Calling organisers to a table."""

from bot.storage.tournaments.news import CALLED_APART, Report
from tests.storage.databases import everything
from tests.tournaments.live.club import Club


async def test_organisers_are_called_once_in_a_while(club: Club) -> None:
    await club.create()
    reports, told = club.tournaments.reports, list[bool]()
    club.tournaments.on_change(lambda: told.append(True))
    report = Report(by=4, game=1, text="A card is missing")
    assert not await reports.make(club.id, [1, 2], report)
    assert told == [True]
    assert await reports.make(club.id, [1, 2], report)
    assert told == [True]
    assert not await reports.make(club.id, [1], report._replace(game=2))
    await club.clock.advance(CALLED_APART)
    assert not await reports.make(club.id, [1], report)
    assert str(await everything(club.evening.database)).count(report.text) == 4
