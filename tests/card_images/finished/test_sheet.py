"""The score sheet tells where the points come from."""

from typing import Any

import pytest

from bot.rules import (
    CAPOT_BID,
    DRAWN,
    GENERALE_BID,
    PRESETS,
    Announced,
    Bid,
    DealOutcome,
    DealResult,
    Ending,
    NoSuit,
    Ruleset,
    Stopped,
    Suit,
    find_preset,
    parse_declaration,
    view,
)
from bot.rules.core.sides import TEAMS
from card_images.canvas import WIDTH
from card_images.chart import apart
from card_images.party import draw_party
from card_images.sheet import (
    HEIGHT,
    End,
    deal_title,
    draw_sheet,
    end_of,
    end_rows,
    end_title,
    rows,
)
from tests.card_images.positions import finished, first, in_play, opened, party
from tests.card_images.samples import ENGLISH, FRENCH, SEATS
from tests.examples import sampled
from tests.rules.parties import FOR_THREE, random_party
from tests.rules.settled import settled

PAGAT = find_preset("pagat")
LITIGE = PAGAT.changed({"tie_rule": "litige"})
KLOPPEN = find_preset("kloppen")
COINCHE = find_preset("coinche_ffb")
ANNOUNCED = find_preset("contree_announced")
TAKE_ALL = KLOPPEN.changed({"coinche_scope": "bidders_take_all"})


def played(rules: Ruleset = PAGAT, /, **facts: Any) -> DealResult:
    """A third deal in which Bob took and made it, but for the facts given."""
    facts = {"taker": 1, "points": (62, 100), "tricks": (3, 5), "der": 1} | facts
    return settled(rules, **facts)._replace(number=3, totals=(262, 310))


def result(**changes: Any) -> DealResult:
    """That deal with anything else in it, also what cannot be."""
    changed = played()._replace(**changes)
    takers = TEAMS.of(changed.taker)
    return changed._replace(takers=takers, defenders=TEAMS.others(takers))


def shown(deal: DealResult, look: Any = ENGLISH) -> dict[str, tuple[str, ...]]:
    return {row.word: row.values for row in rows(deal, look)}


def test_a_plain_deal() -> None:
    assert shown(played()) == {
        "Tricks": ("62", "90"),
        "Last trick": ("–", "10"),
        "Scored": ("62", "100"),
    }


def test_declarations_have_a_row_for_each_type() -> None:
    declared = (
        Announced(1, parse_declaration("AS-KS-QS")),
        Announced(3, parse_declaration("9H-8H-7H")),
        Announced(3, parse_declaration("JS-JH-JD-JC")),
        Announced(0, parse_declaration("TD-9D-8D-7D")),
    )
    found = shown(played(declared=declared))
    assert found["Tierce"] == ("–", "40")
    assert found["Carré J"] == ("–", "200")
    assert found["Cinquante"] == ("50", "–")
    assert "Carré V" in shown(played(declared=declared), FRENCH)


NINETY = Bid(1, 90, Suit.HEARTS)
NINETY_OF_OTHERS = Bid(2, 90, Suit.HEARTS)
CAPOT = Bid(1, CAPOT_BID, Suit.HEARTS)
GENERALE = Bid(1, GENERALE_BID, Suit.HEARTS)
ACES = (Announced(1, parse_declaration("AS-AH-AD-AC")),)
ALL = {"points": (0, 162), "tricks": (0, 8)}
LESS = {"points": (90, 72)}
"""of two who bid ninety: they fail"""
ROWS: list[tuple[str, Ruleset, dict[str, Any], tuple[str, str] | None]] = [
    ("Belote", PAGAT, {"belote": 0}, ("20", "–")),
    ("Belote", PAGAT, {"belote": 1}, ("–", "20")),
    # By team, though the score has them by side.
    ("Held", LITIGE, {"points": (81, 81)}, ("–", "81")),
    ("Held", LITIGE, {"points": (81, 81), "taker": 2}, ("81", "–")),
    ("Carré A", COINCHE, {"declared": ACES, "bid": NINETY}, ("–", "100")),
    ("Carré A", COINCHE, {"declared": ACES, "bid": Bid(1, 90, NoSuit.NO_TRUMPS)}, ("–", "200")),
    # The bid is with whoever writes it and its multiplier beside it; failed it is the others'.
    ("Contract", PAGAT, {}, None),
    ("Contract", KLOPPEN, {"bid": NINETY}, ("–", "90")),
    ("Contract", KLOPPEN, {"bid": NINETY, "multiplier": 4, "taker": 2}, ("–", "90 ×4")),
    ("Contract", KLOPPEN, {"bid": CAPOT, "multiplier": 2}, ("Capot ×2", "–")),
    ("Contract", ANNOUNCED, {"bid": GENERALE}, ("Gén.", "–")),
    # What all the tricks bring more.
    ("Capot", PAGAT, ALL, ("–", "90")),
    ("Capot", PAGAT.changed({"capot_value": 250}), ALL, ("–", "88")),
    ("Capot", PAGAT, ALL | {"taker": 2}, ("–", "90")),
    ("Capot", KLOPPEN, ALL | {"bid": NINETY}, ("–", "88")),
    ("Capot", KLOPPEN, ALL | {"bid": NINETY_OF_OTHERS, "taker": 2}, None),
    ("Capot", KLOPPEN, ALL | {"bid": CAPOT}, None),
    ("Capot", KLOPPEN.changed({"kloppen_score": "bid_only"}), ALL | {"bid": NINETY}, None),
    ("Capot", TAKE_ALL, ALL | {"bid": NINETY, "multiplier": 2}, None),
    ("Capot", COINCHE, ALL | {"bid": NINETY}, ("–", "90")),
    ("Capot", COINCHE, ALL | {"bid": NINETY, "multiplier": 2}, ("–", "88")),
    ("Capot", COINCHE, ALL | {"bid": NINETY_OF_OTHERS, "taker": 2}, None),
    ("Capot", COINCHE, ALL | {"bid": CAPOT}, ("–", "90")),
    ("Capot", COINCHE.changed({"coinche_score": "concours"}), ALL | {"bid": NINETY}, None),
    # What stands for all the tricks beside a bid of ninety, by `coinche_score`.
    *(
        ("Deal", COINCHE.changed({"coinche_score": score}), {"bid": NINETY} | facts, deal)
        for score, facts, deal in (
            ("ffb", {}, None),
            ("ffb", {"multiplier": 2}, ("–", "160")),
            ("ffb", LESS, ("160", "–")),
            ("bga", {"multiplier": 2}, None),
            ("bga_bid_only", LESS, None),
            ("concours", {"multiplier": 2}, ("–", "160")),
            ("announced", LESS, None),
            ("made", LESS | {"multiplier": 4}, ("160", "–")),
        )
    ),
]


