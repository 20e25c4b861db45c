"""Two deals of clobyosh or of belote for three that differ only in cards that a seat may not know –
the other hands, the stock and its order, what was laid away, sequences of which was not spoken –
look the same from that seat, and a robot in it does the same, to the byte.
"""

import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.rules import decisions, find_preset, view
from bot.rules.core.ruleset import OptionValue
from tests.end_to_end.knowledge import cards_in
from tests.end_to_end.moments import CHIEN, ONE_DEAL
from tests.end_to_end.party.test_hidden_cards import (
    PACE,
    Deal,
    deal_with,
    look_around,
    table_with,
    with_other_cards,
)
from tests.end_to_end.playing import LANGUAGES, steady
from tests.end_to_end.positions import PEOPLE, table_at
from tests.end_to_end.recording import assert_same
from tests.end_to_end.watching import _texts
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


@pytest.mark.whole
@pytest.mark.parametrize("game", ["clobyosh", "chien"])
async def test_what_nobody_played_is_shown_to_nobody_before_the_party_is_over(
    tmp_path: Path, game: str
) -> None:
    """After a deal one may review it, look at its hands and ask for the record: the stock is in
    none of that, nor what the taker laid away."""
    chance = random.Random(7)
    deal = dealt(game, 0, chance)
    deal = deal._replace(rules=deal.rules.changed({"deals_limit": 2}))
    while not (state := deal.state()).results:
        actor = decisions(state)[0].actor
        assert isinstance(actor, int)
        deal = deal._replace(moves=(*deal.moves, steady(view(state, actor))))
    assert state.deal is not None
    laid = state.deal.moved.laid if state.deal.moved else ()
    hidden = {*state.deal.stock[:-1], *laid}
    async with table_at(tmp_path, deal.rules, *deal.actions(), preset=deal.preset) as table:
        club, taker = table.club, state.results[-1].taker
        for seat, who in enumerate(PEOPLE[: deal.rules.players]):
            language = LANGUAGES[who]
            refused = await club.slash(who, "export", table=1)
            assert not refused.message.attachments
            texts = [refused.message.text()]
            looked = [*club.sheets(who), *club.hands(who)]
            for verb in ("analysis:", "analysis_open:", "hands:"):
                offers = [
                    m for m in looked if any(f"dd:{verb}" in str(b.custom_id) for b in m.buttons())
                ]
                for message in offers:
                    reply = await club.press(who, message, verb)
                    looked.append(club.person(who).look(reply.latest or message))
                    texts += _texts(looked[-1])
                assert offers or verb == "hands:", f"{who} is offered no {verb}"
            told = {card for text in texts for card in cards_in(text, language)}
            assert len(told) > 9, "hands lie open"
            assert not told & (hidden - set(laid if seat == taker else ()))
