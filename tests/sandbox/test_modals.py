"""Modals and choices that Discord refuses."""

from typing import Any

import discord

from tests.sandbox.client import Talk, expect_bad_form, expect_bad_forms


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
    (raw_modal(label(), title="x" * 46), "between 1 and 45"),
    (raw_modal(label(), custom_id="x" * 101), "between 1 and 100"),
    (raw_modal(), "between 1 and 5"),
    (raw_modal(*(label(text_input(str(n))) for n in range(6))), "between 1 and 5"),
    (raw_modal(label(), label()), "cannot be duplicated"),
    (raw_modal(label(label="x" * 46)), "between 1 and 45"),
    (raw_modal(label({"type": 2})), "must be one of"),
    (raw_modal(text_input()), "must be one of"),
    (raw_modal(label(text_input(value="xyz", max_length=2))), "2 or fewer"),
    (raw_modal(label({"type": 3, "custom_id": "x", "options": []})), "between 1 and 25"),
]


async def test_wrong_modals_are_refused(talk: Talk) -> None:
    begun = await talk.command()
    await expect_bad_forms(MODALS, begun.response.send_modal)
    await begun.response.send_modal(raw_modal(label()))
    assert (await begun.reply).kind == "modal"


async def test_at_most_25_choices_are_offered(talk: Talk) -> None:
    rules = {"type": 3, "name": "rules", "description": "Which", "autocomplete": True}
    await talk.client.register("belote", options=[rules])
    typed = talk.person.autocomplete(talk.channel, "belote", "rules", "")
    begun = await talk.begins(typed)
    choices = [discord.app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]
    await expect_bad_form(begun.response.autocomplete(choices), "25 or fewer")
    await begun.response.autocomplete(choices[:25])
    await begun.reply
