"""Who is asked for the dix (CL3)."""

import pytest

from bot.rules import (
    PACK,
    Ask,
    ChooseDealer,
    Phase,
    Rank,
    Shuffle,
    Take,
    apply,
    decisions,
    find_preset,
    start,
)

TURNED = 12
"""the place of the turned card in the pack"""


@pytest.mark.parametrize("rank", [Rank.SEVEN, Rank.EIGHT, Rank.ACE])
def test_nobody_is_asked_where_the_seven_itself_is_turned_up(rank: Rank) -> None:
    card = next(each for each in PACK if each.rank is rank)
    rest = [each for each in PACK if each is not card]
    state = start(find_preset("clobyosh"))
    pack = (*rest[:TURNED], card, *rest[TURNED:])
    for action in (ChooseDealer(1), Shuffle(pack), Take(0, card.suit)):
        state = apply(state, action).state
    asked = [each.ask for each in decisions(state)]
    if rank is Rank.SEVEN:
        assert state.phase is Phase.PLAY
        assert asked == [Ask.PLAY]
    else:
        assert asked == [Ask.EXCHANGE, Ask.EXCHANGE]
