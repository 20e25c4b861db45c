"""Parties of four, three and two beside one another: boards, histories, records and what is counted
of somebody who has played all of them."""

import random
from pathlib import Path

import pytest

from bot.command_line.fairness import check_fairness
from bot.rankings.fold import Fold
from bot.rules import find_preset, game_of, read, write
from bot.storage.people import history, player_stats
from bot.storage.people.player_stats import StatsScope
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import ALL_TIME, EVERYWHERE, By, RankingBoard
from bot.tables import Game
from bot.tables.finished.records import party_record
from bot.tables.finished.results import as_rated
from tests.storage.databases import check_file
from tests.storage.written import leavers_of
from tests.tables.evening import FOUR, Evening, state_of

PLAYED = {
    "french": FOUR,
    "belote3": {0: "Ben", 1: "Anna", 2: "Cléo"},
    "clobyosh": {0: "Cléo", 1: "Anna"},
}
"""who sits where, by the rules; each of them a rated party"""


async def all_played(evening: Evening) -> dict[str, Game]:
    found: dict[str, Game] = {}
    for number, (preset, names) in enumerate(PLAYED.items()):
        game = await evening.started(names, as_rated(find_preset(preset)), preset)
        found[preset] = await evening.play_out(game, random.Random(number))
    await Fold(evening.database).catch_up(evening.clock.now())
    return found


async def test_each_game_has_its_board_and_one_history_has_all_of_them(evening: Evening) -> None:
    games = await all_played(evening)
    for preset, names in PLAYED.items():
        state, rules = state_of(games[preset]), games[preset].rules
        [pool] = {game_of(rules).presets[preset].pool}
        board = RankingBoard(EVERYWHERE, ALL_TIME, pool)
        lines = await evening.database.ask(leaderboards.page, board, By.RATING, 0, 10)
        assert {each.name for each in lines} == {*names.values()}, preset
        winner = {names[seat] for seat in names if game_of(rules).accounts.of(seat) == state.winner}
        assert {each.name for each in lines if each.won} == winner
        if len(names) != 4:  # each by themselves: in the order of their totals
            order = sorted(names, key=lambda seat: -state.scores[seat])
            shown = {each.name: each.shown for each in lines}
            ratings = [shown[names[seat]] for seat in order]
            assert ratings == sorted(ratings, reverse=True)
            assert len({*ratings}) == len(ratings), "a second place is more than a third one"
    anna = evening.people["Anna"]
    page = await evening.database.ask(history.page, anna, 0, 10, None)
    assert [(each.preset, len(each.ended), each.seat, each.side) for each in page] == [
        ("clobyosh", 2, 1, 1),
        ("belote3", 3, 1, 1),
        ("french", 2, 0, 0),
    ]
    for each, game in zip(page, reversed(games.values()), strict=True):
        assert tuple(side.score for side in each.ended) == state_of(game).scores
        assert each.rating is not None
    seats = await evening.database.ask(history.sitters, page)
    assert [sum(each.game_id == party.game_id for each in seats) for party in page] == [2, 3, 4]


async def test_their_records_are_verified_and_check_finds_nothing(
    evening: Evening, tmp_path: Path
) -> None:
    games = await all_played(evening)
    for preset, game in games.items():
        record = await evening.database.ask(party_record, game)
        assert len(record.seats) == len(PLAYED[preset])
        replayed = check_fairness(read(write(record)))
        assert replayed.state.scores == state_of(game).scores
    assert check_file(tmp_path / "club.db").findings == ()


async def test_what_is_counted_of_somebody_is_counted_by_game(evening: Evening) -> None:
    games = await all_played(evening)
    anna = evening.people["Anna"]
    for preset, game in games.items():
        scope = StatsScope(EVERYWHERE, game_of(game.rules).presets[preset].pool)
        found = await evening.database.ask(player_stats.figures, anna, scope)
        assert found.deals == len(state_of(game).results)


@pytest.mark.parametrize("preset", ["belote3", "clobyosh"])
async def test_who_leaves_a_table_of_two_or_three_has_lost_to_everybody(
    evening: Evening, preset: str
) -> None:
    """A robot plays on in their seat; another party begins with the same seats."""
    names = {
        seat: each for seat, each in enumerate(("Anna", "Ben", "Cléo")) if seat in PLAYED[preset]
    }
    people = evening.people
    game = await evening.started(names, as_rated(find_preset(preset)), preset)
    await evening.seats.give_up(game.id, people["Ben"])
    game = await evening.play_out(await evening.load(game.id), random.Random(5))
    await Fold(evening.database).catch_up(evening.clock.now())
    async with evening.database.read() as connection:
        assert await leavers_of(connection, 1) == {1: people["Ben"]}
        board = RankingBoard(EVERYWHERE, ALL_TIME, game_of(game.rules).presets[preset].pool)
        lines = await leaderboards.page(connection, board, By.RATING, 0, 10)
    assert lines[-1].name == "Ben", "whatever the cards said"
    assert {each.name for each in lines if each.won} == {*names.values()} - {"Ben"}
    again = await evening.lobby.again(game.id, people["Anna"], change_partners=True)
    sitting = [each and each.person and each.person.name for each in again.seats]
    assert sitting == [None if each == "Ben" else each for each in names.values()]
