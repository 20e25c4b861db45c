"""Parties of clobyosh and of belote for three by clicks, hidden cards watched: stock and chien,
what is laid away, who might exchange a card."""

from pathlib import Path

import pytest

from bot.rules import (
    Action,
    Agree,
    Discard,
    Ending,
    Exchange,
    Keep,
    Play,
    Refuse,
    Schmeiss,
    Take,
    View,
)
from tests.end_to_end.party.test_games import play, talkative
from tests.end_to_end.playing import steady

pytestmark = pytest.mark.whole


def schmeisses(seen: View) -> Action | None:
    """Says schmeiss in every other deal, of which every other one is agreed to."""
    seat, number = seen.seat or 0, seen.deal_number
    if Schmeiss(seat) in seen.options and number % 2 == 0:
        return Schmeiss(seat)
    if Agree(seat) in seen.options:
        return Agree(seat) if number % 4 == 0 else Refuse(seat)
    return steady(seen)


async def test_a_party_of_clobyosh(tmp_path: Path) -> None:
    """Nobody is told who holds the seven, and what is thrown in stays hidden."""
    sitting = ("daan", "alice")
    party = await play(tmp_path, 2, sitting, "clobyosh", schmeisses, {"target": 200})
    assert party.end.ending is Ending.TARGET
    assert party.of(Schmeiss)
    assert party.of(Agree)
    assert party.of(Refuse)
    assert party.of(Exchange)
    assert len(party.of(Keep)) > len(party.of(Exchange))


@pytest.mark.parametrize("pack", ["24", "32_chien"])
async def test_a_party_of_three(tmp_path: Path, pack: str) -> None:
    sitting = ("clara", "daan", "benoit")
    changes = {"pack3": pack, "target": 200, "declarations": "first_trick"}
    party = await play(tmp_path, 7, sitting, "belote3", talkative, changes)
    assert party.end.ending is Ending.TARGET
    assert len(party.end.scores) == 3
    laid = len(party.of(Discard))
    assert laid == (2 * len(party.of(Take)) if pack == "32_chien" else 0)
    assert len(party.of(Play)) == len(party.end.results) * (30 if laid else 24)
