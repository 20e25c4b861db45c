"""Rulesets at random: a preset, and changes that are possible one after the other."""

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, PRESETS, BadRuleset, Ruleset
from bot.rules.core.ruleset import NUMBER_RANGES, OptionValue


class Changed(NamedTuple):
    """Rules, and the preset they were made of."""

    preset: str
    rules: Ruleset


CHANGES = [
    (option, value)
    for option, values in OPTION_VALUES.items()
    for value in (NUMBER_RANGES[option] if values is None else values)
]
"""every value of every option; of a number its two ends"""


@st.composite
def any_rules(draw: st.DrawFn) -> Changed:
    preset = draw(st.sampled_from(sorted(PRESETS)))
    rules = PRESETS[preset]
    for option, value in draw(st.lists(st.sampled_from(CHANGES), max_size=40)):
        with suppress(BadRuleset):
            rules = rules.changed({option: value})
    return Changed(preset, rules)


def neighbours(rules: Ruleset, option: str) -> Iterator[tuple[OptionValue, Ruleset]]:
    """The rules with each other value of one option, as far as it goes with the rest."""
    for each, value in CHANGES:
        if each == option and value != getattr(rules, option):
            with suppress(BadRuleset):
                yield value, rules.changed({option: value})
