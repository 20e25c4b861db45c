"""The sheet of a last board that nobody took: it has no result, and the party is over."""

import pytest

from bot.rules import (
    PACK,
    ChooseDealer,
    Phase,
    Shuffle,
    State,
    apply,
    find_preset,
    legal_actions,
    start,
    view,
)
from bot.text import Words
from card_images.look import Seat, look_for
from card_images.party import draw_party
from card_images.sheet import draw_sheet, end_of
from cogs.screens.names import Teller
from cogs.table.sheet import sheet_text
from tests.cogs.at_table import NAMES, game_of

BOARDS = find_preset("contest").changed({"end_mode": "boards", "first_dealer": "random"})


def passed_out(boards: int, taken: int) -> State:
    """So many boards, the first `taken` of them played and the others passed out."""
    state = start(BOARDS.changed({"deals_limit": boards}))
    state = apply(state, ChooseDealer(0)).state
    for number in range(boards):
        state = apply(state, Shuffle(PACK)).state
        while state.phase in (Phase.CALL, Phase.PLAY) and state.deal is not None:
            options = legal_actions(state, state.deal.turn)
            takes = state.phase is Phase.CALL and number < taken
            state = apply(state, options[int(takes)]).state
    return state


@pytest.mark.parametrize("taken", [0, 1])
async def test_it_says_that_everybody_passed(words: Words, taken: int) -> None:
    state = passed_out(taken + 1, taken)
    assert (state.deals_done, len(state.results)) == (taken + 1, taken)
    text = sheet_text(view(state, None), taken + 1, Teller(game_of(state), words))
    assert words("sheet-thrown-in") in text
    # Pictures of it are drawn as well, also where there is no result at all.
    look, seats = look_for(words), tuple(map(Seat, NAMES))
    end = end_of(view(state, None))
    assert end is not None
    for png in (
        draw_sheet(state.results, seats, look, state.rules, end),
        draw_party(state.results, seats, look, state.rules, end),
    ):
        assert png.startswith(b"\x89PNG")
