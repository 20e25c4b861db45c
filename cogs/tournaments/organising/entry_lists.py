"""Entries from a list, a line for each, or from a role (T8 b, c): shown first, entered by a Yes,
all of them or none.

What was written stands in the message of the question, and is read back from there.
"""

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.storage.people import people, servers
from bot.storage.tournaments import tournaments
from bot.text import Words
from bot.text.names import folded
from bot.tournaments.live import Event
from bot.visible_text import shorten
from cogs.answering import Sentence
from cogs.bot import Answer
from cogs.choices import role_here
from cogs.feature import Feature
from cogs.press import GREEN, FormField, button, fields_form
from cogs.screens.names import person_name
from cogs.screens.screen import (
    GOLD,
    Items,
    Screen,
    cut,
    read_back,
    rows,
    screen_of,
    written_block,
)
from cogs.servers.known import members_called, members_of
from cogs.servers.permissions import role_ids
from cogs.tournaments.names import TOGETHER
from cogs.tournaments.organising.desk import Desk, at_desk
from cogs.tournaments.organising.panel import panel
from cogs.tournaments.registration import strength_of

LISTED_IN = ("registration",)
"""states in which entries come from a list: later nobody is found for who looks for a partner"""
LONGEST = 1800
"""characters of a list: it stands in a message with what is wrong in it"""
MOST_NAMES = 60
"""names that Discord is asked for; ids are asked for a hundred at a time"""
KNOWN = 500
"""people of a server of whom Discord is asked whether they have a role"""
PROBLEMS = 10
"""lines that are told to be wrong"""
ROOM = 1200
"""characters of the entries that are shown"""
SHORT = 32
SEPARATORS = ("\t", ";", ",", "&")


class Line(NamedTuple):
    number: int
    cells: tuple[str, ...]
    """names, ids and mentions of the people of an entry"""


class Problem(NamedTuple):
    """An error in a line; `why`: a text below `tournament-entry-list-problem`."""

    line: int
    why: str
    text: str = ""
    number: int = 0

    def told(self, words: Words) -> str:
        facts = {"line": self.line, "count": self.number, "text": words.name(self.text)}
        return words("tournament-entry-list-problem", self.why, **facts)


class Resolved(NamedTuple):
    """A list as Discord knows its people."""

    entries: Sequence[Sequence[discord.Member]]
    problems: Sequence[Problem]


def lines_of(written: str) -> Iterator[Line]:
    """The lines in which something stands; their cells are divided by the first of `SEPARATORS`
    that is there."""
    for number, line in enumerate(written.splitlines(), start=1):
        separator = next((each for each in SEPARATORS if each in line), ",")
        cells = next(csv.reader([line], delimiter=separator, skipinitialspace=True), [])
        if found := tuple(filter(None, map(str.strip, cells))):
            yield Line(number, found)


def id_of(cell: str) -> int | None:
    """The id that a cell is, as it is or in a mention; None for a name."""
    bare = cell.removeprefix("<@").removeprefix("!").removesuffix(">")
    return int(bare) if bare.isascii() and bare.isdecimal() and 15 <= len(bare) <= 19 else None


class EntryLists(Feature):
    @at_desk("t_paste", states=LISTED_IN)
    async def form(self, desk: Desk) -> ui.Modal:
        """Ask for a list; once more with what was written."""
        words = desk.words
        [written] = read_back(desk.interaction.message, 1) or [""]
        label = words("tournament-entry-list-label", desk.event.row.members)
        field = FormField("list", label, written[:LONGEST], LONGEST, long=True)
        title, about = words("tournament-entry-list"), words("tournament-entry-list-about")
        return fields_form(title, about, [field], "t_pasted", desk.event.id)

    @at_desk("t_pasted", states=LISTED_IN)
    async def listed(self, desk: Desk) -> Answer:
        return await _question(desk, desk.press.value)

    @at_desk("t_paste_role", states=LISTED_IN)
    async def of_role(self, desk: Desk) -> Answer:
        """List those with a role whom the server's tables have seen: a line for each."""
        role = role_here(desk.interaction, desk.press)
        server_id, entered = desk.event.row.server_id, _entered(desk.event)
        async with desk.bot.database.read() as connection:
            ids = await tournaments.people_of(connection, server_id, KNOWN)
            members = [each for each in await _members(desk, ids) if role in role_ids(each)]
            found: list[str] = []
            for each in members:
                person = await people.find_by_discord_id(connection, each.id)
                blocked = person and await servers.are_blocked(connection, server_id, {person.id})
                if person and person.id not in entered and not blocked and not each.bot:
                    found.append(str(each.id))
        if not found:
            raise Sentence("tournament-entry-list-role-nobody", role=f"<@&{role}>")
        lines = "".join(f"{each}\n" for each in found)
        return await _question(desk, lines[: LONGEST + 1].rpartition("\n")[0])

    @at_desk("t_paste_do", states=LISTED_IN)
    async def do(self, desk: Desk) -> Answer:
        """Enter them, after a Yes, once the list was looked through again."""
        read = read_back(desk.interaction.message, 1)
        if read is None:
            raise Sentence("tournament-organiser-write-again")
        found = await _resolve(desk, read[0])
        if found.problems or not found.entries:
            return _screen(desk, read[0], found)
        listed: list[tuple[tuple[int, ...], float]] = []
        for members in found.entries:
            met = [await desk.bot.people.meet(each.id, each.display_name) for each in members]
            ids = tuple(each.id for each in met)
            listed.append((ids, await strength_of(desk.bot, desk.event, *ids)))
        event = await desk.verdicts.add_all(*desk.whose, listed)
        done = desk.words("tournament-entry-list-done", count=len(listed))
        return await panel(desk._replace(event=event), f"✅ {done}")


