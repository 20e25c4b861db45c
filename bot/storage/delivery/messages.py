"""The rows of `messages`: found, marked by what changes, and changed as they are delivered.

Those of games are made here; the others where they are planned: in the channel of a tournament, by
direct message, after a week and a season.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, bindparam, case, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery.claims import CLAIMING, LESS, SHOWN, claimed_here
from bot.storage.delivery.subjects import HANDS, NOTHING, OF_PERSON, Subject
from bot.storage.engine.schema import MessageRow, games, messages
from bot.storage.engine.statements import (
    MOST,
    Texts,
    among,
    count_where,
    delete_where,
    fetch,
    fetch_one,
    fetch_value,
    insert_row,
    prepared,
    put_row,
    rows,
    same,
    set_where,
)


def of(subject: Subject, **keys: Any) -> ColumnElement[bool]:
    """Return the condition for the rows of a subject with these keys."""
    return same(messages, subject=subject, **keys)


class Wanted(NamedTuple):
    """The messages that a change marks: priority 0 for who is next to act, 1 the table, 2
    others."""

    subject: Subject
    viewer: int
    number: int
    priority: int = 2
    retry_at: float | None = None
    """not to be sent before, because somebody is sending it"""
    person_id: int | None = None
    """who holds the seat whose message it is"""


_KEY = [messages.game_id, messages.subject, messages.viewer, messages.number]

# What every action asks is built once, and compiled once.
_INSERT = insert(messages)
_MARKED = {"wanted": _INSERT.excluded.wanted, "priority": _INSERT.excluded.priority}
_WANT = prepared(_INSERT.on_conflict_do_update(index_elements=_KEY, set_=_MARKED))
_WANT_AND_CLAIM = prepared(
    _INSERT.on_conflict_do_update(index_elements=_KEY, set_=_MARKED | CLAIMING)
)
_LAGGING = rows(MessageRow, messages).where(messages.shown < messages.wanted).order_by(messages.id)
_LAGGING_OF = prepared(_LAGGING.where(among(messages.id, "_rows")))
_OF_VIEWER = rows(MessageRow, messages).where(
    messages.game_id == bindparam("_game"),
    messages.subject == bindparam("_subject"),
    messages.viewer == bindparam("_viewer"),
)
_NEWEST = prepared(_OF_VIEWER.order_by(messages.number.desc()).limit(1))
_NUMBERED = prepared(_OF_VIEWER.where(messages.number == bindparam("_number")))
_FIND_MESSAGE = prepared(
    rows(MessageRow, messages).where(
        messages.game_id == bindparam("_game"),
        messages.message_id == bindparam("_message"),
    )
)
_CHANGE = prepared(update(messages).where(messages.id == bindparam("_row")))
_SHOW = prepared(update(messages).where(messages.id == bindparam("_row")).values(shown=SHOWN))
_NUDGE = prepared(
    update(messages).where(
        messages.game_id == bindparam("_game"),
        among(messages.subject, "_subjects", Texts),
        among(messages.viewer, "_viewers"),
        ~messages.closing,
    )
)
_NUDGE_AND_CLAIM = prepared(_NUDGE.values(CLAIMING))
_CLOSE = prepared(
    update(messages).where(
        messages.game_id == bindparam("_game"),
        among(messages.subject, "_subjects", Texts),
        messages.number.between(bindparam("_first"), bindparam("_last")),
        ~messages.closing,
    )
)
_CLOSE_OF = prepared(_CLOSE.where(among(messages.viewer, "_viewers")))


async def want(
    connection: AsyncConnection, game_id: int, version: int, wanted: Sequence[Wanted]
) -> None:
    """Mark rows to be shown at `version`; rows that are not there yet are made."""
    if not wanted:
        return
    claimed = claimed_here(game_id, lambda it: any(it.place[1:] == each[:3] for each in wanted))
    await connection.execute(
        _WANT_AND_CLAIM if claimed else _WANT,
        [{"game_id": game_id, "wanted": version, **each._asdict(), **claimed} for each in wanted],
    )


async def open_again(
    connection: AsyncConnection, game_id: int, version: int, wanted: Wanted
) -> None:
    """Mark a row to be shown at `version`, also one that was closed: the same message says it.

    Whoever asks for it again and again does not fill a channel.
    """
    values = {"closing": False, **wanted._asdict(), "retry_at": None, "wanted": version}
    key = {each.name: values.pop(each.name) for each in _KEY[1:]}
    await put_row(connection, messages, {"game_id": game_id, **key}, **values)


async def nudge(
    connection: AsyncConnection,
    game_id: int,
    version: int,
    subjects: Collection[Subject],
    viewers: Collection[int],
) -> None:
    """Mark rows of `viewers`, as far as there are any that are not closed."""
    which = {"_game": game_id, "_subjects": list(subjects), "_viewers": list(viewers)}
    if viewers:
        claimed = claimed_here(game_id, lambda it: it.subject in subjects and it.viewer in viewers)
        statement = _NUDGE_AND_CLAIM if claimed else _NUDGE
        await connection.execute(statement, {**which, "wanted": version, **claimed})


async def put(
    connection: AsyncConnection, game_id: int, subject: Subject, viewer: int, **values: Any
) -> None:
    """The one message of a subject and viewer is another from now on.

    What is on its way to the one before will be noted of this one: it is shown once more then.
    """
    key = {"game_id": game_id, "subject": subject, "viewer": viewer, "number": 0}
    values = {"tries": 0, "retry_at": None, **values}
    shown = case((messages.begun, LESS), else_=values["shown"])
    fresh = insert(messages).values({**key, **values})
    await connection.execute(
        fresh.on_conflict_do_update(index_elements=list(key), set_={**values, "shown": shown})
    )


async def close(
    connection: AsyncConnection,
    game_id: int,
    version: int,
    *subjects: Subject,
    viewers: Collection[int] | None = None,
    deals: range | None = None,
) -> None:
    """Ask for the last word of rows: hands and tables lose their buttons, notices go.

    Those of some viewers or of some deals, where that is said.
    """
    if viewers is not None and not viewers:
        return
    first, last = (-MOST, MOST) if deals is None else (deals.start, deals.stop - 1)
    which = {"_game": game_id, "_subjects": list(subjects), "_first": first, "_last": last}
    values = {"closing": True, "wanted": version, "priority": 2}
    if viewers is None:
        await connection.execute(_CLOSE, {**which, **values})
    else:
        await connection.execute(_CLOSE_OF, {**which, "_viewers": list(viewers), **values})


async def give_up(connection: AsyncConnection, game_id: int, version: int, viewer: int) -> None:
    """The open hands of a viewer are those of somebody who has left: they get a last word.

    They are about something else from now on, but stay the same rows, so that whoever is sending
    one of them does not send it to another. Each is numbered by itself, which makes room for the
    messages of the next viewer.
    """
    await set_where(
        connection,
        messages,
        same(messages, game_id=game_id, viewer=viewer),
        messages.subject.in_((Subject.HAND, Subject.PEEK)),
        ~messages.closing,
        subject=Subject.LEFT,
        number=messages.id,
        closing=True,
        wanted=version,
        priority=2,
        token=case((messages.subject == Subject.HAND, None), else_=messages.token),
    )


async def count_lagging(connection: AsyncConnection, now: float | None = None) -> int:
    """How many messages show less than they should; `now`: and may be shown by then."""
    which = [messages.shown < messages.wanted]
    if now is not None:
        which.append(func.coalesce(messages.retry_at, 0.0) <= now)
    return await count_where(connection, *which)


async def find_lagging(
    connection: AsyncConnection, ids: Collection[int] | None = None
) -> list[MessageRow]:
    """Rows that show less than they should: all, or those of `ids`."""
    if ids is None:
        return await fetch(connection, MessageRow, _LAGGING)
    return await fetch(connection, MessageRow, _LAGGING_OF, {"_rows": list(ids)})


class Mark(NamedTuple):
    """What changes of a row that lags, when it does."""

    id: int
    wanted: int
    shown: int
    retry_at: float | None
    claimed_until: float | None


_MARKS = rows(Mark, messages).where(messages.shown < messages.wanted)


def mark_of(row: MessageRow) -> Mark:
    return Mark(row.id, row.wanted, row.shown, row.retry_at, row.claimed_until)


async def find_marks(connection: AsyncConnection) -> list[Mark]:
    """The marks of all rows that show less than they should, which an index finds."""
    return await fetch(connection, Mark, _MARKS)


async def find(
    connection: AsyncConnection,
    game_id: int,
    subject: Subject,
    viewer: int,
    number: int | None = None,
) -> MessageRow | None:
    """A row; without `number` the newest."""
    wanted = {"_game": game_id, "_subject": subject, "_viewer": viewer}
    if number is None:
        return await fetch_one(connection, MessageRow, _NEWEST, wanted)
    return await fetch_one(connection, MessageRow, _NUMBERED, {**wanted, "_number": number})


async def find_message(
    connection: AsyncConnection, game_id: int, message_id: int
) -> MessageRow | None:
    """The row that a message on Discord belongs to."""
    return await fetch_one(
        connection, MessageRow, _FIND_MESSAGE, {"_game": game_id, "_message": message_id}
    )


async def change(connection: AsyncConnection, row_id: int, **values: Any) -> None:
    """Set columns of a row."""
    await connection.execute(_CHANGE, {"_row": row_id, **values})


async def show(connection: AsyncConnection, row: MessageRow, version: int, **values: Any) -> None:
    """The message shows `version` from now on; `row` is as it was read before it was drawn.

    Even when it showed a newer one before: what was sent last stands there, and the row lags again.
    So it does when it was outdated since: what was sent is in the old language or look.
    """
    which = {"_row": row.id, "_read": row.shown, "_version": version}
    await connection.execute(_SHOW, {**which, "tries": 0, "retry_at": None, **values})


async def outdate(connection: AsyncConnection, row_id: int) -> None:
    """The message is shown again, even if it already shows the newest version."""
    await set_where(connection, messages, messages.id == row_id, shown=LESS, retry_at=None)


async def outdate_hands(connection: AsyncConnection, person_id: int) -> None:
    """The open hands of somebody are shown again, in another language or look."""
    await set_where(
        connection,
        messages,
        messages.person_id == person_id,
        messages.subject.in_(HANDS),
        messages.message_id.is_not(None),
        ~messages.closing,
        shown=LESS,
        retry_at=None,
    )


async def forget(connection: AsyncConnection, row: MessageRow) -> None:
    """The message is gone and nobody misses it; another in its place stays."""
    await delete_where(connection, messages, _is_still(row))


def _is_still(row: MessageRow) -> ColumnElement[bool]:
    """Return whether a row has the message that it had when it was read."""
    return (messages.id == row.id) & messages.message_id.is_not_distinct_from(row.message_id)


async def change_lobby(connection: AsyncConnection, of_game: int, **values: Any) -> None:
    """Set columns of the message in the channel of a game's table."""
    await set_where(connection, messages, of(Subject.LOBBY, game_id=of_game), **values)


