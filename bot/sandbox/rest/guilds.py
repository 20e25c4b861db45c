"""The server: itself, its channels, roles and members."""

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.world import Guild


def _guild(call: Call) -> Guild:
    world = call.backend.world
    if call.path["guild_id"] != world.guild.id:
        raise errors.unknown_guild()
    if not world.bot_in_guild:
        raise errors.missing_access()
    return world.guild


def get_guild(call: Call) -> Answer:
    guild = _guild(call)
    shown = payloads.guild(call.backend.world)
    if call.query.get("with_counts") in ("1", "true", "True"):
        shown["approximate_member_count"] = len(guild.members)
        shown["approximate_presence_count"] = len(guild.members)
    return Answer(200, shown)


def list_channels(call: Call) -> Answer:
    guild, world = _guild(call), call.backend.world
    found = [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]
    return Answer(200, [payloads.channel(world, each) for each in found])


def list_roles(call: Call) -> Answer:
    return Answer(200, [payloads.role(each) for each in _guild(call).roles.values()])


def get_role(call: Call) -> Answer:
    role = _guild(call).roles.get(call.path["role_id"])
    if role is None:
        raise errors.unknown_role()
    return Answer(200, payloads.role(role))


def get_member(call: Call) -> Answer:
    guild = _guild(call)
    user_id = call.path["user_id"]
    if user_id not in guild.members:
        known = user_id in call.backend.world.users
        raise errors.unknown_member() if known else errors.unknown_user()
    return Answer(200, payloads.member_with_user(call.backend.world, user_id))


def list_active_threads(call: Call) -> Answer:
    _guild(call)
    world = call.backend.world
    found = [c for c in world.channels.values() if c.is_thread and not c.archived]
    mine = [c for c in found if world.bot_id in c.thread_members]
    return Answer(
        200,
        {
            "threads": [payloads.thread(world, each) for each in found],
            "members": [payloads.thread_member(each, world.bot_id) for each in mine],
        },
    )


ROUTES = (
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/channels", list_channels),
    Route("GET", "/guilds/{guild_id}/roles", list_roles),
    Route("GET", "/guilds/{guild_id}/roles/{role_id}", get_role),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
    Route("GET", "/guilds/{guild_id}/threads/active", list_active_threads),
)
