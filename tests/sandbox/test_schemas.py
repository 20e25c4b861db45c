"""The validation itself: it must refuse what is wrong, else it proves nothing."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Direction, Frame, Rest
from tests import schemas
from tests.sandbox.client import button
from tests.sandbox_fixtures import pytest_terminal_summary

needs_schemas = pytest.mark.skipif(not schemas.available(), reason="../shared/discord is not there")

ROUTE = "/channels/{channel_id}/messages"


def problems_of(exchange: Rest | Frame) -> list[str]:
    check = schemas.SchemaCheck()
    check(exchange)
    return check.problems


def sent(body: Any, status: int = 200, answer: Any = None, route: str = ROUTE) -> list[str]:
    exchange = Rest("POST", route, route, {}, body, (), status, answer)
    return [each for each in problems_of(exchange) if " request" in each or answer is not None]


@needs_schemas
@pytest.mark.parametrize(
    "wrong",
    [
        {"content": 5},
        {"components": [{"type": 1, "components": [button(label="x" * 81)]}]},
        {"components": [{"type": 1, "components": [button(str(n)) for n in range(6)]}]},
        {"components": [{"type": 10, "content": "x"}] * 41},
        {"components": [{"type": 99}]},
        {"nonce": "x" * 26},
    ],
)
def test_wrong_requests_are_found(wrong: dict[str, Any]) -> None:
    assert sent(wrong)


@needs_schemas
def test_right_requests_pass() -> None:
    row = {"type": 1, "components": [button()]}
    assert sent({"content": "x", "components": [row], "attachments": [{"id": 0}]}) == []


@needs_schemas
def test_wrong_answers_and_unknown_routes_are_found() -> None:
    assert sent({"content": "x"}, answer={"id": 5})
    assert sent({"content": "x"}, status=400, answer={"oops": 1})
    assert sent({}, route="/nothing", answer={})


@needs_schemas
@pytest.mark.parametrize(
    "frame",
    [
        {"op": 10, "t": None, "s": None, "d": {}},
        {"op": 0, "t": "READY", "s": 1, "d": {"v": 10}},
        {"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": {"type": 2}},
        {"op": 0, "t": "THREAD_CREATE", "s": 1, "d": {"id": 5}},
    ],
)
def test_wrong_frames_are_found(frame: dict[str, Any]) -> None:
    assert problems_of(Frame(Direction.TO_BOT, frame))


def test_missing_schemas_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[str] = []

    class Reporter:
        def write_line(self, line: str, **_: bool) -> None:
            told.append(line)

    if schemas.available():
        pytest_terminal_summary(Reporter())
        assert told == []
    monkeypatch.setattr(schemas, "FOLDER", tmp_path)
    assert not schemas.available()
    assert problems_of(Frame(Direction.TO_BOT, {"op": 10, "t": None, "s": None, "d": {}})) == []
    pytest_terminal_summary(Reporter())
    assert len(told) == 1
    assert told[0].startswith("NOT VALIDATED")
