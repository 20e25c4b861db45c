"""How a party ended: written down in the transaction of its last action."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import State
from bot.storage.games import departures, results, seats
from bot.storage.games.results import Result, company_of, ended_with
from bot.storage.games.seats import FinalSeat
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.tables.finished.party_tally import tally
from bot.tables.finished.rated import Unrated, judge, judge_party
from bot.tables.game import Game


async def write_result(connection: AsyncConnection, game: Game, state: State, now: float) -> int:
    """Its number in the order of results."""
    kept = await seats.find_final(connection, game.id)
    first = {each.seat: each.first_id for each in kept}
    began = await _who_began(connection, kept)
    sent_away = await departures.sent_away(connection, game.id)
    pool = judge_party(
        game.rules, began, game.robot_level, len(state.results), hints=game.row.hints
    )
    if game.played_out:  # its last deals were not theirs
        pool = Unrated.ROBOTS
    elif sent_away and not isinstance(pool, Unrated):
        pool = Unrated.REMOVED
    unrated = isinstance(pool, Unrated)
    sitting = {each.seat: each.person_id for each in kept}
    result = Result(
        game_id=game.id,
        server_id=game.row.server_id,
        preset=game.row.preset,
        deals=len(state.results),
        ended=ended_with(state.scores, state.winner),
        ended_at=now,
        pool=None if unrated else pool,
        unrated_why=pool if unrated else None,
        company=company_of(first),
    )
    counts = tally(state.results, game.accounts)
    gone = leavers(kept, sent_away)
    return await results.add(connection, result, sitting, game.accounts, counts, gone)


async def is_rated(connection: AsyncConnection, game: Game) -> bool:
    """Return whether a party that goes on counts for those who began it, if they play it to its
    end."""
    if game.played_out or await departures.sent_away(connection, game.id):
        return False
    began = await _who_began(connection, await seats.find_final(connection, game.id))
    pool = judge(game.rules, began, game.robot_level, hints=game.row.hints)
    return not isinstance(pool, Unrated)


async def _who_began(connection: AsyncConnection, kept: list[FinalSeat]) -> list[Person | None]:
    """Return each seat's first person; None: a robot."""
    ids = {each.first_id for each in kept if each.first_id is not None}
    known = await people.find_many(connection, ids)
    return [None if each.first_id is None else known[each.first_id] for each in kept]


def leavers(kept: list[FinalSeat], sent_away: Collection[int] = ()) -> dict[int, int]:
    """Return who of those who began the party was not there at its end, by seat.

    Whoever came later took over what another had begun, and is no leaver by going again; nor is
    who was sent away by others.
    """
    return {
        each.seat: each.first_id
        for each in kept
        if each.first_id is not None
        and each.first_id not in sent_away
        and (each.away or each.person_id != each.first_id)
    }
