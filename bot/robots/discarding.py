"""A card to lay away (`Dealing.taken_up`): one that would hardly win a trick, out of the shortest
suit, so that its others can be trumped."""

from bot.rules import Action, Card, Discard, Rank, View, card_tables


def choose_discard(view: View) -> Action:
    """Lay away of the shortest plain suit without its ace the card with most points: they count
    for who lays it away."""
    options = [each for each in view.options if isinstance(each, Discard)]
    return min(options, key=lambda each: _wanted(view, each.card))


def _wanted(view: View, card: Card) -> tuple[bool, bool, int, int]:
    """How much a card is wanted in the hand, the least first."""
    suit = [each for each in view.hand if each.suit is card.suit]
    headed = any(each.rank is Rank.ACE for each in suit)
    points = 0 if view.trump is None else card_tables(view.trump).points[card]
    return card.suit is view.trump, headed, len(suit), -points