async def send_afresh(connection: AsyncConnection, row: MessageRow) -> bool:
    """The message is gone: another one takes its place, at once; return whether none did before."""
    changed = await set_where(
        connection,
        messages,
        _is_still(row),
        message_id=None,
        afresh=messages.afresh + 1,
        shown=NOTHING,
        tries=0,
        retry_at=None,
    )
    return changed > 0


async def replace_message(connection: AsyncConnection, row: MessageRow) -> None:
    """Send another message in the place of one that still stands, and is to be deleted."""
    if await send_afresh(connection, row):
        await _delete_message(connection, row)


async def make_way(connection: AsyncConnection, row: MessageRow, version: int) -> None:
    """Take a message away, as another shows from now on what it did; where only its person sees it
    it gets a last word."""
    if row.is_ephemeral:
        last_word = {"subject": Subject.LEFT, "number": row.id, "closing": True, "priority": 2}
        last_word |= {"wanted": version, "shown": NOTHING, "retry_at": None}
        await change(connection, row.id, **last_word)
        return
    await delete_where(connection, messages, messages.id == row.id)
    await _delete_message(connection, row)


async def _delete_message(connection: AsyncConnection, row: MessageRow) -> None:
    if row.message_id is not None:
        old = {"channel_id": row.channel_id, "message_id": row.message_id}
        await insert_row(connection, messages, subject=Subject.GONE, wanted=1, closing=True, **old)


