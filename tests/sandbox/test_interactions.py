"""Commands, clicks, choices and modals, answered by the unmodified discord.py."""

import asyncio
from typing import Any

import discord
import pytest

from bot.sandbox import CannotDo
from tests.sandbox.client import (
    PNG,
    Talk,
    button,
    clock_of,
    expect_bad_form,
    expect_bad_forms,
    expect_refusal,
    picture,
    raw_view,
)


async def test_a_command_is_answered_by_a_picture_and_buttons(talk: Talk) -> None:
    message = await talk.message(
        content="Your hand", file=picture(alt="Nine of clubs"), view=raw_view([button()])
    )
    assert message.text() == "Your hand"
    assert message.alt_texts() == ["Nine of clubs"]
    assert [(b.label, b.custom_id, b.disabled) for b in message.buttons()] == [
        ("One", "one", False)
    ]
    (attachment,) = message.attachments
    of = attachment.payload
    assert (attachment.bytes, of["width"], of["height"]) == (PNG, 2, 3)
    assert talk.sandbox.people["daan"].sees(talk.channel)[0].id == message.id


async def test_the_interaction_tells_all_a_bot_needs(talk: Talk) -> None:
    talk.person = talk.sandbox.people["benoit"]
    begun = await talk.command()
    seen = begun.interaction
    assert (seen.locale, seen.guild_locale) == (
        discord.Locale.french,
        discord.Locale.american_english,
    )
    assert seen.app_permissions.create_private_threads
    assert not seen.app_permissions.administrator
    assert not seen.permissions.manage_guild
    assert seen.user.display_name == "Benoît"
    assert seen.filesize_limit == 10 * 1024 * 1024
    assert seen.context.guild
    await seen.response.send_message("ok")
    assert (await begun.reply).kind == "message"


async def test_a_click_edits_its_message(talk: Talk) -> None:
    message = await talk.message(content="before", file=picture(), view=raw_view([button()]))
    begun = await talk.click(message)
    assert begun.interaction.message is not None
    assert begun.interaction.message.content == "before"
    await begun.response.edit_message(content="after", view=None)
    reply = await begun.reply
    assert reply.kind == "update"
    assert (reply.message.content, reply.message.buttons()) == ("after", [])
    assert [a.bytes for a in reply.message.attachments] == [PNG], "kept when not named"
    assert message.content == "before"


async def test_a_click_on_what_was_there_a_moment_ago_still_arrives(talk: Talk) -> None:
    message = await talk.with_button("before")
    begun = await talk.click(message)
    await begun.response.edit_message(view=None)
    await begun.reply
    late = await talk.click(message)
    assert (await late.says("too late", ephemeral=True)).ephemeral


async def test_ephemeral_followups_are_for_one_person(talk: Talk) -> None:
    begun = await talk.command()
    await begun.response.defer()
    reply = await begun.reply
    assert reply.kind == "deferred"
    assert reply.message.loading
    await begun.interaction.followup.send("public")
    hidden = await begun.interaction.followup.send("psst", ephemeral=True, wait=True)
    assert reply.latest is not None
    assert (reply.latest.content, reply.latest.loading) == ("public", False)
    assert [m.content for m in reply.followups] == ["psst"]
    assert [m.content for m in talk.person.sees(talk.channel)] == ["public", "psst"]
    assert [m.content for m in talk.sandbox.people["clara"].sees(talk.channel)] == ["public"]
    await hidden.edit(content="psst!")
    await expect_refusal(talk.client.channel(talk.channel).fetch_message(hidden.id), 10008)
    await hidden.delete()
    assert [m.content for m in talk.person.sees(talk.channel)] == ["public"]


async def test_the_original_answer_is_read_edited_and_deleted(talk: Talk) -> None:
    begun = await talk.command()
    await begun.says("one", ephemeral=True)
    assert (await begun.interaction.original_response()).content == "one"
    await begun.interaction.edit_original_response(content="two", attachments=[picture()])
    (shown,) = talk.person.sees(talk.channel)
    assert (shown.content, len(shown.attachments)) == ("two", 1)
    await begun.interaction.delete_original_response()
    assert talk.person.sees(talk.channel) == []
    await expect_refusal(begun.interaction.edit_original_response(content="x"), 10008)


