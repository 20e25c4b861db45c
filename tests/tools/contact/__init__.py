"""Samples of everything that is drawn, in sections, to be looked at."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from tests.card_images.samples import GAMES
from tests.tools.contact import (
    boards,
    deck,
    games,
    names,
    podiums,
    profiles,
    readme,
    replays,
    sheets,
    tournaments,
)

Samples = Iterator[tuple[str, bytes]]
"""name and PNG of each picture"""

SECTIONS: Mapping[str, Callable[[], Samples]] = {
    "readme": readme.samples,
    "deck": deck.samples,
    "preferences": deck.previews,
    "hands": games.hands,
    **{name: partial(games.samples, name) for name in GAMES},
    "names": names.samples,
    "sheets": sheets.samples,
    "parties": sheets.parties,
    "replays": replays.samples,
    "leaderboards": boards.samples,
    "podiums": podiums.samples,
    "profiles": profiles.samples,
    "tournaments": tournaments.samples,
}
