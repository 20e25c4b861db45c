"""All that a finished party says for its table: from its deals to the scores of both sides."""

from collections.abc import Sequence

from bot.rules import DealOutcome, DealResult, State
from bot.tournaments.core.results import Board, Contract, Score


def scores_of(party: State) -> tuple[Score, Score]:
    """The scores of teams 0 and 1: points as the party has them, its winner, capots, failures.

    Deals that were not played add nothing: they count 0–0 (T6).
    """
    first, second = party.game.accounts.numbers
    return _score(party, first), _score(party, second)


def boards_of(results: Sequence[DealResult], deals: int) -> tuple[Board, ...]:
    """The boards of a duplicate round from its party's deals; those passed out are 0–0 (T5)."""
    played = {each.number: each for each in results}
    return tuple(
        _board(played[number]) if number in played else Board(number, (0, 0))
        for number in range(1, deals + 1)
    )


def _board(deal: DealResult) -> Board:
    contract = Contract(
        deal.taker,
        deal.trump.value,
        deal.score.outcome.value,
        deal.bid.points if deal.bid else None,
        deal.multiplier,
    )
    return Board(deal.number, deal.written, contract)


def _score(party: State, team: int) -> Score:
    return Score(
        points=party.scores[team],
        parties=int(party.winner == team),
        capots=sum(each.capot == team for each in party.results),
        failed=sum(
            each.score.outcome is DealOutcome.DEDANS and each.takers == team
            for each in party.results
        ),
    )
