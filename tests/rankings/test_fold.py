"""The fold in the database: each result once and in order, corrections, leavers."""

from typing import Any

import pytest

from bot.rankings import fold as fold_module
from bot.rankings import ledger, rebuild
from bot.rankings.cursor import Overtaken, Reckoned, reckoned
from bot.rankings.rating import OFTEN_SECONDS, Entrant, Rating, partly, rate
from bot.rules import TEAMS
from bot.storage.engine.result_schema import Season
from bot.storage.ratings import leaderboards, rated, seasons
from bot.storage.ratings.leaderboards import RankingBoard
from tests.examples import sampled
from tests.rankings.club import DAY, NAMES, Club, new_club, rating_of

FOUR = NAMES[:4]


async def all_seasons(club: Club, scope: int | None = None) -> list[Season]:
    found = await club.database.ask(seasons.every)
    return [each for each in found if scope in (None, each.scope)]


async def cursor_of(club: Club) -> int:
    return (await club.database.ask(reckoned)).results


async def test_a_party_counts_on_its_server_and_everywhere(club: Club) -> None:
    await club.party()
    await club.reckon()
    outcomes = rate({seat: Entrant(Rating(), TEAMS.of(seat)) for seat in range(4)}, 0)
    for seat, name in enumerate(FOUR):
        here = await club.standing(name)
        everywhere = await club.standing(name, server=None)
        assert (here.mu, here.sigma) == outcomes[seat].rating
        assert here[3:] == everywhere[3:]
        assert (here.parties, here.won) == (1, seat in (0, 2))
        assert await club.standing(name, server=1) is None
        assert await club.standing(name, pool="coinche") is None


async def test_what_is_not_rated_changes_nothing_but_is_gone_past(club: Club) -> None:
    number = await club.party(pool=None)
    await club.reckon()
    assert await club.standing("Anna") is None
    assert await cursor_of(club) == number


async def test_two_of_decouverte_and_the_robots_ladder_are_pools_of_their_own(club: Club) -> None:
    await club.party(("Anna", "Ben"), pool="decouverte")
    await club.party(("Anna", None, None, None), pool="robots")
    await club.reckon()
    assert (await club.standing("Anna", pool="decouverte")).won == 1
    assert (await club.standing("Anna", pool="robots")).parties == 1
    assert await club.standing("Anna") is None
    made = await club.made()
    assert made["pairs"] == []


async def test_pairs_and_averages_and_the_curve(club: Club) -> None:
    first = await club.party()
    second = await club.party(("Cléo", "Emil", "Anna", "Fanny"), winner=1)
    await club.reckon()
    async with club.database.read() as connection:
        board = RankingBoard(club.servers[0], 0, "classique")
        best, *others = await leaderboards.best_pairs(connection, board, 0, 10)
        steps = await leaderboards.curve(connection, club.people["Anna"], 0, "classique", 10)
    assert {best.first, best.second} <= {"Anna", "Cléo", "Emil", "Fanny"}
    assert sorted((each.parties, each.won) for each in (best, *others)) == [(1, 0), (1, 1), (2, 1)]
    assert [step.number for step in steps] == [first, second]
    assert steps[-1].shown == (await club.standing("Anna")).shown
    made = await club.made()
    averages = {(row[1], row[2], row[3]) for row in made["seat_averages"]}
    assert averages == {(seat, 18, 2 * (1000 + seat)) for seat in range(4)}


async def test_who_came_later_is_not_rated_and_who_left_has_lost(club: Club) -> None:
    await club.party(("Anna", "Emil", "Cléo", "Dora"), winner=1, left={1: "Ben"})
    await club.reckon()
    assert await club.standing("Emil") is None
    assert await club.standing("Dora") is None
    assert (await club.standing("Ben")).won == 0
    assert (await club.standing("Anna")).won == 1
    made = await club.made()
    assert {row[3:5] for row in made["pairs"]} == {(club.people["Anna"], club.people["Cléo"])}


