"""The score sheet of a record: contracts of every game, and every way in which a party ends."""

import pytest

from bot.command_line.score_sheet import score_sheet
from bot.rules import CAPOT_BID, Ending, Header, State, find_preset, make_record, view
from bot.text import words_for
from tests.cogs.at_table import ended_by, last_state, lively_party
from tests.rules.parties import FOUR_SUITS, FRENCH, taken

SEATS = ("Anna", "Ben", "Cléo", "Dora")
TEAMS = ("Anna & Cléo", "Ben & Dora")
STOPPING = find_preset("pagat").changed({"arret": True, "target": 200})


def sheet(state: State) -> list[str]:
    header = Header("french", SEATS[: state.rules.players], "0" * 64)
    return score_sheet(make_record(header, state.rules, []), state, words_for("en")).splitlines()


def rows(state: State) -> list[str]:
    return sheet(state)[3 : 3 + len(state.results)]


def test_a_bid_is_a_contract_with_its_points_and_what_multiplies_it() -> None:
    rules = find_preset("kloppen").changed({"surcoinche": "x4"})
    contracts = set[str]()
    for seed in range(12):
        *_, last = lively_party(rules, seed)
        assert sheet(last)[2].split()[:4] == ["Deal", "Taker", "Contract", "Tricks"]
        for row, result in zip(rows(last), last.results, strict=True):
            assert result.bid is not None
            points = "capot" if result.bid.points == CAPOT_BID else str(result.bid.points)
            times = {1: "", 2: " ×2", 4: " ×4"}[result.multiplier]
            contract = f"{points} {words_for('en').suit(result.trump)}{times}"
            assert f"{SEATS[result.taker]}  " in row
            assert f"  {contract}  " in row
            contracts.add(times)
    assert contracts == {"", " ×2", " ×4"}


def test_declarations_and_belote_have_columns_where_there_are_some() -> None:
    *_, with_both = lively_party(find_preset("dutch"), 1)
    heading = sheet(with_both)[2].split()
    assert heading[3:6] == ["Tricks", "Declared", "Belote"]
    for row, result in zip(rows(with_both), with_both.results, strict=True):
        declared = row.split("  ")
        pair = "–".join(map(str, result.declarations)) if any(result.declarations) else "–"
        assert pair in [cell.strip() for cell in declared]
    *_, without = lively_party(find_preset("decouverte"), 1)
    assert sheet(without)[2].split()[3:5] == ["Tricks", "Outcome"]
    assert sheet(without)[0] == "Anna – Ben"


def test_roem_has_a_column_as_it_lay_in_the_tricks() -> None:
    """A failed contract brings all of it to the others (KJ5), what each had stands here."""
    *_, last = lively_party(find_preset("klaverjas_rotterdam"), 1)
    assert sheet(last)[2].split()[3:6] == ["Tricks", "Roem", "Outcome"]
    failed = 0
    for row, result in zip(rows(last), last.results, strict=True):
        tricks, roem, outcome, written = row.split()[3:7]
        pairs = [[*map(int, each.replace("–", " ").split())] or [0, 0] for each in (tricks, roem)]
        had = [sum(each) for each in zip(*pairs, strict=True)]
        if outcome == "made":
            assert written == f"{had[0]}–{had[1]}"
        failed += outcome == "dedans"
        assert sum(had) == sum(result.written) or outcome == "capot"
    assert failed


def test_released_points_stand_beside_what_was_written() -> None:
    rules = FRENCH.changed({"tie_rule": "litige"})
    last = last_state(rules, lambda last: any(any(each.released) for each in last.results))
    row, result = next(
        pair for pair in zip(rows(last), last.results, strict=True) if any(pair[1].released)
    )
    assert f"{result.written[0]}–{result.written[1]} (+{result.released[0]}–" in row


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Ending.STOPPED_IN_VAIN, "That was not enough."),
        (Ending.PROOF_FAILED, "They did not make it."),
    ],
)
def test_l_arret_that_fails(ending: Ending, sentence: str) -> None:
    state = ended_by(ending, STOPPING)
    stopped = view(state, None).stopped
    assert stopped is not None
    assert state.winner is not None
    assert state.winner == 1 - stopped.seat % 2
    claim, why, end = sheet(state)[-3:]
    assert claim.startswith(f"{SEATS[stopped.seat]} stopped the game at {stopped.points} of 200.")
    assert claim.endswith("had to make their contract.") == (ending is Ending.PROOF_FAILED)
    assert why == sentence
    assert end == f"{TEAMS[state.winner]} win, {state.scores[0]}–{state.scores[1]}."


def test_l_arret_that_wins() -> None:
    state = ended_by(Ending.STOPPED, STOPPING)
    claim, end = sheet(state)[-2:]
    assert " stopped the game at " in claim
    assert state.winner is not None
    assert end.startswith(f"{TEAMS[state.winner]} win, ")


def test_eight_trumps_before_any_deal_was_played() -> None:
    rules = FRENCH.changed({"trump_run_wins": True})
    state = taken(FOUR_SUITS, "8S", rules=rules)
    assert state.ending is Ending.TRUMP_RUN
    assert sheet(state)[-2:] == ["Anna held all eight trumps.", "Anna & Cléo win, 0–0."]
    assert rows(state) == []


@pytest.mark.parametrize("both_reach", ["draw", "attackers"])
def test_both_sides_reach_the_target(both_reach: str) -> None:
    rules = find_preset("dutch").changed({"both_reach": both_reach, "target": 200})
    state = last_state(rules, lambda last: min(last.scores) >= 200)
    why, end = sheet(state)[-2:]
    assert why == f"Both sides reached 200 (rule both_reach: {both_reach})."
    assert state.winner is not None
    assert end.startswith("Drawn, " if both_reach == "draw" else TEAMS[state.winner])


def test_a_party_that_is_not_finished() -> None:
    for changes, to in (({}, "1000"), ({"end_mode": "deals"}, "12 deals")):
        state = next(
            state for state in lively_party(FRENCH.changed(changes), 1) if len(state.results) == 2
        )
        points = f"{state.scores[0]}–{state.scores[1]}"
        assert sheet(state)[-1] == f"Not finished: {points}, played to {to}."
