"""`/tournament manage`: the panel of one tournament, for who is in charge of it: how it stands,
what is stuck, and what they may do now; and `/tournament log`, which everybody may read.

The panel is one private message whose pages take each other's place.
"""

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.storage.people import people, servers
from bot.storage.tournaments import tournaments
from bot.text import Words, capital
from bot.tournaments import TournamentError, fewest, late_entry_round, rounds_of
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.drafts import is_open_to_change
from bot.tournaments.live.organising import MOST_ORGANISERS
from bot.visible_text import shorten
from cogs.bot import Answer, Click
from cogs.choices import people_chosen
from cogs.feature import Choices, Feature, clicked
from cogs.press import GREEN, GREY_BUTTON, Interaction, Item, button, picker, select
from cogs.screens.names import person_name
from cogs.screens.paging import page_at
from cogs.screens.screen import FELT, GOLD, GREY, Items, Screen, rows, screen_of
from cogs.servers.here import server_here
from cogs.tournaments.announcement import places_line
from cogs.tournaments.choosing import ALL, KNOWN, asker_of, offered, organises
from cogs.tournaments.names import Names
from cogs.tournaments.organising.desk import CHANGING, DRAFT, Desk, at_desk
from cogs.tournaments.organising.draft_screens import ago, stamp
from cogs.tournaments.organising.drafts import draft_home, same_minute
from cogs.tournaments.organising.log_screen import MOST, PER_PAGE, log_lines, log_screen, told
from cogs.tournaments.scheduled import unscheduled_line

MARKS = {"absent": "💤", "paused": "⏸️", "opening": "🕓", "playing": "▶️"}
"""what a table without a result waits for, the most urgent first"""
NAMED = 6
"""tables that are named"""
STRAGGLERS = 3
"""tables for which the others wait"""
MORE_TIME = (5, 10, 15)
"""minutes that one button gives"""
MISSING = 12
"""people who have not checked in that are named"""
MOVED = {"registration": ("closes", "start"), "check_in": ("start",)}
"""by state: the moments that can still be others"""


class Stuck(NamedTuple):
    """A table of the round that has no result yet. `why`: one of `MARKS`."""

    table: int
    sides: Sequence[str]
    why: str
    thread_id: int | None = None
    absent: Sequence[str] = ()
    """names of people for whom a robot plays"""


def to_panel(event_id: int, words: Words) -> Item:
    """The way back from a page of the desk."""
    return button(words("tournament-organiser-panel"), "t_manage", event_id, emoji="◀️")


def panel_screen(
    event: Event,
    stuck: Sequence[Stuck],
    latest: Sequence[str],
    words: Words,
    *,
    notice: str = "",
    missing: Sequence[str] = (),
    only_here: bool = False,
    pages: bool = False,
    now: float = 0.0,
) -> Screen:
    """`latest`: the last lines of the log, the newest first; `missing`: names of people who have
    not checked in yet; `only_here`: it is a co-organiser's, who makes no others like it (T10 b);
    `pages`: there are some for browsers."""
    row = event.row
    lines = [f"## 🛠️ {words.name(row.name)}", *_state(event, missing, words, now)]
    trouble = [] if event.format.own_time else _stuck(stuck, words)
    items: Items = [
        notice,
        "\n".join(lines),
        "\n".join(trouble),
        _still(event, words),
        (how_to_go_on(event, words) if row.paused_at is not None else ""),
        *_controls(event, words, only_here=only_here, pages=pages),
    ]
    if latest:
        title = words("tournament-organiser-latest")
        items += [ui.Separator(), "\n".join([f"-# {title}", *latest])]
    colour = GREY if row.state in ("finished", "cancelled") else GOLD if row.paused_at else FELT
    return screen_of(*items, colour=colour)


# How it stands -----------------------------------------------------------------------------------


