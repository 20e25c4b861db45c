"""Cards that lie face down in Découverte show nowhere until they are turned up (B1, B3).

What both players are shown is compared byte by byte between two deals that differ in covered cards
alone, over two tricks.
"""

import random
from collections.abc import Sequence
from pathlib import Path

from bot.rules import (
    PACK,
    Action,
    Card,
    ChooseDealer,
    Play,
    Shuffle,
    State,
    apply,
    decisions,
    find_preset,
    start,
    view,
)
from tests.end_to_end.playing import Table, steady
from tests.end_to_end.positions import table_at
from tests.end_to_end.recording import Eyes, Seen, assert_seen_alike

RULES = find_preset("decouverte").changed({"shuffle": "every_deal"})
PLAYERS = ("alice", "benoit")
COVERED = 16
"""The first half of the pack lies face down, and each card of the other half on one of them."""


async def test_what_lies_face_down(tmp_path: Path) -> None:
    chance = random.Random(16)
    pack = chance.sample(PACK, len(PACK))
    moves = two_tricks(pack)
    turned_up = [pack.index(move.card) - COVERED for move in moves[-4:-2] if isinstance(move, Play)]
    stay = [place for place in range(COVERED) if place not in turned_up]
    other = list(pack)
    for place, card in zip(stay, chance.sample([pack[n] for n in stay], len(stay)), strict=True):
        other[place] = card
    assert sum(a is not b for a, b in zip(pack, other, strict=True)) > COVERED // 2
    first = await seen_by_both(tmp_path / "first", pack, moves)
    second = await seen_by_both(tmp_path / "second", other, moves)
    for who in PLAYERS:
        assert_seen_alike(first[who], second[who])


def two_tricks(pack: Sequence[Card]) -> list[Action]:
    """Return what is called and played until two tricks are over, none of it on a card of the
    first."""
    moves: list[Action] = []
    state = dealt(pack)
    while state.deal is None or len(state.deal.tricks) < 2:
        [decision] = decisions(state)
        assert isinstance(decision.actor, int)
        moves.append(steady(view(state, decision.actor)))
        state = apply(state, moves[-1]).state
    return moves


def dealt(pack: Sequence[Card]) -> State:
    return apply(apply(start(RULES), ChooseDealer(1)).state, Shuffle(tuple(pack))).state


async def seen_by_both(
    folder: Path, pack: Sequence[Card], moves: Sequence[Action]
) -> dict[str, Seen]:
    """All that comes on their screens while they look at everything there is, and act."""
    opening = ChooseDealer(1), Shuffle(tuple(pack))
    async with table_at(folder, RULES, *opening, preset="decouverte") as table:
        eyes = {who: Eyes(table.club, who) for who in PLAYERS}
        for move in moves[:-1]:
            await look_around(table)
            await table.act(PLAYERS[int(move.actor)], lambda _, move=move: move)
            await table.club.advance(3)
        return {who: each.seen() for who, each in eyes.items()}


async def look_around(table: Table) -> None:
    club = table.club
    for who in PLAYERS:
        for verb in ("peek", "sheet", "more"):
            await club.press(who, club.table(who), verb)
