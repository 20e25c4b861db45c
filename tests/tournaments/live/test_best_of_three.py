"""A final that is the best of three parties: all at one table, in one thread."""

from dataclasses import astuple, fields

import pytest

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.games import games
from bot.tables import Game
from bot.tournaments import Score
from bot.tournaments.live import Event, table_results
from tests.tournaments.live.club import HOUR, Club, result_of


async def the_final(club: Club, **values: object) -> Event:
    await club.create(format="knock_out", rounds=0, final="best_of_3", **values)
    await club.enter_pairs(2)
    return await club.wait(2 * HOUR)


async def opened(club: Club, game: Game) -> None:
    """As if the thread of a table had been opened."""
    async with club.evening.database.write() as connection:
        await games.change(connection, game.id, thread_id=4321)
        row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
        assert row is not None
        await messages.show(connection, row, game.row.version, message_id=4321, channel_id=5)


def wins(monkeypatch: pytest.MonkeyPatch, side: int) -> None:
    one, other = Score(100, 1), Score(62)
    scores = (one, other) if side == 0 else (other, one)
    monkeypatch.setattr(table_results, "scores_of", lambda _: scores)


async def test_until_one_side_has_two(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    event = await the_final(club)
    [table] = event.tables
    first = await club.game_of(table)
    assert first.tournament is not None
    assert first.tournament.best_of == 3
    await opened(club, first)
    played = [first.id]
    for side, parties in ((0, [1, 0]), (1, [1, 1]), (1, [1, 2])):
        await club.kill()
        wins(monkeypatch, side)
        event = await club.play_round()
        result = result_of(event, table)
        assert [each["parties"] for each in result.facts["scores"]] == parties
        if max(parties) < 2:
            await club.kill()
            event = await club.settle()
            assert event.state == "running"
            game = await club.first_game()
            assert game.id not in played
            assert (game.row.status, game.rules) == ("playing", event.rules)
            at = game.tournament
            assert at is not None
            assert (at.before, list(at.won)) == (played[-1], parties)
            played.append(game.id)
    monkeypatch.undo()
    assert event.state == "finished"
    assert [each.kind for each in event.results] == ["played"] * 3
    assert (await club.tournaments.standings(event.id)).order() == (
        table.sides[1][0],
        table.sides[0][0],
    )


async def test_all_of_them_are_played_in_one_thread(club: Club) -> None:
    event = await the_final(club)
    first = await club.first_game()
    await opened(club, first)
    event = await club.play_round()
    second = await club.first_game()
    assert second.id != first.id
    assert second.row.thread_id == 4321
    first = await club.load(first)
    assert first.tournament is not None  # it is still one of the tournament
    async with club.evening.database.read() as connection:
        card = await messages.find(connection, second.id, Subject.LOBBY, TABLE_VIEWER)
        assert await messages.find(connection, first.id, Subject.LOBBY, TABLE_VIEWER) is None
        assert await messages.find(connection, second.id, Subject.OPENING, TABLE_VIEWER) is None
        assert await messages.find(connection, first.id, Subject.OPENING, TABLE_VIEWER) is not None
    assert card is not None
    assert card.message_id == 4321
    assert card.shown < card.wanted  # the same message shows the new game
    while event.state == "running":
        event = await club.play_round()
    await club.checked()


async def test_when_time_is_up_whoever_is_ahead_has_won(club: Club) -> None:
    event = await the_final(club, round_seconds=HOUR, stand_ins=False)
    await club.play_round()
    event = await club.wait(HOUR)
    game = await club.first_game()
    while game.row.status == "playing":
        game = await club.evening.leap(game, club.chance)
        await club.settle()
        game = await club.load(game)
    event = await club.settle()
    while event.state == "running":  # it may be level
        event = await club.play_round()
    assert event.state == "finished"
    assert len(event.tables) == 1


async def test_an_organisers_result_ends_it(club: Club) -> None:
    event = await the_final(club)
    scores = Score(300, 1), Score(200)
    event = await club.decide.correct((1, 1), scores, "they agreed")
    event = await club.settle()
    assert event.state == "finished"
    game = await club.first_game()
    assert (game.row.status, game.row.ended_why) == ("closed", "decided")


async def test_only_the_final_is_longer(club: Club) -> None:
    await club.create(format="knock_out", rounds=0, final="best_of_3")
    await club.enter_pairs(3)
    event = await club.wait(2 * HOUR)
    assert [each.best_of for each in event.tables] == [1]
    await club.play_round()
    event = await club.wait(event.row.break_seconds)
    assert [each.best_of for each in event.tables_of(2) if each.section == "main"] == [3]


def test_scores_of_a_table_are_added_with_everything_that_they_count() -> None:
    """A table brings home the sum of its games: nothing that a tie-break counts is left out."""
    ones = [3 ** (2 * number) for number in range(len(fields(Score)))]
    added = Score(*ones) + Score(*(2 * each for each in ones))
    assert astuple(added) == tuple(3 * each for each in ones)
