"""Perft: how many ways a deal can go on, from fixed positions of each game.

The counts are kept here, and counted a second time by `naive`, which knows hands, tricks and calls
alone and asks the rules only which cards may be played. The deep ones are left to `make prove`.
"""

from collections.abc import Iterator

import pytest

from bot.rules import (
    TABLE,
    Action,
    Actor,
    Phase,
    Show,
    State,
    Stop,
    apply,
    find_preset,
    legal_actions,
)
from bot.rules.games.belote3 import FOR_THREE
from bot.rules.games.klaverjas import AMSTERDAM, ROTTERDAM
from tests.rules import naive
from tests.rules.games.belote3.scenarios import with_hands
from tests.rules.parties import act, asked_seat, bidding, dealt, laid, pack_for, step_of
from tests.rules.perft_counts import COUNTS

MIXED = (
    "JS 9S AH 7H TD 8D AC 9C",
    "AS 8S TH KH AD 7D TC 8C",
    "KS QS QH JH KD QD KC 7C",
    "TS 7S 9H 8H JD 9D QC JC",
)
"""seat 0 takes the jack of spades; seat 2 has the belote"""
RUNS = (
    "JS TS 9S AH 7H TD 8D AC",
    "AS 8S KH QH JH TH 7D 8C",
    "KS QS JD 9D KD QD KC 7C",
    "7S 9H 8H AD JC 9C QC TC",
)
"""everybody holds a run"""
VOIDS = (
    "AS KS QS JS 9S AD KD AC",
    "8H 9H 7D 8D 9D TD QD KC",
    "TS 8S 7S JH AH KH JD QC",
    "7H QH TH JC TC 9C 8C 7C",
)
"""with hearts trump, seats 1 and 3 both trump a spade"""
FIELDS = (
    ("AH 8H AD 8D AC 8C KS QS", "JS 9S AS TS 8S 7S 7H 7D"),
    ("KD QD KC QC JC JD 9H TH", "KH QH JH 9D TD 9C TC 7C"),
)
TWO_RUNS = (
    ("KS QS JS 7H 8H AD 8D AC", "9H TH JH 9S 8S 7S KD 7D"),
    ("QD JD TD KH QH AH 8C 9C", "AS TS 9D KC QC JC TC 7C"),
)

BY_THREE = (
    "9S AH 9H TD AC JS QC 9D",
    "AS TS TH KH AD JD TC KC",
    "KS QS QH JH KD QD JC 9C",
)
"""the jack of spades is turned up; seat 2 has the belote"""
VOIDS_OF_THREE = (
    "AS KS QS JS TS 9S AD AC",
    "9H TH KH KD QD JD KC QC",
    "JH AH QH TD 9D TC JC 9C",
)
"""with hearts trump, seats 1 and 2 both trump a spade"""
RUNS_OF_THREE = (
    "TS 9S AH 9H TD JS AC QC",
    "KH QH JH AS AD 9D TC KC",
    "KS QS KD QD JD TH JC 9C",
)
"""everybody holds a run"""
BY_TEN = (
    "JS 9S AS TS 8S AH TH KH 7D 8D",
    "KS QS 7S QH JH 9H AD TD KD QD",
    "8H 7H JD 9D AC TC KC QC JC 9C",
)
"""8 and 7 of clubs lie in the chien"""

PRESET = {name: find_preset(name) for name in (
    "french", "pagat", "german_club", "dutch", "kloppen", "decouverte", "contest", "coinche_bga",
    "contree_ffb", "coinche_ffb", "coinche_concours", "contree_announced",
    "bulgarian")}  # fmt: skip
RULES = PRESET | {
    "at once": PRESET["german_club"].changed({"declarations": "immediate"}),
    "arret": PRESET["pagat"].changed({"arret": True, "decl_contest": "per_type"}),
    "prompt": PRESET["french"].changed({"belote_announce": "prompt"}),
    "redoubled": PRESET["kloppen"].changed({"surcoinche": "x4"}),
    "in turn": PRESET["kloppen"].changed({"coinche_mode": "in_turn"}),
    "revealed": PRESET["decouverte"].changed(
        {"reveal_on_lead": True, "extra_contracts": "both", "declarations": "first_trick"}
    ),
    "six trumps": PRESET["coinche_ffb"].changed({"extra_contracts": "both", "generale": True}),
    "alone": PRESET["contree_announced"].changed({"generale_lead": "bidder"}),
    "amsterdam": AMSTERDAM,
    "rotterdam": ROTTERDAM,
    "dealer first": AMSTERDAM.changed({"trump_choice": "dealer_first"}),
    "three": FOR_THREE,
    "declaring": FOR_THREE.changed({"declarations": "first_trick"}),
    "all8": FOR_THREE.changed({"deal3": "all8"}),
    "chien": FOR_THREE.changed({"pack3": "32_chien"}),
    "free": FOR_THREE.changed({"partner_plain": "free", "partner_trump": "free"}),
    "bound": PRESET["bulgarian"].changed({"run_from_contra": False, "belote_announce": "prompt"}),
    "two bid": PRESET["decouverte"].changed({"auction": "bids", "surcoinche": "x3"}),
}