def _state(event: Event, missing: Sequence[str], words: Words, now: float) -> list[str]:
    row = event.row
    lines = [f"-# {capital(words('tournament-state', row.state))}"]
    if row.paused_at is not None:
        lines.append(f"⏸️ **{words('tournament-organiser-paused', since=ago(row.paused_at))}**")
    if row.state == "running":
        return lines + _round(event, words, now)
    if row.state not in MOVED:
        return lines
    counts = {each: len(event.standing(each)) for each in ("waiting", "looking", "asked")}
    beside = (
        words("tournament-organiser-count", standing, count=count)
        for standing, count in counts.items()
        if count
    )
    lines.append(f"👥 {' · '.join([places_line(event, words), *beside])}")
    if row.state == "registration":
        lines.append(_at("closes", row.closes_at, words))
    elif row.check_in:
        lines.append(here_line(event, words))
        shown, more = [*missing[:MISSING]], len(missing) - MISSING
        if more > 0:
            shown.append(words("tournament-organiser-more-people", count=more))
        if shown:
            lines.append(f"⏳ {words('tournament-organiser-missing', names=words.join_and(shown))}")
    return [*lines, _at("starts", row.starts_at, words)]


def here_line(event: Event, words: Words) -> str:
    """`✋ Pairs checked in: 3 of 4`"""
    entered = event.standing("in")
    here = sum(event.is_here(each.number) for each in entered)
    counts = {"members": event.row.members, "here": here, "teams": len(entered)}
    return f"✋ {words('tournament-organiser-here', **counts)}"


def _at(what: str, at: float, words: Words) -> str:
    told = words("tournament-organiser-panel", what, at=stamp(at), when=ago(at))
    return f"🗓️ {told}"


def _round(event: Event, words: Words, now: float) -> list[str]:
    current, row = event.current, event.row
    if event.format.own_time:  # everybody plays when they like: there is no round
        tables = event.tables_of(1)
        done = sum(event.is_settled(each) for each in tables)
        return [
            f"🗓️ {words('tournament-organiser-daily-closes', at=stamp(row.closes_at))}",
            f"🃏 {words('tournament-organiser-daily-played', done=done, people=len(tables))}",
        ]
    played = len(event.rounds)
    last = row.last_round or max(total_rounds(event), played)
    if current is None:
        if not played:
            return [f"🎲 {words('tournament-organiser-first-round')}"]
        lines = [f"☕ {words('tournament-organiser-between', round=played, rounds=last)}"]
        closed = event.rounds[-1].closed_at
        at = (closed or 0) + row.break_seconds
        if at > now and row.paused_at is None and can_pair(event):  # later it is being paired
            lines.append(f"-# {words('tournament-organiser-next-round', at=ago(at))}")
        return lines
    tables = event.tables_of(current.number)
    done = sum(event.is_settled(each) for each in tables)
    told = words("tournament-organiser-round", round=current.number, rounds=last)
    lines = [
        *([] if event.format.one_round else [f"▶️ **{told}**"]),
        f"✅ {words('tournament-organiser-tables-done', done=done, tables=len(tables))}",
    ]
    if current.protest_until is not None:
        times = {"at": f"<t:{int(current.protest_until)}:t>", "when": ago(current.protest_until)}
        lines.append(f"⚖️ {words('tournament-organiser-protests', **times)}")
    elif current.until is not None and row.paused_at is None:
        times = {"at": f"<t:{int(current.until)}:t>", "when": ago(current.until)}
        lines.append(f"⏱️ {words('tournament-organiser-until', **times)}")
    if row.last_round is not None:
        lines.append(f"🏁 {words('tournament-organiser-ends', round=row.last_round)}")
    return lines


