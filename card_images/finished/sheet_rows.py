"""All that stands on a score sheet: who did what, and each source of points with what it
brought."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules import (
    Bid,
    DealOutcome,
    DealResult,
    Declaration,
    Ending,
    Entry,
    Kind,
    Pair,
    Source,
    Trump,
    View,
)
from card_images.deck.cards import index_of
from card_images.drawing.colours import GOLD, MUTED, WHITE, Colour
from card_images.drawing.look import Look, Words
from card_images.table.tokens import STOPPED, Token, trump_token

NOTHING = "–"


class Row(NamedTuple):
    """A word, what stands in the columns of teams 0 and 1, and a colour."""

    word: str
    values: tuple[str, str]
    ink: Colour


class Title(NamedTuple):
    """All that heads a sheet: the deal, how it ended, and whose doing that was."""

    number: int
    outcome: str
    token: Token
    seat: int


class End(NamedTuple):
    """How a party ended, for the sheet of its last deal."""

    number: int
    """of the last deal, which has no result when the party ended before its last trick"""
    ending: Ending
    winner: int | None
    """the team, or DRAWN"""
    scores: Pair
    seat: int
    """who stopped the game, or held all eight trumps, or took"""
    counted: Pair
    """what the side of who stopped the game had by then"""
    trump: Trump | None


def end_of(view: View) -> End | None:
    """How the party of a view ended; None while it goes on."""
    if view.ending is None:
        return None
    counted = (0, 0)
    seat = view.taker if view.trump_run is None else view.trump_run
    if view.stopped is not None:
        seat, account = view.stopped.seat, view.game.accounts.of(view.stopped.seat)
        counted = _of(account, view.stopped.points)
    return End(
        view.deal_number, view.ending, view.winner, view.scores, seat or 0, counted, view.trump
    )


def deal_title(result: DealResult, end: End | None, look: Look) -> Title:
    """How the contract ended, or the party if it was not by its points."""
    outcome = outcome_word(result.score.outcome, look.words)
    if end is not None:
        outcome = ending_word(end, look.words) or outcome
    return Title(result.number, outcome, trump_token(result.trump, look), result.taker)


def end_title(end: End, look: Look) -> Title:
    """Return the title of a deal that was not played to its last trick."""
    token = STOPPED
    if end.ending is Ending.TRUMP_RUN and end.trump is not None:
        token = trump_token(end.trump, look)
    return Title(end.number, ending_word(end, look.words), token, end.seat)


def outcome_word(outcome: DealOutcome, words: Words) -> str:
    """How the contract ended, in the reader's language."""
    return {
        DealOutcome.MADE: words.made,
        DealOutcome.DEDANS: words.dedans,
        DealOutcome.CAPOT: words.capot,
        DealOutcome.LITIGE: words.litige,
        DealOutcome.ABEYANCE: words.abeyance,
    }[outcome]


def ending_word(end: End, words: Words) -> str:
    """How a party ended that did not end by its points; empty for others."""
    return {
        Ending.TRUMP_RUN: words.trump_run,
        Ending.STOPPED: words.stopped,
        Ending.STOPPED_IN_VAIN: words.stopped_in_vain,
        Ending.PROOF_FAILED: words.proof_failed,
    }.get(end.ending, "")


def end_rows(end: End, look: Look) -> list[Row]:
    """Return what was counted when the game was stopped; nothing is when eight trumps won it."""
    if end.ending is Ending.TRUMP_RUN:
        return []
    return [_row(look.words.counted, end.counted)]


def rows(result: DealResult, look: Look) -> list[Row]:
    """Everything there is to show of a deal."""
    words = look.words
    found = [_row(words.tricks, result.had_of(Source.TRICKS))]
    for word, points in (
        (words.der, result.had_of(Source.DER)),
        (words.capot, _capot_bonus(result)),
        (words.belote, result.had_of(Source.BELOTE)),
    ):
        if any(points):
            found.append(_row(word, points))
    found += _declarations(result, look)
    if any(whole := _beside_bid(result)):
        found.append(_row(words.deal, whole))
    if result.bid is not None:
        values = [NOTHING, NOTHING]
        values[_pays(result)] = contract_text(result.bid, result.multiplier, look)
        found.append(Row(words.contract, (values[0], values[1]), WHITE))
    found.append(_row(words.written, result.written, GOLD))
    if any(result.held):
        found.append(_row(words.held, result.held, MUTED))
    if any(result.released):
        found.append(_row(words.released, result.released))
    return found


def _pays(result: DealResult) -> int:
    """The column of the contract: where its points are written, else the bidders'."""
    bids = (Source.BID, Source.ANNOUNCED_CAPOT, Source.ANNOUNCED_GENERALE)
    written = (result.account(e) for e in result.score.entries if e.source in bids)
    return next(written, result.takers)


def contract_text(bid: Bid, multiplier: int, look: Look) -> str:
    """`90`, or `90 ×2` when it is coinched."""
    points = look.words.bid(bid.points)
    return points if multiplier == 1 else f"{points} ×{multiplier}"


def kind_word(declaration: Declaration, look: Look) -> str:
    """`Tierce`, `Carré J`: the type of a declaration, of a carré also its rank."""
    word = look.words.kind(declaration.kind)
    if declaration.kind is Kind.CARRE:
        return f"{word} {index_of(declaration.rank, look)}"
    return word


def _row(word: str, points: Pair, ink: Colour = WHITE) -> Row:
    first, second = (str(each) if each else NOTHING for each in points)
    return Row(word, (first, second), ink)


def _of(account: int, points: int) -> Pair:
    return (points, 0) if account == 0 else (0, points)


def _written(result: DealResult, *sources: Source) -> Pair:
    return result.sums(each for each in result.score.entries if each.source in sources)


def _declarations(result: DealResult, look: Look) -> Iterator[Row]:
    """A row for each type of declaration that counted."""
    of_kind: dict[str, list[Entry]] = {}
    for each in result.had:
        if each.announced is not None:
            of_kind.setdefault(kind_word(each.announced.declaration, look), []).append(each)
    for word, entries in of_kind.items():
        yield _row(word, result.sums(entries))


def _capot_bonus(result: DealResult) -> Pair:
    """Return the points of all the tricks beyond their own."""
    first, second = _written(result, Source.CAPOT)
    return first and first - result.points[0], second and second - result.points[1]


def _beside_bid(result: DealResult) -> Pair:
    """Return the points for all the tricks where the bid is written too: 160, made or failed (H8).

    The points of the tricks are not what was written then. Without the bid the whole deal needs
    no word.
    """
    if not any(_written(result, Source.BID, Source.ANNOUNCED_CAPOT, Source.ANNOUNCED_GENERALE)):
        return (0, 0)
    return _written(result, Source.DEAL, Source.TAKE_ALL)
