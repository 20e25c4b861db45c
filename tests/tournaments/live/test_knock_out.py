"""A bracket, games that must have a winner, and a final that is the best of three parties."""

from dataclasses import astuple, fields

import pytest

from bot.rules import State, find_preset
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.games import games
from bot.tables import Game
from bot.tournaments import Score
from bot.tournaments.live import Event, Refusal, table_results
from bot.tournaments.live.table_results import scores_of
from tests.tournaments.live.club import HOUR, Club, at, result_of


async def test_after_a_draw_another_deal_decides(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = await club.create(format="knock_out", rounds=0)
    await club.enter_pairs(2)
    event = await club.wait(2 * HOUR)
    [table] = event.tables
    equal = Score(81), Score(81)
    monkeypatch.setattr(table_results, "scores_of", lambda _: equal)
    event = await club.play_round()
    monkeypatch.undo()
    [again] = event.tables
    assert again.game_id not in (None, table.game_id)
    await club.kill()
    event = await club.settle()
    assert event.tables == (again,)
    game = await club.game_of(again)
    assert (game.row.status, game.rules.deals_limit) == ("playing", 1)
    event = await club.play_round()
    assert event.state == "finished"
    first, second = event.results
    assert second.supersedes == first.id
    party = (await club.game_of(again)).state
    assert isinstance(party, State)
    assert second.facts["scores"][0]["points"] == 81 + scores_of(party)[0].points
    assert second.facts["deals"] == 2


async def test_a_verdict_has_a_winner(club: Club) -> None:
    await club.create(format="knock_out", rounds=0)
    await club.enter_pairs(2)
    await club.wait(2 * HOUR)
    draw = Score(5), Score(5)
    verdict = club.decide.correct((1, 1), draw, "agreed")
    assert await club.refused(verdict) is Refusal.WINNER_NEEDED


async def test_a_bracket_by_parties_ends_with_a_longer_one(club: Club) -> None:
    short = find_preset("french").changed({"target": 100})
    event = await club.create(format="knock_out", rounds=0, rules=short)
    await club.enter_pairs(3)
    event = await club.wait(2 * HOUR)
    for each in event.tables:
        assert (await club.game_of(each)).rules.target == 100
    await club.play_round()
    event = await club.wait(event.row.break_seconds)
    finals = [each for each in event.tables_of(2) if each.section == "main"]
    assert [(await club.game_of(each)).rules.target for each in finals] == [1500]


@pytest.mark.parametrize(
    ("final", "target", "usual", "minutes"),
    [("single", 1000, 45, 70), ("single", 1500, 70, 70), ("best_of_3", 1000, 45, 135)],
)
async def test_a_longer_final_has_more_time(
    club: Club, final: str, target: int, usual: int, minutes: int
) -> None:
    """And whatever is played beside it; a table says until when."""
    rules = find_preset("french").changed({"target": target})
    event = await club.create(
        format="knock_out", rounds=0, rules=rules, round_seconds=usual * 60.0, final=final
    )
    await club.enter_pairs(4)
    event = await club.wait(2 * HOUR)
    first = event.rounds[0]
    assert first.until == first.paired_at + usual * 60
    await club.play_round()
    event = await club.wait(event.row.break_seconds)
    last = event.rounds[1]
    assert last.until == last.paired_at + minutes * 60
    for each in event.tables_of(2):
        assert at(await club.game_of(each)).until == last.until


# The best of three: all at one table, in one thread -----------------------------------------------


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
