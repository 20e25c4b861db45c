"""A whole party of each preset of coinche and contrée by clicks, with the hidden cards watched.

The seeds were searched with the rules alone: in these deals happens what is worth looking at, and
each test says what that is.
"""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Action,
    Bid,
    Card,
    Coinche,
    NoSuit,
    Pass,
    Phase,
    Rank,
    Surcoinche,
    Trump,
    View,
)
from tests.end_to_end.party.test_games import Party, play, talkative

HIGH = {NoSuit.NO_TRUMPS: {Rank.ACE, Rank.TEN}, NoSuit.ALL_TRUMPS: {Rank.JACK, Rank.NINE}}


def worth(hand: Sequence[Card], trump: Trump) -> int:
    """How good a hand is for a contract: from 4 on it is bid, from 7 on as a capot."""
    if isinstance(trump, NoSuit):
        return sum(card.rank in HIGH[trump] for card in hand) - 1
    held = {card.rank for card in hand if card.suit is trump}
    aces = sum(card.rank is Rank.ACE and card.suit is not trump for card in hand)
    return len(held) + aces - (Rank.JACK not in held) * 2


def bidding(seen: View) -> Action | None:
    """Bids what the hand is good for, coinches what it is good against, answers from five on."""
    options = seen.options
    seat = seen.seat or 0
    match seen.phase:
        case Phase.PLAY:
            return talkative(seen)
        case Phase.CALL | Phase.KNOCK if knocks(seen):
            return Coinche(seat)
        case Phase.CALL if seen.decision:
            return bids(seen)
        case Phase.SURCOINCHE if seen.decision and seen.bid:
            bold = worth(seen.hand, seen.bid.suit) >= 4
            return Surcoinche(seat) if bold else Pass(seat)
        case Phase.KNOCK if Pass(seat) in options:
            return Pass(seat)
        case _:
            return None


def knocks(seen: View) -> bool:
    knock = Coinche(seen.seat or 0)
    return knock in seen.options and seen.bid is not None and worth(seen.hand, seen.bid.suit) >= 3


def bids(seen: View) -> Action:
    """The lowest bid for the best contract, a capot or a générale where it is very good."""
    offered = [each for each in seen.options if isinstance(each, Bid)]
    best = max(offered, key=lambda each: (worth(seen.hand, each.suit), -each.points), default=None)
    if best is None or worth(seen.hand, best.suit) < 4:
        return Pass(seen.seat or 0)
    named = [e for e in offered if e.suit is best.suit and e.points in (CAPOT_BID, GENERALE_BID)]
    if worth(seen.hand, best.suit) >= 7 and named:
        return named[-1]
    return best if best.points <= 110 else Pass(seen.seat or 0)


def contracts(party: Party) -> set[Trump]:
    return {each.trump for each in party.end.results}


SITTING = ("alice", "benoit", "clara", "daan")


@pytest.mark.whole
async def test_coinche_with_and_without_all_trumps(tmp_path: Path) -> None:
    """Thrown in; all trumps, no trumps and a suit; surcoinched, where everybody may at any time."""
    party = await play(tmp_path, 110, SITTING, "coinche_bga", bidding, {"target": 500})
    assert contracts(party) >= {NoSuit.ALL_TRUMPS, NoSuit.NO_TRUMPS}
    assert party.of(Coinche)
    assert {each.multiplier for each in party.end.results} == {1, 4}
    assert len(party.end.results) < party.end.deal_number
