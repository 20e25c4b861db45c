"""How many ways a deal of clobyosh can go on, from fixed positions: counts that are kept, found by
the program and by the second telling. The deep ones are left to `make prove`."""

import pytest

from bot.rules import TABLE, Phase, Ruleset, State, apply, legal_actions
from bot.rules.games.clobyosh import FOR_TWO
from tests.rules.games.clobyosh import telling
from tests.rules.games.clobyosh.parties import DEALER, RUNS, TURNED, auction, pack_of
from tests.rules.parties import do

RULES = {
    "clobyosh": FOR_TWO,
    "opponent": FOR_TWO.changed({"schmeiss": "opponent_makes"}),
    "off": FOR_TWO.changed({"schmeiss": "off", "belote_announce": "auto"}),
}
VOIDS = ("JH 9H AS KS QS TD 9D 7C 8C", "AH TH KH 7S 8S AD KD JC QC")
"""with hearts trump both have to trump soon"""
DEALS = {"runs": (RUNS, TURNED), "voids": (VOIDS, "QH")}

COUNTS: dict[str, tuple[str, str, str, list[int]]] = {
    "the auction": ("clobyosh", "runs", "", [3, 8, 25, 108, 416, 1847, 6493]),
    "the auction without schmeiss": ("off", "runs", "", [2, 5, 19, 90, 352, 1550, 5380]),
    "the opponent makes": ("opponent", "runs", "", [3, 8, 25, 108, 416, 1847, 6493]),
    "the second round": ("clobyosh", "runs", "pass, pass", [5, 34, 90, 552, 1425, 7530]),
    "the last call": ("clobyosh", "runs", "pass, pass, pass", [5, 29, 61, 491, 934, 6596]),
    "refused": ("clobyosh", "runs", "pass, pass, schmeiss, refuse", [3, 27, 58, 464, 876, 6132]),
    "the dix": ("clobyosh", "runs", "take C", [3, 12, 47, 220, 808, 3232, 10860]),
    "the play": ("clobyosh", "voids", "take H, 0 keep, 1 keep", [9, 20, 160, 328, 2296, 4308]),
    "the last tricks": (
        "clobyosh", "voids", "take H, 0 keep, 1 keep" + ", first" * 10,
        [4, 8, 24, 40, 80, 96, 96, 96],
    ),
}  # fmt: skip


def way_to(name: str) -> tuple[State, telling.Told]:
    game, deal, script, _ = COUNTS[name]
    rules: Ruleset = RULES[game]
    hands, turned = DEALS[deal]
    state = auction(hands, turned, rules)
    pack = [card.text for card in pack_of(hands, turned)]
    told = telling.dealt(rules, pack, DEALER)
    for step in filter(None, script.split(", ")):
        first = telling.moves(told)[0]
        text = first if step == "first" else step if step[0].isdigit() else f"{first[0]} {step}"
        assert text in telling.moves(told)
        state, told = do(state, text), telling.after(told, text)
    return state, told


def continuations(state: State, depth: int) -> int:
    if state.phase not in (Phase.CALL, Phase.TALON, Phase.PLAY):
        return 0
    actions = [each for actor in (0, 1, TABLE) for each in legal_actions(state, actor)]
    if depth == 1:
        return len(actions)
    return sum(continuations(apply(state, action).state, depth - 1) for action in actions)


def told_continuations(told: telling.Told, depth: int) -> int:
    found = telling.moves(told)
    if depth == 1:
        return len(found)
    return sum(told_continuations(telling.after(told, move), depth - 1) for move in found)


@pytest.mark.parametrize("most", [
    pytest.param(700, id="a sample"),
    pytest.param(10**6, id="all", marks=pytest.mark.whole),
])  # fmt: skip
@pytest.mark.parametrize("name", COUNTS)
def test_both_count_what_is_kept(name: str, most: int) -> None:
    kept = [count for count in COUNTS[name][3] if count <= most]
    state, told = way_to(name)
    depths = range(1, len(kept) + 1)
    assert [continuations(state, depth) for depth in depths] == kept
    assert [told_continuations(told, depth) for depth in depths] == kept
