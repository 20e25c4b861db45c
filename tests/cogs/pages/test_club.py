"""The pages of a club in a browser: they show what Discord's boards show, to whoever has the
link, and name nobody whom those leave out."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from bot.rules import TEAMS
from bot.storage.engine.schema import events, people
from bot.storage.games import results
from bot.storage.games.counts import Counts
from bot.storage.games.results import Result, ended_with
from bot.storage.people import servers
from bot.storage.tournaments import page_links, tournaments
from bot.text import COMPLETE, words_for
from tests.cogs.pages.shown import (
    CLUB,
    CLUB_PARTS,
    DAY,
    Pages,
    open_club,
    pages,
    words_in,
)
from tests.cogs.pages.test_calendar import appointments
from tests.storage.databases import NOW, add_game, add_tournament

HOSTILE = "<script>alert(1)</script>**x**[y](https://e.org)<@1>"
EVENINGS = ("concours", 8, None, {}), ("concours", 8, None, {}), ("melee", 9, 2, {})
EN = words_for("en")


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Pages]:
    """A club whose first two tournaments are over, and whose third is played."""
    async with pages(tmp_path, *EVENINGS) as shown:
        ids = await open_club(shown)
        for each in shown.ids[:2]:
            over = {"state": "finished", "ended_at": NOW - DAY}
            await shown.database.commit(tournaments.change, each, **over)
        values = {"created_by": ids[0], "starts_at": NOW + DAY, "state": "registration"}
        await add_tournament(shown.database, 1, **values, name="Saturday <b>")
        for number, state in enumerate(("running", "finished")):
            values |= {"plan": {"format": "daily"}, "state": state, "starts_at": NOW - number * DAY}
            await add_tournament(shown.database, 1, **values, name=f"Day {number}")
        yield shown


async def hide(shown: Pages, person: int, **values: object) -> None:
    async with shown.database.write() as connection:
        which = people.id == person
        await connection.execute(update(people.__clause_element__()).where(which).values(**values))
    await shown.clock.advance(2)


async def test_each_page_in_every_language_is_light_and_harmless(club: Pages) -> None:
    await club.rename(HOSTILE[:32])
    await club.database.commit(servers.change, 1, page_name=HOSTILE)
    for language in COMPLETE:
        for part in CLUB_PARTS:
            path = f"/c/{CLUB}/{part}".rstrip("/")
            answer = await club.get(f"{path}{'&' if '?' in path else '?'}lang={language}")
            html = await answer.text()
            assert answer.status == 200, part
            assert f'<html lang="{language}"' in html
            assert len(html) < 60_000
            assert "<script>" not in html
            assert html.count("<script") == 1
            assert html.count("<h1") == 1
            assert "dd:" not in html
            assert 'href="https://e.org"' not in html
            assert "77" not in re.sub(r"static/\w+/", "", html), "the server's number on Discord"


async def test_a_board_has_the_same_pages_as_on_discord(club: Pages) -> None:
    first = await club.read_club("leaderboard")
    assert [*re.findall(r"Player (\d+)", first)] == [str(5029 - n) for n in range(10)]
    assert EN("leaderboard-page", page=1, pages=3, count=30) in words_in(first)
    [onwards] = re.findall(r'<a href="([^"]+)" rel="next"', first)
    last = await (await club.get(onwards.replace("&amp;", "&"))).text()
    assert "Player 5019" in last
    beyond = await club.read_club("leaderboard?page=99")
    assert re.findall(r'rel="(prev|next)"', beyond) == ["prev"]
    assert "Player 5000" in beyond


async def test_a_board_is_of_the_pool_the_season_and_the_order_that_are_asked_for(
    club: Pages,
) -> None:
    text = words_in(await club.read_club("leaderboard?pool=coinche&season=1&by=won"))
    assert "Coinche · Season 1" in text
    assert text.index("Games won Rating Win rate") < text.index("Player 5019 19/20")
    pair = words_in(await club.read_club("leaderboard?by=pair&season=0"))
    assert f"Classic belote · {EN('leaderboard-all-time')}" in pair
    assert "Player 5019 and Player 5020 19/20 95%" in pair
    usual = words_in(await club.read_club("leaderboard"))
    strange = words_in(await club.read_club("leaderboard?pool=x&season=%3Cb%3E&by=y&page=-3"))
    assert strange == usual


@pytest.mark.parametrize("values", [{"hidden": True}, {"discord_id": None, "name": ""}])
async def test_who_hides_or_was_forgotten_stands_nowhere(
    club: Pages, values: dict[str, object]
) -> None:
    boards = [each for each in CLUB_PARTS if each not in ("league/1", "tournaments")]
    for part in boards:
        assert "Player 5029" in await club.read_club(part) or part == "leaderboard?by=pair"
    await hide(club, 5029, **values)
    for part in boards:
        assert "Player 5029" not in await club.read_club(part)
    assert "29 players" in await club.read_club("leaderboard")


async def test_a_league_has_its_table_and_its_tournaments(club: Pages) -> None:
    html = await club.read_club("league/1")
    names = re.findall(r'<th scope="row">([^<]+)</th>', html)
    assert len(names) == 16
    assert "#2 15/01/2027 · finished" in words_in(html)
    assert (await club.get(f"/c/{CLUB}/league/2")).status == 404
    await hide(club, 10, hidden=True)
    hidden = re.findall(r'<th scope="row">([^<]+)</th>', await club.read_club("league/1"))
    [gone] = [name for name, now in zip(names, hidden, strict=True) if name != now]
    assert gone not in hidden
    assert EN("tournament-league-hidden") in hidden


async def test_records_are_of_the_day_and_of_all_time(club: Pages) -> None:
    text = words_in(await club.read_club("records"))
    assert "Day 0 Daily duplicate · being played Day 1 Daily duplicate · finished" in text
    coinche = text.partition("Coinche")[2]
    assert "Rating Player 5029" in coinche
    assert "Games won Player 5019 19" in coinche, "of equals the last"
    assert "Best pair" not in coinche
    assert "Best pair Player 5019 and Player 5020 19" in text


async def test_the_week_is_told_as_the_digest_tells_it(club: Pages) -> None:
    assert EN("digest-title") not in await club.read_club("records")
    game = await add_game(club.database, 1, 5000)
    row = Result(game, 1, "french", 9, ended_with((1010, 500), 0), NOW - 5, "classique", "")
    sat = {seat: 5000 + seat for seat in range(4)}
    counts = {seat: Counts(deals=9) for seat in range(4)}
    async with club.database.write() as connection:
        await results.add(connection, row, sat, TEAMS, counts, {})
        await connection.execute(
            insert(events.__clause_element__()).values(
                game_id=game,
                number=1,
                decision="1c",
                action="0 pass",
                made_by="player",
                person_id=5000,
                at=NOW,
            )
        )
    await club.clock.advance(2)
    told = words_in(await club.read_club("records"))
    assert EN("digest-title") in told
    assert "one game, one player" in told
    assert f"{EN('digest-podium', pool='Classic belote')} 1 Player 5029 · 929" in told
    assert "one game, one player" in words_in(await club.read_club())


async def test_only_tournaments_that_are_listed_are_links(club: Pages) -> None:
    """A link is a key: that of another tournament is not given to whoever has the club's."""
    assert "/t/" not in await club.read_club("tournaments")
    await club.database.commit(page_links.change, club.ids[0], listed=True)
    await club.clock.advance(2)
    for part in ("tournaments", "league/1"):
        assert re.findall(r'href="(/t/[^"]+)"', await club.read_club(part)) == [
            f"/t/{'A' * 22}?lang=en"
        ]


