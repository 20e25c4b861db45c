"""The answer of a robot whose seat is asked."""

from collections.abc import Callable, Mapping

from bot.robots.beginner import beginner
from bot.robots.club import casual, club
from bot.robots.levels import DEFAULT_LEVEL, Level
from bot.robots.strong import expert, strong
from bot.rules import Action, Ask, Claim, Dice, View

PLAYERS: Mapping[Level, Callable[[View, Dice], Action]] = {
    Level.BEGINNER: beginner,
    Level.CASUAL: casual,
    Level.CLUB: club,
    Level.STRONG: strong,
    Level.EXPERT: expert,
}
"""how each level calls and plays its cards"""


LEVELLED = frozenset(
    {
        *(Ask.PLAY, Ask.CALL, Ask.KNOCK, Ask.SURCOINCHE, Ask.ANSWER),
        *(Ask.SCHMEISS, Ask.EXCHANGE, Ask.DISCARD),
    }
)
"""what each level decides in its own way"""


def choose(view: View, dice: Dice, level: Level = DEFAULT_LEVEL) -> Action:
    """Return one of `view.options`, for which the party waits from the seat that sees `view`.

    It may be an action that answers another open decision (`View.key_of`): who is asked to let a
    bid go by may coinche it. The same view, dice and level give the same action. A cut is chance,
    and the same at every level. Raises `ValueError` when nobody waits for the seat.
    """
    decision = view.decision
    if decision is None:
        raise ValueError(f"seat {view.seat} is not asked")
    if claims := [each for each in view.options if isinstance(each, Claim)]:
        return claims[0]  # the roem of a trick that this seat has won, as it leads
    match decision.ask:
        case _ if decision.ask in LEVELLED:
            return PLAYERS[level](view, dice)
        case Ask.CUT:
            return view.options[dice.below(len(view.options))]
        case _:
            # The proposed declarations, or the usual packets.
            return view.options[0]
