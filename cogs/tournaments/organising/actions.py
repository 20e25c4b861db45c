"""An organiser's actions by button, each with the question whether they are sure; and what can be
others of a tournament that is announced: what is said of it, its places, its times.

An action is declared: what a Yes does, in which states, what the question tells, and where a No
leads. Custom ids carry all that is meant, first the tournament and the action: who asks sees what
will happen, and a Yes that comes late, twice or after somebody else's is refused by the tournament
itself.
"""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

import discord
from discord import ui

from bot.storage.people import people, servers
from bot.tables.options import MINUTE
from bot.text import Words
from bot.text.written_times import LATEST
from bot.tournaments import fewest
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.drafts import LIMITED_IN, details_of, draft_of, with_start
from cogs.answering import Sentence, refusal_text
from cogs.bot import Answer
from cogs.feature import Feature
from cogs.press import GREEN, RED, Item, Press, button
from cogs.screens.names import ROBOT_MARK, person_name
from cogs.screens.screen import GOLD, GREY, Items, Screen, read_back, rows, screen_of, written_block
from cogs.tournaments.announcement import places_line
from cogs.tournaments.organising.desk import (
    CHANGING,
    DRAFT,
    Desk,
    at_desk,
    details_form,
    details_written,
    moment_form,
    moment_of,
)
from cogs.tournaments.organising.draft_screens import moments, stamp
from cogs.tournaments.organising.drafts import lacking_in_channel
from cogs.tournaments.organising.hand_pairing import pair, tell_pairing
from cogs.tournaments.organising.panel import MORE_TIME, MOVED, here_line, panel, to_panel
from cogs.tournaments.registration import strength_of

ENDINGS = ("end", "end_now", "cancel")

Facts = Mapping[str, str | int]
Back = tuple[object, ...]
"""a verb and its arguments"""


async def _nothing(desk: Desk) -> Facts:
    return {}


class Action(NamedTuple):
    do: Callable[[Desk], Awaitable[Event]]
    states: tuple[str, ...] = CHANGING
    """in which it may be asked for; without any in all"""
    tell: Callable[[Desk], Awaitable[Facts]] = _nothing
    """gives what the question names beside the tournament, or refuses what cannot be done any
    more"""
    more: Callable[[Desk], list[str]] = lambda desk: []
    """further lines of the question"""
    back: Callable[[Desk], Back] = lambda desk: ("t_manage", desk.event.id)
    """where a No leads"""
    style: discord.ButtonStyle = GREEN


def only(right: bool) -> None:
    """Refuse what is asked for and not possible any more."""
    if not right:
        raise TournamentRefused(Refusal.CHANGED)


# With the tournament as a whole ------------------------------------------------------------------


async def _open(desk: Desk) -> Event:
    event = await desk.organising.open(*desk.whose)
    if desk.bot.pages_at_once:
        with suppress(TournamentRefused):  # its server has turned pages off
            event = await desk.organising.open_page(*desk.whose)
    return event


async def _tell_open(desk: Desk) -> Facts:
    """The facts of an opening; refused where its tables could not be played."""
    row = desk.event.row
    lacking = await lacking_in_channel(desk.bot, desk.event, desk.words)
    if lacking:
        raise Sentence("tournament-organiser-not-there", why=lacking)
    if desk.bot.clock.now() >= row.closes_at:
        raise Sentence("tournament-organiser-open-late")
    return {"channel": f"<#{row.channel_id}>", "closes": stamp(row.closes_at)}


def _also_close(desk: Desk) -> list[str]:
    """Return who is in, and what becomes of those who are not in yet."""
    event, words = desk.event, desk.words
    looking, waiting = (len(event.standing(each)) for each in ("looking", "asked"))
    lines = [f"👥 {places_line(event, words)}"]
    if looking:
        lines.append(words("tournament-organiser-sure-close-looking", count=looking))
    if waiting:
        lines.append(words("tournament-organiser-sure-close-asked", count=waiting))
    return lines


async def _tell_reopen(desk: Desk) -> Facts:
    if desk.bot.clock.now() >= desk.event.row.starts_at:
        raise Sentence("tournament-organiser-reopen-late")
    return {}


def _who_is_here(desk: Desk) -> list[str]:
    event, words = desk.event, desk.words
    return [here_line(event, words) if event.row.check_in else f"👥 {places_line(event, words)}"]


def _also_start(desk: Desk) -> list[str]:
    lines, entered = _who_is_here(desk), desk.event.standing("in")
    absent = sum(not desk.event.is_here(each.number) for each in entered)
    if absent:
        lines.append(desk.words("tournament-organiser-sure-start-absent", count=absent))
    return lines


