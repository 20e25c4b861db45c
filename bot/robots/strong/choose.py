"""The answer of a robot that thinks ahead; of one by rule of thumb where that cannot be."""

from bot.robots.club import club
from bot.robots.search import ready
from bot.robots.stopping import find_stop
from bot.robots.strong.cards import Effort
from bot.robots.strong.weighing import EXPERT, Thought, dice_of, weigh, weighable
from bot.rules import Action, Ask, Dice, View

STRONG = Thought(200, Effort(70, 3, thoughtful=32), most=200, alike=2, open=40)


def strong(view: View, dice: Dice) -> Action:
    """Think for some milliseconds."""
    return think(view, dice, STRONG)


def expert(view: View, _: Dice) -> Action:
    """Think for some hundred milliseconds, with the chance of the decision: what a hint would say
    there."""
    return think(view, dice_of(view), EXPERT)


def think(view: View, dice: Dice, thought: Thought) -> Action:
    """Choose by play-outs; like `club` while their code is not there, and in Découverte until half
    of the cards are played."""
    if view.decision is None or not ready():
        return club(view, dice)
    if view.fields and (
        view.decision.ask is not Ask.PLAY or 2 * len(view.played) < len(view.game_type.dealing.pack)
    ):
        return club(view, dice)
    if not weighable(view) or len(view.options) == 1:
        return club(view, dice)
    if view.decision.ask is Ask.PLAY and (stop := find_stop(view)):
        return stop
    return weigh(view, dice, thought).best
