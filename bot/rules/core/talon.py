"""Between the auction and the first lead: a card that is exchanged for the turned one, and what the
taker lays away, in games whose `Dealing` says so."""

from bot.rules.core.actions import Action, Discard, Exchange, Keep
from bot.rules.core.card import Card, sort_key
from bot.rules.core.dealing import Dealing
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.sides import MOST_SEATS
from bot.rules.core.state import (
    NOTHING_MOVED,
    Applied,
    Ask,
    Asked,
    Deal,
    Effect,
    Moved,
    State,
    asked,
    with_deal,
)


def moved_in(deal: Deal) -> Moved:
    """Return the cards that have changed places so far."""
    return deal.moved or NOTHING_MOVED


def take_up(deal: Deal, dealing: Dealing) -> Deal:
    """The deal as it is when the auction is over: the taker has taken up the stock, or nobody."""
    if not dealing.taken_up or deal.taker is None:
        return deal
    hands = list(deal.hands)
    hands[deal.taker] += deal.stock
    moved = moved_in(deal)._replace(taken_up=deal.stock)
    return deal._replace(hands=tuple(hands), stock=(), moved=moved)


LAYS_AWAY: tuple[Asked, ...] = tuple(((seat, Ask.DISCARD),) for seat in range(MOST_SEATS))
"""made once: nobody but the taker has more than a hand"""


def asked_for(state: State) -> Asked:
    """Return the seats that are asked for an exchange, and once it is made or all have kept what
    they hold the taker with more than a hand; nobody when the first card can be led.

    Everybody is asked, also who has nothing to exchange: else the question would tell who has it.
    """
    deal, dealing = asked(state), state.game_type.dealing
    moved, taker = moved_in(deal), deal.taker
    if moved.exchanged is None and _exchanged_for(deal, dealing) is not None:
        silent = [seat for seat in range(len(deal.hands)) if seat not in moved.answered]
        if silent:
            return tuple((seat, Ask.EXCHANGE) for seat in silent)
    if taker is None or len(deal.hands[taker]) <= dealing.hand:
        return ()
    return LAYS_AWAY[taker]


def _exchanged_for(deal: Deal, dealing: Dealing) -> Card | None:
    """The card whose holder may have the turned one for it."""
    if dealing.exchanged_for is None or deal.turn_up is None:
        return None
    return dealing.exchanged_for(deal.turn_up, deal.trump)


def exchanges(state: State, seat: int) -> tuple[Action, ...]:
    """The answers of a seat to the question for an exchange: one of them, without the card."""
    deal = asked(state)
    held = _exchanged_for(deal, state.game_type.dealing) in deal.hands[seat]
    return (Exchange(seat), Keep(seat)) if held else (Keep(seat),)


def may_be_laid(dealing: Dealing, deal: Deal, seat: int) -> tuple[Card, ...]:
    """The cards that a seat may lay away; where none is left that it should, any of them."""
    hand = deal.hands[seat]
    return dealing.may_lay(hand, deal.trump) or hand


def exchange(state: State, action: Exchange) -> Applied:
    """The holder of the one card takes the turned card for it, and nobody else is asked."""
    deal = asked(state)
    card, seat = _exchanged_for(deal, state.game_type.dealing), action.actor
    if card is None or deal.turn_up is None:
        raise ValueError("there is nothing to exchange")
    if card not in deal.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    hands = list(deal.hands)
    hands[seat] = tuple(deal.turn_up if each is card else each for each in hands[seat])
    moved = moved_in(deal)._replace(exchanged=(seat, deal.turn_up))
    deal = deal._replace(hands=tuple(hands), turn_up=card, moved=moved)
    return Applied(with_deal(state, deal), (Effect.EXCHANGED,))


def keep(state: State, action: Keep) -> Applied:
    """A seat keeps what it holds."""
    deal = asked(state)
    moved = moved_in(deal)
    moved = moved._replace(answered=(*moved.answered, action.actor))
    return Applied(with_deal(state, deal._replace(moved=moved)))


def discard(state: State, action: Discard) -> Applied:
    """A card of who has too many is laid away, face down."""
    deal = asked(state)
    seat, card = action.actor, action.card
    if card not in deal.hands[seat]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    instead = may_be_laid(state.game_type.dealing, deal, seat)
    if card not in instead:
        in_order = sorted(instead, key=sort_key(deal.trump).__getitem__)
        raise IllegalAction(Reason.STAYS_IN_HAND, "J9", tuple(each.text for each in in_order))
    hands, hand = deal.hands, deal.hands[seat]
    place = hand.index(card)
    hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
    moved = moved_in(deal)
    moved = moved._replace(laid=(*moved.laid, card))
    deal = deal._replace(hands=hands, moved=moved)
    return Applied(with_deal(state, deal), (Effect.LAID_AWAY,))
