"""Between the auction and the first lead: whether the turned card is had for another, and a card to
lay away, one that would hardly win a trick, out of the shortest suit, so that its others can be
trumped (`Dealing`)."""

from collections.abc import Iterable

from bot.rules import Action, Card, Discard, Exchange, Rank, View, card_tables, choices


def choose_discard(view: View) -> Action:
    """Lay away of the shortest plain suit without its ace the card with most points: they count
    for who lays it away."""
    options = {each.card: each for each in view.options if isinstance(each, Discard)}
    return options[by_wish(view, options)[0]]


def by_wish(view: View, cards: Iterable[Card]) -> list[Card]:
    """Return cards of the hand in the order in which one would lay them away."""
    return sorted(cards, key=lambda card: _wanted(view, card))


def _wanted(view: View, card: Card) -> tuple[bool, bool, int, int]:
    """Return how much a card is wanted in the hand, the least first."""
    suit = [each for each in view.hand if each.suit is card.suit]
    headed = any(each.rank is Rank.ACE for each in suit)
    points = 0 if view.trump is None else card_tables(view.trump).points[card]
    return card.suit is view.trump, headed, len(suit), -points


def choose_exchange(view: View) -> Action:
    """Have the turned card for the other one, unless a declaration is worth less then."""
    exchanges = next((each for each in view.options if isinstance(each, Exchange)), None)
    turned, dealing = view.turn_up, view.game_type.dealing
    if exchanges is None or turned is None or dealing.exchanged_for is None:
        return view.options[-1]
    card = dealing.exchanged_for(turned, view.trump)
    after = tuple(turned if each is card else each for each in view.hand)
    keeps = _declared(view, view.hand) > _declared(view, after)
    return view.options[-1] if keeps else exchanges


def _declared(view: View, hand: tuple[Card, ...]) -> int:
    proposed = choices(hand, view.rules, view.trump)[:1]
    return sum(each.points for choice in proposed for each in choice)
