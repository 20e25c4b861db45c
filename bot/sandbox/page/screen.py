"""The screen that one person has before their eyes, as frames for the window.

The first frame shows everything; later ones only what changed. They are made from the world as it
is when they are sent, not from the events: many changes at once become one frame, and a lost one
cannot be out of order.
"""

from bot.sandbox import payloads
from bot.sandbox.backend import Change
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.server import permissions
from bot.sandbox.server.people import Person
from bot.sandbox.world import Channel, Payload

HISTORY = 200
"""Messages of a channel that a window is given when it opens."""

LOG_LINES = 40


class Screen:
    """Frames for one person. `notice` collects what changed, `frames` shows it."""

    def __init__(self, sandbox: Sandbox, bot: BotProcess | None, person: Person) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._person = person
        self._shown_channels: set[str] = set()
        self._messages: dict[tuple[str, str], None] = {}
        self._everything_else: set[str] = set()

    # --- what changed ---

    def notice(self, change: Change) -> None:
        """Remember a change of the world, to be shown by the next `frames`."""
        if change.viewer not in (None, self._person.id):
            return
        if change.message_id is not None and change.channel_id is not None:
            self._messages[(change.channel_id, change.message_id)] = None
        else:
            self._everything_else.add("places")

    def notice_bot(self) -> None:
        """Remember that the bot came, went or wrote a line."""
        self._everything_else.add("bot")

    def frames(self) -> list[Payload]:
        """Return what changed since the last call."""
        messages, self._messages = self._messages, {}
        others, self._everything_else = self._everything_else, set()
        frames: list[Payload] = []
        if "places" in others:
            frames += self._places()
        frames += [self._message(*each) for each in messages if each[0] in self._shown_channels]
        if "bot" in others:
            frames.append({"type": "bot", "bot": self._bot_state()})
        return frames

    # --- frames ---

    def welcome(self) -> Payload:
        """Everything, for a window that just opened."""
        self._messages.clear()
        self._everything_else.clear()
        channels = self._person.channels()
        self._shown_channels = {each.id for each in channels}
        return {
            "type": "welcome",
            "now": self.now(),
            "me": self._person.user.id,
            "people": [
                {
                    "key": key,
                    "id": each.id,
                    "name": each.name,
                    "locale": each.locale,
                    "avatar": each.avatar,
                }
                for key, each in self._sandbox.people.items()
            ],
            "bot": self._bot_state(),
            **self._world(channels),
            "messages": {each.id: self._history(each) for each in channels},
        }

    def now(self) -> float:
        """The sandbox's time, in Unix seconds: relative times are shown by it."""
        return self._sandbox.clock.now()

    def _places(self) -> list[Payload]:
        channels = self._person.channels()
        new = [each for each in channels if each.id not in self._shown_channels]
        self._shown_channels = {each.id for each in channels}
        histories = [
            {"type": "history", "channel": each.id, "messages": self._history(each)} for each in new
        ]
        return [{"type": "world", **self._world(channels)}, *histories]

    def _world(self, channels: list[Channel]) -> Payload:
        world = self._sandbox.world
        roles = world.guild.roles.values()
        held = world.guild.members.get(self._person.id)
        return {
            "guild": {"id": world.guild.id, "name": world.guild.name},
            "my_roles": held.roles if held else [],
            "roles": [payloads.role(each) for each in roles if each.id != world.guild.id],
            "users": [payloads.user(each) for each in world.users.values()],
            "channels": [self._channel(each) for each in channels],
            "commands": world.commands(),
            "installed": self._person.id in world.installed_by,
            "bot_is_member": world.bot_in_guild,
        }

    def _channel(self, channel: Channel) -> Payload:
        held = permissions.in_channel(self._sandbox.world, channel, self._person.id)
        write = permissions.SEND_MESSAGES
        if channel.is_thread:
            write = permissions.SEND_MESSAGES_IN_THREADS
        return {
            **payloads.channel(self._sandbox.world, channel),
            "can_write": bool(held & write),
            "commands": [each["id"] for each in self._person.commands(channel)],
        }

    def _history(self, channel: Channel) -> list[Payload]:
        return [each.payload for each in self._person.sees(channel)[-HISTORY:]]

    def _message(self, channel_id: str, message_id: str) -> Payload:
        try:
            message = self._person.sees_message(channel_id, message_id)
        except CannotDo:  # the channel went with it
            message = None
        if message is None:
            return {"type": "gone", "channel": channel_id, "message": message_id}
        return {"type": "message", "channel": channel_id, "message": message.payload}

    def _bot_state(self) -> Payload:
        sessions = self._sandbox.gateway.sessions.values()
        process = None
        if self._bot is not None:
            process = {
                "running": self._bot.running,
                "exit_status": self._bot.exit_status,
                "log": list(self._bot.log)[-LOG_LINES:],
            }
        return {
            "id": self._sandbox.bot.id,
            "name": self._sandbox.bot.name,
            "online": any(each.connection is not None for each in sessions),
            "process": process,
        }
