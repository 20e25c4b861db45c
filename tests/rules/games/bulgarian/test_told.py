"""Deals at random told a second time: which cards may be played, what is written, what hangs."""

import random
from collections.abc import Iterator

import pytest

from bot.rules import (
    DEFENDERS,
    TAKERS,
    Card,
    Phase,
    Play,
    Ruleset,
    State,
    apply,
    decisions,
    legal_actions,
    score_deal,
    start,
    table_action,
)
from bot.rules.core.card import parse_trump
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from tests.rules.games.bulgarian.telling import Played, Said, playable, told, written
from tests.rules.parties import deal_of, of_each

VARIANTS = [
    {},
    {"decl_contest": "by_value", "tens_rounding": "program", "capot_doubling": "cancels"},
    {"long_runs": "true_length", "kapo_no_exit": "raise"},
]
SETTLED, WHOLE_SETTLED = 1_000, 21_000
DEALS, WHOLE_DEALS = 40, 2_000
"""deals of each variant; 32 positions in each"""


def finished(rules: Ruleset, deals: int, chance: random.Random) -> Iterator[State]:
    """So many finished deals; legal cards are compared all the way."""
    done = 0
    while done < deals:
        state, seed = start(rules), chance.randbytes(32)
        while state.phase is not Phase.OVER and done < deals:
            action = table_action(state, seed)
            if action is None:
                seat = decisions(state)[0].actor
                assert isinstance(seat, int)
                options = legal_actions(state, seat)
                if isinstance(options[0], Play):
                    compare_cards(state, seat, options)
                    spoken = [each for each in options if getattr(each, "declarations", ())]
                    options = tuple(spoken) or options
                # A pass more often than the ladder has rungs.
                calm = state.phase is Phase.CALL and chance.random() < 0.5
                action = options[0] if calm else chance.choice(options)
            before = len(state.results)
            state = apply(state, action).state
            if len(state.results) > before:
                done += 1
                yield state


def compare_cards(state: State, seat: int, options: tuple[object, ...]) -> None:
    deal = deal_of(state)
    hand, trick = deal.hands[seat], [card.text for card in deal.trick]
    cards = {each.card.text for each in options if isinstance(each, Play)}
    assert cards == playable(str(deal.trump), trick, [card.text for card in hand])


def as_played(state: State) -> Played:
    deal = deal_of(state)
    said = deal.declaring.announced if deal.declaring else ()
    return Played(
        str(deal.trump), deal.taker or 0, deal.multiplier,
        [(t.leader, [card.text for card in t.cards]) for t in deal.tricks],
        [Said(each.seat, tuple(map(Card.__str__, each.declaration.cards))) for each in said],
    )  # fmt: skip


@of_each(DEALS, WHOLE_DEALS)
@pytest.mark.parametrize("changes", VARIANTS, ids=["book", "program", "lengths"])
def test_deals_at_random(changes: dict[str, str], count: int) -> None:
    rules = BULGARIAN_BELOT.changed(changes)
    for state in finished(rules, count, random.Random(count)):
        result = state.results[-1]
        again = told(
            as_played(state),
            by_value=rules.decl_contest == "by_value",
            program=rules.tens_rounding == "program",
            cancels=rules.capot_doubling == "cancels",
            long=rules.long_runs == "true_length",
        )
        compared = result.score.compared
        mine = again.points[result.takers], again.points[result.defenders[0]]
        assert (mine, result.written, sum(result.held)) == (compared, again.written, again.hanging)


@of_each(SETTLED, WHOLE_SETTLED)
def test_sums_at_random(count: int) -> None:
    chance = random.Random(7)
    for _ in range(count):
        rules = BULGARIAN_BELOT.changed(chance.choice(VARIANTS))
        trump = chance.choice("SHDCNA")
        total = {"N": 130, "A": 258}.get(trump, 162)
        capot = chance.choice((None, None, None, TAKERS, DEFENDERS))
        some = chance.choice((total // 2, chance.randint(0, total)))
        points = some if capot is None else (total, 0)[capot]
        more = (
            (0, 0)
            if trump == "N"
            else (chance.choice((0, 20, 50, 100, 200)), chance.choice((0, 0, 20, 150)))
        )
        times = chance.choice((1, 1, 2, 4))
        score = score_deal(
            rules, points, total=total, capot=capot, multiplier=times, declarations=more,
            trump=parse_trump(trump),
        )  # fmt: skip
        double = 2 if trump == "N" else 1
        mine = points * double + more[0] + (90 if capot == TAKERS else 0)
        theirs = (total - points) * double + more[1] + (90 if capot == DEFENDERS else 0)
        expected = written(
            trump, times, mine, theirs, program=rules.tens_rounding == "program",
            cancels=rules.capot_doubling == "cancels" and capot is not None,
        )  # fmt: skip
        assert (score.takers, score.defenders, sum(score.held)) == expected
