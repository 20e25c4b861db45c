"""News from Discord may lack a field, and a form may hold null."""

from typing import Any

import pytest

from cogs.connection import tolerate_missing_fields
from cogs.press import press_of


def test_an_event_that_cannot_be_read_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    """discord.py would leave the connection and end with the error."""
    read: list[str] = []

    def parse(data: dict[str, Any]) -> None:
        read.append(data["name"])

    parsers = {"GUILD_UPDATE": parse}
    tolerate_missing_fields(parsers)
    parsers["GUILD_UPDATE"]({})
    parsers["GUILD_UPDATE"]({"name": "club"})
    assert read == ["club"]
    assert "an event GUILD_UPDATE of Discord's cannot be read" in caplog.text


@pytest.mark.parametrize(
    ("more", "values"),
    [
        ({"values": None}, ()),
        ({"components": None}, ()),
        ({"components": [{"components": None}]}, ()),
        ({"components": [{"component": {"value": None}}]}, ("",)),
        ({"values": ["1"], "components": [{"components": [{"value": "x"}]}]}, ("1", "x")),
    ],
)
def test_null_is_nothing(more: dict[str, Any], values: tuple[str, ...]) -> None:
    assert press_of({"custom_id": "dd:sit:1:2", **more}).values == values
