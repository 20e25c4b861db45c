"""Parties at random, played card by card beside a second telling of the rules."""

import random

import pytest

from bot.rules import (
    TABLE,
    Phase,
    Ruleset,
    State,
    apply,
    game_of,
    legal_actions,
    start,
)
from bot.rules.core.result import Facts, Tally
from bot.rules.core.talon import moved_in
from bot.rules.games.belote3 import FOR_THREE
from tests.rules.games.belote3.telling import Had, written
from tests.rules.naive import Naive, after, moves, naive_of
from tests.rules.parties import deal_of, of_each, play_deals, random_chooser, walk

CHIEN = FOR_THREE.changed({"pack3": "32_chien"})
RULES = {
    "24": FOR_THREE,
    "declared": FOR_THREE.changed(
        {"declarations": "first_trick", "fail3": "own_plus_half", "round2_suits": "any",
         "direction": "cw", "allpass_dealer": "same", "belote_announce": "strict"}
    ),
    "all8": FOR_THREE.changed(
        {"deal3": "all8", "contract3": "more_than_both", "def_sum": True, "capot3_partial": True}
    ),
    "chien": CHIEN,
    "free": CHIEN.changed(
        {"partner_plain": "free", "partner_trump": "free", "undertrump_opp": "optional",
         "fail3": "own", "declarations": "first_trick", "decl_contest_moment": "during_trick2",
         "capot_victims_decl": "to_winners"}
    ),
}  # fmt: skip

SAMPLE, ALL = 8, 1000
"""deals of each, of 26 positions and more: in all 5,000 deals, and more than 130,000 positions"""


def deals(rules: Ruleset, number: int) -> int:
    """Play party `number` and look at each of its deals; return how many there were."""
    state, told = start(rules), None
    for before, action, state in walk(rules, number.to_bytes(32, "big"), random_chooser(number)):
        if action.actor == TABLE or before.phase is Phase.CUT:
            told = None
            continue
        told = naive_of(before) if told is None else told
        legal = [str(each) for seat in range(3) for each in legal_actions(before, seat)]
        assert sorted(legal) == sorted(moves(told))
        told = after(told, str(action))
        if len(state.results) > len(before.results):
            check_result(state, told)
    check_end(state)
    return len(state.results)


def check_result(state: State, told: Naive) -> None:
    """What is written follows from what each has, and that from the deal's cards."""
    result = state.results[-1]
    taker = next(seat for seat, call in told.calls if call.startswith("take"))
    assert told.laid == moved_in(deal_of(state)).laid
    had = [
        Had(result.points[seat], told.tricks.count(seat), 20 * result.belotes[seat],
            result.declarations[seat])
        for seat in range(3)
    ]  # fmt: skip
    assert sum(each.points for each in had) == 162
    assert result.written == written(state.rules, taker, had)
    assert sum(score > 0 for score in result.declarations) <= 1


def check_end(state: State) -> None:
    """Somebody has the target, and more than the others (J8)."""
    best = max(state.scores)
    assert best >= state.rules.target
    assert state.scores.count(best) == 1
    assert state.winner == state.scores.index(best)


@of_each(SAMPLE, ALL)
@pytest.mark.parametrize("name", RULES)
def test_a_second_telling_finds_the_same(name: str, count: int) -> None:
    play_deals(count, lambda number: deals(RULES[name], number))


SETTLED = {
    "contract3": ("more_than_each", "more_than_both"),
    "fail3": ("split", "own_plus_half", "own"),
    "def_sum": (False, True),
    "capot3_partial": (False, True),
    "capot_value": (252, 250),
    "capot_victims_decl": ("lose", "keep", "to_winners"),
    "rounding": ("off", "nearest10", "nearest5", "up10", "up5"),
    "pack3": ("24", "32_chien"),
}


def any_had(chance: random.Random) -> list[Had]:
    """What three have of a deal, as no cards need make it."""
    tricks = [chance.choice((0, 1, 3, 5)) for _ in range(3)]
    tricks[chance.randrange(3)] += 1
    won = [seat for seat in range(3) if tricks[seat]]
    points = [0, 0, 0]
    points[won[0]] = 162
    for seat in won[1:]:
        # Equal numbers are likely, as they decide.
        part = chance.choice((chance.randint(0, points[won[0]]), points[won[0]] // 2))
        points[won[0]] -= part
        points[seat] = part
    belote, declares = chance.choice((0, 1, 2, None)), chance.choice((0, 1, 2, None))
    worth = chance.choice((20, 50, 100, 150, 270))
    return [
        Had(points[seat], tricks[seat], 20 * (seat == belote), worth * (seat == declares))
        for seat in range(3)
    ]


@of_each(400, 25_000)
def test_any_deal_is_written_alike(count: int) -> None:
    outcomes = set[str]()
    for number in range(count):
        chance = random.Random(number)
        changes = {name: chance.choice(values) for name, values in SETTLED.items()}
        rules = FOR_THREE.changed({**changes, "declarations": "first_trick"})
        taker, had = chance.randrange(3), any_had(chance)
        by_role = [(taker + step) % 3 for step in range(3)]
        tallies = tuple(
            Tally(
                had[seat].points,
                declared=((had[seat].declared, None),) * (had[seat].declared > 0),
                belote=had[seat].belote,
            )
            for seat in by_role
        )
        without = tuple(role for role, seat in enumerate(by_role) if not had[seat].tricks)
        capot = {0, 1, 2}.difference(without).pop() if len(without) == 2 else None
        facts = Facts(tallies, capot, trickless=() if capot is not None else without)
        score = game_of(rules).settle(rules, facts)
        here = tuple(score.written[by_role.index(seat)] for seat in range(3))
        assert here == written(rules, taker, had), number
        outcomes.add(score.outcome)
    assert outcomes == {"made", "dedans", "capot"}


@pytest.mark.parametrize(
    ("ahead", "winner"),
    [((0, 0, 0), None), ((1, 0, 0), 0), ((0, 0, 1), 2), ((0, 1, 1), None), ((0, 0, -600), None)],
    ids=["all equal", "first ahead", "third ahead", "two equal", "two equal and one behind"],
)
def test_several_at_the_target(ahead: tuple[int, int, int], winner: int | None) -> None:
    """The highest total wins, and equal ones play one more deal (J8)."""
    *_, (before, last, end) = walk(FOR_THREE, bytes(32), random_chooser(1))
    worth = end.results[-1].written
    totals = tuple(600 + each for each in ahead)
    scores = tuple(total - each for total, each in zip(totals, worth, strict=True))
    after_it = apply(before._replace(scores=scores), last).state
    assert after_it.scores == totals
    assert (after_it.winner, after_it.extended) == (winner, winner is None)