async def _tell_move(desk: Desk) -> Facts:
    """The end of registration and the start, in whole seconds."""
    now, closes, starts = desk.bot.clock.now(), desk.number(0), desk.number(1)
    only(now < starts < now + LATEST and closes < now + LATEST)
    return {"starts": stamp(starts), "closes": stamp(closes), "state": desk.event.state}


async def _tell_extend(desk: Desk) -> Facts:
    """The minutes more, and the limit of the round that was seen."""
    current, minutes = desk.event.current, desk.number(0)
    if minutes not in MORE_TIME:
        raise Sentence("refused-unknown-button")
    if current is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    if current.until is None:
        raise TournamentRefused(Refusal.NO_LIMIT)
    only(int(current.until) == desk.number(1))
    since = desk.event.row.paused_at or desk.bot.clock.now()
    until = max(current.until, since) + minutes * MINUTE
    return {"minutes": minutes, "until": f"<t:{int(until)}:t>"}


async def _tell_confirm(desk: Desk) -> Facts:
    current = desk.event.current
    only(current is not None and current.protest_until is not None)
    only(len(desk.event.rounds) == desk.number(0))
    return {}


async def _tell_end(desk: Desk) -> Facts:
    event = desk.event
    only(len(event.rounds) == desk.number(0))
    playing = [] if event.current is None else event.tables_of(event.current.number)
    return {
        "round": len(event.rounds),
        "tables": sum(not event.is_settled(each) for each in playing),
        "daily": int(event.format.own_time),
    }


# With entries ------------------------------------------------------------------------------------


async def _tell_drop(desk: Desk) -> Facts:
    entry = desk.event.entry(desk.number(0))
    only(entry.standing != "out")
    later = int(desk.event.state == "running" and entry.standing == "in")
    return {"name": (await desk.names()).markdown(entry.number), "later": later}


async def _tell_add(desk: Desk) -> Facts:
    """People by their numbers; 0: a robot."""
    found = [await _new_name(desk, each) if each else ROBOT_MARK for each in desk.numbers]
    return {"names": desk.words.join_and(found), "late": int(desk.event.state == "running")}


async def _add(desk: Desk) -> Event:
    members = tuple(each or None for each in desk.numbers)
    strength = await strength_of(desk.bot, desk.event, *filter(None, members))
    return await desk.verdicts.add(*desk.whose, members, strength)


async def _tell_replace(desk: Desk) -> Facts:
    gone, comes = desk.number(0), desk.number(1)
    only(desk.event.member(gone) is not None)
    return {"gone": await _name(desk, gone), "comes": await _new_name(desk, comes)}


async def _new_name(desk: Desk, person_id: int) -> str:
    """Return the name of a person who is to come; raises a `Sentence` for one who plays already,
    not for one who only looks for a partner.
    """
    name, member = await _name(desk, person_id), desk.event.member(person_id)
    if member and desk.event.entry(member.number).standing not in ("looking", "asked"):
        raise Sentence("tournament-organiser-plays-already", name=name)
    blocked = servers.are_blocked, desk.event.row.server_id, {person_id}
    if await desk.bot.database.ask(*blocked):
        return desk.words("tournament-organiser-blocked", name=name)
    return name


async def _name(desk: Desk, person_id: int) -> str:
    person = await desk.bot.database.ask(people.find, person_id)
    if person is None or person.discord_id is None:
        raise Sentence("refused-unknown-button")
    return person_name(person.name, desk.words)


def _to_entry(desk: Desk) -> Back:
    return "t_manage_entry", desk.event.id, desk.number(0)


def _to_entries(desk: Desk) -> Back:
    return "t_entries", desk.event.id


