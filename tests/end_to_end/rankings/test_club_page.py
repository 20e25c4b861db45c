"""The pages of a club: their link is made under /setup, and shown beside the club's boards."""

from pathlib import Path

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.sandbox import ShownMessage
from bot.text import words_for
from cogs.pages.site import Site
from cogs.press import press_id
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES
from tests.end_to_end.rankings.club_of_four import party, press_any
from tests.end_to_end.seating import now
from tests.storage.databases import snapshots

URL = "https://belote.example.org"
EN = words_for("en")


def links(message: ShownMessage) -> list[str]:
    return [each.url for each in message.buttons() if each.url]


async def club_page(evening: Club) -> ShownMessage:
    """Turn on pages, and open the screen of the club's own."""
    evening.bot.pages_url = URL
    setup = (await evening.slash("alice", "setup")).message
    assert not any("club_page" in (each.custom_id or "") for each in setup.buttons())
    await evening.press("alice", setup, "setup_pages:1")
    return (await evening.press("alice", now(evening, "alice", setup), "club_page")).message


@pytest.mark.gateway  # which tells the server's name
async def test_from_setup_to_the_clubs_pages(evening: Club, tmp_path: Path) -> None:
    await party(evening, *LANGUAGES)
    screen = await club_page(evening)
    assert EN("setup-club-page-none") in screen.text()
    board = (await evening.slash("alice", "leaderboard")).message
    assert links(board) == []

    await evening.press("alice", screen, "club_page_set:on")
    screen = now(evening, "alice", screen)
    [first] = links(screen)
    assert first.startswith(f"{URL}/c/")
    board = (await evening.slash("alice", "leaderboard")).message
    [there] = links(board)
    assert there.startswith(f"{first}/leaderboard?pool=classique&")
    assert links((await evening.press("alice", board, "board_scope")).message) == []
    site = Site(snapshots(tmp_path / "club.db"), evening.clock)
    async with TestClient(TestServer(site.application())) as browser:
        answer = await browser.get(there.removeprefix(URL))
        assert answer.status == 200
        html = await answer.text()
        assert evening.bot.guilds[0].name in html
        assert str(evening.belote.guild_id) not in html
        await evening.press("alice", screen, "club_page_set:list")
        assert EN("tournament-organiser-page-listed.yes") in now(evening, "alice", screen).text()
        await evening.press("alice", now(evening, "alice", screen), "club_page_set:new")
        [second] = links(now(evening, "alice", screen))
        assert second != first
        assert EN("setup-club-page-unlisted") in now(evening, "alice", screen).text()
        assert (await browser.get(first.removeprefix(URL))).status == 404
        assert (await browser.get(second.removeprefix(URL))).status == 200
    await evening.press("alice", now(evening, "alice", screen), "club_page_set:off")
    assert EN("setup-club-page-none") in now(evening, "alice", screen).text()
    assert links((await evening.slash("alice", "leaderboard")).message) == []


async def test_only_who_manages_the_server_has_to_do_with_it(evening: Club) -> None:
    await club_page(evening)
    for args in ([], ["on"], ["list"]):
        verb = "club_page_set" if args else "club_page"
        refused = await press_any(evening, "benoit", press_id(verb, *args))
        assert words_for(LANGUAGES["benoit"])("setup-not-manager") in refused.text()


async def test_what_cannot_be_done_now_is_refused(evening: Club) -> None:
    """Buttons outlive what they were for."""
    evening.bot.pages_url = URL
    await evening.slash("alice", "setup")
    for what in ("on", "list", "nonsense"):
        refused = await press_any(evening, "alice", press_id("club_page_set", what))
        assert EN("refused-unknown-button") in refused.text()
