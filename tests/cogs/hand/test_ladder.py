"""A game whose bids name a trump alone, on the screens of those that bid points."""

import pytest

from bot.rules import Bid, Coinche, Pass, Phase, State, decisions, view
from bot.sandbox.interactions import components as c
from bot.teaching import Chances, Reason, Told
from bot.text import LANGUAGES, Words
from card_images.hand import draw_hand
from card_images.look import Seat, look_for
from card_images.table import draw_table
from cogs.screens.advice import call_reason_text, points_told
from cogs.screens.names import Teller
from cogs.table.sheet import sheet_text
from cogs.table.status import auction_lines, auction_text
from tests.cogs.at_table import game_of
from tests.cogs.hand.shown_hands import EN, check_limits, custom_ids, selects, shown, walk
from tests.robots.test_rungs import asked_with
from tests.rules.games.bulgarian.parties import walked


@pytest.fixture(scope="module")
def states() -> list[State]:
    return list(walked(1))


def test_a_hand_has_a_button_a_trump_and_no_menu_of_points(states: list[State]) -> None:
    labels: set[str] = set()
    for state in states:
        if state.phase is not Phase.CALL:
            continue
        [seat] = {int(each.actor) for each in decisions(state)}
        components = shown(state, seat)
        check_limits(components)
        assert not selects(components)
        bids = [each for each in view(state, seat).options if isinstance(each, Bid)]
        ids = custom_ids(components)
        assert sum(each.startswith("dd:bid:") for each in ids) == len(bids)
        labels |= {each["label"] for each in walk(components) if each["type"] == c.BUTTON}
    assert labels >= {"♣ clubs", "No trumps", "All trumps", "Pass", "Contra!", "Recontra!"}


def test_the_table_tells_and_draws_it(states: list[State]) -> None:
    seats = tuple(Seat(name) for name in ("Ann", "Ben", "Cléo", "Dan"))
    told: set[str] = set()
    for state in states[:: len(states) // 40]:
        seen = view(state, 0)
        told.update(auction_lines(seen, Teller(game_of(state), EN)))
        assert draw_table(view(state, None), seats, look_for(EN))
        assert draw_hand(seen, seats, look_for(EN))
    assert not any("0 " in line for line in told)


def test_sheets_tell_what_was_made_and_its_tens(states: list[State]) -> None:
    last = states[-1]
    for result in last.results:
        told = sheet_text(view(last, None), result.number, Teller(game_of(last), EN))
        for written in filter(None, result.written):
            assert f"→ **+{written}**" in told
        assert told.count(" = ") == 2


def test_a_contra_is_called_so_with_what_it_shows(states: list[State]) -> None:
    told = "".join(auction_text(view(each, 0), Teller(game_of(each), EN)) for each in states)
    assert "contra" in told
    assert "coinche" not in told
    assert "expects the contract to fail" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_calls_name_a_contra_and_tell_tens(language: str) -> None:
    words = Words(language)
    state = asked_with("JS 9S JH JD AH", "bid C", "pass", "bid A")
    seen, contra, quiet = view(state, 3), Coinche(3), Pass(3)
    told = Told(Reason.DOUBLE, quiet, Chances(None, None, 0.2))
    text = call_reason_text(told, words, contra, seen)
    assert "20" in text
    assert "oinche" not in text
    assert words.percent(0.2) in text
    assert points_told(40.5, seen.game_type.scale) == 4
    assert points_told(5, seen.game_type.scale) == 0.5
    assert points_told(5.4) == 5