async def test_the_same_four_count_less_and_less_in_a_week(club: Club) -> None:
    for _ in range(3):
        await club.party()
    await club.reckon()
    before = [rating_of(await club.standing(name)) for name in FOUR]
    await club.party()
    await club.reckon()
    fully = rate({seat: Entrant(each, TEAMS.of(seat)) for seat, each in enumerate(before)}, 0)
    after = rating_of(await club.standing("Anna"))
    assert after == partly(before[0], fully[0].rating, 3 / 4)


async def test_a_week_later_and_with_somebody_else_a_party_counts_fully(club: Club) -> None:
    for _ in range(4):
        await club.party(("Ben", "Anna", "Dora", "Cléo"))
    await club.party(("Anna", "Ben", "Cléo", "Emil"))
    await club.party(pool=None)
    club.now += 7 * DAY
    await club.party()
    async with club.database.read() as connection:
        found = [
            await rated.earlier(connection, party, OFTEN_SECONDS)
            for party in await parties_of(club)
        ]
    assert found == [0, 1, 2, 3, 0, 4, 0]


async def parties_of(club: Club) -> list[Any]:
    return await club.database.ask(rated.parties_after, 0, 100)


# Never twice, never left out ---------------------------------------------------------------------


class Killed(BaseException):
    """As if the process were gone."""


@pytest.mark.in_file("a server gives the numbers of rows that were rolled back to nobody else")
@pytest.mark.parametrize("first", sampled([1, 4, 9, 17], every=4))
async def test_killed_anywhere_it_goes_on_where_it_was(
    monkeypatch: pytest.MonkeyPatch, first: int
) -> None:
    """Killed at each place where something is written, over and over, it comes to the same."""
    async with new_club() as untouched:
        await an_eventful_year(untouched)
        await untouched.reckon()
        expected = await untouched.made()
    async with new_club() as club:
        await an_eventful_year(club)
        kills = 0
        # Each time a little later, until it comes through.
        for call in range(first, 400):
            with monkeypatch.context() as broken:
                die_at(broken, call)
                try:
                    await club.reckon()
                except Killed:
                    kills += 1
                else:
                    break
        assert kills > 4
        assert await club.made() == expected


def die_at(monkeypatch: pytest.MonkeyPatch, call: int) -> None:
    """The process dies in the `call`-th writing, just before or just after the statement."""
    calls: list[str] = []

    def dying(module: Any, name: str) -> None:
        really = getattr(module, name)

        async def either(*args: Any, **more: Any) -> Any:
            calls.append(name)
            due = len(calls) == call
            if due and call % 2:
                raise Killed
            found = await really(*args, **more)
            if due:
                raise Killed
            return found

        monkeypatch.setattr(module, name, either)

    dying(ledger, "write")
    dying(fold_module.cursor, "move")
    dying(ledger.folds, "write")
    dying(ledger.folds, "set_ranks")
    dying(fold_module.seasons, "begin")
    dying(fold_module.seasons, "plan_podium")


async def an_eventful_year(club: Club) -> None:
    await club.choose(podium_channel_id=5)
    for number in range(24):
        names = [NAMES[(number + seat) % 6] for seat in range(4)]
        left = {0: names[0]} if number % 5 == 0 else {}
        await club.party(names, winner=number % 3 - 1, server=number % 2, left=left)
        club.now += 15 * DAY
        if number in (9, 17):
            await club.match([(1, ("Anna",)), (2, ("Ben",))])
            await club.match([(2, ("Anna",)), (1, ("Ben",))], again=-1)


async def test_each_batch_is_a_transaction_with_its_cursor(club: Club) -> None:
    for _ in range(2 * fold_module.BATCH + 1):
        await club.party()
    await club.steps(1)  # the week is noted
    found = [await cursor_of(club)]
    while await club.fold.step(club.now):
        found.append(await cursor_of(club))
        assert (await club.standing("Anna")).parties == found[-1]
    assert found == [0, 5, 10, 11]


async def test_who_is_overtaken_writes_nothing(club: Club) -> None:
    await club.party()
    await club.reckon()
    before = await club.made()
    await club.forget_everything_made()
    with pytest.raises(Overtaken):
        await rebuild.rebuild(club.database, Reckoned(1), reckoned=Reckoned())
    assert (await club.made())["ratings"] == []
    await club.rebuild()
    assert await club.made() == before
