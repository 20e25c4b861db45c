"""Report a problem: what to do, and at a tournament's table a call to its organisers."""

from typing import Any, Final

import discord
from discord import ui

from bot.storage.people import people, servers
from bot.storage.tournaments import reports as tournament_reports
from bot.storage.tournaments.reports import MOST_CALLED, Report
from bot.tables import Game
from bot.text import Words
from bot.tournaments.live import Event
from cogs.answering import ask, say
from cogs.feature import Feature, pressed
from cogs.people.standing import organises_now
from cogs.press import Press, labelled, titled
from cogs.screens.names import person_name

Interaction = discord.Interaction[Any]

LONGEST: Final = 300
"""characters of a report"""


class Reporting(Feature):
    @pressed("report")
    async def report(self, interaction: Interaction, press: Press) -> None:
        """Ask what it is about. Whoever has nothing to do with a tournament reads whom to ask."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        if await self._event(game, person.id) is None:
            await say(interaction, _whom_to_tell(game, words))
        else:
            await ask(interaction, _form(game, words))

    @pressed("reported")
    async def reported(self, interaction: Interaction, press: Press) -> None:
        """It goes to those who organise the tournament now, and who calls is told their names."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        event = await self._event(game, person.id)
        if event is None:
            await say(interaction, _whom_to_tell(game, words))
            return
        report = Report(person.id, game.id, press.value[:LONGEST])
        called = await self._called(interaction, event, person.id)
        if not called:
            await say(interaction, words("report-nobody"))
            return
        again = await self.bot.tournaments.reports.make(event.id, called, report)
        names = words.join_and([f"**{person_name(each, words)}**" for each in called.values()])
        told = words("report-again" if again else "report-told", names=names)
        await say(interaction, told)

    async def _event(self, game: Game, person_id: int) -> Event | None:
        """The tournament of a table, for who sits there or takes part in it."""
        if game.tournament is None:
            return None
        event = await self.bot.tournaments.load(game.tournament.id)
        takes_part = event.member(person_id) is not None or game.seat_of(person_id) is not None
        return event if takes_part else None

    async def _called(
        self, interaction: Interaction, event: Event, person_id: int
    ) -> dict[int, str]:
        """Names of the organisers who still are, by person; nobody calls themselves."""
        async with self.bot.database.read() as connection:
            ids = await tournament_reports.organisers(connection, event.id)
            found = await people.find_many(connection, set(ids))
            server = await servers.get(connection, event.row.server_id)
        called: dict[int, str] = {}
        for each in ids[: 2 * MOST_CALLED]:
            known = found.get(each)
            if known is None or known.discord_id is None or each == person_id:
                continue
            if await organises_now(interaction, server, known.discord_id):
                called[each] = known.name
            if len(called) == MOST_CALLED:
                break
        return called


def _whom_to_tell(game: Game, words: Words) -> str:
    """The table by the number that the log has."""
    table = words("table-name", number=str(game.id))
    return words("report-text", table=table, events=game.events)


def _form(game: Game, words: Words) -> ui.Modal:
    modal = titled(words("report-button"), "reported", game.id)
    modal.add_item(ui.TextDisplay(words("report-about")))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="text",
        max_length=LONGEST,
        required=False,
        style=discord.TextStyle.paragraph,
    )
    modal.add_item(labelled(words("report-field"), field))
    return modal
