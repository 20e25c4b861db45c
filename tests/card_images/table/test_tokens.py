"""The marks beside the plates: contracts, calls, declarations."""

from bot.rules import (
    CAPOT_BID,
    Bid,
    Card,
    Coinche,
    DeclarationKind,
    Heard,
    NoSuit,
    Pass,
    Phase,
    Rank,
    Stopped,
    Suit,
    Surcoinche,
    Take,
    View,
    parse_cards,
    view,
)
from card_images.colours import GOLD, MUTED, WHITE
from card_images.plates import is_turn
from card_images.shapes import SUIT_SHAPES, Shape
from card_images.tokens import STOPPED, Fan, Token, tokens
from tests.card_images.positions import first, in_phase, in_play
from tests.card_images.samples import ENGLISH, FRENCH

TIERCE = parse_cards("KS QS JS")
JACKS = parse_cards("JS JH JD JC")


def signs(seen: View, seat: int) -> list[tuple[Shape | str, ...]]:
    """The signs and words on each token of a seat; of a fan the names of its cards."""
    return [
        tuple(map(str, each.cards))
        if isinstance(each, Fan)
        else tuple(part.sign for part in each.parts)
        for each in tokens(seen, seat, ENGLISH)
    ]


def bidding(*calls: Pass | Bid | Coinche | Surcoinche) -> View:
    """The auction of Kloppen after these calls, dealt by seat 3."""
    seen = view(first("kloppen", lambda state: state.phase is Phase.CALL), None)
    bids = [call for call in calls if isinstance(call, Bid)]
    return seen._replace(calls=calls, bid=bids[-1] if bids else None, dealer=3)


def test_trump_lies_beside_the_taker_and_the_pack_beside_the_dealer() -> None:
    seen = view(in_play(0, 0), None)
    for seat in range(4):
        trump = [(SUIT_SHAPES[seen.trump],)] if isinstance(seen.trump, Suit) else []
        pack = [(Shape.CARDS,)]
        expected = trump * (seat == seen.taker) + pack * (seat == seen.dealer)
        assert signs(seen, seat) == expected


def test_both_calls_of_the_auction_over_a_turned_card_are_shown() -> None:
    calls = (Pass(0), Pass(1), Pass(2), Pass(3), Pass(0))
    seen = view(in_phase(Phase.CALL), None)._replace(calls=calls, dealer=3)
    assert [signs(seen, seat) for seat in range(3)] == [[("–",), ("–",)], [("–",)], [("–",)]]


def test_of_bids_each_seat_shows_its_last_and_that_it_passed_since() -> None:
    seen = bidding(Bid(0, 80, Suit.CLUBS), Pass(1), Bid(2, 90, Suit.HEARTS), Pass(3), Pass(0))
    assert signs(seen, 0) == [("80", Shape.CLUBS), ("–",)]
    assert signs(seen, 1) == [("–",)]
    assert signs(seen, 2) == [("90", Shape.HEARTS)]
    back = bidding(Pass(0), *(Bid(0, points, Suit.CLUBS) for points in (80, 100, 120, 140)))
    assert signs(back, 0) == [(points, Shape.CLUBS) for points in ("100", "120", "140")]
    assert signs(bidding(Bid(1, CAPOT_BID, Suit.SPADES)), 1) == [("Capot", Shape.SPADES)]
    assert signs(bidding(Bid(1, 0, Suit.SPADES)), 1) == [(Shape.SPADES,)]  # on a ladder


def test_the_contract_has_its_points_and_what_multiplies_it() -> None:
    bid = Bid(1, 110, Suit.DIAMONDS)
    seen = bidding(bid)._replace(taker=1, trump=Suit.DIAMONDS)
    assert signs(seen, 1) == [("110", Shape.DIAMONDS)]
    for multiplier in (2, 3, 4):
        times = seen._replace(multiplier=multiplier)
        assert signs(times, 1) == [("110", Shape.DIAMONDS, f"×{multiplier}")]


def test_who_coinched_is_seen_until_the_first_trick_is_won() -> None:
    calls = bidding(Bid(1, 80, Suit.CLUBS), Coinche(2), Surcoinche(1))
    seen = calls._replace(taker=1, trump=Suit.CLUBS, multiplier=4)
    assert signs(seen, 2) == [("Coinche",)]
    assert signs(seen, 1) == [("80", Shape.CLUBS, "×4")]
    assert signs(seen._replace(tricks_won=(0, 1)), 2) == []


