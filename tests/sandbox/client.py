"""The client of these tests: it hands every interaction to the test, which answers it."""

import asyncio
import io
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.clock import ManualClock
from bot.sandbox import Person, Sandbox, ShownMessage
from bot.sandbox.world import Channel
from tests.patience import PATIENCE

PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000020000000308060000009a2f6e2b0000000049454e44ae426082"
)
"""The head of a picture two pixels wide and three high."""


class Client(discord.Client):
    """Only the intent the bot has; no command tree, so that tests see raw interactions."""

    def __init__(self, intents: discord.Intents | None = None, **options: Any) -> None:
        # Ready at once: else discord.py takes servers joined in the first two seconds for old ones.
        options.setdefault("guild_ready_timeout", 0)
        # It tells a limit at once, instead of waiting, when the wait is over 30 s.
        options.setdefault("max_ratelimit_timeout", 30)
        super().__init__(intents=intents or discord.Intents(guilds=True), **options)
        self.seen: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self.resumed = asyncio.Event()
        self._commands: list[Any] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once: by itself discord.py waits five seconds before it does so again."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.seen.put_nowait(interaction)

    async def on_resumed(self) -> None:
        self.resumed.set()

    async def register(self, name: str, **more: Any) -> None:
        """Register a command of that name, besides those there are."""
        self._commands.append({"name": name, "description": "A command", **more})
        await self.http.bulk_upsert_global_commands(self.application_id or 0, self._commands)

    def channel(self, channel: Channel) -> discord.PartialMessageable:
        return self.get_partial_messageable(int(channel.id))


class Talk:
    """A person using the bot, whose interactions the test answers."""

    def __init__(self, sandbox: Sandbox, client: Client, who: str = "alice") -> None:
        self.sandbox = sandbox
        self.client = client
        self.person: Person = sandbox.people[who]
        self.channel = sandbox.channel("belote")

    async def begins(self, use: Awaitable[Any]) -> "Begun":
        """Start a use of the bot; the test answers `.interaction`, then awaits `.reply`."""
        reply = asyncio.ensure_future(use)
        seen = asyncio.ensure_future(self.client.seen.get())
        await asyncio.wait({reply, seen}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not seen.done():
            seen.cancel()
            assert reply.done(), "the interaction did not arrive"
            reply.result()
        return Begun(await seen, reply)

    async def command(self, name: str = "hello", **options: Any) -> "Begun":
        return await self.begins(self.person.slash(self.channel, name, **options))

    async def with_button(self, content: str = "x", **more: Any) -> ShownMessage:
        """A message that has a button."""
        return await self.message(content=content, view=raw_view([button(**more)]))

    async def click(self, message: ShownMessage) -> "Begun":
        return await self.begins(self.person.click(message, label="One"))

    async def message(self, **parts: Any) -> ShownMessage:
        """A command answered by a message of those parts."""
        begun = await self.command()
        return (await begun.says(**parts)).message


class Begun:
    """A use of the bot that waits for its answer."""

    def __init__(self, interaction: discord.Interaction[Any], reply: asyncio.Future[Any]) -> None:
        self.interaction = interaction
        self.response = interaction.response
        self.reply = reply

    async def says(self, *content: str, **parts: Any) -> Any:
        """Answer with a message, and return what the person got."""
        await self.response.send_message(*content, **parts)
        return await self.reply


STATUS = {
    400: (30032, 30038, 40003, 40060, 50006, 50035, 50083, 160004, 180000),
    401: (50027,),
    403: (50001, 50005, 50007, 50013, 50278, 160005),
    404: (10003, 10004, 10007, 10008, 10013, 10014, 10015, 10062, 10070),
    413: (40005,),
    429: (429,),
    503: (503,),
}
"""Discord's codes by the status that comes with them; the last two are told without a code"""
KINDS = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}


async def expect_refusal(attempt: Awaitable[Any], code: int) -> discord.HTTPException:
    """The attempt fails as discord.py tells it: class, status and Discord's code."""
    (status,) = (status for status, codes in STATUS.items() if code in codes)
    with pytest.raises(discord.HTTPException) as caught:
        await attempt
    assert type(caught.value) is KINDS.get(status, discord.HTTPException)
    assert (caught.value.status, caught.value.code) == (status, 0 if code == status else code)
    return caught.value


async def expect_bad_form(attempt: Awaitable[Any], *said: str) -> None:
    """The attempt fails with 50035, and `said` is in what discord.py tells of it."""
    error = await expect_refusal(attempt, 50035)
    for words in said:
        assert words in error.text


async def expect_bad_forms(
    cases: Iterable[tuple[Any, str]], attempt: Callable[[Any], Awaitable[Any]]
) -> None:
    """Each of these is refused in the words beside it; a case that is not stands in the failure."""
    for wrong, said in cases:
        try:
            await expect_bad_form(attempt(wrong), said)
        except (AssertionError, pytest.fail.Exception) as failure:
            raise AssertionError(f"not refused with {said!r}: {wrong}") from failure


async def ask(sandbox: Sandbox, method: str, path: str, **more: Any) -> aiohttp.ClientResponse:
    """A request that no library makes again; as the bot, unless other headers are given."""
    more.setdefault("headers", {"Authorization": f"Bot {sandbox.token}"})
    url = sandbox.api_url + path
    async with aiohttp.ClientSession() as http, http.request(method, url, **more) as answer:
        await answer.read()
        return answer


async def send_raw(sandbox: Sandbox) -> aiohttp.ClientResponse:
    path = f"/channels/{sandbox.channel('belote').id}/messages"
    return await ask(sandbox, "POST", path, json={"content": "x"})


async def send_json(sandbox: Sandbox, client: Client, **body: Any) -> Any:
    """A message whose fields discord.py itself would not send."""
    path = "/channels/{channel_id}/messages"
    route = Route("POST", path, channel_id=sandbox.channel("belote").id)
    return await client.http.request(route, json=body)


def picture(name: str = "hand.png", alt: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


def clock_of(sandbox: Sandbox) -> ManualClock:
    assert isinstance(sandbox.clock, ManualClock)
    return sandbox.clock


def raw_view(*rows: list[dict[str, Any]]) -> Any:
    """A view with the components given: what discord.py itself would refuse to build."""

    class Raw(discord.ui.View):
        def to_components(self) -> list[dict[str, Any]]:
            return [{"type": 1, "components": row} for row in rows]

    return Raw()


def raw_layout(*components: dict[str, Any]) -> Any:
    class Raw(discord.ui.LayoutView):
        def to_components(self) -> list[dict[str, Any]]:
            return list(components)

        def has_components_v2(self) -> bool:
            return True

    return Raw()


def button(custom_id: str = "one", label: str = "One", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label, **more}
