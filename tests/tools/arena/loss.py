"""The points that players give away card by card, as a fair judge sees it: one who knows what the
player knew, and thinks for longer."""

from functools import partial
from statistics import fmean, stdev

from bot.robots.search import wait
from bot.robots.strong.cards import Effort, try_cards
from bot.rules import Action, Dice, Phase, Play, State, view
from tests.robots.match import play_deal
from tests.tools.arena.duel import Duel, on_all_cores, pack_seed, seated

JUDGE = Effort(300, 4, thoughtful=32)
"""twice: who chose the best card and told its worth by the same deals would find it better than it
is, and call a loss what is chance"""


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
