"""Application commands that Discord refuses."""

from typing import Any

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, expect_bad_forms, expect_refusal


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
