"""A result that the organiser has entered, as the people of its table are told it."""

from bot.rules import TEAMS
from bot.storage.tournaments.rounds import ResultRow
from bot.text import Words
from bot.tournaments.live import Event
from cogs.tournaments.names_screen import Names
from cogs.tournaments.notifications_screen import NO_TABLE, AboutTable
from cogs.tournaments.organising.log_screen import outcome_text, reason_text


def corrected(event: Event, result: int, person_id: int, names: Names, words: Words) -> AboutTable:
    """Their own side first. Of boards that others still play nothing is told yet."""
    by_id = {each.id: each for each in event.results}
    row = by_id.get(result)
    if row is None or row.table_number is None:
        return NO_TABLE
    table = event.table(row.round, row.table_number)
    seat = next((seat for seat, who in event.sitting(table).items() if who == person_id), 0)
    before = by_id.get(row.supersedes or 0)

    def told(each: ResultRow) -> str:
        return _result(event, each, TEAMS.of(seat), names, words)

    return AboutTable(
        round=row.round,
        table=table.number,
        result=told(row),
        instead=told(before) if before else "",
        reason=reason_text(row.why, words),
    )


def _result(event: Event, row: ResultRow, side: int, names: Names, words: Words) -> str:
    facts = row.facts
    if side and "scores" in facts:
        facts = {**facts, "scores": facts["scores"][::-1]}
    return outcome_text(event, row.kind, facts, lambda entry: names.markdown(entry, words), words)
