"""Actions of an organiser on the tournament as a whole."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import discord

from bot.tables.options import MINUTE
from bot.text.written_times import LATEST
from bot.tournaments.live import Event, Refusal, TournamentRefused
from cogs.answers import Sentence
from cogs.tournaments.announcement import places_line
from cogs.tournaments.organising.asked import Action, Asked, Back, Facts, only
from cogs.tournaments.organising.draft import stamp
from cogs.tournaments.organising.panel_screen import MORE_TIME, here_line

RED: Final = discord.ButtonStyle.danger


def _in_state(*states: str) -> Callable[[Asked], Awaitable[Facts]]:
    async def tell(asked: Asked) -> Facts:
        only(asked.event.state in states)
        return {"name": asked.charge.words.name(asked.event.row.name)}

    return tell


async def _tell_open(asked: Asked) -> Facts:
    row = asked.event.row
    only(row.state == "draft")
    if asked.bot.clock.now() >= row.closes_at:
        raise Sentence("tournament-organiser-open-late")
    return {"channel": f"<#{row.channel_id}>", "closes": stamp(row.closes_at)}


async def _open(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.open(asked.event.id, asked.asker)


def _also_close(asked: Asked) -> list[str]:
    """Return who is in, and what becomes of those who are not in yet."""
    event, words = asked.event, asked.charge.words
    looking, waiting = (len(event.standing(each)) for each in ("looking", "asked"))
    lines = [f"👥 {places_line(event, words)}"]
    if looking:
        lines.append(words("tournament-organiser-sure-close-looking", count=looking))
    if waiting:
        lines.append(words("tournament-organiser-sure-close-asked", count=waiting))
    return lines


async def _close(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.close(asked.event.id, asked.asker)


async def _tell_reopen(asked: Asked) -> Facts:
    event = asked.event
    only(event.state == "check_in")
    if asked.bot.clock.now() >= event.row.starts_at:
        raise Sentence("tournament-organiser-reopen-late")
    return {}


async def _reopen(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.reopen(asked.event.id, asked.asker)


def _who_is_here(asked: Asked) -> list[str]:
    event, words = asked.event, asked.charge.words
    return [here_line(event, words) if event.row.check_in else f"👥 {places_line(event, words)}"]


def _also_start(asked: Asked) -> list[str]:
    lines, entered = _who_is_here(asked), asked.event.standing("in")
    absent = sum(not asked.event.is_here(each.number) for each in entered)
    if absent:
        lines.append(asked.charge.words("tournament-organiser-sure-start-absent", count=absent))
    return lines


async def _here(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.all_here(asked.event.id, asked.asker)


async def _tell_move(asked: Asked) -> Facts:
    """The end of registration and the start, in whole seconds."""
    event, now = asked.event, asked.bot.clock.now()
    closes, starts = asked.number(0), asked.number(1)
    only(event.state in ("registration", "check_in"))
    only(now < starts < now + LATEST and closes < now + LATEST)
    return {"starts": stamp(starts), "closes": stamp(closes), "state": event.state}


async def _move(asked: Asked) -> Event:
    reschedule = asked.bot.tournaments.organising.reschedule
    return await reschedule(asked.event.id, asked.asker, asked.number(0), asked.number(1))


async def _start(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.start(asked.event.id, asked.asker)


async def _pause(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.pause(asked.event.id, asked.asker)


async def _resume(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.resume(asked.event.id, asked.asker)


async def _tell_extend(asked: Asked) -> Facts:
    """How many minutes, and the limit of the round that was seen."""
    current, minutes = asked.event.current, asked.number(0)
    if minutes not in MORE_TIME:
        raise Sentence("refused-unknown-button")
    if current is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    if current.until is None:
        raise TournamentRefused(Refusal.NO_LIMIT)
    only(int(current.until) == asked.number(1))
    since = asked.event.row.paused_at or asked.bot.clock.now()
    until = max(current.until, since) + minutes * MINUTE
    return {"round": current.number, "minutes": minutes, "until": f"<t:{int(until)}:t>"}


async def _extend(asked: Asked) -> Event:
    seconds, seen = asked.number(0) * MINUTE, asked.number(1)
    extend = asked.bot.tournaments.organising.extend
    return await extend(asked.event.id, asked.asker, seconds, seen=seen)


async def _tell_end(asked: Asked) -> Facts:
    event = asked.event
    only(event.state == "running" and len(event.rounds) == asked.number(0))
    playing = [] if event.current is None else event.tables_of(event.current.number)
    return {
        "round": len(event.rounds),
        "tables": sum(not event.is_settled(each) for each in playing),
        "daily": int(event.plan.format.own_time),
    }


async def _end(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.end(asked.event.id, asked.asker)


async def _end_now(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.end(asked.event.id, asked.asker, at_once=True)


async def _cancel(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.cancel(asked.event.id, asked.asker)


def _to_times(asked: Asked) -> Back:
    return "t_times", asked.event.id


WHOLE: Final[Mapping[str, Action]] = {
    "open": Action(_tell_open, _open),
    "delete": Action(_in_state("draft"), _cancel, RED),
    "close": Action(_in_state("registration"), _close, more=_also_close),
    "reopen": Action(_tell_reopen, _reopen),
    "here": Action(_in_state("check_in"), _here, more=_who_is_here),
    "start": Action(_in_state("check_in"), _start, more=_also_start),
    "move": Action(_tell_move, _move, back=_to_times),
    "pause": Action(_in_state("registration", "check_in", "running"), _pause),
    "resume": Action(_in_state("registration", "check_in", "running"), _resume),
    "extend": Action(_tell_extend, _extend),
    "end": Action(_tell_end, _end, RED),
    "end_now": Action(_tell_end, _end_now, RED),
    "cancel": Action(_in_state("registration", "check_in", "running"), _cancel, RED),
}
