"""Scheduled events of the server: made, changed, begun and ended, by whom may and by the clock.

What Discord does by itself is in its documentation, "Guild Scheduled Event Status Update
Automation": an external event begins at its start and ends at its end.
"""

from typing import Any

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.gateway import GUILD_SCHEDULED_EVENTS
from bot.sandbox.world import ACTIVE, COMPLETED, SCHEDULED, ScheduledEvent


def add(
    backend: Backend,
    creator_id: str,
    *,
    name: str,
    location: str,
    starts_at: float,
    ends_at: float,
    description: str | None = None,
) -> ScheduledEvent:
    event = ScheduledEvent(
        backend.ids.next(), creator_id, name, description, location, starts_at, ends_at
    )
    backend.world.events[event.id] = event
    _tell(backend, "CREATE", event)
    _follow_clock(backend, event)
    return event


def change(backend: Backend, event: ScheduledEvent, **fields: Any) -> None:
    for key, value in fields.items():
        setattr(event, key, value)
    _tell(backend, "UPDATE", event)
    _follow_clock(backend, event)


def delete(backend: Backend, event: ScheduledEvent) -> None:
    del backend.world.events[event.id]
    _tell(backend, "DELETE", event)


def _follow_clock(backend: Backend, event: ScheduledEvent) -> None:
    """Begin or end it now if it is time, else ask again when it may be."""
    if event is not backend.world.events.get(event.id):
        return
    now = backend.now()
    if event.status == SCHEDULED and now >= event.starts_at:
        change(backend, event, status=ACTIVE)
    elif event.status == ACTIVE and now >= event.ends_at:
        change(backend, event, status=COMPLETED)
    elif event.status in (SCHEDULED, ACTIVE):
        due = event.starts_at if event.status == SCHEDULED else event.ends_at
        backend.deadlines.at(due, lambda: _follow_clock(backend, event))


def _tell(backend: Backend, what: str, event: ScheduledEvent) -> None:
    shown = payloads.scheduled_event(backend.world, event)
    backend.dispatch(f"GUILD_SCHEDULED_EVENT_{what}", shown, intent=GUILD_SCHEDULED_EVENTS)
    backend.changed("events")
