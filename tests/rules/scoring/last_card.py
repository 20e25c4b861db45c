"""A deal before its last card, with any totals: it ends the party, or does not."""

from typing import Any

from bot.rules import Held, Phase, Play, State, legal_actions
from tests.rules.parties import FRENCH, act, asked_seat, deal_of, taken

# Team 0 takes and makes 127 to 35: hearts are trump, nobody holds belote.
MADE = (
    "JH 9H TH KH 7H AS TS AD",
    "7S 8S 9S 7D 8D 9D QH AH",
    "KS QS JS KD QD TD JD 8H",
    "AC TC KC QC JC 9C 8C 7C",
)


def before_last_card(state: State) -> tuple[State, Play]:
    while True:
        [first, *_] = legal_actions(state, asked_seat(state))
        assert isinstance(first, Play)
        after = act(state, first)
        if after.results:
            return state, first
        state = after


LAST_STATE, LAST_CARD = before_last_card(taken(MADE, "JH"))
WRITTEN = act(LAST_STATE, LAST_CARD).results[0].written


def ended_at(
    totals: tuple[int, int], *, deals: int = 1, extended: bool = False, **options: Any
) -> State:
    """The last of so many `deals` ends with these totals."""
    before = LAST_STATE._replace(
        rules=FRENCH.changed(options),
        results=act(LAST_STATE, LAST_CARD).results * (deals - 1),
        scores=(totals[0] - WRITTEN[0], totals[1] - WRITTEN[1]),
        extended=extended,
    )
    after = act(before, LAST_CARD)
    assert after.scores == totals
    return after


def going_on(state: State) -> bool:
    assert (state.phase is Phase.SHUFFLE) == (state.winner is None)
    return state.winner is None


def tied_at(
    totals: tuple[int, int],
    held: tuple[Held, ...] = (),
    *,
    extended: bool = False,
    **options: Any,
) -> State:
    """The deal ends 81–81, the defenders with `totals` after writing theirs."""
    points = act(LAST_STATE, LAST_CARD).results[0].points
    deal = deal_of(LAST_STATE)
    shift = points[0] - 81
    deal = deal._replace(points=(deal.points[0] - shift, deal.points[1] + shift))
    rules = FRENCH.changed(options)
    scores = (totals[0], totals[1] - 81 * (rules.tie_rule == "litige"))
    before = LAST_STATE._replace(rules=rules, deal=deal, scores=scores, held=held)
    return act(before._replace(extended=extended), LAST_CARD)
