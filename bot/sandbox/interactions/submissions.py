"""Choices made in selects and texts written into modals, as the data of an interaction."""

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.interactions import components as c
from bot.sandbox.world import Payload, World


def resolve(world: World, thing: Any, resolved: Payload) -> str:
    """The id of a person, role or channel (or of an id), with what is known of it in `resolved`."""
    key = str(getattr(thing, "id", thing))
    if key in world.users:
        resolved.setdefault("users", {})[key] = payloads.user(world.users[key])
        if key in world.guild.members:
            member = payloads.member(world.guild.members[key])
            member["permissions"] = "0"
            for unknown in ("mute", "deaf"):
                member.pop(unknown)
            resolved.setdefault("members", {})[key] = member
    elif key in world.guild.roles:
        resolved.setdefault("roles", {})[key] = payloads.role(world.guild.roles[key])
    elif key in world.channels:
        shown = payloads.channel(world, world.channels[key])
        shown["permissions"] = "0"
        resolved.setdefault("channels", {})[key] = shown
    else:
        raise CannotDo(f"nobody and nothing is called {key}")
    return key


def chosen(world: World, kind: int, values: list[Any]) -> Payload:
    """`values` of a select, with `resolved` where they are people, roles or channels."""
    if kind == c.STRING_SELECT:
        return {"values": [str(each) for each in values]}
    resolved: Payload = {}
    return {"values": [resolve(world, each, resolved) for each in values], "resolved": resolved}


def check_choice(component: Payload, chosen: Payload) -> None:
    """Refuse values that the select does not offer, or too many or few of them."""
    if component["type"] not in c.SELECTS:
        if chosen:
            raise CannotDo(f"{component.get('custom_id')!r} is no select")
        return
    values = chosen.get("values", [])
    if not component["min_values"] <= len(values) <= component["max_values"]:
        least, most = component["min_values"], component["max_values"]
        raise CannotDo(f"{component['custom_id']!r} takes {least} to {most} values: {values}")
    offered = {each["value"] for each in component.get("options", [])}
    if component["type"] == c.STRING_SELECT and not offered.issuperset(values):
        raise CannotDo(f"{component['custom_id']!r} offers {sorted(offered)}: {values}")


def filled(world: World, modal: Payload, values: Payload) -> Payload:
    """The data of a modal that is sent, each input with its value or what it held before."""
    resolved: Payload = {}
    left = dict(values)
    components = [_filled(world, each, left, resolved) for each in modal["components"]]
    if left:
        raise CannotDo(f"the modal has no {', '.join(map(repr, left))}")
    data: Payload = {"custom_id": modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    return data


def _filled(world: World, shown: Payload, left: Payload, resolved: Payload) -> Payload:
    of = {"type": shown["type"], "id": shown["id"]}
    if shown["type"] == c.LABEL:
        of["component"] = _input(world, shown["component"], left, resolved)
    elif shown["type"] == c.ROW:
        of["components"] = [_input(world, each, left, resolved) for each in shown["components"]]
    return of


def _input(world: World, shown: Payload, left: Payload, resolved: Payload) -> Payload:
    custom_id, kind = shown["custom_id"], shown["type"]
    of: Payload = {"type": kind, "id": shown["id"], "custom_id": custom_id}
    given = left.pop(custom_id, None)
    if kind == c.TEXT_INPUT:
        return {**of, "value": _text(shown, given)}
    if given is None and not shown.get("required", True):
        return {**of, "values": []}
    values = [] if given is None else given if isinstance(given, list) else [given]
    picked = chosen(world, kind, values)
    check_choice(shown, picked)
    for key, found in picked.pop("resolved", {}).items():
        resolved.setdefault(key, {}).update(found)
    return {**of, **picked}


def _text(shown: Payload, given: Any) -> str:
    text = shown.get("value", "") if given is None else str(given)
    name = shown.get("label") or shown["custom_id"]
    if not text and shown.get("required", True):
        raise CannotDo(f"{name!r} of the modal must be filled in")
    least, most = shown.get("min_length") or 0, shown.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise CannotDo(f"{name!r} of the modal takes {least} to {most} characters")
    return text
