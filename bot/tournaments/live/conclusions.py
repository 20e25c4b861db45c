"""The conclusions of a tournament that is over: final ranks, and for the ratings its match.

Both follow from the results and are written again after a correction, when they are others.
"""

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import select

from bot.storage.engine import tournament_schema
from bot.storage.engine.database import Database
from bot.storage.engine.statements import fetch_pairs, fetch_values
from bot.storage.ratings import rated
from bot.storage.ratings.rated import Team
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import tournaments
from bot.storage.upkeep.check import SPOILED, unreadable
from bot.tournaments import Played, TournamentError
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event, load_event
from bot.tournaments.shown.reckoned import reckon


class Conclusion(NamedTuple):
    ranks: dict[int, int]
    """by entry; without those that have no place"""
    sections: dict[int, list[Team]]
    """of a duplicate: who is rated, by section; with one team alone there is nothing to compare"""


def conclude(event: Event) -> Conclusion:
    """Conclude a tournament that is over. Raises `TournamentError`."""
    reckoned = reckon(event.pure)
    standings, ranks = reckoned.standings, reckoned.ranks
    if not event.format.shared_boards:
        return Conclusion(ranks, {})
    directions = standings.columns[:1] == ("direction",)
    played = {  # a board
        entry
        for _, table, row in event.pure.tables()
        if isinstance(row, Played) and row.boards
        for entry in table.entries()
    }
    sections: dict[int, list[Team]] = {}
    for each in standings.places:
        section = sections.setdefault(int(each.values[0] or 0) if directions else 0, [])
        known = tuple(sorted(event.people_of(each.entry)))
        # With a robot beside them nobody is rated.
        if each.entry in played and len(known) == event.row.members:
            section.append(Team(ranks.get(each.entry, len(standings.places)), known))
    return Conclusion(ranks, sections)


async def write(change: Change, found: Conclusion) -> None:
    """Write it in the transaction after which nobody looks at the tournament any more."""
    event, connection = change.event, change.connection
    await tournament_entries.set_final_ranks(connection, event.id, found.ranks)
    if not found.sections:
        return
    # Where somebody came later for somebody else nobody can say whose the rank is.
    began = min((each.paired_at for each in event.rounds), default=change.now)
    entries = await tournaments.entries_noted(connection, event.id, "replaced", began)
    replaced = {each.person_id for each in event.members if each.number in entries}
    for section, teams in found.sections.items():
        stayed = [each for each in teams if replaced.isdisjoint(each.people)]
        await rated.add_match(
            connection,
            event.id,
            section,
            event.row.server_id,
            event.row.ended_at or change.now,
            stayed if len(stayed) > 1 else [],
        )


# Final ranks that are written down ----------------------------------------------------------------


async def check_final_ranks(database: Database) -> AsyncIterator[str]:
    """Return what is wrong, a sentence each, of tournaments at which nobody looks any more."""
    of, entries = tournament_schema.tournaments, tournament_schema.tournament_entries
    done = select(of.id).where(of.state == "finished", of.due_at.is_(None))
    for number in await database.ask(fetch_values, done):
        try:
            async with database.read() as connection:
                event = await load_event(connection, number)
                query = select(entries.number, entries.final_rank)
                query = query.where(entries.tournament_id == number)
                written = await fetch_pairs(connection, query)
            ranks = conclude(event).ranks
        except TournamentError as error:
            yield f"tournament {number}: its results do not hold together: {error}"
            continue
        except SPOILED as error:
            yield f"tournament {number}: {unreadable(error)}"
            continue
        for entry, rank in sorted(written):
            if rank != ranks.get(entry):
                yield (
                    f"tournament {number}: entry {entry} has the final rank {rank}, "
                    f"and its results make {ranks.get(entry)}"
                )
