"""The shapes in which Discord shows users, members, roles, servers and channels."""

from bot.sandbox.server import permissions
from bot.sandbox.world import (
    Channel,
    Member,
    Payload,
    Role,
    ScheduledEvent,
    User,
    World,
    timestamp,
)


def user(person: User) -> Payload:
    shown: Payload = {
        "id": person.id,
        "username": person.name.lower().replace(" ", "_"),
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": person.avatar,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        shown["bot"] = True
        shown["username"] = person.name
    return shown


def member(of: Member) -> Payload:
    """A member without the user, as messages carry it."""
    return {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": of.joined_at,
        "nick": of.nick,
        "pending": False,
        "premium_since": None,
        "roles": list(of.roles),
        "mute": False,
        "deaf": False,
    }


def member_with_user(world: World, user_id: str) -> Payload:
    return {**member(world.guild.members[user_id]), "user": user(world.users[user_id])}


def role(of: Role) -> Payload:
    shown: Payload = {
        "id": of.id,
        "name": of.name,
        "permissions": str(of.permissions),
        "position": of.position,
        "color": of.color,
        "colors": {"primary_color": of.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": of.bot_id is not None,
        "mentionable": of.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }
    if of.bot_id is not None:
        shown["tags"] = {"bot_id": of.bot_id}
    return shown


def channel(world: World, of: Channel) -> Payload:
    """A channel, a thread or a DM."""
    shown: Payload = {
        "id": of.id,
        "type": of.type,
        "name": of.name,
        "flags": 0,
        "last_message_id": of.last_message_id,
    }
    if of.guild_id is None:
        return shown | {"recipients": [user(world.users[person]) for person in of.recipients]}
    shown |= {"guild_id": of.guild_id, "parent_id": of.parent_id, "rate_limit_per_user": 0}
    if not of.is_thread:
        return shown | {
            "position": of.position,
            "topic": of.topic,
            "nsfw": False,
            "permission_overwrites": [
                {"id": key, "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for key, o in of.overwrites.items()
            ],
        }
    metadata: Payload = {
        "archived": of.archived,
        "archive_timestamp": timestamp(of.archive_changed),
        "auto_archive_duration": of.auto_archive_duration,
        "locked": of.locked,
        "create_timestamp": timestamp(of.created),
    }
    if of.is_private_thread:
        metadata["invitable"] = of.invitable
    shown |= {
        "owner_id": of.owner_id,
        "message_count": of.message_count,
        "member_count": len(of.thread_members),
        "total_message_sent": of.message_count,
        "thread_metadata": metadata,
    }
    if world.bot_id in of.thread_members:
        shown["member"] = thread_member(of, world.bot_id)
    return shown


def active_threads(world: World) -> list[Channel]:
    """The threads of the server that the bot sees, but for those that are archived."""
    mine = (c for c in world.channels.values() if c.guild_id == world.guild.id and c.is_thread)
    return [c for c in mine if not c.archived and permissions.can_see(world, c, world.bot_id)]


def thread_member(of: Channel, user_id: str) -> Payload:
    return {
        "id": of.id,
        "user_id": user_id,
        "join_timestamp": of.thread_members[user_id],
        "flags": 0,
    }


_NOT_HERE = dict.fromkeys(
    (
        *("icon", "description", "home_header", "splash", "discovery_splash", "banner"),
        *("application_id", "afk_channel_id", "system_channel_id", "widget_channel_id"),
        *("max_presences", "vanity_url_code", "rules_channel_id", "safety_alerts_channel_id"),
        *("public_updates_channel_id", "incidents_data"),
    )
)
"""what the server has not"""
_NONE_OF = dict.fromkeys(
    (
        *("system_channel_flags", "verification_level", "default_message_notifications"),
        *("mfa_level", "explicit_content_filter", "premium_tier", "nsfw_level"),
        "premium_subscription_count",
    ),
    0,
)


def guild(world: World) -> Payload:
    """The server as REST shows it."""
    of = world.guild
    return {
        **_NOT_HERE,
        **_NONE_OF,
        "id": of.id,
        "name": of.name,
        "features": list(of.features),
        "owner_id": of.owner_id,
        "region": "deprecated",
        "afk_timeout": 300,
        "widget_enabled": False,
        "roles": [role(each) for each in of.roles.values()],
        "max_members": 25_000_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "preferred_locale": of.locale,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "emojis": [],
        "stickers": [],
    }


def guild_create(world: World) -> Payload:
    """The server as GUILD_CREATE brings it to a bot without the members intent.

    Of a server in READY it also says `unavailable: false`; of one just joined it does not.
    """
    of = world.guild
    mine = [c for c in world.channels.values() if c.guild_id == of.id]
    return {
        **guild(world),
        "hub_type": None,
        "joined_at": of.members[world.bot_id].joined_at,
        "large": False,
        "member_count": len(of.members),
        "members": [member_with_user(world, world.bot_id)],
        "channels": [channel(world, each) for each in mine if not each.is_thread],
        "threads": [channel(world, each) for each in active_threads(world)],
        "presences": [],
        "voice_states": [],
        "guild_scheduled_events": [scheduled_event(world, each) for each in world.coming_events],
        "stage_instances": [],
        "soundboard_sounds": [],
    }


GUILD_ONLY = 2
"""the one privacy level there is"""
EXTERNAL = 3
"""the kind of a scheduled event outside Discord"""


def scheduled_event(world: World, of: ScheduledEvent) -> Payload:
    return {
        "id": of.id,
        "guild_id": world.guild.id,
        "channel_id": None,
        "creator_id": of.creator_id,
        "creator": user(world.users[of.creator_id]),
        "name": of.name,
        "description": of.description,
        "image": None,
        "scheduled_start_time": timestamp(of.starts_at),
        "scheduled_end_time": timestamp(of.ends_at),
        "privacy_level": GUILD_ONLY,
        "status": of.status,
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": of.location},
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }


def application(world: World) -> Payload:
    """Return the answer of /applications/@me, without what concerns its interactions. The first
    person is the owner."""
    owner = next(person for person in world.users.values() if not person.bot)
    return {
        "id": world.application_id,
        "name": world.users[world.bot_id].name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.users[world.bot_id]),
        "bot_public": True,
        "bot_require_code_grant": False,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": int(world.bot_in_guild),
        "approximate_user_install_count": len(world.installed_by),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}, "1": {}},
        **world.listing,
    }
