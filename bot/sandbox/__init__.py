"""A loopback Discord, for trying and for testing a bot without an account.

    sandbox = Sandbox(clock)
    await sandbox.start()
    discord.http.Route.BASE = sandbox.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway.url)
    discord.asset.Asset.BASE = sandbox.url
    # start an unmodified discord.py client with sandbox.token, then:
    alice = sandbox.people["alice"]
    reply = await alice.slash(sandbox.channel("belote"), "hello")
    reply = await alice.click(reply.message, label="Again")
    print(reply.kind, reply.message.text(), reply.message.alt_texts())
    await sandbox.stop()

It speaks the gateway and REST v10 over real sockets on 127.0.0.1, keeps the limits that Discord
keeps and refuses what Discord refuses, with its codes. The server has four people (`people`), two
of them with avatars, a few channels (`channel(name)`) and the bot's managed role.

*People* use commands, click, choose, fill in modals and write (`Person`). What a Discord client
would not offer them raises `CannotDo`. What they see are snapshots (`ShownMessage`); look again
with `person.look(message)`, and wait for something to be seen with `sandbox.until(...)`.

*The handed clock* rules all deadlines: three seconds for an answer, fifteen minutes for a token,
rate limits, archiving. With a clock that stands still `slash` and `click` return once the bot
answers or somebody advances the clock. Heartbeats alone go by the time of the machine, as the
client's do.

*An administrator* may cut connections (`sandbox.gateway.drop()`, `.invalidate()`,
`.ask_to_reconnect()`), take permissions away (`deny`, `set_permissions`), delete and archive,
schedule events of the server (`add_event`), throw the bot out (`remove_bot`), change undocumented
limits (`limits`), add people and channels.
`faults` has Discord's bad days, at a given request or at random (`bot/sandbox/faults/faults.py`).
An application with an `interactions_endpoint_url` (PATCH /applications/@me) is brought interactions
there, signed, and not through the gateway.
`on_exchange` sees every request, answer and frame; `on_change` tells of everything people may see.
`serve` runs a sandbox with a bot beside it, as a process that can be stopped, killed and started
again (`BotProcess`).

What it does not do: voice, forums, reactions, polls, stickers, embeds, files apart from pictures,
pins, replies, check boxes in modals, message history beyond its own life, several servers, shards,
lists of members, the privileged intents
(`sandbox.gateway.privileged` lets them pass), zstd compression (such a client gets plain text).
Where Discord is silent about a number, `limits` holds what people observe. As on Discord, no event
tells the bot of a new DM channel, or of an ephemeral message.
"""

from bot.sandbox.backend import Change
from bot.sandbox.exchange import Direction, Exchange, Frame, Posted, Rest
from bot.sandbox.faults.errors import CannotDo, PortInUse, SandboxError
from bot.sandbox.messages.shown import Reply, ShownMessage
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.server.people import Person