async def test_a_modal_is_opened_filled_in_and_answered(talk: Talk) -> None:
    class Reason(discord.ui.Modal, title="Report a problem"):
        what = discord.ui.Label(
            text="What happened?", component=discord.ui.TextInput(custom_id="what", min_length=3)
        )
        who = discord.ui.Label(
            text="Who?", component=discord.ui.UserSelect(custom_id="who", required=False)
        )

    message = await talk.with_button()
    begun = await talk.click(message)
    modal: Any = Reason()
    await begun.response.send_modal(modal)
    reply = await begun.reply
    assert reply.kind == "modal"
    assert reply.modal is not None
    assert reply.modal["title"] == "Report a problem"
    with pytest.raises(CannotDo, match="must be filled in"):
        await talk.person.submit(reply)
    with pytest.raises(CannotDo, match="3 to 4000"):
        await talk.person.submit(reply, what="?")
    sent = await talk.begins(
        talk.person.submit(reply, what="A card too many", who=[talk.sandbox.people["daan"]])
    )
    assert sent.interaction.type is discord.InteractionType.modal_submit
    assert modal.what.component.value == "A card too many"
    assert [u.name for u in modal.who.component.values] == ["daan"]
    await sent.response.edit_message(content="thanks")
    assert (await sent.reply).kind == "update"


async def test_a_modal_of_a_command_has_no_message_to_update(talk: Talk) -> None:
    class Name(discord.ui.Modal, title="Name"):
        name = discord.ui.TextInput(label="Name", custom_id="name")

    begun = await talk.command()
    await begun.response.send_modal(Name())
    sent = await talk.begins(talk.person.submit(await begun.reply, name="Ada"))
    await expect_bad_form(sent.response.edit_message(content="x"), "type")
    assert (await sent.says("ok")).kind == "message"


@pytest.mark.parametrize(
    ("kind", "choose"),
    [
        (discord.ui.UserSelect, lambda sandbox: sandbox.people["clara"]),
        (discord.ui.RoleSelect, lambda sandbox: sandbox.role("Organiser")),
        (discord.ui.ChannelSelect, lambda sandbox: sandbox.channel("general")),
        (discord.ui.MentionableSelect, lambda sandbox: sandbox.people["daan"]),
    ],
)
async def test_people_roles_and_channels_are_chosen(talk: Talk, kind: Any, choose: Any) -> None:
    view = discord.ui.View(timeout=None)
    item: Any = kind(custom_id="pick")
    view.add_item(item)
    message = await talk.message(content="pick", view=view)
    chosen = choose(talk.sandbox)
    begun = await talk.begins(talk.person.select(message, "pick", [chosen]))
    assert begun.interaction.data is not None
    assert begun.interaction.data.get("values") == [chosen.id]
    assert [str(each.id) for each in item.values] == [chosen.id]
    await begun.response.defer()
    assert (await begun.reply).kind == "deferred"


async def test_a_text_is_chosen_among_those_offered(talk: Talk) -> None:
    options = [discord.SelectOption(label="One", value="1"), discord.SelectOption(label="Two")]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Select(custom_id="pick", options=options, max_values=2))
    message = await talk.message(content="pick", view=view)
    with pytest.raises(CannotDo, match="offers"):
        await talk.person.select(message, "pick", ["3"])
    with pytest.raises(CannotDo, match="1 to 2"):
        await talk.person.select(message, "pick", [])
    begun = await talk.begins(talk.person.select(message, "pick", ["1", "Two"]))
    await begun.says("ok")


async def test_options_arrive_and_choices_are_offered(talk: Talk) -> None:
    rules = {
        "type": 3,
        "name": "rules",
        "description": "Which",
        "autocomplete": True,
        "required": True,
    }
    friend = {"type": 6, "name": "friend", "description": "Who"}
    sub = {"type": 1, "name": "open", "description": "Open", "options": [rules, friend]}
    group = {"type": 2, "name": "table", "description": "Tables", "options": [sub]}
    await talk.client.register("belote", options=[group])
    typing = asyncio.ensure_future(
        talk.person.autocomplete(talk.channel, "belote table open", "rules", "fr")
    )
    asked = await talk.client.seen.get()
    typed: Any = asked.data
    focused = typed["options"][0]["options"][0]["options"][0]
    assert (focused["value"], focused["focused"]) == ("fr", True)
    await asked.response.autocomplete([discord.app_commands.Choice(name="French", value="french")])
    assert await typing == [{"name": "French", "value": "french"}]
    friend_of = talk.sandbox.people["benoit"]
    with pytest.raises(CannotDo, match="needs rules"):
        await talk.command("belote table open")
    begun = await talk.begins(
        talk.person.slash(talk.channel, "belote table open", rules="french", friend=friend_of)
    )
    data: Any = begun.interaction.data
    assert data["resolved"]["users"].keys() == {friend_of.id}
    await begun.says("ok")


