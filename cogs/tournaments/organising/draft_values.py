"""How the values of a draft are called."""

from typing import Final

from bot.tables.options import MINUTE, TEMPOS, Tempo
from bot.text import Words
from bot.tournaments import Plan
from cogs.screens.names import tempo_name

CONTEST: Final = "contest"
"""the pace of a contest, which is no table's"""


def value_label(field: str, value: str, plan: Plan, words: Words) -> str:
    """A value of a field as it is offered and shown: "4 rounds", "no break"."""
    match field:
        case "format":
            return words(f"tournament-format-{value}")
        case "length" | "break" | "most" | "gap" if value == "0":
            return words(f"tournament-value-{field}-0")
        case "rounds":
            return _rounds(int(value), plan, words)
        case "deals":
            what = "boards" if plan.format.shared_boards else "deals"
            return words(f"tournament-value-{what}", count=int(value))
        case "length" | "break" | "gap":
            return words(f"tournament-value-{field}", time=duration(int(value), words))
        case "most":
            what = "people" if plan.format.people == 1 else "teams"
            return words(f"tournament-value-most-{what}", count=int(value))
        case "pace":
            return _pace(value, words)
        case "end":
            if value == "0":
                return words("tournament-value-end-0")
            return words("end-target", target=words.number(int(value)))
        case _:
            return words(f"tournament-value-{field}-{value}")


def _rounds(count: int, plan: Plan, words: Words) -> str:
    """0: as many as the format has by itself."""
    if count:
        return words("tournament-value-rounds", count=count)
    if plan.format.usual_rounds:
        return words("tournament-value-rounds-usual", count=plan.format.usual_rounds)
    return words(f"tournament-value-rounds-{plan.format}")


def _pace(value: str, words: Words) -> str:
    """Return the pace by name, or as seconds a turn and in reserve: "45-180"."""
    if value in TEMPOS:
        return words(f"choice-tempo-{value}")
    if value == CONTEST:
        return words("tournament-value-pace-contest")
    turn, _, bank = value.partition("-")
    return tempo_name(Tempo(float(turn), float(bank or 0)), words)


def duration(count: int, words: Words) -> str:
    """So many minutes: "45 min", "2 h", "1 day"."""
    if count and count % 1440 == 0:
        return words("tournament-organiser-days", count=count // 1440)
    if count and count % 60 == 0:
        return words("tournament-organiser-hours", count=count // 60)
    return words("tournament-organiser-minutes", count=count)


def minutes(seconds: float | None) -> str:
    """As a value: whole minutes, 0 for none."""
    return str(round((seconds or 0) / MINUTE))
