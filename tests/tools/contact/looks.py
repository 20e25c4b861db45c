"""Everybody who may look at a picture: each language, two and four colours, either felt."""

from itertools import cycle

from bot.text import COMPLETE, words_for
from card_images.colours import Felt
from card_images.look import Look, look_for

LOOKS: dict[str, Look] = {
    f"{language}-{colours}-{felt}": look_for(
        words_for(language), four_colours=colours == "four", felt=felt
    )
    for felt in Felt
    for colours in ("two", "four")
    for language in COMPLETE
}

_TURNS = (
    "en-two-dark",
    "fr-four-dark",
    "de-two-light",
    "nl-four-light",
    "fr-two-dark",
    "en-four-light",
)


def in_turn() -> "cycle[Look]":
    """Looks as different as they are, one after the other."""
    return cycle(LOOKS[name] for name in _TURNS)
