"""Robots in Belote Découverte: what lies open is reckoned with, what is covered is not known."""

from collections.abc import Iterator

import pytest

from bot.robots.open_cards import WORTH, SuitKind, Threat, as_bits, worth_later
from bot.rules import (
    PACK,
    NoSuit,
    Pass,
    Phase,
    Ruleset,
    State,
    Suit,
    Take,
    apply,
    decisions,
    legal_actions,
    parse_cards,
    view,
)
from tests.robots.positions import DECOUVERTE, chosen, open_view, played
from tests.rules.parties import deal_of, random_chooser, walk

EXTRA = DECOUVERTE.changed({"extra_contracts": "both"})
SCALED = EXTRA.changed({"na_values": "scaled"})


def fields(own: str, other: str) -> tuple[tuple[str, str], tuple[str, str]]:
    """The upper cards of seats 0 and 1; beneath them what is left, in the order of the pack."""
    rest = [card.text for card in PACK if card not in parse_cards(f"{own} {other}")]
    return (own, " ".join(rest[:8])), (other, " ".join(rest[8:]))


# The auction ------------------------------------------------------------------------------------

HIGH_SPADES = fields("JS 9S AS TS AH AD AC 7H", "KS QH KH TH TD KC JH 8H")
"""the eight of hearts is turned, which seat 1 has five of"""


def test_it_takes_with_the_highest_trumps_and_aces() -> None:
    assert chosen(open_view(HIGH_SPADES, "pass, pass")) == Take(0, Suit.SPADES)


def test_it_takes_a_fair_suit_before_the_opponent_names_a_better_one() -> None:
    """The second round leaves nothing for seat 1."""
    assert chosen(open_view(HIGH_SPADES, "pass", seat=1)) == Take(1, Suit.HEARTS)
    poor = fields("JS 9S AS TS AH AD AC 7H", "KS QD QC 9H TD KC JC 8H")
    assert chosen(open_view(poor, "pass", seat=1)) == Pass(1)
    assert chosen(open_view(poor, "pass, pass, pass", seat=1)) == Pass(1)


@pytest.mark.parametrize(
    ("own", "other", "trump"),
    [
        ("AS AH AD AC 7S 7H 7D TC", "JS KS JH KH JD KD 9C 8H", NoSuit.NO_TRUMPS),
        ("JS JH JD JC 9S 9H 9D 8C", "AS KS AH KH 7D KD AC 8H", NoSuit.ALL_TRUMPS),
    ],
)
def test_with_aces_it_plays_without_trumps_and_with_jacks_all(
    own: str, other: str, trump: NoSuit
) -> None:
    assert chosen(open_view(fields(own, other), "pass, pass", EXTRA)) == Take(0, trump)


# The tricks (spades are trump) ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "other", "right", "card"),
    [
        # A ten that must fall to its ace is drawn; the ace waits while a smaller card would answer.
        ("AD 8H 7S 9C 8C KS 7H 8D", "TD KH QH KC QC JC JH TH", True, "AD"),
        ("AD 8H 7S 9C 8C KS 7H 8D", "TD 7D QH KC QC JC JH TH", False, "AD"),
        # No ten is led into an ace.
        ("TD 8H 7S 9C 8C KS 7H 8D", "AD KH QH KC QC JC JH TH", False, "TD"),
    ],
)
def test_it_knows_what_must_answer_its_lead(own: str, other: str, right: bool, card: str) -> None:
    assert (played(open_view(fields(own, other), "pass, pass, take S")) == card) is right


@pytest.mark.parametrize(
    ("own", "other", "led", "card"),
    [
        # As little as it can to a trick that it cannot win; the card that must win another.
        ("AD 8H 7S 9C 8C KS 7H 8D", "TD KD JD KC QC JC JH TH", "AD", "JD"),
        ("TD 8H 7S 9C 8C KS 7H 8D", "AD KD JD KC QC JC JH TH", "TD", "AD"),
    ],
)
def test_it_knows_who_wins_a_trick(own: str, other: str, led: str, card: str) -> None:
    assert played(open_view(fields(own, other), f"pass, pass, take S, {led}", seat=1)) == card


@pytest.mark.parametrize(("rules", "ace"), [(EXTRA, 19), (SCALED, 11 * 152 / 120)])
def test_what_lies_open_is_worth_what_the_table_counts_for_it(rules: Ruleset, ace: float) -> None:
    [card] = parse_cards("AS")
    worth = worth_later(as_bits([card]), 0, 0, NoSuit.NO_TRUMPS, rules)
    flat, share = WORTH[SuitKind.ALONE, Threat.MASTER]
    assert worth == pytest.approx(flat + share * ace)


# The end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [DECOUVERTE, EXTRA, SCALED])
def test_with_everything_uncovered_it_gets_all_there_is(rules: Ruleset) -> None:
    """The last three tricks, after random play, against every line there is."""
    reckoned = 0
    for number in range(12):
        for state in _last_tricks(rules, number):
            seat = deal_of(state).turn
            after = apply(state, chosen(view(state, seat))).state
            assert _ahead(after, seat) == _ahead(state, seat)
            reckoned += 1
    assert reckoned > 40


def _last_tricks(rules: Ruleset, number: int) -> Iterator[State]:
    for state, _, _ in walk(rules, number.to_bytes(32, "big"), random_chooser(number)):
        if state.results:
            return
        if state.phase is Phase.PLAY:
            deal = deal_of(state)
            covered = any(place.down for field in deal.fields for place in field)
            if not covered and max(map(len, deal.hands)) <= 3:
                yield state


def _ahead(state: State, seat: int) -> int:
    """Points that `seat` has more than the other when both play on as well as they can."""
    if state.results:
        points = state.results[0].points
        return points[seat] - points[1 - seat]
    actor = decisions(state)[0].actor
    assert isinstance(actor, int)
    values = [_ahead(apply(state, each).state, seat) for each in legal_actions(state, actor)]
    return max(values) if actor == seat else min(values)
