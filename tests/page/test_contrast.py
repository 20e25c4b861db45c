"""The colours of the page can be read: WCAG 2.1 AA."""

import re
from pathlib import Path

import pytest

from bot.sandbox import page
from card_images.colours import Colour
from tests.card_images.colours import AA, contrast

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


def colours(scheme: str) -> dict[str, Colour]:
    dark, light = TOKENS.read_text().split("@media")
    said = re.findall(r"--([\w-]+): #(..)(..)(..);", dark + (light if scheme == "light" else ""))
    return {name: (int(r, 16), int(g, 16), int(b, 16)) for name, r, g, b in said}


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize(("text", "on"), TEXT_ON)
def test_text_can_be_read(scheme: str, text: str, on: str) -> None:
    found = colours(scheme)
    assert contrast(found[text], found[on]) >= AA
