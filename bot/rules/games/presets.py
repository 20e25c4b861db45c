"""The rulesets that people know by a name (docs/rules/options.md)."""

from bot.rules.core.conditions import FIELDS, holds
from bot.rules.core.errors import BadRuleset
from bot.rules.core.options import WITH_PRESET
from bot.rules.core.ruleset import Ruleset
from bot.rules.games import GAMES

PRESETS = {name: preset.rules for game in GAMES for name, preset in game.presets.items()}
HOMES = {name: preset.home for game in GAMES for name, preset in game.presets.items()}
"""the countries that play them, by the two letters of their flags"""

DEFAULT_PRESET = "french"
"""where nobody has chosen"""
USUAL = {"bg": "bulgarian", "de": "german_club", "nl": "klaverjas_amsterdam"}
"""by language, what most clubs of its country play; anywhere else the default. In the
Netherlands that is klaverjas, outside Rotterdam by Amsterdam's rules."""


def usual_preset(language: str) -> str:
    """The preset of who reads this language and has chosen none."""
    return USUAL.get(language, DEFAULT_PRESET)


def find_preset(name: str) -> Ruleset:
    """The ruleset of that name; raises `BadRuleset`."""
    preset = PRESETS.get(name)
    if preset is None:
        raise BadRuleset("preset", "no_such_preset", name)
    return preset


def contradictions(preset: str, rules: Ruleset) -> tuple[str, ...]:
    """The options in which no table can differ from its preset, and `rules` do; raises
    `BadRuleset` for no preset."""
    theirs = find_preset(preset)
    # In Découverte they may bid, which is an adaptation (B6).
    fixed = WITH_PRESET if holds(FIELDS, theirs) else WITH_PRESET | {"auction"}
    return tuple(option for option in theirs.differences(rules) if option in fixed)
