"""Sentences that say what one value of one option means; and what the texts of the rules may
name."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType

from bot.rules import (
    LAST_TRICK,
    OPTION_VALUES,
    Card,
    CardTables,
    NoSuit,
    Rank,
    Ruleset,
    Suit,
    card_tables,
    game_of,
)
from bot.rules.core.conditions import FROM_OUTSIDE, holds
from bot.rules.core.ruleset import OptionValue
from bot.text.words import Words


def sentence(option: str, value: OptionValue, rules: Ruleset, words: Words) -> str:
    """Return what `option` means when it is `value` and everything else is as in `rules`.

    The two need not go together: a page of options shows what else may be chosen.
    """
    values = text_values(rules, words)
    if OPTION_VALUES[option] is None:
        return words("options-rule", option, **{**values, option: int(value)})
    return words("options-rule", f"{option}-{value}", **values)


def auction_of(rules: Ruleset) -> str:
    """The auction of a game, as texts choose by it."""
    return rules.auction.replace("_", "-")


@lru_cache(maxsize=64)
def text_values(rules: Ruleset, words: Words) -> Mapping[str, str | int]:
    """The variables of the texts: points, numbers, cards in their order, and what is played."""
    tables = card_tables(Suit.SPADES)
    game = game_of(rules)
    pack = game.dealing.pack
    values: dict[str, str | int] = {
        # What a text may depend on.
        "side": side_of(rules),
        "auction": auction_of(rules),
        "belote": rules.belote,
        "declarations": rules.declarations.replace("_", "-"),
        "surcoinche": rules.surcoinche,
        # A coinche is answered in turn (H2); Kloppen has a window for it (C1).
        "answer": "in-turn"
        if holds(FROM_OUTSIDE, rules) and rules.coinche_mode == "in_turn"
        else "any-time",
        "score": rules.coinche_score.replace("_", "-"),
        "generale": "on" if rules.generale else "off",
        # Cards
        "trumps": _order(tables, Suit.SPADES, words, pack),
        "plain": _order(tables, Suit.HEARTS, words, pack),
        "no_trumps": _order(
            card_tables(NoSuit.NO_TRUMPS, rules.na_values), Suit.SPADES, words, pack
        ),
        "all_trumps": _order(
            card_tables(NoSuit.ALL_TRUMPS, rules.na_values), Suit.SPADES, words, pack
        ),
        "of_pack": len(pack),
        "of_suit": len(pack) // len(Suit),
        "ranks": ", ".join(words("rank-name", rank.name) for rank in Rank),
        # Points and numbers
        "all": words.number(sum(tables.points.values()) + LAST_TRICK),
        "capot": words.number(rules.capot_value),
        "capot_document": words.number(_capot_document(rules)),
        "capot_bid": words.number(
            500 if rules.announced_capot == "500" else _capot_document(rules)
        ),
        "target": words.number(rules.target),
        "deals_limit": rules.deals_limit,
        "bid_min": words.number(rules.bid_min),
        "bid_max": words.number(rules.bid_max),
        "bid_step": words.number(rules.bid_step),
    }
    return MappingProxyType(values)


def _capot_document(rules: Ruleset) -> int:
    """Return what the Dutch sheet lets a capot that was bid be worth (C3)."""
    return 250 if rules.kloppen_score == "bid_only" else 350


def side_of(rules: Ruleset) -> str:
    """Return who scores, as texts choose by it: a `team`, a `player` of two, or one of `three`."""
    accounts = game_of(rules).accounts
    if accounts.has_partners:
        return "team"
    return "player" if len(accounts.seats) == 2 else "three"


def _order(tables: CardTables, suit: Suit, words: Words, pack: tuple[Card, ...]) -> str:
    """`jack 20 · nine 14 · … · eight and seven 0`: cards by name, only points are figures."""
    cards = sorted(
        (card for card in pack if card.suit is suit), key=tables.strength.__getitem__, reverse=True
    )
    told: list[str] = []
    for points, alike in groupby(cards, tables.points.__getitem__):
        names = words.join_and([words("rank-name", card.rank.name) for card in alike])
        told.append(f"**{names}** {points}")
    return " · ".join(told)
