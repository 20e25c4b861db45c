"""Modals and choices that Discord refuses."""

from typing import Any

import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, Talk, expect_bad_form


def text_input(custom_id: str = "what", **more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def label(component: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "What?", "component": component or text_input(), **more}


def raw_modal(*components: dict[str, Any], title: str = "x", custom_id: str = "modal") -> Any:
    class Raw(discord.ui.Modal):
        def to_dict(self) -> dict[str, Any]:
            return {"title": title, "custom_id": custom_id, "components": list(components)}

    return Raw(title="x")


MODALS = [
    pytest.param(raw_modal(label(), title="x" * 46), "between 1 and 45", id="title of 46"),
    pytest.param(raw_modal(label(), custom_id="x" * 101), "between 1 and 100", id="custom id"),
    pytest.param(raw_modal(), "between 1 and 5", id="nothing inside"),
    pytest.param(
        raw_modal(*(label(text_input(str(n))) for n in range(6))), "between 1 and 5", id="6 inputs"
    ),
    pytest.param(raw_modal(label(), label()), "cannot be duplicated", id="custom id twice"),
    pytest.param(raw_modal(label(label="x" * 46)), "between 1 and 45", id="label of 46"),
    pytest.param(raw_modal(label({"type": 2})), "must be one of", id="a button"),
    pytest.param(raw_modal(text_input()), "must be one of", id="no label"),
    pytest.param(
        raw_modal(label(text_input(value="xyz", max_length=2))), "2 or fewer", id="long value"
    ),
    pytest.param(
        raw_modal(label({"type": 3, "custom_id": "x", "options": []})), "between 1 and 25", id="0"
    ),
]


@pytest.mark.parametrize(("modal", "said"), MODALS)
async def test_wrong_modals_are_refused(
    sandbox: Sandbox, client: Client, modal: Any, said: str
) -> None:
    begun = await Talk(sandbox, client).command()
    await expect_bad_form(begun.interaction.response.send_modal(modal), said)
    await begun.interaction.response.send_modal(raw_modal(label()))
    assert (await begun.reply).kind == "modal"


async def test_at_most_25_choices_are_offered(sandbox: Sandbox, client: Client) -> None:
    rules = {"type": 3, "name": "rules", "description": "Which", "autocomplete": True}
    await client.register("belote", options=[rules])
    talk = Talk(sandbox, client)
    typed = talk.person.autocomplete(talk.channel, "belote", "rules", "")
    begun = await talk.begins(typed)
    choices = [discord.app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]
    await expect_bad_form(begun.interaction.response.autocomplete(choices), "25 or fewer")
    await begun.interaction.response.autocomplete(choices[:25])
    await begun.reply