def _stuck(stuck: Sequence[Stuck], words: Words) -> list[str]:
    """Return those that need a person first; those simply played only where all wait for them."""
    few, order = len(stuck) <= STRAGGLERS, list(MARKS)
    ranked = sorted(stuck, key=lambda each: order.index(each.why))
    shown = [each for each in ranked if each.why != "playing" or few][:NAMED]
    lines: list[str] = []
    for each in shown:
        place = f"<#{each.thread_id}>" if each.thread_id else ""
        told = {"absent": words.join_and(each.absent), "count": len(each.absent)}
        why = words("tournament-organiser-stuck", each.why, **told)
        table = words("tournament-boards-table", table=each.table)
        line = f"{MARKS[each.why]} **{table}** {' – '.join(each.sides)}\n-# {why} {place}"
        lines.append(line.rstrip())
    if lines and len(shown) < len(stuck):
        count = len(stuck) - len(shown)
        lines.append(f"-# {words('tournament-organiser-more-tables', count=count)}")
    return lines


def how_to_go_on(event: Event, words: Words) -> str:
    """Return what to do about a pause."""
    why = event.row.paused_why or "asked"
    known = why if why in HOW else "other"
    if known == "too_few" and event.state == "check_in" and event.ready >= fewest(event.plan):
        known = "enough"
    return f"👉 {words('tournament-organiser-go-on', known)}"


HOW = ("asked", "too_few", "too_many", "too_many_rounds", "no_whist", "went_on", "drawn")
"""reasons of a pause for which there is something particular to do"""


# What may be done --------------------------------------------------------------------------------


def _still(event: Event, words: Words) -> str:
    """Return what can be changed by now (T7)."""
    if event.state not in CHANGING or event.format.own_time:
        return ""
    state = "all" if is_open_to_change(event) else event.state
    return f"-# {words('tournament-organiser-still', state)}"


def _controls(event: Event, words: Words, *, only_here: bool, pages: bool) -> Items:
    """The next step first, then more time, then looking after it, and last what ends it."""
    state = event.state
    refresh = button(words("tournament-organiser-refresh"), "t_manage", event.id, emoji="🔄")
    found: Items = [*rows([*_steps(event, words), refresh], 3)]
    current = event.current
    daily = event.format.own_time
    played = current is not None and current.protest_until is not None
    if played and state == "running" and current is not None:
        confirm = words("tournament-organiser-do.confirm")
        about = event.id, "confirm", current.number
        found.append([button(confirm, "t_sure", *about, style=GREEN, emoji="⚖️")])
    elif state == "running" and not daily and current is not None and current.until is not None:
        until = int(current.until)
        more = [
            button(
                words("tournament-organiser-extend", minutes=minutes),
                *("t_sure", event.id, "extend", minutes, until),
            )
            for minutes in MORE_TIME
        ]
        found.append(more)
    found += rows(_pages(event, words, only_here=only_here, pages=pages), 2)
    possible = {
        "end": bool(event.rounds)
        and event.row.last_round is None
        and not event.format.open_seating,
        "end_now": current is not None,
        "cancel": True,
    }
    if state in CHANGING:
        ending = words("tournament-organiser-ending")
        ends = {each: words("tournament-organiser-do", each) for each in possible if possible[each]}
        found.append([select(ending, ends, "t_ending", event.id, len(event.rounds))])
    return found


def _pages(event: Event, words: Words, *, only_here: bool, pages: bool) -> list[Item]:
    """Return what leads to the pages of the desk that there are by now."""
    goes_on, alone = event.state != "cancelled", event.format.own_time or only_here
    offered: tuple[tuple[str, str, tuple[int, ...], str, bool], ...] = (
        ("tournament-organiser-entries", "t_entries", (), "👥", goes_on),
        (
            *("tournament-organiser-tables", "t_tables", (len(event.rounds),), "🃏"),
            goes_on and bool(event.rounds),
        ),
        ("tournament-organiser-pair", "t_pair", (), "🔀", can_pair(event)),
        ("tournament-organiser-change-rules", "t_draft", (), "📝", is_open_to_change(event)),
        ("tournament-organiser-details", "t_details", (), "✏️", event.state in CHANGING),
        ("tournament-organiser-organisers-title", "t_organisers", (), "🤝", goes_on),
        ("tournament-organiser-page-title", "t_page", (), "🖥️", goes_on and pages),
        ("tournament-copy", "t_copy", (), "📄", not alone),
        ("tournament-weekly", "t_weekly", (), "🔁", goes_on and not alone),
        ("tournament-organiser-log", "t_log", (0, 1), "📜", True),
    )
    return [
        button(words(label), verb, event.id, *args, emoji=emoji)
        for label, verb, args, emoji, there in offered
        if there
    ]


