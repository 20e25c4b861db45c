"""Tests of options: a value is exercised only if no other value of its option does the same."""

from bot.rules import OPTION_VALUES
from bot.rules.core.ruleset import OptionValue


def option_and_value(name: str) -> tuple[str, OptionValue]:
    """Return what `option=value` names."""
    option, _, text = name.partition("=")
    [value] = [each for each in values(option) if str(each) == text]
    return option, value


def values(option: str) -> tuple[OptionValue, ...]:
    """All the values of an option that has a list of them."""
    found = OPTION_VALUES[option]
    assert found is not None
    return found


def others(name: str) -> tuple[OptionValue, ...]:
    """The other values of the option that `option=value` names."""
    option, value = option_and_value(name)
    return tuple(each for each in values(option) if each != value)


def names(*options: str) -> set[str]:
    """`option=value` for each value of these options."""
    return {f"{option}={value}" for option in options for value in values(option)}
