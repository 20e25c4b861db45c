"""The tricks: a robot plays the card that gains most now for what it gives up later.

Each card is weighed in points: what the trick is worth, times the chance that the own side wins
it, less what the card would be worth in a later trick. Giving points to the partner, cashing
masters and sparing trumps all follow from that one sum.
"""

from typing import Final

from bot.robots.knowledge import Knowledge, knowledge_of
from bot.rules import Action, Card, Play, View

LATER_TRICK: Final = 10
"""points that a card which wins a later trick brings home beside its own"""
TO_COME: Final = 2
"""points that each player still to play adds to the trick, on average"""
DRAW_TRUMPS: Final = 9
"""what it is worth to the takers' side to lead trumps while the defenders may hold some"""
SPARE_TRUMPS: Final = 6
"""what it costs the defenders to lead trumps for the takers"""


def choose_card(view: View) -> Action:
    """The best of the cards that may be played; belote and rebelote are always said."""
    plays = [option for option in view.options if isinstance(option, Play)]
    know = knowledge_of(view)
    return max(plays, key=lambda play: (_gain(know, play.card), play.word))


def _gain(know: Knowledge, card: Card) -> float:
    """What playing `card` now is worth, in points for the own side."""
    to_come = TO_COME * (know.players - len(know.trick) - 1)
    stake = sum(know.points(each) for each in (*know.trick, card)) + to_come
    gain = (2 * know.chance_of_trick(card) - 1) * stake - _later(know, card)
    if not know.trick and know.is_trump(card):
        gain += _trump_lead(know, card)
    return gain


def _later(know: Knowledge, card: Card) -> float:
    """What `card` may be expected to bring in a later trick."""
    chance = know.chance_later(card)
    return (2 * chance - 1) * (know.points(card) + LATER_TRICK)


def _trump_lead(know: Knowledge, card: Card) -> float:
    if not know.unseen_trumps:
        return 0
    if not know.own_side_took:
        return -SPARE_TRUMPS
    if know.is_master(card) or know.own_trumps >= know.unseen_trumps:
        return DRAW_TRUMPS
    return DRAW_TRUMPS / 3
