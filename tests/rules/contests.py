"""Contests of declarations as one line of text: who announces what, what counts, what is said."""

from bot.rules.core.card import Suit
from bot.rules.core.declarations import (
    Announced,
    Contest,
    Said,
    Word,
    parse_declaration,
    settle_contest,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, TEAMS
from bot.rules.games.classique import DUTCH, GERMAN_CLUB, PAGAT

PER_TYPE = PAGAT.changed({"decl_contest": "per_type"})
GERMAN = GERMAN_CLUB.changed({"declarations": "immediate"})
SHOWN = PAGAT.changed({"declarations": "immediate", "decl_contest_moment": "before_first_lead"})
DUTCH_PER_TYPE = DUTCH.changed({"decl_contest": "per_type"})
TWO = PAGAT.changed({"players": 2, "packets": "4-4"})
EVERY_RULES = (PAGAT, DUTCH, GERMAN, PER_TYPE, SHOWN, DUTCH_PER_TYPE)

SPADES, HEARTS, DIAMONDS, CLUBS = Suit


def announced(text: str) -> list[Announced]:
    """`0 KS-QS-JS, 1 9H-8H-7H`: seats with what they announce."""
    return [
        Announced(int(seat), parse_declaration(each))
        for seat, each in (words.split() for words in text.split(", "))
    ]


def settle(
    text: str, *, first: int = 0, trump: Suit | None = CLUBS, rules: Ruleset = PAGAT
) -> Contest:
    sides = TEAMS if rules.players == 4 else SINGLES
    return settle_contest(announced(text), first, trump, rules, sides)


def scoring(contest: Contest) -> str:
    return ", ".join(f"{seat} {declaration}" for seat, declaration in contest.scoring)


def heard(contest: Contest) -> str:
    """The talk as one text: `0 tierce K, 1 good`, `2 trump` being a run as high as the last."""
    return ", ".join(_heard(said) for said in contest.talk)


def _heard(said: Said) -> str:
    if said.word is Word.NAMES:
        return f"{said.seat} {said.kind}{said.length} {said.rank}"
    if said.word is Word.TRUMP:
        return f"{said.seat} trump {said.kind}{said.length} {said.rank}"
    assert said == Said(said.seat, said.word)
    return f"{said.seat} {said.word}"
