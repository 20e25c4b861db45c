"""Deals of parties at random counted a second time: facts, points, what is written, the end."""

from collections.abc import Iterator, Sequence

import pytest

from bot.rules import (
    Action,
    Agree,
    Bid,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    DealOutcome,
    DealResult,
    Declare,
    Draw,
    Effect,
    Ending,
    Exchange,
    Gather,
    Keep,
    Pass,
    Play,
    Refuse,
    Ruleset,
    Schmeiss,
    Show,
    Shuffle,
    Source,
    State,
    Stop,
    Surcoinche,
    Take,
    game_of,
)
from bot.rules.core.actions import Discard
from bot.rules.core.result import Facts, Tally
from tests.rules.any_party import GAMES, Step, party, wander
from tests.rules.referee import account_of, check_end, facts_of, total_of, worth_of

PARTIES, ALL = 6, 300
RARE = {"two declare": (10,)}
"""parties with what the first ones have not: a proof that fails"""
EVERY_GAME = sorted(GAMES)


def deals_of(steps: Sequence[Step]) -> Iterator[tuple[list[Action], Step]]:
    """The actions of each deal that was scored, and the step that ended it."""
    actions: list[Action] = []
    for step in steps:
        if Effect.DEALT in step.effects:
            actions = []
        actions.append(step.action)
        if Effect.DEAL_SCORED in step.effects:
            yield actions, step


def check_result(rules: Ruleset, result: DealResult, actions: Sequence[Action]) -> None:
    facts = facts_of(rules, result.dealer, actions)
    contest = facts.contest
    assert facts._replace(contest=contest) == (
        result.taker, result.trump, result.points, result.tricks, result.der, result.belotes,
        result.missed_belotes, contest, result.bid and result.bid.points, result.multiplier,
        facts.alone,
    )  # fmt: skip
    takers = account_of(rules, result.taker)
    among = len(result.points)
    by_role = [(takers + step) % among for step in range(among)]
    assert [result.takers, *result.defenders] == by_role
    assert set(result.declared) == set(contest.scoring)
    assert result.declarations == contest.points
    dealing = game_of(rules).dealing
    if dealing.unplayed(rules.players) and not dealing.taken_up:
        played = [each.card for each in actions if isinstance(each, Play)]
        assert sum(result.points) == sum(worth_of(e, result.trump, "raw") for e in played) + 10
    else:
        assert sum(result.points) == total_of(rules, result.trump)
    assert sum(result.tricks) == dealing.hand
    without = [role for role, account in enumerate(by_role) if not result.tricks[account]]
    capot = None if len(without) < among - 1 else by_role.index(result.capot or 0)
    settled = game_of(rules).settle(
        rules,
        Facts(
            tuple(tally_of(result, account) for account in by_role),
            capot,
            None if result.bid is None else result.bid.points,
            result.multiplier,
            facts.alone,
            result.trump,
            () if capot is not None else tuple(without),
        ),
    )
    assert result.score[:3] == settled[:3]
    for role, account in enumerate(by_role):
        written = sum(entry.written for entry in result.ledger(account))
        assert written == result.score.written[role]
        held = sum(entry.written for entry in result.ledger(account, held=True))
        assert held == result.score.held[role]


def tally_of(result: DealResult, account: int) -> Tally:
    return Tally(
        result.points[account],
        declared=((result.declarations[account], None),) if result.declarations[account] else (),
        belote=20 * result.belotes[account],
        roem=result.had_of(Source.ROEM)[account],
    )


def check_written(before: State, after: State) -> None:
    """Check that the deal's worth is written, and all of it in the totals."""
    result = after.results[-1]
    none = (0,) * len(after.scores)
    lost = after.ending is Ending.PROOF_FAILED
    worth = none if lost else result.score.written
    assert tuple(result.written[each] for each in (result.takers, *result.defenders)) == worth
    for team in range(len(none)):
        gain = result.written[team] + result.released[team]
        assert result.totals[team] == before.scores[team] + gain
    assert after.results[:-1] == before.results
    if not (lost and before.held):
        assert after.scores == result.totals
    if result.score.outcome.takers_won is None and after.winner is None:
        assert after.held[:-1] == before.held
        assert after.held[-1].points == result.score.held
        assert result.released == none
    elif not lost:
        assert after.held == () or after.rules.held_at_end == "lost"
        if after.rules.rounding == "off" and result.score.outcome.takers_won is not None:
            assert sum(result.released) == sum(sum(each.points) for each in before.held)


def check_rotation(rules: Ruleset, steps: Sequence[Step]) -> None:
    dealers = [s.after.dealer for s in steps if Effect.DEALT in s.effects]
    ends = [s for s in steps if {Effect.DEAL_SCORED, Effect.THROWN_IN} & {*s.effects}]
    for dealer, after, end in zip(dealers, dealers[1:], ends, strict=False):
        assert dealer is not None
        same = Effect.THROWN_IN in end.effects and rules.allpass_dealer == "same"
        assert after == (dealer if same else (dealer + 1) % rules.players)
    assert steps[-1].after.deal_number == len(dealers)


def sample(name: str) -> tuple[int, ...]:
    return (*range(PARTIES), *RARE.get(name, ()))


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.whole)])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_deal_is_dealt_counted_scored_and_written_right(name: str, whole: bool) -> None:
    counted, numbers = 0, range(PARTIES, ALL) if whole else sample(name)
    for number in numbers:
        steps = [*wander(GAMES[name], number)] if whole else party(name, number)
        for actions, step in deals_of(steps):
            check_result(GAMES[name], step.after.results[-1], actions)
            check_written(step.before, step.after)
            check_end(step.after)
            counted += 1
        check_end(steps[-1].after)
        check_rotation(GAMES[name], steps)
    assert counted >= len(numbers)


def test_the_parties_have_everything_that_can_happen() -> None:
    """So that what always holds was tried with all of it."""
    kinds, effects, outcomes, endings = set[type](), set[str](), set[str](), set[str]()
    for name in EVERY_GAME:
        for number in sample(name):
            steps = party(name, number)
            kinds |= {type(step.action) for step in steps}
            effects |= {each.value for step in steps for each in step.effects}
            outcomes |= {result.score.outcome.value for result in steps[-1].after.results}
            endings |= {str(steps[-1].after.ending)}
    assert kinds == {
        Draw, ChooseDealer, Shuffle, Gather, Cut, ChoosePackets, Pass, Take, Bid, Coinche,
        Surcoinche, Close, Schmeiss, Agree, Refuse, Exchange, Keep, Discard, Declare, Play, Show,
        Claim, Stop,
    }  # fmt: skip
    assert effects == {each.value for each in Effect}
    assert outcomes >= {each.value for each in DealOutcome} - {"hanging"}  # one in a hundred
    assert endings == {each.value for each in Ending} - {"trump_run"}  # one deal in a million
