"""The person who asks for something of a tournament, whether they organise it, and which one they
mean: by a command's option, or the one there is."""

from collections.abc import Sequence

from discord import app_commands

from bot.storage.engine.schema import Server
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow
from bot.tables.party.open_party import Asker
from bot.text.names import folded
from bot.tournaments import FORMATS
from bot.tournaments.live import Event
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.feature import Choices
from cogs.people.standing import asker_in
from cogs.press import Interaction
from cogs.screens.paging import MOST
from cogs.servers.here import server_here
from cogs.servers.permissions import roles_of


def organises(interaction: Interaction, server: Server) -> bool:
    """Return whether somebody manages the server, or has the role that `/setup` has chosen."""
    if interaction.guild_id != server.discord_id:
        return False
    manages = interaction.permissions.manage_guild
    return manages or server.organiser_role_id in roles_of(interaction)


async def organiser_only(interaction: Interaction) -> Server:
    """The server, if whoever interacts may organise there. Raises a `Sentence`."""
    if interaction.guild_id is None:  # pressed in a direct message: no server is meant
        raise Sentence("tournament-not-organiser")
    server: Server = await interaction.client.servers.meet(interaction.guild_id)
    if not organises(interaction, server):
        if server.organiser_role_id is None:
            raise Sentence("tournament-not-organiser")
        raise Sentence("tournament-role-organises", role=f"<@&{server.organiser_role_id}>")
    return server


async def asker_of(click: Click, event: Event) -> Asker:
    """Return somebody with what they may do on its server now; the engine refuses who is not in
    charge."""
    return await asker_in(click, event.row.server_id, event.id)


def channel_here(interaction: Interaction) -> int:
    """Return the channel; of a thread its channel."""
    return getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0


GOING_ON = ("registration", "check_in", "running")
KNOWN = (*GOING_ON, "finished")
"""states in which everybody may look at a tournament"""
ALL = ("draft", *KNOWN, "cancelled")
ORDER = ("running", "check_in", "registration", "draft", "finished", "cancelled")
"""in which they are meant by who names none"""


async def tournaments_here(interaction: Interaction, *states: str) -> list[TournamentRow]:
    """Return those of this server, the newest first; dailies, of which there is one each day, after
    all others."""
    server = await server_here(interaction.client, interaction)
    if server is None:
        return []
    return [
        row
        for daily in (False, True)
        for row in await interaction.client.tournaments.of_server(
            server.id, *states, daily=daily, limit=100
        )
    ]


async def offered(interaction: Interaction, typed: str, *states: str) -> Choices:
    """Return what is listed while a person types."""
    return listed(await tournaments_here(interaction, *states), typed)


def listed(found: Sequence[TournamentRow | LeagueRow], typed: str) -> Choices:
    """Return those in whose name there is what somebody has typed."""
    return [
        app_commands.Choice(name=each.name, value=str(each.id))
        for each in found
        if folded(typed) in folded(each.name)
    ][:MOST]


def meant(found: Sequence[TournamentRow], interaction: Interaction) -> list[TournamentRow]:
    """Put first what somebody means who names none: what is played, else what is open, dailies
    after all others; of several those in this channel, then the newest."""
    channel = interaction.channel
    here = {interaction.channel_id, getattr(channel, "parent_id", None)}

    def order(row: TournamentRow) -> tuple[bool, bool, int, bool]:
        state = ORDER.index(row.state)
        goes_on = row.state in GOING_ON
        return not goes_on, is_daily(row), state, row.channel_id not in here

    return sorted(found, key=order)


def is_daily(row: TournamentRow) -> bool:
    return FORMATS[row.plan["format"]].own_time


async def chosen(click: Click, typed: str | None, *states: str) -> Event:
    """The tournament that is meant; none named: see `meant`.

    Raises `Sentence` when there is none.
    """
    found = await tournaments_here(click.interaction, *states)
    if typed is None:
        if not found:
            raise Sentence("tournament-none")
        return await click.bot.tournaments.load(meant(found, click.interaction)[0].id)
    for each in found:
        if typed == str(each.id) or folded(typed) == folded(each.name):
            return await click.bot.tournaments.load(each.id)
    raise Sentence("tournament-no-such-name")
