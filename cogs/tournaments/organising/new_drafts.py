"""`/tournament create`: a draft with all that a club usually wants, shown to be looked through."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.storage.people.servers import Server
from bot.tables.options import MINUTE, preset_rules
from bot.text.written_times import read_time, spoken, written
from bot.tournaments import FORMATS, Format, Plan
from bot.tournaments.formats import CONCOURS
from bot.tournaments.live import Draft
from bot.tournaments.live.rounds.lengths import usual_length
from cogs.answering import show
from cogs.answers import Sentence
from cogs.bot import DixDeDer
from cogs.servers.here import server_here
from cogs.table.table_language import table_language
from cogs.tournaments.asking import organiser_only, organises
from cogs.tournaments.organising.draft_fields import CHECK_IN, FIELDS, with_start
from cogs.tournaments.organising.drafts import Drafts
from cogs.tournaments.zones import typed_moment, zone_of

Interaction = discord.Interaction[Any]

FORMAT: Final = CONCOURS
PRESET: Final = "contest"
EVENING: Final = "20:30"
"""when a tournament usually starts"""


class NewDrafts:
    def __init__(self, bot: DixDeDer, drafts: Drafts) -> None:
        self.bot = bot
        self.drafts = drafts

    async def create(
        self, interaction: Interaction, name: str, start: str, format_: str | None
    ) -> None:
        person, words = await self.bot.meet(interaction)
        server = await organiser_only(self.bot, interaction)
        if format_ not in (None, *FORMATS):
            raise Sentence("refused-unknown-command")
        now = self.bot.clock.now()
        at = typed_moment(start, words, zone_of(server, words), now)
        draft = usual_draft(
            name,
            FORMATS[format_] if format_ else FORMAT,
            at,
            now,
            channel_id=_channel_id(interaction, server),
            language=await table_language(self.bot, interaction, server, person),
        )
        event = await self.bot.tournaments.organising.create(server.id, person.id, draft)
        await show(interaction, await self.drafts.home(interaction, event, words))

    async def offer_starts(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """Return what is understood of what is being typed; examples as long as it is nothing.

        Only for who could create one: nobody else has a text read at each key they press.
        """
        server = await server_here(self.bot, interaction)
        if not may_create(interaction, server):
            return []
        _, words = await self.bot.meet(interaction)
        zone = zone_of(server, words)
        now = self.bot.clock.now()
        examples = [each.strip() for each in words("tournament-organiser-examples").split("·")]
        if read_time(typed, words.language, zone, now):
            texts = [typed]
        elif typed.strip():  # a day without its time of day, or the beginning of an example
            begun = [each for each in examples if each.startswith(typed.casefold().strip())]
            texts = [f"{typed} {EVENING}", *begun]
        else:
            texts = examples
        moments = [read_time(each, words.language, zone, now) for each in texts]
        return [
            app_commands.Choice(name=spoken(at, zone, words.language), value=written(at, zone))
            for at in dict.fromkeys(moments)
            if at is not None
        ]


def may_create(interaction: Interaction, server: Server | None) -> bool:
    """Tell whether `/tournament create` would do it; a new server has chosen no role yet."""
    if server is None:
        return interaction.guild_id is not None and interaction.permissions.manage_guild
    return organises(interaction, server)


def usual_draft(
    name: str, format_: Format, at: float, now: float, *, channel_id: int, language: str
) -> Draft:
    """Return what a club usually wants: a contest with check-in for ten minutes, robots that
    complete it.

    In a draft that starts soon registration closes half-way.
    """
    table_rules = preset_rules(PRESET)
    plan = Plan(format=FORMAT, deals=FORMAT.usual_deals)
    draft = Draft(
        name=name,
        plan=plan,
        preset=table_rules.preset,
        rules=table_rules.rules,
        channel_id=channel_id,
        language=language,
        closes_at=at - CHECK_IN * MINUTE,
        starts_at=at,
        round_seconds=usual_length(plan.deals),
    )
    chosen = FIELDS["format"].chosen(draft, format_.name)
    return chosen if format_.own_time else with_start(chosen, at, now)


def _channel_id(interaction: Interaction, server: Server) -> int:
    """Here, unless the server plays elsewhere; of a thread its channel."""
    channel, allowed = interaction.channel, server.channel_ids
    here = getattr(channel, "parent_id", None) or interaction.channel_id or 0
    if isinstance(channel, discord.TextChannel):
        here = channel.id
    return allowed[0] if allowed and here not in allowed else here
