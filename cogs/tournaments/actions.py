"""What an organiser does by a button, each with the question whether he is sure.

Custom ids carry all that is meant: who asks sees what will happen, and a Yes that comes late, twice
or after somebody else's is refused by the tournament itself.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage import people
from bot.tables.open_party import Asker
from bot.tables.tempo import MINUTE
from bot.text import Words
from bot.text.moments import LATEST
from bot.tournaments import FORMATS
from bot.tournaments.live import Event, Refusal, TournamentRefused
from cogs.answering import update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.press import Press, button, on_press
from cogs.screens.names import ROBOT_MARK, person_name
from cogs.screens.screen import GOLD, GREY, Screen, layout, rows, text
from cogs.screens.tournaments.draft import DAILY, stamp
from cogs.tournaments.drafts import Drafts
from cogs.tournaments.hand_pairing import pair, tell_pairing
from cogs.tournaments.names import names_of
from cogs.tournaments.panel import Charge, Panel

Interaction = discord.Interaction[Any]
Facts = dict[str, str | int]

GREEN: Final = discord.ButtonStyle.success
RED: Final = discord.ButtonStyle.danger
EXTENSIONS: Final = (5, 10, 15)
"""minutes"""
ENDINGS: Final = ("end", "end_now", "cancel")


class Asked(NamedTuple):
    """An action that is asked for: by whom, of which tournament, with what."""

    bot: DixDeDer
    charge: Charge
    press: Press
    """its first two arguments are the tournament and the action"""

    @property
    def event(self) -> Event:
        return self.charge.event

    @property
    def asker(self) -> Asker:
        return self.charge.asker

    def number(self, position: int) -> int:
        return self.press.number(position + 2)


class Action(NamedTuple):
    """`tell` gives the facts of the question, or refuses what cannot be done any more."""

    tell: Callable[[Asked], Awaitable[Facts]]
    do: Callable[[Asked], Awaitable[Event]]
    style: discord.ButtonStyle = GREEN
    back: str = "t_manage"
    """where a No leads"""
    more: Callable[[Asked], list[str]] = lambda asked: []
    """further lines of the question"""


# The tournament as a whole -----------------------------------------------------------------------


async def _nothing(asked: Asked) -> Facts:
    return {}


def _in_state(*states: str) -> Callable[[Asked], Awaitable[Facts]]:
    async def tell(asked: Asked) -> Facts:
        _only(asked.event.state in states)
        return {"name": asked.charge.words.name(asked.event.row.name)}

    return tell


def _only(right: bool) -> None:
    """What is asked for must still be possible."""
    if not right:
        raise TournamentRefused(Refusal.CHANGED)


async def _tell_open(asked: Asked) -> Facts:
    row = asked.event.row
    _only(row.state == "draft")
    return {"channel": f"<#{row.channel_id}>", "closes": stamp(row.closes_at)}


async def _open(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.open(asked.event.id, asked.asker)


async def _tell_close(asked: Asked) -> Facts:
    event = asked.event
    _only(event.state == "registration")
    return {"entries": len(event.standing("in"))}


def _also_close(asked: Asked) -> list[str]:
    """What becomes of those who are not in yet."""
    event, words = asked.event, asked.charge.words
    looking, waiting = (len(event.standing(each)) for each in ("looking", "asked"))
    lines: list[str] = []
    if looking:
        lines.append(words("tournament-organiser-sure-close-looking", count=looking))
    if waiting:
        lines.append(words("tournament-organiser-sure-close-asked", count=waiting))
    return lines


async def _close(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.close(asked.event.id, asked.asker)


async def _tell_start(asked: Asked) -> Facts:
    event = asked.event
    _only(event.state == "check_in")
    entered = event.standing("in")
    return {"here": sum(event.is_here(each.number) for each in entered)}


def _also_start(asked: Asked) -> list[str]:
    entered = asked.event.standing("in")
    absent = sum(not asked.event.is_here(each.number) for each in entered)
    if not absent:
        return []
    return [asked.charge.words("tournament-organiser-sure-start-absent", count=absent)]


def _too_few(event: Event) -> bool:
    """Whether it cannot start with those who have checked in."""
    there = sum(event.is_here(each.number) for each in event.standing("in", "waiting"))
    return there < FORMATS[event.plan.format].fewest


async def _tell_here(asked: Asked) -> Facts:
    event = asked.event
    _only(event.state == "check_in")
    return {
        "count": sum(not event.is_here(each.number) for each in event.standing("in", "waiting"))
    }


async def _here(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.all_here(asked.event.id, asked.asker)


async def _tell_move(asked: Asked) -> Facts:
    """The end of registration and the start, in whole seconds."""
    event, now = asked.event, asked.bot.clock.now()
    closes, starts = asked.number(0), asked.number(1)
    _only(event.state in ("registration", "check_in"))
    _only(now < starts < now + LATEST and closes < now + LATEST)
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
    if minutes not in EXTENSIONS:
        raise Sentence("refused-unknown-button")
    if current is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    if current.until is None:
        raise TournamentRefused(Refusal.NO_LIMIT)
    _only(int(current.until) == asked.number(1))
    since = asked.event.row.paused_at or asked.bot.clock.now()
    until = max(current.until, since) + minutes * MINUTE
    return {"round": current.number, "minutes": minutes, "until": f"<t:{int(until)}:t>"}


async def _extend(asked: Asked) -> Event:
    seconds, seen = asked.number(0) * MINUTE, asked.number(1)
    extend = asked.bot.tournaments.organising.extend
    return await extend(asked.event.id, asked.asker, seconds, seen=seen)


async def _tell_end(asked: Asked) -> Facts:
    event = asked.event
    _only(event.state == "running" and len(event.rounds) == asked.number(0))
    playing = [] if event.current is None else event.tables_of(event.current.number)
    return {
        "round": len(event.rounds),
        "tables": sum(not event.is_settled(each) for each in playing),
        "daily": int(event.plan.format == "daily"),
    }


async def _end(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.end(asked.event.id, asked.asker)


async def _end_now(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.end(asked.event.id, asked.asker, at_once=True)


async def _cancel(asked: Asked) -> Event:
    return await asked.bot.tournaments.organising.cancel(asked.event.id, asked.asker)


# Entries -----------------------------------------------------------------------------------------


async def _tell_drop(asked: Asked) -> Facts:
    entry = asked.event.entry(asked.number(0))
    _only(entry.standing != "out")
    names = await names_of(asked.bot, asked.event)
    later = int(asked.event.state == "running" and entry.standing == "in")
    return {"name": names.markdown(entry.number, asked.charge.words), "later": later}


async def _drop(asked: Asked) -> Event:
    drop = asked.bot.tournaments.verdicts.drop
    return await drop(asked.event.id, asked.asker, asked.number(0))


async def _tell_add(asked: Asked) -> Facts:
    """People by their numbers; 0: a robot."""
    words = asked.charge.words
    found = [await _name(asked, each) if each else ROBOT_MARK for each in _people(asked)]
    return {"names": words.join_and(found), "late": int(asked.event.state == "running")}


async def _add(asked: Asked) -> Event:
    members = tuple(each or None for each in _people(asked))
    add = asked.bot.tournaments.verdicts.add
    return await add(asked.event.id, asked.asker, members)


def _people(asked: Asked) -> list[int]:
    return [asked.number(place) for place in range(len(asked.press.args) - 2)]


async def _tell_replace(asked: Asked) -> Facts:
    gone, comes = asked.number(0), asked.number(1)
    _only(asked.event.member(gone) is not None)
    return {"gone": await _name(asked, gone), "comes": await _name(asked, comes)}


async def _replace(asked: Asked) -> Event:
    gone, comes = asked.number(0), asked.number(1)
    _only(asked.event.member(gone) is not None)
    replace = asked.bot.tournaments.verdicts.replace
    return await replace(asked.event.id, asked.asker, gone, comes)


async def _name(asked: Asked, person_id: int) -> str:
    async with asked.bot.database.read() as connection:
        person = (await people.find_many(connection, {person_id})).get(person_id)
    if person is None or person.discord_id is None:
        raise Sentence("refused-unknown-button")
    return person_name(person.name, asked.charge.words)


# Pairing -----------------------------------------------------------------------------------------


async def _tell_pair(asked: Asked) -> Facts:
    return await tell_pairing(asked.charge, asked.press)


async def _pair(asked: Asked) -> Event:
    return await pair(asked.bot, asked.charge, asked.press)


ACTIONS: Final[Mapping[str, Action]] = {
    "open": Action(_tell_open, _open),
    "delete": Action(_in_state("draft"), _cancel, RED),
    "close": Action(_tell_close, _close, more=_also_close),
    "here": Action(_tell_here, _here),
    "start": Action(_tell_start, _start, more=_also_start),
    "move": Action(_tell_move, _move, back="t_times"),
    "pause": Action(_in_state("registration", "check_in", "running"), _pause),
    "resume": Action(_in_state("registration", "check_in", "running"), _resume),
    "extend": Action(_tell_extend, _extend),
    "end": Action(_tell_end, _end, RED),
    "end_now": Action(_tell_end, _end_now, RED),
    "cancel": Action(_in_state("registration", "check_in", "running"), _cancel, RED),
    "drop": Action(_tell_drop, _drop, RED, "t_entries"),
    "add": Action(_tell_add, _add, back="t_entries"),
    "pair": Action(_tell_pair, _pair),
    "replace": Action(_tell_replace, _replace, back="t_entries"),
}


class Actions:
    """Each press is checked: pages outlive roles, rounds and tournaments."""

    def __init__(self, bot: DixDeDer, panel: Panel, drafts: Drafts) -> None:
        self.bot = bot
        self.panel = panel
        self.drafts = drafts

    async def sure(self, interaction: Interaction, press: Press) -> None:
        """What would happen, and a button that lets it happen."""
        name, action = _action(press)
        asked = await self._asked(interaction, press)
        await self._check_channel(interaction, name, asked)
        facts = await action.tell(asked)
        if name == "start" and _too_few(asked.event):
            await update_own(interaction, _start_too_few(asked, int(facts["here"])))
            return
        await update_own(interaction, sure_action(name, action, asked, facts))

    async def ending(self, interaction: Interaction, press: Press) -> None:
        """A way to end it was chosen in a select: are you sure?"""
        if press.value not in ENDINGS:
            raise Sentence("refused-unknown-button")
        args = press.text(0), press.value, *press.args[1:2]
        await self.sure(interaction, Press("t_sure", args))

    async def do(self, interaction: Interaction, press: Press) -> None:
        name, action = _action(press)
        asked = await self._asked(interaction, press)
        words = asked.charge.words
        await self._check_channel(interaction, name, asked)
        facts = await action.tell(asked)
        if name == "start" and _too_few(asked.event):
            await update_own(interaction, _start_too_few(asked, int(facts["here"])))
            return
        event = await action.do(asked)
        if name == "delete":
            await update_own(interaction, deleted(words("tournament-organiser-did-delete")))
            return
        charge = asked.charge._replace(event=event)
        done = f"✅ {words(f'tournament-organiser-did-{named(name, event)}')}"
        await update_own(interaction, await self.panel.screen(charge, notice=done))

    async def _asked(self, interaction: Interaction, press: Press) -> Asked:
        return Asked(self.bot, await self.panel.charge(interaction, press), press)

    async def _check_channel(self, interaction: Interaction, name: str, asked: Asked) -> None:
        """Nothing is announced where its tables could not be played."""
        if name == "open":
            lacking = await self.drafts.lacking(interaction, asked.event, asked.charge.words)
            if lacking:
                raise Sentence("tournament-organiser-not-there", why=lacking)


def _action(press: Press) -> tuple[str, Action]:
    name = press.text(1)
    action = ACTIONS.get(name)
    if action is None:
        raise Sentence("refused-unknown-button")
    return name, action


def sure_action(name: str, action: Action, asked: Asked, facts: Facts) -> Screen:
    words, event = asked.charge.words, asked.event
    own = named(name, event)
    yes = button(
        words(f"tournament-organiser-yes-{own}"), "t_do", *asked.press.args, style=action.style
    )
    buttons = [yes, button(words("tournament-organiser-no"), action.back, event.id)]
    more = action.more(asked)
    if name == "start" and more:
        buttons.insert(1, _all_here(event, words))
    question = "\n".join([words(f"tournament-organiser-sure-{own}", **facts), *more])
    title = f"### {words.name(event.row.name)}"
    return Screen(layout(text(f"{title}\n{question}"), *rows(buttons, 2), colour=GOLD))


def named(name: str, event: Event) -> str:
    """What an action is called: a daily has no registration that opens."""
    return "open-daily" if name == "open" and event.plan.format == DAILY else name


def _start_too_few(asked: Asked, here: int) -> Screen:
    """What to do instead where a start would only stand still."""
    words, event = asked.charge.words, asked.event
    least = FORMATS[event.plan.format].fewest
    told = words("tournament-organiser-start-too-few", here=here, least=least)
    buttons = [button(words("tournament-organiser-back"), "t_manage", event.id, emoji="◀️")]
    if len(event.standing("in", "waiting")) >= least:
        buttons.insert(0, _all_here(event, words))
    title = f"### {words.name(event.row.name)}"
    return Screen(layout(text(f"{title}\n⚠️ {told}"), *rows(buttons, 2), colour=GOLD))


def _all_here(event: Event, words: Words) -> ui.Item[Any]:
    return button(words("tournament-organiser-ask-here"), "t_sure", event.id, "here", emoji="✋")


def deleted(sentence: str) -> Screen:
    return Screen(layout(text(f"✅ {sentence}"), colour=GREY))


def setup_actions(bot: DixDeDer, panel: Panel, drafts: Drafts) -> None:
    actions = Actions(bot, panel, drafts)
    on_press("t_sure", actions.sure)
    on_press("t_do", actions.do)
    on_press("t_ending", actions.ending)
