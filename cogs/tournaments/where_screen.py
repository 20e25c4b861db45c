"""Where am I: what somebody's state in a tournament is, and what they may do about it."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.rules import ByAccount
from bot.storage.engine.tournament_schema import EntryRow, MemberRow
from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.live.entries import room as room_in
from bot.tournaments.shown.needs import Beaten, Bout, Chase, Loss, Need, Placeless, PoolPlace
from bot.tournaments.tournament import Penalty
from cogs.press import GREEN, Item, button, link, select
from cogs.screens.paging import MOST
from cogs.screens.screen import Items, Screen, Shown, screen_of
from cogs.tournaments.announcement import Winners, is_open_arena, own_state_line, withdraw_label
from cogs.tournaments.names import NameOf
from cogs.tournaments.results.needed import (
    MOST_NAMED,
    any_of,
    bout_line,
    missing_lines,
    pool_lines,
    verdict_lines,
)
from cogs.tournaments.results.standings import penalty_line

MOST_QUESTIONS = 3
"""invitations that are shown at once, the newest"""
PAIR = 2
BEFORE = ("registration", "check_in")
"""states in which nothing is played yet"""


class AtTable(NamedTuple):
    """Somebody's table in the round that is being played."""

    number: int
    url: str | None
    """of its thread; None: not open yet"""
    partner: str
    """of a Mêlée's round; nobody: empty"""
    opponents: str
    scores: ByAccount
    """their side's first"""
    deals: int
    of: int | None
    """deals; None: to a target"""
    settled: bool
    forfeit: str = ""
    """the table was not played: whether it counts as "won" or "lost" """


class Coming(NamedTuple):
    """The people who would be met if the next round were drawn now."""

    partner: str
    opponents: str


class Mate(NamedTuple):
    """One of a team, or somebody who was asked to be."""

    name: str
    """in a message"""
    state: str
    """in, asked, no or none: they play, have not answered yet, do not, have not answered"""
    until: float = 0.0
    """when an unanswered invitation ends"""


class Asking(NamedTuple):
    """An invitation to play with others."""

    id: int
    by: str
    """the name of who asks, in a message"""
    until: float
    team: Sequence[Mate] = ()
    """of a team of four: everybody"""


class Where(NamedTuple):
    """Where somebody stands, as shown. `entry` and `member`: their own, if they have entered."""

    event: Event
    name: NameOf
    entry: EntryRow | None = None
    member: MemberRow | None = None
    partner: str = ""
    """of their entry, in a message"""
    team: Sequence[Mate] = ()
    """of a team of four: everybody, they too"""
    until: float = 0.0
    """by when the person they asked has to answer"""
    asked: Sequence[Asking] = ()
    """what they are asked themselves"""
    missing: Sequence[str] = ()
    """the others of their entry who have not checked in"""
    waiting: int = 0
    """their number among those who wait for a place"""
    table: AtTable | None = None
    bye: bool = False
    left: bool = False
    """they have withdrawn"""
    may_sit_out: int | None = None
    """the next round, which they may sit out"""
    sits_out: int | None = None
    """the next round, which they sit out"""
    need: Need | None = None
    coming: Coming | None = None
    open_tables: int = 0
    looking: Mapping[int, str] = MappingProxyType({})
    """who else looks for a partner: names by their number"""
    announcement: str | None = None
    """its address"""
    winners: Winners = ()
    """of a tournament that is over"""


def where_screen(where: Where, words: Words, note: str = "") -> Screen:
    """`note`: what has just been done."""
    event = where.event
    here = where.member is not None and where.member.here
    state = own_state_line(event, where.name, words, where.winners, here=here)
    head = f"## {words.name(event.row.name)}\n{state}"
    lines = "\n".join(_lines(where, words))
    items: Items = [(f"{note}\n{head}" if note else head), lines]
    items += questions(event, where.asked, words)
    looks = where.entry is not None and where.entry.standing == "looking" and not where.team
    if looks and event.state == "registration" and where.looking:
        items.append([pick(event, where.looking, words)])
    return screen_of(*items, [*_buttons(where, words)])


def questions(event: Event, asked: Sequence[Asking], words: Words) -> Iterator[Shown]:
    """Return what somebody is asked, each with its answers."""
    if event.state != "registration":
        return
    for each in asked[-MOST_QUESTIONS:]:
        whom = "team" if each.team else "pair"
        until = words.timestamp(each.until, "f")
        question = words("tournament-player-asks-you", whom, partner=each.by, until=until)
        yield "\n".join((question, *roster(event, each.team, words)))
        yield [*answers(event, each.id, words)]


def answers(event: Event, invitation: int, words: Words) -> Iterator[Item]:
    """Yes and no to who asks to play with somebody."""
    yes, no = words("tournament-player-confirm"), words("tournament-player-decline")
    yield button(yes, "t_confirm", event.id, invitation, style=GREEN)
    yield button(no, "t_decline", event.id, invitation)


