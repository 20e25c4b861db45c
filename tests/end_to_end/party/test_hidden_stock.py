"""Two deals of clobyosh or of belote for three that differ only in cards that a seat may not know –
the other hands, the stock and its order, what was laid away, sequences of which was not spoken –
look the same from that seat, and a robot in it does the same, to the byte.
"""

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.rules import find_preset
from bot.rules.core.ruleset import OptionValue
from tests.end_to_end.moments import CHIEN, ONE_DEAL
from tests.end_to_end.party.test_hidden_cards import (
    PACE,
    Deal,
    deal_with,
    look_around,
    table_with,
    with_other_cards,
)
from tests.end_to_end.recording import assert_same
from tests.examples import sampled

pytestmark = pytest.mark.drawn

GAMES: Mapping[str, tuple[str, Mapping[str, OptionValue]]] = {
    "clobyosh": ("clobyosh", {}),
    "turned": ("belote3", {}),
    "chien": ("belote3", CHIEN),
}
CALL, BEFORE_THE_LEAD, FIRST_CARDS, LATER = 0, 1, 4, 14
"""calls and cards before, from a deal in which the first hand takes"""


def dealt(game: str, moves: int, chance: random.Random) -> Deal:
    preset, changes = GAMES[game]
    rules = find_preset(preset).changed({**ONE_DEAL, **changes})
    return deal_with(moves, chance, preset, rules)


@pytest.mark.parametrize(
    ("game", "moves"), sampled(GAMES, [CALL, BEFORE_THE_LEAD, FIRST_CARDS, LATER])
)
async def test_what_a_seat_is_shown(tmp_path: Path, game: str, moves: int) -> None:
    chance = random.Random(moves)
    deal = dealt(game, moves, chance)
    seen = [
        await look_around(tmp_path / str(n), each)
        for n, each in enumerate((deal, with_other_cards(deal, chance)))
    ]
    assert "dm" in seen[0]
    assert_same(seen[0], seen[1])


@pytest.mark.parametrize(("game", "moves"), sampled(GAMES, [BEFORE_THE_LEAD, FIRST_CARDS]))
async def test_what_a_robot_does(tmp_path: Path, game: str, moves: int) -> None:
    chance = random.Random(100 + moves)
    deal = dealt(game, moves, chance)
    done = []
    for n, each in enumerate((deal, with_other_cards(deal, chance))):
        async with table_with(tmp_path / str(n), each, robot=True) as (table, recorder):
            before = len(await table.events())
            await table.club.advance(PACE.robot_delay)
            event = (await table.events())[before]
            assert event.made_by == "robot"
            done.append((event, recorder.seen))
    assert done[0][0] == done[1][0]
    assert_same(done[0][1], done[1][1])
