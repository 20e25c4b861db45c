"""Texts that people write: whether anything of it shows, and what is kept of it."""

import pytest

from bot.visible_text import shorten, shows


@pytest.mark.parametrize("text", ["", " ", "\u200b\u2060", "\u200d", "\u3164", "\u0301", "\u202e"])
def test_what_shows_nothing_is_no_text(text: str) -> None:
    assert not shows(text)
    assert shows(f"{text}a")


def test_a_text_that_is_too_long_is_cut_with_an_ellipsis() -> None:
    assert shorten("a short reason", 14) == "a short reason"
    assert shorten("a short reason", 9) == "a short…"
    cut = shorten("x" * 4000, 150)
    assert (len(cut), cut[-1]) == (150, "…")


@pytest.mark.parametrize("sign", ["e\u0301", "👩🏽‍🚀", "👍🏽", "🇫🇷", "🏴\U000e0067\U000e007f", "✌️"])
def test_no_sign_is_cut_in_two(sign: str) -> None:
    for longest in range(1, 3 * len(sign)):
        assert shorten(3 * sign, longest) == (longest - 1) // len(sign) * sign + "…"
