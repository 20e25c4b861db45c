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
    "french": Party("french", {}, 239, (
        "thrown_in", "litige", "released", "rebelote", "belote not said", "dedans", "capot,")),
    "pagat": Party("pagat", {"target": 400}, 381, (
        "names tierce", "good", "shown", "rebelote", "does not count", "thrown_in", "made",
        "dedans")),
    "german_club": Party("german_club", {"target": 400}, 421, (
        "litige", "released", "rebelote", "dedans", "thrown_in")),
    "dutch": Party("dutch", {"target": 500}, 362, (
        "names tierce", "passes", "shown", "rebelote", "does not count", "thrown_in", "dedans",
        "made")),
    "kloppen": Party("kloppen", {"target": 700}, 100, (
        KNOCKED, "thrown_in", "rebelote", "bid capot", "dedans", "made")),
    "decouverte": Party("decouverte", {"target": 300}, 236, (
        "uncovered", "thrown_in", "made", "dedans")),
    "contest": Party("contest", {"deals_limit": 3}, 300, (
        "draw 2", "thrown_in", "rebelote", "made", "dedans", "deals, won by")),
    "arret": Party("pagat", {"arret": True, "target": 300}, 160, (
        "to be proved", "points hidden", "rebelote", "stopped, won by")),
    "declared_at_once": Party("german_club", {"declarations": "immediate", "target": 400}, 280, (
        "declare", "does not count", "carre", "made", "dedans")),
}  # fmt: skip


def playthrough(party: Party) -> str:
    """The party as text; the seats choose among what is legal by dice.

    A line that says the same as the last one of its kind is left out.
    """
    seed = f"the playthrough, party {party.number}".encode()
    state, number = start(party.rules), 0
    changes = "".join(f", {option} {value}" for option, value in party.changes.items())
    lines = [f"{party.preset}{changes}"]
    told: dict[str, str] = {}
    lines += news(state, told)
    while state.phase is not Phase.OVER:
        dice = Dice(seed, "playthrough", number)
        action = choose(state, dice) or table_action(state, seed)
        assert action is not None
        applied = apply(state, action)
        state, number = applied.state, number + 1
        lines += ["", heading(number, action, applied), *news(state, told)]
    return "\n".join(lines) + "\n"


def heading(number: int, action: Action, applied: Applied) -> str:
    happened = ", ".join(applied.happened)
    return f"{number}. {action}" + (f"  [{happened}]" if happened else "")


def news(state: State, told: dict[str, str]) -> Iterator[str]:
    """What everybody sees, then the hand and the options of each seat, as far as it is new."""
    lines = dict(everybody(view(state, None)))
    for seat in range(state.rules.players):
        seen = view(state, seat)
        lines[f"seat {seat}"] = options(seen)
    for label, text in lines.items():
        if told.get(label) != text:
            yield f"   {label}: {text}"
    told.clear()
    told.update(lines)
