"""Standings reckoned again from “How it is counted” in `docs/tournaments.md` alone."""

import hmac
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

import pytest

from bot import tournaments
from bot.tournaments import Bye, Forfeit, Penalty, Played, Tournament, is_house, standings
from bot.tournaments.boards import FROM
from tests.tournaments.simulation import simulate

DOCS = (Path(__file__).parents[2] / "docs" / "tournaments.md").read_text("utf-8")

Rule = Callable[[int, set[int]], Any]


class Line(NamedTuple):
    """A row of the table of what a round brings."""

    points: int
    match_points: int
    difference: int = 0
    parties: int = 0
    capots: int = 0
    failed: int = 0
    opponents: tuple[int, ...] | None = None
    """None: not a game played"""
    absent: bool = False
    ahead: bool = False
    """of everybody at the table"""


class Recount:
    """All that the text says, from a tournament's rows."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.deals, self.sides = tournament.plan.deals, 3 if tournament.plan.seated == 3 else 2
        self.unit = Fraction(162, tournament.plan.deal_points)
        """of the points that are said, one that this game writes"""
        self.lines: dict[int, list[Line]] = defaultdict(list)
        self.penalties: dict[int, int] = defaultdict(int)
        self.scores: dict[int, dict[tuple[int, int, int], int]] = defaultdict(dict)
        self.field: dict[tuple[int, int, int], list[int]] = defaultdict(list)
        self.missed: dict[int, int] = defaultdict(int)
        for row in tournament.counting:
            if isinstance(row, Penalty):
                self.penalties[row.entry] += row.points
            elif isinstance(row, Bye):
                self.lines[row.entry].append(self.bye)
        for paired in tournament.rounds:
            for entry in paired.byes:
                self.lines[entry].append(self.bye)
            self.round(paired.number)

    @property
    def bye(self) -> Line:
        return Line(self.average, 2 * (self.sides - 1))

    @property
    def average(self) -> int:
        return int((54 if self.sides == 3 else 81) * self.deals / self.unit)

    def round(self, number: int) -> None:
        tables = {each.number: each for each in self.tournament.rounds[number - 1].tables}
        rows = [
            each
            for each in self.tournament.counting
            if isinstance(each, Played | Forfeit) and each.round == number
        ]
        rows.sort(key=lambda row: row.table)  # one after the other in an Arena
        winners = [
            row.scores[side].points
            for row in rows
            if isinstance(row, Played)
            for side in range(self.sides)
            if self.won(row, side) == 2 * (self.sides - 1)
        ]
        half_up = int(mean(map(Fraction, winners)) + Fraction(1, 2)) if winners else 0
        credit = max(self.average, half_up)
        for row in rows:
            for side, entries in enumerate(tables[row.table].sides):
                for entry in entries:
                    if isinstance(row, Played):
                        others = [*tables[row.table].sides]
                        del others[side]
                        self.play(row, entry, side, tuple(each for own in others for each in own))
                    elif entry in row.absent:
                        self.lines[entry].append(Line(0, 0))
                        self.missed[entry] += self.deals
                    else:
                        self.lines[entry].append(Line(credit, 2 * (self.sides - 1), parties=1))

    def play(self, row: Played, entry: int, side: int, others: tuple[int, ...]) -> None:
        if entry in row.absent and self.tournament.plan.absences == "zero":
            self.lines[entry].append(Line(0, 0))
            return
        own = row.scores[side]
        difference = own.points - max(
            each.points for place, each in enumerate(row.scores) if place != side
        )
        counted, won = (own.parties, own.capots, own.failed), self.won(row, side)
        seen = others, entry in row.absent, won == 2 * (self.sides - 1)
        line = Line(own.points, won, difference, *counted, *seen)
        self.lines[entry].append(line)
        for board in row.boards:
            key, score = (row.round, board.number, side), board.points[side]
            self.scores[entry][key] = score - (0 if self.sides == 3 else board.points[1 - side])
            self.field[key].append(self.scores[entry][key])

    def won(self, row: Played, side: int) -> int:
        found = [(each.parties, each.points) for each in row.scores]
        own = found.pop(side)
        return sum(2 if own > other else 1 if own == other else 0 for other in found)

    # Tie-breaks ---------------------------------------------------------------------------------

    def sum(self, name: str) -> Rule:
        return lambda entry, tied: sum(getattr(each, name) for each in self.lines[entry])

    def points(self, entry: int, tied: set[int]) -> int:
        found, won = 0, 0
        for each in self.lines[entry]:
            goes_on = each.opponents is not None and each.ahead and not each.absent
            won = won + 1 if goes_on else 0
            twice = won > 2 and self.tournament.plan.format.name == "arena"
            found += each.points * (1 + twice)
        return found - self.penalties[entry]

    def failed(self, entry: int, tied: set[int]) -> int:
        return -sum(each.failed for each in self.lines[entry])

    def direct(self, entry: int, tied: set[int]) -> int | None:
        for one in tied:
            met = {other for each in self.lines[one] for other in each.opponents or ()}
            if not tied - {one} <= met:
                return None
        games = [each for each in self.lines[entry] if tied & set(each.opponents or ())]
        return sum(each.match_points for each in games)

    def best(self, entry: int, tied: set[int]) -> int:
        played = [each.points for each in self.lines[entry] if each.opponents is not None]
        return max([0, *played])

    def buchholz(self, entry: int, tied: set[int]) -> int:
        total = {who: sum(each.match_points for each in self.lines[who]) for who in [*self.lines]}
        parts = [
            total[other]
            for each in self.lines[entry]
            if each.opponents is not None
            for other in each.opponents
        ]
        rounds = len(self.tournament.rounds)
        parts = sorted([*parts, *[total.get(entry, 0)] * (rounds - len(parts))])
        return sum(parts[1:-1] if rounds >= 6 else parts)

    def lot(self, entry: int, tied: set[int]) -> int:
        """The first 32 bits of the HMAC; no two are equal in what is played here."""
        drawn = hmac.digest(self.tournament.seed, f"lot:{entry}:0".encode(), "sha256")
        return -int.from_bytes(drawn[:4], "big")

    def percentage(self, entry: int, tied: set[int]) -> Fraction | None:
        boards: list[Fraction] = [Fraction()] * self.missed[entry]
        for key, score in self.scores[entry].items():
            top = 2 * (len(self.field[key]) - 1)
            if top:
                boards.append(Fraction(self.beaten(key, score), top))
        return 100 * mean(boards) if boards else None

    def beaten(self, key: tuple[int, int, int], score: int) -> int:
        others = sorted(self.field[key])
        others.remove(score)
        return sum(2 if score > each else int(score == each) for each in others)

    def imps(self, entry: int, tied: set[int]) -> Fraction | None:
        boards = [Fraction(-10)] * self.missed[entry]
        for key, score in self.scores[entry].items():
            field = sorted(self.field[key])
            if len(field) >= 6:
                boards.append(Fraction(self.worth(score - mean(map(Fraction, field[1:-1])))))
            else:
                field.remove(score)
                boards.append(
                    mean([Fraction(self.worth(score - each)) for each in field] or [Fraction()])
                )
        return mean(boards) if boards else None

    def worth(self, difference: int | Fraction) -> int:
        size = abs(difference) * self.unit
        steps = sum(size >= each for each in (10, 30, 50, 80, 110, 150, 200, 250, 320, 400))
        return steps if difference > 0 else -steps

    def boards_won(self, entry: int, tied: set[int]) -> int | None:
        if len(tied) < 2:
            return None
        own = self.scores[entry]
        return sum(
            own[key] > self.scores[other][key]
            for other in tied - {entry}
            for key in own.keys() & self.scores[other].keys()
        )

    def tops(self, entry: int, tied: set[int]) -> int:
        return sum(
            len(self.field[key]) > 1 and self.beaten(key, score) == 2 * len(self.field[key]) - 2
            for key, score in self.scores[entry].items()
        )

    def of_boards(self, entry: int, tied: set[int]) -> int | None:
        return self.points(entry, tied) if self.scores[entry] else None

    def of_teams(self) -> tuple[dict[int, int], dict[int, int]]:
        matches: dict[int, int] = defaultdict(int)
        gained: dict[int, int] = defaultdict(int)
        for paired in self.tournament.rounds:
            for entry in paired.byes:
                matches[entry] += 2
            for first, second in zip(paired.tables[::2], paired.tables[1::2], strict=True):
                rows = [
                    self.tournament.result_of(paired.number, each.number)
                    for each in (first, second)
                ]
                one, other = first.sides[0][0], first.sides[1][0]
                absent = {who for row in rows if isinstance(row, Forfeit) for who in row.absent}
                swing = 0
                if not absent:
                    for board in range(1, self.deals + 1):
                        key = paired.number, board, 0
                        swing += self.worth(self.scores[one][key] - self.scores[other][key])
                for entry, own in ((one, swing), (other, -swing)):
                    there = 0 if entry in absent else 2
                    matches[entry] += there if absent else 1 + (own > 0) - (own < 0)
                    gained[entry] += own
        return matches, gained

    def rules(self) -> dict[str, Rule]:
        format_ = self.tournament.plan.format
        teams = format_.name == "teams"
        matches, gained = self.of_teams() if teams else ({}, {})
        found: dict[str, Rule] = {
            "points": self.of_boards if format_.name == "daily" else self.points,
            "match_points": lambda e, t: matches[e] if teams else self.sum("match_points")(e, t),
            "imps": lambda e, t: gained[e] if teams else self.imps(e, t),
            "failed": self.failed,
        }
        for name in ("direct", "best", "buchholz", "lot", "percentage", "boards_won", "tops"):
            found[name] = getattr(self, name)
        return found | {each: self.sum(each) for each in ("parties", "difference", "capots")}

    def ranks(self, entries: Iterable[int], names: list[str]) -> dict[int, int]:
        groups, rules = [sorted(entries)], self.rules()
        for name in names:
            parts: list[list[int]] = []
            for group in groups:
                values = {each: rules[name](each, set(group)) for each in group}
                said = sorted({each for each in values.values() if each is not None}, reverse=True)
                parts += [[who for who in group if values[who] == each] for each in said]
                parts += [nobody] if (nobody := [e for e in group if values[e] is None]) else []
            groups = parts
        found: dict[int, int] = {}
        for group in groups:
            found |= dict.fromkeys(group, len(found) + 1)
        return found


def orders() -> dict[str, list[str]]:
    """The table of tie-breaks, by format."""
    found: dict[str, list[str]] = {}
    _, _, table = DOCS.partition("### Tie-breaks")
    table, _, _ = table.partition("### Boards")
    for formats, names in re.findall(r"^\| (`[a-z].*?) \| ([a-z_*, ]+) \|$", table, re.MULTILINE):
        for each in re.findall(r"`(\w+)`", formats):
            if "pools" not in formats:
                found[each] = names.split(", ")
    return found


BY_POINTS = ("concours", "swiss", "round_robin", "melee", "melee_balanced", "whist", "trios")
FORMATS = sorted(set(orders()) - {"knock_out"})


def columns_of(tournament: Tournament) -> list[str]:
    """As the text has them for this plan."""
    leading = "percentage" if tournament.plan.scoring == "matchpoints" else "imps"
    names = orders()[tournament.plan.format.name]
    return [leading if "*or*" in each else each for each in names]


def test_the_table_names_every_format() -> None:
    assert set(orders()) == set(tournaments.FORMATS)
    assert FROM == (10, 30, 50, 80, 110, 150, 200, 250, 320, 400)
    columns = standings(simulate("knock_out", 1)).columns
    assert list(columns) in (orders()["knock_out"], ["pool_points", "difference", "points", "lot"])


@pytest.mark.parametrize("format_", FORMATS)
def test_random_tournaments(format_: str) -> None:
    for seed in range(5):
        tournament = simulate(format_, seed)
        _hold(tournament)
        if format_ in BY_POINTS:
            _hold(with_absences(tournament))


def with_absences(tournament: Tournament) -> Tournament:
    """Robots have played every third table for its first entry, which costs the points."""
    rows = tuple(
        replace(row, absent=_side(tournament, row)) if isinstance(row, Played) else row
        for row in tournament.results
    )
    return replace(tournament, plan=replace(tournament.plan, absences="zero"), results=rows)


def _side(tournament: Tournament, row: Played) -> tuple[int, ...]:
    tables = {each.number: each for each in tournament.rounds[row.round - 1].tables}
    return tables[row.table].sides[0][:1] if row.table % 3 == 1 else ()


def _hold(tournament: Tournament) -> None:
    found, recount = standings(tournament), Recount(tournament)
    names, directions = columns_of(tournament), tournament.plan.format.name == "mitchell"
    assert list(found.columns) == [*(["direction"] if directions else []), *names]
    fields: dict[Any, list[int]] = defaultdict(list)
    for each in found.places:
        assert not is_house(each.entry)
        fields[each.values[0] if directions else 0].append(each.entry)
    expected: dict[int, int] = {}
    for entries in fields.values():
        expected |= recount.ranks(entries, names)
    assert {each.entry: each.rank for each in found.places} == expected
