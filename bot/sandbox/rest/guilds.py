"""The server: itself and its members."""

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


def get_member(call: Call) -> Answer:
    guild = _guild(call)
    user_id = call.path["user_id"]
    if user_id not in guild.members:
        known = user_id in call.backend.world.users
        raise errors.unknown_member() if known else errors.unknown_user()
    return Answer(200, payloads.member_with_user(call.backend.world, user_id))


ROUTES = (
    Route("GET", "/guilds/{guild_id}", get_guild),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", get_member),
)
