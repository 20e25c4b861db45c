"""The moments that a deal is remembered for are read from its result."""

from typing import Any

import pytest

from bot.rules import (
    Bid,
    ByAccount,
    DealOutcome,
    DealResult,
    DealScore,
    LedgerEntry,
    MomentKind,
    Source,
    Suit,
    key_moments,
)

MADE, DEDANS, CAPOT, PIT, LITIGE, ABEYANCE, HANGING = (
    DealScore(outcome, (0, 0), (0, 0)) for outcome in DealOutcome
)


def result(
    score: DealScore = MADE, taker: int = 1, tricks: ByAccount = (3, 5), **more: Any
) -> DealResult:
    facts: dict[str, Any] = {
        "number": 3,
        "dealer": 0,
        "trump": Suit.HEARTS,
        "points": (62, 100),
        "der": 1,
        "takers": taker % 2,
        "defenders": (1 - taker % 2,),
        "belotes": (0, 0),
        "missed_belotes": (0, 0),
        "declared": (),
        "declarations": (0, 0),
        "bid": None,
        "multiplier": 1,
        "written": (62, 100),
        "released": (0, 0),
        "totals": (262, 310),
    }
    return DealResult(taker=taker, tricks=tricks, score=score, **(facts | more))


def moments(deal: DealResult) -> dict[str, int]:
    """Kinds and teams, in their order."""
    return {kind.value: team for kind, team in key_moments(deal)}


def test_most_deals_have_none() -> None:
    assert moments(result()) == {}


@pytest.mark.parametrize("taker", range(4))
def test_dedans_and_ties_are_the_takers(taker: int) -> None:
    team = taker % 2
    assert moments(result(DEDANS, taker)) == {"dedans": team}
    assert moments(result(LITIGE, taker)) == {"litige": team}
    assert moments(result(ABEYANCE, taker)) == {"abeyance": team}


@pytest.mark.parametrize("tricks", [(8, 0), (0, 8), (16, 0), (0, 16)])
def test_a_capot_is_theirs_who_have_all_the_tricks(tricks: ByAccount) -> None:
    """It is of eight tricks, or of sixteen in Découverte; also when it makes a bid and not a
    capot."""
    winner = int(tricks[0] == 0)
    assert moments(result(CAPOT, winner, tricks)) == {"capot": winner}
    bid = Bid(winner, 90, Suit.HEARTS)
    assert moments(result(MADE, winner, tricks, bid=bid)) == {"capot": winner}
    assert moments(result(DEDANS, 1 - winner, tricks)) == {"dedans": 1 - winner, "capot": winner}


def test_who_knocked_and_who_answered() -> None:
    assert moments(result(taker=1, multiplier=2)) == {"coinche": 0}
    for multiplier in (3, 4):
        assert moments(result(taker=1, multiplier=multiplier)) == {"surcoinche": 1}
    rung = Bid(1, 0, Suit.HEARTS)
    assert moments(result(taker=1, multiplier=2, bid=rung)) == {"contra": 0}
    assert moments(result(taker=1, multiplier=4, bid=rung)) == {"recontra": 1}
    everything = result(DEDANS, 0, (0, 8), multiplier=2)
    assert moments(everything) == {"dedans": 0, "capot": 1, "coinche": 1}


def test_every_kind_can_happen() -> None:
    deals = (
        *(result(score) for score in (DEDANS, LITIGE, ABEYANCE, HANGING)),
        *(result(tricks=(0, 8), multiplier=multiplier) for multiplier in (1, 2, 4)),
        *(result(multiplier=times, bid=Bid(1, 0, Suit.HEARTS)) for times in (2, 4)),
        result(PIT._replace(entries=(LedgerEntry(0, Source.PIT, 262),)), tricks=(0, 8)),
    )
    assert {moment.kind for deal in deals for moment in key_moments(deal)} == set(MomentKind)
