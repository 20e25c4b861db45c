"""A client that sends whatever it wants: any custom id, value, text or option, in anybody's name.

Discord lets pass only what stands in a message; here each message holds what is needed.
"""

import asyncio
import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from bot.sandbox import Reply, ShownMessage
from bot.sandbox.interactions import components as c
from bot.sandbox.world import Channel
from bot.text import LANGUAGES, words_for
from tests.end_to_end.club import Club
from tests.patience import PATIENCE

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
STRING, INTEGER = 3, 4
BROKEN = {words_for(language)("error-unexpected") for language in LANGUAGES}


class Forged(NamedTuple):
    """A click, choice or modal: its custom id, and what was chosen or written."""

    who: str
    custom_id: str
    values: tuple[str, ...] | None = None
    """of a select; None: a button"""
    text: str | None = None
    """of a modal"""


async def send(evening: Club, message: ShownMessage, forged: Forged) -> Reply:
    """Return what the bot first answers; a bot that answers nothing fails."""
    place = evening.sandbox.world.channels[message.channel_id]
    component = _component(forged)
    with _holding(place, message, component):
        data = {"custom_id": forged.custom_id, **_data(forged)}
        kind = COMPONENT if forged.text is None else MODAL
        stored = place.messages[message.id]
        interaction = evening.sandbox._interactions.send(
            kind, evening.person(forged.who).id, place, data, message=stored
        )
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(interaction.first_answer)
    return Reply(interaction)


async def command(
    evening: Club, who: str, name: str, options: Iterable[tuple[str, int, Any]]
) -> Reply:
    """A slash command with options (name, type, value) of which none is checked."""
    offered = {each["name"]: each for each in evening.sandbox.world.commands()}
    data = {
        "id": offered[name]["id"] if name in offered else "1",
        "name": name,
        "type": 1,
        "options": [{"name": n, "type": kind, "value": value} for n, kind, value in options],
    }
    interaction = evening.sandbox._interactions.send(
        COMMAND, evening.person(who).id, evening.belote, data
    )
    async with asyncio.timeout(PATIENCE):
        await asyncio.shield(interaction.first_answer)
    return Reply(interaction)


def read_by_clicker(reply: Reply) -> Sequence[ShownMessage]:
    """Everything that came back to whoever clicked."""
    first = () if reply.latest is None else (reply.latest,)
    return (*first, *reply.followups)


class Alarm(logging.Handler):
    """Whatever is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(logging.Formatter().format(record))


@contextmanager
def listening() -> Iterator[Alarm]:
    alarm = Alarm()
    logging.getLogger().addHandler(alarm)
    try:
        yield alarm
    finally:
        logging.getLogger().removeHandler(alarm)


def check_answer(reply: Reply, sent: object, alarm: Alarm) -> None:
    """Check that somebody is told something that was meant for them."""
    assert alarm.heard == [], (sent, alarm.heard)
    assert reply.kind != "none", sent
    if reply.kind == "message" and reply.ephemeral:
        assert all(each.text() not in BROKEN for each in read_by_clicker(reply)), sent
        assert any(each.text() or each.attachments for each in read_by_clicker(reply)), sent


def _component(forged: Forged) -> dict[str, Any]:
    of = {"id": 900, "custom_id": forged.custom_id, "disabled": False}
    if forged.values is None:
        return {**of, "type": c.BUTTON, "style": 2, "label": "?"}
    options = [{"label": "?", "value": value} for value in forged.values]
    select = {"type": c.STRING_SELECT, "options": options, "min_values": 0, "max_values": 25}
    return {**of, **select}


def _data(forged: Forged) -> dict[str, Any]:
    if forged.text is not None:
        field = {"type": c.TEXT_INPUT, "id": 2, "custom_id": "text", "value": forged.text}
        return {"components": [{"type": c.LABEL, "id": 1, "component": field}]}
    if forged.values is None:
        return {"component_type": c.BUTTON, "id": 900}
    return {"component_type": c.STRING_SELECT, "id": 900, "values": list(forged.values)}


@contextmanager
def _holding(place: Channel, message: ShownMessage, component: dict[str, Any]) -> Iterator[None]:
    """The message with this component in it, for the moment in which the interaction is sent."""
    stored = place.messages[message.id]
    original = stored.payload
    row = {"type": c.ROW, "id": 901, "components": [component]}
    stored.payload = {**original, "components": [*original["components"], row]}
    forged = stored.payload
    try:
        yield
    finally:
        if stored.payload is forged:
            stored.payload = original
