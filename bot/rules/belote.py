"""Belote and rebelote: king and queen of trump in one hand, and the words for them (A8)."""

from bot.rules.actions import Play
from bot.rules.card import Card, Rank, Suit
from bot.rules.contract import Trump
from bot.rules.happening import Happening
from bot.rules.ruleset import Ruleset
from bot.rules.state import Belote, Deal, Hands


def find_belote(rules: Ruleset, hands: Hands, trump: Trump) -> Belote | None:
    """The holder of king and queen of trump, once all the cards are dealt."""
    if rules.belote == "off" or not isinstance(trump, Suit):
        return None
    pair = {Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)}
    for seat, hand in enumerate(hands):
        if pair.issubset(hand):
            return Belote(seat)
    return None


def is_belote_card(deal: Deal, card: Card) -> bool:
    """Tell whether `card` is one of a king and queen of trump that were dealt to one hand."""
    return (
        deal.belote is not None and card.suit is deal.trump and card.rank in (Rank.KING, Rank.QUEEN)
    )


def asks_word(rules: Ruleset, deal: Deal, card: Card) -> bool:
    """Tell whether the player of `card` is asked about belote or rebelote with it."""
    if deal.belote is None or rules.belote_announce == "auto" or not is_belote_card(deal, card):
        return False
    first = deal.belote.played == 0
    return first or (rules.belote_announce == "strict" and deal.belote.words == 1)


def say_belote(
    rules: Ruleset, belote: Belote, action: Play, *, both_known: bool = True
) -> tuple[Belote, tuple[Happening, ...]]:
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
        said = (Happening.BELOTE, Happening.REBELOTE)
    else:
        said = (Happening.BELOTE if first else Happening.REBELOTE,)
    return Belote(belote.seat, belote.played + 1, words), said
