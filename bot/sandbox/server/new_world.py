"""The little server everybody finds when the sandbox starts."""

from bot.sandbox.server import permissions
from bot.sandbox.world import (
    CATEGORY,
    TEXT,
    Channel,
    Guild,
    Member,
    Role,
    Snowflakes,
    User,
    World,
    timestamp,
)

GUILD_NAME = "Café du Commerce"
BOT_NAME = "Dix de Der"

PEOPLE = (
    ("alice", "Alice", "en-US", "6512bd43d9caa6e02c990b0a82652dca"),
    ("benoit", "Benoît", "fr", None),
    ("clara", "Clara", "de", "0c9e64f1d7b2483aa6350e8f92cd71b4"),
    ("daan", "Daan", "nl", None),
)
"""The first owns the server. One each in English, French, German and Dutch; two have an avatar."""

CHANNELS = (
    ("general", "Everything and nothing"),
    ("belote", "Tables open here"),
    ("tournaments", "For those who keep count"),
)


def new_world(ids: Snowflakes, now: float) -> tuple[World, dict[str, User]]:
    """The server with its channels, roles and people, and the people by their short names."""
    people = {
        key: User(ids.next(), name, locale, avatar=avatar) for key, name, locale, avatar in PEOPLE
    }
    bot = User(ids.next(), BOT_NAME, bot=True)
    guild = Guild(ids.next(), GUILD_NAME, people["alice"].id)
    everyone = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
    organiser = Role(ids.next(), "Organiser", 0, 1, color=0x2E8B57, mentionable=True)
    own = Role(ids.next(), BOT_NAME, permissions.BOT, 2, bot_id=bot.id)
    guild.roles = {role.id: role for role in (everyone, organiser, own)}
    joined = timestamp(now)
    guild.members = {user.id: Member(user.id, joined) for user in people.values()}
    guild.members[bot.id] = Member(bot.id, joined, [own.id])
    # As for most applications, the bot's user has the id of the application.
    world = World(bot.id, bot.id, guild)
    world.users = {user.id: user for user in (*people.values(), bot)}
    category = Channel(ids.next(), CATEGORY, "Salon", guild_id=guild.id)
    world.channels[category.id] = category
    for position, (name, topic) in enumerate(CHANNELS, start=1):
        channel = Channel(
            ids.next(),
            TEXT,
            name,
            guild_id=guild.id,
            parent_id=category.id,
            position=position,
            topic=topic,
        )
        world.channels[channel.id] = channel
    return world, people
