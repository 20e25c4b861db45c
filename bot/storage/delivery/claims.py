"""The hands of several processes on one message: presses that are answered with it, and whoever
delivers messages and edits it.

A press *claims* the row of its message in the transaction of its action; whoever delivers leaves it
alone until it was answered, or the claim has lapsed. Whoever delivers marks a row as *begun* before
any request for it. Where two requests may cross, the row is outdated: it is shown once more when
both are through. An answer whose claim is no more outdates it, too, so that all of this may fail at
any moment: a message too many is shown then, never one too few.
"""

from collections.abc import Callable, Collection, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, case, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.subjects import NOTHING, Subject
from bot.storage.engine.schema import MessageRow, messages
from bot.storage.engine.statements import among, columns_of, fetch, prepared

LASTS = 3.0
"""seconds: Discord takes no answer to a press after that"""


@dataclass
class Claim:
    """The claim of a press to the message that it is answered with, by what tells that from
    others."""

    game_id: int
    subject: Subject
    viewer: int
    number: int
    now: float
    """when it is made"""
    stands: bool = False
    """in the row, once what has made it is committed"""

    @property
    def place(self) -> tuple[int, Subject, int, int]:
        return self.game_id, self.subject, self.viewer, self.number

    def is_of(self, row: MessageRow) -> bool:
        return self.place == (row.game_id, row.subject, row.viewer, row.number)

    @property
    def where(self) -> dict[str, Any]:
        return {"_of": self.subject, "_by": self.viewer, "_numbered": self.number}

    @property
    def values(self) -> dict[str, Any]:
        """Return the parameters of `CLAIMING`."""
        return {**self.where, "_now": self.now, "_until": self.now + LASTS}


CLAIM: ContextVar[Claim | None] = ContextVar("claim", default=None)
"""that of the press which is being answered, where several processes share the messages"""


def claimed_here(game_id: int, is_marked: Callable[[Claim], bool]) -> dict[str, Any]:
    """Return the parameters of `CLAIMING` for a statement that marks rows of a game, if the claim
    is to be made by it; else nothing."""
    pending = CLAIM.get()
    if pending is None or pending.stands or pending.game_id != game_id or not is_marked(pending):
        return {}
    pending.stands = True
    return pending.values


LESS = case((messages.shown > NOTHING, NOTHING), else_=messages.shown - 1)
"""`shown` of a message that is outdated on purpose: below any version, and lower each time"""
_ALIVE = (messages.claims > 0) & (messages.claimed_until > bindparam("_now"))
_CLAIMED = (
    (messages.subject == bindparam("_of"))
    & (messages.viewer == bindparam("_by"))
    & (messages.number == bindparam("_numbered"))
)
CLAIMING = {
    "claims": case(
        (~_CLAIMED, messages.claims),
        (_ALIVE, messages.claims + 1),
        else_=1,
    ),
    "claimed_until": case((_CLAIMED, bindparam("_until")), else_=messages.claimed_until),
    "shown": case((_CLAIMED & (_ALIVE | messages.begun), LESS), else_=messages.shown),
}
"""what an action sets beside, of all rows that it marks: the claimed one is claimed"""

_OUTDATED_SINCE = (messages.shown <= NOTHING) & (messages.shown != bindparam("_read"))
SHOWN = case((_OUTDATED_SINCE, messages.shown), else_=bindparam("_version"))
_AS_ANSWERED = case(
    (messages.claims == 0, LESS),
    (messages.shown <= NOTHING, messages.shown),
    else_=bindparam("_version"),
)
_ROW = messages.id == bindparam("_row")
_LESS_CLAIMED = {
    "claims": case((messages.claims > 0, messages.claims - 1), else_=0),
    "claimed_until": case((messages.claims > 1, messages.claimed_until)),
}
_CLAIM = prepared(
    update(messages).where(messages.game_id == bindparam("_game"), _CLAIMED).values(CLAIMING)
)
_RELEASE = prepared(
    update(messages).where(messages.game_id == bindparam("_game"), _CLAIMED).values(_LESS_CLAIMED)
)
_ANSWERED = prepared(update(messages).where(_ROW).values(shown=_AS_ANSWERED, **_LESS_CLAIMED))
_TAKE_OVER = (
    update(messages)
    .where(messages.begun)
    .values(
        begun=False,
        shown=LESS,
        claims=case((_ALIVE, messages.claims + 1), else_=1),
        claimed_until=bindparam("_until"),
    )
)
_FREE = (
    select(messages.id)
    .where(among(messages.id, "_rows"), messages.shown < messages.wanted, ~_ALIVE)
    .with_for_update(skip_locked=True)
)
_BEGIN = prepared(
    update(messages)
    .where(messages.id.in_(_FREE))
    .values(begun=True, claims=0, claimed_until=None)
    .returning(*columns_of(MessageRow, messages))
)


def undone() -> None:
    """Have the claim of the press that is being answered made anew: its transaction has failed,
    and is tried once more."""
    if (pending := CLAIM.get()) is not None:
        pending.stands = False


async def claim(connection: AsyncConnection, made: Claim) -> None:
    """Claim a message for a press that has no other statement to do it by."""
    await connection.execute(_CLAIM, {"_game": made.game_id, **made.values})
    made.stands = True


async def release(connection: AsyncConnection, made: Claim) -> None:
    """Give a message back that is not the answer, after all."""
    await connection.execute(_RELEASE, {"_game": made.game_id, **made.where})


async def answered(
    connection: AsyncConnection, row: MessageRow, version: int, **values: Any
) -> None:
    """The answer to a press has reached Discord: the message shows `version`, and is given back.

    It is outdated if it was before, whenever the row was read, or if the claim is no more.
    """
    which = {"_row": row.id, "_version": version}
    await connection.execute(_ANSWERED, {**which, "tries": 0, "retry_at": None, **values})


async def begin(
    connection: AsyncConnection, ids: Collection[int], now: float
) -> Sequence[MessageRow]:
    """Mark those rows as begun that lag and that nobody has claimed; return them as they are now.

    A row that is just being changed is left out: it is not waited for.
    """
    return await fetch(connection, MessageRow, _BEGIN, {"_rows": list(ids), "_now": now})


async def take_over(connection: AsyncConnection, now: float) -> None:
    """Deliver messages from now on: what another process has begun and not ended may be on its way
    still, and is left alone like what a press has claimed."""
    await connection.execute(_TAKE_OVER, {"_now": now, "_until": now + LASTS})