# What leads to a moment of the deal, behind its hands.
MOMENTS = {
    "auction": (MIXED, ""),
    "second round": (MIXED, "pass, pass, pass, pass"),
    "last call": (MIXED, "pass, pass, pass, pass, pass, pass, pass"),
    "mixed": (MIXED, "take S"),
    "belote": (MIXED, "take S, JS, AS"),  # seat 2 has to play king or queen
    "last tricks": (MIXED, "take S" + ", first" * 20),
    "declarations": (RUNS, "take S"),
    "announced": (RUNS, "take S, 7H JS-TS-9S, KH KH-QH-JH-TH, KS KD-QD-JD"),
    "bids": (MIXED, ""),
    "high bid": (MIXED, "bid 170 H"),
    "last bid": (MIXED, "pass, bid capot S, pass, pass"),
    "window": (MIXED, "pass, bid 80 S, pass, pass, pass"),
    "coinched": (MIXED, "bid 80 S, 3 coinche"),
    "doubled": (MIXED, "bid 80 S, coinche"),
    "raised": (MIXED, "pass, bid 160 S, pass, pass, pass"),
    "the ladder's end": (MIXED, "bid 640 H"),
    "generale": (MIXED, "pass, bid generale S, pass, pass"),
    "suit": (MIXED, "bid 80 S, pass, pass, pass"),
    "partner's trump": (VOIDS, "bid 80 H, pass, pass, pass, AS, 8H"),
    "no trumps": (MIXED, "bid 80 N, pass, pass, pass"),
    "all trumps": (MIXED, "bid 80 A, pass, pass, pass"),
    "runs at all trumps": (RUNS, "bid 80 A, pass, pass, pass"),
    "later tricks": (VOIDS, "bid 80 H, pass, pass, pass" + ", first" * 20),
    "choice": (MIXED, ""),
    "last choice": (MIXED, "pass, pass, pass"),
    "chosen": (MIXED, "take S"),
    "trumped": (VOIDS, "take H, AS, 8H"),
    "chosen tricks": (VOIDS, "take H" + ", first" * 20),
    "turned for three": (BY_THREE, ""),
    "second of three": (BY_THREE, "pass, pass, pass"),
    "taken of three": (BY_THREE, "take S"),
    "runs of three": (RUNS_OF_THREE, "take S"),
    "belote of three": (BY_THREE, "take S, 9S, AS"),
    "ruffed of three": (VOIDS_OF_THREE, "pass, pass, pass, take H, AS, TH"),
    "last of three": (VOIDS_OF_THREE, "pass, pass, pass, take H" + ", first" * 15),
    "eight of three": (BY_THREE, ""),
    "the chien": (BY_TEN, "pass, take S"),
    "laid away": (BY_TEN, "take S, 0 discard 8C, 0 discard TH"),
    "last of ten": (BY_TEN, "take S, 0 discard 8C, 0 discard TH" + ", first" * 21),
    "the ladder": (MIXED, ""),
    "hearts bid": (MIXED, "bid H"),
    "contra": (MIXED, "bid N, coinche"),
    "contra of spades": (MIXED, "bid S, coinche"),
    "spades": (MIXED, "bid S, pass, pass, pass"),
    "every trump": (RUNS, "bid A, pass, pass, pass"),
    "queen thrown": (VOIDS, "bid A, coinche, surcoinche, AS, 8H, TS"),
    "without trumps": (RUNS, "bid N, coinche, pass, pass, pass"),
    "last tricks of a ladder": (VOIDS, "bid H, pass, pass, pass" + ", first" * 20),
    "fields": (FIELDS, "take H"),
    "second word": (FIELDS, "pass, pass"),
    "two runs": (TWO_RUNS, "take C"),
    "two bids": (FIELDS, "bid 170 H"),
}  # fmt: skip


