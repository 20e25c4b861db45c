"""The tricks: a robot plays the card that gains most now for what it gives up later.

Each card is weighed in points: what the trick is worth, times the chance that the own side wins
it, less what the card would be worth in a later trick. Giving points to the partner, cashing
masters and sparing trumps all follow from that one sum.
"""

from collections.abc import Collection

from bot.robots.decouverte import choose_open_card
from bot.robots.knowledge import Knowledge, knowledge_of
from bot.rules import Action, Card, Play, Rank, View

LATER_TRICK = 10
"""points that a card which wins a later trick brings home beside its own"""
TO_COME = 2
"""points that each player still to play adds to the trick, on average"""
DRAWS = 14
"""what it is worth to the taker to lead the highest trump while the defenders hold one, …"""
DRAWS_LOW = 4
"""… and a lower one"""
SERVES_THE_TAKER = 15
"""what it is worth to the taker's partner to lead the highest trump then, …"""
SERVES_LOW = 13
"""… and a lower one: the taker has the others"""
FOR_NOTHING = 9
"""what it costs to lead a trump when no opponent has any: it would have won by itself"""
SPARES_TRUMPS = 4
"""what it costs the defenders to lead trumps for the takers"""
OPENS_UP = 3
"""what it costs to lead a suit in which one keeps or gives a card with points, and not the
highest"""
WORTH_KEEPING = 4
"""points of such a card"""
FROM_THE_ACE = 4
"""what it costs a defender besides to lead from under an ace"""
DEAR = 10
GIVES_AWAY = 12
"""what it costs besides to lead a ten to the opponents' ace"""
ALMOST_NONE = 0.1
"""trumps that the opponents may hold, and probably do not"""


def choose_play(view: View) -> Action:
    """The best card; belote and rebelote are always said, and the proposal declared with it."""
    return play_of(view, choose_card(view, playable(view)))


def playable(view: View) -> list[Card]:
    """Return the cards that may be played."""
    return list(dict.fromkeys(each.card for each in view.options if isinstance(each, Play)))


def play_of(view: View, card: Card) -> Play:
    """Return the play of a card that keeps back nothing that may be said."""

    def says(play: Play) -> tuple[bool, bool]:
        return play.word, bool(view.choices) and play.declarations == view.choices[0]

    return max((e for e in view.options if isinstance(e, Play) and e.card is card), key=says)


def choose_card(view: View, cards: Collection[Card]) -> Card:
    """Return the card that gains most."""
    if view.fields:
        return choose_open_card(view, cards)
    know = knowledge_of(view)
    return max(cards, key=lambda card: _gain(know, card))


def _gain(know: Knowledge, card: Card) -> float:
    """Return the worth of playing `card` now, in points for the own side."""
    to_come = TO_COME * (know.players - len(know.trick) - 1)
    stake = sum(know.points(each) for each in (*know.trick, card)) + to_come
    stake += know.roem((*know.trick, card))
    later = (2 * _chance_later(know, card) - 1) * (know.points(card) + LATER_TRICK)
    gain = (2 * know.chance_of_trick(card) - 1) * stake - later
    if know.trick:
        return gain
    return gain + (_trump_lead if know.is_trump(card) else _plain_lead)(know, card)


def _chance_later(know: Knowledge, card: Card) -> float:
    """A rough chance that `card`, kept, wins a later trick for the own side.

    A master that nobody can trump is not safe in the hand either: its suit may not be led again,
    so it is better played while one has the lead.
    """
    higher = know.higher_against(card)
    if know.is_trump(card):
        return max(0.55, 0.98 - 0.18 * higher)
    if higher < ALMOST_NONE:
        if not know.trumps or know.trumps_against < ALMOST_NONE:
            return 0.75
        return 0.25 + 0.08 * min(6, sum(each.suit is card.suit for each in know.unseen))
    guards = sum(each.suit is card.suit for each in know.view.hand) - 1
    return 0.5 * 0.5 ** (higher - 1) if guards >= higher else 0.25


def _trump_lead(know: Knowledge, card: Card) -> float:
    """Draw the opponents' trumps: for the taker, or as their partner; not what only they have."""
    if not know.unseen_trumps:
        return 0
    if know.trumps_against < ALMOST_NONE:
        return -FOR_NOTHING
    if not know.own_side_took:
        return -SPARES_TRUMPS
    low, high = DRAWS_LOW, DRAWS
    if know.view.taker != know.seat:
        low, high = SERVES_LOW, SERVES_THE_TAKER
    elif know.own_trumps >= know.unseen_trumps:
        low = high
    return (high if know.is_master(card) else low) * min(1, know.trumps_against)


def _plain_lead(know: Knowledge, card: Card) -> float:
    """Leave alone what the others would have to open."""
    if not know.trumps or know.is_master(card):
        return 0
    kept = [each for each in know.view.hand if each.suit is card.suit]
    dearest = max(kept, key=know.points)
    cost = OPENS_UP * (know.points(dearest) >= WORTH_KEEPING)
    if not know.own_side_took and any(each.rank is Rank.ACE for each in kept):
        cost += FROM_THE_ACE
    if know.points(card) >= DEAR:
        cost += GIVES_AWAY * min(1, know.higher_against(card))
    return -cost
