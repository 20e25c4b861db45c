"""A whole party as a plain table of text, for the command line."""

from collections.abc import Sequence

from bot.rules import DealResult, Record, Ruleset, State
from bot.text import Words

HEADINGS = ("Deal", "Taker", "Trump", "Tricks", "Outcome", "Written", "Total")


def score_sheet(record: Record, state: State, words: Words) -> str:
    """One line a deal; pairs are first team – second team."""
    teams = (_team(record.seats, 0), _team(record.seats, 1))
    rows = [HEADINGS, *(_row(result, record.seats, words) for result in state.results)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join((f"{teams[0]} – {teams[1]}", "", *lines, "", _end(record.rules, state, teams)))


def _team(seats: Sequence[str], team: int) -> str:
    return " & ".join(seats[team::2])


def _row(result: DealResult, seats: Sequence[str], words: Words) -> tuple[str, ...]:
    released = f" (+{_pair(result.released)})" if any(result.released) else ""
    return (
        str(result.number),
        seats[result.taker],
        words.suit(result.trump),
        _pair(result.points),
        result.score.outcome.value,
        _pair(result.written) + released,
        _pair(result.totals),
    )


def _pair(points: tuple[int, int]) -> str:
    return f"{points[0]}–{points[1]}"


def _end(rules: Ruleset, state: State, teams: tuple[str, str]) -> str:
    if state.winner is None:
        return f"Not finished: {_pair(state.scores)}, played to {rules.target}."
    if state.winner not in (0, 1):
        return f"Drawn, {_pair(state.scores)}."
    return f"{teams[state.winner]} win, {_pair(state.scores)}."
