"""The answer of a robot whose seat is asked."""

from bot.robots.bidding import choose_bid
from bot.robots.calling import choose_call
from bot.robots.playing import choose_play
from bot.robots.stopping import find_stop
from bot.rules import Action, Ask, Dice, View


def choose(view: View, dice: Dice) -> Action:
    """Return one of `view.options`, for which the party waits from the seat that sees `view`.

    It may be an action that answers another open decision (`View.key_of`): who is asked to let a
    bid go by may coinche it. `dice` is used where nothing but chance decides (the cut). Raises
    `ValueError` when nobody waits for the seat.
    """
    decision = view.decision
    if decision is None:
        raise ValueError(f"seat {view.seat} is not asked")
    match decision.ask:
        case Ask.PLAY:
            return find_stop(view) or choose_play(view)
        case Ask.CALL | Ask.KNOCK | Ask.SURCOINCHE | Ask.ANSWER:
            return choose_bid(view) if view.game.auction.by_bids else choose_call(view)
        case Ask.CUT:
            return view.options[dice.below(len(view.options))]
        case _:
            # The proposed declarations, or the usual packets.
            return view.options[0]
