"""Belote for three, told once more from its page in the rule book: which card may be played (J3),
what may be laid away (J9), what each writes (J5–J7)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

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


class Had(NamedTuple):
    """What one of the three had of a deal."""

    points: int
    """of tricks, with the last one's ten, and of cards laid away"""
    tricks: int
    belote: int = 0
    declared: int = 0
    """of declarations that count"""


def written(rules: Ruleset, taker: int, had: Sequence[Had]) -> tuple[int, ...]:
    """What the three write, by their seats (J5–J7)."""
    winners = [seat for seat in range(3) if had[seat].tricks]
    everything = [each.points + each.belote + each.declared for each in had]
    if winners == [taker]:
        result = _all_the_takers(rules, taker, had)
    elif taker in winners and _is_made(rules, everything, taker):
        result = _made(rules, taker, had, winners)
    else:
        result = _failed(rules, taker, had, winners)
    # A belote always stays with its owner.
    rounded = _rounded(rules)
    return tuple(rounded(points + each.belote) for points, each in zip(result, had, strict=True))


def _all_the_takers(rules: Ruleset, taker: int, had: Sequence[Had]) -> list[int]:
    result = [0, 0, 0]
    result[taker] = rules.capot_value + had[taker].declared
    for seat in ((taker + 1) % 3, (taker + 2) % 3):
        to = {"lose": None, "keep": seat, "to_winners": taker}[rules.capot_victims_decl]
        if to is not None:
            result[to] += had[seat].declared
    return result


def _made(rules: Ruleset, taker: int, had: Sequence[Had], winners: Sequence[int]) -> list[int]:
    result = [each.points + each.declared for each in had]
    if rules.def_sum:
        for seat, other in ((1, 2), (2, 1)):
            result[(taker + seat) % 3] += had[(taker + other) % 3].points
    if rules.capot3_partial and len(winners) == 2:
        for seat in winners:
            result[seat] += 50
    return result


def _failed(rules: Ruleset, taker: int, had: Sequence[Had], winners: Sequence[int]) -> list[int]:
    points = [each.points for each in had]
    if len(winners) == 1:
        points = [rules.capot_value * (seat in winners) for seat in range(3)]
    result = [0, 0, 0]
    for after in (1, 2):
        seat = (taker + after) % 3
        result[seat] = had[seat].declared
        if rules.fail3 != "own":
            result[seat] += had[taker].declared // 2
        if rules.fail3 == "split":
            result[seat] += sum(points) // 2
        else:
            result[seat] += points[seat]
        if rules.fail3 == "own_plus_half":
            result[seat] += (points[taker] + after - 1) // 2
    return result


def _is_made(rules: Ruleset, everything: Sequence[int], taker: int) -> bool:
    others = [points for seat, points in enumerate(everything) if seat != taker]
    if rules.contract3 == "more_than_both":
        return everything[taker] > sum(others)
    return all(everything[taker] > each for each in others)


def _rounded(rules: Ruleset) -> Callable[[int], int]:
    step = 10 if rules.rounding.endswith("10") else 5
    if rules.rounding == "off":
        return lambda points: points
    if rules.rounding.startswith("up"):
        return lambda points: (points + step - 1) // step * step
    return lambda points: (points + step // 2) // step * step