ACTIONS: Mapping[str, Action] = {
    "open": Action(_open, (DRAFT,), _tell_open),
    "delete": Action(lambda desk: desk.organising.cancel(*desk.whose), (DRAFT,), style=RED),
    "close": Action(
        lambda desk: desk.organising.close(*desk.whose), ("registration",), more=_also_close
    ),
    "reopen": Action(lambda desk: desk.organising.reopen(*desk.whose), ("check_in",), _tell_reopen),
    "here": Action(
        lambda desk: desk.organising.all_here(*desk.whose), ("check_in",), more=_who_is_here
    ),
    "start": Action(
        lambda desk: desk.organising.start(*desk.whose), ("check_in",), more=_also_start
    ),
    "move": Action(
        lambda desk: desk.organising.reschedule(*desk.whose, desk.number(0), desk.number(1)),
        ("registration", "check_in"),
        _tell_move,
        back=lambda desk: ("t_times", desk.event.id),
    ),
    "pause": Action(lambda desk: desk.organising.pause(*desk.whose)),
    "resume": Action(lambda desk: desk.organising.resume(*desk.whose)),
    "extend": Action(
        lambda desk: desk.organising.extend(
            *desk.whose, desk.number(0) * MINUTE, seen=desk.number(1)
        ),
        (),
        _tell_extend,
    ),
    "confirm": Action(
        lambda desk: desk.organising.confirm_round(*desk.whose, desk.number(0)),
        ("running",),
        _tell_confirm,
    ),
    "end": Action(
        lambda desk: desk.organising.end(*desk.whose), ("running",), _tell_end, style=RED
    ),
    "end_now": Action(
        lambda desk: desk.organising.end(*desk.whose, at_once=True),
        ("running",),
        _tell_end,
        style=RED,
    ),
    "cancel": Action(lambda desk: desk.organising.cancel(*desk.whose), style=RED),
    "drop": Action(
        lambda desk: desk.verdicts.drop(*desk.whose, desk.number(0)),
        (),
        _tell_drop,
        back=_to_entry,
        style=RED,
    ),
    "present": Action(
        lambda desk: desk.verdicts.check_in(*desk.whose, desk.number(0)),
        ("check_in",),
        _tell_drop,
        back=_to_entry,
    ),
    "add": Action(_add, (), _tell_add, back=_to_entries),
    "replace": Action(
        lambda desk: desk.verdicts.replace(*desk.whose, desk.number(0), desk.number(1)),
        CHANGING,
        _tell_replace,
        back=_to_entries,
    ),
    "pair": Action(
        pair,
        (),
        tell_pairing,
        # A No leads back to what was swapped.
        back=lambda desk: ("t_pair", desk.event.id, desk.press.text(2), 0, desk.press.text(3), 0),
    ),
}


# The question, and the answer --------------------------------------------------------------------


class Actions(Feature):
    @at_desk("t_sure")
    async def sure(self, desk: Desk) -> Answer:
        """Show what would happen, and a button that lets it happen."""
        return await question(desk, desk.press.text(1), *desk.press.args[2:])

    @at_desk("t_ending")
    async def ending(self, desk: Desk) -> Answer:
        """A way to end it was chosen in a select: are you sure?"""
        if desk.press.value not in ENDINGS:
            raise Sentence("refused-unknown-button")
        return await question(desk, desk.press.value, *desk.press.args[1:2])

    @at_desk("t_do")
    async def do(self, desk: Desk) -> Answer:
        """Do it, after a Yes; what may be asked for no more is refused as the question is."""
        name, action = desk.press.text(1), _checked(desk)
        await action.tell(desk)
        if name == "start" and (instead := _start_too_few(desk)):
            return instead
        desk = desk._replace(event=await action.do(desk))
        done = f"✅ {desk.words('tournament-organiser-did', _named(name, desk.event))}"
        if name == "delete":
            return screen_of(done, colour=GREY)
        return await panel(desk, done)


async def question(desk: Desk, name: str, *args: object) -> Screen:
    """Ask whether they are sure: what would happen, a Yes that does it, a No that leads back."""
    press = Press("t_sure", (str(desk.event.id), name, *map(str, args)))
    desk = desk._replace(press=press)
    words, event, action = desk.words, desk.event, _checked(desk)
    facts = await action.tell(desk)
    if name == "start" and (instead := _start_too_few(desk)):
        return instead
    own, (verb, *back) = _named(name, event), action.back(desk)
    buttons = [
        button(words("tournament-organiser-do", own), "t_do", *press.args, style=action.style),
        button(words("tournament-organiser-no"), str(verb), *back),
    ]
    if name == "start":
        buttons.insert(1, _all_here(desk))
    values = {"name": words.name(event.row.name), **facts}
    told = [words("tournament-organiser-sure", own, **values), *action.more(desk)]
    return _screen(desk, "\n".join(told), buttons)


def _checked(desk: Desk) -> Action:
    """Return the action that the press names, if it may be asked for now."""
    action = ACTIONS.get(desk.press.text(1))
    if action is None:
        raise Sentence("refused-unknown-button")
    only(not action.states or desk.event.state in action.states)
    return action


def _named(name: str, event: Event) -> str:
    """Return what an action is called: a daily has no registration that opens."""
    return "open-daily" if name == "open" and event.format.own_time else name


