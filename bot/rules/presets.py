"""The rulesets that people know by a name (rules.md §E)."""

from types import MappingProxyType
from typing import Final

from bot.rules.errors import BadRuleset
from bot.rules.ruleset import Ruleset

FRENCH: Final = Ruleset(
    first_dealer="lowest_card",
    belote_announce="strict",
    partner_trump="free",
    contract_basis="tricks_belote",
    tie_rule="litige",
    litige_belote="carve",
    both_reach="higher_score",
)

PRESETS: Final = MappingProxyType({"french": FRENCH})


def find_preset(name: str) -> Ruleset:
    """The ruleset of that name; raises `BadRuleset`."""
    preset = PRESETS.get(name)
    if preset is None:
        raise BadRuleset("preset", "no_such_preset", name)
    return preset
