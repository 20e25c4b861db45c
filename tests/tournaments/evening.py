"""A tournament in the hands of a test: pairs rounds, plays tables at random, does what happens."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from bot.tournaments import (
    Absence,
    Board,
    Entry,
    Forfeit,
    LateEntry,
    Penalty,
    Played,
    Result,
    Round,
    Score,
    Table,
    Tournament,
    Withdrawal,
    is_over,
    next_round,
    plan_of,
)
from bot.tournaments.live.verdicts import won_by_points


class Evening:
    """`strengths` seeds the entries 1, 2, 3 …; all else comes from the one number `seed`."""

    def __init__(
        self,
        format_: str,
        entries: int,
        seed: int = 1,
        strengths: Sequence[float] = (),
        **plan: Any,
    ) -> None:
        self.random = Random(seed)
        ids = range(1, entries + 1)
        self.tournament = Tournament(
            plan_of(format=format_, **plan),
            self.random.randbytes(32),
            tuple(Entry(each, strengths[each - 1] if strengths else 0.0) for each in ids),
        )
        self.last_id = 0

    @property
    def over(self) -> bool:
        return is_over(self.tournament)

    @property
    def number(self) -> int:
        """Return the number of the round being played."""
        return len(self.tournament.rounds)

    def pair(self) -> Round:
        paired = next_round(self.tournament)
        self.tournament = self.tournament.with_round(paired)
        return paired

    def next_id(self) -> int:
        self.last_id += 1
        return self.last_id

    def add(self, row: Result) -> None:
        self.tournament = self.tournament.with_results(row)

    def open_tables(self) -> list[Table]:
        now = self.tournament.rounds[-1]
        waiting = {number for _, number in self.tournament.open_tables()}
        return [each for each in now.tables if each.number in waiting]

    def play(
        self,
        table: int,
        *points: int,
        parties: Sequence[int] = (),
        absent: tuple[int, ...] = (),
        robot_deals: int = 0,
    ) -> None:
        """Plays a table: with the points given, or at random deal by deal; robots for `absent`."""
        boards: tuple[Board, ...] = ()
        sides = self.tournament.plan.seats.numbers
        if not points:
            boards = tuple(self._board(each + 1) for each in range(self.tournament.plan.deals))
            points = tuple(sum(each.points[side] for each in boards) for side in sides)
            if self.tournament.plan.format.name == "knock_out" and points[0] == points[1]:
                points = points[0] + 20, points[1]
        won = parties or [each.parties for each in won_by_points(points)]
        capots = [sum(each.points[side] == self._capot for each in boards) for side in sides]
        failed = [self.random.randrange(3) if boards else 0 for _ in sides]
        scores = tuple(Score(points[side], won[side], capots[side], failed[side]) for side in sides)
        deals = self.tournament.plan.deals
        self.add(
            Played(
                id=self.next_id(),
                round=self.number,
                table=table,
                scores=scores,
                deals=deals,
                boards=boards,
                absent=absent,
                robot_deals=robot_deals,
            )
        )

    def play_all(self) -> None:
        """Plays every table that is open."""
        for table in self.open_tables():
            self.play(table.number)

    def play_round(self) -> Round:
        paired = self.pair()
        self.play_all()
        return paired

    def play_to_end(self) -> None:
        while not self.over:
            self.play_round()

    def forfeit(self, table: int, *absent: int) -> None:
        self.add(Forfeit(id=self.next_id(), round=self.number, table=table, absent=absent))

    def withdraw(self, entry: int) -> None:
        """From the next round on."""
        self.add(Withdrawal(id=self.next_id(), round=self.number + 1, entry=entry))

    def stay_away(self, entry: int) -> None:
        """Let somebody stay away for the next round."""
        self.add(Absence(id=self.next_id(), round=self.number + 1, entry=entry))

    def enter(self) -> int:
        """One more entry; its id."""
        entry = max(each.id for each in self.tournament.entries) + 1
        entries = (*self.tournament.entries, Entry(entry))
        self.tournament = replace(self.tournament, entries=entries)
        return entry

    def replace_round(self, paired: Round) -> None:
        """Other tables for the round that is being played."""
        rounds = (*self.tournament.rounds[:-1], paired)
        self.tournament = replace(self.tournament, rounds=rounds)

    def join(self) -> int:
        """A late entry, for the next round; the new id."""
        entry = self.enter()
        self.add(LateEntry(id=self.next_id(), round=self.number + 1, entry=entry))
        return entry

    def punish(self, entry: int, points: int) -> None:
        self.add(Penalty(id=self.next_id(), round=self.number, entry=entry, points=points))

    def correct(self, table: int, *points: int, number: int | None = None) -> None:
        """Another score for a table, of this round or of `number`, in place of the one it has."""
        played = number or self.number
        old = self.tournament.result_of(played, table)
        assert old is not None
        self.add(
            Played(
                id=self.next_id(),
                supersedes=old.id,
                reason="the sheet was read the wrong way round",
                round=played,
                table=table,
                scores=won_by_points(points),
                deals=self.tournament.plan.deals,
            )
        )

    @property
    def _capot(self) -> int:
        """Return 252, or the same part of another game's points."""
        return self.tournament.plan.deal_points * 14 // 9

    def _board(self, number: int) -> Board:
        """A deal: 162 points divided, or another game's, now and then a capot of 252."""
        whole, plan = self.tournament.plan.deal_points, self.tournament.plan
        if self.random.random() < 0.05:
            points = [self._capot, *(0 for _ in plan.seats.others(0))]
        else:
            least = whole // 16
            taken = self.random.randrange(least, whole - least + 1)
            points = [taken, whole - taken]
            if plan.seated == 3:
                points += [points[1] // 3]
                points[1] -= points[2]
        two = len(points) == 2
        turned = int(self.random.random() >= 0.5) if two else self.random.randrange(len(points))
        return Board(number, (*points[turned:], *points[:turned]))
