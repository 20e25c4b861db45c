"""The tables of a round for the organiser, and their verdicts: a result is corrected, a table
forfeited, points are taken off or given back. Each is written in a form, shown again with what it
does, and done by a Yes.

Nothing waits in memory: the buttons carry what the form was about, and what was written is read
back from the message that shows it. So a Yes is possible after a restart.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, ClassVar

import discord
from discord import ui

from bot.storage.engine.tournament_schema import ResultRow
from bot.storage.tournaments.rounds import TableRow
from bot.tournaments import Board, Score, TournamentError, is_house
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.verdicts import (
    LONGEST_REASON,
    board_facts,
    check_other,
    check_penalty,
    check_seen,
    needed_reason,
    penalties,
    penalties_of,
    score_facts,
    won_by_points,
)
from bot.visible_text import shorten, visible
from cogs.answering import Sentence, refusal_text
from cogs.bot import Answer
from cogs.feature import Feature
from cogs.press import GREEN, FormField, Item, Press, button, fields_form, select
from cogs.screens.paging import MOST, choices, windows
from cogs.screens.screen import (
    GOLD,
    Items,
    Screen,
    read_back,
    rows,
    screen_of,
    written_block,
)
from cogs.tournaments.names import Names, place_name
from cogs.tournaments.organising.desk import Desk, at_desk
from cogs.tournaments.organising.log_screen import outcome_text, reason_text, result_text
from cogs.tournaments.organising.panel import panel, to_panel

SHORT = 24
"""characters of a name on a label"""


class Tables(Feature):
    @at_desk("t_tables")
    async def tables(self, desk: Desk) -> Answer:
        """The tables of a round, which a select or a button names."""
        return tables_screen(await desk.names(), desk.chosen(1))

    @at_desk("t_tables_page")
    async def turn(self, desk: Desk) -> Answer:
        """Turn to another page of tables."""
        return tables_screen(await desk.names(), desk.press.number(1), desk.press.chosen())

    @at_desk("t_table")
    async def table(self, desk: Desk) -> Answer:
        table = desk.event.table(desk.press.number(1), desk.chosen(2))
        return table_screen(await desk.names(), table)


def tables_screen(names: Names, round_number: int, page: int = 0, notice: str = "") -> Screen:
    event, words = names.event, names.words
    tables = event.tables_of(round_number)
    if not tables:
        raise TournamentRefused(Refusal.NO_ROUND)
    options: list[discord.SelectOption] = []
    for each in tables:
        sides = " – ".join(names.side(side, SHORT, plain=True) for side in each.sides if side)
        result = words("tournament-organiser-no-result")
        if row := event.result_of(each):
            result = result_text(event, row, lambda entry: names.plain(entry, SHORT), words)
        options.append(
            discord.SelectOption(
                label=f"{each.number} · {sides}",
                value=str(each.number),
                description=result,
                emoji="✅" if event.is_settled(each) else "⏳",
            )
        )
    told = event.format.told(round_number)
    title = words("tournament-organiser-round-tables", round=told)
    done = sum(event.is_settled(each) for each in tables)
    counted = words("tournament-organiser-tables-done", done=done, tables=len(tables))
    choose = words("tournament-organiser-choose-table")
    rounds = [
        (str(each.number), words("tournament-boards-round", round=each.number))
        for each in event.rounds
    ]
    return screen_of(
        notice,
        f"## 🃏 {title}\n{counted}",
        *windows(choose, options, page, "t_table", "t_tables_page", event.id, round_number),
        choices("…", rounds, str(round_number), "t_tables", event.id) if len(rounds) > 1 else (),
        [to_panel(event.id, words)],
    )


def table_screen(names: Names, table: TableRow) -> Screen:
    """One table: its result, and the verdicts there are."""
    event, words = names.event, names.words
    row, place = event.result_of(table), (table.round, table.number)
    lines = [f"## {place_name(event.format, *place, words)}"]
    lines += [f"**{names.side(side)}**" for side in table.sides if side]
    if row is None:
        lines.append(words("tournament-organiser-no-result"))
    else:
        result = result_text(event, row, names.markdown, words)
        lines.append(words("tournament-organiser-result", result=result))
        if row.why:
            lines.append(f"-# {reason_text(row.why, words)}")
    items: Items = ["\n".join(lines)]
    controls: list[Item] = []
    if event.state != "cancelled":
        correct = words("tournament-organiser-correct")
        controls.append(
            button(correct, "t_verdict_ask", event.id, Correction.kind, *place, emoji="✏️")
        )
        # Who was not there: the table is forfeited then.
        there = {
            each: names.plain(each) or "–"
            for side in table.sides
            for each in side
            if not is_house(each)
        }
        choose, about = words("tournament-organiser-absent"), (event.id, Forfeit.kind, *place)
        items.append([select(choose, there, "t_verdict_ask", *about, most=len(there))])
    back = words("tournament-organiser-back")
    controls.append(button(back, "t_tables", event.id, table.round, emoji="◀️"))
    return screen_of(*items, *rows(controls, 2))


REFUSALS = (TournamentRefused, TournamentError, Sentence)
LONGEST_FIELD = 1000
"""characters of what is written in several lines: the boards of a table"""
DIGITS = 8
SIGNS = ("-", "−", "–", "+")


# What people write -------------------------------------------------------------------------------


def points_of(text: str) -> int:
    """Points as people write them, "1 044" or "1,044"; raises `TournamentRefused`."""
    digits = "".join(each for each in text if not each.isspace() and each not in ",.’'")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    return int(digits)


def parties_of(text: str) -> tuple[int, ...] | None:
    """Parties won by both sides of a bracket's game, "2-1"; None when nothing is written.

    Raises `TournamentRefused`.
    """
    if not text.strip():
        return None
    one, _, other = text.replace("–", "-").replace(":", "-").partition("-")
    found = points_of(one), points_of(other)
    if max(found) > 2:
        raise TournamentRefused(Refusal.NO_SUCH_SCORE)
    return found


def boards_of(text: str) -> tuple[Board, ...]:
    """Boards as "1: 162-0", with as many points as there are sides, a line each.

    Raises `TournamentRefused`.
    """
    found: list[Board] = []
    for line in filter(None, (each.strip() for each in text.splitlines())):
        number, _, points = line.partition(":")
        by_side = tuple(map(points_of, points.replace("–", "-").split("-")))
        if len(by_side) < 2:
            raise TournamentRefused(Refusal.NO_SUCH_SCORE)
        found.append(Board(points_of(number), by_side))
    return tuple(found)


def can_be_punished(event: Event) -> bool:
    """Return whether points that are taken off would change anything: those of a duplicate or a
    bracket rank nobody."""
    ranked = event.format.adds_points or (event.format.bracket and event.plan.pools)
    return bool(event.rounds) and event.state != "cancelled" and ranked


# The verdicts ------------------------------------------------------------------------------------


class Verdict(ABC):
    """A verdict that is asked for, or has been written: `press` names the tournament, the kind and
    what it is about, as its form carries it, and has what was written there, last the reason."""

    kind: ClassVar[str]
    titled: ClassVar[str]
    explained: ClassVar[str]
    """the texts that head the form and say above it what will happen"""
    page: ClassVar[str]
    """the verb of the page to which a No leads"""
    seen_at: ClassVar[int]
    """which argument of a press says what its writer has seen; those between the kind and this one
    say what the verdict is about, which that page is told too"""

    def __init__(self, desk: Desk, names: Names, press: Press) -> None:
        self.desk, self.names, self.press = desk, names, press
        self.event, self.words = desk.event, desk.words

    @property
    def why(self) -> str:
        return self.press.values[-1]

    @property
    def seen(self) -> int:
        """Return the number in the custom id that says what was known when the form was opened:
        how many penalties there were, or the id of a penalty or of a result."""
        return self.press.number(self.seen_at)

    @abstractmethod
    def told(self) -> dict[str, Any]:
        """Return what `explained` names. Raises where it would change nothing."""

    @abstractmethod
    def args(self) -> tuple[object, ...]:
        """Return what the form carries behind the tournament and the kind."""

    def fields(self) -> list[FormField]:
        """Return those above the reason."""
        return []

    def all_fields(self) -> list[FormField]:
        label = self.words("tournament-organiser-reason")
        return [*self.fields(), FormField("why", label, longest=LONGEST_REASON, long=True)]

    def form(self, values: Sequence[str] = ()) -> ui.Modal:
        """`values`: what was written in it before."""
        fields = self.all_fields()
        if values:
            fields = [each._replace(text=told) for each, told in zip(fields, values, strict=True)]
        about = self.words(self.explained, **self.told())
        own = self.event.id, self.kind, *self.args()
        return fields_form(self.words(self.titled), about, fields, "t_verdict_written", *own)

    @abstractmethod
    def lines(self) -> list[str]:
        """Return what it would do. Raises as the verdict itself would."""

    @abstractmethod
    async def decide(self) -> Event: ...

    async def done(self, desk: Desk, notice: str) -> Screen:
        """Return the page shown afterwards."""
        return await panel(desk, notice)

    def screen(self, refused: Exception | None = None) -> Screen:
        """Ask whether that is sure: what it would do, or why it is refused, above what was written.

        Raises as the verdict itself would.
        """
        words, args = self.words, self.press.args
        if refused is None:
            needed_reason(self.why)
            public = words("tournament-organiser-everybody-reads")
            told = "\n".join([f"### {words(self.titled)}", *self.lines(), "", public])
            again = words("tournament-organiser-write-otherwise")
            yes = words("tournament-organiser-do", self.kind)
            first = [button(yes, "t_verdict", *args, style=GREEN)]
        else:
            told, first = f"⚠️ {refusal_text(refused, words)}", []
            again = words("tournament-organiser-try-again")
        controls = [
            *first,
            button(again, "t_verdict_again", *args, emoji="✏️"),
            button(words("tournament-organiser-no"), self.page, args[0], *args[2 : self.seen_at]),
        ]
        return screen_of(told, written_block(self.press.values), controls, colour=GOLD)


class OfEntry(Verdict):
    """About points of an entry; the form also carries what its writer has seen: how many penalties
    there were, or the one that is taken back."""

    page, seen_at = "t_manage_entry", 3

    @property
    def number(self) -> int:
        return self.press.number(2)


class Penalty(OfEntry):
    kind = "penalty"
    titled, explained = "tournament-organiser-penalty", "tournament-organiser-penalty-about"

    def _points(self) -> int:
        """Raises a `Sentence` for a sign, and where a penalty would change nothing; else as
        `points_of`."""
        self._punishable_only()
        if self.press.value.strip().startswith(SIGNS):
            raise Sentence("tournament-organiser-no-sign")
        return points_of(self.press.value)

    def _punishable_only(self) -> None:
        if not can_be_punished(self.event):
            raise Sentence("tournament-organiser-no-penalty")

    def told(self) -> dict[str, Any]:
        self._punishable_only()
        entry = self.event.entry(self.number)
        return {"name": self.words.name(self.names.plain(entry.number))}

    def args(self) -> tuple[object, ...]:
        return self.number, penalties_of(self.event, self.number)

    def fields(self) -> list[FormField]:
        return [FormField("points", self.words("tournament-organiser-penalty-points"))]

    def lines(self) -> list[str]:
        points = self._points()
        check_penalty(self.event, self.number, points)
        told = {"points": self.words.number(points), "count": points}
        name = self.names.markdown(self.number)
        return [self.words("tournament-organiser-sure-penalty", name=name, **told)]

    async def decide(self) -> Event:
        given = self.number, self._points(), self.why
        return await self.desk.verdicts.penalty(*self.desk.whose, *given, seen=self.seen)


class TakeBack(OfEntry):
    kind = "take-back"
    titled, explained = "tournament-organiser-take-back", "tournament-organiser-take-back-about"

    def _row(self) -> ResultRow:
        """Raises `TournamentRefused` for a penalty that does not count."""
        row = next((each for each in penalties(self.event) if each.id == self.seen), None)
        if row is None:
            raise TournamentRefused(Refusal.CHANGED)
        return row

    def told(self) -> dict[str, Any]:
        row = self._row()
        name, points = self.names.markdown(row.entry or 0), row.facts["points"]
        return {"name": name, "points": self.words.number(points), "count": points}

    def args(self) -> tuple[object, ...]:
        return self._row().entry, self.seen

    def lines(self) -> list[str]:
        return [self.words("tournament-organiser-sure-take-back", **self.told())]

    async def decide(self) -> Event:
        return await self.desk.verdicts.take_back(*self.desk.whose, self.seen, self.why)


class OfTable(Verdict):
    """About a table; the form also carries the result that its writer has seen."""

    page, seen_at = "t_table", 4

    def __init__(self, desk: Desk, names: Names, press: Press) -> None:
        super().__init__(desk, names, press)
        self.place = press.number(2), press.number(3)
        self.table = self.event.table(*self.place)
        self.row = self.event.result_of(self.table)
        played = self.row is not None and self.row.kind == "played"
        self.facts: Mapping[str, Any] = self.row.facts if self.row and played else {}

    def told(self) -> dict[str, Any]:
        told = self.event.format.told(self.table.round)
        return {"round": told, "table": self.table.number}

    def args(self) -> tuple[object, ...]:
        return *self.place, self.row.id if self.row else 0

    @abstractmethod
    def outcome(self) -> tuple[str, dict[str, Any]]:
        """The kind of the result that it makes, and its facts."""

    def lines(self) -> list[str]:
        event, words, sides = self.event, self.words, self.table.sides
        check_seen(event, self.place, self.seen)
        kind, facts = self.outcome()
        check_other(event, self.place, kind, facts)
        name = self.names.markdown
        result = outcome_text(event, kind, facts, name, words)
        names = " – ".join(words.join_and([name(each) for each in side]) for side in sides)
        place = f"**{place_name(event.format, *self.place, words)}** · {names}"
        if self.row is None:
            return [place, words("tournament-organiser-sure-result", result=result)]
        instead = result_text(event, self.row, name, words)
        return [place, words("tournament-organiser-sure-instead", result=result, instead=instead)]

    async def done(self, desk: Desk, notice: str) -> Screen:
        if desk.event.result_of(desk.event.table(*self.place)) is None:
            unseen = self.words("tournament-organiser-entered-unseen")
            # Its boards are played elsewhere.
            notice = f"✅ {unseen} {self.words('duplicate-hidden')}"
        number, table = self.place
        position = [each.number for each in desk.event.tables_of(number)].index(table)
        return tables_screen(await desk.names(), number, position // MOST, notice)


class Correction(OfTable):
    kind = "correct"
    titled, explained = "tournament-organiser-correct", "tournament-organiser-correct-about"

    def fields(self) -> list[FormField]:
        """Return the points of each side, as they stand now. Of a duplicate each board has its own
        (T5), of a bracket the parties stand beside them."""
        words, scores = self.words, self.facts.get("scores")
        if self.event.format.shared_boards:
            boards = self.facts.get("boards", [])
            lines = "\n".join(
                f"{each['number']}: {'-'.join(map(str, each['points']))}" for each in boards
            )
            label = words("tournament-organiser-boards")
            return [FormField("boards", label, lines, LONGEST_FIELD, long=True)]
        fields = [
            FormField(
                f"points{side}",
                self.names.side(entries, SHORT // max(1, len(entries)), plain=True),
                str(scores[side]["points"]) if scores else "",
            )
            for side, entries in enumerate(self.table.sides)
        ]
        if self.event.format.bracket:
            parties = f"{scores[0]['parties']}-{scores[1]['parties']}" if scores else ""
            label = words("tournament-organiser-parties")
            fields.append(FormField("parties", label, parties, longest=5, least=0))
        return fields

    def _scores(self) -> tuple[Score, ...]:
        """The scores that were written; capots and failed contracts stay as they were.

        Who wrote more has won the party, unless the parties are written too.
        """
        sides = len(self.table.sides)
        points, more = [*map(points_of, self.press.values[:sides])], self.press.values[sides:]
        parties = parties_of(more[0]) if self.event.format.bracket else None
        if parties is None:
            parties = tuple(each.parties for each in won_by_points(points))
        before = self.facts.get("scores") or (asdict(Score(0)),) * sides
        return tuple(
            Score(**before[side] | {"points": points[side], "parties": parties[side]})
            for side in range(sides)
        )

    def outcome(self) -> tuple[str, dict[str, Any]]:
        if self.event.format.shared_boards:
            return "played", board_facts(self.event, boards_of(self.press.value))
        return "played", score_facts(self.event, self._scores())

    async def decide(self) -> Event:
        verdicts, own = self.desk.verdicts, (*self.desk.whose, self.place)
        if self.event.format.shared_boards:
            boards = boards_of(self.press.value)
            return await verdicts.correct_boards(*own, boards, self.why, seen=self.seen)
        return await verdicts.correct(*own, self._scores(), self.why, seen=self.seen)


class Forfeit(OfTable):
    kind = "forfeit"
    titled = "tournament-organiser-forfeit-title"
    explained = "tournament-organiser-forfeit-about"

    def _absent(self) -> tuple[int, ...]:
        """Return who of the table was absent: as they were chosen, or as the form carries them.

        Raises `TournamentRefused` for anybody else.
        """
        sides = self.table.sides
        there = {str(each): each for side in sides for each in side if not is_house(each)}
        carried = self.press.text(5)
        found = dict.fromkeys(carried.split("-") if carried else self.press.values)
        if not found or not set(found) <= set(there):
            raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
        return tuple(there[each] for each in found)

    def told(self) -> dict[str, Any]:
        names = self.words.join_and([self.names.markdown(each) for each in self._absent()])
        return {"names": names, **super().told()}

    def args(self) -> tuple[object, ...]:
        return *super().args(), "-".join(map(str, self._absent()))

    def outcome(self) -> tuple[str, dict[str, Any]]:
        return "forfeit", {"absent": self._absent()}

    async def decide(self) -> Event:
        given = self.place, self._absent(), self.why
        return await self.desk.verdicts.forfeit(*self.desk.whose, *given, seen=self.seen)


VERDICTS = {each.kind: each for each in (Correction, Forfeit, Penalty, TakeBack)}


# Asking, and doing it ----------------------------------------------------------------------------


class Verdicts(Feature):
    @at_desk("t_verdict_ask")
    async def ask(self, desk: Desk) -> Answer:
        """Ask for the reason, and what else there is to be written."""
        return (await _asked(desk)).form()

    @at_desk("t_verdict_written")
    async def written(self, desk: Desk) -> Answer:
        """A form was sent: are you sure? Or why it cannot be, with what was written at hand."""
        verdict, values = await _asked(desk), desk.press.values
        if len(values) != len(verdict.all_fields()):
            raise Sentence("refused-unknown-button")
        # What Discord would not have let anybody write is cut before it is shown again.
        cut = (shorten(visible(each), LONGEST_REASON) for each in values[1:])
        verdict.press = desk.press._replace(values=(values[0].strip()[:LONGEST_FIELD], *cut))
        try:
            return verdict.screen()
        except REFUSALS as refused:
            return verdict.screen(refused)

    @at_desk("t_verdict_again")
    async def again(self, desk: Desk) -> Answer:
        """The form once more, with what was written."""
        verdict = await _read_back(desk)
        return verdict.form(verdict.press.values)

    @at_desk("t_verdict")
    async def do(self, desk: Desk) -> Answer:
        """Do it, after a Yes."""
        verdict = await _read_back(desk)
        try:
            event = await verdict.decide()
        except REFUSALS as refused:
            return verdict.screen(refused)
        notice = f"✅ {desk.words('tournament-organiser-did', verdict.kind)}"
        return await verdict.done(desk._replace(event=event), notice)


async def _asked(desk: Desk) -> Verdict:
    kind = VERDICTS.get(desk.press.text(1))
    if kind is None:
        raise Sentence("refused-unknown-button")
    return kind(desk, await desk.names(), desk.press)


async def _read_back(desk: Desk) -> Verdict:
    """Return it with what was written, from the message on which the button stands."""
    verdict = await _asked(desk)
    values = read_back(desk.interaction.message, len(verdict.all_fields()))
    if values is None:
        raise Sentence("tournament-organiser-write-again")
    verdict.press = desk.press._replace(values=values)
    return verdict
