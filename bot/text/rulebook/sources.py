"""Where each line of the pages comes from, be it an option or a text of its own."""

from collections.abc import Mapping
from typing import Final

from bot.rules import OPTION_VALUES, Ruleset
from bot.rules.core.options import value_of
from bot.rules.core.sources import Citation, Told, told


def source_of(line: str, rules: Ruleset) -> Citation | None:
    """Where a line of the pages comes from; None for what is no rule of the game."""
    said = value_of(line, getattr(rules, line)).told if line in OPTION_VALUES else LINES[line]
    return None if said is None else said.in_game(rules)


LINES: Final[Mapping[str, Told | None]] = {
    # The game as a whole
    "rules-game-classique": None,
    "rules-game-coinche": None,
    "rules-game-decouverte": None,
    "rules-game-decouverte-bids": None,
    "rules-game-kloppen": None,
    "rules-overview-marks": None,
    # Cards
    "rules-cards-pack": told("A2 every"),
    "rules-cards-trump": told("A2 every"),
    "rules-cards-plain": told("A2 every"),
    "rules-cards-points": told("A2 every"),
    "rules-cards-winner": told("A2 french dutch"),
    "rules-cards-no-trumps": told("H3 outside"),
    "rules-cards-all-trumps": told("H3 outside"),
    "rules-cards-no-suit": told("H4 outside"),
    # Dealing
    "rules-dealing-turns": told("A1 french", coinche="H1 outside"),
    "rules-dealing-cut": told(
        "A3 pagat-english outside decided", coinche="H1 outside", fields="A3 outside decided"
    ),
    "rules-dealing-last-card": told("B2 pagat-german"),
    "rules-dealing-after-take": told("A3 pagat french dutch"),
    "rules-dealing-fair": None,
    "rules-dealing-nonces": None,
    # Auction
    "rules-auction-lead": told(
        "A4 pagat french", coinche="H2 outside", bids="C1 decided", fields="B3 pagat-german"
    ),
    # Auction with bids
    "rules-auction-ladder": told("C1 dutch"),
    "rules-auction-again": told("C1 dutch", coinche="H2 outside"),
    "rules-auction-partner": told("C1 dutch decided", coinche="H2 outside"),
    "rules-auction-end": told("C1 dutch"),
    "rules-auction-adaptation": told("B6 pagat-german decided"),
    "rules-auction-coinche": told("C1 dutch decided"),
    # Declarations
    "rules-declarations-runs": told("A5 pagat club dutch", coinche="H6 outside"),
    "rules-declarations-squares": told("A5 pagat club dutch", coinche="H6 outside"),
    "rules-declarations-no-trumps": told("H6 outside"),
    "rules-declarations-one-card": told("A5 pagat", coinche="H6 outside"),
    "rules-declarations-visible": told("B6 decided"),
    "rules-declarations-free": told("A5 club decided"),
    "rules-declarations-ranking": told("A5 pagat decided", coinche="H6 outside"),
    "rules-declarations-good": told("A5 pagat"),
    "rules-declarations-show": told("A5 pagat decided"),
    # Belote
    "rules-belote-no-trumps": told("H5 outside"),
    # Play
    "rules-play-intro": told(
        "A6 pagat french dutch", coinche="H4 outside", fields="B3 pagat-german"
    ),
    "rules-play-letters": None,
    "rules-play-uncovered": told("B3 pagat-german decided"),
    "rules-play-a": told("B3 pagat-german"),
    "rules-play-b": told("A6 every", fields="B3 pagat-german"),
    "rules-play-d": told("A6 every", fields="B3 pagat-german"),
    "rules-play-i": told("A6 every", fields="B3 pagat-german"),
    "rules-play-no-trumps": told("H4 outside"),
    "rules-play-all-trumps": told("H4 outside"),
    # Counting a deal that was taken
    "rules-scoring-intro": told("A9 every", fields="B4 pagat-german"),
    "rules-scoring-made": told("A9 every", fields="B4 pagat-german"),
    "rules-scoring-dedans": told("A9 every", fields="B5 decided"),
    # Counting a bid
    "rules-bids-reached": told("C2 dutch decided"),
    "rules-bids-belote-margin": told("C3 dutch"),
    "rules-bids-belote-owner": told("C3 dutch decided"),
    "rules-bids-capot": told("C3 dutch"),
    "rules-bids-failed-as-written": told("C2 dutch"),
    "rules-bids-capot-failed": told("C2 decided"),
    # Counting coinche and contrée
    "rules-coinche-reached": told("H7 outside"),
    "rules-coinche-capot": told("H8 outside decided"),
    "rules-coinche-belote": told("H8 outside"),
    "rules-coinche-declarations": told("H8 outside decided"),
    # The end of the game
    "rules-end-thrown-in": told("A4 decided"),
    "rules-arret-count": told("A10 pagat decided"),
    "rules-arret-in-vain": told("A10 pagat"),
    "rules-arret-defenders": told("A10 pagat"),
    "rules-arret-takers": told("A10 pagat"),
    "rules-arret-hidden": told("A10 pagat decided"),
}
"""every line that is no option; DECIDED beside a document: what it leaves open is decided here"""
