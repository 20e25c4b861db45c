"""Four of one player among themselves: the points that they give away card by card, and shares by
which their auctions are judged.

The judge of cards is fair: one who knows what the player knew, and thinks for longer.
"""

from collections import Counter
from functools import partial
from statistics import fmean, stdev

from bot.robots.convention import HEADS
from bot.robots.search import wait
from bot.robots.strong.cards import Effort, try_cards
from bot.rules import Action, Bid, Dice, Phase, Play, State, Suit, view
from tests.robots.match import is_made, play_deal
from tests.tools.arena.duel import Duel, on_all_cores, pack_seed, seated

JUDGE = Effort(300, 4, thoughtful=32)
"""twice: who chose the best card and told its worth by the same deals would find it better than it
is, and call a loss what is chance"""

TOLD = (
    ("contracts", "deals"),
    ("contracts that fail", "contracts"),
    ("coinched", "contracts"),
    ("coinched contracts that fail", "coinched"),
    ("without jack and nine", "first bids in a suit"),
)
"""of what each share is"""


def losses(duel: Duel, deals: int) -> str:
    """Return what four such players give away in a deal, in written points."""
    found = on_all_cores(partial(loss, duel), range(deals))
    lost = [each for each in found if each is not None]
    error = stdev(lost) / len(lost) ** 0.5 if len(lost) > 1 else 0
    return f"{fmean(lost):.1f} ± {error:.1f} lost a deal over {len(lost)} deals"


def loss(duel: Duel, number: int) -> float | None:
    """Play a deal and return what all four gave away; None where nobody takes."""
    wait()
    packs = pack_seed(duel.seed, number)
    plays, lost = seated(duel, duel.first, packs, {}), [0.0]

    def judged(state: State, seat: int) -> Action:
        action = plays(state, seat)
        if state.phase is Phase.PLAY and isinstance(action, Play):
            seen = view(state, seat)
            cards = list(dict.fromkeys(e.card for e in seen.options if isinstance(e, Play)))
            if len(cards) > 1:
                first, second = (
                    try_cards(seen, cards, Dice(packs, judge, len(seen.played)), JUDGE).worth
                    for judge in ("judge", "second judge")
                )
                lost[0] += second[first.argmax()] - second[cards.index(action.card)]
        return action

    state = play_deal(duel.rules, packs, (judged, judged))
    return lost[0] if state.results else None


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