def test_a_contract_without_a_suit_has_letters_in_the_readers_language() -> None:
    seen = view(in_play(0, 0), None)._replace(taker=1, dealer=0)
    for trump, english, french in (
        (NoSuit.NO_TRUMPS, "NT", "SA"),
        (NoSuit.ALL_TRUMPS, "AT", "TA"),
    ):
        contract = seen._replace(trump=trump)
        assert signs(contract, 1) == [(english,)]
        (token,) = tokens(contract, 1, FRENCH)
        assert isinstance(token, Token)
        assert token.parts[0].sign == french
        call = seen._replace(taker=None, calls=(Take(2, trump),))
        assert signs(call, 2) == [(english,)]


def test_who_stopped_the_game_has_a_sign() -> None:
    seen = view(in_play(3, 0), None)._replace(stopped=Stopped(2, 1010, proof=True))
    assert STOPPED in tokens(seen, 2, ENGLISH)
    assert STOPPED not in tokens(seen, 0, ENGLISH)


# Declarations ------------------------------------------------------------------------------------


def heard(
    kind: DeclarationKind,
    cards: tuple[Card, ...] = (),
    length: int = 3,
    *,
    rank: Rank | None = None,
    counts: bool | None = None,
) -> View:
    """A deal in which seat 1 announced something."""
    seen = view(in_play(0, 2), None)._replace(dealer=0, taker=2)
    return seen._replace(heard=(Heard(1, kind, length, rank, cards, counts),))


def test_each_type_has_its_word_and_no_height() -> None:
    assert signs(heard(DeclarationKind.TIERCE), 1) == [("Tierce",)]
    assert signs(heard(DeclarationKind.CINQUANTE, length=4), 1) == [("Cinquante",)]
    assert signs(heard(DeclarationKind.CENT, length=5), 1) == [("Cent",)]
    assert signs(heard(DeclarationKind.CENT, length=7), 1) == [("Cent (7)",)]
    assert signs(heard(DeclarationKind.CARRE, length=4, rank=Rank.JACK), 1) == [("Carré J",)]
    assert signs(heard(DeclarationKind.TIERCE), 3) == []


def test_what_counts_has_a_tick_and_what_does_not_is_pale() -> None:
    def token(counts: bool | None) -> Token:
        (only,) = tokens(heard(DeclarationKind.TIERCE, counts=counts), 1, ENGLISH)
        assert isinstance(only, Token)
        return only

    assert (token(True).ground, token(True).parts[1].sign) == (GOLD, Shape.TICK)
    assert [part.ink for part in token(False).parts] == [MUTED]
    assert [part.ink for part in token(None).parts] == [WHITE]


def test_cards_are_shown_once_the_view_has_them() -> None:
    assert signs(heard(DeclarationKind.TIERCE, TIERCE), 1) == [("Tierce",), ("KS", "QS", "JS")]
    carre = heard(DeclarationKind.CARRE, JACKS, 4, rank=Rank.JACK, counts=True)
    assert signs(carre, 1) == [("Carré J", Shape.TICK), ("JS", "JH", "JD", "JC")]


def test_in_decouverte_the_cards_lie_open_anyway() -> None:
    fields = view(in_play(0, 1, "decouverte"), None)
    said = Heard(1, DeclarationKind.TIERCE, 3, None, TIERCE, True)
    seen = fields._replace(heard=(said,), dealer=0, taker=0)
    assert signs(seen, 1) == [("Tierce", Shape.TICK)]


# Turns -------------------------------------------------------------------------------------------


def test_who_may_coinche_unasked_is_not_in_turn() -> None:
    state = first("kloppen", lambda s: s.phase is Phase.CALL and view(s, None).bid is not None)
    seen = view(state, None)
    assert len(seen.decisions) == 3
    assert [seat for seat in range(4) if is_turn(seen, seat)] == [seen.asked]


def test_in_the_window_for_a_coinche_the_defender_is_asked_who_did_not_speak_last() -> None:
    seen = view(first("kloppen", lambda state: state.phase is Phase.KNOCK), None)
    assert seen.bid is not None
    assert [seat for seat in range(4) if is_turn(seen, seat)] == [(seen.bid.actor + 1) % 4]


def test_nobody_is_shown_to_hold_something_to_declare() -> None:
    state = first("shown at once", lambda state: state.phase is Phase.DECLARE)
    assert not any(is_turn(view(state, None), seat) for seat in range(4))
