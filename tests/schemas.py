"""Validates what passes over the loopback against Discord's own descriptions.

`../shared/discord/openapi.json` describes requests and answers (JSON Schema 2020-12),
`../shared/discord/gateway/*.json` frames and interactions (draft 7). They are data for tests and
no part of the project: where they are missing, nothing is validated and pytest's summary says so.
"""

import json
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema_rs import (
    Draft7Validator,
    Draft202012,
    Draft202012Validator,
    Registry,
    ValidationError,
    Validator,
)

from bot.sandbox import Direction, Exchange, Frame, Posted, Rest

FOLDER = Path(__file__).parents[2] / "shared" / "discord"

Schema = dict[str, Any]

_INTERACTIONS = {
    2: "CMD_INTERACTION",
    3: "COMPONENT_INTERACTION",
    4: "AUTOCOMPLETE_INTERACTION",
    5: "MODAL_INTERACTION",
}
_OPS = {2: "IDENTIFY", 6: "RESUME", 10: "HELLO"}
_NO_SCHEMA = frozenset({
    # Events for which there is no schema in the folder.
    "THREAD_UPDATE", "THREAD_DELETE", "THREAD_MEMBERS_UPDATE", "MESSAGE_DELETE", "CHANNEL_UPDATE",
    "CHANNEL_DELETE", "GUILD_ROLE_UPDATE", "GUILD_DELETE", "GUILD_MEMBER_UPDATE",
    "GUILD_SCHEDULED_EVENT_CREATE", "GUILD_SCHEDULED_EVENT_UPDATE", "GUILD_SCHEDULED_EVENT_DELETE",
})  # fmt: skip


def available() -> bool:
    """Tell whether the descriptions are there."""
    return (FOLDER / "openapi.json").is_file()


class SchemaCheck:
    """Hook it to `sandbox.on_exchange`; it collects what does not fit.

    Each problem names the route or event, the place in the data and what is wrong there.
    """

    def __init__(self) -> None:
        self.problems: list[str] = []
        self._can_check = available()
        self.checked: dict[str, int] = defaultdict(int)
        """How often each route and event was validated."""

    def __call__(self, exchange: Exchange) -> None:
        if not self._can_check:
            return
        if isinstance(exchange, Rest):
            self._rest(exchange)
        elif isinstance(exchange, Posted):
            kind = exchange.payload["type"]
            self._check("interaction", gateway_validator(_INTERACTIONS[kind]), exchange.payload)
        else:
            self._frame(exchange)

    def assert_clean(self) -> None:
        """Fail with every problem found, each kind once."""
        assert not self.problems, "\n".join(dict.fromkeys(self.problems))

    def _rest(self, rest: Rest) -> None:
        name = f"{rest.method} {rest.route}"
        operation = _openapi()["paths"].get(rest.route, {}).get(rest.method.lower())
        if operation is None:
            self.problems.append(f"{name}: not in Discord's description")
            return
        # A refused request may be as wrong as it likes: that is why it was refused.
        if rest.status < 400 and rest.request is not None:
            self._check(f"{name} request", request_validator(rest.method, rest.route), rest.request)
        if rest.status != 204:
            validator = answer_validator(rest.method, rest.route, rest.status)
            if validator is None:
                self.problems.append(f"{name}: no answer {rest.status} in Discord's description")
            else:
                self._check(f"{name} answer {rest.status}", validator, rest.answer)

    def _frame(self, frame: Frame) -> None:
        event, op, data = frame.frame.get("t"), frame.frame["op"], frame.frame["d"]
        if event == "INTERACTION_CREATE":
            # The schema of one kind says what is wrong; that of all kinds only that none fits.
            self._check(event, gateway_validator(_INTERACTIONS[data["type"]]), data)
        elif event is not None and event not in _NO_SCHEMA:
            self._check(event, gateway_validator(event), frame.frame)
        elif op in _OPS and (op == 10) == (frame.direction is Direction.TO_BOT):
            self._check(_OPS[op], gateway_validator(_OPS[op]), frame.frame)

    def _check(self, name: str, validator: Validator | None, data: Any) -> None:
        self.checked[name] += 1
        if validator is None or validator.is_valid(data):
            return
        for error in validator.iter_errors(data):
            self.problems.append(f"{name}: {_told(error)}")


