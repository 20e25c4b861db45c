"""When a digest is due, and which deal of a week is shown again."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest

from bot.rankings.calendar import WEEK
from bot.rankings.digest import DigestDeal, deal_of_the_week, digest_after, not_their_own, swing
from bot.rules import DealOutcome, DealResult, DealScore
from bot.storage.engine.schema import GameEvent
from tests.rules.scoring.test_key_moments import result

DEDANS = DealScore(DealOutcome.DEDANS, (0, 0), (0, 0))


@pytest.mark.parametrize(
    ("moment", "due"),
    [
        ("2026-11-16 00:00", "2026-11-22 18:00"),
        ("2026-11-22 17:59", "2026-11-22 18:00"),
        ("2026-11-22 18:00", "2026-11-29 18:00"),
        ("2026-11-22 23:59", "2026-11-29 18:00"),
        ("2027-01-01 12:00", "2027-01-03 18:00"),
    ],
)
def test_sundays_at_six_in_the_evening_utc(moment: str, due: str) -> None:
    at, then = (
        datetime.fromisoformat(each).replace(tzinfo=UTC).timestamp() for each in (moment, due)
    )
    assert digest_after(at) == then
    assert datetime.fromtimestamp(digest_after(at), UTC).strftime("%A") == "Sunday"
    assert 0 < digest_after(at) - at <= WEEK


def best(*deals: DealResult) -> DealResult:
    found = deal_of_the_week(DigestDeal(number, each) for number, each in enumerate(deals, start=1))
    assert found is not None
    return found.result


def test_no_deals_no_deal_of_the_week() -> None:
    assert deal_of_the_week(()) is None


def test_the_rarer_moments_win_whatever_the_points() -> None:
    plain = result(written=(0, 160))
    dedans = result(score=DEDANS, written=(162, 0))
    coinche = result(multiplier=2, written=(0, 100))
    capot = result(tricks=(8, 0), written=(90, 80))
    surcoinche = result(multiplier=4, written=(0, 50))
    order = [plain, dedans, coinche, capot, surcoinche]
    for worse, better in pairwise(order):
        assert best(worse, better) == best(better, worse) == better
    # A coinched contract that fails is more than a capot that was easy, as much as one.
    failed = result(multiplier=2, score=DEDANS, tricks=(8, 0), written=(320, 0))
    assert best(surcoinche, failed) == failed


def test_among_equals_the_larger_swing_and_then_the_first() -> None:
    small, large = result(written=(62, 100)), result(written=(10, 152))
    assert best(small, large) == best(large, small) == large
    found = deal_of_the_week((DigestDeal(2, small), DigestDeal(1, small)))
    assert found is not None
    assert found.game_id == 1


def test_regained_points_swing_too() -> None:
    assert swing(result(written=(62, 100), released=(0, 81))) == 119


ANNA, EMIL = 11, 15


def made(decision: str, action: str, made_by: str, person: int | None = None) -> GameEvent:
    return GameEvent(1, decision, action, made_by, person, 0.0)


@pytest.mark.parametrize(
    ("event", "others"),
    [
        (made("3p5", "0 play KH", "player", ANNA), set[int]()),
        (made("3p5", "0 play KH", "robot"), {3}),
        (made("3p5", "0 play KH", "clock"), {3}),
        (made("12c2", "0 bid 90 H", "clock"), {12}),
        (made("3k1", "0 coinche", "robot"), {3}),
        # Somebody has left, and another sits there at the end.
        (made("3p5", "0 play KH", "player", EMIL), {3}),
        (made("3p5", "1 play KH", "player", EMIL), {3}),
        # A robot is named as one, the last card plays itself, and a cut is nobody's merit.
        (made("3p5", "1 play KH", "robot"), set()),
        (made("3p30", "0 play KH", "host"), set()),
        (made("3x", "0 cut 12", "clock"), set()),
        (made("3r", "table close", "host"), set()),
    ],
)
def test_what_others_have_played_in_somebodys_name(event: GameEvent, others: set[int]) -> None:
    """Anna sits in seat 0, robots in the others."""
    assert not_their_own([event], {0: ANNA}) == others
