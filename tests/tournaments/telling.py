"""A tournament as text that a person can check, told as it goes."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from bot.tournaments import (
    Absence,
    Bye,
    Forfeit,
    LateEntry,
    Penalty,
    Played,
    Result,
    Round,
    Side,
    Standings,
    Tournament,
    Value,
    Void,
    Withdrawal,
    is_house,
    standings,
)
from bot.tournaments.live.leagues import SeasonPlace
from tests.tournaments.evening import Evening


class Told(Evening):
    """An evening that is told as it goes."""

    def __init__(self, title: str, *entered: Any, **plan: Any) -> None:
        super().__init__(*entered, **plan)
        self.lines = [title, ""]
        self.told = 0
        self.ranked = False

    def tell(self, *, ranked: bool = True) -> None:
        """Plays what is open of the round, tells it and where that leaves everybody."""
        self.play_all()
        tournament = self.tournament
        said = filter(None, map(told_event, tournament.results[self.told :]))
        self.lines += [f"* {each}" for each in said]
        self.told = len(tournament.results)
        self.lines += told_round(tournament, tournament.rounds[-1])
        self.ranked = ranked
        if ranked:
            self.lines += told_standings(standings(tournament))
        self.lines.append("")

    def rest(self, *, ranked: bool = True) -> None:
        """Pairs and plays every round there still is."""
        while not self.over:
            self.pair()
            self.tell(ranked=ranked)

    def absent(self, table: int, *, ranked: bool = True) -> None:
        """The first at a table does not come; all others play."""
        self.forfeit(table, self.side_at(table))
        self.tell(ranked=ranked)

    def side_at(self, table: int, side: int = 0) -> int:
        """Return who sits at a table of this round, on one side."""
        return self.tournament.rounds[-1].tables[table - 1].sides[side][0]

    def say(self, text: str) -> None:
        self.lines.append(text)

    def text(self) -> str:
        if not self.ranked:
            self.lines += ["End", *told_standings(standings(self.tournament)), ""]
        return "\n".join(self.lines)


def name(entry: int) -> str:
    """A to Z, then A1 to Z1 …; robots are r, r1, r2."""
    if is_house(entry):
        return f"r{-entry or ''}"
    lap, letter = divmod(entry - 1, 26)
    return f"{chr(ord('A') + letter)}{lap or ''}"


def side(who: Side) -> str:
    return "+".join(name(each) for each in who) or "robots"


def told_round(tournament: Tournament, paired: Round) -> Iterator[str]:
    """Its tables with their results, and who sits out."""
    yield f"Round {paired.number}"
    for table in paired.tables:
        one, other = table.sides
        where = f"  {table.section:<20} {table.stage}.{table.match}" if table.stage else ""
        where = where or (f"  table {table.section}" if table.section else "")
        said = _result(tournament.result_of(paired.number, table.number))
        yield f"  {table.number:>2}  {side(one):>4} – {side(other):<5} {said:<28}{where}".rstrip()
    if paired.byes:
        yield f"  bye {', '.join(name(each) for each in paired.byes)}"


def _result(row: Result | None) -> str:
    if isinstance(row, Played):
        one, other = row.scores
        parts = [f"{one.points}–{other.points}"]
        if one.parties + other.parties > 1:
            parts.append(f"({one.parties}–{other.parties})")
        if one.capots or other.capots:
            parts.append(f"capots {one.capots}–{other.capots}")
        if one.failed or other.failed:
            parts.append(f"failed {one.failed}–{other.failed}")
        return " ".join(parts)
    if isinstance(row, Forfeit):
        return f"forfeit of {', '.join(name(each) for each in row.absent)}"
    return "open"


def told_event(row: Result) -> str | None:
    """Return what happened besides the tables."""
    match row:
        case Absence():
            return f"{name(row.entry)} does not play round {row.round}"
        case Bye():
            return f"{name(row.entry)} has a bye in round {row.round}"
        case LateEntry():
            return f"{name(row.entry)} enters for round {row.round}"
        case Withdrawal():
            return f"{name(row.entry)} withdraws before round {row.round}"
        case Penalty():
            return f"{name(row.entry)} loses {row.points} points"
        case Void():
            return f"row {row.supersedes} is taken back"
        case Played() | Forfeit() if row.supersedes:
            return f"table {row.table} is corrected: {_result(row)} ({row.reason})"
        case _:
            return None


def told_standings(standings: Standings) -> Iterator[str]:
    """A line an entry, a column a tie-break, and why neighbours with equal leaders are apart."""
    rows = [
        [f"{place.rank}.", name(place.entry), *(_value(each) for each in place.values)]
        for place in standings.places
    ]
    yield from _columns([["", "", *standings.columns], *rows])
    for above, below in zip(standings.places, standings.places[1:], strict=False):
        why = standings.why(above.entry, below.entry)
        if why.tie_break is None:
            yield f"    {name(why.ahead)} and {name(why.behind)} share their rank"
        elif why.tie_break not in (standings.columns[0], "place", "bracket", "percentage"):
            values = " before ".join(_value(each) for each in why.values)
            yield f"    {name(why.ahead)} is ahead of {name(why.behind)}: {why.tie_break} {values}"


def told_season(places: Sequence[SeasonPlace]) -> Iterator[str]:
    """Scores that do not count are in brackets."""
    rows = [["", "", "total", *(str(each + 1) for each in range(len(places[0].scores)))]]
    for place in places:
        scores = [
            "–" if score is None else _value(score) if counted else f"({_value(score)})"
            for score, counted in zip(place.scores, place.counted, strict=True)
        ]
        rows.append([f"{place.rank}.", name(place.member), _value(place.total), *scores])
    yield from _columns(rows)


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for row in rows:
        cells = zip(row, widths, strict=True)
        yield "  " + "  ".join(f"{cell:>{width}}" for cell, width in cells).rstrip()


def _value(value: Value) -> str:
    if value is None:
        return "–"
    if isinstance(value, Fraction) and value.denominator > 1:
        return f"{float(value):.2f}"
    return str(value)
