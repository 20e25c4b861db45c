"""The tricks: a robot plays the card that gains most now for what it gives up later.

Each card is weighed in points: what the trick is worth, times the chance that the own side wins
it, less what the card would be worth in a later trick. Giving points to the partner, cashing
masters and sparing trumps all follow from that one sum.
"""

from collections.abc import Collection
from typing import Final

from bot.robots.decouverte import choose_open_card
from bot.robots.knowledge import Knowledge, knowledge_of
from bot.rules import Action, Card, Play, View

LATER_TRICK: Final = 10
"""points that a card which wins a later trick brings home beside its own"""
TO_COME: Final = 2
"""points that each player still to play adds to the trick, on average"""
DRAW_TRUMPS: Final = 13
"""what it is worth to the takers' side to lead trumps while the defenders may hold some"""
SPARE_TRUMPS: Final = 6
"""what it costs the defenders to lead trumps for the takers"""


def choose_play(view: View) -> Action:
    """The best card; belote and rebelote are always said, and the proposal declared with it."""
    plays = [option for option in view.options if isinstance(option, Play)]
    card = (choose_open_card if view.fields else choose_card)(view, plays)
    return max((play for play in plays if play.card is card), key=lambda play: says(view, play))


def says(view: View, play: Play) -> tuple[bool, bool]:
    """Return a sorting value: nothing that may be said is kept back."""
    return play.word, bool(view.choices) and play.declarations == view.choices[0]


def choose_card(view: View, plays: Collection[Play]) -> Card:
    """The card of `plays` that gains most."""
    know = knowledge_of(view)
    return max(dict.fromkeys(play.card for play in plays), key=lambda card: _gain(know, card))


def _gain(know: Knowledge, card: Card) -> float:
    """Return the worth of playing `card` now, in points for the own side."""
    to_come = TO_COME * (know.players - len(know.trick) - 1)
    stake = sum(know.points(each) for each in (*know.trick, card)) + to_come
    gain = (2 * know.chance_of_trick(card) - 1) * stake - _later(know, card)
    if not know.trick and know.is_trump(card):
        gain += _trump_lead(know, card)
    return gain


def _later(know: Knowledge, card: Card) -> float:
    """Return the points that `card` may be expected to bring in a later trick."""
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
