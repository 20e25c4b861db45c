"""How a party ended: written down in the transaction of its last action."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import DRAWN, State
from bot.storage import people, results, seats
from bot.storage.results import Result, company_of
from bot.storage.seats import Kept
from bot.tables.game import Game
from bot.tables.party_tally import tally
from bot.tables.rated import Unrated, judge_party


async def write_result(connection: AsyncConnection, game: Game, state: State, now: float) -> int:
    """Its number in the order of results."""
    kept = await seats.kept(connection, game.id)
    first = {each.seat: each.first_id for each in kept}
    known = await people.find_many(connection, {who for who in first.values() if who is not None})
    began = [None if who is None else known[who] for who in first.values()]
    pool = judge_party(game.rules, began, len(state.results))
    if game.played_out:  # its last deals were not theirs
        pool = Unrated.ROBOTS
    unrated = isinstance(pool, Unrated)
    sitting = {each.seat: each.person_id for each in kept}
    result = Result(
        game_id=game.id,
        server_id=game.row.server_id,
        preset=game.row.preset,
        deals=len(state.results),
        score_0=state.scores[0],
        score_1=state.scores[1],
        winner=DRAWN if state.winner is None else state.winner,
        people_only=None not in sitting.values(),
        ended_at=now,
        pool=None if unrated else pool,
        unrated_why=pool if unrated else None,
        company=company_of(first),
    )
    counts = tally(state.results, game.rules.players)
    return await results.add(connection, result, sitting, counts, leavers(kept))


def leavers(kept: list[Kept]) -> dict[int, int]:
    """Who of those who began the party was not there at its end, by seat.

    Whoever came later took over what another had begun: he is no leaver if he goes again.
    """
    return {
        each.seat: each.first_id
        for each in kept
        if each.first_id is not None and (each.away or each.person_id != each.first_id)
    }
