"""Play of Bulgarian belot: what follows from its cards (I2 to I4), and the end of a party (I7)."""

import pytest

from bot.rules import (
    Bid,
    DealResult,
    Ending,
    NoSuit,
    Phase,
    Source,
    State,
    Suit,
    Trump,
    apply,
    card_tables,
    parse_action,
    parse_cards,
)
from bot.rules.core.actions import Play
from bot.rules.core.declarations import Announced, parse_declaration, settle_contest
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import Belote, asked, with_deal
from bot.rules.core.tricks import allowed_cards, last_trick_points
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from tests.rules.games.bulgarian.parties import at_calls, begun, steps, walked

AT, NT = NoSuit.ALL_TRUMPS, NoSuit.NO_TRUMPS


@pytest.mark.parametrize(("trump", "points"), [(Suit.SPADES, 162), (AT, 258), (NT, 130)])
def test_the_points_of_a_deal(trump: Trump, points: int) -> None:
    tables = card_tables(trump, BULGARIAN_BELOT.na_values)
    assert tables.worth(tables.pack) + last_trick_points(BULGARIAN_BELOT, trump) == points


@pytest.mark.parametrize(
    ("trump", "hand", "trick", "may"),
    [
        (AT, "JH 8H AS", "9H", "JH"),  # N1
        (AT, "AH 8H AS", "JH", "AH 8H"),
        (AT, "AH 7H 9S", "8H KH TH", "AH"),  # whoever is master
        (AT, "JS 9S", "7H", "JS 9S"),
        (NT, "AH 7H", "9H", "AH 7H"),
        (NT, "AS TC", "9H", "AS TC"),
        (Suit.SPADES, "8S 7S 8D", "7H 8H QS", "8S 7S 8D"),  # nobody must undertrump
        (Suit.SPADES, "AS 8D", "7H 8H QS", "AS"),
        (Suit.SPADES, "8S 8D", "7H QS 8H", "8S 8D"),  # a partner is master
        (Suit.SPADES, "9S 8D", "AH 7H", "9S 8D"),
        (Suit.SPADES, "JS 7S", "8S QS 7D", "JS"),
    ],
)
def test_which_cards_may_be_played(trump: Trump, hand: str, trick: str, may: str) -> None:
    cards, tables = parse_cards(trick), card_tables(trump, "raw")
    partners = tuple(range(len(cards) - 2, -1, -4))
    allowed = allowed_cards(parse_cards(hand), cards, tables, BULGARIAN_BELOT, partners)
    assert {*allowed.cards} == {*parse_cards(may)}


# Declarations -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("declared", "points"),
    [
        (("0 KS-QS-JS", "1 AH-KH-QH"), (0, 20)),  # the higher of a length
        (("0 KS-QS-JS-TS", "1 AH-KH-QH"), (50, 0)),
        (("0 KS-QS-JS", "1 KH-QH-JH"), (0, 0)),  # a tie, though one of them is of trumps
        (("0 KS-QS-JS", "2 9D-8D-7D", "1 KH-QH-JH"), (0, 0)),  # which takes all runs
        (("0 KS-QS-JS", "2 9D-8D-7D", "1 QH-JH-TH"), (40, 0)),
        (("0 KS-QS-JS-TS", "1 JS-JH-JD-JC"), (50, 200)),  # both contests by themselves
        (("0 AS-AH-AD-AC", "1 9S-9H-9D-9C"), (0, 150)),
        (("0 QS-QH-QD-QC", "2 TS-TH-TD-TC", "1 KS-KH-KD-KC"), (200, 0)),
    ],
)
def test_runs_and_carres_compete_apart(declared: tuple[str, ...], points: tuple[int, int]) -> None:
    said = [Announced(int(text[0]), parse_declaration(text[2:])) for text in declared]
    found = settle_contest(said, 0, Suit.SPADES, BULGARIAN_BELOT, TEAMS)
    assert found.points == points


