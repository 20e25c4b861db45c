"""Hands in which everybody has something to declare, and short ways to say it."""

from typing import Any

from bot.rules import (
    Action,
    Play,
    Ruleset,
    Show,
    State,
    find_preset,
    legal_actions,
    view,
)
from tests.rules.parties import do, taken

PAGAT = find_preset("pagat")
DUTCH = find_preset("dutch")
PER_TYPE = PAGAT.changed({"decl_contest": "per_type"})
AT_ONCE = find_preset("german_club").changed({"declarations": "immediate"})
OFF = PAGAT.changed({"declarations": "off"})
EVERYBODY = (None, 0, 1, 2, 3)

# Clubs are trump. Everybody has a tierce: of the king, the ace, the jack and the ace.
TIERCES = (
    "KS QS JS 7S AC TC 8C 7D",
    "AH KH QH 9S 9D 8D JD 7C",
    "AS TS JH TH 9H KC TD 9C",
    "8S 8H 7H AD KD QD QC JC",
)
FOUR = ("KS-QS-JS", "AH-KH-QH", "JH-TH-9H", "AD-KD-QD")
FIRST_TRICK = ("7S", "9S", "AS", "8S")  # seat 2 wins it

# Clubs are trump. Team 0 has a tierce and a cinquante, team 1 a tierce and four nines.
KINDS = (
    "KS QS JS 8S AC KC QC 7D",
    "AH KH QH 9S 9H 9D 9C 7C",
    "AS TS AD KD QD JD 8H 7H",
    "7S JH TH TC JC 8C TD 8D",
)


def deal(hands: tuple[str, ...], rules: Ruleset = PAGAT, **options: Any) -> State:
    return taken(hands, "AC", rules=rules.changed(options))


def first_trick(state: State, *announced: str) -> State:
    """The trick of `TIERCES` in which each seat announces this with its card."""
    steps = zip(FIRST_TRICK, announced, strict=False)
    return do(state, ", ".join(f"{card} {said}" for card, said in steps))


def shown(state: State, seat: int | None) -> list[str]:
    """The cards of each declaration that `seat` knows."""
    return ["-".join(card.text for card in heard.cards) for heard in view(state, seat).heard]


def counts(state: State) -> list[bool | None]:
    return [heard.counts for heard in view(state, None).heard]


def said_with(action: Action) -> bool:
    return isinstance(action, Play) and bool(action.declarations)


def showing(state: State) -> set[int]:
    return {seat for seat in range(4) if Show(seat) in legal_actions(state, seat)}


# The ace-high tierces with the opponents side by side; seat 2 takes.
HEARTS_FIRST = (TIERCES[1], TIERCES[3], TIERCES[0], TIERCES[2])
DIAMONDS_FIRST = (TIERCES[3], TIERCES[1], TIERCES[0], TIERCES[2])
