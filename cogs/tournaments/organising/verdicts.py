"""A verdict that an organiser has written in a form: shown again with what it does, then a Yes.

Nothing waits in memory: the buttons carry what the form was about, and what was written is read
back from the message that shows it. So a Yes is possible after a restart.
"""

from typing import Any, Final, NamedTuple

import discord

from bot.storage.tournaments.rounds import TableRow
from bot.tournaments import TournamentError
from bot.tournaments.live import Event, TournamentRefused
from bot.tournaments.live.organising.verdicts import (
    LONGEST_REASON,
    board_facts,
    check_other,
    check_penalty,
    check_seen,
    needed_reason,
    score_facts,
)
from bot.visible_text import shorten, visible
from cogs.answering import ask, update_own
from cogs.answers import Sentence, refusal_text
from cogs.feature import pressed
from cogs.press import Press
from cogs.screens.screen import read_back
from cogs.tournaments.names import names_of
from cogs.tournaments.names_screen import Names
from cogs.tournaments.organising.log_screen import outcome_text, result_text
from cogs.tournaments.organising.panel import Charge, PanelPages
from cogs.tournaments.organising.tables_panel import tables_page
from cogs.tournaments.organising.verdict_forms import (
    LONGEST_FIELD,
    absent_of,
    boards_written,
    fields_of,
    form_of,
    penalty_facts,
    penalty_of,
    punishable_only,
    scores_written,
)
from cogs.tournaments.organising.verdicts_screen import Shown, refused_screen, verdict_screen

Interaction = discord.Interaction[Any]

KINDS: Final = {
    "t_corrected": "correct",
    "t_forfeited": "forfeit",
    "t_penalised": "penalty",
    "t_taken_back": "take-back",
}
"""what a form is about"""
OF_AN_ENTRY: Final = ("penalty", "take-back")
"""the others are about a table"""


class Written(NamedTuple):
    """All that stood in a form, and what it was about: `press` has the form's arguments."""

    kind: str
    press: Press

    @property
    def values(self) -> tuple[str, ...]:
        return self.press.values

    @property
    def why(self) -> str:
        return self.values[-1]

    @property
    def place(self) -> tuple[int, int]:
        """The round and the number of a table."""
        return self.press.number(1), self.press.number(2)

    @property
    def seen(self) -> int:
        """The result that the form was made for, or how many penalties there were; the penalty
        that is taken back."""
        return self.press.number(2 if self.kind in OF_AN_ENTRY else 3)

    @property
    def shown(self) -> Shown:
        """A No leads back to the entry, or to the table."""
        event_id, *about = self.press.args
        back = ("t_manage_entry", event_id, *about[:1])
        if self.kind not in OF_AN_ENTRY:
            back = ("t_table", event_id, *about[:2])
        return Shown((event_id, self.kind, *about), self.values, back)