async def test_commands_are_offered_to_those_who_may_use_them(talk: Talk) -> None:
    await talk.client.register("setup", default_member_permissions=1 << 5, dm_permission=False)
    sandbox = talk.sandbox
    assert "setup" in [c["name"] for c in sandbox.people["alice"].commands(talk.channel)]
    with pytest.raises(CannotDo, match="no command /setup"):
        await sandbox.people["benoit"].slash(talk.channel, "setup")
    dm = sandbox.people["alice"].open_dm()
    assert [c["name"] for c in sandbox.people["alice"].commands(dm)] == ["hello"]


# --- refusals ---


async def test_a_second_answer_is_refused(talk: Talk) -> None:
    begun = await talk.command()
    await begun.response.send_message("one")
    begun.response._response_type = None  # discord.py would stop it by itself
    await expect_refusal(begun.response.send_message("two"), 40060)


async def test_an_answer_after_three_seconds_is_refused(talk: Talk) -> None:
    begun = await talk.command()
    await clock_of(talk.sandbox).advance(3.1)
    assert (await begun.reply).kind == "none"
    await expect_refusal(begun.response.send_message("late"), 10062)


async def test_the_token_dies_after_fifteen_minutes(talk: Talk) -> None:
    begun = await talk.command()
    await begun.response.send_message("one")
    message = await begun.reply
    clock = clock_of(talk.sandbox)
    await clock.advance(15 * 60 - 1)
    await begun.interaction.edit_original_response(content="two")
    await clock.advance(1)
    await expect_refusal(begun.interaction.edit_original_response(content="three"), 50027)
    await expect_refusal(begun.interaction.followup.send("four"), 50027)
    assert message.latest is not None
    assert message.latest.content == "two"


async def test_a_followup_before_the_answer_has_no_webhook(talk: Talk) -> None:
    begun = await talk.command()
    await expect_refusal(begun.interaction.followup.send("early"), 10015)
    await begun.says("ok")


async def test_a_disabled_button_cannot_be_clicked(talk: Talk) -> None:
    message = await talk.with_button(disabled=True)
    with pytest.raises(CannotDo, match="disabled"):
        await talk.person.click(message, label="One")
    with pytest.raises(CannotDo, match="there are: 'One'"):
        await talk.person.click(message, label="Two")


async def test_a_deleted_message_cannot_be_clicked_or_updated(talk: Talk) -> None:
    message = await talk.with_button()
    begun = await talk.click(message)
    talk.sandbox.delete_message(message)
    await expect_refusal(begun.response.edit_message(content="y"), 10008)
    await begun.says("gone", ephemeral=True)
    with pytest.raises(CannotDo, match="gone"):
        await talk.person.click(message, label="One")


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


@pytest.mark.parametrize("corrected", [True, False])
async def test_at_most_25_choices_are_offered(talk: Talk, corrected: bool) -> None:
    """Those that are refused are offered to nobody."""
    rules = {"type": 3, "name": "rules", "description": "Which", "autocomplete": True}
    await talk.client.register("belote", options=[rules])
    typed = talk.person.autocomplete(talk.channel, "belote", "rules", "")
    begun = await talk.begins(typed)
    choices = [discord.app_commands.Choice(name=str(n), value=str(n)) for n in range(26)]
    await expect_bad_form(begun.response.autocomplete(choices), "25 or fewer")
    if corrected:
        await begun.response.autocomplete(choices[:25])
    else:
        await clock_of(talk.sandbox).advance(3.1)
    assert len(await begun.reply) == 25 * corrected
