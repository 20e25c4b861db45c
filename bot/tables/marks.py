"""Which messages a change asks to be shown again: rows are marked, a reconciler shows them.

A play costs at most two counted requests: the table, and the hand of whoever is next. The hand of
who acted is the answer to his click.
"""

from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Happening, Phase
from bot.storage import messages
from bot.storage.messages import TABLE_VIEWER, Wanted
from bot.tables.game import Game

LOBBY: Final = "lobby"
TABLE: Final = "table"
HAND: Final = "hand"
PEEK: Final = "peek"
"""the hand as an ephemeral message"""
SHEET: Final = "sheet"
NOTICE: Final = "notice"

FOR_EVERYBODY: Final = frozenset(
    {
        Happening.DEALT,
        Happening.TAKEN,
        Happening.BID,
        Happening.COINCHED,
        Happening.CONTEST,
        Happening.UNCOVERED,
    }
)
"""what changes each hand: new cards, or what may be done out of turn"""


def lobby_version(game: Game) -> int:
    """What the lobby's message shows: the game, and the link to its thread once there is one."""
    return game.row.version + (game.row.thread_id is not None)


async def mark_lobby(connection: AsyncConnection, game: Game, retry_at: float = 0.0) -> None:
    wanted = Wanted(LOBBY, TABLE_VIEWER, 0, 1, retry_at)
    await messages.want(connection, game.id, lobby_version(game), [wanted])


async def mark_notice(connection: AsyncConnection, game: Game, seat: int) -> None:
    wanted = Wanted(NOTICE, seat, game.events, 0)
    await messages.want(connection, game.id, game.row.version, [wanted])


async def close_notice(connection: AsyncConnection, game: Game, seat: int) -> None:
    """Who was reminded has acted."""
    await messages.close(connection, game.id, game.row.version, NOTICE, viewer=seat)


async def mark_after(
    connection: AsyncConnection,
    game: Game,
    happened: tuple[Happening, ...],
    actor: int | None,
) -> None:
    """Mark what an action changed; `game` is the game after it, `actor` the seat that acted."""
    version, deal = game.row.version, game.deal
    hands = _hands(game, happened, actor)
    wanted = [Wanted(HAND, seat, deal, priority) for seat, priority in hands]
    if not _is_silence(game, happened):
        wanted.append(Wanted(TABLE, TABLE_VIEWER, deal, 1))
    if {Happening.DEAL_SCORED, Happening.PARTY_OVER}.intersection(happened):
        wanted.append(Wanted(SHEET, TABLE_VIEWER, deal, 1))
    await messages.want(connection, game.id, version, wanted)
    if hands:
        seats = [seat for seat, _ in hands]
        await messages.nudge(connection, game.id, version, PEEK, seats)
    if Happening.DEALT in happened or _is_before_deal(game):
        await _close_old_deal(connection, game)
    if Happening.PARTY_OVER in happened:
        await messages.close(connection, game.id, version, HAND)
        await messages.close(connection, game.id, version, PEEK)
        await messages.close(connection, game.id, version, TABLE)
        await mark_lobby(connection, game)


def _hands(game: Game, happened: tuple[Happening, ...], actor: int | None) -> list[tuple[int, int]]:
    """Seats of people whose hand is shown again, each with its priority."""
    asked = set() if _is_silence(game, happened) else {each.actor for each in game.waits()}
    everybody = bool(FOR_EVERYBODY.intersection(happened))
    return [
        (holder.seat, 0 if holder.seat in asked else 2)
        for holder in game.people
        if everybody or holder.seat in asked or holder.seat == actor
    ]


def _is_silence(game: Game, happened: tuple[Happening, ...]) -> bool:
    """Whether somebody has just said nothing of what he holds (A5).

    The others are sent nothing then, not even what they see already: he might have held nothing.
    """
    return game.state is not None and game.state.phase is Phase.DECLARE and not happened


def _is_before_deal(game: Game) -> bool:
    """Whether the messages of a deal begin with a question: where to cut, how to deal."""
    return game.state is not None and game.state.phase in (Phase.CUT, Phase.PACKETS)


async def _close_old_deal(connection: AsyncConnection, game: Game) -> None:
    """A fresh message each deal: the hands and the table of the one before lose their buttons."""
    for subject in (HAND, TABLE):
        await messages.close(connection, game.id, game.row.version, subject, deal_before=game.deal)