@pytest.mark.parametrize(("word", "rules", "facts", "values"), ROWS)
def test_a_row_of_its_own(
    word: str, rules: Ruleset, facts: dict[str, Any], values: tuple[str, str] | None
) -> None:
    assert shown(played(rules, **facts)).get(word) == values


def test_released_points_have_a_row() -> None:
    assert shown(played()._replace(released=(0, 81)))["Regained"] == ("–", "81")


@pytest.mark.parametrize("game", ["french", "pagat", "dutch", "decouverte"])
def test_what_is_made_is_the_sum_of_its_rows(game: str) -> None:
    """Where nobody fails and nothing is held, each point that is written has its row."""
    made = [each for each in party(game)[-1].results if each.score.outcome is DealOutcome.MADE]
    assert made
    for deal in made:
        sources = [row for row in rows(deal, ENGLISH) if row.word != ENGLISH.words("sheet-written")]
        for team in (0, 1):
            points = (
                row.values[team] for row in sources if row.word != ENGLISH.words("sheet-released")
            )
            assert sum(int(each) for each in points if each != "–") == deal.written[team]


def test_every_outcome_and_every_end_has_its_word() -> None:
    words = {ENGLISH.words("deal-outcome", outcome) for outcome in DealOutcome}
    assert len(words) == len(DealOutcome)
    ended = End(3, Ending.STOPPED, 1, (900, 1010), 1, (0, 1010), Suit.HEARTS)
    titles = {
        deal_title(played(), ended._replace(ending=ending), ENGLISH).outcome
        for ending in Ending
        if ending is not Ending.DEALS
    }
    assert len(titles) == len(Ending) - 1
    assert deal_title(played(), ended._replace(ending=Ending.DEALS), ENGLISH).outcome == "Made"


@pytest.mark.parametrize(("preset", "skipped"), sampled(PRESETS, range(2), every=2))
def test_every_preset_has_its_sheets(preset: str, skipped: int) -> None:
    states = party(preset)
    rules, results = states[0].rules, states[-1].results
    seats = SEATS[: rules.players]
    end = end_of(view(states[-1], None))
    for number in range(len(results) - skipped, 0, -2):
        last = end if number == len(results) else None
        png = draw_sheet(results[:number], seats, FRENCH, rules, last)
        assert opened(png).size == (WIDTH, HEIGHT)
        assert len(png) <= 60_000


def test_rows_find_room_however_many_there_are() -> None:
    kinds = ("AS-KS-QS", "TD-9D-8D-7D", "AH-KH-QH-JH-TH", "9S-9H-9D-9C")
    declared = tuple(Announced(1, parse_declaration(each)) for each in kinds)
    abeyance = PAGAT.changed({"tie_rule": "abeyance", "contract_basis": "tricks"})
    deal = played(abeyance, declared=declared, belote=0, points=(81, 81))
    deal = deal._replace(released=(1, 1))
    assert len(rows(deal, ENGLISH)) == 10
    assert draw_sheet((deal,), SEATS, ENGLISH, PAGAT)


# Parties that end before their last deal is over ------------------------------------------------


def test_a_party_goes_on_without_an_end() -> None:
    assert end_of(view(in_play(3, 1), None)) is None


def test_a_game_that_was_stopped_has_a_sheet_without_a_result() -> None:
    over, end = finished("L'Arrêt")
    assert over.deal is not None
    assert over.deal.stopped == Stopped(end.seat, sum(end.counted), proof=False)
    assert end.number not in {each.number for each in over.results}
    side = over.game_type.accounts.of(end.seat)
    [counted] = end_rows(end, ENGLISH)
    assert counted.values[side] == str(end.counted[side])
    assert counted.values[1 - side] == "–"
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


def test_three_accounts_have_three_columns() -> None:
    _, over = random_party(5, FOR_THREE)
    end = end_of(view(over, None))
    assert end is not None
    last = over.results[-1]
    written = next(row for row in rows(last, ENGLISH) if row.word == "Scored")
    assert written.values == tuple(str(each) if each else "–" for each in last.written)
    for draw in (draw_sheet, draw_party):
        assert draw(over.results, SEATS[:3], ENGLISH, FOR_THREE, end)


def test_totals_stand_apart() -> None:
    assert apart([0, 10], 42) == [-16, 26]
    assert apart([0, 10, 100], 42) == [-16, 26, 100]
    assert apart([0, 10, 60], 42) == pytest.approx([-56 / 3, 70 / 3, 196 / 3])
