"""What people write: whether anything of it shows, and what is kept of it."""

import pytest

from bot.visible_text import shortened, shows


@pytest.mark.parametrize("text", ["", " ", "\u200b\u2060", "\u200d", "\u3164", "\u0301", "\u202e"])
def test_what_shows_nothing_is_no_text(text: str) -> None:
    assert not shows(text)
    assert shows(f"{text}a")


def test_a_text_that_is_too_long_is_cut_with_an_ellipsis() -> None:
    assert shortened("a  short\nreason\u200b", 150) == "a short reason"
    cut = shortened("x" * 4000, 150)
    assert (len(cut), cut[-1]) == (150, "…")
