"""The rulesets that people know by a name (docs/rules/options.md)."""

from types import MappingProxyType
from typing import Final

from bot.rules.core.errors import BadRuleset
from bot.rules.core.ruleset import Ruleset
from bot.rules.games import GAMES

PRESETS: Final = MappingProxyType(
    {name: rules for game in GAMES for name, rules in game.presets.items()}
)

DEFAULT_PRESET: Final = "french"
"""where nobody has chosen"""


def find_preset(name: str) -> Ruleset:
    """The ruleset of that name; raises `BadRuleset`."""
    preset = PRESETS.get(name)
    if preset is None:
        raise BadRuleset("preset", "no_such_preset", name)
    return preset


WITH_PRESET: Final = frozenset({"players", "bid_min", "bid_step"})
"""options that nobody chooses: they come with the preset, or have one value"""


def contradictions(preset: str, rules: Ruleset) -> tuple[str, ...]:
    """The options in which no table can differ from its preset, and `rules` do; raises
    `BadRuleset` for no preset."""
    theirs = find_preset(preset)
    # Two players may bid, which is an adaptation (B6); four bid in Kloppen alone.
    fixed = WITH_PRESET | {"auction"} if theirs.players == 4 else WITH_PRESET
    return tuple(option for option in theirs.differences(rules) if option in fixed)
