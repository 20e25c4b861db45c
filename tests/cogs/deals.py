"""Sheets in words of deals with given facts."""

from typing import Any

from bot.rules import DealResult, Phase, Ruleset, View, start, view
from bot.text import words_for
from cogs.screens.names import Teller
from cogs.table.sheet import sheet_text
from tests.cogs.at_table import game_of
from tests.rules.settled import settled


def party(rules: Ruleset, *results: DealResult, **values: Any) -> View:
    """The table's view after these deals, the first of them deal 1."""
    numbered = tuple(each._replace(number=n) for n, each in enumerate(results, 1))
    public = view(start(rules), None)
    values = {"deal_number": len(results), "phase": Phase.SHUFFLE} | values
    return public._replace(results=numbered, **values)


def teller(rules: Ruleset) -> Teller:
    return Teller(game_of(start(rules)), words_for("en"))


def sheet(rules: Ruleset, number: int = 1, *, seen: View | None = None, **facts: Any) -> list[str]:
    """The lines of a sheet in English: of deal `number` of `seen`, or of a first deal."""
    if seen is None:
        seen = party(rules, settled(rules, **facts))
    return sheet_text(seen, number, teller(rules)).splitlines()
