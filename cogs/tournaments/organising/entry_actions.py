"""All that an organiser does with entries, and with the next pairing."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.storage.people import blocks, people
from bot.tournaments.live import Event
from cogs.answers import Sentence
from cogs.screens.names import ROBOT_MARK, person_name
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.asked import Action, Asked, Back, Facts, only
from cogs.tournaments.organising.hand_pairing import pair, tell_pairing
from cogs.tournaments.organising.panel_screen import ADDED
from cogs.tournaments.strength import strength_of

RED: Final = discord.ButtonStyle.danger


async def _tell_drop(asked: Asked) -> Facts:
    entry = asked.event.entry(asked.number(0))
    only(entry.standing != "out")
    names = await names_of(asked.bot, asked.event)
    later = int(asked.event.state == "running" and entry.standing == "in")
    return {"name": names.markdown(entry.number, asked.charge.words), "later": later}


async def _drop(asked: Asked) -> Event:
    drop = asked.bot.tournaments.verdicts.drop
    return await drop(asked.event.id, asked.asker, asked.number(0))


async def _tell_here(asked: Asked) -> Facts:
    entry = asked.event.entry(asked.number(0))
    only(asked.event.state == "check_in" and entry.standing != "out")
    names = await names_of(asked.bot, asked.event)
    return {"name": names.markdown(entry.number, asked.charge.words)}


async def _here(asked: Asked) -> Event:
    check_in = asked.bot.tournaments.verdicts.check_in
    return await check_in(asked.event.id, asked.asker, asked.number(0))


async def _tell_add(asked: Asked) -> Facts:
    """People by their numbers; 0: a robot."""
    words = asked.charge.words
    found = [await _new_name(asked, each) if each else ROBOT_MARK for each in _people(asked)]
    return {"names": words.join_and(found), "late": int(asked.event.state == "running")}


async def _add(asked: Asked) -> Event:
    members = tuple(each or None for each in _people(asked))
    strength = await strength_of(asked.bot, asked.event, *filter(None, members))
    add = asked.bot.tournaments.verdicts.add
    return await add(asked.event.id, asked.asker, members, strength)


def _people(asked: Asked) -> list[int]:
    return [asked.number(place) for place in range(len(asked.press.args) - 2)]


async def _tell_replace(asked: Asked) -> Facts:
    gone, comes = asked.number(0), asked.number(1)
    only(asked.event.state in ADDED and asked.event.member(gone) is not None)
    return {"gone": await _name(asked, gone), "comes": await _new_name(asked, comes)}


async def _replace(asked: Asked) -> Event:
    gone, comes = asked.number(0), asked.number(1)
    replace = asked.bot.tournaments.verdicts.replace
    return await replace(asked.event.id, asked.asker, gone, comes)


async def _new_name(asked: Asked, person_id: int) -> str:
    """Return the name of a person who is to come; raises a `Sentence` for one who plays already,
    not for one who only looks for a partner.
    """
    name, member = await _name(asked, person_id), asked.event.member(person_id)
    if member and asked.event.entry(member.number).standing not in ("looking", "asked"):
        raise Sentence("tournament-organiser-plays-already", name=name)
    server_id = asked.event.row.server_id
    async with asked.bot.database.read() as connection:
        if await blocks.are_blocked(connection, server_id, {person_id}):
            return asked.charge.words("tournament-organiser-blocked", name=name)
    return name


async def _name(asked: Asked, person_id: int) -> str:
    async with asked.bot.database.read() as connection:
        person = await people.find(connection, person_id)
    if person is None or person.discord_id is None:
        raise Sentence("refused-unknown-button")
    return person_name(person.name, asked.charge.words)


async def _tell_pair(asked: Asked) -> Facts:
    return await tell_pairing(asked.bot, asked.charge, asked.press)


async def _pair(asked: Asked) -> Event:
    return await pair(asked.bot, asked.charge, asked.press)


# Where a No leads --------------------------------------------------------------------------------


def _to_entries(asked: Asked) -> Back:
    return "t_entries", asked.event.id


def _to_entry(asked: Asked) -> Back:
    return "t_manage_entry", asked.event.id, asked.number(0)


def _to_pairing(asked: Asked) -> Back:
    """With what was swapped."""
    version, swaps = asked.press.text(2), asked.press.text(3)
    return "t_pair", asked.event.id, version, 0, swaps, 0


ENTRIES: Final[Mapping[str, Action]] = {
    "drop": Action(_tell_drop, _drop, RED, _to_entry),
    "present": Action(_tell_here, _here, back=_to_entry),
    "add": Action(_tell_add, _add, back=_to_entries),
    "replace": Action(_tell_replace, _replace, back=_to_entries),
    "pair": Action(_tell_pair, _pair, back=_to_pairing),
}
