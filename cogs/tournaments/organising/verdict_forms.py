"""Forms of an organiser's verdicts; what is written in one is asked for again, then done."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage.tournaments.rounds import ResultRow, TableRow
from bot.text import Words
from bot.tournaments import Board, Score, is_house
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.organising.verdicts import LONGEST_REASON, penalties, penalties_of
from cogs.answers import Sentence
from cogs.forms import labelled, titled
from cogs.press import Press
from cogs.tournaments.names_screen import Names
from cogs.tournaments.organising.entries_panel_screen import can_be_punished

LONGEST_FIELD: Final = 1000
"""characters of what is written in several lines: the boards of a table"""
DIGITS: Final = 8
SIGNS: Final = ("-", "−", "–", "+")
SHORT: Final = 24
"""characters of a name on a label"""


class Written(NamedTuple):
    """A line of a form. Without `least` characters it may be left empty."""

    name: str
    label: str
    text: str = ""
    longest: int = DIGITS
    least: int = 1
    long: bool = False


def verdict_form(
    title: str, about: str, fields: Sequence[Written], verb: str, *args: object
) -> ui.Modal:
    """`about`: what will happen. What is written arrives in the order of the fields."""
    modal = titled(title, verb, *args)
    modal.add_item(ui.TextDisplay(about))
    for each in fields:
        style = discord.TextStyle.paragraph if each.long else discord.TextStyle.short
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=each.name,
            default=each.text or None,
            min_length=each.least,
            max_length=each.longest,
            required=each.least > 0,
            style=style,
        )
        modal.add_item(labelled(each.label, field))
    return modal


def reason(words: Words) -> Written:
    return Written("why", words("tournament-organiser-reason"), longest=LONGEST_REASON, long=True)


def fields_of(event: Event, kind: str) -> int:
    """How many lines the form of a verdict has."""
    if kind in ("forfeit", "take-back"):
        return 1
    if kind == "penalty" or event.plan.format.shared_boards:
        return 2
    return 4 if event.plan.format.bracket else 3


def _again(fields: Sequence[Written], values: Sequence[str]) -> list[Written]:
    """The fields with what was written in them before, if they were filled in."""
    if len(values) != len(fields):
        return list(fields)
    return [field._replace(text=value) for field, value in zip(fields, values, strict=True)]


def penalty_form(
    event: Event, number: int, name: str, words: Words, values: Sequence[str] = ()
) -> ui.Modal:
    points = Written("points", words("tournament-organiser-penalty-points"))
    return verdict_form(
        words("tournament-organiser-penalty"),
        words("tournament-organiser-penalty-about", name=words.name(name)),
        _again([points, reason(words)], values),
        "t_penalised",
        event.id,
        number,
        penalties_of(event, number),
    )


def penalty_facts(event: Event, penalty: int, names: Names, words: Words) -> dict[str, Any]:
    """Return what is said of a penalty that counts. Raises `TournamentRefused` for one that does
    not."""
    row = _penalty(event, penalty)
    points = row.facts["points"]
    name = names.markdown(row.entry or 0, words)
    return {"name": name, "points": words.number(points), "count": points}


def _penalty(event: Event, penalty: int) -> ResultRow:
    row = next((each for each in penalties(event) if each.id == penalty), None)
    if row is None:
        raise TournamentRefused(Refusal.CHANGED)
    return row


def take_back_form(
    event: Event, penalty: int, names: Names, words: Words, values: Sequence[str] = ()
) -> ui.Modal:
    about = penalty_facts(event, penalty, names, words)
    return verdict_form(
        words("tournament-organiser-take-back"),
        words("tournament-organiser-take-back-about", **about),
        _again([reason(words)], values),
        "t_taken_back",
        event.id,
        _penalty(event, penalty).entry,
        penalty,
    )


def punishable_only(event: Event) -> None:
    """Raises a `Sentence` where a penalty would change nothing."""
    if not can_be_punished(event):
        raise Sentence("tournament-organiser-no-penalty")


def penalty_of(text: str) -> int:
    """Points that are taken off; raises a `Sentence` for a sign, else as `points_of`."""
    if text.strip().startswith(SIGNS):
        raise Sentence("tournament-organiser-no-sign")
    return points_of(text)


def points_of(text: str) -> int:
    """Points as people write them, "1 044" or "1,044"; raises `TournamentRefused`."""
    digits = "".join(each for each in text if not each.isspace() and each not in ",.’'")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    return int(digits)


def parties_of(text: str) -> tuple[int, int] | None:
    """Parties won by both sides, "2-1"; None when nothing is written.

    Raises `TournamentRefused`.
    """
    if not text.strip():
        return None
    one, _, other = text.replace("–", "-").replace(":", "-").partition("-")
    found = points_of(one), points_of(other)
    if max(found) > 2:
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    return found


def correction_form(
    event: Event,
    table: TableRow,
    sides: Sequence[str],
    words: Words,
    values: Sequence[str] = (),
) -> ui.Modal:
    """Return what both sides wrote, as it stands now or (`values`) was written before; `sides`:
    names."""
    row = event.result_of(table)
    if event.plan.format.shared_boards:
        return _boards_form(event, table, words, values)
    scores = row.facts["scores"] if row is not None and row.kind == "played" else None
    fields = [
        Written(f"points{side}", name, str(scores[side][0]) if scores else "")
        for side, name in enumerate(sides)
    ]
    if event.plan.format.bracket:
        parties = f"{scores[0][1]}-{scores[1][1]}" if scores else ""
        label = words("tournament-organiser-parties")
        fields.append(Written("parties", label, parties, longest=5, least=0))
    place = {"round": table.round, "table": table.number}
    return verdict_form(
        words("tournament-organiser-correct"),
        words("tournament-organiser-correct-about", **place),
        _again([*fields, reason(words)], values),
        "t_corrected",
        event.id,
        table.round,
        table.number,
        row.id if row else 0,
    )


def _boards_form(event: Event, table: TableRow, words: Words, values: Sequence[str]) -> ui.Modal:
    """Each board has its own result (T5)."""
    row = event.result_of(table)
    boards = row.facts["boards"] if row is not None and row.kind == "played" else []
    lines = "\n".join(f"{number}: {one}-{other}" for number, one, other, *_ in boards)
    label = words("tournament-organiser-boards")
    return verdict_form(
        words("tournament-organiser-correct"),
        words("tournament-organiser-correct-about", round=table.round, table=table.number),
        _again(
            [Written("boards", label, lines, longest=LONGEST_FIELD, long=True), reason(words)],
            values,
        ),
        "t_corrected",
        event.id,
        table.round,
        table.number,
        row.id if row else 0,
    )


def boards_written(text: str) -> tuple[Board, ...]:
    """Boards as "1: 162-0", a line each. Raises `TournamentRefused`."""
    found: list[Board] = []
    for line in filter(None, (each.strip() for each in text.splitlines())):
        number, _, points = line.partition(":")
        one, _, other = points.replace("–", "-").partition("-")
        found.append(Board(points_of(number), (points_of(one), points_of(other))))
    return tuple(found)


def forfeit_form(
    event: Event,
    table: TableRow,
    absent: Sequence[int],
    names: str,
    words: Words,
    values: Sequence[str] = (),
) -> ui.Modal:
    row = event.result_of(table)
    place = {"round": table.round, "table": table.number}
    return verdict_form(
        words("tournament-organiser-forfeit-title"),
        words("tournament-organiser-forfeit-about", names=names, **place),
        _again([reason(words)], values),
        "t_forfeited",
        event.id,
        table.round,
        table.number,
        row.id if row else 0,
        "-".join(map(str, absent)),
    )


def form_of(
    kind: str, event: Event, press: Press, names: Names, words: Words, values: Sequence[str] = ()
) -> ui.Modal:
    """The form of a verdict about what `press` names, as its own arguments do.

    Raises `TournamentRefused`, and a `Sentence` where it would change nothing.
    """
    if kind == "penalty":
        punishable_only(event)
        number = event.entry(press.number(1)).number
        return penalty_form(event, number, names.plain(number, words), words, values)
    if kind == "take-back":
        return take_back_form(event, press.number(2), names, words, values)
    table = event.table(press.number(1), press.number(2))
    if kind == "forfeit":
        absent = absent_of(press, table)
        told = words.join_and([names.markdown(each, words) for each in absent])
        return forfeit_form(event, table, absent, told, words, values)
    sides = [names.plain_side(side, words, SHORT // max(1, len(side))) for side in table.sides]
    return correction_form(event, table, sides, words, values)


def absent_of(press: Press, table: TableRow) -> tuple[int, ...]:
    """Return who of a table was absent: as they were chosen, or as the form of a forfeit carries
    them.

    Raises `TournamentRefused` for anybody else.
    """
    there = {str(each): each for side in table.sides for each in side if not is_house(each)}
    found = dict.fromkeys(press.text(4).split("-") if press.text(4) else press.values)
    if not found or not set(found) <= set(there):
        raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
    return tuple(there[each] for each in found)


def scores_written(event: Event, table: TableRow, values: Sequence[str]) -> tuple[Score, Score]:
    """The scores that a correction has written; capots and failed contracts stay as they were.

    Who wrote more has won the party, unless the parties are written too.
    """
    points = points_of(values[0]), points_of(values[1])
    parties = parties_of(values[2]) if event.plan.format.bracket else None
    if parties is None:
        parties = int(points[0] > points[1]), int(points[1] > points[0])
    row = event.result_of(table)
    before = row.facts["scores"] if row is not None and row.kind == "played" else ([0] * 4,) * 2
    one, other = (Score(points[side], parties[side], *before[side][2:4]) for side in (0, 1))
    return one, other
