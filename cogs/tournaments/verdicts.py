"""A verdict that an organiser has written in a form: shown again with what it does, then a Yes.

What is written waits for the Yes in memory: a reason is longer than a custom id. After a restart
whoever says Yes is asked to write it again.
"""

from collections import OrderedDict
from typing import Any, Final, NamedTuple

import discord

from bot.storage.tournament_rounds import TableRow
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, TournamentRefused
from bot.tournaments.live.verdicts import (
    board_facts,
    check_penalty,
    check_seen,
    needed_reason,
    score_facts,
)
from cogs.answering import ask, update_own
from cogs.answers import Sentence, refusal_text
from cogs.bot import DixDeDer
from cogs.press import Press, on_press
from cogs.screens.screen import Screen
from cogs.screens.tournaments.log import outcome_text, reason_text, result_text
from cogs.screens.tournaments.tables_panel import tables_screen
from cogs.screens.tournaments.verdicts import Ways, refused_screen, verdict_screen
from cogs.screens.tournaments.windows import page_of
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.panel import Charge, Panel
from cogs.tournaments.verdict_forms import (
    SHORT,
    absent_of,
    boards_written,
    correction_form,
    forfeit_form,
    penalty_form,
    points_of,
    scores_written,
)

Interaction = discord.Interaction[Any]

KINDS: Final = {"t_corrected": "correct", "t_forfeited": "forfeit", "t_penalised": "penalty"}
"""what a form is about"""
MOST: Final = 500
"""verdicts that wait for a Yes"""


class Written(NamedTuple):
    """What stood in a form, and what it was about."""

    event_id: int
    kind: str
    press: Press

    @property
    def why(self) -> str:
        return self.press.values[-1]

    @property
    def place(self) -> tuple[int, int]:
        """The round and the number of a table."""
        return self.press.number(1), self.press.number(2)


