"""`python -m bot doctor`: whether Discord has what the bot needs, and does what it relies on.

It looks first at what can be seen without anybody, then has its owner press three times
(`cogs/doctor/trials.py`). It speaks English, as all of the command line does.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord.http import Route

from bot.storage.engine.schema import Server
from bot.text import words_for
from cogs.bot import DixDeDer
from cogs.commands import FIELD, OFF, lacks_user_install
from cogs.doctor.trials import (
    PATIENCE,
    Client,
    Differs,
    Late,
    Report,
    Trial,
    TrialOutcome,
    Trials,
    within,
)
from cogs.screens.scheduled import MOST_EVENTS, Status
from cogs.servers.permissions import FOR_CHANNELS, lacking_events, missing, wanted_at

ASK = (
    "The bot has written to the owner of its application, in a direct message on Discord: press"
    f" three times, as it asks. It waits for {PATIENCE / 60:g} minutes."
)
EN = words_for("en")
PORTAL = "at https://discord.com/developers/applications, on the page"
SYNC = "Run `python -m bot sync`."
LET_IN_WITHIN = 60.0
"""seconds that the gateway has for its greeting"""
KNOWN_WITHIN = 10.0
"""seconds after that in which every server should be known"""

TOKEN = Trial(
    "The token",
    "Discord accepts it",
    "Look at https://discordstatus.com, and start the doctor again.",
)
COMMANDS = Trial("Slash commands", "Discord has them as they are in this program", SYNC)
GATEWAY = Trial(
    "The gateway",
    "open to the bot, with the one intent that it needs",
    "Look at https://discordstatus.com, and at this machine's line to Discord.",
)
ADDED = frozenset({"dm_permission"})
"""of a command, what Discord makes of other fields: `contexts` says it"""
FILLED_IN = frozenset({"contexts", "integration_types"})
"""what Discord fills in where it is not told, and leaves out for commands of one server"""
TOLD = frozenset(
    {"options", "choices", "autocomplete", "required", "channel_types", "name_localizations"}
    | {"description_localizations", "min_value", "max_value", "min_length", "max_length"}
)
"""what stands in a command only where it is used: it may stand there still"""


async def examine(
    bot: DixDeDer,
    client: Client,
    servers: Sequence[Server],
    sync_guild: int | None,
    aside: Callable[[str], object],
    interactions_url: str = "",
) -> Report:
    """Look at everything. Both clients are logged in, and neither is connected.

    `sync_guild`: the server whose commands are renewed, None for all; `aside` gets what the one who
    runs it should know, and nobody else; `interactions_url`: where presses should go, if not
    through the gateway.
    """
    report, clock = Report(bot.clock), bot.clock.steady
    application = await report.attempt(TOKEN, client.application_info())
    if application is not None:
        _look_at_application(application, report, interactions_url)
        await report.attempt(COMMANDS, _compare_commands(bot, application, sync_guild))
        if lacking := bot.suit_emojis.missing:
            told = f"missing: {', '.join(lacking)}"
            report.add("The suits in colour", told, TrialOutcome.DIFFERS, SYNC)
        else:
            report.add("The suits in colour", "all of them are emojis of the application")
        client.begin()
        greeting = within(clock, LET_IN_WITHIN, client.is_let_in())
        if await report.attempt(GATEWAY, greeting):
            with suppress(Late):
                await within(clock, KNOWN_WITHIN, client.has_all())
            owner = _owner_of(application)
            places = _look_at_servers(client, servers, report, aside)
            # Best where it is nobody else's server on which something appears for a moment.
            place = min(places, key=lambda each: each.guild.owner_id != owner, default=None)
            await Trials(client, clock, report).hold(owner, place, lambda: aside(ASK))
    report.end()
    return report


def _owner_of(application: discord.AppInfo) -> int:
    """Return whom to ask; Discord calls a team the owner of what belongs to it."""
    team = application.team
    return application.owner.id if team is None or team.owner_id is None else team.owner_id


# The application ---------------------------------------------------------------------------------


def _look_at_application(application: discord.AppInfo, report: Report, url: str) -> None:
    flags = application.flags
    privileged = {
        "Presence": flags.gateway_presence or flags.gateway_presence_limited,
        "Server Members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "Message Content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    on = [name for name, is_on in privileged.items() if is_on]
    if on:
        todo = f"The bot asks for none of them: {PORTAL} Bot, switch them off."
        report.add("Privileged intents", f"{EN.join_and(on)} on", TrialOutcome.NOTE, todo)
    else:
        report.add("Privileged intents", "all off, as they should be")
    if url and application.interactions_endpoint_url == url:
        todo = (
            "Nothing that is pressed here comes to the doctor: to try presses, leave "
            "DIX_DE_DER_INTERACTIONS_URL out, sync, and sync again with it afterwards."
        )
        report.add("Interactions Endpoint URL", "as in the settings", TrialOutcome.NOTE, todo)
    elif application.interactions_endpoint_url:
        todo = f"Presses do not come to the bot: {PORTAL} General Information, empty it."
        report.add("Interactions Endpoint URL", "is set", TrialOutcome.DIFFERS, todo)
    if application.bot_require_code_grant:
        todo = f"The link that invites the bot does not work: {PORTAL} Bot, switch it off."
        report.add("Requires OAuth2 Code Grant", "is on", TrialOutcome.DIFFERS, todo)
    if application.guild_integration_config is None and application.user_integration_config:
        todo = f"Nobody can invite it to a server: {PORTAL} Installation, tick Guild Install."
        report.add("Installing", "for people alone", TrialOutcome.DIFFERS, todo)
    elif lacks_user_install(application):
        off = OFF[:1].upper() + OFF[1:] + "."
        report.add("Installing", "on servers alone", TrialOutcome.NOTE, off)
    else:
        report.add("Installing", "on servers and for people")


async def _compare_commands(
    bot: DixDeDer, application: discord.AppInfo, sync_guild: int | None
) -> bool:
    """Raises `Differs` where Discord has other commands than the program."""
    base = "/applications/{application_id}"
    place = "/commands" if sync_guild is None else "/guilds/{guild_id}/commands"
    route = Route("GET", base + place, application_id=application.id, guild_id=sync_guild)
    known = await bot.http.request(route, params={"with_localizations": "true"})
    theirs = {each["name"]: each for each in known}
    ours: dict[str, Mapping[str, Any]] = {}
    translator = bot.tree.translator
    assert translator is not None  # set when it logged in
    for command in bot.tree.get_commands():
        payload = await command.get_translated_payload(bot.tree, translator)
        if lacks_user_install(application):
            payload[FIELD] = None  # `sync` says less then
        ours[command.name] = payload
    found = {
        "missing": sorted(ours.keys() - theirs.keys()),
        "there no longer": sorted(theirs.keys() - ours.keys()),
        "changed since": sorted(
            name for name in ours.keys() & theirs.keys() if not _is_same(ours[name], theirs[name])
        ),
    }
    told = [f"{how}: {', '.join(names)}" for how, names in found.items() if names]
    if told:
        raise Differs("; ".join(told))
    return True


def _is_same(ours: Any, theirs: Any) -> bool:
    """Tell whether Discord has what it was told: it adds fields, and leaves out what is empty."""
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping):
        unsaid = {key for key in FILLED_IN if ours.get(key) is None or theirs.get(key) is None}
        keys = (ours.keys() | theirs.keys() & TOLD) - ADDED - unsaid
        return all(_is_same(ours.get(key), theirs.get(key)) for key in keys)
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        if not any(isinstance(each, Mapping) for each in ours):
            return sorted(ours) == sorted(theirs)
        return all(map(_is_same, ours, theirs))
    # A number of permissions comes back as a text.
    return ours == theirs or (not ours and not theirs) or str(ours) == theirs


# Servers -----------------------------------------------------------------------------------------


def _look_at_servers(
    client: Client, servers: Sequence[Server], report: Report, aside: Callable[[str], object]
) -> list[discord.TextChannel]:
    """Note what the bot lacks on each; return the channels in which a table can be opened.

    Servers and channels are numbered: their names are nobody else's business.
    """
    known = {each.discord_id: each for each in servers}
    if not client.guilds:
        todo = "Invite it with the link of step 3 of the README."
        report.add("Servers", "the bot is on none", TrialOutcome.DIFFERS, todo)
    places: list[discord.TextChannel] = []
    for number, guild in enumerate(sorted(client.guilds, key=lambda each: each.id), 1):
        here = f"Server {number}"
        if guild.unavailable:
            todo = "Start the doctor again later."
            report.add(here, "Discord does not show it at the moment", TrialOutcome.NOTE, todo)
            continue
        aside(f"{here} is {guild.name}.")
        server = known.get(guild.id)
        wanted: dict[int, Sequence[str]] = {}
        for channel_id, needed in wanted_at(server, server.channel_ids or ()) if server else ():
            wanted.setdefault(channel_id, needed)  # for posts less is needed, and comes later
        for position, (channel_id, needed) in enumerate(wanted.items(), 1):
            what = f"{here}, channel {position} of its /setup"
            channel = guild.get_channel(channel_id)
            _look_at_channel(what, channel, needed, report)
            aside(f"{what} is {channel.name if channel else 'gone'}.")
        if server is not None and server.scheduled_events:
            _look_at_events(f"{here}, its events", guild, report)
        chosen = server and server.channel_ids
        may = [
            each
            for each in guild.text_channels
            if not missing(each.permissions_for(guild.me), FOR_CHANNELS)
        ]
        if chosen:
            places += [each for each in may if each.id in chosen]
        elif may:
            places += may
            report.add(here, f"its /setup names no channel; the bot may do all in {len(may)}")
        else:
            told = "in no channel the bot has all that it needs for a table"
            todo = "Choose a channel in /setup there, which says what is missing."
            report.add(here, told, TrialOutcome.DIFFERS, todo)
    return places


def _look_at_events(what: str, guild: discord.Guild, report: Report) -> None:
    """Whether tournaments can stand among the events of a server, whose /setup wants that."""
    coming = sum(each.status.value <= Status.ACTIVE for each in guild.scheduled_events)
    if lacking := lacking_events(guild):
        names = EN.join_and([EN("permission-name", each) for each in lacking])
        todo = "Allow it to the bot's role in the server's settings, on the page Roles."
        report.add(what, f"missing: {names}", TrialOutcome.DIFFERS, todo)
    elif coming >= MOST_EVENTS:
        todo = "Have some of them cancelled, or switch server events off in /setup there."
        told = f"there are {coming}, as many as a server may have"
        report.add(what, told, TrialOutcome.DIFFERS, todo)
    else:
        report.add(what, f"the bot may make some; there are {coming} of {MOST_EVENTS}")


def _look_at_channel(
    what: str,
    channel: discord.abc.GuildChannel | None,
    needed: Sequence[str],
    report: Report,
) -> None:
    if channel is None:
        todo = "Choose another one in /setup there."
        report.add(what, "gone, or hidden from the bot", TrialOutcome.DIFFERS, todo)
        return
    lacking = missing(channel.permissions_for(channel.guild.me), needed)
    if lacking:
        names = EN.join_and([EN("permission-name", each) for each in lacking])
        todo = "Allow it to the bot in that channel's settings, on the page Permissions."
        report.add(what, f"missing: {names}", TrialOutcome.DIFFERS, todo)
    else:
        report.add(what, "every permission is there")
