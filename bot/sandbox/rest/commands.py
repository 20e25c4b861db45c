"""Application commands, of the application everywhere and of one server."""

from typing import Any

from bot.sandbox.faults import errors
from bot.sandbox.interactions.command_forms import MOST_COMMANDS, check_commands, shown_command
from bot.sandbox.rate_limits import COMMANDS
from bot.sandbox.rest.call import Answer, Call, Route

Payload = dict[str, Any]


def _store(call: Call) -> dict[str, Payload]:
    world = call.backend.world
    if call.path["application_id"] != world.application_id:
        raise errors.Refusal(403, 20012, "You are not authorized to perform this action")
    if "guild_id" not in call.path:
        return world.global_commands
    if call.path["guild_id"] != world.guild.id:
        raise errors.missing_access()
    return world.guild_commands


def list_commands(call: Call) -> Answer:
    return Answer(200, list(_store(call).values()))


def overwrite_commands(call: Call) -> Answer:
    """Replace all; a command that keeps its name keeps its id."""
    store, new_id = _store(call), call.backend.ids.next
    application, guild = call.backend.world.application_id, call.path.get("guild_id")
    commands = call.json if isinstance(call.json, list) else []
    if len(commands) > MOST_COMMANDS:
        raise errors.too_many_commands()
    check_commands(commands)
    ids = {(each["type"], each["name"]): each["id"] for each in store.values()}
    shown = [
        shown_command(
            each,
            ids.get((each.get("type") or 1, each["name"])) or new_id(),
            application,
            new_id(),
            guild,
        )
        for each in commands
    ]
    store.clear()
    store.update({each["id"]: each for each in shown})
    call.backend.changed("commands")
    return Answer(200, shown)


def _routes(base: str) -> tuple[Route, ...]:
    return (
        Route("GET", base, list_commands, COMMANDS),
        Route("PUT", base, overwrite_commands, COMMANDS),
    )


ROUTES = (
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
)
