"""Duplicates: which rules their tables play, and what nobody may see while boards are played."""

from dataclasses import replace
from typing import Final

from bot.rules import Ruleset, board_seed
from bot.rules.core.ruleset import OptionValue
from bot.tables.options import DAY, HOUR, Tempo
from bot.tournaments.live.event import Event

ON_BOARDS: Final[dict[str, OptionValue]] = {
    "end_mode": "boards",
    "shuffle": "every_deal",
    "allpass_dealer": "next",
    "trump_run_wins": False,
    "arret": False,
}
"""what the rules of a duplicate have in any case (T5)"""


def board_rules(rules: Ruleset, boards: int) -> Ruleset:
    """The rules with what makes boards the same everywhere, and each of them closed.

    Points never wait for the next deal: 81 each is lost for the takers, as in a contest. Raises
    `BadRuleset`.
    """
    changes = {**ON_BOARDS, "deals_limit": boards}
    if rules.tie_rule in ("litige", "abeyance"):
        changes["tie_rule"] = "takers_lose"
    if rules.packets == "dealer_choice":
        changes["packets"] = "3-2"
    return rules.changed(changes)


def seed_of(event: Event, round_number: int) -> bytes | None:
    """The seed of all tables of a round; None where each has its own."""
    secret = event.row.secret
    return None if secret is None else board_seed(secret, round_number)


def tempo_of(event: Event) -> Tempo:
    """How much time its people have. In a daily nothing presses but the end of its window."""
    if not event.plan.format.own_time:
        return event.tempo
    return Tempo(max(DAY, event.row.closes_at - event.row.starts_at) + HOUR)


def as_shown(event: Event) -> Event:
    """The tournament as anybody may see it: nothing of boards that are still played somewhere.

    What a table of the open round has brought is left out, and the secret until all is over; the
    seeds of the rounds that are closed are in `published_boards`.
    """
    if event.row.secret is None:
        return event
    closed = [each.number for each in event.rounds if each.closed_at is not None]
    seeds = {number: seed for number in closed if (seed := seed_of(event, number)) is not None}
    event = replace(event, published_boards=seeds)
    if event.state in ("finished", "cancelled"):
        return event
    results = tuple(
        each for each in event.results if each.table_number is None or each.round in closed
    )
    return replace(event, row=event.row._replace(secret=None), results=results)
