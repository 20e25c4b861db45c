"""The organiser's verdicts on entries and tables, each with a line in the log."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import MemberRow, ResultRow
from bot.tables import Game
from bot.tables.party.open_party import Asker
from bot.tournaments import Board, Played, Score, is_house, late_entry_round
from bot.tournaments.live.change import Change, Desk, changes
from bot.tournaments.live.entries import end_those_to, let_in, settle
from bot.tournaments.live.event import ROBOTS, Event, as_shown, played, result
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration import withdraw
from bot.tournaments.scoring import winner
from bot.visible_text import shorten, shows, visible

PER_DEAL = 1_000
DOUBLED = 2_000
"""points that a party may bring more than `PER_DEAL` for each of its deals: one surcoinchée"""


class Verdicts(Desk):
    # Entries -------------------------------------------------------------------------------------

    @changes
    async def add(
        self,
        change: Change,
        asker: Asker,
        people: tuple[int | None, ...],
        strength: float = 0.0,
    ) -> None:
        """An entry of these people (None: a robot), who are here; also late, with 0 for what it
        has missed, as long as the format allows it."""
        event = change.event
        if event.state not in ("registration", "check_in", "running"):
            raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
        if len(people) != event.row.members or not any(people):
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
        for person_id in people:
            if person_id is not None:
                await self._free(change, person_id)
        late = bool(event.rounds) and not event.format.open_seating
        first = late_entry_round(event.pure) if late else 1
        if first is None:
            raise TournamentRefused(Refusal.TOO_LATE)
        members = [
            MemberRow(0, place, person_id, here=True) for place, person_id in enumerate(people)
        ]
        number = await change.add_entry(
            members,
            standing="looking",
            strength=strength,
            entered_at=change.now,
        )
        await change.note("added", asker.person_id, entry=number)
        if event.state == "running":
            await change.set_entry(number, standing="in")
        else:
            await let_in(change, number)
        if first > 1:
            await change.result("late", first, entry=number, by=asker.person_id)
        await change.tell(Subject.ADDED, number, people, asker.person_id)

    @changes
    async def add_all(
        self, change: Change, asker: Asker, listed: Sequence[tuple[tuple[int, ...], float]]
    ) -> None:
        """The entries of a list, all of them or none: their people, who are here, and how strong
        they are. One that lacks somebody looks for others, as who enters alone does."""
        if change.event.state != "registration":
            raise TournamentRefused(Refusal.NOT_OPEN, state=change.event.state)
        for people, strength in listed:
            if not 0 < len(people) <= change.event.row.members:
                raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
            for person_id in people:
                await self._free(change, person_id)
            members = [MemberRow(0, place, each, here=True) for place, each in enumerate(people)]
            values = {"standing": "looking", "strength": strength, "entered_at": change.now}
            number = await change.add_entry(members, **values)
            await change.note("added", asker.person_id, entry=number)
            await settle(change, number)
            await change.tell(Subject.ADDED, number, people, asker.person_id)

    @changes
    async def drop(self, change: Change, asker: Asker, number: int) -> None:
        """An entry goes; see `Registration.withdraw`."""
        if change.event.entry(number).standing != "out":
            await withdraw(change, number, asker.person_id, dropped=True)

    @changes
    async def check_in(self, change: Change, asker: Asker, number: int) -> None:
        """The people of one entry are here: the organiser has seen them."""
        event = change.event
        if event.state != "check_in" or event.entry(number).standing == "out":
            raise TournamentRefused(Refusal.NO_CHECK_IN)
        missing = [each for each in event.members_of(number) if not each.here]
        for each in missing:
            await change.set_member(each, here=True)
        if missing:
            await change.note("checked_in", asker.person_id, entry=number)

    async def replace(self, tournament_id: int, asker: Asker, gone: int, comes: int) -> Event:
        """Note that somebody plays in another's place from now on, also at the table that is
        played.

        There a robot plays until they take the seat.
        """
        async with self.transactions.change(tournament_id, asker) as change:
            event = change.event
            entry, member = event.entry_of(gone), event.member(gone)
            await self._free(change, comes)
            if member is not None:
                await change.set_member(member, person_id=comes, here=True)
            await change.note("replaced", asker.person_id, entry=entry.number)
            await change.tell(Subject.DROPPED, entry.number, [gone], asker.person_id)
            await change.tell(Subject.ADDED, entry.number, [comes], asker.person_id)
            event = change.event
            called: list[Game] = []
            for table in event.tables:
                seats = {who: seat for seat, who in event.sitting(table).items()}
                if table.status == "playing" and table.game_id is not None and comes in seats:
                    place = table.game_id, seats[comes]
                    succeed = self.transactions.tables.seats.succeed
                    called.append(await succeed(change.connection, *place, gone, comes))
        self.transactions.tables.arranged.changed(called)
        return await self.transactions.shown(tournament_id)

    async def _free(self, change: Change, person_id: int) -> None:
        """Free people who only looked for a partner, or wait for an answer: who has asked them, or
        was to play with them, is told so."""
        await end_those_to(change, person_id, "elsewhere")
        member = change.event.member(person_id)
        if member is None:
            return
        if change.event.entry(member.number).standing in ("looking", "asked"):
            await withdraw(change, member.number, person_id)
        if change.event.member(person_id) is not None:
            raise TournamentRefused(Refusal.ENTERED_ALREADY)

    # Tables --------------------------------------------------------------------------------------

    @changes
    async def correct(
        self,
        change: Change,
        asker: Asker,
        place: tuple[int, int],
        scores: tuple[Score, ...],
        why: str,
        seen: int | None = None,
    ) -> None:
        """Return what a table (round, number) brought, whatever was written before.

        A table that is still played has its result with that, and its game is ended. `seen`: the id
        of the result that is corrected, 0 for none yet; with another one it is refused.
        """
        facts = score_facts(change.event, scores)
        await self._verdict(change, asker, place, "played", why, facts, seen)

    @changes
    async def correct_boards(
        self,
        change: Change,
        asker: Asker,
        place: tuple[int, int],
        boards: Sequence[Board],
        why: str,
        seen: int | None = None,
    ) -> None:
        """Return what a table of a duplicate brought on each board; one that is left out was not
        played, and is not compared. Else as `correct`."""
        # What was played for stays known on those boards whose points stay as they were.
        row = change.event.result_of(change.event.table(*place))
        before = result(row) if row is not None else None
        known = before.boards if isinstance(before, Played) else ()
        contracts = {(each.number, each.points): each.contract for each in known}
        kept = [
            replace(each, contract=contracts.get((each.number, each.points))) for each in boards
        ]
        facts = board_facts(change.event, kept)
        await self._verdict(change, asker, place, "played", why, facts, seen)

    @changes
    async def forfeit(
        self,
        change: Change,
        asker: Asker,
        place: tuple[int, int],
        absent: tuple[int, ...],
        why: str,
        seen: int | None = None,
    ) -> None:
        """A table was not played because of the `absent` entries; `seen`: see `correct`."""
        sides = change.event.table(*place).sides
        there = {each for side in sides for each in side if not is_house(each)}
        for number in absent or (0,):
            if number not in there:
                raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=number)
        facts = {"absent": list(absent)}
        await self._verdict(change, asker, place, "forfeit", why, facts, seen)

    @changes
    async def penalty(
        self,
        change: Change,
        asker: Asker,
        number: int,
        points: int,
        why: str,
        seen: int | None = None,
    ) -> None:
        """Points taken from an entry. `seen`: how many penalties it has had; with another number it
        is refused, so that a second Yes takes nothing."""
        event = change.event
        check_penalty(event, number, points)
        if seen is not None and seen != penalties_of(event, number):
            raise TournamentRefused(Refusal.CHANGED)
        reason = needed_reason(why)
        by = asker.person_id
        played_now = len(event.rounds)
        await change.result("penalty", played_now, entry=number, why=reason, by=by, points=points)
        await change.note("penalty", by, entry=number, points=points, why=reason)

    @changes
    async def take_back(self, change: Change, asker: Asker, penalty: int, why: str) -> None:
        """A penalty, by the id of its result, counts no more; a second Yes is refused."""
        row = next((each for each in penalties(change.event) if each.id == penalty), None)
        if row is None or row.entry is None:
            raise TournamentRefused(Refusal.CHANGED)
        reason, by, points = needed_reason(why), asker.person_id, row.facts["points"]
        await change.result(
            "void", row.round, entry=row.entry, supersedes=row.id, why=reason, by=by
        )
        await change.note("penalty_back", by, entry=row.entry, points=points, why=reason)

    async def _verdict(
        self,
        change: Change,
        asker: Asker,
        place: tuple[int, int],
        kind: str,
        why: str,
        facts: dict[str, Any],
        seen: int | None,
    ) -> None:
        event = change.event
        table = event.table(*place)
        if event.state == "cancelled":
            raise TournamentRefused(Refusal.OVER)
        reason, before = needed_reason(why), event.result_of(table)
        check_seen(event, place, seen)
        check_other(event, place, kind, facts)
        if kind == "played" and before is not None and before.kind == "played":
            # Points are corrected: who came and who played is what it was.
            kept = {each: before.facts[each] for each in ROBOTS if each in before.facts}
            facts = {**facts, **kept}
        if before is not None and (before.kind, before.facts, before.why) == (kind, facts, reason):
            return  # the same Yes again, where results are not seen yet
        row = await change.result(
            kind,
            table.round,
            table=table.number,
            supersedes=before.id if before else None,
            why=reason,
            by=asker.person_id,
            **facts,
        )
        # Once it is over nobody looks at its tables any more, unless something is due.
        if event.state == "finished":
            change.set(due_at=change.now)
            change.show(Subject.PODIUM)
        await change.note(
            "corrected",
            asker.person_id,
            round=table.round,
            table=table.number,
            result=row,
            before=before.id if before else None,
            why=reason,
        )
        await change.tell(Subject.CORRECTED, row, event.sitting(table).values(), asker.person_id)


def score_facts(event: Event, scores: tuple[Score, ...]) -> dict[str, Any]:
    """Return what a table's result says. Raises `TournamentRefused` for what no table can bring."""
    plan = event.plan
    if plan.format.shared_boards:
        raise TournamentRefused(Refusal.BOARDS_NEEDED)
    if len(scores) != len(plan.seats.numbers):
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    check_points(plan.deals, *(each.points for each in scores))
    if plan.format.bracket and winner(scores) is None:
        raise TournamentRefused(Refusal.WINNER_NEEDED)
    return played(scores, plan.deals)


