"""Random tournaments in the file as a club has them, without the games at their tables."""

from typing import Any

from bot.rules import commitment
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tournaments import Forfeit, Penalty, Played, Result, Tournament
from bot.tournaments.live.change import Change, Transactions
from bot.tournaments.live.event import played
from bot.tournaments.live.stages import write_round
from tests.tournaments.live.club import Club


async def write_down(club: Club, tournament: Tournament) -> int:
    """Write a tournament that is over, as if the club had just played it; its number."""
    draft = club.draft(format=tournament.plan.format.name)
    event = await club.tournaments.organising.create(club.evening.server, 1, draft)
    transactions = Transactions(club.evening.tables, club.tournaments.changed)
    async with transactions.change(event.id) as change:
        for each in tournament.entries:
            number = await change.add_entry(
                (), standing="in", strength=each.strength, entered_at=change.now
            )
            assert number == each.id
        for each in tournament.rounds:
            await write_round(change, each)
            now = {"closed_at": change.now}
            await tournament_rounds.change_round(change.connection, event.id, each.number, **now)
        ids: dict[int | None, int | None] = {None: None}
        for each in tournament.results:
            ids[each.id] = await _write_result(change, each, ids[each.supersedes])
        change.set(
            plan=tournament.plan.stored,
            seed=tournament.seed,
            commitment=commitment(tournament.seed),
            state="finished",
            due_at=change.now,
            ended_at=change.now,
        )
    return event.id


async def _write_result(change: Change, row: Result, supersedes: int | None) -> int:
    place: dict[str, Any] = {"supersedes": supersedes, "why": row.reason}
    if isinstance(row, Played | Forfeit):
        place["table"] = row.table
    else:
        place["entry"] = getattr(row, "entry", None)
    facts: dict[str, Any] = {}
    if isinstance(row, Played):
        facts = played(row.scores, row.deals, row.boards, row.absent, row.robot_deals)
    elif isinstance(row, Forfeit):
        facts = {"absent": list(row.absent)}
    elif isinstance(row, Penalty):
        facts = {"points": row.points}
    kind = "late" if type(row).__name__ == "LateEntry" else type(row).__name__.lower()
    return await change.result(kind, getattr(row, "round", 0), **place, **facts)
