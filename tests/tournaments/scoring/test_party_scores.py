"""The scores of a table, from a party that was played."""

from bot.rules import TEAMS, find_preset
from bot.tournaments import plan_of
from bot.tournaments.live.table_results import boards_of, scores_of
from tests.rules.parties import random_party


def test_a_party_gives_the_scores_of_its_table() -> None:
    """Against the facts of its deals: twelve of a contest."""
    _, party = random_party(3, find_preset("contest"))
    scores = scores_of(party)
    assert len(party.results) == 12
    assert [each.points for each in scores] == list(party.scores)
    assert [each.parties for each in scores] == [int(party.winner == team) for team in (0, 1)]
    failed = [0, 0]
    for deal in party.results:
        takers = deal.taker % 2
        if deal.written[takers] == 0 or deal.points[takers] < deal.points[1 - takers]:
            failed[takers] += 1
    assert [each.failed for each in scores] == failed
    assert sum(failed) > 0
    assert sum(each.capots for each in scores) == sum(0 in deal.tricks for deal in party.results)


def test_a_bye_is_worth_half_of_the_deals_of_the_game_that_is_played() -> None:
    usual, tens = plan_of(format="concours"), plan_of(format="concours", deal_points=16)
    assert (usual.average, tens.average) == (972, 96)
    assert plan_of(**tens.stored) == tens
    assert "deal_points" not in usual.stored, "plans that are stored stay as they are"


def test_boards_are_the_deals_and_what_was_passed_out_is_nothing() -> None:
    _, party = random_party(3, find_preset("contest"))
    boards = boards_of(party.results, 14, TEAMS.zeros)
    assert [each.number for each in boards] == list(range(1, 15))
    assert [each.points for each in boards[:12]] == [each.written for each in party.results]
    assert [each.points for each in boards[12:]] == [(0, 0), (0, 0)]
