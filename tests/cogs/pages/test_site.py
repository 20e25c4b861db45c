"""The pages in a browser: what they show, what they never do, and what is said where there is
none."""

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse

from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.people import servers
from bot.storage.tournaments import page_links, tournaments
from bot.text import COMPLETE, words_for
from cogs.pages import serving, streams
from cogs.pages.signs import EMOJI
from cogs.pages.tournament import addresses, parts
from cogs.pages.tournament.reading import Seen
from tests.cogs.pages.shown import EVENINGS, PARTS, TOKEN, pages, words_in

HOSTILE = "<script>alert(1)</script>\"'&<b>**x**[y](https://e.org)"


async def test_each_part_of_each_format_is_a_page_in_every_language(tmp_path: Path) -> None:
    async with pages(tmp_path, *EVENINGS, name=HOSTILE) as shown:
        await shown.rename("<img src=x onerror=alert(1)>"[:32])
        seen = 0
        for number, evening in enumerate(EVENINGS):
            for part in PARTS:
                language = COMPLETE[seen % len(COMPLETE)]
                path = f"/t/{chr(ord('A') + number) * 22}/{part}".rstrip("/")
                answer = await shown.get(f"{path}?lang={language}")
                assert answer.status in (200, 404), (evening, part)
                html = await answer.text()
                if answer.status == 404:
                    assert part in ("bracket", "cross", "boards", "pairings"), (evening, part)
                    continue
                seen += 1
                assert f'<html lang="{language}"' in html
                assert len(html) < 60_000
                assert "<img" not in html
                assert "<script>" not in html
                assert html.count("<script") == 1
                assert html.count("<h1") == 1
                row = await shown.database.ask(tournaments.find, shown.ids[number])
                assert row is not None
                assert row.seed.hex()[:12] not in html
                assert "dd:" not in html
                assert not EMOJI.search(words_in(html)), (evening, part)
        assert seen > 25


async def test_what_every_answer_has(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        html = await shown.read()
        files = [each.partition('"')[0] for each in html.split('="/static')[1:]]
        assert len(files) == 2
        paths = [f"/t/{TOKEN}", "/", "/nothing", "/healthz", *(f"/static{each}" for each in files)]
        for path in paths:
            answer = await shown.get(path)
            policy = answer.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; ")
            assert "script-src 'sha256-" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
            assert answer.headers["Referrer-Policy"] == "no-referrer"
            assert "Set-Cookie" not in answer.headers
        assert "://" not in html.replace("https://example.org", "")


async def test_only_what_is_listed_may_be_found(tmp_path: Path) -> None:
    async with pages(tmp_path, name="Friday") as shown:
        first = await shown.get("/", **{"Accept-Language": "de-DE,en;q=0.5"})
        assert "Friday" not in await first.text()
        answer = await shown.get(f"/t/{TOKEN}")
        assert "noindex" in answer.headers["X-Robots-Tag"]
        await shown.database.commit(page_links.change, shown.ids[0], listed=True)
        await shown.clock.advance(2)
        first = await shown.get("/", **{"Accept-Language": "de-DE,en;q=0.5"})
        assert "Friday" in await first.text()
        assert "Turniere" in words_in(await first.text())
        answer = await shown.get(f"/t/{TOKEN}")
        assert answer.headers["X-Robots-Tag"] == "all"


async def test_a_link_leads_nowhere_once_it_is_taken_back_or_its_server_has_no_pages(
    tmp_path: Path,
) -> None:
    async with pages(tmp_path) as shown:
        await shown.read()
        for off, on in (
            ({"pages": False}, {"pages": True}),
            ({"left_at": 1.0}, {"left_at": None}),
        ):
            await shown.database.commit(servers.change, 1, **off)
            await shown.clock.advance(2)
            assert (await shown.get(f"/t/{TOKEN}")).status == 404
            assert (await shown.get(f"/t/{TOKEN}/events")).status == 404
            await shown.database.commit(servers.change, 1, **on)
            await shown.clock.advance(2)
            await shown.read()
        await shown.database.commit(page_links.add, shown.ids[0], "B" * 22)
        await shown.clock.advance(2)
        assert (await shown.get(f"/t/{TOKEN}")).status == 404
        await shown.read(token="B" * 22)
        await shown.database.commit(tournaments.change, shown.ids[0], state="draft")
        await shown.clock.advance(2)
        assert (await shown.get(f"/t/{'B' * 22}")).status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/t/short",
        f"/t/{TOKEN}/nothing",
        f"/t/{TOKEN}/entry/99",
        f"/t/{TOKEN}/entry/x",
        f"/t/{TOKEN}/pairings?round=9",
        f"/t/{'Z' * 22}",
        "/static/x/secret",
        f"/t/{TOKEN}/../../etc/passwd",
    ],
)
async def test_where_there_is_no_page_it_says_so(tmp_path: Path, path: str) -> None:
    async with pages(tmp_path) as shown:
        answer = await shown.get(path, **{"Accept-Language": "fr"})
        assert answer.status == 404
        assert words_for("fr")("pages-sorry.not-found") in words_in(await answer.text())


