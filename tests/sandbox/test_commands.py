"""Application commands that Discord refuses."""

from typing import Any

import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, expect_bad_form, expect_refusal


def command(name: str = "play", **more: Any) -> Any:
    return {"name": name, "description": "Plays", **more}


def option(name: str = "card", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Which", **more}


WRONG = [
    pytest.param([command("Play")], "name is invalid", id="capital"),
    pytest.param([command("play card")], "name is invalid", id="space"),
    pytest.param([command("x" * 33)], "between 1 and 32", id="name of 33"),
    pytest.param([command(), command()], "must be unique", id="twice"),
    pytest.param([command(description="")], "between 1 and 100", id="no description"),
    pytest.param([command(description="x" * 101)], "between 1 and 100", id="long description"),
    pytest.param([command(options=[option() for _ in range(26)])], "25 or fewer", id="26 options"),
    pytest.param([command(options=[option(), option()])], "already used", id="option twice"),
    pytest.param([command(options=[option("Card")])], "name is invalid", id="option's name"),
    pytest.param(
        [command(options=[option(), option("to", required=True)])], "placed before", id="order"
    ),
    pytest.param(
        [command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
        "25 or fewer",
        id="26 choices",
    ),
    pytest.param(
        [command(options=[option(), {**option("sub"), "type": 1}])], "exclusive", id="mixed"
    ),
    pytest.param([command(name_localizations={"fr": "Jouer"})], "name is invalid", id="translated"),
    pytest.param([command(name_localizations={"xx": "x"})], "must be one of", id="no such locale"),
    pytest.param(
        [command(description_localizations={"fr": "x" * 101})], "between 1 and 100", id="long fr"
    ),
    pytest.param([command(colour="red")], "Unknown key", id="unknown key"),
]


@pytest.mark.parametrize(("commands", "said"), WRONG)
async def test_wrong_commands_are_refused(
    sandbox: Sandbox, client: Client, commands: list[Any], said: str
) -> None:
    application_id = client.application_id or 0
    await expect_bad_form(client.http.bulk_upsert_global_commands(application_id, commands), said)
    await expect_bad_form(
        client.http.bulk_upsert_guild_commands(application_id, int(sandbox.guild.id), commands),
        said,
    )


async def test_at_most_a_hundred_commands(client: Client) -> None:
    application_id = client.application_id or 0
    hundred = [command(f"play-{n}") for n in range(100)]
    await client.http.bulk_upsert_global_commands(application_id, hundred)
    more = [*hundred, command("one-more")]
    await expect_refusal(client.http.bulk_upsert_global_commands(application_id, more), 30032, 400)


async def test_commands_of_the_server_are_apart(sandbox: Sandbox, client: Client) -> None:
    application_id, guild_id = client.application_id or 0, int(sandbox.guild.id)
    await client.http.bulk_upsert_guild_commands(application_id, guild_id, [command("jouer")])
    names = [each["name"] for each in sandbox.people["alice"].commands()]
    assert names == ["hello", "jouer"]
    (only,) = await client.http.get_guild_commands(application_id, guild_id)
    assert only["name"] == "jouer"
