"""Writing a round down: once, by hand or by the format."""

from bot.storage.delivery.subjects import Subject
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.rounds import RoundRow
from bot.tournaments import Round
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import table_rows
from bot.tournaments.live.rounds.lengths import round_length


async def write_round(change: Change, paired: Round, by: int | None = None) -> None:
    """`by`: who has paired it by hand. Its tables are opened later; their games are not there
    yet."""
    seconds = round_length(change.event, paired)
    row = RoundRow(
        number=paired.number,
        byes=list(paired.byes),
        by_hand=by is not None,
        paired_at=change.now,
        until=None if seconds is None else change.now + seconds,
        closed_at=None,
    )
    await tournament_rounds.add_round(change.connection, change.event.id, row, table_rows(paired))
    change.show(Subject.ROUND, paired.number)
    await change.note("round_paired", by, round=paired.number, tables=len(paired.tables))
