"""A finished party in the browser: by a link that its players make and take back, card by card."""

from pathlib import Path

import pytest

from bot.rules import Moves, parse_action
from bot.storage.engine.schema import Note
from bot.storage.games import games, notes
from bot.storage.people import people, servers
from bot.tables import RefusalReason
from bot.text import COMPLETE, words_for
from tests.cogs.pages.parties import PRESETS, SharedParty, shared_party
from tests.cogs.pages.shown import words_in

HOSTILE = "<img src=x onerror=alert(1)>"


async def moves_of(shown: SharedParty) -> Moves:
    done = await shown.evening.database.ask(games.find_events, shown.game.id)
    return Moves(shown.game.rules, (parse_action(each.action) for each in done))


@pytest.mark.parametrize("preset", PRESETS)
async def test_every_moment_of_a_party_is_a_page(tmp_path: Path, preset: str) -> None:
    async with shared_party(tmp_path, preset) as shown:
        async with shown.evening.database.write() as connection:
            await people.change(connection, shown.evening.anna, name=HOSTILE)
        moves = await moves_of(shown)
        seen = 0
        for deal in {1, moves.deals}:
            last = moves.last_move(deal)
            for move in {0, 2, last // 2, last}:
                language = COMPLETE[seen % len(COMPLETE)]
                html = await shown.read(f"?lang={language}&deal={deal}&move={move}")
                seen += 1
                assert f'<html lang="{language}"' in html
                assert "<img" not in html
                assert len(html.encode()) < 20_000
                assert html.count("<script") == html.count("<h1") == 1
                assert shown.game.row.seed.hex()[:12] not in html
                assert "dd:" not in html
                words, table = words_for(language), moves.at(deal, move).table
                read = words_in(html)
                for hand in table.hands:
                    assert all(words.card_name(card) in read for card in hand)
            assert (await shown.get(f"/r/{shown.token}?deal={deal}&move={last + 1}")).status == 404
        sheet = words_in(await shown.read("/sheet?lang=en"))
        assert all(words_for("en").number(each) in sheet for each in moves.last.scores)
        answer = await shown.get(f"/r/{shown.token}")
        assert answer.headers["X-Robots-Tag"] == "noindex, nofollow"


async def test_from_each_moment_one_goes_to_the_next_and_from_deal_to_deal(
    tmp_path: Path,
) -> None:
    async with shared_party(tmp_path) as shown:
        moves, seen = await moves_of(shown), 0
        path = f"/r/{shown.token}"
        while path and seen < 60:
            html = await (await shown.get(path.replace("&amp;", "&"))).text()
            seen += 1
            before, _, _ = html.partition('" rel="next"')
            path = before.rpartition('href="')[2] if before != html else ""
        beyond = 60 - (moves.last_move(1) + 1)
        assert beyond > 0
        assert f"deal=2&amp;move={beyond}" in path


async def test_what_players_have_said_stands_where_it_belongs(tmp_path: Path) -> None:
    async with shared_party(tmp_path) as shown:
        moves, evening = await moves_of(shown), shown.evening
        at = next(n for n in range(moves.last_move(1)) if moves.at(1, n).step == 2)
        with_card = Note(1, 2, evening.ben, "early", 0.0, moves.at(1, at + 1).done)
        about = Note(1, 2, evening.anna, "**late**", 0.0)
        for each in (with_card, about):
            await evening.database.commit(notes.add, shown.game.id, each)
        ends = moves.ends(1)[2]
        said = [
            [each for each in ("early", "**late**") if each in words_in(html)]
            for move in (at - 1, at, at + 1, ends, ends + 1)
            for html in [await shown.read(f"?deal=1&move={move}")]
        ]
        assert said == [[], [], ["early"], ["early", "**late**"], []]


async def test_a_link_is_taken_back_by_any_player(tmp_path: Path) -> None:
    async with shared_party(tmp_path) as shown:
        evening, publishing = shown.evening, shown.evening.tables.publishing
        stranger = publishing.take_back(shown.game, evening.emil)
        assert await evening.reason(stranger) is RefusalReason.NOT_YOUR_RECORD
        await shown.read()
        await publishing.take_back(shown.game, evening.ben)
        await evening.clock.advance(2)
        for rest in ("", "/sheet", "?deal=1&move=3"):
            answer = await shown.get(f"/r/{shown.token}{rest}", **{"Accept-Language": "en"})
            assert answer.status == 404
            assert "taken back" in await answer.text()
        assert await publishing.link_of(shown.game, evening.anna) is None


async def test_a_link_counts_while_its_server_has_pages(tmp_path: Path) -> None:
    async with shared_party(tmp_path) as shown:
        evening = shown.evening
        for off, on in (
            ({"pages": False}, {"pages": True}),
            ({"left_at": 1.0}, {"left_at": None}),
        ):
            await evening.database.commit(servers.change, evening.server, **off)
            await evening.clock.advance(2)
            assert (await shown.get(f"/r/{shown.token}")).status == 404
            share = evening.tables.publishing.share(shown.game, evening.anna)
            assert await evening.reason(share) is RefusalReason.NO_PAGES
            await evening.database.commit(servers.change, evening.server, **on)
            await evening.clock.advance(2)
            await shown.read()


async def test_who_may_share_what(tmp_path: Path) -> None:
    async with shared_party(tmp_path) as shown:
        evening, share = shown.evening, shown.evening.tables.publishing.share
        assert await evening.reason(share(shown.game, evening.emil)) is (
            RefusalReason.NOT_YOUR_RECORD
        )
        going_on = await evening.started()
        assert await evening.reason(share(going_on, evening.anna)) is RefusalReason.NOT_OVER
        await evening.database.commit(games.change, going_on.id, share="B" * 22)
        assert (await shown.get(f"/r/{'B' * 22}")).status == 404


async def test_who_is_forgotten_is_a_former_player_at_once(tmp_path: Path) -> None:
    async with shared_party(tmp_path) as shown:
        evening = shown.evening
        before = words_in(await shown.read("?lang=en"))
        assert "Anna" in before
        await evening.database.commit(people.change, evening.anna, name="", discord_id=None)
        await evening.clock.advance(1)
        for rest in ("?lang=en", "?lang=en&deal=1&move=9", "/sheet?lang=en"):
            html = words_in(await shown.read(rest))
            assert "Anna" not in html
            assert words_for("en")("former-player") in html
