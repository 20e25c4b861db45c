"""Some random tournaments of each format; a thousand by `make soak`."""

from pathlib import Path

import pytest

from bot.tournaments import FORMATS
from tests.examples import sampled
from tests.tournaments.live.chances import presets_for
from tests.tournaments.live.games import played
from tests.tournaments.simulation import simulate


@pytest.mark.parametrize("format_", FORMATS)
def test_a_random_tournament_keeps_what_must_hold(format_: str) -> None:
    for seed in range(4):
        simulate(format_, seed)


OTHERS = ("belote3", "clobyosh", "bulgarian", "klaverjas_rotterdam", "decouverte")
"""games of three and of two, that write tens, that end equal"""
PLAYED = [
    (format_, preset)
    for preset in OTHERS
    for format_ in FORMATS
    if preset in presets_for(FORMATS[format_])
]


@pytest.mark.parametrize(
    ("format_", "preset"),
    sampled([pytest.param(*each, id="-".join(each)) for each in PLAYED], every=8),
)
async def test_a_tournament_is_played_by_the_rules_of_its_game(
    tmp_path: Path, format_: str, preset: str
) -> None:
    await played(tmp_path, 1, format_, preset)
