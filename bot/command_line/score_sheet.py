"""A whole party as a plain table of text, for the command line."""

from collections.abc import Sequence

from bot.rules import DRAWN, ByAccount, DealResult, Ending, Record, Source, State, View, view
from bot.text import Words
from bot.text.names import plain_name

HEADINGS = (
    "Deal",
    "Taker",
    "Contract",
    "Tricks",
    "Declared",
    "Belote",
    "Roem",
    "Outcome",
    "Written",
    "Total",
)
NOTHING = "–"


def score_sheet(record: Record, state: State, words: Words) -> str:
    """One line a deal; points are of each team, in the order of the first line. Columns in which
    nothing is are left out."""
    seats = [plain_name(each) for each in record.seats]
    teams = [" & ".join(seats[n] for n in side) for side in state.game_type.accounts.seats]
    columns = [HEADINGS, *(_row(result, seats, words) for result in state.results)]
    filled = [column for column in zip(*columns, strict=True) if set(column[1:]) != {NOTHING}]
    widths = [max(map(len, column)) for column in filled]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*filled, strict=True)
    ]
    public = view(state, None)
    ending = [*_why(public, seats), _end(public, teams)]
    return "\n".join((" – ".join(teams), "", *lines, "", *ending))


def _row(result: DealResult, seats: Sequence[str], words: Words) -> tuple[str, ...]:
    released = f" (+{_each(result.released)})" if any(result.released) else ""
    belote, roem = result.had_of(Source.BELOTE), result.had_of(Source.ROEM)
    times = f" ×{result.multiplier}" if result.multiplier > 1 else ""
    return (
        str(result.number),
        seats[result.taker],
        words.suit(result.trump) if result.bid is None else words.bid(result.bid) + times,
        _each(result.points),
        _each(result.declarations) if any(result.declarations) else NOTHING,
        _each(belote) if any(belote) else NOTHING,
        _each(roem) if any(roem) else NOTHING,
        result.score.outcome.value,
        _each(result.written) + released,
        _each(result.totals),
    )


def _each(points: ByAccount) -> str:
    return "–".join(map(str, points))


def _why(party: View, seats: Sequence[str]) -> list[str]:
    """How the party ended, where the points alone do not say it."""
    rules = party.rules
    lines: list[str] = []
    if party.stopped is not None:
        seat, points, proof = party.stopped
        proved = " The takers had to make their contract." if proof else ""
        lines.append(f"{seats[seat]} stopped the game at {points} of {rules.target}.{proved}")
    match party.ending:
        case Ending.TRUMP_RUN if party.trump_run is not None:
            lines.append(f"{seats[party.trump_run]} held all eight trumps.")
        case Ending.STOPPED_IN_VAIN:
            lines.append("That was not enough.")
        case Ending.PROOF_FAILED:
            lines.append("They did not make it.")
        case Ending.TARGET if sum(each >= rules.target for each in party.scores) > 1:
            several = "Both sides" if len(party.scores) == 2 else "Several"
            reached = f"{several} reached {rules.target}"
            lines.append(f"{reached} (rule both_reach: {rules.both_reach}).")
        case _:
            pass
    return lines


def _end(party: View, teams: Sequence[str]) -> str:
    rules = party.rules
    if party.winner is None:
        to = f"{rules.deals_limit} {rules.end_mode}" if rules.ends_by_deals else str(rules.target)
        return f"Not finished: {_each(party.scores)}, played to {to}."
    if party.winner == DRAWN:
        return f"Drawn, {_each(party.scores)}."
    together = len(party.game_type.accounts.seats[party.winner]) > 1
    verb = "win" if together else "wins"
    return f"{teams[party.winner]} {verb}, {_each(party.scores)}."
