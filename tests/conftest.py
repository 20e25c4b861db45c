"""What every test stands on."""

from typing import Any

import pytest
from hypothesis import settings

from bot.text import Words
from tests import sandbox_fixtures
from tests.page import chromium

# No test of a duration: a busy machine is no failure.
settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")


@pytest.fixture(autouse=True, scope="session")
def _strict_words() -> None:
    """An id that no language file has is an error here; people would only see it in the log."""
    Words.strict = True


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say at the end what was not looked at; of parallel runs only this file is asked."""
    sandbox_fixtures.pytest_terminal_summary(terminalreporter)
    chromium.say_when_missing(terminalreporter)
