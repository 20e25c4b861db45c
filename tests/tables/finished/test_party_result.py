"""How a party ended, and what is counted of it."""

import random

import pytest

from bot.rules import TEAMS, DealResult, Ruleset, Sides, game_of
from bot.storage.games.counts import Counts
from bot.storage.games.games import FinalSeat
from bot.tables import Game
from bot.tables.finished.results import as_rated, leavers, tally
from tests.card_images.samples import GAMES, sample_party
from tests.storage.written import leavers_of, sitting_of
from tests.tables.evening import FOUR, FRENCH, Evening, state_of

QUICK = FRENCH.changed({"end_mode": "deals", "deals_limit": 3, "shuffle": "every_deal"})


async def played(evening: Evening, game: Game, seed: int = 3) -> Game:
    """The party played to its end at random."""
    return await evening.play_out(game, random.Random(seed))


async def test_who_follows_results_is_told_once_for_a_party(evening: Evening) -> None:
    told: list[int] = []
    evening.tables.on_result(lambda: told.append(1))
    game = await evening.started(FOUR, QUICK)
    assert told == []
    await played(evening, game)
    assert told == [1]


async def test_a_rated_party_says_so(evening: Evening) -> None:
    game = await played(evening, await evening.started(FOUR, as_rated(FRENCH)))
    [result] = (await evening.everything())["results"]
    assert result[-3:] == (
        "classique",
        None,
        " ".join(str(evening.people[n]) for n in FOUR.values()),
    )
    state = state_of(game)
    async with evening.database.read() as connection:
        sitting = await sitting_of(connection, 1)
        assert await leavers_of(connection, 1) == {}
    assert {seat: counts for seat, (_, counts) in sitting.items()} == tally(state.results, TEAMS)


@pytest.mark.parametrize(
    ("names", "rules", "why"),
    [
        (FOUR, QUICK, "too_short"),
        (FOUR, as_rated(FRENCH).changed({"direction": "cw"}), "rules"),
        ({**FOUR, 3: None}, as_rated(FRENCH), "robots"),
        (FOUR, FRENCH, "shuffle"),
    ],
)
async def test_another_party_says_why_it_is_not(
    evening: Evening, names: dict[int, str | None], rules: Ruleset, why: str
) -> None:
    await played(evening, await evening.started(names, rules))
    [result] = (await evening.everything())["results"]
    assert result[-3:-1] == (None, why)


async def test_who_left_and_who_is_away_at_the_end_are_leavers(evening: Evening) -> None:
    game = await evening.started(FOUR, QUICK)
    people = evening.people
    await evening.seats.give_up(game.id, people["Ben"])
    await evening.seats.leave(game.id, people["Dora"])
    game = await evening.seats.take(game.id, people["Emil"], 1)
    await evening.played_by_robots(game)
    async with evening.database.read() as connection:
        assert await leavers_of(connection, 1) == {1: people["Ben"], 3: people["Dora"]}
        sitting = await sitting_of(connection, 1)
    assert [who for who, _ in sitting.values()] == [
        people[n] for n in ("Anna", "Emil", "Cléo", "Dora")
    ]


async def test_who_came_back_is_no_leaver(evening: Evening) -> None:
    game = await evening.started(FOUR, QUICK)
    people = evening.people
    await evening.seats.leave(game.id, people["Dora"])
    await evening.seats.back(game.id, people["Dora"])
    await evening.seats.give_up(game.id, people["Ben"])
    game = await evening.seats.take(game.id, people["Ben"], 1)
    await played(evening, game)
    assert await evening.database.ask(leavers_of, 1) == {}


def test_a_robots_seat_has_no_leaver_and_a_substitute_is_none() -> None:
    kept = [
        FinalSeat(0, 1, None, True),
        FinalSeat(1, 2, 3, True),
        FinalSeat(2, 4, 4, False),
        FinalSeat(3, None, 5, False),
    ]
    assert leavers(kept) == {1: 3, 3: 5}


# What each did ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
async def test_counts_add_up_over_a_party(evening: Evening, seed: int) -> None:
    state = state_of(await played(evening, await evening.started(FOUR, QUICK), seed))
    counts = tally(state.results, TEAMS)
    assert {each.deals for each in counts.values()} == {3}
    assert sum(each.taken for each in counts.values()) == 3
    for team in (0, 1):
        assert counts[team].points == counts[team + 2].points == state.scores[team]
        assert counts[team].belotes == counts[team + 2].belotes
    for each in counts.values():
        assert each.made + each.dedans <= each.taken


NAMES = ("french", "pagat", "kloppen", "decouverte", "surcoinche")


def deals_of(name: str) -> tuple[tuple[DealResult, ...], Sides]:
    preset, changes = GAMES[name]
    *_, last = sample_party(preset=preset, changes=changes)
    return last.results, game_of(last.rules).accounts


@pytest.mark.parametrize("name", NAMES)
def test_rows_of_contracts_and_how_far_a_team_was_behind(name: str) -> None:
    deals, accounts = deals_of(name)
    counts = tally(deals, accounts)
    for seat in sorted(counts):
        rows, row, furthest, deficit = list[int](), 0, 0, 0
        for deal in deals:
            team = accounts.of(seat)
            deficit = deal.totals[1 - team] - deal.totals[team]
            furthest = max(furthest, deficit)
            if deal.taker != seat:
                continue
            if deal.score.outcome.takers_won:
                row += 1
            else:
                rows.append(row)
                row = 0
        rows.append(row)
        found = counts[seat]
        assert (found.made_first, found.made_most, found.made_last) == (
            rows[0],
            max(rows),
            rows[-1],
        )
        assert found.made == sum(rows)
        assert found.behind == furthest
    assert any((each.behind or 0) > 0 for each in counts.values())


def test_of_a_party_without_deals_nothing_is_counted() -> None:
    assert set(tally((), TEAMS).values()) == {Counts()}
