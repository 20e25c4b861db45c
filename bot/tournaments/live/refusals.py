"""Why a tournament refuses somebody, as typed reasons; the wording lives in the language files.

What the formats themselves refuse is a `bot.tournaments.TournamentError`.
"""

from enum import StrEnum
from typing import Any


class Refusal(StrEnum):
    NO_SUCH_TOURNAMENT = "no_such_tournament"
    NOT_IN_CHARGE = "not_in_charge"
    NOT_A_DRAFT = "not_a_draft"
    NAME_NEEDED = "name_needed"
    """`most`: characters"""
    FORMAT_LATER = "format_later"
    FOUR_PLAYERS = "four_players"
    BAD_TIMES = "bad_times"
    NOT_OPEN = "not_open"
    """registration is not; `state`: of the tournament"""
    ROLE_NEEDED = "role_needed"
    """`role`: its Discord id"""
    BLOCKED = "blocked"
    ENTERED_ALREADY = "entered_already"
    PARTNER_ENTERED = "partner_entered"
    OWN_PARTNER = "own_partner"
    ALONE = "alone"
    """in this format everybody enters alone"""
    NOT_ENTERED = "not_entered"
    NOTHING_ASKED = "nothing_asked"
    """nobody has named him as a partner"""
    NO_CHECK_IN = "no_check_in"
    NOT_RUNNING = "not_running"
    OVER = "over"
    ROUND_OPEN = "round_open"
    NO_ROUND = "no_round"
    NO_LIMIT = "no_limit"
    """its rounds take as long as they take"""
    NO_SUCH_ENTRY = "no_such_entry"
    NO_SUCH_TABLE = "no_such_table"
    TOO_LATE = "too_late"
    """to enter late"""
    REASON_NEEDED = "reason_needed"
    NO_SUCH_SCORE = "no_such_score"
    WINNER_NEEDED = "winner_needed"


class TournamentRefused(Exception):
    """The tournament says no; nothing has changed. `facts` fill the sentence."""

    def __init__(self, reason: Refusal, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
