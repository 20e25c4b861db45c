"""The sums that people read add up to what was written."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import DealResult, view
from bot.text import COMPLETE, words_for
from cogs.screens.names import Teller
from cogs.table.sheet import ledger_text
from tests.cogs.at_table import game_of, lively_party
from tests.rules.settled import PlayedDeal, played_deals
from tests.text.any_rules import Changed, any_rules

ASIDE = re.compile(r"\([^\d][^()]*\)")
"""who declared, what is rounded to"""
TERM = re.compile(r"(^|[+−])\s*(?:\(([^()]*)\)|([^+−()×]*))\s*(?:× (\d+))?")


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


@given(language=st.sampled_from(COMPLETE), deal=played_deals())
def test_what_people_read_adds_up(language: str, deal: PlayedDeal) -> None:
    """It adds up to what was written, and to what stays in play."""
    state = next(iter(lively_party(deal.rules, 0)))
    tell, result = Teller(game_of(state), words_for(language)), deal.result
    for team in range(len(result.totals)):
        tricks = result.tricks[team]
        assert worth(ledger_text(result.ledger(team), tricks, tell)) == result.written[team]
        assert worth(ledger_text(result.ledger(team, held=True), tricks, tell)) == result.held[team]


@settings(max_examples=25, deadline=None)
@given(changed=any_rules())
def test_parties_add_up_from_deal_to_deal(changed: Changed) -> None:
    """Real deals, with what they release: the totals are all that was written before."""
    rules = changed.rules.changed({"target": 200, "deals_limit": 3})
    *_, last = lively_party(rules, 1)
    totals = [0] * len(last.scores)
    for result in last.results:
        for team in range(len(totals)):
            if counts(result):
                totals[team] += sum(each.written for each in result.ledger(team))
            totals[team] += result.released[team]
        assert result.totals == tuple(totals)
    assert view(last, None).results == last.results


def counts(result: DealResult) -> bool:
    """A failed proof of L'Arrêt writes nothing (A10)."""
    return result.written != (0, 0)