# Who is meant ------------------------------------------------------------------------------------


def _entered(event: Event) -> set[int]:
    """The people who play already, not those who look for a partner or were asked."""
    return {
        each.person_id
        for each in event.members
        if each.person_id and event.entry(each.number).standing in ("in", "waiting")
    }


async def _members(desk: Desk, ids: Iterable[int]) -> list[discord.Member]:
    return await members_of(desk.bot, await _server(desk), list(ids))


async def _called(desk: Desk, name: str) -> list[discord.Member]:
    """The members whose name this is."""
    found = await members_called(desk.bot, await _server(desk), name)
    names = [{each.display_name, each.name, each.global_name or ""} for each in found]
    wanted = folded(name)
    return [each for each, own in zip(found, names, strict=True) if wanted in map(folded, own)]


async def _server(desk: Desk) -> int:
    return await desk.bot.database.ask(servers.discord_id_of, desk.event.row.server_id)


async def _resolve(desk: Desk, written: str) -> Resolved:
    """Find the people of a list, and what is wrong in it, line by line."""
    lines = list(lines_of(written))
    called = await _known(desk, dict.fromkeys(cell for line in lines for cell in line.cells))
    entries, problems = list[list[discord.Member]](), list[Problem]()
    at: dict[int, int] = {}
    """by id, the line in which somebody stands first"""
    for line in lines:
        if len(line.cells) > desk.event.row.members:
            problems.append(Problem(line.number, "many", number=desk.event.row.members))
            continue
        for cell in line.cells:
            why, number = await _wrong(desk, cell, called[cell], at)
            if why:
                problems.append(Problem(line.number, why, shorten(cell, SHORT), number))
            else:
                at[called[cell][0].id] = line.number
        entries.append([member for cell in line.cells for member in called[cell]])
    return Resolved(entries, problems)


async def _known(desk: Desk, cells: Iterable[str]) -> dict[str, list[discord.Member]]:
    """The members whom each cell may mean."""
    ids = {cell: id_of(cell) for cell in cells}
    names = [cell for cell, number in ids.items() if number is None]
    if len(names) > MOST_NAMES:
        raise Sentence("tournament-entry-list-too-long", most=MOST_NAMES)
    members = await _members(desk, {each for each in ids.values() if each is not None})
    found = {cell: [e for e in members if e.id == number] for cell, number in ids.items()}
    return found | {name: await _called(desk, name) for name in names}


async def _wrong(
    desk: Desk, cell: str, found: Sequence[discord.Member], at: Mapping[int, int]
) -> tuple[str, int]:
    """An error about somebody in a list, and the number to be told with it; or nothing."""
    if not found:
        return "nobody" if id_of(cell) is None else "no-member", 0
    if len(found) > 1:
        return "several", len(found)
    [member] = found
    if member.bot:
        return "robot", 0
    if member.id in at:
        return "twice", at[member.id]
    async with desk.bot.database.read() as connection:
        person = await people.find_by_discord_id(connection, member.id)
        if person is None:
            return "", 0
        if person.id in _entered(desk.event):
            return "entered", 0
        server_id = desk.event.row.server_id
        blocked = await servers.are_blocked(connection, server_id, {person.id})
    return "blocked" if blocked else "", 0


# The question ------------------------------------------------------------------------------------


async def _question(desk: Desk, written: str) -> Screen:
    found = await _resolve(desk, written)
    if not found.entries and not found.problems:
        raise Sentence("tournament-entry-list-empty")
    return _screen(desk, written, found)


def _screen(desk: Desk, written: str, found: Resolved) -> Screen:
    """The question: the entries, or what is wrong; and the list as it was written."""
    words, event = desk.words, desk.event
    told: list[str] = []
    if found.problems:
        told.append(f"⚠️ **{words('tournament-entry-list-wrong', count=len(found.problems))}**")
        told += [f"- {each.told(words)}" for each in found.problems[:PROBLEMS]]
        if len(found.problems) > PROBLEMS:
            more = len(found.problems) - PROBLEMS
            told.append(f"- {words('tournament-player-more', count=more)}")
    else:
        told.append(f"**{words('tournament-entry-list-sure', count=len(found.entries))}**")
        if lacking := sum(len(each) < event.row.members for each in found.entries):
            told.append(words("tournament-entry-list-lacking", count=lacking))
        told += [
            f"{at}. {TOGETHER.join(person_name(e.display_name, words) for e in entry)}"
            for at, entry in enumerate(found.entries, start=1)
        ]
    controls = [
        button(words("tournament-organiser-write-otherwise"), "t_paste", event.id, emoji="✏️"),
        button(words("tournament-organiser-no"), "t_entries", event.id),
    ]
    if not found.problems:
        label = words("tournament-entry-list-yes", count=len(found.entries))
        controls.insert(0, button(label, "t_paste_do", event.id, style=GREEN))
    items: Items = [
        f"## 📄 {words('tournament-entry-list')}",
        cut("\n".join(told), ROOM),
        f"-# {words('tournament-entry-list-written')}",
        written_block([written[:LONGEST]]),
        *rows(controls, 2),
    ]
    return screen_of(*items, colour=GOLD)
