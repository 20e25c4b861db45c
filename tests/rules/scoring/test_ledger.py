"""The worth of a deal is a ledger: its sum is written, and each point stands there once."""

from collections import Counter

from hypothesis import given, settings

from bot.rules import DealOutcome, Ledger, LedgerEntry, Source
from tests.rules.settled import PlayedDeal, played_deals

BELOTES = (Source.BELOTE, Source.THEIR_BELOTE)
FACTS = (Source.TRICKS, Source.DER, Source.ROEM, Source.DECLARATION, Source.BELOTE)


def total(ledger: Ledger) -> int:
    return sum(each.points * each.factor for each in ledger)


def every(deal: PlayedDeal) -> Ledger:
    """All that is written or held."""
    return (*deal.result.score.entries, *deal.result.score.held_entries)


def fact(entry: LedgerEntry) -> LedgerEntry:
    """The entry wherever it stands, however often it counts."""
    return entry._replace(role=0, factor=1)


@settings(deadline=None)
@given(deal=played_deals())
def test_what_is_written_and_what_is_held_are_sums(deal: PlayedDeal) -> None:
    result = deal.result
    for account in range(len(result.written)):
        assert total(result.ledger(account)) == result.written[account]
        assert total(result.ledger(account, held=True)) == result.held[account]
    for role, points in enumerate(result.score.compared):
        assert total(tuple(e for e in result.score.compared_entries if e.role == role)) == points


@settings(deadline=None)
@given(deal=played_deals())
def test_each_point_stands_there_once(deal: PlayedDeal) -> None:
    """All that both sides had is written, in play or lost, and never two of these."""
    had = Counter(map(fact, deal.result.had))
    entries = every(deal)
    kept = Counter(fact(each) for each in entries if each.source in FACTS)
    assert kept <= had
    assert sum(e.source in BELOTES for e in entries) <= sum(deal.result.belotes)
    if deal.result.score.outcome is DealOutcome.MADE and deal.result.bid is None:
        assert kept == had


@settings(deadline=None)
@given(deal=played_deals())
def test_a_side_has_one_value_for_all_the_tricks(deal: PlayedDeal) -> None:
    """Beside its own points none that stand for all of them, and the bid once."""
    instead = (Source.DEAL, Source.SHARE, Source.CAPOT, Source.TAKE_ALL, Source.TRICKS)
    bids = (Source.BID, Source.ANNOUNCED_CAPOT, Source.ANNOUNCED_GENERALE)
    assert sum(each.source in bids for each in every(deal)) <= 1
    for role in range(len(deal.result.written)):
        own = [each.source for each in every(deal) if each.role == role]
        assert sum(each in instead for each in own) <= 1


@settings(deadline=None)
@given(deal=played_deals())
def test_rounding_leads_where_it_says(deal: PlayedDeal) -> None:
    """It leads to the sum of a side, or with `complement10` to the value of its tricks (A9)."""
    for ledger in (deal.result.score.entries, deal.result.score.held_entries):
        for role in range(len(deal.result.written)):
            own = [each for each in ledger if each.role == role]
            for number, each in enumerate(own):
                if each.source is not Source.ROUNDING:
                    continue
                before = own[: number + 1]
                if deal.rules.rounding == "complement10":
                    assert sum(e.points for e in before) == each.to
                else:
                    assert sum(e.written for e in before) == each.to


@settings(deadline=None)
@given(deal=played_deals())
def test_what_was_compared_decided(deal: PlayedDeal) -> None:
    result, score = deal.result, deal.result.score
    mine, *others = score.compared
    theirs = sum(others) if deal.rules.contract3 == "more_than_both" else max(others)
    if score.needed is not None:
        if mine < score.needed and result.capot != result.takers:
            assert score.outcome is DealOutcome.DEDANS
        elif not deal.rules.beat_defence or mine > theirs:
            assert score.outcome is DealOutcome.MADE or mine < score.needed
    elif result.bid is None and result.capot is None and mine != theirs:
        assert score.outcome.takers_won is (mine > theirs)
    assert {fact(e) for e in score.compared_entries if e.source in FACTS} <= set(
        map(fact, result.had)
    )
