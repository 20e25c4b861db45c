"""Application commands, of the application everywhere and of one server."""

from typing import Any

from bot.sandbox.faults import errors
from bot.sandbox.interactions.command_forms import (
    MOST_COMMANDS,
    check_command,
    check_commands,
    shown_command,
)
from bot.sandbox.interactions.forms import Form
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


def _shown(call: Call, command: Payload, command_id: str | None = None) -> Payload:
    ids, world = call.backend.ids, call.backend.world
    guild_id = call.path.get("guild_id")
    return shown_command(
        command, command_id or ids.next(), world.application_id, ids.next(), guild_id
    )


def list_commands(call: Call) -> Answer:
    return Answer(200, list(_store(call).values()))


def overwrite_commands(call: Call) -> Answer:
    """Replace all; a command that keeps its name keeps its id."""
    store = _store(call)
    commands = call.json if isinstance(call.json, list) else []
    if len(commands) > MOST_COMMANDS:
        raise errors.too_many_commands()
    check_commands(commands)
    ids = {(each["type"], each["name"]): each["id"] for each in store.values()}
    shown = [_shown(call, c, ids.get((c.get("type") or 1, c["name"]))) for c in commands]
    store.clear()
    store.update({each["id"]: each for each in shown})
    call.backend.changed("commands")
    return Answer(200, shown)


def create_command(call: Call) -> Answer:
    """Add one, or replace that of the same name."""
    store, form = _store(call), Form()
    check_command(form, call.body, ())
    form.check()
    known = [c for c in store.values() if c["name"] == call.body["name"]]
    if not known and len(store) >= MOST_COMMANDS:
        raise errors.too_many_commands()
    shown = _shown(call, call.body, known[0]["id"] if known else None)
    store[shown["id"]] = shown
    call.backend.changed("commands")
    return Answer(200 if known else 201, shown)


def get_command(call: Call) -> Answer:
    command = _store(call).get(call.path["command_id"])
    if command is None:
        raise errors.unknown_command()
    return Answer(200, command)


def delete_command(call: Call) -> Answer:
    if _store(call).pop(call.path["command_id"], None) is None:
        raise errors.unknown_command()
    call.backend.changed("commands")
    return Answer(204)


def _routes(base: str) -> tuple[Route, ...]:
    return (
        Route("GET", base, list_commands, COMMANDS),
        Route("PUT", base, overwrite_commands, COMMANDS),
        Route("POST", base, create_command, COMMANDS),
        Route("GET", base + "/{command_id}", get_command, COMMANDS),
        Route("DELETE", base + "/{command_id}", delete_command, COMMANDS),
    )


ROUTES = (
    *_routes("/applications/{application_id}/commands"),
    *_routes("/applications/{application_id}/guilds/{guild_id}/commands"),
)