def beginning(name: str) -> State:
    """The auction of a deal, by the name of its game and of the moment."""
    game, moment = name.split(": ")
    rules, (hands, _) = RULES[game], MOMENTS[moment]
    if rules.players == 2:
        return laid(hands, rules)
    if rules.players == 3:
        return with_hands(hands, rules, "8C 7C" if rules.pack3 == "32_chien" else "")
    if rules.auction != "turn_up":
        return bidding(hands, rules)
    return dealt(pack_for(hands, "JS", taker=0, packets=rules.packets), rules=rules)


def way_to(name: str) -> Iterator[tuple[State, Action]]:
    """From the auction to the moment: each state and what is done in it."""
    state = beginning(name)
    for step in filter(None, MOMENTS[name.split(": ")[1]][1].split(", ")):
        first = legal_actions(state, asked_seat(state))[0]
        action = first if step == "first" else step_of(state, step)
        yield state, action
        state = act(state, action)


def position(name: str) -> State:
    state = beginning(name)
    for before, action in way_to(name):
        state = act(before, action)
    return state


def continuations(state: State, depth: int) -> int:
    """How many sequences of `depth` legal actions go on from `state` in this deal, by anybody."""
    if depth == 0:
        return 1
    actions = actions_of(state)
    if depth == 1:
        return len(actions)
    return sum(continuations(apply(state, action).state, depth - 1) for action in actions)


def actions_of(state: State) -> list[Action]:
    """Return what anybody may do, while a deal goes on."""
    if state.phase not in IN_A_DEAL:
        return []
    return [action for actor in ACTORS for action in legal_actions(state, actor)]


ACTORS: tuple[Actor, ...] = (0, 1, 2, 3, TABLE)
IN_A_DEAL = {
    Phase.CALL, Phase.KNOCK, Phase.SURCOINCHE, Phase.TALON, Phase.DECLARE, Phase.PLAY,
}  # fmt: skip

SAMPLED = 1300
"""sequences; `make prove` counts the others as well"""


def kept_up_to(most: int, name: str) -> list[int]:
    """The counts of a position as far as they are looked at; raises where it is only a few."""
    kept = [count for count in COUNTS[name] if count <= most]
    assert len(kept) >= 2, f"{name} wants a count below {most} for its second action"
    return kept


up_to = pytest.mark.parametrize("most", [
    pytest.param(SAMPLED, id="a sample"),
    pytest.param(10**6, id="all", marks=pytest.mark.whole),
])  # fmt: skip


@up_to
@pytest.mark.parametrize("name", COUNTS)
def test_the_counts_are_those_that_are_kept(name: str, most: int) -> None:
    state, kept = position(name), kept_up_to(most, name)
    assert [continuations(state, depth) for depth in range(1, len(kept) + 1)] == kept


def naive_position(name: str) -> naive.Naive:
    deal = naive.naive_of(beginning(name))
    for _, action in way_to(name):
        assert str(action) in naive.moves(deal)
        deal = naive.after(deal, str(action))
    return deal


def naive_continuations(deal: naive.Naive, depth: int) -> int:
    moves = naive.moves(deal)
    if depth == 1:
        return len(moves)
    return sum(naive_continuations(naive.after(deal, move), depth - 1) for move in moves)


@up_to
@pytest.mark.parametrize("name", COUNTS)
def test_a_plain_count_finds_the_same(name: str, most: int) -> None:
    deal, kept = naive_position(name), kept_up_to(most, name)
    assert [naive_continuations(deal, depth) for depth in range(1, len(kept) + 1)] == kept


def test_both_list_the_same_moves_everywhere() -> None:
    """Not only as many: along a way through each deal, card by card."""
    for name in COUNTS:
        state, deal = position(name), naive_position(name)
        number = 0
        while actions := actions_of(state):
            assert {str(action) for action in actions} == set(naive.moves(deal)), name
            calm = [a for a in actions if not isinstance(a, Stop | Show)]
            action = calm[7 * number % len(calm)]
            state, deal, number = act(state, action), naive.after(deal, str(action)), number + 1
        assert naive.moves(deal) == []


def test_every_game_is_counted() -> None:
    assert {name.split(": ")[0] for name in COUNTS} == set(RULES)
    assert {name.split(": ")[1] for name in COUNTS} == set(MOMENTS)
