"""The week of a server: when its digest is due, and which deal is worth showing again."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.rankings.calendar import WEEK, week_begins, week_of
from bot.rules import DealResult, MomentKind, key_moments
from bot.storage.engine.schema import GameEvent
from bot.tables import MadeBy

DUE = 6 * 86400 + 18 * 3600
"""seconds after its Monday: Sunday, 18:00 UTC, when most have played and somebody still reads it"""

WORTH: Mapping[MomentKind, int] = MappingProxyType(
    {
        MomentKind.SURCOINCHE: 4,
        MomentKind.RECONTRA: 4,
        MomentKind.CAPOT: 3,
        MomentKind.PIT: 3,
        MomentKind.COINCHE: 2,
        MomentKind.CONTRA: 2,
        MomentKind.DEDANS: 1,
    }
)
"""what a key moment adds: a surcoinche that failed without a trick is hard to beat"""

_BID_OR_CARD = re.compile(r"(\d+)[ckwrpq]")
"""how the key of such a decision begins: its deal, and a letter of what is asked"""


class DigestDeal(NamedTuple):
    """A deal of a party of the week."""

    game_id: int
    result: DealResult


def digest_after(moment: float) -> float:
    """When the first digest is due that comes after a moment."""
    due = week_begins(week_of(moment)) + DUE
    return due if due > moment else due + WEEK


def deal_of_the_week(deals: Iterable[DigestDeal]) -> DigestDeal | None:
    """The deal with the rarest key moments; among equal ones that with the largest swing, and of
    those the first."""
    return max(deals, key=_worth, default=None)


def not_their_own(events: Iterable[GameEvent], sitting: Mapping[int, int]) -> set[int]:
    """The deals in which a bid or a card is not of who is named at its seat: a robot or another
    person has made it. `sitting`: the people named; all others are robots.

    The last card of a hand plays itself, and is of whoever has played the others.
    """
    found: set[int] = set()
    for each in events:
        key, seat = _BID_OR_CARD.match(each.decision), each.action.partition(" ")[0]
        if key and seat.isdecimal() and each.made_by != MadeBy.HOST:
            maker = each.person_id if each.made_by == MadeBy.PLAYER else None
            if maker != sitting.get(int(seat)):
                found.add(int(key[1]))
    return found


def _worth(deal: DigestDeal) -> tuple[int, int, int, int]:
    result = deal.result
    moments = sum(WORTH.get(each.kind, 0) for each in key_moments(result))
    return moments, swing(result), -deal.game_id, -result.number


def swing(result: DealResult) -> int:
    """The number of points by which the deal moved the first side and the last apart."""
    gains = [a + b for a, b in zip(result.written, result.released, strict=True)]
    return max(gains) - min(gains)
