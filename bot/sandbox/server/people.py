"""People: they see channels, use commands, click, choose, fill in modals, write."""

from typing import Any

from bot.sandbox.backend import Backend
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.interactions import components as c
from bot.sandbox.interactions import filling, installs
from bot.sandbox.interactions.filling import find_command
from bot.sandbox.interactions.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interactions,
)
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import Body
from bot.sandbox.messages.shown import Reply, ShownMessage
from bot.sandbox.server import channels, permissions
from bot.sandbox.world import Channel, Message, Payload, User

ChannelOrName = Channel | str
"""A channel, or its id."""


class Person:
    """One of the people of the server. What a Discord client would not let them do: `CannotDo`."""

    def __init__(self, backend: Backend, interactions: Interactions, user: User) -> None:
        self._backend = backend
        self._interactions = interactions
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        return self.user.locale

    @property
    def avatar(self) -> str | None:
        """The key of their avatar; None: they have none."""
        return self.user.avatar

    @avatar.setter
    def avatar(self, key: str | None) -> None:
        self.user.avatar = key
        self._backend.changed("members")

    @property
    def dms_open(self) -> bool:
        """Return whether the bot may write to them (else it is refused, 50007)."""
        return self.user.dms_open

    @dms_open.setter
    def dms_open(self, are_open: bool) -> None:
        self.user.dms_open = are_open

    @property
    def dm(self) -> Channel | None:
        """The DM channel with the bot, None before there is one."""
        return self._backend.world.dm_with(self.id)

    # --- seeing ---

    @property
    def in_guild(self) -> bool:
        return self.id in self._backend.world.guild.members

    def channels(self) -> list[Channel]:
        """Every channel, thread and DM they find in their list."""
        world = self._backend.world
        return [each for each in world.channels.values() if self.can_see(each)]

    def can_see(self, channel: Channel) -> bool:
        world = self._backend.world
        return channel.id in world.channels and permissions.can_see(world, channel, self.id)

    def sees(self, channel: ChannelOrName) -> list[ShownMessage]:
        """The messages on their screen, oldest first; ephemeral ones only if meant for them."""
        place = self._place(channel)
        return [ShownMessage.of(m) for m in place.messages.values() if self._may_read(m)]

    def sees_message(self, channel: ChannelOrName, message_id: str) -> ShownMessage | None:
        """One message as it is now, None when it is gone or not for them."""
        message = self._place(channel).messages.get(message_id)
        return ShownMessage.of(message) if message and self._may_read(message) else None

    def look(self, message: ShownMessage) -> ShownMessage:
        """The message as it is now; one that is gone cannot be looked at."""
        if (found := self.sees_message(message.channel_id, message.id)) is None:
            raise CannotDo(f"{self.name} does not see {message!r}")
        return found

    def commands(self, channel: ChannelOrName | None = None) -> list[Payload]:
        """The commands they are offered, in a channel or anywhere."""
        place = self._place(channel) if channel is not None else None
        world = self._backend.world
        offered = world.commands()
        return [each for each in offered if installs.is_offered(world, each, place, self.id)]

    def _may_read(self, message: Message) -> bool:
        return message.viewer in (None, self.id)

    def _place(self, channel: ChannelOrName) -> Channel:
        channel_id = channel if isinstance(channel, str) else channel.id
        place = self._backend.world.channels.get(channel_id)
        if place is None:
            raise CannotDo(f"{self.name} finds no channel {channel_id}: it is gone")
        if not permissions.can_see(self._backend.world, place, self.id):
            raise CannotDo(f"{self.name} does not see the channel {place.name or place.id}")
        return place

    # --- commands ---

    async def slash(self, channel: ChannelOrName, name: str, /, **options: Any) -> Reply:
        """Use a command; `name` may go on with its subcommand: "group sub"."""
        return await self._use_command(COMMAND, channel, name, options)

    async def autocomplete(
        self, channel: ChannelOrName, name: str, option: str, text: str, /, **options: Any
    ) -> list[Payload]:
        """Return what is offered while `text` is typed into `option`: `{name, value}` each."""
        options[option] = text
        return (await self._use_command(AUTOCOMPLETE, channel, name, options, option)).choices

    async def _use_command(
        self,
        kind: int,
        channel: ChannelOrName,
        name: str,
        options: Payload,
        focused: str | None = None,
    ) -> Reply:
        place = self._place(channel)
        call = find_command(self.commands(place), name)
        data = call.data(self._backend.world, options, focused=focused)
        return await self._send(kind, place, data, installs=call.installs)

    # --- components ---

    async def click(
        self, message: ShownMessage, *, custom_id: str | None = None, label: str | None = None
    ) -> Reply:
        """Click a button, by its id or by what is written on it."""
        if custom_id is None:
            buttons = message.buttons()
            found = [each.custom_id for each in buttons if each.label == label and each.custom_id]
            if len(found) != 1:
                labels = ", ".join(repr(each.label) for each in buttons)
                raise CannotDo(
                    f"{len(found)} buttons {label!r} on the message; there are: {labels}"
                )
            custom_id = found[0]
        return await self._use(message, custom_id, {})

    async def select(self, message: ShownMessage, custom_id: str, values: list[Any]) -> Reply:
        """Choose in a select: values of options, or people, roles and channels."""
        component = message.component(custom_id)
        kind = component["type"] if component else c.STRING_SELECT
        chosen = filling.chosen(self._backend.world, kind, values)
        return await self._use(message, custom_id, chosen)

    async def _use(self, shown: ShownMessage, custom_id: str, more: Payload) -> Reply:
        place = self._place(shown.channel_id)
        message = place.messages.get(shown.id)
        if message is None or not self._may_read(message):
            raise CannotDo(f"the message is gone: {shown!r}")
        now = ShownMessage(message)
        # Somebody who clicks just as the message changes still clicks what they saw.
        component = now.component(custom_id) or shown.component(custom_id)
        if component is None:
            known = ", ".join(str(each.custom_id) for each in now.buttons())
            raise CannotDo(f"no component {custom_id!r} on {shown!r}; there are: {known}")
        if component.get("disabled"):
            raise CannotDo(f"the component {custom_id!r} is disabled")
        filling.check_choice(component, more)
        kind = component["type"]
        data = {"custom_id": custom_id, "component_type": kind, **more, "id": component["id"]}
        return await self._send(COMPONENT, place, data, message=message)

    async def submit(self, modal_reply: Reply, /, **values: Any) -> Reply:
        """Fill in the modal of a reply and send it; `values` by custom id."""
        origin, modal = modal_reply.interaction, modal_reply.modal
        if modal is None:
            raise CannotDo(f"the bot opened no modal: {modal_reply!r}")
        place = self._place(origin.channel_id)
        data = filling.filled(self._backend.world, modal, values)
        message = origin.message
        if message is not None and message.id not in place.messages:
            message = None
        return await self._send(MODAL_SUBMIT, place, data, message=message, origin=origin)

    async def _send(self, kind: int, place: Channel, data: Payload, **more: Any) -> Reply:
        interaction = self._interactions.send(kind, self.id, place, data, **more)
        await interaction.first_answer
        return Reply(interaction)

    # --- writing, coming and going ---

    def say(self, channel: ChannelOrName, text: str) -> ShownMessage:
        """Write a message."""
        place = self._place(channel)
        held = permissions.in_channel(self._backend.world, place, self.id)
        in_thread = permissions.SEND_MESSAGES_IN_THREADS
        if not held & (in_thread if place.is_thread else permissions.SEND_MESSAGES):
            raise CannotDo(f"{self.name} may not write in {place.name}")
        body = Body(text, [], {}, set(), 0, None)
        return ShownMessage(posting.post(self._backend, place, self.id, body))

    def open_dm(self) -> Channel:
        """The DM with the bot, opened by them."""
        return channels.open_dm(self._backend, self.id)

    def install(self, *, on: bool = True) -> None:
        """Install the application for themselves, so that it is there wherever they are; or remove
        it."""
        installed = self._backend.world.installed_by
        if on:
            installed.add(self.id)
        else:
            installed.discard(self.id)
        self._backend.changed("commands")

    def dismiss(self, message: ShownMessage) -> None:
        """Take an ephemeral message off their screen."""
        place = self._place(message.channel_id)
        found = place.messages.get(message.id)
        if found is None or found.viewer != self.id:
            raise CannotDo("only one's own ephemeral messages can be dismissed")
        posting.delete(self._backend, place, found)

    def leave(self) -> None:
        """Leave the server: the bot can write to them no more (50278)."""
        self._backend.leave(self.id)

    def come_back(self) -> None:
        """Join the server (again); whoever had left has no role any more."""
        self._backend.join(self.id)
