"""A whole party of Bulgarian belot by clicks, with the hidden cards watched.

The seed was searched with the rules alone: in this party happens what is worth looking at.
"""

from pathlib import Path

import pytest

from bot.rules import (
    Action,
    Bid,
    Coinche,
    DealOutcome,
    NoSuit,
    Pass,
    Phase,
    Play,
    Rank,
    Surcoinche,
    View,
)
from tests.end_to_end.party.test_games import play, talkative

HEADS = {Rank.JACK, Rank.NINE, Rank.ACE}
SITTING = ("alice", "benoit", "clara", "daan")


def on_the_ladder(seen: View) -> Action | None:
    """Bids a trump of which it has two heads, doubles with one, and runs from a contra with one."""
    if seen.phase is Phase.PLAY:
        declared = [e for e in seen.options if isinstance(e, Play) and e.declarations]
        return declared[0] if declared else talkative(seen)
    if seen.phase is not Phase.CALL or not seen.decision:
        return None
    doubled = [e for e in seen.options if isinstance(e, Coinche | Surcoinche)]
    if doubled and seen.bid is not None and heads(seen, seen.bid) >= 1:
        return doubled[0]
    good = [
        e for e in seen.options if isinstance(e, Bid) and heads(seen, e) >= 2 - seen.multiplier // 2
    ]
    if good and len(seen.calls) < 6:
        return good[0]
    return Pass(seen.seat or 0)


def heads(seen: View, bid: Bid) -> int:
    """How many jacks, nines and aces of a trump a hand has; without a suit half of all of them."""
    suits = not isinstance(bid.suit, NoSuit)
    held = [c for c in seen.hand if c.rank in HEADS and (c.suit is bid.suit or not suits)]
    return len(held) if suits else len(held) // 2


@pytest.mark.whole
async def test_bulgarian_to_its_end(tmp_path: Path) -> None:
    """Contra and recontra, a bid that runs from a contra, a tie that hangs, declarations, tens."""
    party = await play(tmp_path, 210, SITTING, "bulgarian", on_the_ladder, {"target": 101})
    results = party.end.results
    assert {each.multiplier for each in results} == {2, 4}
    assert any(state.deal and state.deal.multiplier > 1 for state, _ in party.of(Bid))
    assert any(each.score.outcome is DealOutcome.HANGING for each in results)
    assert any(each.declared for each in results)
    assert any(any(each.released) for each in results)
    assert max(party.end.scores) >= 101
