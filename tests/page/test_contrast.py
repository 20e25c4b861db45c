"""The colours of the page can be read: WCAG 2.1 AA asks 4.5 to 1 for text."""

import re
from pathlib import Path

import pytest

from bot.sandbox import page

TOKENS = Path(page.__file__).parent / "static" / "css" / "tokens.css"
TEXT_ON = [
    *[(text, on) for text in ("text", "muted", "link") for on in ("ground", "side", "panel")],
    ("text", "raised"),
    ("muted", "raised"),
    ("bad-text", "panel"),
    ("bad-text", "ground"),
    ("mention", "mention-ground"),
    ("warn-text", "warn-ground"),
    ("accent", "accent-soft"),
    ("text", "ping-ground"),
    *[("on-button", on) for on in ("primary", "success", "danger")],
    ("on-secondary", "secondary"),
]


def colours(scheme: str) -> dict[str, str]:
    dark, light = TOKENS.read_text().split("@media")
    found = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", dark))
    return found | dict(
        re.findall(r"--([\w-]+): (#[0-9a-f]{6});", light if scheme == "light" else "")
    )


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize(("text", "on"), TEXT_ON)
def test_text_can_be_read(scheme: str, text: str, on: str) -> None:
    found = colours(scheme)
    light, dark = sorted((luminance(found[text]), luminance(found[on])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
