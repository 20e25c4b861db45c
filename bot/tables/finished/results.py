"""How a party ended, written down in the transaction of its last action: what happened in each
seat, and whether it counts for a rating and in which pool, by its rules and who sat there.

Rated tables shuffle before every deal: only then is nothing known of the next cards."""

from collections.abc import Collection, Sequence
from enum import StrEnum
from types import MappingProxyType

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import GAMES, PRESETS, DealResult, Ruleset, Sides, State, game_of
from bot.storage.engine.schema import Person
from bot.storage.games import games, results
from bot.storage.games.counts import Counts, counted
from bot.storage.games.games import FinalSeat
from bot.storage.games.results import Result, company_of, ended_with
from bot.storage.people import people
from bot.tables.game import Game
from bot.tables.options import but_for_its_end


def tally(results: Sequence[DealResult], accounts: Sides) -> dict[int, Counts]:
    """Each seat's counts."""
    return {
        seat: counted(results, seat, side)
        for side, sitting in enumerate(accounts.seats)
        for seat in sitting
    }


LEAST_DEALS = 8
"""that a party has to be meant to last, or to the usual target of its game: docs/rankings.md says
how much luck is left then"""
FEWEST_DEALS = 2
"""that it has to last, if somebody stops it before"""

ROBOTS_POOL = "robots"
"""the ladder of those who want to be rated with robots at the table"""
LADDER_LEVEL = DEFAULT_LEVEL
"""of the robots there: they have one rating, so they play alike"""

SHUFFLED = ("shuffle", "every_deal")
"""the option in which rated tables differ from their presets"""


def as_rated(rules: Ruleset) -> Ruleset:
    """The rules as a rated table plays them, if it can play them at all."""
    return rules.changed(dict([SHUFFLED]))


_ALSO = {"kloppen": (PRESETS["kloppen"].changed({"kloppen_fail": "literal"}),)}
"""what a preset was once: Kloppen to the letter of its document (E9)"""
_POOLS = MappingProxyType(
    {
        frozenset(but_for_its_end(as_rated(rules)).items()): preset.pool
        for game in GAMES
        for name, preset in game.presets.items()
        for rules in (preset.rules, *_ALSO.get(name, ()))
    }
)
"""of each preset, by its rules, however long a party lasts"""


class Unrated(StrEnum):
    """Why a party counts for no rating."""

    SHUFFLE = "shuffle"
    """a rated game, but the pack is only cut between deals"""
    RULES = "rules"
    """no preset's that is rated"""
    TOO_SHORT = "too_short"
    """less than `LEAST_DEALS`, or than the usual target"""
    REMOVED = "removed"
    """somebody was taken off the table: who plays on is not who began"""
    ROBOTS = "robots"
    """and not everybody who sat there is on the robots' ladder"""
    ROBOT_LEVEL = "robot_level"
    """and robots play at another level than on their ladder"""
    HINTS = "hints"
    """people may ask what to do"""
    TOO_FEW_DEALS = "too_few_deals"
    DUPLICATE = "duplicate"
    """a table of a duplicate: all of its tables are one match (`bot.storage.ratings.rated`)"""


def pool_of(rules: Ruleset) -> str | Unrated:
    """The pool of a party by these rules, or why by them it has none; shuffling is looked at apart.

    Of a preset that has a pool another length is as good, if it leaves no more to luck.
    """
    if rules.end_mode == "boards":
        return Unrated.DUPLICATE
    pool = _POOLS.get(frozenset(but_for_its_end(as_rated(rules)).items()))
    if pool is None:
        return Unrated.RULES
    length, least = rules.target, game_of(rules).scale.party
    if rules.end_mode == "deals":
        length, least = rules.deals_limit, LEAST_DEALS
    return pool if length >= least else Unrated.TOO_SHORT


def judge(
    rules: Ruleset,
    sitting: Collection[Person | None],
    level: Level = DEFAULT_LEVEL,
    deals: int | None = None,
    *,
    hints: bool = False,
) -> str | Unrated:
    """The pool of a party that these begin (None: a robot, which plays at `level`), or why it has
    none; `deals`: how many were played, once it is over."""
    if deals is not None and deals < FEWEST_DEALS:
        return Unrated.TOO_FEW_DEALS
    pool = pool_of(rules)
    if isinstance(pool, Unrated):
        return pool
    if hints:
        return Unrated.HINTS
    people = [each for each in sitting if each is not None]
    if None in sitting:
        if not people or not all(each.robot_ladder for each in people):
            return Unrated.ROBOTS
        if level is not LADDER_LEVEL:
            return Unrated.ROBOT_LEVEL
        pool = ROBOTS_POOL
    return pool if rules == as_rated(rules) else Unrated.SHUFFLE


def judge_lobby(game: Game) -> str | Unrated:
    """Return what the party would count for if it began now; empty seats are for people."""
    sitting = [holder.person for holder in game.seats if holder is not None]
    return judge(game.rules, sitting, game.robot_level, hints=game.row.hints)


async def write_result(connection: AsyncConnection, game: Game, state: State, now: float) -> int:
    """Write down how a party ended; return its number in the order of results."""
    kept = await games.find_final_seats(connection, game.id)
    first = {each.seat: each.first_id for each in kept}
    began = await _who_began(connection, kept)
    sent_away = await games.sent_away(connection, game.id)
    pool = judge(game.rules, began, game.robot_level, len(state.results), hints=game.row.hints)
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
    if game.played_out or await games.sent_away(connection, game.id):
        return False
    began = await _who_began(connection, await games.find_final_seats(connection, game.id))
    return not isinstance(judge(game.rules, began, game.robot_level, hints=game.row.hints), Unrated)


async def _who_began(connection: AsyncConnection, kept: list[FinalSeat]) -> list[Person | None]:
    """Return each seat's first person; None: a robot."""
    known = await people.find_many(
        connection, {each.first_id for each in kept if each.first_id is not None}
    )
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
