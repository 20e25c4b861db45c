"""Robots: legal, fast, blind to what their seat does not see, and sensible."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.robots import choose
from bot.rules import (
    PACK,
    Action,
    Card,
    Cut,
    Dice,
    Pass,
    Play,
    State,
    Suit,
    Take,
    View,
    legal_actions,
    view,
)
from tests.robots.match import points_ahead, random_player, robot
from tests.robots.positions import auction_view, play_view
from tests.rules.parties import FRENCH, at_first_cut, random_chooser, walk
from tests.rules.test_view import SEATS, WITH_CARDS, otherwise_dealt

SEED = bytes(32)


def dice(number: int = 0) -> Dice:
    return Dice(SEED, "robot", number)


def chosen(seen: View) -> Action:
    return choose(seen, dice())


def played(seen: View) -> str:
    action = chosen(seen)
    assert isinstance(action, Play)
    return action.card.text


# What it may do and know ------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"belote_order": "king_first", "shuffle": "every_deal"}])
def test_every_action_of_four_robots_is_legal(options: dict[str, str]) -> None:
    player = robot(SEED)
    deals = 0
    for number in range(8):
        rules = FRENCH.changed(options)
        for state, action, after in walk(rules, number.to_bytes(32, "big"), player):
            if isinstance(action.actor, int):
                assert action in legal_actions(state, action.actor)
            deals = max(deals, len(after.results))
    assert deals


@settings(deadline=None)
@given(st.sampled_from(WITH_CARDS), SEATS, st.randoms(use_true_random=False))
def test_the_action_depends_on_the_view_alone(state: State, seat: int | None, chance) -> None:
    seen = view(state, seat)
    if seen.options:
        other = view(otherwise_dealt(state, seat, chance), seat)
        assert choose(other, dice()) == choose(seen, dice())


def test_who_is_not_asked_chooses_nothing() -> None:
    state = at_first_cut(PACK)
    with pytest.raises(ValueError, match="not asked"):
        choose(view(state, 0), dice())


def test_a_cut_is_chance_and_nothing_else_is() -> None:
    seen = view(at_first_cut(PACK), 2)
    cuts = {choose(seen, dice(number)) for number in range(100)}
    assert len(cuts) > 15
    assert all(isinstance(cut, Cut) for cut in cuts)
    for state, _, _ in walk(FRENCH, SEED, random_chooser(3)):
        for seat in range(4):
            asked = view(state, seat)
            if asked.options and not isinstance(asked.options[0], Cut):
                assert choose(asked, dice(1)) == choose(asked, dice(2))


def test_robots_write_far_more_than_random_play() -> None:
    """Over each of these deals twice, with the teams exchanged."""
    assert points_ahead(FRENCH, 250, robot(SEED), random_player(1)) >= 25


# The auction ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "turn_up", "second_round", "call"),
    [
        pytest.param("JS 9S AS AH 7D", "8S", False, Take(0, Suit.SPADES), id="J 9 A and an ace"),
        pytest.param("9S AS AH TH 7D", "JS", False, Take(0, Suit.SPADES), id="the turned jack"),
        pytest.param("7S 8S QH 8D 9C", "KS", False, Pass(0), id="nothing"),
        pytest.param("AS TH AH AD AC", "7S", False, Pass(0), id="aces but two small trumps"),
        pytest.param("JH 9H AH 7S AC", "8D", False, Pass(0), id="strong, but in another suit"),
        pytest.param("JH 9H AH 7S AC", "8D", True, Take(0, Suit.HEARTS), id="then that suit"),
        pytest.param("7S 8S QH 8D 9C", "KD", True, Pass(0), id="nothing in the second round"),
        pytest.param("KS QS JS AH 7D", "9S", False, Take(0, Suit.SPADES), id="belote and the jack"),
    ],
)
def test_it_takes_with_trumps_and_aces(
    hand: str, turn_up: str, second_round: bool, call: Action
) -> None:
    assert chosen(auction_view(hand, turn_up, second_round=second_round)) == call


# The tricks (spades are trump, seat 0 plays) ----------------------------------------------------


def test_the_taker_draws_trumps_from_the_top() -> None:
    assert played(play_view("JS 9S AS 7S AH TH 7D 8C")) == "JS"


def test_a_defender_does_not_lead_trumps() -> None:
    assert played(play_view("9S AS 7S AH TH 7D 8C 8D", taker=1))[1] != "S"


def test_it_leads_a_master() -> None:
    assert played(play_view("AH 8H 7D 9D QC 7C 8C 7S", taker=1)) == "AH"


def test_a_ten_is_led_once_its_ace_is_gone() -> None:
    seen = play_view("TH 8D 7C", taker=1, gone="AH 7H 8H 9H JS 9S AS TS KS QS 8S 7S "
                                                "KD QD TD AD AC TC KC QC")  # fmt: skip
    assert played(seen) == "TH"


def test_last_to_play_it_gives_its_points_to_the_partner() -> None:
    assert played(play_view("TH 7H 8S 9C", "8H AH 9H")) == "TH"


def test_it_gives_the_opponents_as_little_as_it_can() -> None:
    assert played(play_view("TH 7H 8S 9C", "AH 8H 9H")) == "7H"


def test_it_wins_a_trick_that_is_there_to_be_won() -> None:
    assert played(play_view("AH 7H 8S 9C", "TH 8H 9H")) == "AH"


def test_it_does_not_trump_the_partners_trick() -> None:
    seen = play_view("9S 7S TD 8C", "8H AH 9H")
    assert played(seen) == "TD"


def test_it_trumps_with_the_smallest_that_wins() -> None:
    assert played(play_view("JS 9S 7S 8C", "KH 8H 9H")) == "7S"


def test_it_undertrumps_with_its_least() -> None:
    assert played(play_view("TS AS 7S 8C", "KH 8H JS")) == "7S"


def test_it_throws_off_a_worthless_card_and_not_a_trick() -> None:
    assert played(play_view("AD 7C 8C TD", "AH 8H 9H", taker=1)) in ("7C", "8C")


def test_it_keeps_the_jack_when_the_trick_is_lost_for_little() -> None:
    """A worthless lead of trumps by an opponent; the ace above it is enough."""
    assert played(play_view("JS AS 8C 7D", "7S 8S QS", taker=1)) == "AS"


def test_it_says_belote_and_rebelote() -> None:
    seen = play_view("KS QS 7D", "AS", taker=1)
    action = chosen(seen)
    assert isinstance(action, Play)
    assert action.word
    assert action.card in (Card.parse("KS"), Card.parse("QS"))


def test_the_last_card_plays_itself() -> None:
    assert played(play_view("7D", "AH TH")) == "7D"
