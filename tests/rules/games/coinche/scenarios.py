"""The effects of options in coinche and contrée, one scenario each (H2–H9)."""

from typing import Any

from bot.rules import (
    DEFENDERS,
    TAKERS,
    NoSuit,
    Phase,
    Ruleset,
    card_tables,
    legal_actions,
    score_deal,
)
from tests.rules.parties import FOUR_SUITS, act, asked_seat, bidding, deal_of, do

ROYALS = ("KS QS KH QH AS AH 7D 7C", "JS 9S 8S 7S JH 9H 8H 7H",
          "KD QD AD TD 9D 8D TS TH", "KC QC AC TC 9C 8C JC JD")  # fmt: skip
"""Seat 0 has two belotes, seats 2 and 3 one each."""
EQUAL = ("AS KS QS 7S 8H 7H 7D 7C", "AD KD QD 8D 8S 9H TC 8C",
         "JS 9S AH QH TH JD 9D KC", "TS KH JH TD AC QC JC 9C")  # fmt: skip
"""Hearts are trump. Seats 0 and 1 have plain tierces of the ace."""


def finish(rules: Ruleset, script: str, hands: tuple[str, ...] = FOUR_SUITS) -> Any:
    """The result of a deal after these calls, each seat playing its first legal card."""
    state = do(bidding(hands, rules), script)
    while not state.results:
        actions = legal_actions(state, asked_seat(state))
        state = act(state, max(actions, key=lambda each: len(getattr(each, "declarations", ()))))
    return state.results[0]


def after_three_passes(rules: Ruleset) -> str:
    """Return what follows a bid by seat 0: who is asked, or what comes next."""
    state = do(bidding(FOUR_SUITS, rules), "bid 80 H, pass, pass, pass")
    return f"seat {asked_seat(state)}" if state.phase is Phase.CALL else state.phase.value


def leads_to_a_generale(rules: Ruleset) -> int:
    state = do(bidding(FOUR_SUITS, rules), "pass, bid generale H, pass, pass, pass")
    return deal_of(state).leader


def jack_and_ace_of_a_side(rules: Ruleset) -> tuple[int, int, int]:
    """Return what jack and ace bring at all trumps, and all the cards."""
    tables = card_tables(NoSuit.ALL_TRUMPS, rules.na_values)
    [jack] = [n for card, n in tables.points.items() if card.text == "JS"]
    [ace] = [n for card, n in tables.points.items() if card.text == "AS"]
    return tables.worth(jack), tables.worth(ace), tables.worth(tables.pack)


def all_points_at_all_trumps(rules: Ruleset) -> int:
    return sum(finish(rules, "bid 80 A, pass, pass, pass").points)


def belotes_at_all_trumps(rules: Ruleset) -> tuple[int, int]:
    return finish(rules, "bid 80 A, pass, pass, pass", ROYALS).belotes


def made_with_a_belote(rules: Ruleset) -> str:
    return score_deal(rules, 95, bid=110, belote=TAKERS).outcome.value


def made_with_a_tierce(rules: Ruleset) -> str:
    return score_deal(rules, 95, bid=110, declarations=(20, 0)).outcome.value


def declared_alike(rules: Ruleset) -> tuple[int, int]:
    return finish(rules, "bid 80 H, pass, pass, pass", EQUAL).declarations


def against_more(rules: Ruleset) -> str:
    """80 made with 85 points, the others' belote beside 77."""
    return score_deal(rules, 85, bid=80, belote=DEFENDERS).outcome.value


def eighty_with_80_points(rules: Ruleset) -> str:
    return score_deal(rules, 80, bid=80).outcome.value


def five_deals(rules: Ruleset) -> list[tuple[int, int]]:
    """120 made and coinched, made with a belote, failed, a capot bid made, one coinched."""
    scores = (
        score_deal(rules, 130, bid=120, multiplier=2, belote=TAKERS),
        score_deal(rules, 130, bid=120, belote=DEFENDERS),
        score_deal(rules, 90, bid=120, belote=TAKERS),
        score_deal(rules, 162, bid="capot", capot=TAKERS),
        score_deal(rules, 162, bid=120, capot=TAKERS, multiplier=2),
    )
    return [(score.takers, score.defenders) for score in scores]


def failed(rules: Ruleset) -> int:
    return score_deal(rules, 70, bid=80).defenders


def won_by_a_belote(rules: Ruleset) -> int | None:
    """Return who wins when a side that has failed reaches the target by its belote."""
    rules = rules.changed({"belote_announce": "auto"})
    state = do(bidding(ROYALS, rules), "bid 180 S, pass, pass, pass")
    state = state._replace(scores=(rules.target - 10, 0))
    while not state.results:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    return state.winner
