"""The playthroughs come out as they are kept."""

import re

import pytest

from bot.rules import PRESETS
from tests.records.playthrough import FOLDER, PLAYTHROUGHS, playthrough

MOST = 150_000
"""characters that somebody may be asked to read"""


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_party_comes_out_as_it_is_kept(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n\n")
    played = playthrough(PLAYTHROUGHS[name]).split("\n\n")
    for there, here in zip(kept, played, strict=False):
        assert here == there, "`python -m tests.records` writes it again if the change is meant"
    assert len(played) == len(kept)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_party_shows_what_it_is_kept_for(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    for event in (*PLAYTHROUGHS[name].shows, "party_over"):
        assert re.search(event, text), event
    assert len(text) < MOST


def test_every_preset_has_its_party_and_every_file_its_party() -> None:
    assert {party.preset for party in PLAYTHROUGHS.values()} == set(PRESETS)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