class Verdicts:
    def __init__(self, bot: DixDeDer, panel: Panel) -> None:
        self.bot = bot
        self.panel = panel
        self._waiting: OrderedDict[int, Written] = OrderedDict()
        self._last = int(bot.clock.now())
        """the number of the last one; after a restart none is given twice"""

    async def written(self, interaction: Interaction, press: Press) -> None:
        """A form was sent: are you sure?"""
        charge = await self.panel.charge(interaction, press)
        written = Written(charge.event.id, KINDS[press.verb], press)
        await self._tell(charge, written, self._keep(written))

    async def again(self, interaction: Interaction, press: Press) -> None:
        """The form once more, with what was written."""
        charge, written = await self._found(interaction, press)
        event, words, values = charge.event, charge.words, written.press.values
        names = await names_of(self.bot, event)
        if written.kind == "penalty":
            number = written.press.number(1)
            name = names.plain(number, words)
            await ask(interaction, penalty_form(event, number, name, words, values))
            return
        table = event.table(*written.place)
        if written.kind == "forfeit":
            absent = absent_of(written.press)
            told = words.join_and([names.markdown(each, words) for each in absent])
            await ask(interaction, forfeit_form(event, table, absent, told, words, values))
            return
        sides = [names.plain_side(side, words, SHORT // len(side)) for side in table.sides]
        await ask(interaction, correction_form(event, table, sides, words, values))

    async def do(self, interaction: Interaction, press: Press) -> None:
        """He is sure."""
        charge, written = await self._found(interaction, press)
        try:
            event = await self._decide(charge, written)
        except (TournamentRefused, TournamentError, Sentence) as refused:
            await self._refuse(charge, written, press.number(1), refused)
            return
        del self._waiting[press.number(1)]
        charge = charge._replace(event=event)
        notice = f"✅ {charge.words(f'tournament-organiser-did-{written.kind}')}"
        if written.kind == "penalty":
            await update_own(interaction, await self.panel.screen(charge, notice=notice))
        else:
            await update_own(interaction, await self._tables(charge, written.place, notice))

    # Between the form and the Yes ----------------------------------------------------------------

    def _keep(self, written: Written) -> int:
        self._last += 1
        self._waiting[self._last] = written
        while len(self._waiting) > MOST:
            self._waiting.popitem(last=False)
        return self._last

    async def _found(self, interaction: Interaction, press: Press) -> tuple[Charge, Written]:
        charge = await self.panel.charge(interaction, press)
        written = self._waiting.get(press.number(1))
        if written is None or written.event_id != charge.event.id:
            raise Sentence("tournament-organiser-write-again")
        return charge, written

    async def _tell(self, charge: Charge, written: Written, key: int) -> None:
        """What it would do; or why it cannot be, with what was written at hand."""
        try:
            lines = await self._lines(charge, written)
        except (TournamentRefused, TournamentError, Sentence) as refused:
            await self._refuse(charge, written, key, refused)
            return
        ways = Ways(charge.event.id, key, _back(written))
        await update_own(
            charge.interaction, verdict_screen(written.kind, lines, ways, charge.words)
        )

    async def _refuse(self, charge: Charge, written: Written, key: int, refused: Exception) -> None:
        told = refusal_text(refused, charge.words)
        ways = Ways(charge.event.id, key, _back(written))
        await update_own(charge.interaction, refused_screen(told, ways, charge.words))

    async def _lines(self, charge: Charge, written: Written) -> list[str]:
        """What everybody would read of it. Raises as the verdict itself would."""
        event, words, press = charge.event, charge.words, written.press
        fewest = {"forfeit": 1, "penalty": 2, "correct": 2 if event.plan.is_duplicate else 3}
        if len(press.values) < fewest[written.kind]:
            raise Sentence("refused-unknown-button")
        why = reason_text(needed_reason(written.why), words)
        names = await names_of(self.bot, event)
        if written.kind == "penalty":
            number, points = press.number(1), points_of(press.value)
            check_penalty(event, number, points)
            name, taken = names.markdown(number, words), words.number(points)
            told = words("tournament-organiser-sure-penalty", name=name, points=taken, count=points)
            return [told, why]
        return [*self._of_table(charge, written, names), why]

    def _of_table(self, charge: Charge, written: Written, names: Names) -> list[str]:
        event, words = charge.event, charge.words
        table = event.table(*written.place)
        check_seen(event, written.place, seen_in(event, written.press))

        def name(entry: int) -> str:
            return names.markdown(entry, words)

        if written.kind == "forfeit":
            absent = [each for each in absent_of(written.press) if each in _entries(table)]
            result = outcome_text(event, "forfeit", {"absent": absent}, name, words)
        else:
            result = outcome_text(event, "played", _facts(event, table, written), name, words)
        before = event.result_of(table)
        sides = " – ".join(words.join_and([name(each) for each in side]) for side in table.sides)
        place = words("tournament-organiser-place", round=table.round, table=table.number)
        lines = [f"**{place}** · {sides}"]
        if before is None:
            return [*lines, words("tournament-organiser-sure-result", result=result)]
        instead = result_text(event, before, name, words)
        return [
            *lines,
            words("tournament-organiser-sure-instead", result=result, instead=instead),
        ]

    async def _decide(self, charge: Charge, written: Written) -> Event:
        event, press = charge.event, written.press
        verdicts = self.bot.tournaments.verdicts
        if written.kind == "penalty":
            number, points = press.number(1), points_of(press.value)
            seen = press.number(2)
            return await verdicts.penalty(
                event.id, charge.asker, number, points, written.why, seen=seen
            )
        asked = event.id, charge.asker, written.place
        why, seen = written.why, seen_in(event, press)
        if written.kind == "forfeit":
            return await verdicts.forfeit(*asked, absent_of(press), why, seen=seen)
        if event.plan.is_duplicate:
            return await verdicts.correct_boards(
                *asked, boards_written(press.value), why, seen=seen
            )
        scores = scores_written(event, event.table(*written.place), press.values)
        return await verdicts.correct(*asked, scores, why, seen=seen)

    async def _tables(self, charge: Charge, place: tuple[int, int], notice: str) -> Screen:
        """The round's tables again, with the new result among them."""
        event, words = charge.event, charge.words
        names = await names_of(self.bot, event)
        number, table = place
        position = [each.number for each in event.tables_of(number)].index(table)

        def plain(entry: int) -> str:
            return names.plain(entry, words, SHORT)

        return tables_screen(event, number, page_of(position), plain, words, notice=notice)


def _facts(event: Event, table: TableRow, written: Written) -> dict[str, Any]:
    if event.plan.is_duplicate:
        return board_facts(event, boards_written(written.press.value))
    return score_facts(event, scores_written(event, table, written.press.values))


def _entries(table: TableRow) -> set[int]:
    return {each for side in table.sides for each in side}


def seen_in(event: Event, press: Press) -> int | None:
    """The result that the form was made for; None where nobody sees results yet, as in the open
    round of a duplicate."""
    current = event.current
    if event.plan.is_duplicate and current is not None and current.number == press.number(1):
        return None
    return press.number(3)


def _back(written: Written) -> tuple[object, ...]:
    """Where a No leads: a verb and what follows the tournament's number."""
    if written.kind == "penalty":
        return "t_manage_entry", written.event_id, written.press.number(1)
    return "t_table", written.event_id, *written.place


def setup_verdicts(bot: DixDeDer, panel: Panel) -> None:
    verdicts = Verdicts(bot, panel)
    on_press("t_corrected", verdicts.written)
    on_press("t_forfeited", verdicts.written)
    on_press("t_penalised", verdicts.written)
    on_press("t_verdict", verdicts.do)
    on_press("t_verdict_again", verdicts.again)
