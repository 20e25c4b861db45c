"""How many rounds a knock-out is said to have, and whether there will be a third place."""

from typing import Any

import pytest

from bot.tournaments.shown.reckoned import Foreseen, foreseen, third_place
from tests.examples import sampled
from tests.tournaments.evening import Evening


def first_round(entries: int, **plan: Any) -> Evening:
    evening = Evening("knock_out", entries, strengths=tuple(range(entries, 0, -1)), **plan)
    evening.pair()
    return evening


def win_or_lose(evening: Evening, *, byes_win: bool) -> None:
    """The second round, in which the first two seeds begin."""
    for table in evening.pair().tables:
        bye = 0 if table.sides[0][0] in (1, 2) else 1
        first_wins = byes_win == (bye == 0)
        evening.play(table.number, *((900, 400) if first_wins else (400, 900)))


@pytest.mark.parametrize("pools", [False, True])
@pytest.mark.parametrize("places", ["none", "third", "all"])
@pytest.mark.parametrize("consolante", [False, True])
@pytest.mark.parametrize("sizes", sampled([
    (*range(2, 9), 13, 16, 24), (9, 10, 11, 12, 14, 15, 17, 18, 19, 33, 48),
]))  # fmt: skip
def test_there_are_never_more_rounds_than_said(
    pools: bool, places: str, consolante: bool, sizes: tuple[int, ...]
) -> None:
    for entries in sizes:
        if pools and entries < 6:
            continue
        plan = {"pools": pools, "places": places, "consolante": consolante}
        evening = Evening("knock_out", entries, seed=entries, **plan)
        said: list[Foreseen] = [foreseen(evening.tournament)]
        while not evening.over:
            evening.pair()
            said.append(foreseen(evening.tournament))
            evening.play_all()
            said.append(foreseen(evening.tournament))
        for each in said:
            assert each.least <= evening.number <= each.most <= each.least + 1, (entries, said)
        assert said[-1].least == said[-1].most
        assert said[-1].over


def test_six_pairs_have_three_rounds_or_four() -> None:
    """Two to four lose their first game: then the consolante has a semi-final more."""
    evening = first_round(6)
    assert foreseen(evening.tournament) == Foreseen(3, (3, 4))
    evening.play_all()
    win_or_lose(evening, byes_win=False)
    assert foreseen(evening.tournament) == Foreseen(3, (4, 4)), "both who had a bye have lost"


@pytest.mark.parametrize(
    ("entries", "plan", "expected"),
    [
        (4, {}, "never"),
        (6, {}, "maybe"),
        (8, {}, "sure"),
        (6, {"consolante": False}, "sure"),
        (12, {"pools": True}, "sure"),
    ],
)
def test_who_leaves_for_the_consolante_plays_for_no_third_place(
    entries: int, plan: dict[str, object], expected: str
) -> None:
    evening = first_round(entries, places="third", **plan)
    assert third_place(evening.tournament) == expected


@pytest.mark.parametrize("byes_win", [True, False])
def test_after_the_semi_finals_it_is_known(byes_win: bool) -> None:
    """Seeds 1 and 2 had byes: if they win, those who lose have played before."""
    evening = first_round(6, places="third")
    evening.play_all()
    win_or_lose(evening, byes_win=byes_win)
    assert third_place(evening.tournament) == ("sure" if byes_win else "never")
    sections = {table.section for table in evening.pair().tables}
    assert ("main places 3" in sections) == byes_win