def board_facts(event: Event, boards: Sequence[Board]) -> dict[str, Any]:
    """As `score_facts`, of the boards of a duplicate."""
    plan, numbers = event.plan, {each.number for each in boards}
    if not plan.format.shared_boards or not boards or len(numbers) < len(boards):
        raise TournamentRefused(Refusal.BOARDS_NEEDED)
    if not numbers <= set(range(1, plan.deals + 1)):
        raise TournamentRefused(Refusal.BOARDS_NEEDED)
    check_points(1, *(each for board in boards for each in board.points))
    ordered = tuple(sorted(boards, key=lambda each: each.number))
    sides = plan.seats.numbers
    if any(len(each.points) != len(sides) for each in boards):
        raise TournamentRefused(Refusal.BOARDS_NEEDED)
    # Without capots and failures, which do not count in a duplicate.
    sums = [sum(each.points[side] for each in boards) for side in sides]
    return played(won_by_points(sums), len(ordered), ordered)


def won_by_points(points: Sequence[int]) -> tuple[Score, ...]:
    """The scores of a table where nothing but points is known: who has most has won the party."""
    ahead = winner(tuple(map(Score, points)))
    return tuple(Score(each, int(side == ahead)) for side, each in enumerate(points))


def check_points(deals: int, *points: int) -> None:
    """Raises `TournamentRefused` for more than anybody writes in so many deals."""
    most = PER_DEAL * deals + DOUBLED
    if min(points) < 0:
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    if max(points) > most:
        raise TournamentRefused(Refusal.TOO_MANY_POINTS, most=most, deals=deals)


