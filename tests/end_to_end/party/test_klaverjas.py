"""A whole party of klaverjas by clicks, hidden cards watched: somebody has to play, roem, nat."""

from pathlib import Path

import pytest

from bot.rules import Action, DealOutcome, Ending, Pass, Play, Source, Take, View
from tests.end_to_end.party.test_games import TOP, Party, play, trumps
from tests.end_to_end.playing import steady
from tests.examples import sampled


def chooses(seen: View) -> Action | None:
    """Plays with jack, nine and ace, or with the most trumps where they have to."""
    takes = [each for each in seen.options if isinstance(each, Take)]
    if not takes:
        return steady(seen)
    best = max(takes, key=lambda take: len(trumps(seen, take.suit)))
    good = [take for take in takes if trumps(seen, take.suit) >= TOP]
    passes = [each for each in seen.options if isinstance(each, Pass)]
    return good[0] if good else passes[0] if passes else best


@pytest.mark.whole
@pytest.mark.parametrize("town", sampled(["klaverjas_amsterdam", "klaverjas_rotterdam"]))
async def test_a_party_of_klaverjas(tmp_path: Path, town: str) -> None:
    """First hand is asked again when all have passed, and no deal is thrown in."""
    sitting = ("daan", "alice", "benoit", "clara")
    party: Party = await play(tmp_path, 4703, sitting, town, chooses, changes={"deals_limit": 4})
    assert party.end.ending is Ending.DEALS
    assert len(party.end.results) == party.end.deal_number == 4
    assert len(party.of(Play)) == 4 * 32
    assert len(party.of(Pass)) >= 4
    outcomes = {each.score.outcome for each in party.end.results}
    assert outcomes == {DealOutcome.MADE, DealOutcome.DEDANS}
    assert any(any(each.had_of(Source.ROEM)) for each in party.end.results)
