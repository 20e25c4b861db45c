"""Why a tournament cannot do what is asked: a reason each, worded by the text files."""

from enum import Enum


class Why(Enum):
    ROUND_OPEN = "round_open"
    """the last round lacks a result"""
    OVER = "over"
    """all rounds have been played"""
    TOO_FEW = "too_few"
    """entries for a round"""
    TOO_MANY = "too_many"
    """entries for this format: `limit`"""
    TOO_MANY_ROUNDS = "too_many_rounds"
    """more than the format can play with so many entries: `limit`"""
    NO_WHIST = "no_whist"
    """whist schedules are made for 4k and 4k + 1 players, up to `limit`"""
    NO_LATE_ENTRY = "no_late_entry"
    """nobody comes later in this format, or not that late"""
    UNKNOWN_ENTRY = "unknown_entry"
    UNKNOWN_TABLE = "unknown_table"
    TWICE = "twice"
    """a table has two results that count; the second must supersede the first"""
    NOT_NEWEST = "not_newest"
    """a correction supersedes a result that is not there, or no longer counts"""
    OTHER_TABLE = "other_table"
    """the result of a table is corrected by something else than a result of this table"""
    DRAWN = "drawn"
    """a knock-out game must have a winner: an extra deal is played until it is unequal (T4)"""
    WENT_ON = "went_on"
    """of a knock-out: a corrected result has another winner, but the bracket has been paired on"""
    BAD_PLAN = "bad_plan"
    """numbers that no tournament can have"""
    NOT_BY_HAND = "not_by_hand"
    """the format's schedule says who meets whom"""
    BAD_TABLE = "bad_table"
    """a pairing by hand that seats somebody twice, leaves somebody out or seats a stranger"""


class TournamentError(Exception):
    """`reason` says why; `facts` are what its sentence names (ids and numbers)."""

    def __init__(self, reason: Why, **facts: int) -> None:
        super().__init__(f"{reason.value} {facts}" if facts else reason.value)
        self.reason = reason
        self.facts = facts
