"""What the organiser decides about entries and tables, each with a line in the log."""

from typing import Any

from bot.storage import tournament_entries, tournament_posts
from bot.storage.tournament_entries import MemberRow
from bot.tables import Refused
from bot.tables.open_party import Asker
from bot.tournaments import Score, is_house, late_entry_round
from bot.tournaments.ledger import winner
from bot.tournaments.live.desk import Change, Desk
from bot.tournaments.live.event import Event
from bot.tournaments.live.field import let_in, not_entered_only, take_out
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration import withdraw
from bot.tournaments.live.result_rows import played


class Verdicts:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    # Entries -------------------------------------------------------------------------------------

    async def add(
        self,
        tournament_id: int,
        asker: Asker,
        people: tuple[int | None, ...],
        strength: float = 0.0,
    ) -> Event:
        """An entry of these people (None: a robot), who are here; also late, with 0 for what it
        has missed, as long as the format allows it."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            if event.state not in ("registration", "check_in", "running"):
                raise TournamentRefused(Refusal.NOT_OPEN, state=event.state)
            if len(people) != event.row.members or not any(people):
                raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
            for person_id in people:
                if person_id is not None:
                    await self._free(change, person_id)
            first = late_entry_round(event.pure) if event.rounds else 1
            if first is None:
                raise TournamentRefused(Refusal.TOO_LATE)
            members = [
                MemberRow(0, place, person_id, confirmed=True, here=True)
                for place, person_id in enumerate(people)
            ]
            number = await tournament_entries.add(
                change.connection,
                event.id,
                members,
                standing="waiting",
                strength=strength,
                entered_at=change.now,
            )
            await change.note("added", asker.person_id, entry=number)
            if event.state == "running":
                values = {"standing": "in"}
                await tournament_entries.change(change.connection, event.id, number, **values)
            else:
                await let_in(change, number)
            if first > 1:
                await change.result("late", first, entry=number, by=asker.person_id)
        return await self._desk.load(tournament_id)

    async def drop(self, tournament_id: int, asker: Asker, number: int) -> Event:
        """An entry goes; see `Registration.withdraw`."""
        async with self._desk.change(tournament_id, asker) as change:
            if change.event.entry(number).standing != "out":
                await withdraw(change, number, asker.person_id)
        return await self._desk.load(tournament_id)

    async def replace(self, tournament_id: int, asker: Asker, gone: int, comes: int) -> Event:
        """Somebody plays in another's place from now on, also at the table that is played.

        There a robot plays until he takes the seat.
        """
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            entry, member = event.entry_of(gone), event.member(gone)
            await self._free(change, comes)
            if member is not None:
                await tournament_entries.change_member(
                    change.connection,
                    event.id,
                    entry.number,
                    member.place,
                    person_id=comes,
                    confirmed=True,
                    here=True,
                )
            await change.note("replaced", asker.person_id, entry=entry.number)
        event = await self._desk.load(tournament_id)
        for table in event.tables:
            if table.status == "playing" and table.game_id is not None:
                await self._leave_seat(table.game_id, gone, asker.person_id)
        return event

    async def _free(self, change: Change, person_id: int) -> None:
        """Whoever only looked for a partner, or waits for a place, is free."""
        member = change.event.member(person_id)
        if member is None:
            return
        if change.event.entry(member.number).standing in ("looking", "asked"):
            await take_out(change, member.number, "search_over", person_id)
        not_entered_only(change.event, person_id, Refusal.ENTERED_ALREADY)

    async def _leave_seat(self, game_id: int, gone: int, by: int) -> None:
        game = await self._desk.tables.load(game_id)
        seat = game.seat_of(gone)
        if seat is None:
            return
        try:
            await self._desk.tables.seats.remove(game_id, Asker(by, manages=True), seat, gone)
        except Refused:
            return  # the game has ended, or he has left it meanwhile

    # Tables --------------------------------------------------------------------------------------

    async def correct(
        self,
        tournament_id: int,
        asker: Asker,
        place: tuple[int, int],
        scores: tuple[Score, Score],
        why: str,
    ) -> Event:
        """What a table (round, number) brought, whatever was written before.

        A table that is still played has its result with that, and its game is ended.
        """
        if any(not 0 <= each.points <= 100_000 for each in scores):
            raise TournamentRefused(Refusal.NO_SUCH_SCORE)
        async with self._desk.change(tournament_id, asker) as change:
            plan = change.event.plan
            if plan.format == "knock_out" and winner(scores) is None:
                raise TournamentRefused(Refusal.WINNER_NEEDED)
            facts = played(scores, plan.deals)
            await self._verdict(change, asker, place, "played", why, facts)
        return await self._desk.load(tournament_id)

    async def forfeit(
        self,
        tournament_id: int,
        asker: Asker,
        place: tuple[int, int],
        absent: tuple[int, ...],
        why: str,
    ) -> Event:
        """A table was not played because of the `absent` entries."""
        async with self._desk.change(tournament_id, asker) as change:
            sides = change.event.table(*place).sides
            there = {each for side in sides for each in side if not is_house(each)}
            for number in absent or (0,):
                if number not in there:
                    raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=number)
            facts = {"absent": list(absent)}
            await self._verdict(change, asker, place, "forfeit", why, facts)
        return await self._desk.load(tournament_id)

    async def penalty(
        self, tournament_id: int, asker: Asker, number: int, points: int, why: str
    ) -> Event:
        """Points taken from an entry."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            event.entry(number)
            if not event.rounds:
                raise TournamentRefused(Refusal.NO_ROUND)
            if not 0 < points <= 100_000:
                raise TournamentRefused(Refusal.NO_SUCH_SCORE)
            reason = _reason(why)
            by = asker.person_id
            played_now = len(event.rounds)
            await change.result(
                "penalty", played_now, entry=number, why=reason, by=by, points=points
            )
            await change.note("penalty", by, entry=number, points=points, why=reason)
        return await self._desk.load(tournament_id)

    async def _verdict(
        self,
        change: Change,
        asker: Asker,
        place: tuple[int, int],
        kind: str,
        why: str,
        facts: dict[str, Any],
    ) -> None:
        event = change.event
        table = event.table(*place)
        if event.state == "cancelled":
            raise TournamentRefused(Refusal.OVER)
        reason, before = _reason(why), event.result_of(table)
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
            change.show(tournament_posts.PODIUM)
        await change.note(
            "corrected",
            asker.person_id,
            round=table.round,
            table=table.number,
            result=row,
            before=before.id if before else None,
            why=reason,
        )


def _reason(why: str) -> str:
    reason = " ".join(why.split())
    if not reason:
        raise TournamentRefused(Refusal.REASON_NEEDED)
    return reason[:500]
