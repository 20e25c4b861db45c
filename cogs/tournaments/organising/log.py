"""`/tournament log`: everything that was done in a tournament, for everybody to read."""

from collections.abc import Sequence
from typing import Final

from bot.storage.people import people, servers
from bot.storage.tournaments.tournaments import LogRow
from bot.text import Words
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.visible_text import shorten
from cogs.bot import DixDeDer
from cogs.feature import Click, Feature, click_of, clicked
from cogs.press import Interaction
from cogs.screens.names import ROBOT_MARK, person_name
from cogs.screens.screen import Screen
from cogs.tournaments.asking import asker_of
from cogs.tournaments.choosing import KNOWN, chosen
from cogs.tournaments.names import TOGETHER, names_of
from cogs.tournaments.organising.log_screen import MOST, PER_PAGE, lines_of, log_screen, told

SHORT: Final = 16
"""characters of a name"""


class Log(Feature):
    @clicked("t_log")
    async def page(self, click: Click) -> Screen:
        event = await self.bot.tournaments.load(click.press.number(0))
        async with self.bot.database.read() as connection:
            server = await servers.get(connection, event.row.server_id)
        in_charge = (await asker_of(click, event)).manages
        is_there = click.interaction.guild_id == server.discord_id
        here = is_there and await self._is_known(event)
        if not (here or in_charge or event.member(click.person.id)):
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        manages = in_charge and click.press.number(2) == 1
        return await _screen(click, event, click.press.number(1), manages=manages)

    async def _is_known(self, event: Event) -> bool:
        """Return whether it was ever announced; a draft, even deleted, is its organisers' own."""
        if event.state in ("draft", "cancelled"):
            rows = await self.bot.tournaments.log(event.id, MOST)
            return any(each.what == "opened" for each in rows)
        return True


async def show_log(interaction: Interaction, typed: str | None) -> None:
    """`/tournament log`."""
    click = await click_of(interaction)
    event = await chosen(click.bot, interaction, typed, *KNOWN, "cancelled")
    await click.show(await _screen(click, event, 0, manages=False))


async def _screen(click: Click, event: Event, page: int, *, manages: bool) -> Screen:
    bot, words = click.bot, click.words
    found = told(await bot.tournaments.log(event.id, MOST))
    pages = max(1, -(-len(found) // PER_PAGE))
    page = min(max(page, 0), pages - 1)
    shown = found[page * PER_PAGE : (page + 1) * PER_PAGE]
    lines = await log_lines(bot, event, shown, words)
    return log_screen(event, lines, page, pages, words, manages=manages)


async def log_lines(
    bot: DixDeDer, event: Event, found: Sequence[LogRow], words: Words
) -> list[str]:
    """Rows of the log in words."""
    names = await names_of(bot.database, event)
    of_entries = [row.facts for row in found[::-1] if "entry" in row.facts]
    were_in: dict[int, list[int | None]] = {row["entry"]: row["people"] for row in of_entries}
    ids = {each for each in {row.by_id for row in found}.union(*were_in.values()) if each}
    ids |= {row.facts["asked"] for row in found if "asked" in row.facts}
    async with bot.database.read() as connection:
        acted = await people.find_many(connection, ids)
    known = {**names.people, **acted}
    by = {number: person_name(shorten(each.name, SHORT), words) for number, each in known.items()}

    def name(entry: int) -> str:
        """The name of an entry; of one that has gone, whom the log says to have been in it."""
        return names.markdown(entry, words, SHORT) or TOGETHER.join(
            by[each] if each else ROBOT_MARK for each in were_in.get(entry, ())
        )

    return lines_of(event, told(found), name, by, words)
