"""The validation itself: it must refuse what is wrong, else it proves nothing."""

from typing import Any

import pytest

from bot.sandbox import Direction, Frame, Rest
from tests import schemas
from tests.sandbox.client import button

pytestmark = pytest.mark.skipif(not schemas.available(), reason="../shared/discord is not there")

ROUTE = "/channels/{channel_id}/messages"


def problems_of(exchange: Rest | Frame) -> list[str]:
    check = schemas.SchemaCheck()
    check(exchange)
    return check.problems


def sent(body: Any, status: int = 200, answer: Any = None, route: str = ROUTE) -> list[str]:
    exchange = Rest("POST", route, route, {}, body, (), status, answer)
    return [each for each in problems_of(exchange) if " request" in each or answer is not None]


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


def test_right_requests_pass() -> None:
    row = {"type": 1, "components": [button()]}
    assert sent({"content": "x", "components": [row], "attachments": [{"id": 0}]}) == []


def test_wrong_answers_and_unknown_routes_are_found() -> None:
    assert sent({"content": "x"}, answer={"id": 5})
    assert sent({"content": "x"}, status=400, answer={"oops": 1})
    assert sent({}, route="/nothing", answer={})


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
