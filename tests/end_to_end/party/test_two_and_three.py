"""Parties of clobyosh and of belote for three by clicks, with both packs: each total is counted
once more from the record, and the hidden cards are watched.

What nobody sees but who holds it: the stock and its order, the chien, what is laid away, a seven
that is kept, sequences of which was not spoken.
"""

import json
from collections.abc import Sequence
from itertools import accumulate
from pathlib import Path

import pytest

from bot.rules import (
    Action,
    Agree,
    DealOutcome,
    Discard,
    Ending,
    Exchange,
    Keep,
    Play,
    Refuse,
    Schmeiss,
    View,
)
from tests.end_to_end.moments import CHIEN
from tests.end_to_end.party.test_games import Party, play, talkative
from tests.rules.recounting import recount

ONE_DEAL = {"end_mode": "deals", "deals_limit": 1}


def changeable(seen: View) -> Action | None:
    """Says schmeiss in every third deal, agrees in the first of them and refuses in the others;
    exchanges in every second; and lays away the last cards that may be."""
    if seen.decision is None:
        return None
    said = {type(each): each for each in seen.options}
    if Schmeiss in said and seen.deal_number % 3 == 1:
        return said[Schmeiss]
    if Agree in said:
        return said[Agree if seen.deal_number == 1 else Refuse]
    if Keep in said:
        return said[Exchange] if Exchange in said and seen.deal_number % 2 else said[Keep]
    if Discard in said:
        return seen.options[-1]
    return talkative(seen)


def check_counted(party: Party) -> None:
    """The record has the sums that were written, and says how they come about."""
    record = json.loads(party.record)
    written = recount(record)
    played = [deal["result"] for deal in record["deals"] if deal["result"]]
    assert [tuple(each["written"]) for each in played] == written
    totals = accumulate(written, lambda one, more: tuple(map(sum, zip(one, more, strict=True))))
    assert [tuple(each["totals"]) for each in played] == list(totals)
    assert tuple(record["totals"]) == tuple(played[-1]["totals"])


async def a_party(
    folder: Path, number: int, sitting: Sequence[str], preset: str, **changes: int | str
) -> Party:
    party = await play(folder, number, sitting, preset, changeable, changes)
    check_counted(party)
    return party


async def test_a_deal_of_clobyosh(tmp_path: Path) -> None:
    """Thrown in after a schmeiss, and by four passes; then the seven is exchanged."""
    party = await a_party(tmp_path, 11, ("boyan", "alice"), "clobyosh", **ONE_DEAL)
    assert party.end.deal_number == 3
    assert len(party.of(Agree)) == len(party.of(Exchange)) == 1
    assert len(party.of(Play)) == 18


async def test_a_deal_for_three_with_a_chien(tmp_path: Path) -> None:
    sitting = ("daan", "boyan", "clara")
    party = await a_party(tmp_path, 11, sitting, "belote3", **CHIEN, **ONE_DEAL)
    assert len(party.of(Play)) == 30
    assert len(party.of(Discard)) == 2


@pytest.mark.whole
@pytest.mark.parametrize(
    ("number", "sitting"),
    [(18, ("alice", "benoit")), (17, ("daan", "boyan"))],
)
async def test_clobyosh_to_500(tmp_path: Path, number: int, sitting: Sequence[str]) -> None:
    """Schmeiss agreed to and refused, the seven exchanged and kept, sequences, bella, a maker who
    fails; and once both have 500."""
    party = await a_party(tmp_path, number, sitting, "clobyosh")
    assert max(party.end.scores) >= 500
    assert party.of(Agree)
    assert party.of(Refuse)
    assert party.of(Exchange)
    results = party.end.results
    assert {each.score.outcome for each in results} == {DealOutcome.MADE, DealOutcome.DEDANS}
    assert any(each.declared for each in results)
    assert any(any(each.belotes) for each in results)


@pytest.mark.whole
async def test_three_declare_what_they_hold(tmp_path: Path) -> None:
    sitting, changes = ("clara", "daan", "benoit"), {"target": 200, "declarations": "first_trick"}
    party = await play(tmp_path, 7, sitting, "belote3", talkative, changes)
    assert party.end.ending is Ending.TARGET
    assert any(any(each.declarations) for each in party.end.results)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("number", "sitting", "changes", "outcomes"),
    [
        (11, ("alice", "benoit", "boyan"), {}, "made dedans"),
        (16, ("clara", "boyan", "daan"), CHIEN, "made capot"),
        (15, ("benoit", "daan", "alice"), {"deal3": "all8"}, "made"),
    ],
)
async def test_belote_for_three_to_501(
    tmp_path: Path, number: int, sitting: Sequence[str], changes: dict[str, str], outcomes: str
) -> None:
    """A suit turned up, cards laid away, all eight at once; in the last one two have 501."""
    party = await a_party(tmp_path, number, sitting, "belote3", **changes)
    assert max(party.end.scores) >= 501
    assert {each.score.outcome.value for each in party.end.results} == {*outcomes.split()}
    assert any(any(each.belotes) for each in party.end.results)
