"""The link of a tournament for browsers: who makes it, who takes it back, and who finds it."""

from itertools import count

from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.storage.tournaments.page_links import PageLink
from bot.tournaments.live import Asker, Refusal
from tests.tournaments.live.club import Club

BOSS, STRANGER = Asker(1, manages=True), Asker(9, manages=False)


async def link(club: Club) -> PageLink | None:
    return await club.evening.database.ask(page_links.open_link, club.id)


async def turn_on(club: Club) -> None:
    await club.evening.database.commit(servers.change, club.evening.server, pages=True)


async def test_there_is_no_link_before_the_server_has_pages(club: Club) -> None:
    await club.create()
    organising = club.tournaments.organising
    for asker, why in ((BOSS, Refusal.NO_PAGES), (STRANGER, Refusal.NOT_IN_CHARGE)):
        assert await club.refused(organising.open_page(club.id, asker)) is why
    assert await club.refused(organising.list_page(club.id, BOSS, True)) is Refusal.NO_PAGES
    await turn_on(club)
    await organising.open_page(club.id, BOSS)
    assert await link(club) is not None
    await club.evening.database.commit(servers.change, club.evening.server, pages=False)
    assert await link(club) is None


async def test_another_link_is_another_one_and_the_log_has_none(club: Club) -> None:
    await club.create()
    await turn_on(club)
    organising, known = club.tournaments.organising, list[PageLink | None]()
    numbers = count()
    organising.transactions.entropy = lambda: next(numbers).to_bytes(32, "little")
    for step in (
        organising.open_page(club.id, BOSS),
        organising.list_page(club.id, BOSS, True),
        organising.hold_results(club.id, BOSS, True),
        organising.hold_results(club.id, BOSS, True),
        organising.delay_tables(club.id, BOSS, 300),
        organising.delay_tables(club.id, BOSS, 300),
        organising.close_screen(club.id, BOSS, 3),
        organising.close_screen(club.id, BOSS, 0),
        organising.open_page(club.id, BOSS),
        organising.close_page(club.id, BOSS),
        organising.close_page(club.id, BOSS),
    ):
        await step
        known.append(await link(club))
    first, listed, held, _, delayed, _, closed, opened, second, gone, still_gone = known
    assert first is not None
    assert listed is not None
    assert held is not None
    assert delayed is not None
    assert opened is not None
    assert second is not None
    assert (len(first.token), first.listed) == (22, False)
    assert listed == first._replace(listed=True)
    assert held == listed._replace(held=True)
    assert delayed == held._replace(delay=300)
    assert closed == delayed._replace(closed_from=3)
    assert opened == delayed
    assert second.token != first.token
    assert second == opened._replace(token=second.token, listed=False)
    assert gone is still_gone is None
    lines = [each for each in await club.tournaments.log(club.id) if "page" in each.what]
    assert [each.what for each in lines[::-1]] == [
        *("page_opened", "page_listed", "page_held", "page_delayed", "page_screen_closed"),
        *("page_screen_opened", "page_opened", "page_closed"),
    ]
    assert [each.facts for each in lines if each.facts] == [{"round": 3}, {"seconds": 300}]
