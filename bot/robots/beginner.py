"""A player who has just learnt the game.

They play what wins the trick on the table, the highest card first, trump the partner's tricks,
count neither trumps nor aces, and bid what their cards feel like.
"""

from bot.robots.calling import schmeissed
from bot.robots.playing import play_of, playable
from bot.robots.stopping import find_stop
from bot.robots.talon import choose_discard
from bot.rules import (
    CAPOT_BID,
    Action,
    Agree,
    Ask,
    Bid,
    Card,
    Dice,
    Discard,
    NoSuit,
    Pass,
    Phase,
    Rank,
    Suit,
    Take,
    Trump,
    View,
    card_tables,
    forgetful,
    named_points,
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
        return find_stop(forgetful(view)) or play_of(view, _card(view, dice))
    if view.decision and view.decision.ask is Ask.SCHMEISS:
        return _answer(view, dice)
    if view.phase is Phase.TALON:
        return choose_discard(view) if isinstance(view.options[0], Discard) else view.options[0]
    calls = [each for each in view.options if isinstance(each, Bid | Take)]
    wanted = [each for each in calls if _feels_good(view, each, dice)]
    if not any(isinstance(option, Pass) for option in view.options):
        wanted = calls  # somebody has to (KJ2)
    if wanted:
        suits = dict.fromkeys(each.suit for each in wanted)
        best = max(suits, key=lambda suit: _feeling(view, suit))
        return [each for each in wanted if each.suit is best][-1]
    return next(option for option in view.options if isinstance(option, Pass))


def _answer(view: View, dice: Dice) -> Action:
    """Throw a deal in unless one's own cards feel good (CL2)."""
    feels = max(_feeling(view, trump) for trump in schmeissed(view))
    good = feels + dice.below(2 * FEELING + 1) - FEELING >= TAKES
    return next(each for each in view.options if isinstance(each, Agree) is not good)


# The auction ------------------------------------------------------------------------------------


def _feels_good(view: View, call: Bid | Take, dice: Dice) -> bool:
    feeling = _feeling(view, call.suit) + dice.below(2 * FEELING + 1) - FEELING
    points = None if isinstance(call, Take) else named_points(call)
    if points is None:
        return feeling >= TAKES
    if points >= CAPOT_BID or points > HIGHEST_BID:
        return False
    return feeling >= BIDS + STEP * (points - view.rules.bid_min) // 10


def _feeling(view: View, trump: Trump) -> int:
    """A number that grows with high trumps and with aces."""
    cards = frozenset(view.hand_if_taken)
    feeling = 0
    for card in cards:
        if card.suit is trump:
            feeling += TRUMP_FEELS.get(card.rank, SMALL_TRUMP_FEELS)
        elif trump is NoSuit.ALL_TRUMPS:
            # Four suits of trumps are not four times as good.
            feeling += TRUMP_FEELS.get(card.rank, 0)
        else:
            feeling += SIDE_FEELS.get(card.rank, 0)
    if view.bid is not None and view.bid.suit is trump and view.seat is not None:
        feeling += SUPPORT * view.sides.together(view.bid.actor, view.seat)
    return feeling


# The tricks -------------------------------------------------------------------------------------


def _card(view: View, dice: Dice) -> Card:
    """Return the card to play.

    To lead: an ace or the jack of trump while there is one, then anything. To follow: the highest
    that takes the trick, even the partner's; else a small one, and sometimes points for the
    partner.
    """
    if view.trump is None:
        raise ValueError("there are no tricks to play")
    cards, tables = playable(view), card_tables(view.trump, view.rules.na_values)
    strength, points = tables.strength, tables.points
    if not view.trick:
        # Cards that are gone are not counted.
        pack = view.game_type.dealing.pack
        tops = {max((e for e in pack if e.suit is suit), key=strength.__getitem__) for suit in Suit}
        return dice.shuffled(tuple([e for e in cards if e in tops] or cards))[0]
    on_table = tuple(card for _, card in view.trick)
    taking = [card for card in cards if tables.winner((*on_table, card)) == len(on_table)]
    holder, _ = view.trick[tables.winner(on_table)]
    partners = view.seat is not None and view.sides.together(holder, view.seat)
    if taking and not (partners and dice.below(2)):
        return max(taking, key=strength.__getitem__)
    if partners and dice.below(2):
        return max(cards, key=points.__getitem__)
    return min(cards, key=lambda card: (points[card], strength[card]))
