"""Belote Découverte, and its options: declarations, belote, other contracts, bids (B)."""

from typing import Any

import pytest

from bot.rules import (
    PACK,
    Card,
    Effect,
    OpenPlace,
    Phase,
    Play,
    Reason,
    Shuffle,
    Spoken,
    State,
    Suit,
    apply,
    decisions,
    find_preset,
    format_cards,
    legal_actions,
    parse_cards,
    parse_declaration,
    view,
)
from tests.rules.parties import (
    act,
    asked_seat,
    deal_of,
    dealt,
    do,
    laid,
    next_pack,
    play,
    refusal,
    with_dealer,
)
from tests.rules.scenarios import FIELDS

RULES = find_preset("decouverte")
BELOTE: dict[str, Any] = {"belote": "on", "contract_basis": "tricks_belote"}
EXTRA: dict[str, Any] = {"extra_contracts": "both"}


def at(script: str = "", fields: Any = FIELDS, dealer: int = 1, **options: Any) -> State:
    state = laid(fields, RULES.changed(options), dealer=dealer)
    return do(state, script) if script else state


def legal(state: State) -> set[str]:
    """The cards that may be played now."""
    plays = legal_actions(state, asked_seat(state))
    return {each.card.text for each in plays if isinstance(each, Play)}


def uncovered(state: State, seat: int) -> set[str]:
    return {place.up.text for place in view(state, None).fields[seat] if place.up is not None}


# The deal (B1) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1])
def test_packets_of_four_face_down_and_the_same_four_face_up_upon_them(dealer: int) -> None:
    deal = deal_of(dealt(PACK, dealer, RULES))
    for seat, first in ((1 - dealer, 0), (dealer, 4)):
        down = (*PACK[first : first + 4], *PACK[first + 8 : first + 12])
        up = (*PACK[first + 16 : first + 20], *PACK[first + 24 : first + 28])
        assert [(place.down, place.up) for place in deal.fields[seat]] == list(
            zip(down, up, strict=True)
        )
    assert deal.stock == ()


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_opponent_cuts_and_the_last_card_laid_is_turned_and_stays_the_dealers(
    dealer: int,
) -> None:
    state = dealt(PACK, dealer, RULES)
    assert view(state, None).turn_up is PACK[31]
    assert PACK[31] in deal_of(state).hands[dealer]
    assert asked_seat(state) == 1 - dealer
    [cut] = [each for each in decisions(_before_the_cut(dealer)) if each.waits]
    assert cut.actor == 1 - dealer


def _before_the_cut(dealer: int) -> State:
    return act(with_dealer(dealer, RULES), Shuffle(PACK))


def test_sixteen_cards_each_and_nobody_knows_the_covered_ones() -> None:
    for seat in (None, 0, 1):
        seen = view(at(), seat)
        assert seen.hand_sizes == (16, 16)
        assert seen.fields == tuple(
            tuple(OpenPlace(card, True) for card in parse_cards(up)) for up, _ in FIELDS
        )
    assert format_cards(sorted(view(at(), 0).hand)) == format_cards(
        sorted(parse_cards(FIELDS[0][0]))
    )


# The auction (B2) -------------------------------------------------------------------------------


def test_the_fields_of_a_thrown_in_deal_stay_together() -> None:
    state = next_pack(at("pass, pass, pass, pass"))
    fields = {frozenset(parse_cards(f"{up} {down}")) for up, down in FIELDS}
    assert {frozenset(state.pack[:16]), frozenset(state.pack[16:])} == fields


# Obligations look at uncovered cards alone (B3) -------------------------------------------------


# What lies beneath (B3, B6) ---------------------------------------------------------------------


def test_what_lay_beneath_appears_after_the_answer() -> None:
    """The example of B: the ace of hearts lies on the jack of spades."""
    state = play(at("pass, pass, take S"), "AH")
    assert "JS" not in uncovered(state, 0)
    assert view(state, None).fields[0][0] == OpenPlace(None, True)
    applied = apply(state, Play(1, Card.parse("9H")))
    assert applied.effects == (Effect.UNCOVERED, Effect.TRICK_WON)
    assert "JS" in uncovered(applied.state, 0)
    assert "TC" in uncovered(applied.state, 1)
    assert view(applied.state, None).fields[0][0] == OpenPlace(Card.parse("JS"), False)
    assert "JS" in legal(applied.state)


def test_with_reveal_on_lead_the_leaders_appears_before_the_answer() -> None:
    state = at("pass, pass, take S", reveal_on_lead=True)
    applied = apply(state, Play(0, Card.parse("AH")))
    assert applied.effects == (Effect.UNCOVERED,)
    for seat in (None, 0, 1):
        fields = view(applied.state, seat).fields
        assert fields[0][0] == OpenPlace(Card.parse("JS"), False)
        assert fields[1] == view(state, seat).fields[1]
    after = apply(applied.state, Play(1, Card.parse("9H")))
    assert after.effects == (Effect.UNCOVERED, Effect.TRICK_WON)
    assert "TC" in uncovered(after.state, 1)  # who answers uncovers after the trick


# Sixteen tricks (B4) ----------------------------------------------------------------------------


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


# Spades are trump: king and queen open, one of them covered, or both.
OPEN_PAIR = (("KS QS 7H 8H 9H 7D 8D 9D", "AS TS JS 9S 8S 7S AD TD"), (
    "AC KC QC JC TC 9C 8C 7C", "AH KH QH JH TH KD QD JD"))  # fmt: skip
KING_ON_QUEEN = (("KS 7S 7H 8H 9H 7D 8D 9D", "QS AS TS JS 9S 8S AD TD"), OPEN_PAIR[1])
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
