"""Which cards may be played to a trick (rules.md A6), and why another may not."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.rules.card import Card, Rank, Suit
from bot.rules.contract import CardTables, card_tables
from bot.rules.errors import Reason
from bot.rules.ruleset import Ruleset


class Allowed(NamedTuple):
    """The cards that may be played, and the duty that keeps the others in the hand.

    `reason` and `rule` (row of rules.md A6) hold for every card of the hand not in `cards`, except
    where `king_first` holds the queen back.
    """

    cards: frozenset[Card]
    reason: Reason | None = None
    rule: str = ""
    king_first: bool = False


def legal_cards(
    hand: Collection[Card], trick: Sequence[Card], trump: Suit, rules: Ruleset
) -> frozenset[Card]:
    """The cards of `hand` that may be played to `trick` (cards in playing order).

    With four players the player's partner played two cards before; with two nobody is a partner.
    """
    return allowed_cards(hand, trick, card_tables(trump), rules).cards


def allowed_cards(
    hand: Collection[Card], trick: Sequence[Card], tables: CardTables, rules: Ruleset
) -> Allowed:
    """Like `legal_cards`, with the duty that asks for them."""
    allowed = _by_the_trick(hand, trick, tables, rules)
    if rules.belote_order == "king_first" and rules.belote == "on":
        return _king_before_queen(allowed, hand, tables.trump)
    return allowed


def _king_before_queen(allowed: Allowed, hand: Collection[Card], trump: Suit) -> Allowed:
    """A8 `king_first`: the queen of trump stays while the king is in the same hand."""
    queen = Card.of(Rank.QUEEN, trump)
    if queen in allowed.cards and Card.of(Rank.KING, trump) in hand:
        return allowed._replace(cards=allowed.cards - {queen}, king_first=True)
    return allowed


def _by_the_trick(
    hand: Collection[Card], trick: Sequence[Card], tables: CardTables, rules: Ruleset
) -> Allowed:
    if not trick:
        return Allowed(frozenset(hand))
    lead = trick[0].suit
    holder = tables.winner(trick)
    partner_master = rules.players == 4 and len(trick) >= 2 and holder == len(trick) - 2
    master = trick[holder]
    same_suit = [card for card in hand if card.suit is lead]
    if same_suit:
        return _follow(same_suit, lead, master, partner_master, tables, rules)
    trumps = [card for card in hand if card.suit is tables.trump]
    if not trumps:
        return Allowed(frozenset(hand))  # A6 b, i
    if lead is tables.trump:
        return Allowed(frozenset(hand))
    if partner_master:
        return _void_partner_master(hand, trumps, master, tables, rules)
    return _void_opponent_master(hand, trumps, master, tables, rules)


def _higher(cards: Collection[Card], than: Card, tables: CardTables) -> list[Card]:
    strength = tables.strength
    least = strength[than]
    return [card for card in cards if strength[card] > least]


def _follow(
    same_suit: list[Card],
    lead: Suit,
    master: Card,
    partner_master: bool,
    tables: CardTables,
    rules: Ruleset,
) -> Allowed:
    if lead is tables.trump:
        duty, reason, rule = rules.head_trump, Reason.MUST_BEAT_TRUMP, "A6 a"
    else:
        duty, reason, rule = rules.head_plain, Reason.MUST_BEAT_PLAIN, "A6 c"
    must_beat = duty == "always" or (duty == "unless_partner_master" and not partner_master)
    if must_beat and master.suit is lead:
        higher = _higher(same_suit, master, tables)
        if higher:
            return Allowed(frozenset(higher), reason, rule)
    return Allowed(
        frozenset(same_suit),
        Reason.MUST_FOLLOW,
        "A6 a" if reason is Reason.MUST_BEAT_TRUMP else "A6 c",
    )


def _void_opponent_master(
    hand: Collection[Card], trumps: list[Card], master: Card, tables: CardTables, rules: Ruleset
) -> Allowed:
    if master.suit is not tables.trump:
        return Allowed(frozenset(trumps), Reason.MUST_TRUMP, "A6 d")
    higher = _higher(trumps, master, tables)
    if higher:
        return Allowed(frozenset(higher), Reason.MUST_OVERTRUMP, "A6 e")
    if rules.undertrump_opp == "required":
        return Allowed(frozenset(trumps), Reason.MUST_UNDERTRUMP, "A6 e")
    return Allowed(frozenset(hand))


def _void_partner_master(
    hand: Collection[Card], trumps: list[Card], master: Card, tables: CardTables, rules: Ruleset
) -> Allowed:
    if master.suit is not tables.trump:
        if rules.partner_plain == "must_trump":
            return Allowed(frozenset(trumps), Reason.MUST_TRUMP, "A6 f")
        return Allowed(frozenset(hand))
    duty = rules.partner_trump
    if duty == "free":
        return Allowed(frozenset(hand))
    if duty == "must_trump_any":
        return Allowed(
            frozenset(trumps),
            Reason.MUST_TRUMP,
            "A6 g" if _higher(trumps, master, tables) else "A6 h",
        )
    higher = _higher(trumps, master, tables)
    if higher:
        under = frozenset(trumps).difference(higher)
        return Allowed(frozenset(hand) - under, Reason.NO_UNDERTRUMP, "A6 g")
    if duty == "must_piss":
        return Allowed(frozenset(trumps), Reason.MUST_UNDERTRUMP, "A6 h")
    return Allowed(frozenset(hand))
