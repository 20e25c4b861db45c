"""The options of Découverte: declarations, belote, other contracts, bids (B6)."""

from typing import Any

import pytest

from bot.rules import (
    Bid,
    Card,
    Effect,
    NoSuit,
    Pass,
    Phase,
    Play,
    Reason,
    Spoken,
    State,
    Suit,
    Take,
    apply,
    legal_actions,
    parse_declaration,
    view,
)
from tests.rules.fields import BELOTE, EXTRA, FIELDS, RULES, at, legal
from tests.rules.parties import (
    act,
    asked_seat,
    deal_of,
    do,
    finish,
    play,
    random_chooser,
    refusal,
    walk,
)

# Declarations and belote, if agreed (B6) --------------------------------------------------------

RUNS = (
    ("KS QS JS 7H 8H AD 8D AC", "9H TH JH 9S 8S 7S KD 7D"),  # 9H TH JH beneath KS QS JS
    ("QD JD TD KH QH AH 8C 9C", "AS TS 9D KC QC JC TC 7C"),
)


def test_what_lies_open_before_the_first_lead_may_be_declared_and_nothing_else() -> None:
    at_once: dict[str, Any] = {
        "declarations": "immediate",
        "decl_contest_moment": "before_first_lead",
    }
    state = at("take C", RUNS, **at_once)
    assert state.phase is Phase.DECLARE
    assert view(state, 0).choices == ((parse_declaration("KS-QS-JS"),), ())
    hearts, diamonds = parse_declaration("AH-KH-QH"), parse_declaration("QD-JD-TD")
    assert view(state, 1).choices == ((hearts, diamonds), (hearts,), (diamonds,), ())
    state = do(state, "0 declare KS-QS-JS, 1 declare AH-KH-QH QD-JD-TD")
    assert view(state, None).declarations == (0, 40)


def test_what_is_uncovered_later_is_not_declared() -> None:
    state = at("take C", RUNS, declarations="first_trick")
    hearts = (parse_declaration("JH-TH-9H"),)
    assert refusal(state, Play(0, Card.parse("7H"), declarations=hearts))[0] is (
        Reason.NO_DECLARATION
    )
    state = do(state, "KS KS-QS-JS, 8C")
    assert view(state, None).declarations == (20, 0)
    late = Play(1, Card.parse("QH"), declarations=(parse_declaration("AH-KH-QH"),))
    assert refusal(state, late) == (Reason.NO_DECLARATION, "A5")
    result = finish(state, -1).results[0]
    assert (result.declarations, sum(result.points)) == ((20, 0), 162)


# Spades are trump: king and queen open, one of them covered, or both.
OPEN_PAIR = (("KS QS 7H 8H 9H 7D 8D 9D", "AS TS JS 9S 8S 7S AD TD"), (
    "AC KC QC JC TC 9C 8C 7C", "AH KH QH JH TH KD QD JD"))  # fmt: skip
KING_ON_QUEEN = (("KS 7S 7H 8H 9H 7D 8D 9D", "QS AS TS JS 9S 8S AD TD"), OPEN_PAIR[1])
QUEEN_ON_KING = (("QS 7S 7H 8H 9H 7D 8D 9D", "KS AS TS JS 9S 8S AD TD"), OPEN_PAIR[1])
KING_COVERED = (("QS 7S 7H 8H 9H 7D 8D 9D", "AS KS TS JS 9S 8S AD TD"), OPEN_PAIR[1])


def words(state: State, cards: str) -> list[tuple[Effect, ...]]:
    """Return what is said with each of these cards of seat 0, which leads; seat 1 answers
    anything."""
    said: list[tuple[Effect, ...]] = []
    for card in cards.split():
        applied = apply(state, Play(0, Card.parse(card)))
        said.append(applied.effects)
        state = act(applied.state, legal_actions(applied.state, 1)[0])
    return said


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        (OPEN_PAIR, [(Effect.BELOTE,), (Effect.REBELOTE,)]),
        (KING_ON_QUEEN, [(), (Effect.BELOTE, Effect.REBELOTE)]),
    ],
)
def test_belote_is_said_when_both_lie_open_else_with_the_second_card(
    fields: Any, said: list[Any]
) -> None:
    """Nobody learns from a word that the queen lies beneath the king."""
    assert words(at("pass, pass, take S", fields, **BELOTE), "KS QS") == said


def test_belote_of_one_player_who_plays_both_is_twenty() -> None:
    for fields in (OPEN_PAIR, KING_ON_QUEEN, QUEEN_ON_KING):
        state = at("pass, pass, take S", fields, **BELOTE)
        assert finish(state, -1).results[0].belotes == (1, 0)
        assert finish(at("pass, pass, take S", fields), -1).results[0].belotes == (0, 0)
    split = ((OPEN_PAIR[0][0].replace("QS", "JH"), OPEN_PAIR[0][1]),
             (OPEN_PAIR[1][0], OPEN_PAIR[1][1].replace("JH", "QS")))  # fmt: skip
    assert finish(at("pass, pass, take S", split, **BELOTE), -1).results[0].belotes == (0, 0)