async def test_nothing_can_be_done(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        for method in ("POST", "PUT", "DELETE"):
            answer = await shown.client.request(method, f"/t/{TOKEN}", data=b"x" * 5000)
            assert answer.status == 405
            assert words_for("en")("pages-sorry.method") in words_in(await answer.text())


async def test_without_a_database_it_waits_for_one(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        assert (await shown.get("/healthz")).status == 200
        shown.site.serving.snapshots = FileSnapshots(tmp_path / "none.db")
        assert (await (await shown.get("/healthz")).json())["well"] is False
        answer = await shown.get(f"/t/{TOKEN}")
        assert answer.status == 503
        assert answer.headers["Retry-After"] == "5"
        assert words_for("en")("pages-sorry.later") in words_in(await answer.text())


async def test_a_page_is_made_once_for_all_who_ask_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pages(tmp_path) as shown:
        made: list[str] = []

        def noted(
            seen: Seen, name: str, asked: Mapping[str, int], address: parts.Address
        ) -> parts.Page:
            made.append(name)
            return parts.page_of(seen, name, asked, address)

        monkeypatch.setattr(addresses, "page_of", noted)
        await asyncio.gather(*(shown.read("standings") for _ in range(20)))
        assert made == ["standings"]
        monkeypatch.setattr(serving, "MOST_WAITING", 0)
        answer = await shown.get(f"/t/{TOKEN}/log")
        assert answer.status == 503
        assert words_for("en")("pages-sorry.busy") in words_in(await answer.text())


async def test_who_sits_where_stands_by_table_and_by_name(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        text = words_in(await shown.read("pairings"))
        by_table, by_name = text.split("By name")
        assert "Cléo 1 & Daan 1" in by_table
        assert by_name.index("Anna 5") < by_name.index("Cléo 1") < by_name.index("Élodie 2")


async def test_an_entry_has_its_rounds_with_links_and_what_it_needs(tmp_path: Path) -> None:
    async with pages(tmp_path, ("swiss", 6, 2, {}), ("melee", 9, 2, {})) as shown:
        html = await shown.read("entry/1")
        assert html.count(f'<a href="/t/{TOKEN}/pairings?round=') == 5
        opponents = {int(each) for each in re.findall(r"/entry/(\d+)", html)}
        assert len(opponents) == 5
        assert 1 not in opponents
        text = words_in(html)
        assert "match point" in text
        assert "left to play" in text
        await shown.database.commit(tournaments.change, shown.ids[0], state="finished", version=4)
        await shown.clock.advance(2)
        assert "left to play" not in words_in(await shown.read("entry/1"))
        [with_] = words_for("en")("tournament-boards-with", partner="|").split("|")[:1]
        assert with_ in words_in(await shown.read("entry/2", token="B" * 22))


async def test_results_of_a_round_may_wait_until_it_is_over(tmp_path: Path) -> None:
    async with pages(tmp_path, ("concours", 8, 2, {}), ("arena", 8, 1, {})) as shown:
        held = words_for("en")("pages-held")
        assert held not in words_in(await shown.read("pairings"))
        before = await shown.read("pairings")
        for each in shown.ids:
            await shown.database.commit(page_links.change, each, held=True)
            await shown.database.commit(tournaments.change, each, version=4)
        await shown.clock.advance(2)
        after = await shown.read("pairings")
        assert before.count('class="side won"') == 2
        assert after.count('class="side won"') == 0
        assert held in words_in(after)
        assert (await shown.read("pairings?round=1")).count('class="side won"') == 4
        assert held in words_in(await shown.read("standings"))
        assert held not in words_in(await shown.read("pairings", token="B" * 22))


async def test_a_closed_screen_shows_seats_alone_until_all_is_over(tmp_path: Path) -> None:
    async with pages(tmp_path, ("concours", 8, 3, {})) as shown:
        closed = words_for("en")("pages-closed", round=3)
        [tournament] = shown.ids
        open_ = {part: words_in(await shown.read(part)) for part in ("standings", "pairings")}

        async def now(**values: Any) -> None:
            number = 4 + int(shown.clock.now())
            await shown.database.commit(tournaments.change, tournament, version=number, **values)
            await shown.clock.advance(2)

        await shown.database.commit(page_links.change, tournament, closed_from=2)
        await now()
        standings = words_in(await shown.read("standings"))
        assert "After round 1 of 4" in standings
        assert words_for("en")("pages-closed", round=2) in standings
        await shown.database.commit(page_links.change, tournament, closed_from=3)
        await now()
        standings = words_in(await shown.read("standings"))
        assert "After round 2 of 4" in standings
        assert closed in standings
        pairings = await shown.read("pairings")
        assert "Cléo 1 & Daan 1" in words_in(pairings)
        assert pairings.count('class="side won"') == 0
        assert (await shown.read("pairings?round=2")).count('class="side won"') == 4
        wall = "".join([await shown.read(f"wall?slide={each}") for each in range(3)])
        assert "After round 2 of 4" in wall
        assert "side won" not in wall
        entry = words_in(await shown.read("entry/1"))
        assert "After round 2 of 4" in entry
        assert "1,057 – 887" in entry
        assert len(re.findall(r"\d – \d", entry)) == 2
        for values in ({"state": "finished"}, {"state": "running"}):
            await now(**values)
            is_open = values["state"] == "finished"
            assert (closed not in words_in(await shown.read("standings"))) == is_open
        await shown.database.commit(page_links.change, tournament, closed_from=0)
        await now()
        for part, text in open_.items():
            assert words_in(await shown.read(part)) == text


# The wall -----------------------------------------------------------------------------------------


async def test_the_wall_turns_its_own_pages(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        path, seen = f"/t/{TOKEN}/wall", list[str]()
        while path not in seen:
            seen.append(path)
            html = await (await shown.get(path)).text()
            assert f'<noscript><meta http-equiv="refresh" content="12;url={_next(html)}">' in html
            path = _next(html)
            if len(seen) == 1:  # /wall is the first slide
                seen.append(f"{seen[0]}?slide=0")
        assert len(seen) == 4  # /wall is the first of three


def _next(html: str) -> str:
    return html.split('data-next="')[1].partition('"')[0]


async def test_the_clock_of_the_round(tmp_path: Path) -> None:
    async with pages(tmp_path) as shown:
        assert 'class="clock"' not in await shown.read("wall")
        async with shown.database.write() as connection:
            await connection.exec_driver_sql(
                "UPDATE tournament_rounds SET until = ? WHERE number = 3",
                (shown.clock.now() + 754,),
            )
        await shown.clock.advance(2)
        html = await shown.read("wall")
        assert "12:32" in html
        assert "data-until" in html


# Streams ------------------------------------------------------------------------------------------


async def _event(answer: ClientResponse) -> str:
    return (await asyncio.wait_for(answer.content.readuntil(b"\n\n"), 10)).decode()


async def test_an_open_page_is_told_of_each_change_and_of_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "LOOK_AGAIN", 0.01)
    async with pages(tmp_path, most=2) as shown:
        answers = [await shown.get(f"/t/{TOKEN}/events") for _ in range(2)]
        assert (await shown.get(f"/t/{TOKEN}/events")).status == 503
        for each in answers:
            assert each.headers["Content-Type"] == "text/event-stream"
            assert "retry" in await _event(each)
            assert "data: 3\n" in await _event(each)
        await shown.database.commit(tournaments.change, shown.ids[0], version=4)
        for each in answers:
            assert "data: 4\n" in await _event(each)
        await shown.database.commit(page_links.remove, shown.ids[0])
        for each in answers:
            assert await asyncio.wait_for(each.content.read(), 10) == b""
        await asyncio.sleep(0)
        assert len(shown.site.streams) == 0
