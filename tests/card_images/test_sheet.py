"""The score sheet tells where the points come from."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.rules import (
    CAPOT_BID,
    DRAWN,
    PRESETS,
    Announced,
    Bid,
    DealOutcome,
    DealResult,
    DealScore,
    Ending,
    NoSuit,
    Stopped,
    Suit,
    find_preset,
    parse_declaration,
    view,
)
from card_images import End, draw_sheet, end_of
from card_images.samples import ENGLISH, FRENCH, SEATS
from card_images.sheet import HEIGHT, WIDTH
from card_images.sheet_rows import deal_title, end_rows, end_title, outcome_word, rows
from tests.card_images.positions import first, in_play, party

PAGAT = find_preset("pagat")
KLOPPEN = find_preset("kloppen")


def result(**changes: Any) -> DealResult:
    made = DealResult(
        number=3,
        dealer=0,
        taker=1,
        takers=1,
        defenders=0,
        trump=Suit.HEARTS,
        points=(62, 100),
        tricks=(3, 5),
        der=1,
        belotes=(0, 0),
        missed_belotes=(0, 0),
        declared=(),
        declarations=(0, 0),
        bid=None,
        multiplier=1,
        score=DealScore(DealOutcome.MADE, 100, 62),
        written=(62, 100),
        released=(0, 0),
        totals=(262, 310),
    )
    made = made._replace(**changes)
    return made._replace(takers=made.taker % 2, defenders=1 - made.taker % 2)


def shown(deal: DealResult, rules: Any = PAGAT, look: Any = ENGLISH) -> dict[str, tuple[str, str]]:
    return {row.word: row.values for row in rows(deal, rules, look)}


def test_a_plain_deal() -> None:
    assert shown(result()) == {
        "Tricks": ("62", "90"),
        "Last trick": ("–", "10"),
        "Scored": ("62", "100"),
    }


def test_belote_is_with_the_team_that_has_it() -> None:
    assert shown(result(belotes=(1, 0), written=(82, 100)))["Belote"] == ("20", "–")
    assert shown(result(belotes=(0, 1), written=(62, 120)))["Belote"] == ("–", "20")


def test_held_points_are_shown_by_team_though_the_score_has_them_by_side() -> None:
    litige = DealScore(DealOutcome.LITIGE, 0, 81, (81, 0))
    deal = result(points=(81, 81), score=litige, written=(81, 0))
    assert shown(deal)["Held"] == ("–", "81")
    assert shown(deal._replace(taker=2))["Held"] == ("81", "–")


def test_released_points_have_a_row() -> None:
    assert shown(result(released=(0, 81)))["Regained"] == ("–", "81")


def test_declarations_have_a_row_for_each_type() -> None:
    declared = (
        Announced(1, parse_declaration("AS-KS-QS")),
        Announced(3, parse_declaration("9H-8H-7H")),
        Announced(3, parse_declaration("JS-JH-JD-JC")),
        Announced(0, parse_declaration("TD-9D-8D-7D")),
    )
    found = shown(result(declared=declared, declarations=(50, 240)))
    assert found["Tierce"] == ("–", "40")
    assert found["Carré J"] == ("–", "200")
    assert found["Cinquante"] == ("50", "–")
    assert "Carré V" in shown(result(declared=declared), look=FRENCH)


def test_the_bid_is_with_the_takers_and_its_multiplier_beside_it() -> None:
    bid = result(bid=Bid(1, 90, Suit.HEARTS))
    assert shown(bid, KLOPPEN)["Contract"] == ("–", "90")
    assert shown(bid._replace(multiplier=4, taker=2), KLOPPEN)["Contract"] == ("90 ×4", "–")
    capot = result(bid=Bid(1, CAPOT_BID, Suit.HEARTS), multiplier=2)
    assert shown(capot, KLOPPEN)["Contract"] == ("–", "Capot ×2")
    assert "Contract" not in shown(result())


@pytest.mark.parametrize(
    ("rules", "changes", "bonus"),
    [
        (PAGAT, {}, ("–", "90")),
        (PAGAT.changed({"capot_value": 250}), {}, ("–", "88")),
        (PAGAT, {"taker": 2}, ("–", "90")),
        (KLOPPEN, {"bid": Bid(1, 90, Suit.HEARTS)}, ("–", "88")),
        (KLOPPEN, {"bid": Bid(2, 90, Suit.HEARTS), "taker": 2}, None),
        (KLOPPEN, {"bid": Bid(1, CAPOT_BID, Suit.HEARTS)}, None),
        (KLOPPEN.changed({"kloppen_score": "bid_only"}), {"bid": Bid(1, 90, Suit.HEARTS)}, None),
        (
            KLOPPEN.changed({"coinche_scope": "bidders_take_all"}),
            {"bid": Bid(1, 90, Suit.HEARTS), "multiplier": 2},
            None,
        ),
    ],
)
def test_what_all_the_tricks_bring_more(
    rules: Any, changes: dict[str, Any], bonus: tuple[str, str] | None
) -> None:
    deal = result(points=(0, 162), tricks=(0, 8), **changes)
    assert shown(deal, rules).get("Capot") == bonus


@pytest.mark.parametrize("game", ["french", "pagat", "dutch", "decouverte"])
def test_what_is_made_is_the_sum_of_its_rows(game: str) -> None:
    """Where nobody fails and nothing is held, each point that is written has its row."""
    rules = party(game)[0].rules
    made = [each for each in party(game)[-1].results if each.score.outcome is DealOutcome.MADE]
    assert made
    for deal in made:
        sources = [row for row in rows(deal, rules, ENGLISH) if row.word != ENGLISH.words.written]
        for team in (0, 1):
            points = (row.values[team] for row in sources if row.word != ENGLISH.words.released)
            assert sum(int(each) for each in points if each != "–") == deal.written[team]


def test_every_outcome_and_every_end_has_its_word() -> None:
    words = {outcome_word(outcome, ENGLISH.words) for outcome in DealOutcome}
    assert len(words) == len(DealOutcome)
    ended = End(3, Ending.STOPPED, 1, (900, 1010), 1, 1010, Suit.HEARTS)
    titles = {
        deal_title(result(), ended._replace(ending=ending), ENGLISH).outcome
        for ending in Ending
        if ending is not Ending.DEALS
    }
    assert len(titles) == len(Ending) - 1
    assert deal_title(result(), ended._replace(ending=Ending.DEALS), ENGLISH).outcome == "Made"


def test_each_sheet_is_another_picture() -> None:
    declared = (Announced(1, parse_declaration("AS-KS-QS")),)
    deals = [
        result(),
        result(belotes=(1, 0), written=(82, 100)),
        result(score=DealScore(DealOutcome.LITIGE, 0, 81, (81, 0))),
        result(released=(0, 81)),
        result(score=DealScore(DealOutcome.CAPOT, 252, 0)),
        result(totals=(62, 1000)),
        result(totals=(-10, 2000)),
        result(trump=NoSuit.ALL_TRUMPS),
        result(trump=NoSuit.NO_TRUMPS),
        result(declared=declared),
        result(bid=Bid(1, 90, Suit.HEARTS)),
        result(bid=Bid(1, 90, Suit.HEARTS), multiplier=2),
    ]
    pictures = {draw_sheet((deal,), SEATS, ENGLISH, PAGAT) for deal in deals}
    assert len(pictures) == len(deals)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_sheets(preset: str) -> None:
    states = party(preset)
    rules, results = states[0].rules, states[-1].results
    seats = SEATS[: rules.players]
    end = end_of(view(states[-1], None))
    for number in range(1, len(results) + 1):
        last = end if number == len(results) else None
        png = draw_sheet(results[:number], seats, FRENCH, rules, last)
        assert Image.open(BytesIO(png)).size == (WIDTH, HEIGHT)
        assert len(png) <= 60_000


def test_rows_find_room_however_many_there_are() -> None:
    kinds = ("AS-KS-QS", "TD-9D-8D-7D", "AH-KH-QH-JH-TH", "9S-9H-9D-9C")
    declared = tuple(Announced(1, parse_declaration(each)) for each in kinds)
    score = DealScore(DealOutcome.ABEYANCE, 0, 0, (81, 81))
    deal = result(
        declared=declared,
        belotes=(1, 0),
        tricks=(0, 8),
        points=(0, 162),
        score=score,
        released=(1, 1),
    )
    assert len(rows(deal, PAGAT, ENGLISH)) == 11
    assert draw_sheet((deal,), SEATS, ENGLISH, PAGAT)


# Parties that end before their last deal is over ------------------------------------------------


def test_a_party_goes_on_without_an_end() -> None:
    assert end_of(view(in_play(3, 1), None)) is None


def test_a_game_that_was_stopped_has_a_sheet_without_a_result() -> None:
    over = party("L'Arrêt")[-1]
    end = end_of(view(over, None))
    assert end is not None
    assert over.deal is not None
    assert over.deal.stopped == Stopped(end.seat, end.counted, proof=False)
    assert end.number not in {each.number for each in over.results}
    counted = ["–", "–"]
    counted[end.seat % 2] = str(end.counted)
    assert [row.values for row in end_rows(end, ENGLISH)] == [tuple(counted)]
    assert end_title(end, ENGLISH).seat == end.seat
    assert draw_sheet(over.results, SEATS, ENGLISH, over.rules, end)


def test_eight_trumps_may_end_the_first_deal() -> None:
    seen = view(first("dutch", lambda state: state.deal is not None), None)
    over = seen._replace(
        trump=Suit.CLUBS, trump_run=2, ending=Ending.TRUMP_RUN, winner=0, results=()
    )
    end = end_of(over)
    assert end is not None
    assert (end.seat, end.trump, end_rows(end, ENGLISH)) == (2, Suit.CLUBS, [])
    pictures = {
        draw_sheet((), SEATS, ENGLISH, seen.rules, end._replace(winner=winner))
        for winner in (0, 1, DRAWN)
    }
    assert len(pictures) == 3


def test_a_sheet_of_an_earlier_deal_is_not_that_of_the_end() -> None:
    over = party()[-1]
    end = end_of(view(over, None))
    drawn = [draw_sheet(over.results, SEATS, ENGLISH, over.rules, each) for each in (None, end)]
    assert drawn[0] != drawn[1]
