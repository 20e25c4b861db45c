"""Podiums: full, of one, of equals, with the longest names."""

from collections.abc import Iterator

from bot.text import words_for
from card_images.colours import Felt
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from card_images.look import look_for

TITLE = "Season 2 · Jul–Sept 2026"


def pages() -> dict[str, PodiumPage]:
    """A podium of each kind, by name."""
    full = (
        PodiumStep(1, ("Amélie",), "1,412"),
        PodiumStep(2, ("Bob the Builder of Bridges",), "1,375"),
        PodiumStep(3, ("Дмитрий 🦊",), "1,338"),
    )
    equals = (
        PodiumStep(1, ("W" * 32, "李小龍"), "1,203?"),
        PodiumStep(3, ("مريم", "Jean-François", "a former player"), "987?"),
    )
    return {
        "full": PodiumPage(TITLE, "Classic belote", full),
        "equals": PodiumPage(TITLE, "Belote with declarations", equals),
        "one": PodiumPage(TITLE, "Coinche", full[:1]),
    }


def samples() -> Iterator[tuple[str, bytes]]:
    for felt in Felt:
        look = look_for(words_for("en"), felt=felt)
        for name, page in pages().items():
            yield f"{name}-{felt.value}", draw_podium(page, look)
