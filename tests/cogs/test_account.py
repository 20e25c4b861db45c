"""Where the points of a deal come from: the sums that people read are what was written."""

import re

import pytest
from hypothesis import given, settings

from bot.rules import DealOutcome, team_of, view
from bot.text import COMPLETE, words_for
from cogs.screens.account import Account, Source, held_account, written_account
from cogs.screens.reckoning import account_text
from cogs.screens.teller import Teller
from tests.cogs.at_table import game_of, lively_party
from tests.cogs.deals import PlayedDeal, played_deals
from tests.text.any_rules import Changed, any_rules

ASIDE = re.compile(r"\([^\d][^()]*\)")
"""who declared, what is rounded to"""
TERM = re.compile(r"(^|[+−])\s*(?:\(([^()]*)\)|([^+−()×]*))\s*(?:× (\d+))?")


def told(account: Account, deal: PlayedDeal, team: int, language: str) -> str:
    """What people read of an account."""
    state = next(iter(lively_party(deal.rules, 0)))
    tell = Teller(game_of(state), words_for(language))
    return account_text(account, deal.result.tricks[team], tell)


def worth(text: str) -> int:
    """The value of a sum in words: in each term the first number, and what multiplies it."""
    total = 0
    for sign, several, one, times in TERM.findall(ASIDE.sub("", text)):
        found = re.search(r"\d+", one)
        value = worth(several) if several else int(found[0]) if found else 0
        total += (-1 if sign == "−" else 1) * value * int(times or 1)
    return total


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("nothing", 0),
        ("no tricks", 0),
        ("72 in 5 tricks + 10 for the dix de der − 2 (rounded to 80)", 80),
        ("(80 in 5 tricks + 90 for the bid) × 2 + 20 for belote", 360),
        ("100 for the bid × 2 + 20 for cinquante (**Anna**)", 220),
    ],
)
def test_sums_are_read_right(text: str, value: int) -> None:
    assert worth(text) == value


@pytest.mark.parametrize("language", COMPLETE)
@settings(deadline=None)
@given(deal=played_deals())
def test_what_people_read_adds_up_to_what_was_written(language: str, deal: PlayedDeal) -> None:
    for team in (0, 1):
        account = written_account(deal.result, deal.rules, team)
        assert account.total == deal.result.written[team]
        assert worth(told(account, deal, team, language)) == deal.result.written[team]


@pytest.mark.parametrize("language", COMPLETE)
@settings(deadline=None)
@given(deal=played_deals())
def test_what_stays_in_play_adds_up_as_well(language: str, deal: PlayedDeal) -> None:
    takers = team_of(deal.result.taker)
    for team in (0, 1):
        account = held_account(deal.result, deal.rules, team)
        held = deal.result.score.held[0 if team == takers else 1]
        assert account.total == held
        assert worth(told(account, deal, team, language)) == held


@settings(deadline=None)
@given(deal=played_deals())
def test_each_point_is_told_once(deal: PlayedDeal) -> None:
    """Declarations and belote are written, in play or lost, and never two of these."""
    every = [
        part
        for team in (0, 1)
        for account in (
            written_account(deal.result, deal.rules, team),
            held_account(deal.result, deal.rules, team),
        )
        for part in (*account.multiplied, *account.single)
    ]
    announced = [part.announced for part in every if part.source is Source.DECLARATION]
    assert len(announced) == len(set(announced))
    assert {part.points for part in every if part.source is Source.DER} <= {10}
    belote = [each for each in every if each.source in (Source.BELOTE, Source.THEIR_BELOTE)]
    assert len(belote) <= sum(deal.result.belotes)
    if deal.result.score.outcome is DealOutcome.MADE and not deal.result.bid:
        assert set(announced) == set(deal.result.declared)
        assert len(belote) == sum(deal.result.belotes)


@settings(max_examples=25, deadline=None)
@given(changed=any_rules())
def test_parties_add_up_from_deal_to_deal(changed: Changed) -> None:
    """Real deals, with what they release: the totals are all that people have read before."""
    rules = changed.rules.changed({"target": 200, "deals_limit": 3})
    *_, last = lively_party(rules, 1)
    totals = [0, 0]
    for result in last.results:
        for team in (0, 1):
            if result.written != (0, 0):  # a failed proof of L'Arrêt writes nothing (A10)
                account = written_account(result, rules, team)
                assert worth(told(account, PlayedDeal(rules, result), team, "en")) == account.total
                totals[team] += account.total
            totals[team] += result.released[team]
        assert result.totals == tuple(totals)
    assert view(last, None).results == last.results
