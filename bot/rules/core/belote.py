"""Belote and rebelote: king and queen of trump in one hand, and the words for them (A8, H5)."""

from bot.rules.core.actions import Play
from bot.rules.core.card import Card, Rank, Suit
from bot.rules.core.contract import NoSuit, Trump
from bot.rules.core.effects import Effect
from bot.rules.core.legal import KINGS, QUEENS
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import Belote, Deal, Hands


def find_belotes(rules: Ruleset, hands: Hands, trump: Trump) -> tuple[Belote, ...]:
    """Return each holder of king and queen of a trump suit, once all the cards are dealt."""
    return tuple(
        Belote(seat, suit)
        for suit in belote_suits(rules, trump)
        for seat, hand in enumerate(hands)
        if KINGS[suit] in hand and QUEENS[suit] in hand
    )


def belote_suits(rules: Ruleset, trump: Trump) -> tuple[Suit, ...]:
    """Return the suits whose king and queen are a belote in one hand."""
    if rules.belote == "off":
        return ()
    if isinstance(trump, Suit):
        return (trump,)
    each_suit = trump is NoSuit.ALL_TRUMPS and rules.belote_ta == "each_suit"
    return tuple(Suit) if each_suit else ()


def belote_of(deal: Deal, card: Card) -> Belote | None:
    """The belote that `card` is king or queen of, where one hand was dealt both."""
    if card.rank is not Rank.KING and card.rank is not Rank.QUEEN:
        return None
    return next((each for each in deal.belotes if each.suit is card.suit), None)


def asks_word(rules: Ruleset, deal: Deal, card: Card) -> bool:
    """Tell whether the player of `card` is asked if they say belote or rebelote with it."""
    belote = belote_of(deal, card)
    if belote is None or rules.belote_announce == "auto":
        return False
    first = belote.played == 0
    return first or (rules.belote_announce == "strict" and belote.words == 1)


def say_belote(
    rules: Ruleset, belote: Belote, action: Play, *, both_known: bool = True
) -> tuple[Belote, tuple[Effect, ...]]:
    """The first card says belote, the second rebelote; `auto` says them for the player.

    `both_known`: false in Découverte while the other card is still covered. Nobody can announce
    then, so both words come with the second card (B6).
    """
    first = belote.played == 0
    match rules.belote_announce:
        case "auto":
            words = belote.played + 1 if both_known else 0
        case "prompt":
            words = belote.words + (action.word if first else belote.words == 1)
        case "strict":
            words = belote.words + action.word
    if words == belote.words:
        said = ()
    elif words - belote.words == 2:
        said = (Effect.BELOTE, Effect.REBELOTE)
    else:
        said = (Effect.BELOTE if first else Effect.REBELOTE,)
    return belote._replace(played=belote.played + 1, words=words), said
