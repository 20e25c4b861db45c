"""Refusals of the rules, as typed reasons. The wording lives in the language files."""

from dataclasses import dataclass, field
from enum import StrEnum


class RulesError(Exception):
    """A refusal by the rules."""


class Unparseable(RulesError):
    """A text that is no card, suit, action or ruleset."""

    def __init__(self, kind: str, text: object) -> None:
        super().__init__(f"{str(text)[:40]!r} is no {kind}")
        self.kind = kind
        self.text = text


class BadRuleset(RulesError):
    """A combination of options that makes no sense, or a value an option does not have."""

    def __init__(self, option: str, reason: str, value: object = None) -> None:
        super().__init__(f"{option}: {reason}" + ("" if value is None else f" ({value!r:.40})"))
        self.option = option
        self.reason = reason


class Reason(StrEnum):
    """A reason to refuse an action."""

    NOT_ASKED = "not_asked"
    PARTY_OVER = "party_over"
    NOT_IN_HAND = "not_in_hand"
    STAYS_IN_HAND = "stays_in_hand"
    NOT_THIS_CALL = "not_this_call"
    TURNED_SUIT = "turned_suit"
    BID_HIGHER = "bid_higher"
    NO_SUCH_BID = "no_such_bid"
    NOTHING_TO_COINCHE = "nothing_to_coinche"
    NO_DECLARATION = "no_declaration"
    CANNOT_STOP = "cannot_stop"
    MUST_FOLLOW = "must_follow"
    MUST_BEAT_TRUMP = "must_beat_trump"
    MUST_BEAT_PLAIN = "must_beat_plain"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    MUST_UNDERTRUMP = "must_undertrump"
    NO_UNDERTRUMP = "no_undertrump"
    KING_FIRST = "king_first"
    NO_BELOTE = "no_belote"
    BAD_PACK = "bad_pack"
    BAD_CUT = "bad_cut"
    BAD_DRAW = "bad_draw"


@dataclass(eq=False)
class IllegalAction(RulesError):
    """An action that the rules refuse: why, the rule that says so, what may be played.

    `rule` is the section and letter in docs/rules ("A6 e"), empty where no rule of the game is
    concerned; `instead` the cards that may be played, in text form.
    """

    reason: Reason
    rule: str = ""
    instead: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        return f"{self.reason.value} ({self.rule})" if self.rule else self.reason.value
