"""The answer of a robot that thinks ahead; of one by rule of thumb where that cannot be."""

from typing import NamedTuple

from bot.robots.club import club
from bot.robots.playing import choose_card as choose_by_thumb
from bot.robots.playing import play_of, playable
from bot.robots.search import ready
from bot.robots.stopping import find_stop
from bot.robots.strong.bids import choose_bid
from bot.robots.strong.cards import Effort, worth_of_cards
from bot.robots.strong.taking import choose_take
from bot.rules import PACK, Action, Ask, Card, Dice, View

WHOLE = 8 * 32**2
"""what it takes to try eight cards while 32 are to be played: the cards, and about the square of
those left"""
ONCE_BID = 2
"""times as many worlds in which calls are tried over a bid, where they tell good calls from bad"""


class Thought(NamedTuple):
    """How much a robot thinks."""

    calls: int
    """worlds in which calls are tried as long as nobody has bid"""
    cards: Effort
    """at a first lead"""
    most: int = 0
    """worlds when less is to be thought of: as many as take as long"""
    alike: float = 5.0
    """points that this many worlds cannot tell apart: the card that a partner expects is as good"""
    open: int = 0
    """Découverte: worlds that are solved, once half of the cards are played"""


STRONG = Thought(200, Effort(70, 3, thoughtful=32), most=200, alike=2, open=40)
EXPERT = Thought(500, Effort(900, 3, thoughtful=32, instinct=0.4), most=1200, alike=2, open=150)


def strong(view: View, dice: Dice) -> Action:
    """Think for some milliseconds."""
    return think(view, dice, STRONG)


def expert(view: View, dice: Dice) -> Action:
    """Think for some hundred milliseconds."""
    return think(view, dice, EXPERT)


def think(view: View, dice: Dice, thought: Thought) -> Action:
    """Choose by play-outs; like `club` while their code is not there, and in Découverte until half
    of the cards are played."""
    if view.decision is None or not ready():
        return club(view, dice)
    if view.fields and (view.decision.ask is not Ask.PLAY or len(view.played) < len(PACK) // 2):
        return club(view, dice)
    if view.decision.ask is Ask.PLAY:
        return find_stop(view) or play_of(view, _best(view, dice, thought))
    if view.game_type.auction.by_bids:
        return choose_bid(view, dice, thought.calls * (1 if view.bid is None else ONCE_BID))
    return choose_take(view, dice, thought.calls)


def _best(view: View, dice: Dice, thought: Thought) -> Card:
    """The card that promises most; of those that promise as much the one that a partner expects."""
    cards = playable(view)
    if len(cards) == 1:
        return cards[0]
    if view.fields:
        effort = Effort(thought.open, solved=len(view.hand))
    else:
        # The same time is enough for more worlds, the less there is to try.
        left, fewest = len(PACK) - len(view.played), thought.cards.worlds
        worlds = min(fewest * WHOLE // (len(cards) * left * left), thought.most)
        effort = thought.cards._replace(worlds=max(worlds, fewest))
    worth = worth_of_cards(view, cards, dice, effort)
    least = max(worth.values()) - thought.alike
    return choose_by_thumb(view, [each for each in cards if worth[each] >= least])
