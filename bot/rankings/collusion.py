"""Pairs of accounts of which one nearly always loses to the other, for a server's moderators.

Nothing follows from it by itself: a good player beats a beginner as well. Somebody has to look.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.people import people
from bot.storage.ratings import rated
from bot.storage.ratings.rated import Party

LOOKED_AT = 2000
"""a server's last rated parties"""
ENOUGH = 10
"""decided parties against each other"""
NEARLY_ALWAYS = 0.9


class OneSided(NamedTuple):
    """`winner` has won `won` of the `parties` in which they sat against `loser`."""

    winner: int
    loser: int
    parties: int
    won: int


class Named(NamedTuple):
    """The same with names; an empty one: they were forgotten."""

    found: OneSided
    winner: str
    loser: str


async def on_server(connection: AsyncConnection, server_id: int) -> list[Named]:
    """The pairs of a server, those with the most parties first."""
    won = Counter[tuple[int, int]]()
    for party in await rated.parties_of_server(connection, server_id, LOOKED_AT):
        won.update(_beaten(party))
    found: list[OneSided] = []
    for (winner, loser), times in won.items():
        of_both = times + won[loser, winner]
        if of_both >= ENOUGH and times >= NEARLY_ALWAYS * of_both:
            found.append(OneSided(winner, loser, of_both, times))
    found.sort(key=lambda each: (-each.parties, -each.won, each))
    known = await people.find_many(connection, {who for each in found for who in each[:2]})
    return [Named(each, known[each.winner].name, known[each.loser].name) for each in found]


def _beaten(party: Party) -> Iterator[tuple[int, int]]:
    """Return who has beaten whom, by the result or because an opponent left; then no partner."""
    sides = party.sides
    left = {sides[seat] for seat, each in party.began.items() if each and each.left}
    for seat, winner in party.began.items():
        for other, loser in party.began.items():
            if winner is None or loser is None or sides[seat] == sides[other]:
                continue
            won = loser.left if left else party.winner == sides[seat]
            if won and sides[seat] not in left:
                yield winner.person_id, loser.person_id
