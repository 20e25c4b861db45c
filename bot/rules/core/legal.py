"""Which cards may be played to a trick (A6), and why another may not."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.rules.core.card import Card, CardTables, Rank, Suit, Trump
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.ruleset import Ruleset


class Allowed(NamedTuple):
    """The cards that may be played, in the hand's order, and the duty that keeps the others there.

    `reason` and `rule` (row of A6) hold for every card of the hand not in `cards`, except
    where `king_first` holds the queen back.
    """

    cards: tuple[Card, ...]
    reason: Reason | None = None
    rule: str = ""
    king_first: bool = False


Indices = tuple[int, ...]
"""numbers of cards in a trick, from 0"""

QUEENS = {suit: Card.of(Rank.QUEEN, suit) for suit in Suit}
KINGS = {suit: Card.of(Rank.KING, suit) for suit in Suit}


def allowed_cards(
    hand: Collection[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices = (),
) -> Allowed:
    """The cards of `hand` that may be played to `trick`, with the duty that asks for them.

    `trick` has its cards in playing order; `partners` are the places in it that the player's
    partners have filled.
    """
    allowed = _by_the_trick(hand, trick, tables, rules, partners)
    trump = tables.trump
    if rules.belote_order == "king_first" and rules.belote == "on" and isinstance(trump, Suit):
        return _king_before_queen(allowed, hand, trump)
    return allowed


def refusal_of(card: Card, allowed: Allowed, trump: Trump | None) -> IllegalAction:
    """Why `card`, which is in the hand, may not be played, and what may be instead."""
    instead = tuple(each.text for each in allowed.cards)
    if allowed.king_first and card.suit is trump and card.rank is Rank.QUEEN:
        return IllegalAction(Reason.KING_FIRST, "A8", instead)
    if allowed.reason is None:
        raise ValueError(f"{card} may be played")
    return IllegalAction(allowed.reason, allowed.rule, instead)


def _king_before_queen(allowed: Allowed, hand: Collection[Card], trump: Suit) -> Allowed:
    """A8 `king_first`: the queen of trump stays while the king is in the same hand."""
    queen, king = QUEENS[trump], KINGS[trump]
    if queen in allowed.cards and king in hand:
        return allowed._replace(
            cards=tuple([card for card in allowed.cards if card is not queen]), king_first=True
        )
    return allowed


def _by_the_trick(
    hand: Collection[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices,
) -> Allowed:
    if not trick or len(hand) == 1:
        return Allowed(tuple(hand))
    lead, trump = trick[0].suit, tables.trump
    same_suit = [card for card in hand if card.suit is lead]
    if same_suit:
        return _follow(same_suit, trick, tables, rules, partners)
    trumps = [card for card in hand if card.suit is trump]
    if not trumps:
        return Allowed(tuple(hand))  # A6 b, i
    master, is_partner = _master(trick, tables, partners)
    if is_partner:
        return _void_partner_master(hand, trumps, master, tables, rules)
    return _void_opponent_master(hand, trumps, master, tables, rules)


def _master(trick: Sequence[Card], tables: CardTables, partners: Indices) -> tuple[Card, bool]:
    """The card that holds the trick, and whether a partner of the player played it."""
    holder = tables.winner(trick)
    return trick[holder], holder in partners


def _higher(cards: Collection[Card], than: Card, tables: CardTables) -> list[Card]:
    strength = tables.strength
    least = strength[than]
    return [card for card in cards if strength[card] > least]


def _follow(
    same_suit: list[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices,
) -> Allowed:
    if trick[0] in tables.trumps:
        duty, reason, rule = rules.head_trump, Reason.MUST_BEAT_TRUMP, "A6 a"
    else:
        duty, reason, rule = rules.head_plain, Reason.MUST_BEAT_PLAIN, "A6 c"
    if duty != "no":
        master, is_partner = _master(trick, tables, partners)
        must_beat = duty == "always" or not is_partner
        if must_beat and master.suit is trick[0].suit:
            higher = _higher(same_suit, master, tables)
            if higher:
                return Allowed(tuple(higher), reason, rule)
    return Allowed(tuple(same_suit), Reason.MUST_FOLLOW, rule)


def _void_opponent_master(
    hand: Collection[Card], trumps: list[Card], master: Card, tables: CardTables, rules: Ruleset
) -> Allowed:
    if master.suit is not tables.trump:
        return Allowed(tuple(trumps), Reason.MUST_TRUMP, "A6 d")
    higher = _higher(trumps, master, tables)
    if higher:
        return Allowed(tuple(higher), Reason.MUST_OVERTRUMP, "A6 e")
    if rules.undertrump_opp == "required":
        return Allowed(tuple(trumps), Reason.MUST_UNDERTRUMP, "A6 e")
    return Allowed(tuple(hand))


def _void_partner_master(
    hand: Collection[Card], trumps: list[Card], master: Card, tables: CardTables, rules: Ruleset
) -> Allowed:
    if master.suit is not tables.trump:
        if rules.partner_plain == "must_trump":
            return Allowed(tuple(trumps), Reason.MUST_TRUMP, "A6 f")
        return Allowed(tuple(hand))
    duty = rules.partner_trump
    if duty == "free":
        return Allowed(tuple(hand))
    if duty == "must_trump_any":
        return Allowed(
            tuple(trumps),
            Reason.MUST_TRUMP,
            "A6 g" if _higher(trumps, master, tables) else "A6 h",
        )
    higher = _higher(trumps, master, tables)
    if duty == "ffb" and len(trumps) == len(hand):
        return Allowed(tuple(hand))
    if higher:
        over_or_discard = [card for card in hand if card in higher or card not in trumps]
        return Allowed(tuple(over_or_discard), Reason.NO_UNDERTRUMP, "A6 g")
    if duty == "must_piss":
        return Allowed(tuple(trumps), Reason.MUST_UNDERTRUMP, "A6 h")
    return Allowed(tuple(hand))
