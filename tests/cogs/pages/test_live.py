"""The tables of a tournament in a browser, while they are played: what everybody at the table sees,
and no more."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.rules import Phase
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.tables import Game, RefusalReason, Refused
from bot.text import words_for
from cogs.pages.site import Site
from tests.cogs.pages.shown import TOKEN, words_in
from tests.end_to_end.knowledge import cards_in, known_cards
from tests.tables.evening import state_of
from tests.tournaments.live.club import Club, club_in

EN = words_for("en")


class Watched(NamedTuple):
    """A browser on the tables of a tournament."""

    client: TestClient[Any, Any]
    club: Club

    async def html(self, rest: str = "") -> str:
        """The page of the tables as they are now, or of one."""
        await self.club.clock.advance(2)
        answer = await self.client.get(f"/t/{TOKEN}/live{rest}?lang=en")
        assert answer.status == 200, rest
        return await answer.text()

    async def read(self, rest: str = "") -> str:
        return words_in(await self.html(rest))

    async def set(self, **values: Any) -> None:
        await self.club.evening.database.commit(page_links.change, self.club.id, **values)


@asynccontextmanager
async def watched(folder: Path, pairs: int = 4, **values: Any) -> AsyncIterator[Watched]:
    """Pages of a tournament whose first round is being played."""
    async with club_in(folder) as club:
        await club.started(pairs, **values)
        await club.evening.database.commit(servers.change, club.evening.server, pages=True)
        await club.evening.database.commit(page_links.add, club.id, TOKEN)
        site = Site(FileSnapshots(folder / "club.db"), club.clock)
        async with TestClient(TestServer(site.application())) as client:
            yield Watched(client, club)


async def games_of(club: Club) -> list[Game]:
    event = await club.tournaments.load(club.id)
    return [await club.game_of(each) for each in club.open_tables(event)]


@pytest.mark.parametrize("preset", ["contest", "coinche_ffb", "bulgarian"])
async def test_no_card_is_named_but_those_that_lie_open(tmp_path: Path, preset: str) -> None:
    async with watched(tmp_path, preset=preset, deals=2) as shown:
        game, named = await shown.club.first_game(), 0
        while game.state is not None and game.state.deals_done < 1:
            game = await shown.club.go_on(game)
            open_cards = known_cards(state_of(game), None)
            for rest in ("", "/1"):
                text = await shown.read(rest)
                found = cards_in(text, "en")
                assert found <= open_cards, (rest, text)
                named += len(found)
                deal = state_of(game).deal
                if deal is not None and state_of(game).phase is Phase.PLAY:
                    assert all(EN.card_name(card) in text for card in deal.trick)
        assert named > 30


async def test_a_table_shows_who_plays_for_what_and_how_it_stands(tmp_path: Path) -> None:
    async with watched(tmp_path, preset="coinche_ffb", deals=2) as shown:
        club = shown.club
        game = await club.go_on_to(await club.first_game(), Phase.PLAY)
        game = await club.go_on(game, 5)
        table, state = await shown.read("/1"), state_of(game)
        listed = await shown.html()
        for holder in game.people:
            assert holder.name in table
            assert holder.name in listed
        deal = state.deal
        assert deal is not None
        assert deal.bid is not None
        assert EN.bid(deal.bid) in table
        assert listed.count("<article>") == 2
        assert f'href="/t/{TOKEN}/live/1?lang=en"' in listed
        assert len(listed.encode()) < 8_000
        game = await club.finish_deal(game)
        scores = await shown.read("/1")
        assert all(EN.number(each) in scores for each in state_of(game).scores)


async def test_of_boards_that_others_play_nothing_is_shown(tmp_path: Path) -> None:
    async with watched(tmp_path, format="mitchell", preset="coinche_ffb", deals=2) as shown:
        club = shown.club
        first, other = await games_of(club)
        first = await club.finish_deal(first)
        await club.go_on_to(other, Phase.PLAY)
        for rest in ("", "/1", "/2"):
            html = await shown.html(rest)
            text = words_in(html)
            assert EN("pages-live-is", "hidden") in text
            assert not cards_in(text, "en")
            assert 'class="felt' not in html
            assert not set(text) & set("♠♥♦♣")
        assert first.people[0].name in await shown.read("/1")


async def test_where_results_are_held_back_no_table_tells_how_it_stands(tmp_path: Path) -> None:
    async with watched(tmp_path, deals=2) as shown:
        await shown.club.go_on_to(await shown.club.first_game(), Phase.PLAY)
        assert 'class="felt' in await shown.html()
        await shown.set(held=True)
        html = await shown.html()
        assert 'class="felt' not in html
        assert EN("pages-live-is", "held") in words_in(html)


async def test_a_table_is_shown_as_it_stood_then(tmp_path: Path) -> None:
    async with watched(tmp_path, deals=2) as shown:
        club = shown.club
        game = await club.go_on_to(await club.first_game(), Phase.PLAY)
        game = await club.go_on(game)
        before = state_of(game)
        assert before.deal is not None
        [card] = before.deal.trick
        await club.clock.advance(60)
        game = await club.go_on(game)
        after = state_of(game)
        assert after.deal is not None
        _, later = after.deal.trick
        named = [EN.card_name(each) in await shown.read("/1") for each in (card, later)]
        assert named == [True, True]
        await shown.set(delay=50)
        for passed, seen in ((0, [True, False]), (60, [True, True])):
            await club.clock.advance(passed)
            text = await shown.read("/1")
            assert [EN.card_name(each) in text for each in (card, later)] == seen
            assert EN("pages-live-delay", span="50 s") in text
        await shown.set(delay=300)
        assert not cards_in(await shown.read("/1"), "en")


async def test_a_table_that_is_over_is_seen_until_its_end_is_as_long_ago(tmp_path: Path) -> None:
    async with watched(tmp_path, deals=1) as shown:
        club = shown.club
        await shown.set(delay=60)
        game = await club.go_on_to(await club.first_game(), Phase.PLAY)
        await club.clock.advance(100)
        await club.evening.play_out(game, club.chance)
        assert 'class="felt' in await shown.html("/1")
        await club.clock.advance(70)
        assert EN("pages-live-none") in await shown.read("/1")


async def test_what_is_not_played_has_no_live_tables(tmp_path: Path) -> None:
    async with watched(tmp_path, deals=1) as shown:
        assert EN("pages-live-none") in await shown.read("/9")
        for path in (f"/t/{TOKEN}/live/x", f"/t/{'Z' * 22}/live"):
            assert (await shown.client.get(path)).status == 404
        await shown.club.play_to_end()
        await shown.club.clock.advance(2)
        assert (await shown.client.get(f"/t/{TOKEN}/live")).status == 404
        overview = await shown.client.get(f"/t/{TOKEN}")
        assert "/live" not in await overview.text()


async def test_a_party_whose_boards_others_play_has_no_link(tmp_path: Path) -> None:
    async with watched(tmp_path, format="mitchell", deals=1) as shown:
        club = shown.club
        game = await club.evening.play_out(await club.first_game(), club.chance)
        person = game.people[0].person
        assert person is not None
        share = club.evening.tables.publishing.share(game, person.id)
        assert await club.evening.reason(share) in (
            RefusalReason.SEALED,
            RefusalReason.SEALED_OPEN,
        )


async def test_a_party_whose_result_is_held_back_has_no_link(tmp_path: Path) -> None:
    async with watched(tmp_path, deals=1) as shown:
        club, publishing = shown.club, shown.club.evening.tables.publishing
        game = await club.evening.play_out(await club.first_game(), club.chance)
        person = game.people[0].person
        assert person is not None
        await shown.set(held=True)
        with pytest.raises(Refused) as refused:
            await publishing.share(game, person.id)
        assert refused.value.reason is RefusalReason.SEALED_OPEN
        await shown.set(held=False)
        token = await publishing.share(game, person.id)
        for held, status in ((False, 200), (True, 404)):
            await shown.set(held=held)
            await club.clock.advance(2)
            assert (await shown.client.get(f"/r/{token}")).status == status
