"""Parties at random, played action by action beside a second telling of the rules."""

import pytest

from bot.rules import (
    TABLE,
    Phase,
    Ruleset,
    Shuffle,
    State,
    legal_actions,
    start,
    view,
)
from bot.rules.games.clobyosh import FOR_TWO
from tests.rules.games.clobyosh import telling
from tests.rules.parties import deal_of, of_each, play_deals, random_chooser, walk

MIXED = FOR_TWO.changed(
    {"schmeiss": "opponent_makes", "allpass_dealer": "same", "long_runs": "cap5",
     "long_run_split": True, "decl_equal": "earlier_seat", "belote_announce": "auto",
     "tie_rule": "set_aside", "all_tricks": 100, "capot_victims_decl": "keep",
     "show_bottom": False}
)  # fmt: skip
BARE = FOR_TWO.changed({"schmeiss": "off", "declarations": "off", "belote": "off", "target": 501})
SPLIT = FOR_TWO.changed({"long_run_split": True, "tie_rule": "set_aside", "all_tricks": 100})
RULES = {"clobyosh": FOR_TWO, "mixed": MIXED, "bare": BARE, "split": SPLIT}

SAMPLE, ALL = 30, 5200
"""deals of each, from 20 positions on: in all 20,800 that are settled, and more than 440,000
positions"""


LOOKED_AT = 4
"""of so many deals one is seen by everybody at each moment"""


def deals(rules: Ruleset, number: int) -> int:
    """Play party `number` and look at each moment; return how many deals were settled."""
    state, told = start(rules), None
    for before, action, state in walk(rules, number.to_bytes(32, "big"), random_chooser(number)):
        if isinstance(action, Shuffle):
            pack = [card.text for card in action.pack]
            told = telling.dealt(rules, pack, deal_of(state).dealer)
        if action.actor == TABLE:
            continue
        assert told is not None
        check_moment(before, told)
        if (before.deal_number + number) % LOOKED_AT == 1:
            check_views(before, told)
        told = telling.after(told, str(action))
        if told.over:
            check_end(before, state, told)
    return len(state.results)


def check_moment(state: State, told: telling.Told) -> None:
    """What may be done, and where the cards are."""
    legal = [str(each) for seat in (0, 1) for each in legal_actions(state, seat)]
    assert sorted(legal) == sorted(telling.moves(told))
    deal = deal_of(state)
    assert tuple(tuple(c.text for c in hand) for hand in deal.hands) == told.hands


def check_views(state: State, told: telling.Told) -> None:
    """What each of the two and the table know of the other's cards."""
    for seat in (None, 0, 1):
        seen = view(state, seat)
        assert str(seen.turn_up) == told.turned
        assert seen.stock == len(told.stock)
        open_ = told.rules.show_bottom and told.maker >= 0
        assert (seen.bottom and seen.bottom.text) == (told.stock[-1] if open_ else None)
        assert seen.taker == (None if told.maker < 0 else told.maker)
        assert [telling.words_of(each) for each in seen.talk] == telling.said(told)
        cards = [tuple(card.text for card in each.cards) for each in seen.heard]
        assert set(cards) == telling.shown(told, seat)
        assert {each.seat: each.words for each in seen.belotes} == telling.bella_words(told)


def check_end(before: State, state: State, told: telling.Told) -> None:
    """What is written, what waits, and who deals next."""
    again = told.thrown_in and told.rules.allpass_dealer == "same"
    assert state.dealer == (told.dealer if again else told.elder)
    assert tuple(card.text for card in deal_of(state).stock) == told.stock
    if told.thrown_in:
        assert (state.scores, state.held, state.results) == (
            before.scores, before.held, before.results
        )  # fmt: skip
        return
    result, expected = state.results[-1], telling.settled(told)
    assert (result.points, result.written) == (expected.points, expected.written)
    assert result.held == expected.aside
    won = result.score.outcome.takers_won
    released = [0, 0]
    if won is not None:
        released[told.maker if won else 1 - told.maker] = sum(
            sum(each.points) for each in before.held
        )
    assert list(result.released) == released
    if state.phase is not Phase.OVER:
        assert bool(state.held) == (won is None)
    assert state.scores == tuple(
        old + own + more
        for old, own, more in zip(before.scores, result.written, result.released, strict=True)
    )


@of_each(SAMPLE, ALL)
@pytest.mark.parametrize("name", RULES)
def test_a_second_telling_finds_the_same(name: str, count: int) -> None:
    play_deals(count, lambda number: deals(RULES[name], number))
