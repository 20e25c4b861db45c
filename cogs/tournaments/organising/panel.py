"""`/tournament manage`: the panel of one tournament, for who is in charge of it.

It is one private message whose pages take each other's place.
"""

from typing import Final

from discord import app_commands

from bot.tables import Game
from bot.tournaments.live import Event
from bot.visible_text import shorten
from cogs.bot import DixDeDer
from cogs.feature import Answer, Feature, click_of
from cogs.press import Interaction
from cogs.screens.names import person_name
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.asking import organises
from cogs.tournaments.choosing import ALL, KNOWN, chosen, offered
from cogs.tournaments.names import Names
from cogs.tournaments.organising.desk import DRAFT, Desk, at_desk, desk_of
from cogs.tournaments.organising.drafts import draft_home, same_minute
from cogs.tournaments.organising.log import log_lines
from cogs.tournaments.organising.log_screen import told
from cogs.tournaments.organising.panel_screen import Stuck, panel_screen

LOOKED_AT: Final = 60
"""tables without a result of which the panel says what they wait for, and lines of the log"""
SHORT: Final = 20
"""characters of a name where there are many"""
LATEST: Final = 3
"""lines of the log on the panel"""


class Panel(Feature):
    @at_desk("t_manage")
    async def open(self, desk: Desk) -> Answer:
        """Open it from the announcement, a notification, or back from a page."""
        return await panel(desk)


async def manage(interaction: Interaction, typed: str | None) -> None:
    """`/tournament manage`; without a name the one that is played, else the newest."""
    click = await click_of(interaction)
    event = await chosen(click.bot, interaction, typed, *ALL)
    await click.show(await panel(await desk_of(click, event)))


async def offered_to_manage(
    bot: DixDeDer, interaction: Interaction, typed: str
) -> list[app_commands.Choice[str]]:
    """Return what is listed while somebody types: drafts only for who organises here."""
    server = await server_here(bot, interaction)
    may = server is not None and organises(interaction, server)
    return await offered(bot, interaction, typed, *(ALL if may else KNOWN))


async def panel(desk: Desk, notice: str = "") -> Screen:
    """The panel, or the draft as long as it is one."""
    bot, event, words = desk.bot, desk.event, desk.words
    if event.state == DRAFT:
        return await draft_home(bot, event, words, notice)
    names = await desk.names()
    rows = told(await bot.tournaments.log(event.id, LOOKED_AT))[:LATEST]
    return panel_screen(
        event,
        await _stuck(desk, names),
        await log_lines(bot, event, rows, words),
        words,
        notice="\n".join(filter(None, [notice, await same_minute(bot, event, words)])),
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


async def _stuck(desk: Desk, names: Names) -> list[Stuck]:
    """The tables of the round that have no result yet, and what each waits for."""
    event, words = desk.event, desk.words
    if event.current is None or event.state != "running":
        return []
    found: list[Stuck] = []
    waiting = [each for each in event.tables_of(event.current.number) if not event.is_settled(each)]
    for table in waiting[:LOOKED_AT]:
        one, other = (names.side(side, words, SHORT) for side in table.sides)
        if table.game_id is None:
            found.append(Stuck(table.number, one, other, "opening"))
            continue
        game = await desk.bot.tables.load(table.game_id)
        # People for whom a robot plays, because they do not.
        absent = [
            words.name(shorten(each.person.name, SHORT))
            for each in game.people
            if each.person and each.away
        ]
        why = "paused" if _pauses(event, game) else "absent" if absent else "playing"
        found.append(Stuck(table.number, one, other, why, game.row.thread_id, absent))
    return found


def _pauses(event: Event, game: Game) -> bool:
    """Tables follow a pause of the tournament, and its end, a moment later."""
    paused = event.row if event.row.tables_paused else game.row
    return paused.paused_at is not None