def _steps(event: Event, words: Words) -> list[Item]:
    """Return what brings it on, or holds it."""
    state, paused = event.state, event.row.paused_at is not None
    if state not in CHANGING:
        return []
    checks_in, missing = state == "check_in", not all(each.here for each in event.members)
    start = GREY_BUTTON if paused else GREEN
    offered = (
        ("resume", "▶️", GREEN, paused),
        ("close", "🚪", GREY_BUTTON, state == "registration"),
        ("start", "🏁", start, checks_in),
        ("here", "✋", GREY_BUTTON, checks_in and missing),
        ("reopen", "🔓", GREY_BUTTON, checks_in),
        ("times", "🗓️", GREY_BUTTON, state in MOVED),
        ("pause", "⏸️", GREY_BUTTON, not paused),
    )
    return [
        button(words("tournament-organiser-times"), "t_times", event.id, emoji=emoji)
        if name == "times"
        else button(
            words("tournament-organiser-do", name),
            *("t_sure", event.id, name),
            style=style,
            emoji=emoji,
        )
        for name, emoji, style, there in offered
        if there
    ]


def may_come_late(event: Event) -> bool:
    """Return whether the organiser may still let somebody in: before the first round, or late."""
    if not event.rounds or event.format.open_seating:
        return True
    return late_entry_round(event.pure) is not None


def can_pair(event: Event) -> bool:
    """Return whether the next round may be paired by hand now."""
    return (
        event.state == "running"
        and event.current is None
        and event.format.by_hand
        and len(event.rounds) < (event.row.last_round or total_rounds(event))
    )


def total_rounds(event: Event) -> int:
    """Return those that are played; as many as there were where no schedule fits the field."""
    try:
        return rounds_of(event.pure)
    except TournamentError:
        return len(event.rounds)


# Opening it --------------------------------------------------------------------------------------

LOOKED_AT = 60
"""tables without a result of which the panel says what they wait for, and lines of the log"""
SHORT = 20
"""characters of a name where there are many"""
LATEST = 3
"""lines of the log on the panel"""


class Panel(Feature):
    @at_desk("t_manage")
    async def open(self, desk: Desk) -> Answer:
        """Open it from the announcement, a notification, or back from a page."""
        return await panel(desk)

    @at_desk("t_organisers")
    async def organisers(self, desk: Desk) -> Answer:
        return await organisers_page(desk)

    @at_desk("t_organisers_set")
    async def set_organisers(self, desk: Desk) -> Answer:
        """Make those who were chosen the co-organisers; where nobody was, there are none."""
        chosen = people_chosen(desk.interaction, desk.press)
        met = [(await desk.bot.people.meet(*each)).id for each in chosen]
        await desk.organising.name_organisers(*desk.whose, met)
        return await organisers_page(desk)


async def offered_to_manage(interaction: Interaction, typed: str) -> Choices:
    """Return what is listed while somebody types: drafts only for who organises here."""
    server = await server_here(interaction.client, interaction)
    may = server is not None and organises(interaction, server)
    return await offered(interaction, typed, *(ALL if may else KNOWN))


async def panel(desk: Desk, notice: str = "") -> Screen:
    """The panel, or the draft as long as it is one."""
    bot, event, words = desk.bot, desk.event, desk.words
    if event.state == DRAFT:
        return await draft_home(bot, event, words, notice, only_here=desk.asker.only_here)
    names = await desk.names()
    notices = [
        notice,
        await same_minute(bot, event, words),
        await unscheduled_line(bot, event, words),
    ]
    rows = told(await bot.tournaments.log(event.id, LOOKED_AT))[:LATEST]
    return panel_screen(
        event,
        await _waiting(desk, names),
        await log_lines(bot.database, event, rows, words),
        words,
        notice="\n".join(filter(None, notices)),
        only_here=desk.asker.only_here,
        pages=bool(bot.pages_url),
        missing=[
            person_name(shorten(person.name, SHORT), words)
            for entry in event.standing("in", "waiting")
            for each in event.members_of(entry.number)
            if not each.here
            and each.person_id is not None
            and (person := names.people.get(each.person_id)) is not None
        ],
        now=bot.clock.now(),
    )


