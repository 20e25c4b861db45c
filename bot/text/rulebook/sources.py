"""Where each line of the pages comes from, be it an option or a text of its own."""

from collections.abc import Mapping

from bot.rules import OPTION_VALUES, Ruleset
from bot.rules.core.options import Citation, Sources, sources_of, value_of


def source_of(line: str, rules: Ruleset) -> Citation | None:
    """Return the source of a line of the pages; None if the line is not a rule of the game."""
    said = value_of(line, getattr(rules, line)).sources if line in OPTION_VALUES else LINES[line]
    return None if said is None else said.in_game(rules)


LINES: Mapping[str, Sources | None] = {
    # Cards
    "rules-cards-pack": sources_of("A2 every"),
    "rules-cards-trump": sources_of("A2 every"),
    "rules-cards-plain": sources_of("A2 every"),
    "rules-cards-points": sources_of("A2 every"),
    "rules-cards-winner": sources_of("A2 french dutch"),
    "rules-cards-no-trumps": sources_of("H3 outside", ladder="I2 outside"),
    "rules-cards-all-trumps": sources_of("H3 outside", ladder="I2 outside"),
    "rules-cards-no-suit": sources_of("H4 outside", ladder="I3 outside"),
    # Dealing
    "rules-dealing-turns": sources_of(
        "A1 french",
        coinche="H1 outside",
        choice="KJ1 outside",
        ladder="I1 outside",
        clobyosh="CL1 outside",
    ),
    "rules-dealing-cut": sources_of(
        "A3 pagat-english outside decided",
        coinche="H1 outside",
        choice="KJ1 decided",
        fields="A3 outside decided",
        ladder="I1 outside",
        clobyosh="CL1 decided",
    ),
    "rules-dealing-last-card": sources_of("B2 pagat-german"),
    "rules-dealing-after-take": sources_of("A3 pagat french dutch"),
    "rules-dealing-fair": None,
    "rules-dealing-nonces": None,
    # Auction
    "rules-auction-lead": sources_of(
        "A4 pagat french",
        coinche="H2 outside",
        choice="KJ2 outside",
        bids="C1 decided",
        fields="B3 pagat-german",
        ladder="I1 outside",
        clobyosh="CL6 outside",
    ),
    # Auction with bids
    "rules-auction-ladder": sources_of("C1 dutch"),
    "rules-auction-again": sources_of("C1 dutch", coinche="H2 outside", ladder="I1 outside"),
    "rules-auction-partner": sources_of(
        "C1 dutch decided", coinche="H2 outside", ladder="I1 outside"
    ),
    "rules-auction-end": sources_of("C1 dutch"),
    "rules-auction-adaptation": sources_of("B6 pagat-german decided"),
    "rules-auction-coinche": sources_of("C1 dutch decided"),
    # Declarations
    "rules-declarations-runs": sources_of(
        "A5 pagat club dutch", coinche="H6 outside", ladder="I4 outside"
    ),
    "rules-declarations-squares": sources_of(
        "A5 pagat club dutch", coinche="H6 outside", ladder="I4 outside"
    ),
    "rules-declarations-no-trumps": sources_of("H6 outside"),
    "rules-declarations-one-card": sources_of(
        "A5 pagat", coinche="H6 outside", ladder="I4 outside"
    ),
    "rules-declarations-visible": sources_of("B6 decided"),
    "rules-declarations-free": sources_of("A5 club decided"),
    "rules-declarations-ranking": sources_of("A5 pagat decided", coinche="H6 outside"),
    "rules-declarations-good": sources_of("A5 pagat"),
    "rules-declarations-show": sources_of("A5 pagat decided"),
    # Belote
    "rules-belote-no-trumps": sources_of("H5 outside", ladder="I4 outside"),
    # Play
    "rules-play-intro": sources_of(
        "A6 pagat french dutch",
        coinche="H4 outside",
        choice="KJ3 outside",
        fields="B3 pagat-german",
        ladder="I3 outside",
        clobyosh="CL6 outside",
    ),
    "rules-play-letters": None,
    "rules-play-uncovered": sources_of("B3 pagat-german decided"),
    "rules-play-a": sources_of("B3 pagat-german", clobyosh="CL6 outside"),
    "rules-play-b": sources_of(
        "A6 every",
        choice="KJ3 outside",
        fields="B3 pagat-german",
        ladder="I3 outside",
        clobyosh="CL6 outside",
    ),
    "rules-play-d": sources_of(
        "A6 every",
        choice="KJ3 outside",
        fields="B3 pagat-german",
        ladder="I3 outside",
        clobyosh="CL6 outside",
    ),
    "rules-play-i": sources_of(
        "A6 every",
        choice="KJ3 outside",
        fields="B3 pagat-german",
        ladder="I3 outside",
        clobyosh="CL6 outside",
    ),
    "rules-play-no-trumps": sources_of("H4 outside", ladder="I3 outside"),
    "rules-play-all-trumps": sources_of("H4 outside", ladder="I3 outside"),
    # Counting a deal that was taken
    "rules-scoring-intro": sources_of("A9 every", fields="B4 pagat-german"),
    "rules-scoring-made": sources_of("A9 every", fields="B4 pagat-german"),
    "rules-scoring-dedans": sources_of("A9 every", fields="B5 decided"),
    # Counting a bid
    "rules-bids-reached": sources_of("C2 dutch decided"),
    "rules-bids-belote-margin": sources_of("C3 dutch"),
    "rules-bids-belote-owner": sources_of("C3 dutch decided"),
    "rules-bids-capot": sources_of("C3 dutch"),
    "rules-bids-failed-as-written": sources_of("C2 dutch"),
    "rules-bids-capot-failed": sources_of("C2 decided"),
    # Counting coinche and contrée
    "rules-coinche-reached": sources_of("H7 outside"),
    "rules-coinche-capot": sources_of("H8 outside decided"),
    "rules-coinche-belote": sources_of("H8 outside"),
    "rules-coinche-declarations": sources_of("H8 outside decided"),
    # Roem, and counting a deal of klaverjas
    "rules-roem-runs": sources_of("KJ4 outside"),
    "rules-roem-stuk": sources_of("KJ4 outside"),
    "rules-roem-four": sources_of("KJ4 outside"),
    "rules-roem-winner": sources_of("KJ4 outside"),
    "rules-choice-reached": sources_of("KJ5 outside"),
    "rules-choice-made": sources_of("KJ5 outside"),
    "rules-choice-nat": sources_of("KJ5 outside"),
    "rules-choice-pit": sources_of("KJ5 outside"),
    # Clobyosh
    "rules-clobyosh-points": sources_of("CL1 outside"),
    "rules-clobyosh-after": sources_of("CL3 outside"),
    "rules-clobyosh-dix": sources_of("CL3 outside decided"),
    "rules-clobyosh-second": sources_of("CL2 outside"),
    "rules-clobyosh-runs": sources_of("CL4 outside"),
    "rules-clobyosh-talk": sources_of("CL4 outside"),
    "rules-clobyosh-shown": sources_of("CL4 outside"),
    "rules-clobyosh-reached": sources_of("CL7 outside"),
    "rules-clobyosh-made": sources_of("CL7 outside"),
    "rules-clobyosh-failed": sources_of("CL7 outside"),
    # A ladder, and tens
    "rules-ladder-contra": sources_of("I1 outside"),
    "rules-ladder-recontra": sources_of("I1 outside"),
    "rules-ladder-end": sources_of("I1 outside"),
    "rules-ladder-totals": sources_of("I2 outside"),
    "rules-ladder-no-declarations": sources_of("I4 outside"),
    "rules-ladder-trickless": sources_of("I4 outside decided"),
    "rules-tens-points": sources_of("I5 outside"),
    "rules-tens-made": sources_of("I5 outside"),
    "rules-tens-inside": sources_of("I5 outside"),
    "rules-tens-tie": sources_of("I5 outside"),
    "rules-tens-doubled": sources_of("I5 outside"),
    # One against two
    "rules-three-chien": sources_of("J9 outside decided"),
    "rules-three-partner": sources_of("J3 decided"),
    "rules-three-count": sources_of("J5 outside"),
    "rules-three-made": sources_of("J6 outside"),
    "rules-three-declared": sources_of("J6 decided"),
    # The end of the game
    "rules-end-thrown-in": sources_of("A4 decided"),
    "rules-arret-count": sources_of("A10 pagat decided"),
    "rules-arret-in-vain": sources_of("A10 pagat"),
    "rules-arret-defenders": sources_of("A10 pagat"),
    "rules-arret-takers": sources_of("A10 pagat"),
    "rules-arret-hidden": sources_of("A10 pagat decided"),
}
"""lines that are not options; DECIDED beside a document: this project decides what the document
leaves open"""
