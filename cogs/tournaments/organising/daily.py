"""`/tournament daily`: a duplicate that comes back each day, for those who organise here."""

from typing import Any, Final

import discord

from bot.storage.people.servers import Server
from bot.storage.tournaments.daily_series import SeriesRow
from bot.tables.options import preset_rules
from bot.tables.party.open_party import Asker
from bot.text import Words, words_for
from bot.tournaments import Plan
from bot.tournaments.formats import DAILY
from bot.tournaments.live import Draft, daily
from cogs.answering import show, update_own
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.servers.permissions import FOR_BOARDS, missing, permission_names
from cogs.table.table_language import table_language
from cogs.tournaments.asking import organiser_only, organises
from cogs.tournaments.organising.daily_screen import BOARDS, daily_screen
from cogs.tournaments.zones import zone_of

Interaction = discord.Interaction[Any]

PRESET: Final = "contest"


class Daily(Feature):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.organising = bot.tournaments.organising

    async def daily(self, interaction: Interaction) -> None:
        _, words = await self.bot.meet(interaction)
        server = await organiser_only(self.bot, interaction)
        screen = await self._screen(interaction, server, words)
        await show(interaction, screen)

    @pressed("t_daily_start")
    async def start(self, interaction: Interaction, press: Press) -> None:
        """So many boards a day were chosen: the first day opens here, now."""
        person, words = await self.bot.meet(interaction)
        server = await organiser_only(self.bot, interaction)
        self._check(interaction, server, words)
        boards = press.chosen()
        if boards not in BOARDS:
            raise Sentence("refused-unknown-button")
        language = await table_language(self.bot, interaction, server, person)
        found = preset_rules(PRESET)
        now = self.bot.clock.now()
        draft = Draft(
            name=words_for(language)("tournament-format-daily"),
            plan=Plan(format=DAILY, deals=boards),
            preset=found.preset,
            rules=found.rules,
            channel_id=_channel_id(interaction),
            language=language,
            closes_at=now,
            starts_at=now,
        )
        await self.organising.create_daily(server.id, person.id, draft, zone_of(server, words))
        note = f"✅ {words('duplicate-each-day-started')}"
        await update_own(interaction, await self._screen(interaction, server, words, note))

    @pressed("t_daily_stop")
    async def stop(self, interaction: Interaction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        server = await organiser_only(self.bot, interaction)
        asker = Asker(person.id, organises(interaction, server))
        mine = {each.id for each in await self.bot.tournaments.daily_of(server.id)}
        if press.number(0) in mine:  # what another has stopped meanwhile is stopped
            await self.organising.stop_daily(press.number(0), asker)
        note = f"✅ {words('duplicate-each-day-stopped')}"
        await update_own(interaction, await self._screen(interaction, server, words, note))

    async def _screen(
        self, interaction: Interaction, server: Server, words: Words, note: str = ""
    ) -> Any:
        now = self.bot.clock.now()
        found = await self.bot.tournaments.daily_of(server.id)
        series = [each._replace(due_at=_next_opens(each, now)) for each in found]
        here = _channel_id(interaction) not in {each.channel_id for each in series}
        return daily_screen(series, zone_of(server, words), words, here=here, note=note)

    def _check(self, interaction: Interaction, server: Server, words: Words) -> None:
        """Check that tables may be opened here, and that nobody but their players sees them."""
        if server.channel_ids and _channel_id(interaction) not in server.channel_ids:
            channels = ", ".join(f"<#{each}>" for each in server.channel_ids)
            raise Sentence("belote-other-channel", channels=channels)
        if missed := missing(interaction.app_permissions, FOR_BOARDS):
            raise Sentence("belote-permissions", permissions=permission_names(missed, words))


def _next_opens(series: SeriesRow, now: float) -> float:
    """One that is due opens at this moment, and the next one at midnight."""
    if series.due_at is not None and series.due_at > now:
        return series.due_at
    return daily.midnight_after(now, daily.zone_of(series.zone))


def _channel_id(interaction: Interaction) -> int:
    """Return the channel; of a thread its channel."""
    return getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0
