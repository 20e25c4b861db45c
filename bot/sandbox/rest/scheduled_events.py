"""Routes of the server's scheduled events.

Those in voice and stage channels are refused: there are no such channels here. Of what Discord's
documentation leaves open the stricter is done: a status cannot be set to what it is, and the start
of what has begun cannot be moved.
"""

from datetime import datetime
from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.rate_limits import EVENTS
from bot.sandbox.rest.call import Call, route
from bot.sandbox.server import permissions, scheduled_events
from bot.sandbox.world import (
    ACTIVE,
    CANCELED,
    COMPLETED,
    OVER,
    SCHEDULED,
    Payload,
    ScheduledEvent,
)

_EVENTS = "/guilds/{guild_id}/scheduled-events"
_EVENT = _EVENTS + "/{guild_scheduled_event_id}"

_NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""what may follow, by status"""


@route("GET", _EVENTS)
def list_events(call: Call) -> list[Payload]:
    call.guild()
    return [_shown(call, each) for each in call.world.coming_events]


@route("POST", _EVENTS, EVENTS)
def create_event(call: Call) -> Payload:
    _require(call, permissions.CREATE_EVENTS)
    form = Form(call.body)
    form.word("name", 100)
    form.choice("privacy_level", (payloads.GUILD_ONLY,), required=True)
    form.choice("entity_type", (payloads.EXTERNAL,), required=True)
    for each in ("entity_metadata", "scheduled_start_time", "scheduled_end_time"):
        if call.body.get(each) is None:
            form.required(each)
    fields = _fields(call, form, None)
    form.check()
    if len(call.world.coming_events) >= call.backend.limits.scheduled_events:
        raise errors.too_many_events()
    event = scheduled_events.add(call.backend, call.world.bot_id, **fields)
    return payloads.scheduled_event(call.world, event)


@route("GET", _EVENT)
def get_event(call: Call) -> Payload:
    call.guild()
    return _shown(call, _event(call))


@route("PATCH", _EVENT, EVENTS)
def edit_event(call: Call) -> Payload:
    call.guild()
    event = _event(call)
    _require(call, *_own_or_any(call, event))
    if event.status in OVER:
        raise errors.event_over()
    form = Form(call.body)
    form.text("name", shortest=1, longest=100)
    form.choice("privacy_level", (payloads.GUILD_ONLY,))
    form.choice("entity_type", (payloads.EXTERNAL,))
    status = form.choice("status", (SCHEDULED, ACTIVE, COMPLETED, CANCELED))
    if status is not None and status not in _NEXT[event.status]:
        message = "Invalid status transition."
        form.refuse("GUILD_SCHEDULED_EVENT_INVALID_STATUS_TRANSITION", message, "status")
    fields = _fields(call, form, event)
    form.check()
    if status is not None:
        fields["status"] = status
    scheduled_events.change(call.backend, event, **fields)
    return payloads.scheduled_event(call.world, event)


@route("DELETE", _EVENT, EVENTS)
def delete_event(call: Call) -> None:
    call.guild()
    event = _event(call)
    _require(call, *_own_or_any(call, event))
    scheduled_events.delete(call.backend, event)


def _event(call: Call) -> ScheduledEvent:
    event = call.world.events.get(call.path["guild_scheduled_event_id"])
    if event is None:
        raise errors.unknown_event()
    return event


def _shown(call: Call, event: ScheduledEvent) -> Payload:
    count = {"user_count": 0} if call.asks("with_user_count") else {}
    return payloads.scheduled_event(call.world, event) | count


def _own_or_any(call: Call, event: ScheduledEvent) -> tuple[int, ...]:
    own = event.creator_id == call.world.bot_id
    return (
        permissions.MANAGE_EVENTS,
        *((permissions.CREATE_EVENTS,) if own else ()),
    )


def _require(call: Call, *one_of: int) -> None:
    held = permissions.in_guild(call.guild(), call.world.bot_id)
    if not any(held & each for each in one_of):
        raise errors.missing_permissions()


def _fields(call: Call, form: Form, before: ScheduledEvent | None) -> dict[str, Any]:
    """Return the values that a request asks for, over those that an event has `before`; mistakes
    are noted in the form."""
    body, now = call.body, call.backend.now()
    description = form.text("description", longest=1000)
    found: dict[str, Any] = {"name": body.get("name"), "description": description}
    if (place := form.of_type("entity_metadata", dict)) is not None:
        found["location"] = form.inside(place, "entity_metadata").word("location", 100)
    starts_at = found["starts_at"] = _moment(form, "scheduled_start_time")
    ends_at = found["ends_at"] = _moment(form, "scheduled_end_time")
    begun = before is not None and before.status != SCHEDULED
    if starts_at is not None and (begun or starts_at <= now):
        message = "Cannot schedule event in the past."
        form.refuse("GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message, "scheduled_start_time")
    if ends_at is not None and ends_at <= now:
        message = "Cannot schedule event in the past."
        form.refuse("GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", message, "scheduled_end_time")
    first = starts_at if starts_at is not None else before.starts_at if before else None
    last = ends_at if ends_at is not None else before.ends_at if before else None
    if first is not None and last is not None and last <= first:
        message = "Scheduled end time must be after start time."
        form.refuse("GUILD_SCHEDULED_EVENT_END_BEFORE_START", message, "scheduled_end_time")
    return {key: value for key, value in found.items() if value is not None}


def _moment(form: Form, key: str) -> float | None:
    written = form.of_type(key, str)
    if written is None:
        return None
    try:
        return datetime.fromisoformat(written).timestamp()
    except ValueError:
        form.refuse("DATE_TIME_TYPE_PARSE", f"Could not parse {written}.", key)
        return None
