"""Shares by which auctions are judged: contracts that fail, coinches, first bids without heads."""

from collections import Counter
from functools import partial

from bot.robots.convention import HEADS
from bot.rules import Action, Bid, State, Suit, view
from tests.robots.match import is_made, play_deal
from tests.tools.arena.duel import Duel, on_all_cores, pack_seed, seated

TOLD = (
    ("contracts", "deals"),
    ("contracts that fail", "contracts"),
    ("coinched", "contracts"),
    ("coinched contracts that fail", "coinched"),
    ("without jack and nine", "first bids in a suit"),
)


def shares(duel: Duel, deals: int) -> str:
    """Return a line for each share, of deals in which all four are players of one team."""
    found = Counter[str]()
    for each in on_all_cores(partial(counted, duel), range(deals)):
        found.update(each)
    return "\n".join(f"  {part}: {found[part]} of {found[whole]} {whole}" for part, whole in TOLD)


def counted(duel: Duel, number: int) -> Counter[str]:
    """Play a deal, and return what there was in it."""
    packs, found = pack_seed(duel.seed, number), Counter({"deals": 1})
    plays = seated(duel, duel.first, packs, {})

    def watched(state: State, seat: int) -> Action:
        action = plays(state, seat)
        if isinstance(action, Bid) and isinstance(action.suit, Suit):
            seen = view(state, seat)
            together = seen.game_type.accounts.together
            if not any(isinstance(e, Bid) and together(e.actor, seat) for e in seen.calls):
                found["first bids in a suit"] += 1
                held = {card.rank for card in seen.hand if card.suit is action.suit}
                found["without jack and nine"] += not held & HEADS
        return action

    for result in play_deal(duel.rules, packs, (watched, watched)).results:
        fails, coinched = not is_made(result), result.multiplier > 1
        found += Counter(
            {
                "contracts": 1,
                "contracts that fail": fails,
                "coinched": coinched,
                "coinched contracts that fail": coinched and fails,
            }
        )
    return found
