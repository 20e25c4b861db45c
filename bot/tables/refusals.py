"""Why the table refuses somebody, as typed reasons; the wording lives in the language files."""

from enum import StrEnum
from typing import Any


class RefusalReason(StrEnum):
    NO_SUCH_TABLE = "no_such_table"
    NO_SEAT = "no_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_PLAYED = "already_played"
    TOO_LATE = "too_late"
    NOT_STARTED = "not_started"
    PARTY_OVER = "party_over"
    LOBBY_GONE = "lobby_gone"
    RESTARTING = "restarting"
    ALREADY_STARTED = "already_started"
    SEAT_TAKEN = "seat_taken"
    SEAT_EMPTY = "seat_empty"
    NO_SUCH_SEAT = "no_such_seat"
    SEAT_CHANGED = "seat_changed"
    NOT_HOST = "not_host"
    SEATS_EMPTY = "seats_empty"
    NOBODY_SITS = "nobody_sits"
    NOT_OVER = "not_over"
    NOT_AGREED = "not_agreed"
    """`seats`: of those who have not"""
    RULES_CHANGED = "rules_changed"
    TOO_MANY_PEOPLE = "too_many_people"
    NAME_NEEDED = "name_needed"
    NAME_TAKEN = "name_taken"
    """`name`: as it is saved already"""
    TOO_MANY_RULESETS = "too_many_rulesets"
    NO_SUCH_RULESET = "no_such_ruleset"
    BROKEN_RULESET = "broken_ruleset"
    """`name`, and `why`: a `BadRuleset`"""
    NOT_YOUR_RULESET = "not_your_ruleset"
    """`name`"""
    BLOCKED = "blocked"
    ROLE_NEEDED = "role_needed"
    """`role`: its Discord id"""
    TOO_MANY_SEATS = "too_many_seats"
    """`most`, as in the next two"""
    TOO_MANY_HOSTED = "too_many_hosted"
    SERVER_FULL = "server_full"
    PAUSED = "paused"
    NOT_IN_CHARGE = "not_in_charge"
    SEAT_NOT_YOURS = "seat_not_yours"
    """`seat`: of who plays there, as in the next one"""
    SEAT_KEPT = "seat_kept"
    SITS_ALREADY = "sits_already"
    OTHER_SEAT_SEEN = "other_seat_seen"
    """`seat`: the one whose cards he knows"""
    REMOVED = "removed"
    TOURNAMENT_SEAT = "tournament_seat"
    """only whoever its tournament has put there may take it"""
    TOURNAMENT_END = "tournament_end"
    """a table of a tournament is not ended by those who sit there"""
    BROKEN = "broken"


class Refused(Exception):
    """The table says no; nothing has changed. `facts` fill the sentence."""

    def __init__(self, reason: RefusalReason, **facts: Any) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts
