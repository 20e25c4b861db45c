"""The examples of property tests: the same in each run, on any machine.

No test of a duration: a busy machine is no failure. Nor is luck: a run finds what the one before it
has found, and `--hypothesis-profile=thorough` looks for more in the time it needs.
"""

from typing import Any, Final

from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

UNHURRIED: Final[dict[str, Any]] = {
    "deadline": None,
    "suppress_health_check": [HealthCheck.too_slow],
}


def register() -> None:
    """Make both profiles known, and use the usual one."""
    settings.register_profile("any machine", max_examples=30, derandomize=True, **UNHURRIED)
    settings.register_profile("thorough", max_examples=500, **UNHURRIED)
    settings.load_profile("any machine")


def the_same_in_each_run() -> None:
    """Use no constants of our sources: examples would be others with each line that is written, and
    with each module that happened to be imported before.

    To look for them took three seconds of each process.
    """
    providers._get_local_constants = lambda: providers._local_constants
