"""The score sheet tells where the points come from."""

from typing import Any

from bot.rules import DealOutcome, DealResult, DealScore, Suit
from card_images import draw_sheet
from card_images.samples import ENGLISH, SEATS
from card_images.sheet import outcome_word, rows


def result(**changes: Any) -> DealResult:
    made = DealResult(
        number=3,
        dealer=0,
        taker=1,
        trump=Suit.HEARTS,
        points=(62, 100),
        tricks=(3, 5),
        der=1,
        belote=None,
        missed_belote=None,
        score=DealScore(DealOutcome.MADE, 100, 62),
        written=(62, 100),
        released=(0, 0),
        totals=(262, 310),
    )
    return made._replace(**changes)


def shown(deal: DealResult) -> dict[str, tuple[int, int]]:
    return {word: points for word, points, _ in rows(deal, ENGLISH.words)}


def test_a_plain_deal() -> None:
    assert shown(result()) == {
        "Tricks": (62, 90),
        "Last trick": (0, 10),
        "Scored": (62, 100),
    }


def test_belote_is_with_the_team_that_has_it() -> None:
    assert shown(result(belote=0, written=(82, 100)))["Belote"] == (20, 0)
    assert shown(result(belote=1, written=(62, 120)))["Belote"] == (0, 20)


def test_held_points_are_shown_by_team_though_the_score_has_them_by_side() -> None:
    litige = DealScore(DealOutcome.LITIGE, 0, 81, (81, 0))
    deal = result(points=(81, 81), score=litige, written=(81, 0))
    assert shown(deal)["Held over"] == (0, 81)
    assert shown(deal._replace(taker=2))["Held over"] == (81, 0)


def test_released_points_have_a_row() -> None:
    assert shown(result(released=(0, 81)))["Won back"] == (0, 81)


def test_every_outcome_has_its_word() -> None:
    words = {outcome_word(outcome, ENGLISH.words) for outcome in DealOutcome}
    assert len(words) == len(DealOutcome)


def test_each_sheet_is_another_picture() -> None:
    deals = [
        result(),
        result(belote=0, written=(82, 100)),
        result(score=DealScore(DealOutcome.LITIGE, 0, 81, (81, 0))),
        result(released=(0, 81)),
        result(score=DealScore(DealOutcome.CAPOT, 252, 0)),
        result(totals=(62, 1000)),
        result(totals=(-10, 2000)),
    ]
    pictures = {draw_sheet(deal, (deal,), SEATS, ENGLISH, 1000) for deal in deals}
    assert len(pictures) == len(deals)
