"""The page for browsers: turned on in /setup, its link made at the desk and shown by the
announcement."""

from itertools import count
from pathlib import Path

from aiohttp.test_utils import TestClient, TestServer

from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.tables.party.open_party import Asker
from bot.text import words_for
from bot.tournaments import FORMATS
from cogs.pages.site import Site
from cogs.tournaments.organising.draft_fields import usual_draft
from tests.end_to_end.club import Club
from tests.end_to_end.rankings.club_of_four import press_any
from tests.end_to_end.tournament_tables import begin
from tests.end_to_end.tournaments.organising import BOSS, known, let_organise, manage, opened
from tests.storage.databases import snapshots

URL = "https://belote.example.org"


def links(evening: Club) -> list[str]:
    """The addresses on the newest posts of the channel."""
    posts = evening.person("alice").sees(evening.belote)
    found = (each.url for post in posts if not post.ephemeral for each in post.buttons())
    return [each for each in found if each and each.startswith(URL)]


async def test_from_setup_to_the_page(evening: Club, tmp_path: Path) -> None:
    evening.bot.pages_url = URL
    numbers = count()
    organising = evening.bot.tournaments.organising
    organising.transactions.entropy = lambda: next(numbers).to_bytes(32, "little")
    await opened(evening, 2)
    desk = await manage(evening)
    await desk.press("t_page:1")
    desk.says("tournament-organiser-page-off")
    reply = await evening.slash("alice", "setup")
    await evening.press("alice", reply.message, "setup_pages:1")
    await desk.press("t_manage:1")
    await desk.press("t_page:1")
    desk.says("tournament-organiser-page-none")
    assert links(evening) == []

    await desk.press("t_page_set:1:on")
    await evening.advance(5)
    [first] = links(evening)
    assert first in desk.text()
    site = Site(snapshots(tmp_path / "club.db"), evening.clock)
    async with TestClient(TestServer(site.application())) as browser:
        answer = await browser.get(first.removeprefix(URL))
        assert answer.status == 200
        assert str(evening.belote.guild_id) not in await answer.text()
        await desk.press("t_page_set:1:new")
        await evening.advance(5)
        [second] = links(evening)
        assert second != first
        assert (await browser.get(first.removeprefix(URL))).status == 404
    await desk.press("t_page_set:1:list")
    desk.says("tournament-organiser-page-listed.yes")
    await desk.press("t_page_set:1:hold")
    desk.says("tournament-organiser-page-held.yes")
    await desk.choose("t_page_delay:1", 300)
    desk.says("tournament-organiser-page-delayed", minutes=5)
    await desk.choose("t_page_close:1", 3)
    desk.says("tournament-organiser-page-closed.yes", round=3)
    await desk.choose("t_page_close:1", 0)
    desk.says("tournament-organiser-page-closed.no")
    await desk.press("t_page_set:1:off")
    await evening.advance(5)
    assert links(evening) == []


async def test_where_pages_are_there_at_once_the_announcement_has_the_link(evening: Club) -> None:
    evening.bot.pages_url, evening.bot.pages_at_once = URL, True
    reply = await evening.slash("alice", "setup")
    await evening.press("alice", reply.message, "setup_pages:1")
    server_id, [boss] = await let_organise(evening), await known(evening, BOSS)
    now = evening.clock.now()
    where = {"channel_id": int(evening.belote.id), "language": "en"}
    draft = usual_draft("Friday", FORMATS["concours"], now + 7200, now, **where)
    await evening.bot.tournaments.organising.create(server_id, boss, draft)
    desk = await manage(evening)
    await desk.press("t_sure:1:open")
    await desk.press("t_do:1:open")
    await evening.advance(5)
    [link] = links(evening)
    assert link.startswith(f"{URL}/t/")


async def test_a_board_has_a_link_to_the_same_in_a_browser(evening: Club) -> None:
    evening.bot.pages_url = URL
    await opened(evening, 4, start=True)
    await evening.advance(5)

    async def linked(command: str) -> list[str]:
        reply = await evening.slash("alice", f"tournament {command}")
        urls = [each.url or "" for each in reply.message.buttons()]
        return [each.rpartition("/")[2] for each in urls if each.startswith(URL)]

    assert await linked("standings") == []
    server = await evening.bot.servers.meet(int(evening.belote.guild_id or 0))
    await evening.bot.servers.show_pages(server, True)
    await evening.bot.tournaments.organising.open_page(1, Asker(1, manages=True))
    assert await linked("standings") == ["standings"]
    assert await linked("schedule") == ["pairings"]


async def test_without_an_address_there_is_nothing_of_it(evening: Club) -> None:
    await opened(evening, 2)
    desk = await manage(evening)
    assert not desk.offers("t_page")
    reply = await evening.slash("alice", "setup")
    assert not any("setup_pages" in (each.custom_id or "") for each in reply.message.buttons())


async def test_who_watches_a_table_finds_it_in_the_browser(evening: Club) -> None:
    evening.bot.pages_url = URL
    tournament = await begin(evening)
    server = await evening.bot.database.ask(servers.find, int(evening.belote.guild_id or 0))
    assert server is not None
    await evening.bot.database.commit(servers.change, server.id, pages=True)
    evening.sandbox.add_person("emil", name="Emil")

    async def watched(who: str) -> list[str]:
        more = await press_any(evening, who, "dd:more:1")
        return [each.url for each in more.buttons() if each.url]

    assert await watched("emil") == []
    await evening.bot.database.commit(page_links.add, tournament, "A" * 22)
    assert await watched("emil") == [f"{URL}/t/{'A' * 22}/live/1"]
    assert await watched("alice") == []
    more = await press_any(evening, "emil", "dd:more:1")
    assert words_for("en")("pages-live-watch") in str(more.components)