def roster(event: Event, team: Sequence[Mate], words: Words) -> Iterator[str]:
    """A line for everybody in a team, or asked to be, and for the places that are left."""
    for each in team:
        until = words.timestamp(each.until, "f")
        yield words("tournament-player-mate", each.state, name=each.name, until=until)
    free = event.row.members - sum(each.state in ("in", "asked") for each in team)
    if team and free and event.state == "registration":
        yield words("tournament-player-mate-free", count=free)


def _lines(where: Where, words: Words) -> Iterator[str]:
    match where.event.state:
        case "registration" | "check_in":
            yield from _before(where, words)
        case "running":
            yield from _during(where, words)
            yield from _penalties(where, words)
        case "finished" if where.entry is not None:
            yield from _need(where, words)
            yield from _penalties(where, words)
        case _ if where.entry is None:
            yield words("tournament-player-not-in")
        case _:
            yield words("tournament-player-nothing-to-do")


# Before it begins --------------------------------------------------------------------------------


def _before(where: Where, words: Words) -> Iterator[str]:
    event, entry, member = where.event, where.entry, where.member
    if entry is None or member is None:
        if not where.asked:
            yield words("tournament-player-not-in")
        return
    yield from (_team if where.team else _pair)(where, entry, words)
    if entry.standing == "waiting":
        yield words("tournament-player-waits", number=where.waiting)
    checks_in = event.state == "check_in" and event.row.check_in
    if checks_in and entry.standing in ("in", "waiting"):
        if not member.here:
            yield words("tournament-player-not-here", left=words.timestamp(event.row.starts_at))
        elif where.missing:
            told = {"count": len(where.missing), "partner": words.join_and(where.missing)}
            yield words("tournament-player-partner-not-here", **told)
        else:
            yield words("tournament-player-checked-in")
    if event.state == "registration" and event.row.check_in and entry.standing != "asked":
        opens = words.timestamp(event.row.closes_at, "f")
        yield f"-# {words('tournament-player-check-in-later', opens=opens)}"


def _pair(where: Where, entry: EntryRow, words: Words) -> Iterator[str]:
    """Return the state of somebody who plays alone or in a pair."""
    if entry.name:
        yield f"🏷️ **{words.name(entry.name)}**"
    match entry.standing:
        case "asked":
            until = words.timestamp(where.until, "f")
            yield words("tournament-player-not-answered", partner=where.partner, until=until)
        case "looking":
            names = [words.name(each) for each in [*where.looking.values()][:MOST_NAMED]]
            more = len(where.looking) - MOST_NAMED
            if more > 0:
                names.append(words("tournament-player-others", count=more))
            told = words.join_and(names)
            yield words("tournament-player-looks", count=len(where.looking), names=told)
            yield f"-# {words('tournament-player-looks-about')}"
        case _ if where.partner:
            yield words("tournament-player-in-with", partner=where.partner)
        case _:
            yield words("tournament-player-in-alone")


def _team(where: Where, entry: EntryRow, words: Words) -> Iterator[str]:
    """Return the state of a team of four: all of its people, and what becomes of it."""
    is_in = entry.standing in ("in", "waiting")
    named = "yes" if entry.name else "no"
    which = "in" if is_in else "open"
    yield words("tournament-player-team", which, named=named, name=words.name(entry.name or ""))
    yield from roster(where.event, where.team, words)
    if not is_in and where.event.state == "registration":
        house = "yes" if where.event.plan.house else "no"
        yield f"-# {words('tournament-player-team-filled', house=house)}"


# While it is played ------------------------------------------------------------------------------


def _waits(where: Where, words: Words) -> Iterator[str]:
    """Return for what they wait who are at no table that is played."""
    if where.sits_out is not None:
        yield words("tournament-player-sits-out", round=where.sits_out)
    if is_open_arena(where.event) and (where.table is None or where.table.settled):
        if not where.left:
            yield words("tournament-player-arena-free")
    elif where.event.current is not None and (where.table is None or where.table.settled):
        yield words("tournament-player-still-playing", count=where.open_tables)


def _during(where: Where, words: Words) -> Iterator[str]:
    if where.entry is None or where.entry.standing != "in":
        yield words("tournament-player-not-playing")
        return
    if where.table is not None:
        yield from _table(where.table, words)
    elif where.bye:
        yield words("tournament-player-bye")
    if where.left and is_open_arena(where.event):
        yield words("tournament-player-arena-left")
    elif where.left and where.table is None and not where.bye:
        yield words("tournament-player-left")
    yield from _waits(where, words)
    if where.coming is not None:
        yield words(
            "tournament-player-next-with" if where.coming.partner else "tournament-player-next",
            **where.coming._asdict(),
        )
    yield from _need(where, words)


def _table(table: AtTable, words: Words) -> Iterator[str]:
    yield words("tournament-player-at-table", table=table.number, opponents=table.opponents)
    if table.partner:
        yield words("tournament-player-drawn-partner", partner=table.partner)
    own, *others = map(words.number, table.scores)
    theirs = " – ".join(others)
    if table.forfeit:
        yield words("tournament-player-forfeit", table.forfeit)
        return
    if table.settled:
        yield words("tournament-player-result", own=own, theirs=theirs)
        return
    if table.of is not None:
        deals = words("tournament-player-deals", deals=table.deals, of=table.of)
    else:
        deals = words("tournament-boards-deals-played", deals=table.deals)
    yield words("tournament-player-score", own=own, theirs=theirs, deals=deals)