def _start_too_few(desk: Desk) -> Screen | None:
    """Return what to do instead where a start would only stand still."""
    words, event = desk.words, desk.event
    least = fewest(event.plan)
    if event.ready >= least:
        return None
    buttons = [button(words("tournament-organiser-back"), "t_manage", event.id, emoji="◀️")]
    if len(event.standing("in", "waiting")) >= least:
        here = sum(event.is_here(each.number) for each in event.standing("in"))
        told = words("tournament-organiser-start-too-few", here=here, least=least)
        buttons.insert(0, _all_here(desk))
    else:
        entered = places_line(event, words)
        told = words("tournament-organiser-start-lacking", entered=entered, least=least)
    return _screen(desk, f"⚠️ {told}", buttons)


def _screen(desk: Desk, told: str, buttons: list[Item]) -> Screen:
    title = f"### {desk.words.name(desk.event.row.name)}"
    return screen_of(f"{title}\n{told}", *rows(buttons, 2), colour=GOLD)


def _all_here(desk: Desk) -> Item:
    label = desk.words("tournament-organiser-do.here")
    return button(label, "t_sure", desk.event.id, "here", emoji="✋")


class Announced(Feature):
    @at_desk("t_details", states=CHANGING)
    async def details(self, desk: Desk) -> Answer:
        """Name, description, contact and places in one form, as they are now, or once more as they
        were written."""
        event, details = desk.event, details_of(desk.event)
        values = [details.name, details.about, details.contact]
        if event.state in LIMITED_IN and not event.format.own_time:
            values.append(str(details.most_entries or ""))
        again = desk.press.text(1) == "1" and read_back(desk.interaction.message, len(values))
        if again:
            about, name, *others = again
            values = [name, about, *others]
        return details_form(desk, values, "t_described", event.id)

    @at_desk("t_described")
    async def described(self, desk: Desk) -> Answer:
        event, words = desk.event, desk.words
        try:
            details = details_written(event, desk.press.values)
            event = await desk.bot.tournaments.organising.describe(event.id, desk.asker, details)
        except (TournamentRefused, Sentence) as refused:
            # With what was written, for the form to come back to.
            name, about, *others = (*desk.press.values, "", "")
            shown = (about, name, *others[: len(desk.press.values) - 2])
            label = words("tournament-organiser-try-again")
            again = button(label, "t_details", event.id, 1, emoji="✏️")
            return screen_of(
                *(f"⚠️ {refusal_text(refused, words)}", written_block(shown)),
                *rows([again, to_panel(event.id, words)], 2),
                colour=GOLD,
            )
        notice = f"✅ {words('tournament-organiser-did-describe')}"
        return await panel(desk._replace(event=event), notice)

    @at_desk("t_times", states=tuple(MOVED))
    async def times(self, desk: Desk) -> Answer:
        return _times(desk.event, desk.words)

    @at_desk("t_move", states=tuple(MOVED))
    async def move(self, desk: Desk) -> Answer:
        """Ask for another moment."""
        field = _field(desk)
        return await moment_form(desk, field, "t_moved", desk.event.id, field)

    @at_desk("t_moved", states=tuple(MOVED))
    async def moved(self, desk: Desk) -> Answer:
        """A moment was typed: are you sure? Registration closes as long before the start as it
        did."""
        event, words, now = desk.event, desk.words, desk.bot.clock.now()
        field, starts = _field(desk), event.row.starts_at
        try:
            closes = at = await moment_of(desk)
        except Sentence as unread:
            return _times(event, words, refusal_text(unread, words))
        if field == "start":
            draft = with_start(draft_of(event), at, now)
            closes, starts = draft.closes_at, draft.starts_at
        if event.state == "registration" and not now < closes <= starts:
            return _times(event, words, words("tournament-refused.bad-times"))
        return await question(desk, "move", int(closes), int(starts))


def _field(desk: Desk) -> str:
    """The start, or while it is open the end of registration."""
    field = desk.press.text(1)
    if field not in MOVED[desk.event.state]:
        raise Sentence("refused-unknown-button")
    return field


def _times(event: Event, words: Words, refused: str = "") -> Screen:
    """The times, each with a button that asks for another."""
    told = moments(event, words)
    items: Items = [f"## 🗓️ {words('tournament-organiser-times')}"]
    if refused:
        items.append(f"⚠️ {refused}")
    for field in MOVED[event.state]:
        change = button(words("tournament-organiser-type"), "t_move", event.id, field)
        items.append(ui.Section(told[field], accessory=change))
    return screen_of(*items, [to_panel(event.id, words)], colour=GOLD)
