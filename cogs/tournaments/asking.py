"""Tells who asks for something of a tournament, where, and whether they organise those there."""

from bot.storage.people import servers
from bot.storage.people.servers import Server
from bot.tables.party.open_party import Asker
from bot.tournaments.live import Event
from cogs.answering import Sentence
from cogs.bot import DixDeDer
from cogs.feature import Click
from cogs.people.standing import standing_on
from cogs.press import Interaction
from cogs.servers.permissions import roles_of


def organises(interaction: Interaction, server: Server) -> bool:
    """Return whether somebody manages the server, or has the role that `/setup` has chosen."""
    if interaction.guild_id != server.discord_id:
        return False
    manages = interaction.permissions.manage_guild
    return manages or server.organiser_role_id in roles_of(interaction)


async def organiser_only(bot: DixDeDer, interaction: Interaction) -> Server:
    """The server, if whoever interacts may organise there. Raises a `Sentence`."""
    if interaction.guild_id is None:  # pressed in a direct message: no server is meant
        raise Sentence("tournament-not-organiser")
    server = await bot.servers.meet(interaction.guild_id)
    if not organises(interaction, server):
        if server.organiser_role_id is None:
            raise Sentence("tournament-not-organiser")
        raise Sentence("tournament-role-organises", role=f"<@&{server.organiser_role_id}>")
    return server


async def asker_of(click: Click, event: Event) -> Asker:
    """Return somebody with what they may do on its server now; the engine refuses who is not in
    charge."""
    async with click.bot.database.read() as connection:
        server = await servers.get(connection, event.row.server_id)
    standing = await standing_on(click.interaction, server.discord_id)
    return Asker(click.person.id, standing.organises(server), is_member=standing.is_member)


def channel_here(interaction: Interaction) -> int:
    """Return the channel; of a thread its channel."""
    return getattr(interaction.channel, "parent_id", None) or interaction.channel_id or 0
