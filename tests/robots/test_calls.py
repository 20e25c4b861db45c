"""Calls that a partner would expect of a strong player: `calls.txt`, a line each."""

from pathlib import Path

import pytest

from bot.robots import Level, search
from bot.rules import View, find_preset
from tests.examples import sampled
from tests.robots.positions import auction_view, bids_view, chosen

CALLS = [
    [part.strip() for part in line.split("|")]
    for line in (Path(__file__).parent / "calls.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert search.wait()


@pytest.mark.parametrize(
    ("game", "before", "hand", "right", "why"),
    sampled(pytest.param(*each, id=f"{each[4]}: {each[2]}") for each in CALLS),
)
def test_a_strong_player_calls_as_a_partner_expects(
    game: str, before: str, hand: str, right: str, why: str
) -> None:
    seen = _over_turned_card(before, hand) if game == "french" else _with_bids(game, before, hand)
    wanted = {f"0 {call}" for call in right.split(", ")}
    made = [str(chosen(seen, Level.STRONG, n)) for n in range(5)]
    assert sum(call in wanted for call in made) >= 4, (why, made)


def _with_bids(game: str, before: str, hand: str) -> View:
    first, _, calls = before.rpartition(":")
    return bids_view(hand, calls.strip(), find_preset(game), first=int(first or 0))


def _over_turned_card(before: str, hand: str) -> View:
    turned, _, passed = before.partition(", ")
    return auction_view(hand, turned, second_round=bool(passed))


def test_there_are_enough_of_them() -> None:
    assert len(CALLS) == len(set(map(tuple, CALLS))) >= 35
