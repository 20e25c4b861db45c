"""Belote Découverte, and its options: declarations, belote, other contracts, bids (B)."""

from typing import Any

import pytest

from bot.rules import (
    PACK,
    Bid,
    Card,
    Effect,
    NoSuit,
    OpenPlace,
    Pass,
    Phase,
    Play,
    Reason,
    Shuffle,
    Spoken,
    State,
    Suit,
    Take,
    apply,
    decisions,
    format_cards,
    legal_actions,
    parse_cards,
    parse_declaration,
    view,
)
from tests.rules.fields import BELOTE, EXTRA, FIELDS, HALVES, RULES, at, legal, uncovered
from tests.rules.parties import (
    act,
    asked_seat,
    deal_of,
    dealt,
    do,
    finish,
    next_pack,
    play,
    random_chooser,
    refusal,
    walk,
    with_dealer,
)

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


@pytest.mark.parametrize(("script", "taker"), [("take H", 0), ("pass, take H", 1)])
def test_the_taker_does_not_get_the_turned_card(script: str, taker: int) -> None:
    before, state = at(), at(script)
    assert deal_of(state).fields == deal_of(before).fields
    assert (deal_of(state).taker, deal_of(state).trump) == (taker, Suit.HEARTS)
    assert asked_seat(state) == 0


def test_two_rounds_the_second_without_the_turned_suit() -> None:
    assert legal_actions(at(), 0) == (Pass(0), Take(0, Suit.HEARTS))
    second = at("pass, pass")
    assert asked_seat(second) == 0
    assert legal_actions(second, 0) == (Pass(0), *(Take(0, Suit(s)) for s in "SDC"))
    assert refusal(second, Take(0, Suit.HEARTS)) == (Reason.TURNED_SUIT, "A4")
    assert refusal(second, Take(0, NoSuit.NO_TRUMPS))[1] == "A4"


def test_four_passes_throw_the_deal_in_and_the_next_player_deals() -> None:
    applied = apply(at("pass, pass, pass"), Pass(1))
    state = applied.state
    assert applied.effects == (Effect.THROWN_IN,)
    state = next_pack(state)
    assert (state.phase, state.dealer, state.deal_number) == (Phase.CUT, 0, 2)
    assert asked_seat(state) == 1


def test_the_fields_of_a_thrown_in_deal_stay_together() -> None:
    state = next_pack(at("pass, pass, pass, pass"))
    fields = {frozenset(parse_cards(f"{up} {down}")) for up, down in FIELDS}
    assert {frozenset(state.pack[:16]), frozenset(state.pack[16:])} == fields


# Obligations look at uncovered cards alone (B3) -------------------------------------------------


def test_the_leader_plays_any_uncovered_card_and_no_covered_one() -> None:
    state = at("take H")
    assert legal(state) == set(FIELDS[0][0].split())
    assert refusal(state, Play(0, Card.parse("JS")))[0] is Reason.NOT_IN_HAND


def test_to_follow_to_trump_and_to_beat_a_trump() -> None:
    state = at("take H")
    assert legal(play(state, "AD")) == {"KD", "QD", "JD"}
    assert legal(play(state, "KS")) == {"9H", "TH"}
    assert refusal(play(state, "KS"), Play(1, Card.parse("KD"))) == (Reason.MUST_TRUMP, "A6 d")
    assert legal(play(state, "8H")) == {"9H", "TH"}
    assert legal(play(state, "AH")) == {"9H"}  # the ten does not beat the ace


def test_covered_cards_oblige_to_nothing() -> None:
    """Trump is spades; the hearts of seat 1 that are left lie beneath other cards."""
    state = play(at("pass, pass, take S"), "KS 9H QS TH AH")
    assert {"KH", "QH", "JH"}.isdisjoint(uncovered(state, 1))
    assert legal(state) == {"KD", "QD", "KC", "QC", "JC", "JD", "TC", "7C"}
    covered_trump = play(at("pass, take H"), "KS 9H")  # king, queen and jack of trump are covered
    assert legal(play(covered_trump, "TH")) == {"AH"}


def test_the_winner_leads() -> None:
    assert asked_seat(play(at("take H"), "KS 9H")) == 1
    assert asked_seat(play(at("take H"), "AD KD")) == 0


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


def test_a_place_without_a_card_uncovers_nothing() -> None:
    for reveal in (False, True):
        state = play(at("pass, pass, take S", reveal_on_lead=reveal), "AH 9H")
        applied = apply(state, Play(0, Card.parse("JS")))
        assert applied.effects == ()
        assert view(applied.state, None).fields[0][0] == OpenPlace(None, False)
        assert view(applied.state, None).hand_sizes == (14, 15)
        last = apply(applied.state, Play(1, Card.parse("TC")))
        assert last.effects == (Effect.TRICK_WON,)


# Sixteen tricks (B4) ----------------------------------------------------------------------------


def test_sixteen_tricks_and_162_points() -> None:
    state = finish(at("take H"), -1)
    result = state.results[0]
    assert (sum(result.tricks), sum(result.points)) == (16, 162)
    assert (result.belotes, result.declarations) == ((0, 0), (0, 0))
    assert view(state, None).fields == ((OpenPlace(None, False),) * 8,) * 2
    assert {card for trick in deal_of(state).tricks for card in trick.cards} == set(PACK)


@pytest.mark.parametrize(("script", "written"), [
    ("pass, pass, take S", (252, 0)), ("pass, pass, pass, take S", (252, 0)),
])  # fmt: skip
def test_sixteen_tricks_of_one_player_are_a_capot(script: str, written: tuple[int, int]) -> None:
    """Nobody can beat a spade or, with no trump left anywhere else, a heart of seat 0."""
    state = at(script, HALVES)
    while not state.results:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    result = state.results[0]
    assert (result.tricks, result.points, result.written) == ((16, 0), (162, 0), written)


def made_by(points: int, **options: Any) -> State:
    """The first trick of seat 0 as taker is counted so that it ends with `points`."""
    state = at("take H", **options)
    before, after = state, state
    while not after.results:
        before, after = after, act(after, legal_actions(after, asked_seat(after))[-1])
    deal = deal_of(before)
    shift = points - after.results[0].points[0]
    deal = deal._replace(points=(deal.points[0] + shift, deal.points[1] - shift))
    last = legal_actions(before, asked_seat(before))[-1]
    return act(before._replace(deal=deal), last)


def test_with_82_it_is_made_and_with_81_lost() -> None:
    assert made_by(82).results[0].written == (82, 80)
    assert made_by(81).results[0].written == (0, 162)
    assert made_by(81, tie_rule="takers_win").results[0].written == (81, 81)


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