def _penalties(where: Where, words: Words) -> Iterator[str]:
    """Return what was taken off their points, and why."""
    tournament = where.event.pure
    for row in tournament.counting:
        if where.entry is not None and isinstance(row, Penalty) and row.entry == where.entry.number:
            yield penalty_line(where.name(row.entry), tournament, row, words)


# What they need ---------------------------------------------------------------------------------


def _need(where: Where, words: Words) -> Iterator[str]:
    goes_on = where.event.state == "running" and not where.event.format.one_round
    match where.need:
        case Chase() as chase if any(each.closed_at is not None for each in where.event.rounds):
            yield from _chase(chase, where, words)
        case Chase(rounds_left=count) if goes_on and not where.left:
            yield words("tournament-player-rounds-left", count=count)
        case PoolPlace(rank, entries, go_on) as pool:
            yield words("tournament-player-pool", rank=rank, entries=entries)
            yield words("tournament-player-pool-about", count=go_on)
            yield from pool_lines(pool, words)
        case Bout() as bout:
            yield from _bout(bout, where, words)
        case Beaten(rank, entries):
            yield words("tournament-player-rank", rank=rank, entries=entries)
        case Placeless():
            yield words("tournament-player-placeless")
        case None | Chase():
            pass


def _chase(chase: Chase, where: Where, words: Words) -> Iterator[str]:
    yield words(
        "tournament-player-rank-shared" if chase.shared else "tournament-player-rank",
        rank=chase.rank,
        entries=chase.entries,
    )
    if where.event.state == "finished" or where.left:
        return
    yield from missing_lines(chase, words)
    if chase.first_is_safe:
        yield words("tournament-player-lead-safe")
    yield from verdict_lines(chase, words)
    if not where.event.format.one_round:
        yield words("tournament-player-rounds-left", count=chase.rounds_left)


def _bout(bout: Bout, where: Where, words: Words) -> Iterator[str]:
    yield bout_line(bout, words)
    kind = bout.section.partition(" places ")[0]
    if where.table is None or where.table.settled:
        names = any_of(bout.opponents, where.name, words)
        yield words("tournament-player-bout-against", names=names)
    if bout.is_final:
        yield words("tournament-player-win-final", place=bout.place, bracket=kind)
    elif bout.then:
        yield words("tournament-player-win", names=any_of(bout.then, where.name, words))
    else:
        yield words("tournament-player-win-free")
    if bout.loss is Loss.SECOND:
        yield words("tournament-player-loss-second", place=bout.place + 1, bracket=kind)
    else:
        yield words("tournament-player-loss", bout.loss.value)


# What may be done --------------------------------------------------------------------------------


def pick(event: Event, looking: Mapping[int, str], words: Words) -> Item:
    """Choose one of those who look for others."""
    named = dict([*looking.items()][:MOST])
    return select(words("tournament-player-pick"), named, "t_pick", event.id)


def _comes(where: Where, words: Words) -> Iterator[Item]:
    """Return how somebody comes in, or comes back."""
    event = where.event
    if where.entry is None and event.state == "registration":
        yield button(words("tournament-player-register"), "t_register", event.id, style=GREEN)
    if is_open_arena(event) and (where.entry is None or where.left):
        yield button(words("tournament-player-sit-down"), "t_register", event.id, style=GREEN)


def _buttons(where: Where, words: Words) -> Iterator[Item]:
    event, entry, member = where.event, where.entry, where.member
    going = event.state in ("registration", "check_in", "running")
    if where.table is not None and not where.table.settled:
        label, url = words("tournament-player-to-table"), where.table.url
        # Its thread opens in a moment: then the same page has the way there.
        yield link(label, url) if url else button(label, "t_where", event.id, 1)
    yield from _comes(where, words)
    has_room = entry is not None and room_in(event, entry.number)
    if where.team and has_room and event.state == "registration":
        yield button(words("tournament-player-ask-more"), "t_register", event.id, style=GREEN)
    if entry is not None and event.row.members > 1 and event.state in BEFORE:
        yield button(words("tournament-player-team-name"), "t_team", event.id)
    if entry is not None and going and not where.left:
        if event.state == "check_in" and event.row.check_in and member and not member.here:
            yield button(words("tournament-player-here"), "t_checkin", event.id, style=GREEN)
        yield button(withdraw_label(event, words), "t_withdraw", event.id)
    if where.may_sit_out is not None:
        yield button(words("tournament-player-sit-out"), "t_sit_out", event.id)
    if event.rounds:
        yield button(words("tournament-player-standings"), "t_standings", event.id, emoji="🏆")
    if where.announcement is not None:
        yield link(words("tournament-player-to-announcement"), where.announcement)
