"""A bracket with its consolante, and games that must have a winner."""

import pytest

from bot.rules import State, find_preset
from bot.tournaments import Score
from bot.tournaments.live import Refusal, table_results
from bot.tournaments.live.table_results import scores_of
from tests.tournaments.live.club import HOUR, Club, at


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
    [("1500", 1000, 45, 70), ("1500", 1500, 70, 70), ("best_of_3", 1000, 45, 135)],
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
