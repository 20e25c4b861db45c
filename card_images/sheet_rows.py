"""All that stands on a score sheet: who did what, and each source of points with what it
brought."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules import (
    BELOTE,
    CAPOT_BID,
    LAST_TRICK,
    Bid,
    DealOutcome,
    DealResult,
    Declaration,
    Ending,
    Kind,
    Pair,
    Ruleset,
    Trump,
    View,
    team_of,
)
from card_images.cards import index_of
from card_images.colours import GOLD, MUTED, WHITE, Colour
from card_images.look import Look, Words
from card_images.tokens import STOPPED, Token, trump_token

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
    counted: int
    """what their team had when they stopped the game"""
    trump: Trump | None


def end_of(view: View) -> End | None:
    """How the party of a view ended; None while it goes on."""
    if view.ending is None:
        return None
    counted = 0
    seat = view.taker if view.trump_run is None else view.trump_run
    if view.stopped is not None:
        seat, counted = view.stopped.seat, view.stopped.points
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
    """For a deal that was not played to its last trick."""
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
    return [_row(look.words.counted, _of(team_of(end.seat), end.counted))]


def rows(result: DealResult, rules: Ruleset, look: Look) -> list[Row]:
    """Everything there is to show of a deal."""
    words = look.words
    der = _of(result.der, LAST_TRICK)
    in_tricks = result.points[0] - der[0], result.points[1] - der[1]
    found = [_row(words.tricks, in_tricks), _row(words.der, der)]
    if capot := _capot_bonus(result, rules):
        found.append(_row(words.capot, capot))
    if any(result.belotes):
        found.append(_row(words.belote, (BELOTE * result.belotes[0], BELOTE * result.belotes[1])))
    found += _declarations(result, look)
    if result.bid is not None:
        values = [NOTHING, NOTHING]
        values[team_of(result.taker)] = contract_text(result.bid, result.multiplier, look)
        found.append(Row(words.contract, (values[0], values[1]), WHITE))
    found.append(_row(words.written, result.written, GOLD))
    if any(result.score.held):
        found.append(_row(words.held, _held(result), MUTED))
    if any(result.released):
        found.append(_row(words.released, result.released))
    return found


def contract_text(bid: Bid, multiplier: int, look: Look) -> str:
    """`90`, or `90 ×2` when it is coinched."""
    points = look.words.capot if bid.points == CAPOT_BID else str(bid.points)
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


def _of(team: int, points: int) -> Pair:
    return (points, 0) if team == 0 else (0, points)


def _declarations(result: DealResult, look: Look) -> Iterator[Row]:
    """A row for each type of declaration that counted."""
    points: dict[str, list[int]] = {}
    for seat, declaration in result.declared:
        of_kind = points.setdefault(kind_word(declaration, look), [0, 0])
        of_kind[team_of(seat)] += declaration.points
    for word, (first, second) in points.items():
        yield _row(word, (first, second))


def _capot_bonus(result: DealResult, rules: Ruleset) -> Pair | None:
    """What all the tricks bring beyond their points; None where they bring no more.

    A bid has its own table (C3): an announced capot is paid by the contract, and the defenders'
    tricks bring them nothing more.
    """
    if 0 not in result.tricks:
        return None
    team = 1 - result.tricks.index(0)
    if result.bid is not None and not _pays_capot(result, rules, team):
        return None
    return _of(team, rules.capot_value - sum(result.points))


def _pays_capot(result: DealResult, rules: Ruleset, team: int) -> bool:
    """Whether all the tricks of `team` count more than the bid (C3)."""
    if team != team_of(result.taker) or rules.kloppen_score == "bid_only":
        return False
    if result.bid is None or result.bid.points == CAPOT_BID:
        return False
    return result.multiplier == 1 or rules.coinche_scope != "bidders_take_all"


def _held(result: DealResult) -> Pair:
    takers, defenders = result.score.held
    return (takers, defenders) if team_of(result.taker) == 0 else (defenders, takers)
