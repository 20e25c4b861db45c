"""Application commands: which are refused, where they are, and as whose."""

from typing import Any

import discord
import pytest

from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.page.window import Acts
from tests.sandbox.client import Client, Talk, expect_bad_forms, expect_refusal


def command(name: str = "play", **more: Any) -> Any:
    return {"name": name, "description": "Plays", **more}


def option(name: str = "card", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which", **more}


WRONG = [
    ([command("Play")], "name is invalid"),
    ([command("play card")], "name is invalid"),
    ([command("x" * 33)], "between 1 and 32"),
    ([command(), command()], "must be unique"),
    ([command(description="")], "between 1 and 100"),
    ([command(description="x" * 101)], "between 1 and 100"),
    ([command(options=[option() for _ in range(26)])], "25 or fewer"),
    ([command(options=[option(), option()])], "already used"),
    ([command(options=[option("Card")])], "name is invalid"),
    ([command(options=[option(), option("to", required=True)])], "placed before"),
    (
        [command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
        "25 or fewer",
    ),
    ([command(options=[option(), {**option("sub"), "type": 1}])], "exclusive"),
    ([command(name_localizations={"fr": "Jouer"})], "name is invalid"),
    ([command(name_localizations={"xx": "x"})], "must be one of"),
    ([command(description_localizations={"fr": "x" * 101})], "between 1 and 100"),
    ([command(colour="red")], "Unknown key"),
    ([command(integration_types=[2])], "each once"),
    ([command(contexts=[0, 3])], "each once"),
    ([command(contexts=[1, 1])], "each once"),
]


async def test_wrong_commands_are_refused(sandbox: Sandbox, client: Client) -> None:
    own, guild = client.application_id or 0, int(sandbox.guild.id)
    await expect_bad_forms(WRONG, lambda each: client.http.bulk_upsert_global_commands(own, each))
    await expect_bad_forms(
        WRONG, lambda each: client.http.bulk_upsert_guild_commands(own, guild, each)
    )


async def test_at_most_a_hundred_commands(client: Client) -> None:
    application_id = client.application_id or 0
    hundred = [command(f"play-{n}") for n in range(100)]
    await client.http.bulk_upsert_global_commands(application_id, hundred)
    more = [*hundred, command("one-more")]
    await expect_refusal(client.http.bulk_upsert_global_commands(application_id, more), 30032)


async def test_commands_of_the_server_are_apart(sandbox: Sandbox, client: Client) -> None:
    application_id, guild_id = client.application_id or 0, int(sandbox.guild.id)
    await client.http.bulk_upsert_guild_commands(application_id, guild_id, [command("jouer")])
    names = [each["name"] for each in sandbox.people["alice"].commands()]
    assert names == ["hello", "jouer"]
    (only,) = await client.http.get_guild_commands(application_id, guild_id)
    assert only["name"] == "jouer"


ANYWHERE = {"integration_types": [0, 1], "contexts": [0, 1, 2]}


@pytest.fixture
async def talk(sandbox: Sandbox, client: Client) -> Talk:
    await client.register("practice", **ANYWHERE)
    return Talk(sandbox, client)


def offered(talk: Talk, *, in_dm: bool = False) -> set[str]:
    place = talk.person.open_dm() if in_dm else talk.channel
    return {each["name"] for each in talk.person.commands(place)}


async def test_commands_are_where_they_are_installed(talk: Talk) -> None:
    assert offered(talk) == offered(talk, in_dm=True) == {"hello", "practice"}
    talk.sandbox.remove_bot()
    assert offered(talk) == offered(talk, in_dm=True) == set()
    talk.person.install()
    assert offered(talk) == offered(talk, in_dm=True) == {"practice"}


async def test_a_command_says_where_it_may_be_used(talk: Talk) -> None:
    talk.person.install()
    await talk.client.register("here", integration_types=[0, 1], contexts=[0])
    assert "here" in offered(talk)
    assert "here" not in offered(talk, in_dm=True)


async def test_the_page_installs_and_removes(talk: Talk) -> None:
    acts = Acts(talk.sandbox, talk.person, None)
    await acts.do({"do": "membership", "on": False})
    with pytest.raises(CannotDo):
        await acts.do({"do": "membership", "on": False})
    await acts.do({"do": "install", "on": True})
    assert offered(talk) == {"practice"}
    await acts.do({"do": "install", "on": False})
    assert offered(talk) == set()
    await acts.do({"do": "membership", "on": True})
    assert offered(talk) == {"hello", "practice"}


async def test_the_owners_of_an_interaction_are_told(talk: Talk) -> None:
    person, guild = int(talk.person.id), int(talk.sandbox.guild.id)
    begun = await talk.command("practice")
    assert begun.interaction.is_guild_integration()
    assert not begun.interaction.is_user_integration()
    assert begun.interaction.context.guild
    await begun.says("ok")
    talk.person.install()
    both = (await talk.command("practice")).interaction
    assert (both._integration_owners[0], both._integration_owners[1]) == (guild, person)
    begun = await talk.begins(talk.person.slash(talk.person.open_dm(), "practice"))
    assert begun.interaction.context.dm_channel
    assert begun.interaction._integration_owners[0] == 0


async def test_where_the_bot_is_no_member_only_the_token_answers(talk: Talk) -> None:
    talk.sandbox.remove_bot()
    talk.person.install()
    begun = await talk.command("practice")
    assert begun.interaction.is_user_integration()
    assert not begun.interaction.is_guild_integration()
    assert begun.interaction.app_permissions.attach_files
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Play", custom_id="play"))
    await begun.response.send_message("hand", ephemeral=True, view=view)
    message = (await begun.reply).message
    assert message is not None
    await begun.interaction.edit_original_response(content="another hand")
    place = talk.client.channel(talk.channel)
    await expect_refusal(place.send("hello"), 50001)
    await expect_refusal(place.get_partial_message(int(message.id)).edit(content="x"), 50001)
    pressed = await talk.begins(talk.person.click(message, label="Play"))
    assert pressed.interaction.is_user_integration()
    await pressed.response.edit_message(content="played")


async def test_who_has_installed_the_bot_can_be_written_to(talk: Talk) -> None:
    talk.sandbox.remove_bot()
    user = discord.Object(int(talk.person.id))
    dm = await talk.client.create_dm(user)
    await expect_refusal(dm.send("hello"), 50278)
    talk.person.install()
    await dm.send("hello")


async def test_a_command_of_the_server_alone_is_not_in_the_dm(talk: Talk) -> None:
    await talk.client.register("setup", dm_permission=False)
    with pytest.raises(CannotDo, match="setup"):
        await talk.person.slash(talk.person.open_dm(), "setup")
