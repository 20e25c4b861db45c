"""The playthroughs come out as they are kept."""

import pytest

from tests.records.playthrough import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_party_comes_out_as_it_is_kept(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8").split("\n\n")
    played = playthrough(name).split("\n\n")
    for there, here in zip(kept, played, strict=False):
        assert here == there, "`python -m tests.records` writes it again if the change is meant"
    assert len(played) == len(kept)


def test_the_french_party_has_all_there_is() -> None:
    text = playthrough("french")
    for event in ("thrown_in", "litige:", "capot:", "made:", "dedans:", "rebelote", "party_over"):
        assert event in text
    assert text.count("   drawn:") > 1
