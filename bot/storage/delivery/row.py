"""A message on Discord that shows something: what it shows, and what it should show."""

from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import messages

TABLE_VIEWER: Final = -1
IN_DM: Final = frozenset({Subject.HAND, Subject.PRACTICE})
"""hands that the bot can edit by itself; a token saves it a request that counts"""
NOTHING: Final = 0
"""the version that a message shows of which nobody knows what it shows: lower than any"""


class Row(NamedTuple):
    """A row of `messages`, of whatever subject; a key that its subject does not have is None."""

    id: int
    subject: Subject
    wanted: int
    """the version that it should show: of a game the game's own; else each mark wants one more, so
    that one which comes while the message is shown is not lost"""
    shown: int = NOTHING
    priority: int = 2
    """0 for who is next to act, 1 what all read, 2 the rest"""
    closing: bool = False
    tries: int = 0
    retry_at: float | None = None
    """when to try again a message that failed or was held back; None: neither happened"""
    game_id: int | None = None
    viewer: int = TABLE_VIEWER
    """of a game: a seat, or TABLE_VIEWER"""
    number: int = 0
    """what tells two of a subject apart: see `Subject`"""
    tournament_id: int | None = None
    person_id: int | None = None
    """who gets a notification, or held the seat when the message was asked for"""
    server_id: int | None = None
    season_id: int | None = None
    until: float | None = None
    facts: dict[str, Any] | None = None
    channel_id: int | None = None
    """where it stands or is to stand; None: where its subject says, which is not open yet"""
    message_id: int | None = None
    asked_at: float | None = None
    """when it was asked for: it was not sent before"""
    token: str | None = None
    """of the last click that it answered: by that it can be edited"""
    token_until: float | None = None
    chosen: int | None = None
    """in a hand: which of the sets they may announce its owner has chosen; None: the proposal"""
    events: int | None = None
    """how many actions had happened in what it shows"""
    aloud: bool = False
    """it is sent where others read it, because its reader's DM is closed"""
    afresh: int = 0
    """how often it was sent anew, because its message was gone or could not be edited"""

    @property
    def held_until(self) -> float:
        """Return when it may be shown; in the past: now."""
        return self.retry_at or 0.0

    @property
    def is_ephemeral(self) -> bool:
        """Return whether its message can be reached by the token of an interaction alone."""
        own = self.token is not None and self.subject not in IN_DM
        return own or self.subject is Subject.PEEK

    @property
    def kept(self) -> dict[str, Any]:
        """Return what changes once it is sent, or never will be: nobody keeps what somebody
        wrote."""
        wrote = self.facts is not None and "text" in self.facts
        return {"facts": {**(self.facts or {}), "text": ""}} if wrote else {}


COLUMNS: Final = [messages[name] for name in Row._fields]
_SUBJECTS: Final = {each.value: each for each in Subject}


def row_of(found: Any) -> Row:
    """Return the row that a query for `COLUMNS` has found."""
    row_id, subject, *others = found
    return Row(row_id, _SUBJECTS[subject], *others)


def of(subject: Subject, **keys: Any) -> ColumnElement[bool]:
    """Return the condition for the rows of a subject with these keys."""
    found: ColumnElement[bool] = messages.subject == subject
    for name, value in keys.items():
        found &= messages[name] == value
    return found
