"""Says whether what is played counts for a rating, in a line: 🏅, or why not."""

from bot.rules import Ruleset
from bot.tables.finished.results import (
    LADDER_LEVEL,
    LEAST_DEALS,
    LEAST_POINTS,
    ROBOTS_POOL,
    Unrated,
    pool_of,
)
from bot.text import Words


def rated_line(pool: str | Unrated, words: Words) -> str:
    """Say it of a table by the pool of its party, or by why it has none."""
    match pool:
        case Unrated.DUPLICATE:
            return words("lobby-rated-duplicate")
        case Unrated.TOO_SHORT:
            points = words.number(LEAST_POINTS)
            return words("lobby-unrated-too-short", deals=LEAST_DEALS, points=points)
        case Unrated.ROBOT_LEVEL:
            return words("lobby-unrated-robot-level", level=words(f"robot-{LADDER_LEVEL}"))
        case Unrated():
            return words(f"lobby-unrated-{pool}")
        case _:
            return words("lobby-rated-robots" if pool == ROBOTS_POOL else "lobby-rated")


def result_rated_line(pool: str | None, unrated_why: str | None, words: Words) -> str:
    """Say it of a party that is over; nothing where it has no result."""
    if pool is not None or unrated_why == Unrated.DUPLICATE:
        return rated_line(pool or Unrated.DUPLICATE, words)
    return words("history-unrated", why=unrated_why) if unrated_why else ""


def tournament_rated_line(rules: Ruleset, words: Words) -> str:
    """Say it of a tournament, whose tables always shuffle; who sits there is seen at each."""
    pool = pool_of(rules)
    if pool is Unrated.RULES:
        return words("tournament-unrated-rules")
    return rated_line(pool, words) if isinstance(pool, Unrated) else words("tournament-rated")
