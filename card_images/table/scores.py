"""The scores of both teams with what is left to the target, and the tricks of this deal."""

from collections.abc import Iterator
from typing import Final

from bot.rules import Pair, Ruleset, View
from card_images.deck.cards import back_sprite
from card_images.drawing.canvas import Canvas
from card_images.drawing.colours import FELT, GOLD, PLATE, TEAM, TRACK, WHITE, Colour
from card_images.drawing.fonts import SMALLEST
from card_images.drawing.shapes import Shape
from card_images.table.plates import TEAM_SHAPES

WIDTH: Final = 304
HEIGHT: Final = 112
_ROW: Final = 48
_POINTS: Final = 150
"""right edge of a score, which may have four figures"""
_BAR: Final = (164, 62)
"""left edge and length"""
_PILE: Final = 236
_NOTE: Final = (120, 46)


def draw_scores(canvas: Canvas, view: View, left: int, top: int, first: int) -> None:
    """A plate with one row a team, team `first` above."""
    canvas.shape(Shape.PLATE, (left, top, left + WIDTH, top + HEIGHT), PLATE, FELT)
    for row, team in enumerate((first, view.game.accounts.other(first))):
        _draw_row(canvas, view, left, top + 8 + row * _ROW, team)
    for word, ink in _notes(view):
        box = left, top + HEIGHT + 8, left + _NOTE[0], top + HEIGHT + 8 + _NOTE[1]
        canvas.shape(Shape.PLATE, box, PLATE, FELT)
        at = left + _NOTE[0] / 2, box[1] + _NOTE[1] / 2
        canvas.text(word, at, SMALLEST, ink, PLATE, 0.5)
        left += _NOTE[0] + 8


def notes_width(view: View) -> int:
    """How far to the right the notes below the plate reach."""
    return sum(_NOTE[0] + 8 for _ in _notes(view))


def _notes(view: View) -> Iterator[tuple[str, Colour]]:
    """Deals played of those to be played, and points held over for the next deal."""
    if view.rules.ends_by_deals:
        yield f"{view.deals_done}/{view.rules.deals_limit}", WHITE
    if view.held:
        yield f"+{sum(sum(each.points) for each in view.held)}", GOLD


def _draw_row(canvas: Canvas, view: View, left: int, top: int, team: int) -> None:
    middle = top + _ROW / 2
    canvas.shape(
        TEAM_SHAPES[team], (left + 14, middle - 13, left + 40, middle + 13), TEAM[team], PLATE
    )
    won = view.winner == team
    canvas.text(
        str(view.scores[team]), (left + _POINTS, middle), 38, GOLD if won else WHITE, PLATE, 1
    )
    if won:
        crown = left + _BAR[0], middle - 15, left + _BAR[0] + 34, middle + 15
        canvas.shape(Shape.CROWN, crown, GOLD, PLATE)
        return
    _draw_bar(canvas, share_of_party(view.scores, team, view.rules), (left + _BAR[0], middle), team)
    _draw_pile(canvas, view.tricks_won[team], (left + _PILE, top), team)


def share_of_party(scores: Pair, team: int, rules: Ruleset) -> float:
    """How much of the way a team has behind it, 0 to 1."""
    if rules.ends_by_deals:
        return max(0, scores[team]) / max(*scores, 1)
    return min(1.0, max(0, scores[team]) / rules.target)


def _draw_bar(canvas: Canvas, share: float, at: tuple[float, float], team: int) -> None:
    left, middle = at
    right, top, bottom = left + _BAR[1], middle - 6, middle + 6
    canvas.shape(Shape.PLATE, (left, top, right, bottom), TRACK, PLATE)
    reach = round(_BAR[1] * share)
    if reach >= 4:
        canvas.shape(Shape.PLATE, (left, top, left + max(reach, 12), bottom), TEAM[team], PLATE)


def _draw_pile(canvas: Canvas, tricks: int, at: tuple[int, int], team: int) -> None:
    if not tricks:
        return
    left, top = at
    canvas.lay(back_sprite(24), left, top + 8)
    canvas.text(str(tricks), (left + 32, top + _ROW / 2), SMALLEST, WHITE, PLATE)