def test_nobody_sees_a_belote_while_one_of_the_two_is_covered() -> None:
    state = play(at("pass, pass, take S", KING_ON_QUEEN, **BELOTE), "KS")
    for seat in (None, 0, 1):
        assert view(state, seat).belotes == ()
    done = play(state, "AC QS")
    assert view(done, 1).belotes == (Spoken(0, Suit.SPADES, 2),)


def test_king_first_holds_the_queen_back_only_while_the_king_lies_open() -> None:
    options: dict[str, Any] = {**BELOTE, "belote_order": "king_first"}
    state = at("pass, pass, take S", OPEN_PAIR, **options)
    assert "QS" not in legal(state)
    assert refusal(state, Play(0, Card.parse("QS"))) == (Reason.KING_FIRST, "A8")
    covered = at("pass, pass, take S", KING_COVERED, **options)
    assert "QS" in legal(covered)
    open_now = play(covered, "7S AC")
    assert "KS" in legal(open_now)
    assert "QS" not in legal(open_now)


# Contracts without a trump suit, and bids, as options (B6) --------------------------------------


def test_they_are_not_named_in_the_first_round() -> None:
    assert legal_actions(at(**EXTRA), 0) == (Pass(0), Take(0, Suit.HEARTS))


def test_no_trumps_nothing_beats_the_suit_that_is_led() -> None:
    state = at("pass, pass, take N", **EXTRA)
    assert legal(play(state, "AH")) == {"9H", "TH"}  # to follow, not to beat
    assert legal(play(state, "KS")) == {*FIELDS[1][0].split()}
    state = play(state, "KS TH")
    assert asked_seat(state) == 0
    state = play(state, "AD JD AC JC")  # 4 + 10, 19 + 2, 19 + 2
    assert view(state, None).points == (14 + 21 + 21, 0)


def test_all_trumps_every_suit_is_ranked_as_trumps_and_must_be_beaten() -> None:
    state = at("pass, pass, take A", **EXTRA)
    assert legal(play(state, "AD")) == {"JD"}
    assert refusal(play(state, "AD"), Play(1, Card.parse("KD"))) == (
        Reason.MUST_BEAT_TRUMP,
        "A6 a",
    )
    assert legal(play(state, "8H")) == {"9H", "TH"}
    assert legal(play(state, "KS")) == {*FIELDS[1][0].split()}  # no suit trumps another
    state = play(state, "AH 9H")
    assert asked_seat(state) == 1
    assert view(state, None).points == (0, 6 + 9)


@pytest.mark.parametrize("trump", ["N", "A"])
def test_a_contract_without_a_suit_has_no_belote_and_162_points(trump: str) -> None:
    state = finish(at(f"pass, pass, take {trump}", OPEN_PAIR, **EXTRA, **BELOTE), -1)
    result = state.results[0]
    assert (result.belotes, result.trump.value, sum(result.points)) == ((0, 0), trump, 162)


def test_they_are_bid_as_well() -> None:
    state = at("bid 80 N", auction="bids", **EXTRA)
    trumps = {each.suit.value for each in legal_actions(state, 1) if isinstance(each, Bid)}
    assert trumps == set("SHDCNA")
    state = do(state, "bid 90 A, pass")
    assert (deal_of(state).taker, deal_of(state).trump) == (1, NoSuit.ALL_TRUMPS)
    assert asked_seat(state) == 0


def test_no_extra_contract_is_bid_where_there_is_none() -> None:
    state = at(auction="bids")
    assert refusal(state, Bid(0, 80, NoSuit.ALL_TRUMPS)) == (Reason.NO_SUCH_BID, "C1")


@pytest.mark.parametrize("options", [
    {"extra_contracts": "both"},
    {"auction": "bids", "extra_contracts": "both", "surcoinche": "x4"},
    {"declarations": "first_trick", "reveal_on_lead": True, **BELOTE},
])  # fmt: skip
def test_162_points_in_whatever_deal(options: dict[str, Any]) -> None:
    rules = RULES.changed({**options, "target": 300})
    deals, trumps = 0, set[str]()
    for number in range(25):
        *_, (_, _, last) = walk(rules, number.to_bytes(32, "big"), random_chooser(number))
        for result in last.results:
            deals += 1
            trumps.add(result.trump.value)
            assert (sum(result.points), sum(result.tricks)) == (162, 16)
    assert deals >= 25
    assert trumps == set("SHDCNA") if "extra_contracts" in options else set("SHDC")
