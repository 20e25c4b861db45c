"""The needs of some tests: what they want of the machine they run on.

Where it is missing they are left out and the summary says so, in red; where the checks run
unattended (`CI=true`) that is a failure.
"""

import os
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from card_images import names as fonts
from tests.page import chromium
from tests.storage import servers


class Needed(NamedTuple):
    """The needs of the tests with a marker."""

    marker: str
    is_there: Callable[[], bool]
    tests: str
    why_not: str

    @property
    def missing(self) -> str:
        return f"NOT RUN: the tests of {self.tests}, because {self.why_not}"


NEEDED = (
    Needed(
        "page",
        lambda: chromium.path() is not None,
        "the page",
        "Chromium is not installed (no `chromium`)",
    ),
    Needed(
        "shaping",
        lambda: fonts.SHAPES_SCRIPTS,
        "names in joined scripts and signs of several emoji",
        "Pillow has no Raqm with FriBiDi here",
    ),
    Needed(
        "postgresql",
        lambda: servers.programs() is not None,
        "the database on a server",
        "PostgreSQL is not installed (no `initdb`)",
    ),
)


def demand(item: pytest.Item) -> None:
    """Leave a test out whose need is missing; fail it where the checks run unattended."""
    for each in NEEDED:
        if item.get_closest_marker(each.marker) and not each.is_there():
            if os.environ.get("CI", "").lower() == "true":
                pytest.fail(each.missing, pytrace=False)
            pytest.skip(each.missing)


def say_what_is_missing(terminalreporter: Any) -> None:
    for each in NEEDED:
        if not each.is_there():
            terminalreporter.write_line(each.missing, red=True, bold=True)
