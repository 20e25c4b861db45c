"""How a party ends, in words: by its points, by L'Arrêt, by eight trumps."""

from typing import Any

import pytest

from bot.rules import DRAWN, Ending, Phase, find_preset, view
from cogs.table.status import party_lines
from tests.cogs.at_table import NAMES, ended_by
from tests.cogs.deals import party, settled, sheet, teller
from tests.rules.parties import FOUR_SUITS, FRENCH, taken

PAGAT = find_preset("pagat")
DECOUVERTE = find_preset("decouverte")


def test_two_players_are_no_teams() -> None:
    lines = sheet(DECOUVERTE, points=(62, 100), tricks=(6, 10), der=1)
    assert lines[1:4] == [
        "**Dedans** by 38: only 62 against 100, so the other scores everything.",
        "🔵 Anna: nothing → **+0**",
        "🟠 Ben: 162 for the whole deal → **+162**",
    ]
    deal = settled(DECOUVERTE, points=(62, 100), tricks=(6, 10))
    ended = {"winner": 1, "ending": Ending.TARGET, "scores": (62, 1000)}
    assert party_lines(party(DECOUVERTE, deal, **ended), teller(DECOUVERTE)) == [
        "🏆 **🟠 Ben wins the game** 1,000 to 62, in one deal.",
    ]


def ended(**values: Any) -> list[str]:
    values = {"ending": Ending.TARGET, "phase": Phase.OVER} | values
    rules = PAGAT.changed({"both_reach": values.pop("both_reach", "extend")})
    deal = settled(rules, points=(100, 62))
    return party_lines(party(rules, deal, **values), teller(rules))


def test_who_won_and_by_how_much() -> None:
    assert ended(winner=0, scores=(1010, 870)) == [
        "🏆 **🔵 Anna and Cléo win the game** 1,010 to 870, in one deal.",
    ]


def test_deals_that_were_thrown_in_are_counted_apart() -> None:
    """The number of the deal that ended it is the one that people read above."""
    deal = settled(PAGAT, points=(100, 62))
    ended = {"winner": 0, "ending": Ending.TARGET, "scores": (1010, 870)}
    seen = party(PAGAT, deal, deal, **ended)
    second = seen.results[1]._replace(number=3)
    seen = seen._replace(results=(seen.results[0], second), deal_number=3)
    assert party_lines(seen, teller(PAGAT)) == [
        "🏆 **🔵 Anna and Cléo win the game** 1,010 to 870, in 3 deals, 2 of them played.",
    ]


@pytest.mark.parametrize(
    ("both_reach", "reason"),
    [
        ("higher_score", "Both sides have reached 1,000: the higher total wins."),
        (
            "extend",
            "Both sides have reached 1,000: the higher total wins after one more deal.",
        ),
        (
            "attackers",
            "Both sides have reached 1,000 in the same deal: the takers of that deal win.",
        ),
        (
            "last_bidder",
            "Both sides have reached 1,000 in the same deal: the last bid there decides.",
        ),
    ],
)
def test_why_who_has_fewer_points_may_win(both_reach: str, reason: str) -> None:
    assert ended(winner=0, scores=(1010, 1020), both_reach=both_reach) == [
        reason,
        "🏆 **🔵 Anna and Cléo win the game** 1,010 to 1,020, in one deal.",
    ]


def test_a_draw() -> None:
    assert ended(winner=DRAWN, scores=(1000, 1000), both_reach="draw") == [
        "Both sides have reached 1,000 in the same deal.",
        "The game is a draw.",
    ]


def test_why_it_goes_on() -> None:
    deal = settled(PAGAT, points=(100, 62))
    both = deal._replace(totals=(1000, 1020))
    assert sheet(PAGAT, seen=party(PAGAT, both))[-2] == (
        "Both sides have reached 1,000: one more deal, and then the higher total wins."
    )
    rules = PAGAT.changed({"end_mode": "deals", "deals_limit": 2})
    seen = party(rules, deal, deal._replace(totals=(90, 90)))
    assert sheet(rules, 2, seen=seen)[-2] == (
        "After 2 deals the totals are equal: one more decides."
    )
    assert len(sheet(rules, 1, seen=seen)) == 5


ARRET = PAGAT.changed({"arret": True, "target": 200})


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Ending.STOPPED_IN_VAIN, "That is not enough: the other team wins the game."),
        (
            Ending.PROOF_FAILED,
            "But the takers did not make their contract:"
            " they lose the game, and this deal does not count.",
        ),
    ],
)
def test_l_arret_that_fails(ending: Ending, sentence: str) -> None:
    state = ended_by(ending, ARRET)
    seen = view(state, None)
    assert seen.stopped is not None
    called, why, end = party_lines(seen, teller(ARRET))
    assert called.startswith(f"**{NAMES[seen.stopped.seat]}** stops the game")
    assert called.endswith(f" The count is {seen.stopped.points}, the target 200.")
    assert why == sentence
    team = ("🔵 Anna and Cléo", "🟠 Ben and Dora")[1 - seen.stopped.seat % 2]
    assert end.startswith(f"🏆 **{team} win the game!** The score: ")
    lines = sheet(ARRET, seen.deal_number, seen=seen)
    assert not [line for line in lines if "→" in line or "score everything" in line]
    told = f"🔵 **{state.scores[0]}** · 🟠 **{state.scores[1]}**"
    assert lines[-1] == f"**Total:** {told}"


def test_l_arret_that_wins_at_once_or_after_the_proof() -> None:
    state = ended_by(Ending.STOPPED, ARRET)
    stopped = view(state, None).stopped
    assert stopped is not None
    why = party_lines(view(state, None), teller(ARRET))[1]
    assert (
        why
        == {
            False: "That is enough, and wins the game at once.",
            True: "The takers have made their contract as well: that wins the game.",
        }[stopped.proof]
    )


def test_eight_trumps_leave_no_sheet_but_the_end() -> None:
    rules = FRENCH.changed({"trump_run_wins": True})
    seen = view(taken(FOUR_SUITS, "8S", rules=rules), None)
    assert sheet(rules, 1, seen=seen) == [
        "**Anna** takes ♠ spades.",
        "This deal was not played to its end: nothing is scored for it.",
        "**Total:** 🔵 **0** · 🟠 **0**",
    ]
    assert party_lines(seen, teller(rules)) == [
        "**Anna** holds all eight trumps: that wins the game at once.",
        "🏆 **🔵 Anna and Cléo win the game!** The score: 0 to 0.",
    ]
