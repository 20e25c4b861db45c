"""Whole tournaments against the text that was read (`python -m tests.tournaments`)."""

import pytest

from tests.tournaments.stories import FOLDER, STORIES


@pytest.mark.parametrize("name", STORIES)
def test_a_tournament_goes_as_it_is_told(name: str) -> None:
    assert STORIES[name]() == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_every_told_tournament_is_played() -> None:
    assert {each.stem for each in FOLDER.glob("*.txt")} == set(STORIES)
