"""The request to Discord when a page takes the place of the message that was pressed."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from cogs import answering
from cogs.screens.screen import Screen

PAGE = Screen(ui.LayoutView())


class Pressed:
    """An interaction with a message; what is sent for it is kept."""

    def __init__(self, content: str, *, deferred: bool) -> None:
        self.sent: list[dict[str, Any]] = []
        self.message = SimpleNamespace(id=5, content=content, attachments=[], components=[])
        self.extras: dict[str, Any] = {}
        self.response = SimpleNamespace(is_done=lambda: deferred, edit_message=self._edit)
        self.edit_original_response = self._edit
        self.client = SimpleNamespace(
            uploads=SimpleNamespace(edit=self._upload),
            requests=SimpleNamespace(deadlines=SimpleNamespace(within=lambda _: Deadline())),
        )

    async def _edit(self, **parts: Any) -> None:
        self.sent.append(parts)

    async def _upload(self, _id: int, _screen: Screen, send: Any, _kept: Any) -> None:
        await send([])


class Deadline:
    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...


@pytest.mark.parametrize("deferred", [False, True])
@pytest.mark.parametrize(("content", "gone"), [("A plain letter", True), ("", False)])
async def test_a_plain_sentence_gives_way(content: str, gone: bool, deferred: bool) -> None:
    """Beside components of a page Discord refuses the content of the message."""
    pressed: Any = Pressed(content, deferred=deferred)
    await answering.update(pressed, PAGE)
    [parts] = pressed.sent
    assert ("content" in parts) == gone
    assert parts.get("content") is None
