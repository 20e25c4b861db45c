"""A tournament that pauses: no round is paired, its time stands, and its tables stand."""

from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.tournaments import SERVER_LEFT
from bot.tournaments.live.change import Change
from bot.tournaments.live.transactions import Transactions


async def pause(change: Change, why: str, by: int | None = None) -> None:
    change.set(paused_at=change.now, paused_why=why, tables_paused=True)
    change.show_round()
    await change.note("paused", by)


async def go_on(change: Change) -> None:
    """A pause is over: who plays has as much time left as before."""
    event = change.event
    since, current = event.row.paused_at, event.current
    if since is None:
        return
    if current is not None and current.until is not None:
        until = current.until + change.now - since
        place = event.id, current.number
        await tournament_rounds.change_round(change.connection, *place, until=until)
    change.set(paused_at=None, paused_why=None)
    change.show_round()


async def wait_for_server(transactions: Transactions, tournament_id: int) -> None:
    """Its server has removed the bot: nobody can be written to there, and no click arrives."""
    async with transactions.change(tournament_id) as change:
        if change.event.row.paused_at is None:
            await pause(change, SERVER_LEFT)


async def server_is_back(transactions: Transactions, tournament_id: int) -> None:
    async with transactions.change(tournament_id) as change:
        if change.event.row.paused_why == SERVER_LEFT:
            await go_on(change)
            await change.note("resumed")