async def _waiting(desk: Desk, names: Names) -> list[Stuck]:
    """The tables of the round that have no result yet, and what each waits for."""
    event, words = desk.event, desk.words
    if event.current is None or event.state != "running":
        return []
    found: list[Stuck] = []
    waiting = [each for each in event.tables_of(event.current.number) if not event.is_settled(each)]
    for table in waiting[:LOOKED_AT]:
        sides = [names.side(side, SHORT) for side in table.sides]
        if table.game_id is None:
            found.append(Stuck(table.number, sides, "opening"))
            continue
        game = await desk.bot.tables.load(table.game_id)
        # People for whom a robot plays, because they do not.
        absent = [
            words.name(shorten(each.person.name, SHORT))
            for each in game.people
            if each.person and each.away
        ]
        # Tables follow a pause of the tournament, and its end, a moment later.
        paused = event.row if event.row.tables_paused else game.row
        why = "paused" if paused.paused_at is not None else "absent" if absent else "playing"
        found.append(Stuck(table.number, sides, why, game.row.thread_id, absent))
    return found


# Co-organisers (T10) ------------------------------------------------------------------------------


async def organisers_page(desk: Desk) -> Screen:
    """Their names and what they may do; for who organises on the server also a choice of them."""
    words, event = desk.words, desk.event
    async with desk.bot.database.read() as connection:
        named = await tournaments.co_organisers(connection, event.id)
        found = (await people.find_many(connection, set(named))).values()
    names = [person_name(each.name, words) for each in found]
    told = "tournament-organiser-organisers" if names else "tournament-organiser-organisers-none"
    page = words("tournament-organiser-organisers-title")
    items: Items = [
        f"## 🤝 {page}\n{words(told, names=words.join_and(names))}",
        f"-# {words('tournament-organiser-organisers-about')}",
    ]
    if not desk.asker.only_here:
        chosen = [each.discord_id for each in found]
        picked = picker(
            *(ui.UserSelect, page, "t_organisers_set", event.id),
            chosen=chosen,
            most=MOST_ORGANISERS,
        )
        items.append([picked])
    back = words("tournament-organiser-back")
    return screen_of(
        *items, [button(back, "t_manage", event.id, style=GREEN, emoji="◀️")], colour=GOLD
    )


# The log -----------------------------------------------------------------------------------------


class Log(Feature):
    @clicked("t_log")
    async def page(self, click: Click) -> Screen:
        event = await self.bot.tournaments.load(click.number(0))
        server = await self.bot.database.ask(servers.get, event.row.server_id)
        in_charge = (await asker_of(click, event)).manages
        here = click.interaction.guild_id == server.discord_id
        # A draft that was never announced, even deleted, is its organisers' own.
        if here and event.state in (DRAFT, "cancelled"):
            rows = await self.bot.tournaments.log(event.id, MOST)
            here = any(each.what == "opened" for each in rows)
        if not (here or in_charge or event.member(click.person_id)):
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        manages = in_charge and click.number(2) == 1
        return await log_page(click, event, click.number(1), manages=manages)


async def log_page(click: Click, event: Event, page: int = 0, *, manages: bool = False) -> Screen:
    bot, words = click.bot, click.words
    found = told(await bot.tournaments.log(event.id, MOST))
    page, pages, shown = page_at(found, page, PER_PAGE)
    lines = await log_lines(bot.database, event, shown, words)
    return log_screen(event, lines, page, pages, words, manages=manages)