async def forget_unsent(connection: AsyncConnection, subject: Subject, server_id: int) -> None:
    """Drop what was planned for a server and does not stand anywhere."""
    which = of(subject, server_id=server_id, message_id=None)
    await delete_where(connection, messages, which, messages.shown < messages.wanted)


async def choose_anew(connection: AsyncConnection, game_id: int) -> None:
    """Forget what was chosen in the messages of a game: it was of a deal that is over."""
    await set_where(connection, messages, messages.game_id == game_id, chosen=None)


async def let_go(connection: AsyncConnection, person_id: int, message_id: int) -> None:
    """A message of somebody shows no game any more; the next one is written down when it does."""
    await delete_where(
        connection, messages, same(messages, message_id=message_id, person_id=person_id)
    )


async def find_in_channel(
    connection: AsyncConnection, game_id: int, channel_id: int
) -> list[MessageRow]:
    """The messages of a game that stand in a channel, or stood there."""
    which = same(messages, game_id=game_id, channel_id=channel_id)
    return await fetch(connection, MessageRow, rows(MessageRow, messages).where(which))


async def newest(connection: AsyncConnection) -> int:
    """The highest number of a row; 0 when there is none."""
    return await fetch_value(connection, select(func.max(messages.id))) or 0


async def hurry(connection: AsyncConnection) -> None:
    """Have what failed and waits for another try tried now."""
    waits = messages.retry_at.is_not(None) & (messages.shown < messages.wanted)
    await set_where(connection, messages, waits, messages.tries > 0, retry_at=None)


async def reopen(
    connection: AsyncConnection,
    now: float,
    of_game: ColumnElement[bool],
    of_post: ColumnElement[bool],
) -> int:
    """Have what could not be shown in some channels tried now; return how many messages that are.

    `of_game`: a condition on `games`; hands are left out, they are not in channels. `of_post`: one
    on `messages` of no game, of which those in DMs are left out too.
    """
    public = messages.subject.not_in(OF_PERSON)
    in_games = messages.game_id.in_(select(games.id).where(of_game))
    of_post &= messages.game_id.is_(None) & messages.channel_id.is_not(None)
    in_place = (public & in_games) | of_post
    waits, values = messages.retry_at.is_not(None), {"retry_at": now, "tries": 0}
    return await set_where(connection, messages, waits, in_place, shown=NOTHING, **values)
