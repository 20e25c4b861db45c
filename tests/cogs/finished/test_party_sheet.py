"""The picture of a whole party in words: for who hears it, as much of it as Discord takes."""

from typing import Any

import pytest

from bot.rules import (
    Bid,
    DealOutcome,
    DealResult,
    DealScore,
    Ending,
    Phase,
    Ruleset,
    Suit,
    find_preset,
    view,
)
from bot.text import Words, words_for
from card_images.look import look_for
from cogs.screens.alt import party_alt
from cogs.screens.screen import MAX_ALT
from cogs.table.sheet import sheet_screen
from tests.card_images.finished.test_sheet import result
from tests.cogs.at_table import LONG_NAMES, NAMES, ended_by, game_of
from tests.cogs.deals import party
from tests.cogs.no_pictures import NoPictures

PAGAT = find_preset("pagat")
KLOPPEN = find_preset("kloppen")
EN = words_for("en")
MADE = DealScore(DealOutcome.MADE, (100, 62), (0, 0))


def told(
    rules: Ruleset,
    *results: DealResult,
    words: Words = EN,
    names: tuple[str, ...] = NAMES,
) -> str:
    scores = results[-1].totals
    end = {"winner": 1, "ending": Ending.TARGET, "phase": Phase.OVER, "scores": scores}
    seen = party(rules, **end)._replace(results=results)
    return party_alt(seen, game(rules, names), words)


def game(rules: Ruleset, names: tuple[str, ...] = NAMES) -> Any:
    return game_of(ended_by(Ending.TARGET, rules.changed({"target": 100})), names)


def test_every_deal_and_every_key_moment() -> None:
    dedans = MADE._replace(outcome=DealOutcome.DEDANS)
    deals = (
        result(number=1, taker=1, totals=(62, 100)),
        result(number=3, taker=0, score=dedans, trump=Suit.SPADES, totals=(62, 262)),
        result(number=4, taker=2, score=dedans, trump=Suit.CLUBS, totals=(62, 424)),
        result(number=5, taker=3, tricks=(0, 8), totals=(62, 1010)),
    )
    assert told(PAGAT, *deals) == (
        "🏆 Ben and Dora win the game 1,010 to 62, in 4 deals. Target: 1,000. "
        "Capot, Ben and Dora: deal 5. Dedans, Anna and Cléo: deals 3 and 4. "
        "Totals deal by deal, Anna and Cléo first: Deal 1 (Ben, hearts): 62 to 100. "
        "Deal 3 (Anna, spades): 62 to 262. Deal 4 (Cléo, clubs): 62 to 424. "
        "Deal 5 (Dora, hearts): 62 to 1,010."
    )


def test_a_bid_is_told_with_its_points_and_the_knock() -> None:
    deal = result(bid=Bid(1, 90, Suit.HEARTS), multiplier=2, totals=(0, 1600))
    alt = told(KLOPPEN, deal)
    assert "Deal 3 (Ben, 90 hearts): 0 to 1,600." in alt
    assert "Coinche, Anna and Cléo: deal 3." in alt


@pytest.mark.parametrize("count", [1, 12, 24, 48, 70])
def test_a_long_party_is_told_in_whole_sentences(words: Words, count: int) -> None:
    """All key moments, the last totals, and those on the way as far as there is room."""
    dedans = MADE._replace(outcome=DealOutcome.DEDANS)
    deals = [
        result(
            number=number,
            score=dedans if number % 4 == 0 else MADE,
            multiplier=2 if number % 5 == 0 else 1,
            bid=Bid(1, 90, Suit.HEARTS),
            totals=(62 * number, 100 * number),
        )
        for number in range(1, count + 1)
    ]
    for names in (NAMES, LONG_NAMES):
        alt = told(KLOPPEN, *deals, words=words, names=names)
        assert MAX_ALT * 0.7 <= len(alt) <= MAX_ALT or count < 24
        assert len(alt) <= MAX_ALT
        assert alt.endswith(".")
        first, second = words.number(62 * count), words.number(100 * count)
        apart = words("points-apart", first=first, second=second)
        last = words("sheet-party-totals", number=count, totals=apart)
        assert alt.endswith(last) or count <= 12
        assert alt.count(words.number(62 * count)) >= 1
        for number in range(4, count + 1, 4):
            assert str(number) in alt


async def test_the_sheet_that_closes_a_party_has_both_pictures() -> None:
    state = ended_by(Ending.TARGET, PAGAT.changed({"target": 100}))
    seen = view(state, None)
    pictures = NoPictures()
    for private in (False, True):
        for number in (seen.results[0].number, seen.deal_number):
            screen = await sheet_screen(
                seen, number, game_of(state), EN, pictures, look_for(EN), private=private
            )
            shown = ["sheet.png", "party.png"][: 1 + (number == seen.deal_number)]
            assert [each.name for each in screen.pictures] == shown
            sent = str(screen.view.to_components())
            assert [f"attachment://{name}" in sent for name in shown] == [True] * len(shown)
            assert all(len(each.alt) <= MAX_ALT and each.alt for each in screen.pictures)


@pytest.mark.parametrize("daily", [True, False])
async def test_the_sheet_that_closes_a_party_leads_to_todays_boards(daily: bool) -> None:
    state = ended_by(Ending.TARGET, PAGAT.changed({"target": 100}))
    seen, pictures = view(state, None), NoPictures()
    for number in (seen.results[0].number, seen.deal_number):
        screen = await sheet_screen(
            seen, number, game_of(state), EN, pictures, look_for(EN), private=False, daily=daily
        )
        there = "dd:t_today" in str(screen.view.to_components())
        assert there == (daily and number == seen.deal_number)