def _told(error: ValidationError) -> str:
    nearest = _nearest(error)
    place = ".".join(map(str, nearest.instance_path)) or "(the whole)"
    return f"{place}: {nearest.message[:300]}"


def _nearest(error: ValidationError) -> ValidationError:
    """Return what is wrong by the branch that was meant, where none of several branches fits."""
    while branches := [each for each in getattr(error.kind, "context", ()) if each]:
        error = min(branches, key=_mismatch)[0]
    return error


def _mismatch(errors: list[ValidationError]) -> tuple[bool, int]:
    return any(each.instance_path[-1:] == ["type"] for each in errors), len(errors)


# --- requests and answers ---

DOCUMENT = "json-schema:///openapi"
"""what Discord's description of requests and answers is called in references"""
_JSON = ("content", "application/json", "schema")


@cache
def _openapi() -> Schema:
    document = json.loads((FOLDER / "openapi.json").read_text())
    # Relaxed: inside `_errors` the documentation has words as codes, the description integers.
    inner = document["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    words = {"code": {"type": "string"}, "message": {"type": "string"}}
    inner["items"] = {"type": "object", "properties": words, "required": ["code", "message"]}
    return document


@cache
def _registry(*, for_requests: bool) -> Registry:
    document = _openapi()
    if for_requests:
        schemas = dict(document["components"]["schemas"])
        # Relaxed: discord.py sends some snowflakes as integers, and Discord takes them.
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        document = {**document, "components": {**document["components"], "schemas": schemas}}
    return Registry([(DOCUMENT, document)], draft=Draft202012)


def _validator(*place: str, for_requests: bool) -> Validator:
    """Return the validator of a place in the document, such as `"components", "schemas",
    "User"`."""
    pointer = "/".join(each.replace("/", "~1") for each in place)
    schema = {"$ref": f"{DOCUMENT}#/{quote(pointer)}"}
    return Draft202012Validator(schema, registry=_registry(for_requests=for_requests))


@cache
def request_validator(method: str, route: str) -> Validator | None:
    """Return the validator of a request's JSON (of multipart requests its `payload_json`); None:
    any body."""
    operation: Schema = _openapi()["paths"][route][method.lower()]
    if "application/json" not in operation.get("requestBody", {}).get("content", {}):
        return None
    place = "paths", route, method.lower(), "requestBody"
    return _validator(*place, *_JSON, for_requests=True)


@cache
def answer_validator(method: str, route: str, status: int) -> Validator | None:
    """Return the validator of an answer's JSON; None when Discord describes no such answer."""
    responses = _openapi()["paths"][route][method.lower()]["responses"]
    key = next((key for key in (str(status), f"{status // 100}XX") if key in responses), None)
    if key is None and status >= 500:
        key = "4XX"
    if key is None:
        return None
    place = ["paths", route, method.lower(), "responses", key]
    if "$ref" in responses[key]:
        place = responses[key]["$ref"].removeprefix("#/").split("/")
    return _validator(*place, *_JSON, for_requests=False)


# --- the gateway ---


@cache
def gateway_validator(name: str) -> Validator:
    """Return the validator of a whole frame, or of the `d` of an interaction."""
    return Draft7Validator(_relaxed(json.loads((FOLDER / "gateway" / f"{name}.json").read_text())))


def _relaxed(schema: Schema) -> Schema:
    for name, definition in schema["definitions"].items():
        # Relaxed: the types list single bits, a field holds any of them together.
        if name.endswith("Flags"):
            definition.pop("enum", None)
            definition.pop("const", None)
            definition["type"] = "integer"
        # Relaxed: described without data, but Discord sends a trace and discord.py relies on it.
        if definition.get("properties", {}).get("d") == {"not": {}}:
            del definition["properties"]["d"]
    return schema
