"""The panel of an organiser: how the tournament stands, what is stuck, and what they may do now."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import discord
from discord import ui

from bot.text import Words, capital
from bot.tournaments import TournamentError, fewest, rounds_of
from bot.tournaments.live import Event
from cogs.press import GREEN, GREY_BUTTON, Item, button, select
from cogs.screens.screen import FELT, GOLD, GREY, Items, Screen, rows, screen_of
from cogs.tournaments.announcement import places_line
from cogs.tournaments.organising.draft_screens import ago, stamp

MARKS: Final = {"absent": "💤", "paused": "⏸️", "opening": "🕓", "playing": "▶️"}
"""what a table without a result waits for, the most urgent first"""
NAMED: Final = 6
"""tables that are named"""
STRAGGLERS: Final = 3
"""tables for which the others wait"""
MORE_TIME: Final = (5, 10, 15)
"""minutes that one button gives"""
MISSING: Final = 12
"""people who have not checked in that are named"""
CHANGING: Final = ("registration", "check_in", "running")
"""states in which entries change, and what is said of a tournament"""
MOVED: Final = {"registration": ("closes", "start"), "check_in": ("start",)}
"""by state: the moments that can still be others"""


class Stuck(NamedTuple):
    """A table of the round that has no result yet. `why`: one of `MARKS`."""

    table: int
    one: str
    other: str
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
    now: float = 0.0,
) -> Screen:
    """`latest`: the last lines of the log, the newest first; `missing`: names of people who have
    not checked in yet."""
    row = event.row
    lines = [f"## 🛠️ {words.name(row.name)}", *_state(event, missing, words, now)]
    trouble = [] if event.plan.format.own_time else _stuck(stuck, words)
    items: Items = [
        notice,
        "\n".join(lines),
        "\n".join(trouble),
        (how_to_go_on(event, words) if row.paused_at is not None else ""),
        *_controls(event, words),
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
        return lines + (
            _daily(event, words) if event.plan.format.own_time else _round(event, words, now)
        )
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
        lines += [here_line(event, words), *_missing(missing, words)]
    return [*lines, _at("starts", row.starts_at, words)]


def here_line(event: Event, words: Words) -> str:
    """`✋ Pairs checked in: 3 of 4`"""
    entered = event.standing("in")
    here = sum(event.is_here(each.number) for each in entered)
    counts = {"members": event.row.members, "here": here, "teams": len(entered)}
    return f"✋ {words('tournament-organiser-here', **counts)}"


def _missing(names: Sequence[str], words: Words) -> list[str]:
    """Return by name those who have not checked in."""
    if not names:
        return []
    shown = [*names[:MISSING]]
    if len(names) > MISSING:
        more = words("tournament-organiser-more-people", count=len(names) - MISSING)
        shown.append(more)
    return [f"⏳ {words('tournament-organiser-missing', names=words.join_and(shown))}"]


def _daily(event: Event, words: Words) -> list[str]:
    """Everybody plays in their own time: there is no round."""
    tables = event.tables_of(1)
    done = sum(event.is_settled(each) for each in tables)
    return [
        f"🗓️ {words('tournament-organiser-daily-closes', at=stamp(event.row.closes_at))}",
        f"🃏 {words('tournament-organiser-daily-played', done=done, people=len(tables))}",
    ]


def _at(what: str, at: float, words: Words) -> str:
    told = words("tournament-organiser-panel", what, at=stamp(at), when=ago(at))
    return f"🗓️ {told}"


def _round(event: Event, words: Words, now: float) -> list[str]:
    current, row = event.current, event.row
    played = len(event.rounds)
    last = row.last_round or max(total_rounds(event), played)
    if current is None:
        if not played:
            return [f"🎲 {words('tournament-organiser-first-round')}"]
        lines = [f"☕ {words('tournament-organiser-between', round=played, rounds=last)}"]
        closed = event.rounds[-1].closed_at
        if closed is not None and row.paused_at is None and can_pair(event):
            at = closed + row.break_seconds
            if at > now:  # else it is being paired
                lines.append(f"-# {words('tournament-organiser-next-round', at=ago(at))}")
        return lines
    tables = event.tables_of(current.number)
    done = sum(event.is_settled(each) for each in tables)
    told = words("tournament-organiser-round", round=current.number, rounds=last)
    lines = [
        f"▶️ **{told}**",
        f"✅ {words('tournament-organiser-tables-done', done=done, tables=len(tables))}",
    ]
    if current.until is not None and row.paused_at is None:
        times = {"at": f"<t:{int(current.until)}:t>", "when": ago(current.until)}
        lines.append(f"⏱️ {words('tournament-organiser-until', **times)}")
    if row.last_round is not None:
        lines.append(f"🏁 {words('tournament-organiser-ends', round=row.last_round)}")
    return lines


def _stuck(stuck: Sequence[Stuck], words: Words) -> list[str]:
    """Return those that need a person first; those simply played only where all wait for them."""
    order = list(MARKS)
    ranked = sorted(stuck, key=lambda each: order.index(each.why))
    few = len(stuck) <= STRAGGLERS
    shown = [each for each in ranked if each.why != "playing" or few][:NAMED]
    lines = [_table(each, words) for each in shown]
    if lines and len(shown) < len(stuck):
        lines.append(
            f"-# {words('tournament-organiser-more-tables', count=len(stuck) - len(shown))}"
        )
    return lines


def _table(stuck: Stuck, words: Words) -> str:
    place = f"<#{stuck.thread_id}>" if stuck.thread_id else ""
    absent = words.join_and(stuck.absent) if stuck.absent else ""
    told = {"absent": absent, "count": len(stuck.absent)}
    why = words("tournament-organiser-stuck", stuck.why, **told)
    table = words("tournament-organiser-table", table=stuck.table)
    return f"{MARKS[stuck.why]} **{table}** {stuck.one} – {stuck.other}\n-# {why} {place}".rstrip()


def how_to_go_on(event: Event, words: Words) -> str:
    """Return what to do about a pause."""
    why = event.row.paused_why or "asked"
    known = why if why in HOW else "other"
    if known == "too_few" and event.state == "check_in" and event.ready >= fewest(event.plan):
        known = "enough"
    return f"👉 {words('tournament-organiser-go-on', known)}"


HOW: Final = ("asked", "too_few", "too_many", "too_many_rounds", "no_whist", "went_on", "drawn")
"""reasons of a pause for which there is something particular to do"""


# What may be done --------------------------------------------------------------------------------


def _controls(event: Event, words: Words) -> Items:
    """The next step first, then more time, then looking after it, and last what ends it."""
    state = event.state
    refresh = button(words("tournament-organiser-refresh"), "t_manage", event.id, emoji="🔄")
    found: Items = [*rows([*_steps(event, words), refresh], 3)]
    current = event.current
    daily = event.plan.format.own_time
    if state == "running" and not daily and current is not None and current.until is not None:
        until = int(current.until)
        more = [
            button(
                words("tournament-organiser-extend", minutes=minutes),
                *("t_sure", event.id, "extend", minutes, until),
            )
            for minutes in MORE_TIME
        ]
        found.append(more)
    pages: list[Item] = []
    if state != "cancelled":
        entries = words("tournament-organiser-entries")
        pages.append(button(entries, "t_entries", event.id, emoji="👥"))
        if event.rounds:
            tables = words("tournament-organiser-tables")
            pages.append(button(tables, "t_tables", event.id, len(event.rounds), emoji="🃏"))
        if can_pair(event):
            pages.append(button(words("tournament-organiser-pair"), "t_pair", event.id, emoji="🔀"))
    if state in CHANGING:
        details = words("tournament-organiser-details")
        pages.append(button(details, "t_details", event.id, emoji="✏️"))
    pages.append(button(words("tournament-organiser-log"), "t_log", event.id, 0, 1, emoji="📜"))
    found += rows(pages, 2)
    ends = _ends(event)
    if ends:
        options = [
            discord.SelectOption(label=words("tournament-organiser-ask", each), value=each)
            for each in ends
        ]
        ending = words("tournament-organiser-ending")
        found.append([select(ending, options, "t_ending", event.id, len(event.rounds))])
    return found


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
            words("tournament-organiser-ask", name),
            *("t_sure", event.id, name),
            style=style,
            emoji=emoji,
        )
        for name, emoji, style, there in offered
        if there
    ]


def _ends(event: Event) -> list[str]:
    """The ways to end it that there are now."""
    if event.state not in CHANGING:
        return []
    found = ["cancel"]
    if event.current is not None:
        found.insert(0, "end_now")
    if event.rounds and event.row.last_round is None:
        found.insert(0, "end")
    return found


def can_pair(event: Event) -> bool:
    """Return whether the next round may be paired by hand now."""
    return (
        event.state == "running"
        and event.current is None
        and event.plan.format.by_hand
        and len(event.rounds) < (event.row.last_round or total_rounds(event))
    )


def total_rounds(event: Event) -> int:
    """Return those that are played; as many as there were where no schedule fits the field."""
    try:
        return rounds_of(event.pure)
    except TournamentError:
        return len(event.rounds)
