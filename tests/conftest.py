"""What every test stands on."""

import pytest

from bot.text import Words
from tests.sandbox_fixtures import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]


@pytest.fixture(autouse=True, scope="session")
def _strict_words() -> None:
    """An id that no language file has is an error here; people would only see it in the log."""
    Words.strict = True
