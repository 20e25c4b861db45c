"""Belote for three, told once more from its page in the rule book: which card may be played (J3),
what may be laid away (J9), what each writes (J5–J7)."""

from collections.abc import Sequence

from bot.rules import Card, Ruleset, Trump
from tests.rules.referee import place, winner_of


def calls(rules: Ruleset, seat: int, before: int, turned: Card | None) -> list[str]:
    """What may be called after so many others (J2, J9)."""
    suits = "SHDC"
    if turned is not None and before < 3:
        suits = str(turned.suit)
    elif turned is not None and rules.round2_suits == "exclude_turned":
        suits = suits.replace(turned.suit, "")
    return [f"{seat} pass", *(f"{seat} take {suit}" for suit in suits)]


def may_lay(hand: Sequence[Card], trump: Trump | None) -> list[Card]:
    """Neither a trump nor an ace, while there is another card (J9)."""
    small = [card for card in hand if card.suit != trump and str(card.rank) != "A"]
    return small or list(hand)


def playable(
    rules: Ruleset, hand: Sequence[Card], trick: Sequence[Card], trump: Trump, seat: int, taker: int
) -> list[Card]:
    """The cards of a hand that may be played; who defends has the other defender for a partner."""
    cards = list(hand)
    if not trick:
        return cards
    holder = winner_of(trick, trump)
    best, owner = trick[holder], (seat - len(trick) + holder) % 3
    with_partner = taker not in (seat, owner)
    follow = [card for card in cards if card.suit == trick[0].suit]
    trumps = [card for card in cards if card.suit == trump]
    least = place(best, trump) if best.suit == trump else len(cards) + 8
    higher = [card for card in trumps if place(card, trump) < least]
    if follow:
        return higher if trick[0].suit == trump and higher else follow
    if not trumps:
        return cards
    if best.suit != trump:
        return cards if with_partner and rules.partner_plain == "free" else trumps
    if with_partner:
        return cards if rules.partner_trump == "free" else higher or trumps
    return higher or (trumps if rules.undertrump_opp == "required" else cards)