async def test_the_calendar_has_the_tournaments_and_not_those_of_each_day(club: Pages) -> None:
    club.site.serving.url = "https://belote.example.org"
    await club.database.commit(page_links.change, club.ids[0], listed=True)
    found = await appointments(club, f"/c/{CLUB}/calendar.ics?lang=en")
    assert [each["SUMMARY"] for each in found].count("Saturday <b>") == 1
    assert not [each for each in found if each["SUMMARY"].startswith("Day")]
    assert [each["URL"] for each in found if "URL" in each] == [
        f"https://belote.example.org/t/{'A' * 22}"
    ]
    assert len({each["UID"] for each in found}) == len(found) == 4


async def test_only_a_club_that_is_listed_may_be_found(club: Pages) -> None:
    assert "Les *Atouts*" not in await (await club.get("/")).text()
    assert "noindex" in (await club.get(f"/c/{CLUB}")).headers["X-Robots-Tag"]
    await club.database.commit(servers.change, 1, page_listed=True)
    await club.clock.advance(2)
    assert f'<a href="/c/{CLUB}">Les *Atouts*</a>' in await (await club.get("/")).text()
    assert (await club.get(f"/c/{CLUB}")).headers["X-Robots-Tag"] == "all"


@pytest.mark.parametrize(
    "values", [{"pages": False}, {"left_at": 1.0}, {"page_token": "Y" * 22}, {"page_token": None}]
)
async def test_the_link_leads_nowhere_once_it_is_taken_back_or_there_are_no_pages(
    club: Pages, values: dict[str, object]
) -> None:
    await club.database.commit(servers.change, 1, page_listed=True, **values)
    await club.clock.advance(2)
    for part in ("", "/leaderboard", "/calendar.ics", "/nothing"):
        assert (await club.get(f"/c/{CLUB}{part}")).status == 404
    assert CLUB not in await (await club.get("/")).text()


async def test_a_club_in_which_nothing_was_played_yet(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        await shown.database.commit(servers.change, 1, page_token=CLUB, page_name="Les Atouts")
        await shown.database.commit(tournaments.change, shown.ids[0], state="draft")
        for part in ("", "season", "records", "tournaments"):
            assert EN("pages-none") in words_in(await shown.read_club(part)), part
        assert "Be the first!" in await shown.read_club("leaderboard")
        assert EN("pages-club-part.league") not in words_in(await shown.read_club())
