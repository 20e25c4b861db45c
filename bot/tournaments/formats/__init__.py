"""The formats, by how they pair; whatever is asked of a format is a trait of its value.

An organiser is offered them in this order.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from bot.tournaments.formats.arena import ARENA
from bot.tournaments.formats.concours import CONCOURS
from bot.tournaments.formats.duplicates import DAILY, HOWELL, MITCHELL, TEAMS
from bot.tournaments.formats.knock_out import KNOCK_OUT
from bot.tournaments.formats.melee import MELEE, MELEE_BALANCED
from bot.tournaments.formats.swiss import ROUND_ROBIN, SWISS
from bot.tournaments.formats.trios import TRIOS, TRIOS_DUPLICATE, TRIOS_RANKED
from bot.tournaments.formats.whist import WHIST
from bot.tournaments.tournament import Format, Plan

FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        each.name: each
        for each in (
            *(CONCOURS, SWISS, ROUND_ROBIN, MELEE, MELEE_BALANCED, WHIST),
            *(TRIOS, TRIOS_RANKED, TRIOS_DUPLICATE, ARENA),
            *(KNOCK_OUT, MITCHELL, HOWELL, TEAMS, DAILY),
        )
    }
)
"""by the names under which they are stored"""


def formats_for(players: int) -> tuple[Format, ...]:
    """Return those for games of so many players, in the order in which they are offered."""
    return tuple(each for each in FORMATS.values() if players in each.seated)


def plan_of(**stored: Any) -> Plan:
    """A plan as it is stored, where its format is a name; its tables are those that the format
    usually has, unless it says otherwise."""
    format_ = FORMATS[stored["format"]]
    return Plan(**{"seated": format_.seated[0], **stored, "format": format_})
