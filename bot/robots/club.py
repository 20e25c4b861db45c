"""A player who remembers, and one who looks at the last trick alone."""

from collections.abc import Callable, Mapping

from bot.robots.bidding import choose_bid
from bot.robots.calling import choose_answer, choose_call, choose_trump
from bot.robots.playing import choose_play
from bot.robots.rungs import choose_rung
from bot.robots.stopping import find_stop
from bot.robots.talon import choose_discard, choose_exchange
from bot.rules import Action, Ask, ContractKind, Dice, View, forgetful

CALLERS: Mapping[ContractKind, Callable[[View], Action]] = {
    ContractKind.TAKEN: choose_call,
    ContractKind.CHOSEN: choose_trump,
    ContractKind.POINTS: choose_bid,
    ContractKind.LADDER: choose_rung,
}
"""who calls, by what a contract names"""

ANSWERS: Mapping[Ask, Callable[[View], Action]] = {
    Ask.SCHMEISS: choose_answer,
    Ask.EXCHANGE: choose_exchange,
    Ask.DISCARD: choose_discard,
}
"""who answers what comes of the auction"""


def club(view: View, _: Dice) -> Action:
    """Play by all that the seat has seen and heard."""
    if view.decision and view.decision.ask is Ask.PLAY:
        return find_stop(view) or choose_play(view)
    answers = ANSWERS.get(view.decision.ask) if view.decision else None
    if answers is not None:
        return answers(view)
    return CALLERS[view.game_type.auction.kind](view)


def casual(view: View, dice: Dice) -> Action:
    """Play like `club` with the last trick to look at."""
    return club(forgetful(view), dice)
