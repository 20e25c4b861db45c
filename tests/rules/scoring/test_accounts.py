"""Three accounts: in a deal the taker plays against the two others, and each writes their own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    DRAWN,
    Announced,
    DealOutcome,
    Header,
    Held,
    Phase,
    Play,
    Record,
    RecordError,
    Suit,
    ahead,
    make_record,
    parse_declaration,
    read,
    replay,
    score_deal,
    settle_contest,
    view,
    write,
)
from bot.rules.core.result import by_account
from bot.rules.core.sides import THREE
from bot.rules.core.tricks import by_partners
from bot.rules.scoring.ledger import shares
from bot.rules.scoring.party import held_to_owners, release_held
from tests.rules.parties import FOR_THREE, FRENCH, deal_of, random_chooser, random_party, walk

CASES = (
    # of the taker, the next and the third: points, whose belote, what is written (X1–X5, X10, X11)
    ((80, 64, 18), None, (80, 64, 18)),
    ((60, 70, 32), None, (0, 81, 81)),
    ((60, 60, 42), None, (0, 81, 81)),
    ((55, 70, 37), 0, (75, 70, 37)),
    ((50, 70, 42), 0, (20, 81, 81)),
    ((60, 70, 32), 1, (0, 101, 81)),
)


@pytest.mark.parametrize(("points", "belote", "written"), CASES)
def test_each_account_writes_its_own(
    points: tuple[int, ...], belote: int | None, written: tuple[int, ...]
) -> None:
    score = score_deal(FOR_THREE, points, belote=belote)
    assert score.written == written
    assert score.outcome is (DealOutcome.MADE if written[0] > 20 else DealOutcome.DEDANS)
    assert score.ahead == written[0] - (written[1] + written[2]) / 2


def test_a_deal_is_written_and_counted_account_by_account() -> None:
    outcomes = set[DealOutcome]()
    for seed in range(6):
        steps = [*walk(FOR_THREE, bytes([seed]) * 32, random_chooser(seed))]
        for before, _, after in steps:
            if len(after.results) == len(before.results):
                continue
            result = after.results[-1]
            outcomes.add(result.score.outcome)
            assert result.takers == result.taker
            assert {result.takers, *result.defenders} == {0, 1, 2}
            assert (sum(result.points), sum(result.tricks)) == (162, 8)
            assert result.written == by_account(result.score.written, result.taker)
            assert result.totals == tuple(map(sum, zip(before.scores, result.written, strict=True)))
            for account in THREE.numbers:
                entries = result.ledger(account)
                assert sum(each.written for each in entries) == result.written[account]
                won = [e for e in deal_of(after).tricks if e.winner == account]
                assert result.tricks[account] == len(won)
                assert result.points[account] == sum(each.points for each in won)
        end = steps[-1][-1]
        assert end.winner == ahead(end.scores)
        assert max(end.scores) >= FOR_THREE.target
    assert outcomes >= {DealOutcome.MADE, DealOutcome.DEDANS}


def test_the_others_play_together_once_somebody_takes() -> None:
    for before, action, _ in walk(FOR_THREE, b"c" * 32, random_chooser(4)):
        if before.phase not in (Phase.CALL, Phase.PLAY):
            continue
        sides, taker = view(before, 0).sides, before.deal.taker if before.deal else None
        assert sides is before.sides
        if isinstance(action, Play) and taker is not None:
            one, other = (taker + 1) % 3, (taker + 2) % 3
            assert sides.together(one, other)
            assert (by_partners(sides, taker, 2), by_partners(sides, one, 1)) == ((1,), (0,))
            assert by_partners(sides, other, 1) == ()
        elif before.phase is Phase.CALL:
            assert sides is THREE


def test_a_party_is_recorded_and_replayed() -> None:
    actions, state = random_party(3, FOR_THREE)
    header = Header("belote3", ("Anna", "Ben", "Cléo"), "0" * 64)
    text = write(make_record(header, FOR_THREE, actions))
    record: Record = read(text)
    assert (record.totals, replay(record).state) == (state.scores, state)
    with pytest.raises(RecordError, match="3 numbers"):
        read(text.replace(f'"totals": [\n  {state.scores[0]},', '"totals": [', 1))


# What is contested and held by sides is written by accounts -------------------------------------


def test_of_two_who_defend_together_the_owner_of_the_best_alone_scores() -> None:
    said = [
        Announced(0, parse_declaration("AS-KS-QS")),
        Announced(1, parse_declaration("AH-KH-QH-JH")),
        Announced(2, parse_declaration("9D-8D-7D")),
    ]
    assert settle_contest(said, 0, Suit.CLUBS, FRENCH, THREE).points == (0, 50, 0)


POINTS = st.tuples(*[st.integers(0, 200)] * 3)
TIES = st.builds(
    Held, st.sampled_from((DealOutcome.LITIGE, DealOutcome.ABEYANCE)), st.integers(0, 2), POINTS
)


@given(st.lists(TIES, max_size=3), st.sampled_from([[0], [1], [2], [0, 1], [1, 2], [0, 2]]))
def test_no_held_point_is_lost_or_made(ties: list[Held], winners: list[int]) -> None:
    held = tuple(ties)
    total = sum(sum(each.points) for each in held)
    released = release_held(held, winners, THREE)
    assert sum(released) == sum(held_to_owners(held, THREE)) == total
    if all(each.rule is DealOutcome.LITIGE for each in held):
        assert sum(released[each] for each in winners) == total


def test_an_odd_point_is_the_last_ones() -> None:
    assert [shares(162, 2), shares(163, 2), shares(100, 3)] == [(81, 81), (81, 82), (33, 33, 34)]


def test_who_is_ahead_of_several() -> None:
    assert [ahead((1, 3, 2)), ahead((3, 1, 3)), ahead((3, 1, 2), [1, 2])] == [1, DRAWN, 2]
