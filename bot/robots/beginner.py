"""A player who has just learnt the game.

They play what wins the trick on the table, the highest card first, trump the partner's tricks,
count neither trumps nor aces, and bid what their cards feel like.
"""

from collections.abc import Collection

from bot.robots.playing import says
from bot.robots.stopping import find_stop
from bot.rules import (
    CAPOT_BID,
    PACK,
    Action,
    Ask,
    Bid,
    Card,
    CardTables,
    Dice,
    NoSuit,
    Pass,
    Play,
    Rank,
    Suit,
    Take,
    Trump,
    View,
    card_tables,
    forgetful,
)

FEELING = 2
"""how far off a feeling may be, up or down"""
TAKES = 10
"""how good a hand must feel to take with it"""
BIDS = 12
"""how good it must feel for the lowest bid, …"""
STEP = 3
"""… and for each ten points more"""
SUPPORT = 5
"""how much better it feels when the partner has bid the suit"""
HIGHEST_BID = 120

SIDE_FEELS = {Rank.ACE: 3, Rank.TEN: 1, Rank.KING: 1}
"""how good a card of another suit than trump feels"""
TRUMP_FEELS = {Rank.JACK: 4, Rank.NINE: 3, Rank.ACE: 2, Rank.TEN: 2}
SMALL_TRUMP_FEELS = 1


def beginner(view: View, dice: Dice) -> Action:
    """Call by feeling, and play for the trick on the table."""
    if view.decision and view.decision.ask is Ask.PLAY:
        return find_stop(forgetful(view)) or _play(view, dice)
    calls = [each for each in view.options if isinstance(each, Bid | Take)]
    wanted = [each for each in calls if _feels_good(view, each, dice)]
    if wanted:
        suits = dict.fromkeys(each.suit for each in wanted)
        best = max(suits, key=lambda suit: _feeling(view, suit))
        return [each for each in wanted if each.suit is best][-1]
    return next(option for option in view.options if isinstance(option, Pass))


# The auction ------------------------------------------------------------------------------------


def _feels_good(view: View, call: Bid | Take, dice: Dice) -> bool:
    feeling = _feeling(view, call.suit) + _mood(dice)
    if isinstance(call, Take):
        return feeling >= TAKES
    if call.points >= CAPOT_BID or call.points > HIGHEST_BID:
        return False
    return feeling >= BIDS + STEP * (call.points - view.rules.bid_min) // 10


def _mood(dice: Dice) -> int:
    return dice.below(2 * FEELING + 1) - FEELING


def _feeling(view: View, trump: Trump) -> int:
    """A number that grows with high trumps and with aces."""
    cards = view.hand if view.turn_up is None else {*view.hand, view.turn_up}
    feeling = sum(_of_card(card, trump) for card in cards)
    if view.bid is not None and view.bid.suit is trump and view.seat is not None:
        feeling += SUPPORT * view.game.accounts.together(view.bid.actor, view.seat)
    return feeling


def _of_card(card: Card, trump: Trump) -> int:
    if card.suit is trump or trump is NoSuit.ALL_TRUMPS:
        # Four suits of trumps are not four times as good.
        worth = TRUMP_FEELS.get(card.rank, SMALL_TRUMP_FEELS)
        return worth if isinstance(trump, Suit) else worth * (card.rank in TRUMP_FEELS)
    return SIDE_FEELS.get(card.rank, 0)


# The tricks -------------------------------------------------------------------------------------


def _play(view: View, dice: Dice) -> Play:
    plays = [option for option in view.options if isinstance(option, Play)]
    cards = tuple(dict.fromkeys(play.card for play in plays))
    if view.trump is None:
        raise ValueError("there are no tricks to play")
    tables = card_tables(view.trump, view.rules.na_values)
    card = _follow(view, cards, tables, dice) if view.trick else _lead(cards, tables, dice)
    return max((play for play in plays if play.card is card), key=lambda play: says(view, play))


def _lead(cards: Collection[Card], tables: CardTables, dice: Dice) -> Card:
    """An ace or the jack of trump while there is one, then anything."""
    highest = [card for card in cards if _is_highest(card, tables)]
    return dice.shuffled(tuple(highest or cards))[0]


def _is_highest(card: Card, tables: CardTables) -> bool:
    """Tell whether no card of the pack beats it in its suit: those that are gone are not
    counted."""
    strength = tables.strength
    return all(strength[each] <= strength[card] for each in PACK if each.suit is card.suit)


def _follow(view: View, cards: Collection[Card], tables: CardTables, dice: Dice) -> Card:
    """The highest card that takes the trick, even the partner's; else a small one, and sometimes
    points for the partner."""
    on_table = tuple(card for _, card in view.trick)
    strength, points = tables.strength, tables.points
    taking = [card for card in cards if tables.winner((*on_table, card)) == len(on_table)]
    holder, _ = view.trick[tables.winner(on_table)]
    partners = view.seat is not None and view.game.accounts.together(holder, view.seat)
    if taking and not (partners and dice.below(2)):
        return max(taking, key=strength.__getitem__)
    if partners and dice.below(2):
        return max(cards, key=points.__getitem__)
    return min(cards, key=lambda card: (points[card], strength[card]))
