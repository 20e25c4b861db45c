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
    FEWER_PLACES = "fewer_places"
    """than the `entries` that are in"""
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
    """nobody has named them as a partner"""
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
    TOO_MANY_POINTS = "too_many_points"
    """in `deals` deals nobody writes more than `most`"""
    WINNER_NEEDED = "winner_needed"
    SAME_RESULT = "same_result"
    """what is entered stands there already"""
    BOARDS_NEEDED = "boards_needed"
    """the result of a duplicate's table is that of its boards"""
    BOARDS_SEEN = "boards_seen"
    """of a daily duplicate, as somebody else, before being forgotten"""
    WINDOW_CLOSED = "window_closed"
    """of a daily duplicate"""
    NOT_DAILY = "not_daily"
    NO_SUCH_ZONE = "no_such_zone"
    """`zone`: a time zone's name"""
    NO_SUCH_SERIES = "no_such_series"
    TEAM_FULL = "team_full"
    NO_SUCH_LEAGUE = "no_such_league"
    LEAGUE_NOT_IN_CHARGE = "league_not_in_charge"
    LEAGUE_OVER = "league_over"
    LEAGUE_FULL = "league_full"
    """`most`: tournaments"""
    LEAGUE_BEST = "league_best"
    """of somebody's tournaments at least one counts, at most `most`"""
    LEAGUE_OUT_OF = "league_out_of"
    """at least the `best` that count, at most `most`"""
    LEAGUE_NO_POINTS = "league_no_points"
    """a knock-out has none to be added up"""
    LEAGUE_OTHER_POINTS = "league_other_points"
    """those of other formats are not the same"""
    CHANGED = "changed"
    """it is not any more what whoever asks has seen"""


class TournamentRefused(Exception):
    """The tournament says no; nothing has changed. `facts` fill the sentence."""

    def __init__(self, reason: Refusal, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
