"""A whole party as text: every action, what everybody then sees, and what a seat sees anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bot.rules import (
    Action,
    Applied,
    Dice,
    Phase,
    Ruleset,
    State,
    apply,
    find_preset,
    start,
    table_action,
    view,
)
from tests.records.choosing import choose
from tests.records.telling import everybody, options

FOLDER = Path(__file__).parent


class Party(NamedTuple):
    """A party to be written down: its rules, its number, and what it is kept to show."""

    preset: str
    changes: dict[str, Any]
    number: int
    """of all the parties there could be by these rules"""
    shows: tuple[str, ...]

    @property
    def rules(self) -> Ruleset:
        return find_preset(self.preset).changed(self.changes)


KNOCKED = r"moment: knock[^\n]*\n(   .*\n)*\n\d+\. \d coinche"
"""a coinche in the window after the third pass"""

PLAYTHROUGHS = {
    "french": Party("french", {}, 497, (
        "thrown_in", "litige", "released", "rebelote", "belote not said", "dedans", "capot,")),
    "pagat": Party("pagat", {"target": 400}, 82, (
        "names tierce", "good", "shown", "rebelote", "does not count", "thrown_in", "made",
        "dedans")),
    "german_club": Party("german_club", {"target": 400}, 271, (
        "litige", "released", "rebelote", "dedans", "thrown_in")),
    "dutch": Party("dutch", {"target": 500}, 11, (
        "names tierce", "passes", "shown", "rebelote", "does not count", "thrown_in", "dedans",
        "made")),
    "kloppen": Party("kloppen", {"target": 700}, 14, (
        KNOCKED, "thrown_in", "rebelote", "bid capot", "dedans", "made")),
    "decouverte": Party("decouverte", {"target": 300}, 236, (
        "uncovered", "thrown_in", "made", "dedans")),
    "contest": Party("contest", {"deals_limit": 3}, 300, (
        "draw 2", "thrown_in", "rebelote", "made", "dedans", "deals, won by")),
    "arret": Party("pagat", {"arret": True, "target": 300}, 160, (
        "to be proved", "points hidden", "rebelote", "stopped, won by")),
    "declared_at_once": Party("german_club", {"declarations": "immediate", "target": 400}, 217, (
        "declare", "does not count", "carre", "made", "dedans")),
    "coinche_bga": Party("coinche_bga", {"target": 700}, 57, (
        "contract: N|contract: A", "moment: knock", "surcoinche", "rebelote", "thrown_in", "made,",
        "dedans,")),
    "bulgarian": Party("bulgarian", {"target": 101}, 6, (
        "contract: N|contract: A", "surcoinche", "rebelote", "does not count", "hanging",
        "released", "made,", "dedans,")),
    "gathered": Party("pagat", {"target": 300}, 9, (
        "gather ([2-9TJQKA][SHDC] ?){32}", "thrown_in", "rebelote", "made", "dedans")),
    "contree_ffb": Party("contree_ffb", {"target": 800}, 20, (
        "bid capot", "surcoinche", "rebelote", "belote not said", "thrown_in", "dedans,")),
    "coinche_ffb": Party("coinche_ffb", {"target": 800, "extra_contracts": "both"}, 4, (
        "names tierce|names cinquante", "shown", "does not count", "rebelote",
        "contract: N|contract: A", "made,", "dedans,")),
    "coinche_concours": Party("coinche_concours", {"target": 800}, 12, (
        "times 2", "rebelote", "thrown_in", "made,", "dedans,")),
    "contree_announced": Party("contree_announced", {"target": 700}, 5, (
        "bid generale|bid capot", "times 2", "rebelote", "thrown_in", "made,", "dedans,")),
    "belote3": Party("belote3", {"target": 250}, 9, (
        "thrown_in", "rebelote", "made,", "dedans,", "written 0–81–81|written 81–0–81")),
    "belote3_chien": Party("belote3", {
        "pack3": "32_chien", "fail3": "own_plus_half", "target": 300}, 1, (
        "gather ([2-9TJQKA][SHDC] ?){32}", "discard", "laid away", "thrown_in", "rebelote", "made,",
        "dedans,")),
    "belote3_declared": Party("belote3", {
        "deal3": "all8", "contract3": "more_than_both", "declarations": "first_trick",
        "def_sum": True, "target": 300}, 5, (
        "does not count", "shown", "names tierce|good", "rebelote", "made,", "dedans,")),
    "clobyosh": Party("clobyosh", {"target": 300}, 146, (
        "agree", "calls: . pass, . pass, . schmeiss, . refuse, . take", "exchanged", "bottom",
        "no_good", "good", "same", "rebelote", "thrown_in", "made,", "dedans,")),
    "klaverjas_amsterdam": Party("klaverjas_amsterdam", {"deals_limit": 5}, 2, (
        "calls: . pass, . pass, . pass, . pass, . take", "roem", "made,", "dedans,")),
    "klaverjas_rotterdam": Party("klaverjas_rotterdam", {
        "deals_limit": 4, "trump_choice": "dealer_first", "counter_pit": True}, 1, (
        "roem", "made,", "dedans,")),
}  # fmt: skip


def playthrough(party: Party) -> str:
    """The party as text; the seats choose among what is legal by dice.

    A line that says the same as the last one of its kind is left out.
    """
    state = start(party.rules)
    changes = "".join(f", {option} {value}" for option, value in party.changes.items())
    lines = [f"{party.preset}{changes}"]
    told: dict[str, str] = {}
    lines += news(state, told)
    for number, (action, applied) in enumerate(_steps(party), 1):
        lines += ["", heading(number, action, applied), *news(applied.state, told)]
    return "\n".join(lines) + "\n"


def _steps(party: Party) -> Iterator[tuple[Action, Applied]]:
    seed = f"the playthrough, party {party.number}".encode()
    state, number = start(party.rules), 0
    while state.phase is not Phase.OVER:
        dice = Dice(seed, "playthrough", number)
        action = choose(state, dice) or table_action(state, seed)
        assert action is not None
        applied = apply(state, action)
        state, number = applied.state, number + 1
        yield action, applied


def heading(number: int, action: Action, applied: Applied) -> str:
    effects = ", ".join(applied.effects)
    return f"{number}. {action}" + (f"  [{effects}]" if effects else "")


def news(state: State, told: dict[str, str]) -> Iterator[str]:
    """Return what everybody sees, then the hand and the options of each seat, as far as it is
    new."""
    lines = dict(everybody(view(state, None)))
    for seat in range(state.rules.players):
        seen = view(state, seat)
        lines[f"seat {seat}"] = options(seen)
    for label, text in lines.items():
        if told.get(label) != text:
            yield f"   {label}: {text}"
    told.clear()
    told.update(lines)
