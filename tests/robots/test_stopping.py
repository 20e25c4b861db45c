"""L'Arrêt (A10): robots stop only what they are certain to win."""

import random
from dataclasses import replace
from typing import Literal

import pytest

from bot.robots.stopping import find_stop
from bot.rules import (
    Action,
    ByAccount,
    Ending,
    NoSuit,
    Ruleset,
    State,
    Stop,
    View,
    find_preset,
    forgetful,
    legal_actions,
    view,
)
from tests.rules.parties import deal_of, play, taken, walk

# Seat 0 takes; spades are trump.
HANDS = (
    "JS 9S 7S AH 7H AD 7D 7C",
    "KS QS 8S KD 8D 8H 9H AC",
    "AS TS QH TH JH TD KC QC",
    "KH JD QD 9D TC JC 9C 8C",
)
ARRET = find_preset("pagat").changed({"arret": True, "declarations": "off"})
DEFENDER_WON = "7C AC QC TC"
"""24 points for seat 1, who leads"""
THREE_FOR_TAKER = "JS 8S TS KH AH 8H TH 8C 9S QS AS 9D"
"""34, 21 and 28 points; seat 1 still has the king to its queen of trump"""
FOUR_FOR_TAKER = f"{THREE_FOR_TAKER} AD 8D TD JD"
"""23 more: now the contract is made, whoever wins the rest"""


def seen_by_winner(cards: str, scores: ByAccount, rules: Ruleset = ARRET) -> View:
    """Return what the winner of the last trick sees, who is to lead."""
    state = play(taken(HANDS, "JS", rules=rules), cards)._replace(scores=scores)
    return view(state, deal_of(state).turn)


def test_a_defender_stops_when_the_trick_they_just_won_is_enough() -> None:
    assert find_stop(seen_by_winner(DEFENDER_WON, (900, 976))) == Stop(1)
    assert find_stop(seen_by_winner(DEFENDER_WON, (900, 975))) is None


def test_a_taker_stops_only_once_their_contract_is_made() -> None:
    assert find_stop(seen_by_winner(THREE_FOR_TAKER, (990, 0))) is None
    assert find_stop(seen_by_winner(FOUR_FOR_TAKER, (894, 0))) == Stop(0)
    assert find_stop(seen_by_winner(FOUR_FOR_TAKER, (893, 0))) is None


def test_who_remembers_the_tricks_counts_them_and_others_count_the_last() -> None:
    """Three tricks, the second and third for seat 0's side with 48 points, 23 in the third."""
    state = taken(HANDS, "8S", taker=1, rules=ARRET)
    state = play(state, f"{DEFENDER_WON} 9H TH KH AH AD 8D TD JD")
    assert (deal_of(state).points, deal_of(state).tricks[-1].points) == ((48, 24), 23)
    for seen, counted in ((view(state, 0), 48), (forgetful(view(state, 0)), 23)):
        assert find_stop(seen._replace(scores=(1000 - counted, 0))) == Stop(0)
        assert find_stop(seen._replace(scores=(999 - counted, 0))) is None


@pytest.mark.parametrize("arret", [True, False])
def test_without_the_option_nobody_stops(arret: bool) -> None:
    rules = ARRET.changed({"arret": arret})
    seen = seen_by_winner(DEFENDER_WON, (900, 990), rules)
    assert (find_stop(seen) is not None) == arret


@pytest.mark.parametrize(("belotes", "stops"), [("none", True), ("each_suit", False)])
def test_with_all_trumps_the_others_may_have_a_belote_of_each_suit(
    belotes: Literal["none", "each_suit"], stops: bool
) -> None:
    """The takers have 85 of 162 points and a tierce: 77 and one belote would be less, 77 and four
    belotes are more."""
    seen = seen_by_winner(FOUR_FOR_TAKER, (999, 0))
    rules = replace(seen.rules, belote_ta=belotes, na_values="scaled")
    seen = seen._replace(rules=rules, trump=NoSuit.ALL_TRUMPS, declarations=(20, 0))
    assert (find_stop(seen) is not None) == stops


@pytest.mark.parametrize("name", ["pagat", "dutch", "decouverte", "german_club"])
def test_who_stops_wins_whatever_follows(name: str) -> None:
    """Random play, also of the proof that takers owe; they stop as robots do."""
    rules = find_preset(name).changed({"arret": True, "target": 300})
    stopped: set[bool] = set()
    for number in range(60):
        state = _party(rules, number)
        if state.ending in (Ending.STOPPED, Ending.STOPPED_IN_VAIN, Ending.PROOF_FAILED):
            deal = deal_of(state)
            assert deal.stopped is not None
            assert state.ending is Ending.STOPPED
            assert state.winner == state.game_type.accounts.of(deal.stopped.seat)
            stopped.add(deal.stopped.proof)
    assert stopped == {True, False}


def _party(rules: Ruleset, number: int) -> State:
    chance = random.Random(number)

    def choose(state: State, seat: int) -> Action:
        options = [e for e in legal_actions(state, seat) if not isinstance(e, Stop)]
        return find_stop(view(state, seat)) or chance.choice(options)

    *_, (_, _, last) = walk(rules, number.to_bytes(32, "big"), choose)
    return last
