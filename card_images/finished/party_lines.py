"""The lines on the sheet of a party: one a deal, with signs for its key moments."""

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.rules import DealResult, Ending, KeyMoment, MomentKind, Pair, Suit, key_moments
from card_images.drawing.colours import DARK, GOLD, INK, PAPER, PLATE, TEAM
from card_images.drawing.look import Look, Words
from card_images.drawing.shapes import Shape
from card_images.finished.sheet_rows import End, ending_word
from card_images.table.plates import TEAM_SHAPES
from card_images.table.tokens import STOPPED, Part, Token, bid_parts, trump_token

LARGE: Final = 0.84
BESIDE: Final = 0.06
"""size of figures that stand on no ground, and what is left beside them, of a sign's height"""


class Sign(NamedTuple):
    """A key moment as it is drawn, and the word for it."""

    token: Token
    word: str


class Line(NamedTuple):
    """A line of the list: the last of its deals, and the signs of them all."""

    number: int
    totals: Pair
    trump: Token | None
    """None where nobody took"""
    contract: Token | None
    """trump with the bid, where there was one"""
    seat: int
    """who took, or ended the party"""
    signs: tuple[Sign, ...]


class Entry(NamedTuple):
    """A word of the legend, and its signs."""

    word: str
    signs: tuple[Token, ...]


def lines(results: Iterable[DealResult], look: Look, end: End) -> list[Line]:
    """A line for each deal with a result, and for a last one that was cut short."""
    found = [
        Line(
            each.number,
            each.totals,
            trump_token(each.trump, look),
            _contract(each, look),
            each.taker,
            _signs(each, look.words),
        )
        for each in results
    ]
    if not found or found[-1].number != end.number:
        trump = trump_token(end.trump, look) if end.trump is not None else None
        found.append(Line(end.number, end.scores, trump, trump, end.seat, ()))
    last = found[-1]
    found[-1] = last._replace(totals=end.scores, signs=(*last.signs, *_ending_signs(end, look)))
    return found


def _contract(result: DealResult, look: Look) -> Token:
    if result.bid is None:
        return trump_token(result.trump, look)
    return Token(PAPER, bid_parts(result.bid, look))


def _signs(result: DealResult, words: Words) -> tuple[Sign, ...]:
    return tuple(
        Sign(_token(moment, result.multiplier), moment_word(moment.kind, words))
        for moment in key_moments(result)
    )


def _token(moment: KeyMoment, multiplier: int) -> Token:
    """A moment's sign, on the shape of its team where it depends on that."""
    match moment.kind:
        case MomentKind.CAPOT:
            return Token(TEAM[moment.team], (Part(Shape.STAR, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.DEDANS:
            return Token(TEAM[moment.team], (Part(Shape.CROSS, DARK),), TEAM_SHAPES[moment.team])
        case MomentKind.LITIGE | MomentKind.ABEYANCE:
            return Token(PAPER, (Part(Shape.EQUALS, INK),))
        case MomentKind.COINCHE | MomentKind.SURCOINCHE:
            return Token(PLATE, (Part(f"×{multiplier}", GOLD, LARGE),), edge=BESIDE)


def moment_word(kind: MomentKind, words: Words) -> str:
    return {
        MomentKind.CAPOT: words.capot,
        MomentKind.DEDANS: words.dedans,
        MomentKind.LITIGE: words.litige,
        MomentKind.ABEYANCE: words.abeyance,
        MomentKind.COINCHE: words.coinche,
        MomentKind.SURCOINCHE: words.surcoinche,
    }[kind]


def _ending_signs(end: End, look: Look) -> tuple[Sign, ...]:
    """Return the signs of a party that did not end by its points."""
    word = ending_word(end, look.words)
    if not word:
        return ()
    token = STOPPED
    if end.ending is Ending.TRUMP_RUN and isinstance(end.trump, Suit):
        token = Token(PAPER, (Part("8", INK), *trump_token(end.trump, look).parts))
    return (Sign(token, word),)


def grouped(found: list[Line], most: int) -> list[Line]:
    """At most so many lines: where there are more, neighbours share one."""
    together = math.ceil(len(found) / most)
    shared: list[Line] = []
    for last in range(len(found), 0, -together):
        group = found[max(0, last - together) : last]
        signs = dict.fromkeys(sign for line in group for sign in line.signs)
        shared.append(group[-1]._replace(signs=tuple(signs)))
    return shared[::-1]


def legend(found: Iterable[Line]) -> list[Entry]:
    """Return the meanings of the signs on some lines."""
    signs: dict[str, set[Token]] = {}
    for token, word in (sign for line in found for sign in line.signs):
        signs.setdefault(word, set()).add(token)
    return [Entry(word, tuple(sorted(own, key=lambda t: t.shape))) for word, own in signs.items()]