class Verdicts(PanelPages):
    @pressed("t_corrected", "t_forfeited", "t_penalised", "t_taken_back")
    async def written(self, interaction: Interaction, press: Press) -> None:
        """A form was sent: are you sure? Or why it cannot be, with what was written at hand."""
        charge = await self.panel.charge(interaction, press)
        kind = KINDS[press.verb]
        if len(press.values) != fields_of(charge.event, kind):
            raise Sentence("refused-unknown-button")
        first, *others = press.values
        # What Discord would not have let anybody write is cut before it is shown again.
        values = (
            first.strip()[:LONGEST_FIELD],
            *(shorten(visible(each), LONGEST_REASON) for each in others),
        )
        written = Written(kind, press._replace(values=values))
        try:
            lines = await self._lines(charge, written)
        except (TournamentRefused, TournamentError, Sentence) as refused:
            await self._refuse(charge, written, refused)
            return
        screen = verdict_screen(written.kind, lines, written.shown, charge.words)
        await update_own(interaction, screen)

    @pressed("t_verdict_again")
    async def again(self, interaction: Interaction, press: Press) -> None:
        """The form once more, with what was written."""
        charge, written = await self._read_back(interaction, press)
        names = await names_of(self.bot, charge.event)
        about = written.kind, charge.event, written.press
        await ask(interaction, form_of(*about, names, charge.words, written.values))

    @pressed("t_verdict")
    async def do(self, interaction: Interaction, press: Press) -> None:
        """They are sure."""
        charge, written = await self._read_back(interaction, press)
        try:
            event = await self._decide(charge, written)
        except (TournamentRefused, TournamentError, Sentence) as refused:
            await self._refuse(charge, written, refused)
            return
        charge, words = charge._replace(event=event), charge.words
        notice = f"✅ {words(f'tournament-organiser-did-{written.kind}')}"
        if written.kind in OF_AN_ENTRY:
            await update_own(interaction, await self.panel.screen(charge, notice=notice))
            return
        if event.result_of(event.table(*written.place)) is None:  # its boards are played elsewhere
            notice = (
                f"✅ {words('tournament-organiser-entered-unseen')} {words('duplicate-hidden')}"
            )
        screen = await tables_page(self.bot, charge, *written.place, notice)
        await update_own(interaction, screen)

    async def _read_back(self, interaction: Interaction, press: Press) -> tuple[Charge, Written]:
        """Return what was written, from the message on which the button stands."""
        charge = await self.panel.charge(interaction, press)
        kind = press.text(1)
        if kind not in KINDS.values():
            raise Sentence("refused-unknown-button")
        values = read_back(interaction.message, fields_of(charge.event, kind))
        if values is None:
            raise Sentence("tournament-organiser-write-again")
        args = press.args[0], *press.args[2:]
        return charge, Written(kind, Press(press.verb, args, values))

    async def _refuse(self, charge: Charge, written: Written, refused: Exception) -> None:
        told = refusal_text(refused, charge.words)
        screen = refused_screen(told, written.shown, charge.words)
        await update_own(charge.interaction, screen)

    async def _lines(self, charge: Charge, written: Written) -> list[str]:
        """Return what it would do. Raises as the verdict itself would."""
        event, words, press = charge.event, charge.words, written.press
        needed_reason(written.why)
        names = await names_of(self.bot, event)
        if written.kind not in OF_AN_ENTRY:
            return self._of_table(charge, written, names)
        if written.kind == "take-back":
            about = penalty_facts(event, written.seen, names, words)
            return [words("tournament-organiser-sure-take-back", **about)]
        punishable_only(event)
        number, points = press.number(1), penalty_of(press.value)
        check_penalty(event, number, points)
        name, taken = names.markdown(number, words), words.number(points)
        return [words("tournament-organiser-sure-penalty", name=name, points=taken, count=points)]

    def _of_table(self, charge: Charge, written: Written, names: Names) -> list[str]:
        event, words = charge.event, charge.words
        table = event.table(*written.place)
        check_seen(event, written.place, written.seen)

        def name(entry: int) -> str:
            return names.markdown(entry, words)

        if written.kind == "forfeit":
            kind, facts = "forfeit", {"absent": absent_of(written.press, table)}
        else:
            kind, facts = "played", _facts(event, table, written)
        check_other(event, written.place, kind, facts)
        result = outcome_text(event, kind, facts, name, words)
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
        event, press, why, seen = charge.event, written.press, written.why, written.seen
        verdicts = self.bot.tournaments.verdicts
        if written.kind == "penalty":
            punishable_only(event)
            number, points = press.number(1), penalty_of(press.value)
            return await verdicts.penalty(event.id, charge.asker, number, points, why, seen=seen)
        if written.kind == "take-back":
            return await verdicts.take_back(event.id, charge.asker, seen, why)
        asked, table = (event.id, charge.asker, written.place), event.table(*written.place)
        if written.kind == "forfeit":
            return await verdicts.forfeit(*asked, absent_of(press, table), why, seen=seen)
        if event.plan.format.shared_boards:
            boards = boards_written(press.value)
            return await verdicts.correct_boards(*asked, boards, why, seen=seen)
        scores = scores_written(event, table, press.values)
        return await verdicts.correct(*asked, scores, why, seen=seen)


def _facts(event: Event, table: TableRow, written: Written) -> dict[str, Any]:
    if event.plan.format.shared_boards:
        return board_facts(event, boards_written(written.press.value))
    return score_facts(event, scores_written(event, table, written.press.values))
