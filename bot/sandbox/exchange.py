"""The requests and events that pass between the bot and the sandbox, for those who watch them."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Direction(StrEnum):
    TO_BOT = "to_bot"
    FROM_BOT = "from_bot"


@dataclass(frozen=True, slots=True)
class Frame:
    """A gateway frame `{op, d, s, t}`."""

    direction: Direction
    frame: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Rest:
    """A REST request and its answer.

    `route` is the path as Discord's OpenAPI document writes it, `request` the JSON body (of a
    multipart request its `payload_json`), `files` the names of the files sent with it.
    """

    method: str
    route: str
    path: str
    query: dict[str, str]
    request: Any
    files: tuple[str, ...]
    status: int
    answer: Any


@dataclass(frozen=True, slots=True)
class Posted:
    """An interaction that went to the application's own address. `status` 0: nobody was there."""

    payload: dict[str, Any]
    status: int


Exchange = Frame | Rest | Posted
