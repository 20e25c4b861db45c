"""Robots: legal, fast, blind to what their seat does not see, and sensible."""

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bot.robots import choose
from bot.robots.knowledge import knowledge_of
from bot.rules import (
    OPTION_VALUES,
    PACK,
    PRESETS,
    Action,
    BadRuleset,
    Card,
    Cut,
    Declare,
    Pass,
    Phase,
    Play,
    Ruleset,
    Show,
    Spoken,
    State,
    Suit,
    Take,
    View,
    view,
)
from bot.rules.core.ruleset import OptionValue
from tests.robots.match import play_deal, robot
from tests.robots.positions import auction_view, chosen, dice, play_view, played
from tests.rules.any_party import party
from tests.rules.parties import at_first_cut


def waited_for(state: State) -> list[int]:
    """The seats that a robot would have to act for."""
    return [n for n in range(state.rules.players) if view(state, n).decision is not None]


# What it may do and know ------------------------------------------------------------------------


@st.composite
def any_rules(draw: st.DrawFn) -> Ruleset:
    """A preset with some options changed."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    changes: dict[str, OptionValue] = {}
    for option in draw(st.lists(st.sampled_from(sorted(OPTION_VALUES)), max_size=8)):
        values = OPTION_VALUES[option]
        if values is not None and option != "players":
            changes[option] = draw(st.sampled_from(values))
    try:
        return rules.changed(changes)
    except BadRuleset:
        assume(False)
        raise


@settings(deadline=None, suppress_health_check=[HealthCheck.filter_too_much])
@given(any_rules(), st.integers(0, 1000))
def test_robots_finish_a_deal_by_any_rules(rules: Ruleset, number: int) -> None:
    """`apply` refuses what is not legal."""
    state = play_deal(rules, number.to_bytes(32, "big"), (robot(), robot()))
    assert state.results or state.deal_number == 2 or state.phase is Phase.OVER


def test_who_is_not_asked_chooses_nothing() -> None:
    state = at_first_cut(PACK)
    with pytest.raises(ValueError, match="not asked"):
        choose(view(state, 0), dice())


def test_what_nobody_waits_for_is_left_to_people() -> None:
    """A robot that may only ask to see declarations, or coinche out of turn, is not asked."""
    found = 0
    for name in ("dutch", "kloppen"):
        for step in party(name, 0):
            for seat in range(4):
                seen = view(step.after, seat)
                if seen.options and seen.decision is None:
                    found += 1
                    with pytest.raises(ValueError, match="not asked"):
                        choose(seen, dice())
                elif seen.decision is not None:
                    assert not isinstance(chosen(seen), Show)
    assert found


def test_a_cut_is_chance() -> None:
    seen = view(at_first_cut(PACK), 2)
    cuts = {choose(seen, dice(number)) for number in range(100)}
    assert len(cuts) > 15
    assert all(isinstance(cut, Cut) for cut in cuts)


# What it says -----------------------------------------------------------------------------------


def moments(name: str) -> list[tuple[View, Action]]:
    """Return what robots see in a party of the game, and what they choose."""
    return [
        (seen, chosen(seen))
        for number in range(2)
        for step in party(name, number)
        for seat in waited_for(step.after)
        for seen in [view(step.after, seat)]
    ]


@pytest.mark.parametrize("name", ["pagat", "dutch", "talked over", "two declare"])
def test_it_announces_the_proposal_with_its_first_card(name: str) -> None:
    said = [
        (action.declarations, seen.choices[0])
        for seen, action in moments(name)
        if isinstance(action, Play) and seen.choices
    ]
    assert said
    assert all(declared == proposal for declared, proposal in said)


@pytest.mark.parametrize("name", ["declared at once", "two at once"])
def test_it_declares_the_proposal_before_the_first_lead(name: str) -> None:
    said = [(action, seen) for seen, action in moments(name) if seen.phase is Phase.DECLARE]
    assert said
    for action, seen in said:
        assert seen.seat is not None
        assert action == Declare(seen.seat, seen.choices[0])


@pytest.mark.parametrize("name", ["french", "talked over", "stopped", "knocked"])
def test_every_word_that_may_be_said_is_said(name: str) -> None:
    words = [
        action.word
        for seen, action in moments(name)
        if isinstance(action, Play) and Play(action.actor, action.card, word=True) in seen.options
    ]
    assert words
    assert all(words)


# The auction ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "turn_up", "second_round", "call"),
    [
        ("JS 9S AS AH 7D", "8S", False, Take(0, Suit.SPADES)),
        ("9S AS AH TH 7D", "JS", False, Take(0, Suit.SPADES)),
        ("7S 8S QH 8D 9C", "KS", False, Pass(0)),
        ("AS TH AH AD AC", "7S", False, Pass(0)),
        ("JH 9H AH 7S AC", "8D", False, Pass(0)),
        ("JH 9H AH 7S AC", "8D", True, Take(0, Suit.HEARTS)),
        ("7S 8S QH 8D 9C", "KD", True, Pass(0)),
        ("KS QS JS AH 7D", "9S", False, Take(0, Suit.SPADES)),
    ],
)
def test_it_takes_with_trumps_and_aces(
    hand: str, turn_up: str, second_round: bool, call: Action
) -> None:
    assert chosen(auction_view(hand, turn_up, second_round=second_round)) == call


# The tricks (spades are trump, seat 0 plays); more of them are in hands.txt ----------------------


@pytest.mark.parametrize(
    ("hand", "trick", "taker", "card"),
    [
        ("TH 7H 8S 9C", "AH 8H 9H", 0, "7H"),  # few for the opponents
        ("AH 7H 8S 9C", "TH 8H 9H", 0, "AH"),  # a trick to be won
        ("JS 9S 7S 8C", "KH 8H 9H", 0, "7S"),  # trumped with the smallest
        ("TS AS 7S 8C", "KH 8H JS", 0, "7S"),  # undertrumped with the least
        ("AD 7C 8C TD", "AH 8H 9H", 1, "7C 8C"),  # thrown off what is worthless
        # A worthless lead of trumps by an opponent; the ace above it is enough.
        ("JS AS 8C 7D", "7S 8S QS", 1, "AS"),  # the jack is kept
        ("7D", "AH TH", 0, "7D"),  # the last card plays itself
    ],
)
def test_it_plays_as_one_plays(hand: str, trick: str, taker: int, card: str) -> None:
    assert played(play_view(hand, trick, taker=taker)) in card.split()


def test_a_ten_is_led_once_its_ace_is_gone() -> None:
    gone = "AH 7H 8H 9H JS 9S AS TS KS QS 8S 7S KD QD TD AD AC TC KC QC"
    assert played(play_view("TH 8D 7C", taker=1, gone=gone)) == "TH"


def test_it_says_belote_and_rebelote() -> None:
    seen = play_view("KS QS 7D", "AS", taker=1)
    assert played(seen) in ("KS", "QS")
    assert getattr(chosen(seen), "word", False)


# What it knows ----------------------------------------------------------------------------------


def test_the_turned_card_is_in_the_takers_hand() -> None:
    """They must head the nine of trump with the jack that everybody saw."""
    seen = play_view("9S 7S AH 8H 8D 7D 8C 7C", taker=1)
    nine = Card.parse("9S")
    assert knowledge_of(seen).chance_of_trick(nine) > 0.2
    seen = seen._replace(turn_up=Card.parse("JS"))
    assert knowledge_of(seen).chance_of_trick(nine) == 0
    gone = seen._replace(tricks=play_view("7D", gone="JS 8S QS KS").tricks)
    assert knowledge_of(gone).chance_of_trick(nine) == 1


def test_who_said_belote_holds_the_other_card() -> None:
    seen = play_view("9S 7S AH 8H 8D 7D 8C", taker=1, gone="KS JS AS TS")
    queen = Card.parse("QS")
    assert knowledge_of(seen).placed == {}
    assert knowledge_of(seen._replace(belotes=(Spoken(3, Suit.SPADES, 1),))).placed == {queen: 3}
