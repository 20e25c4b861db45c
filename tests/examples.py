"""The examples of property tests: the same in each run, on any machine.

No test of a duration: a busy machine is no failure. Nor is luck: a run finds what the one before it
has found, and `--hypothesis-profile=thorough` looks for more in the time it needs.
"""

import os
from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

UNHURRIED: dict[str, Any] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow],
}


def sampled(*values: Iterable[Any], every: int = 0) -> list[Any]:
    """Values for `parametrize`, of which `make test` tries each `every`-th, `make prove` the others
    as well: of many games, positions or languages that are all looked at in the same way. Of
    several kinds of values: each with each, as games in languages; each seventh of them, which
    leaves out none of the five languages."""
    every = every or (5 if len(values) == 1 else 7)
    found: list[Any] = []
    for number, each in enumerate(product(*values)):
        as_it_is = isinstance(each[0], type(pytest.param()))
        one = each[0] if as_it_is else pytest.param(*each)
        left_out = [pytest.mark.whole] if number % every else []
        found.append(pytest.param(*one.values, id=one.id, marks=[*one.marks, *left_out]))
    return found


def register() -> None:
    """Make both profiles known, and use the usual one.

    What is checked before a landing says the same of the same tree each time. By hand `make prove`
    looks for examples that nobody has seen yet.
    """
    settings.register_profile("any machine", max_examples=20, derandomize=True, **UNHURRIED)
    settings.register_profile(
        "thorough", max_examples=500, derandomize="CI" in os.environ, **UNHURRIED
    )
    settings.load_profile("any machine")


def the_same_in_each_run() -> None:
    """Use no constants of our sources: examples would be others with each line that is written, and
    with each module that happened to be imported before.

    To look for them took three seconds of each process.
    """
    providers._get_local_constants = lambda: providers._local_constants
