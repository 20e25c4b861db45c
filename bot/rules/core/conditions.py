"""Conditions on options, as data.

`({"players": (4,)}, {"belote": ("off",)})` holds where one of its mappings does, and a mapping
where each of its options has one of the values. Games are told apart here by the options that make
a ruleset one of them, never by how many play alone.
"""

from collections.abc import Mapping
from typing import Final

OptionValue = str | int | bool
When = tuple[Mapping[str, tuple[OptionValue, ...]], ...]


def holds(when: When, rules: object) -> bool:
    """Tell whether one of the alternatives of a condition holds."""
    return any(
        all(getattr(rules, option) in values for option, values in each.items()) for each in when
    )


def both(one: When, other: When) -> When:
    """The condition that holds where two do, which are about different options."""
    return tuple({**each, **more} for each in one for more in other)


NEVER: Final[When] = ()
ALWAYS: Final[When] = ({},)

HANDS: Final[When] = ({"players": (4,)},)
"""four hands, partners across the table"""
FIELDS: Final[When] = ({"players": (2,), "auction": ("turn_up", "bids")},)
"""Découverte: two players without partners, who do not know half of their cards"""
TAKEN: Final[When] = ({"auction": ("turn_up",)},)
BIDS: Final[When] = ({"auction": ("bids",)},)
COINCHE: Final[When] = ({"auction": ("coinche",)},)
BID: Final[When] = ({"auction": ("bids", "coinche")},)
NOT_BIDS: Final[When] = ({"auction": ("turn_up", "coinche")},)
OTHERS: Final[Mapping[str, When]] = {"coinche": COINCHE, "bids": BIDS, "fields": FIELDS}
"""the games whose rules differ from those of belote classique, the first that holds"""

DECLARED: Final[When] = ({"declarations": ("first_trick", "immediate")},)
BELOTE: Final[When] = ({"belote": ("on",)},)
TO_TARGET: Final[When] = ({"end_mode": ("target",)},)
ALL_TRUMPS: Final[When] = ({"extra_contracts": ("all_trumps", "both")},)
TIED: Final[When] = (*TAKEN, {"auction": ("coinche",), "beat_defence": (True,)})
HELD: Final[When] = both(TIED, ({"tie_rule": ("litige", "abeyance")},))
MADE_POINTS: Final[When] = both(BIDS, ({"kloppen_score": ("made_only", "made_plus_bid")},))
