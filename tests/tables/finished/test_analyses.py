"""Analyses of deals that are over."""

from dataclasses import replace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.robots import search
from bot.storage.games import analyses, games
from bot.storage.games.analyses import Unanalysed
from bot.storage.games.games import NO_SERVER
from bot.storage.people import privacy
from bot.tables import Game
from bot.tables.finished.analyses import Analyses, Analyst, may_be_reviewed
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.sharing import Sharing
from bot.teaching import Weighing, from_json
from tests.tables.evening import FOUR, FRENCH, Evening

SHUFFLED = FRENCH.changed({"shuffle": "every_deal"})


@pytest.fixture
async def second_deal(evening: Evening) -> Game:
    """A party of four people in the middle of its second deal, the first one played out."""
    return await evening.second_deal(await evening.open(FOUR, SHUFFLED))


def made_by(evening: Evening) -> Analyses:
    return Analyses(evening.database, evening.clock)


async def test_it_is_made_once_and_kept_for_who_decided(
    evening: Evening, second_deal: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert search.wait()
    found, anna = made_by(evening), evening.anna
    deal = await found.of(second_deal, 1, anna)
    assert deal.seat == second_deal.seat_of(anna)
    assert deal.analysis.decisions
    assert all(each.action.actor == deal.seat for each in deal.analysis.decisions)
    assert all(each.known >= 0 and each.seen >= 0 for each in deal.analysis.decisions)
    for each in deal.analysis.decisions:
        assert deal.seen_at(each).seat == deal.seat
    with monkeypatch.context() as nothing:
        nothing.setattr("bot.tables.finished.analyses.analyse", None)  # it is not made again
        again = await made_by(evening).of(second_deal, 1, anna)
    assert [str(e.action) for e in again.analysis.decisions] == [
        str(e.action) for e in deal.analysis.decisions
    ]
    row = await evening.database.ask(analyses.find, second_deal.id, 1, anna)
    assert row is not None
    assert from_json(row.found) == again.analysis
    assert row.lost == pytest.approx(deal.analysis.known, abs=0.1)
    # What was reckoned in an older way is made anew.
    older = {name: value for name, value in row.found.items() if name != "reckoning"}
    await evening.database.commit(
        analyses.keep, row._replace(found={**older, "decisions": []}, lost=0)
    )
    assert (await found.of(second_deal, 1, anna)).analysis.known == deal.analysis.known
    assert await evening.database.ask(analyses.find, second_deal.id, 1, anna) == row
    async with evening.database.write() as connection:
        told = await privacy.export(connection, anna)
        assert told["more"]["analyses by person_id"]
        await privacy.forget(connection, anna)
        assert await analyses.find(connection, second_deal.id, 1, anna) is None
    found.close()


async def test_whoever_had_a_hint_is_judged_by_it(evening: Evening, second_deal: Game) -> None:
    """Whatever the review would think of the decision."""
    assert search.wait()
    found = made_by(evening)
    deal = await found.of(second_deal, 1, evening.anna)
    played = [each for each in deal.analysis.decisions if not each.is_call][:2]
    for judged, ahead in zip(played, (60.0, -60.0), strict=True):
        seen = deal.seen_at(judged)
        other = next(each for each in seen.options if str(each)[:9] != str(judged.action)[:9])
        # The best one stands first.
        options = sorted([(judged.action, 0.0), (other, ahead)], key=lambda each: -each[1])
        weighing = Weighing(dict(options), dict.fromkeys(dict(options), 0.0)).to_json()
        key, decision = {"game_id": second_deal.id, "seat": deal.seat}, seen.decisions[0].key
        await evening.database.commit(
            games.add_hint, **key, deal=1, decision=decision, weighing=weighing
        )
    async with evening.database.write() as connection:
        await privacy.forget(connection, evening.anna)
    again = (await found.of(second_deal, 1, evening.anna)).analysis.decisions
    known = {each.place: each.known for each in again}
    assert [known[each.place] for each in played[:2]] == [60, 0]
    found.close()


async def test_nothing_is_told_of_what_may_be_hidden(evening: Evening, second_deal: Game) -> None:
    found, anna = made_by(evening), evening.anna
    cut = replace(second_deal, rules=FRENCH)
    at_tournament = replace(second_deal, tournament=cast(Any, object()))
    for game in (cut, at_tournament):
        assert not may_be_reviewed(game)
        assert await evening.reason(found.of(game, 1, anna)) is RefusalReason.REVIEW_LATER
    alone = replace(cut, row=cut.row._replace(server_id=NO_SERVER))
    assert may_be_reviewed(alone)  # what it tells of the next pack, it tells nobody else
    for number in (0, 2, 3):
        refused = await evening.reason(found.of(second_deal, number, anna))
        assert refused is RefusalReason.NOT_OVER


async def never() -> bool:
    return False


async def test_there_is_none_for_others_and_until_the_search_is_there(
    evening: Evening, second_deal: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.finished.analyses.search_soon", never)
    found, anna = made_by(evening), evening.anna
    assert await evening.reason(found.of(second_deal, 1, 999)) is RefusalReason.REVIEW_NOT_YOURS
    assert await evening.reason(found.of(second_deal, 1, anna)) is RefusalReason.REVIEW_NOT_READY


async def test_each_seat_of_a_rated_party_is_looked_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a deal has nothing to tell; without compiled code nothing is asked for."""
    game = await evening.open(FOUR)
    game = await evening.lobby.start(game.id, evening.anna)
    played = [Unanalysed(game.id, evening.people[name]) for name in ("Anna", "Ben")]
    monkeypatch.setattr(analyses, "rated_since", AsyncMock(return_value=played))
    found = AsyncMock(Analyses)
    found.of.side_effect = [None, Refused(RefusalReason.REVIEW_NOT_YOURS)]
    analyst = Analyst(evening.tables, found, Sharing(evening.database, evening.clock))
    for ready in (False, True):
        monkeypatch.setattr("bot.tables.finished.analyses.ready", lambda ready=ready: ready)
        analyst.changed.set()  # it does not rest: the test goes on
        for _ in range(3):
            await analyst.round()
        assert [each.args[2] for each in found.of.await_args_list] == (
            [each.person_id for each in played] if ready else []
        )
