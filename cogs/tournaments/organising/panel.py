"""`/tournament manage`: the panel of one tournament, for who is in charge of it.

It is one private message whose pages take each other's place. Nothing of it is kept: each press
says what it means, and is checked.
"""

from typing import Any, Final, NamedTuple

import discord
from discord import app_commands

from bot.tables import Game
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.tournaments.live import Event
from bot.tournaments.live.transactions import in_charge_only
from bot.visible_text import shorten
from cogs.answering import show, update_own
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.names import person_name
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.asking import asker_of_event, organises
from cogs.tournaments.choosing import ALL, KNOWN, chosen, offered
from cogs.tournaments.names import names_of
from cogs.tournaments.names_screen import Names
from cogs.tournaments.organising.drafts import Drafts, same_minute
from cogs.tournaments.organising.log import log_lines
from cogs.tournaments.organising.log_screen import told
from cogs.tournaments.organising.panel_screen import Stuck, panel_screen

Interaction = discord.Interaction[Any]

LOOKED_AT: Final = 60
"""tables without a result of which the panel says what they wait for, and lines of the log"""
SHORT: Final = 20
"""characters of a name where there are many"""
LATEST: Final = 3
"""lines of the log on the panel"""


class Charge(NamedTuple):
    """A person who is in charge of a tournament, and has pressed something."""

    event: Event
    asker: Asker
    words: Words
    interaction: Interaction


class Panel(Feature):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.drafts = Drafts(bot)

    async def offer(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return what is listed while somebody types: drafts only for who organises here."""
        server = await server_here(self.bot, interaction)
        may = server is not None and organises(interaction, server)
        return await offered(self.bot, interaction, typed, *(ALL if may else KNOWN))

    async def manage(self, interaction: Interaction, typed: str | None) -> None:
        """`/tournament manage`; without a name the one that is played, else the newest."""
        event = await chosen(self.bot, interaction, typed, *ALL)
        charge = await self._charge(interaction, event)
        await show(interaction, await self.screen(charge))

    @pressed("t_manage")
    async def open(self, interaction: Interaction, press: Press) -> None:
        """Open the panel: from the announcement, a notification, or back from a page."""
        charge = await self.charge(interaction, press)
        await update_own(interaction, await self.screen(charge))

    async def charge(self, interaction: Interaction, press: Press) -> Charge:
        """Raises `TournamentRefused` for who is not in charge."""
        return await self._charge(interaction, await self.bot.tournaments.load(press.number(0)))

    async def _charge(self, interaction: Interaction, event: Event) -> Charge:
        person, words = await self.bot.meet(interaction)
        asker = await asker_of_event(self.bot, interaction, person, event)
        in_charge_only(asker)
        return Charge(event, asker, words, interaction)

    async def screen(self, charge: Charge, notice: str = "") -> Screen:
        """The panel, or the draft as long as it is one."""
        event, words = charge.event, charge.words
        if event.state == "draft":
            return await self.drafts.home(charge.interaction, event, words, notice)
        notice = "\n".join(filter(None, [notice, await same_minute(self.bot, event, words)]))
        names = await names_of(self.bot, event)
        rows = told(await self.bot.tournaments.log(event.id, LOOKED_AT))[:LATEST]
        return panel_screen(
            event,
            await self._stuck(event, names, words),
            await log_lines(self.bot, event, rows, words),
            words,
            notice=notice,
            missing=_missing(event, names, words),
            now=self.bot.clock.now(),
        )

    async def _stuck(self, event: Event, names: Names, words: Words) -> list[Stuck]:
        """The tables of the round that have no result yet, and what each waits for."""
        if event.current is None or event.state != "running":
            return []
        found: list[Stuck] = []
        waiting = [
            each for each in event.tables_of(event.current.number) if not event.is_settled(each)
        ]
        for table in waiting[:LOOKED_AT]:
            one, other = (names.side(side, words, SHORT) for side in table.sides)
            if table.game_id is None:
                found.append(Stuck(table.number, one, other, "opening"))
                continue
            game = await self.bot.tables.load(table.game_id)
            absent = _absent(game)
            why = "paused" if _pauses(event, game) else "absent" if absent else "playing"
            thread = game.row.thread_id
            missed = tuple(words.name(shorten(each, SHORT)) for each in absent)
            found.append(Stuck(table.number, one, other, why, thread, missed))
        return found


class PanelPages(Feature):
    """Pages to which the panel leads, and from which one comes back to it."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.panel = Panel(bot)


def _missing(event: Event, names: Names, words: Words) -> list[str]:
    """People of entries that are in or wait, who have not checked in."""
    numbers = {each.number for each in event.standing("in", "waiting")}
    return [
        person_name(shorten(person.name, SHORT), words)
        for each in event.members
        if each.number in numbers
        and not each.here
        and each.person_id is not None
        and (person := names.people.get(each.person_id)) is not None
    ]


def _pauses(event: Event, game: Game) -> bool:
    """Tables follow a pause of the tournament, and its end, a moment later."""
    paused = event.row if event.row.tables_paused else game.row
    return paused.paused_at is not None


def _absent(game: Game) -> list[str]:
    """People for whom a robot plays, because they do not."""
    return [each.person.name for each in game.people if each.person and each.away]