def check_penalty(event: Event, number: int, points: int) -> None:
    event.entry(number)
    if not event.rounds:
        raise TournamentRefused(Refusal.NO_ROUND)
    if points < 1:
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    check_points(event.plan.deals, points)


def penalties_of(event: Event, number: int) -> int:
    """How many penalties an entry has had."""
    return sum(each.kind == "penalty" and each.entry == number for each in event.results)


def penalties(event: Event, number: int | None = None) -> list[ResultRow]:
    """Return those that count, in the order they were given; `number`: of this entry only."""
    gone = {each.supersedes for each in event.results}
    return [
        each
        for each in event.results
        if each.kind == "penalty" and each.id not in gone and number in (None, each.entry)
    ]


def check_seen(event: Event, place: tuple[int, int], seen: int | None) -> None:
    """`seen`: see `Verdicts.correct`."""
    shown = as_shown(event).result_of(event.table(*place))
    if seen is not None and seen != (shown.id if shown else 0):
        raise TournamentRefused(Refusal.CHANGED)


def check_other(event: Event, place: tuple[int, int], kind: str, facts: dict[str, Any]) -> None:
    """Raises `TournamentRefused` for the result that stands already; one that is not shown yet
    stands for nobody."""
    shown = as_shown(event).result_of(event.table(*place))
    if shown is not None and shown.kind == kind and _outcome(shown.facts) == _outcome(facts):
        raise TournamentRefused(Refusal.SAME_RESULT)


def _outcome(facts: dict[str, Any]) -> tuple[Any, ...]:
    """Return what a result says of who has won: of a played table its scores and boards, of
    a forfeit who was absent."""
    if "scores" not in facts:
        return tuple(sorted(facts["absent"]))
    return facts["scores"], [(each["number"], each["points"]) for each in facts["boards"]]


LONGEST_REASON = 150
"""characters: it stands in logs and on pages among others"""


def needed_reason(why: str) -> str:
    """Raises `TournamentRefused` for none."""
    if not shows(why):
        raise TournamentRefused(Refusal.REASON_NEEDED)
    return shorten(visible(why), LONGEST_REASON)
