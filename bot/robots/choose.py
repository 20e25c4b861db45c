"""What a robot does when its seat is asked."""

from bot.robots.calling import choose_call
from bot.robots.playing import choose_card
from bot.rules import Action, Dice, Phase, View


def choose(view: View, dice: Dice) -> Action:
    """The action of the seat that sees `view`, one of `view.options`.

    `dice` is used where nothing but chance decides (the cut). Raises `ValueError` when the seat is
    not asked for anything.
    """
    if not view.options:
        raise ValueError(f"seat {view.seat} is not asked")
    match view.phase:
        case Phase.CALL:
            return choose_call(view)
        case Phase.PLAY:
            return choose_card(view)
        case _:
            return view.options[dice.below(len(view.options))]