def test_without_trumps_nothing_is_declared() -> None:
    may: dict[str, int] = {}
    for seed in range(20):
        for bid in ("N", "A"):
            state = at_calls(3, seed)
            for call in (f"0 bid {bid}", "1 pass", "2 pass", "3 pass"):
                state = apply(state, parse_action(call)).state
            may[bid] = may.get(bid, 0) + (asked(state).declaring is not None)
    assert may["N"] == 0 < may["A"]


# Belote -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trump", "trick", "counts"),
    [
        (AT, "7H", True),  # it follows suit
        (AT, "", True),
        (AT, "7S", False),
        (Suit.HEARTS, "7S", True),  # it trumps
    ],
)
def test_a_belote_is_said_with_a_card_that_follows_or_trumps(
    trump: Trump, trick: str, counts: bool
) -> None:
    tables = card_tables(trump, "raw")
    state = at_calls(dealer=3)
    hand, lead = parse_cards("KH QH"), parse_cards(trick)
    deal = asked(state)._replace(
        hands=(hand,) * 4,
        tables=tables,
        taker=0,
        turn=len(lead),
        leader=0,
        trick=lead,
        belotes=(Belote(len(lead), Suit.HEARTS),),
        playable=allowed_cards(hand, (), tables, BULGARIAN_BELOT),
    )
    state = with_deal(state, deal)._replace(phase=Phase.PLAY)
    after = asked(apply(state, Play(len(lead), hand[0])).state)
    assert [each.words for each in after.belotes] == [int(counts)]


# Whole parties ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_party_is_written_in_tens_until_one_side_has_151_without_a_capot(seed: int) -> None:
    *_, over = walked(seed)
    assert over.ending is Ending.TARGET
    assert over.winner == over.scores.index(max(over.scores))
    assert max(over.scores) >= 151
    hanging = 0
    for number, result in enumerate(over.results, 1):
        check(result)
        if result.score.outcome.takers_won is None:
            hanging += sum(result.score.held)
        else:
            winner = result.takers if result.score.outcome.takers_won else result.defenders[0]
            assert result.released == tuple(hanging * (side == winner) for side in (0, 1))
            hanging = 0
        reached = max(result.totals) >= 151
        if reached and result.capot is None and result.totals[0] != result.totals[1]:
            assert number == len(over.results), "it is over at once"
    assert over.results[-1].capot is None, "with a capot nobody goes out"


def test_a_party_comes_back_from_the_texts_of_its_actions() -> None:
    state = begun()
    for _, action, after in steps(3):
        state = apply(state, parse_action(str(action))).state
        assert state == after


def check(result: DealResult) -> None:
    """Each point stands where it was made, and what is written is their tens."""
    assert isinstance(result.bid, Bid)
    made, total = [0, 0], 0
    for entry in result.score.compared_entries:
        made[result.account(entry)] += entry.written
    times = 2 if result.trump is NT else 1
    for side in (0, 1):
        own = times * result.points[side] + result.declarations[side]
        own += 20 * result.belotes[side] + 90 * (result.capot == side)
        assert made[side] == own
        total += own
    assert result.trump is not NT or not any((*result.declarations, *result.belotes))
    written = sum(result.written) + sum(result.score.held)
    whole = (total + 5) // 10 * result.multiplier
    assert written == whole, "all the points of a deal are written, or hang"
    assert {each.source for each in result.score.entries} <= {
        Source.TENS,
        Source.DEAL,
        Source.TAKE_ALL,
    }


def test_a_capot_asks_for_one_more_deal() -> None:
    state = after_a_capot()
    assert (state.phase, state.winner, state.ending) == (Phase.SHUFFLE, None, None)
    assert state.extended, "the next deal decides"


def after_a_capot() -> State:
    """A deal that ends in a capot and in which a side reaches the target."""
    for seed in range(200):
        for state in walked(seed):
            before = state.results[-1] if state.results else None
            if before is None or before.capot is None or max(before.totals) < 151:
                continue
            if state.phase is Phase.SHUFFLE:
                return state
    raise AssertionError("no party has it")
