"""Interactions: what a person does with the bot, and the bot's answers with their deadlines."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.sandbox import payloads
from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.interactions import installs as installations
from bot.sandbox.messages.messages import MOST_BYTES
from bot.sandbox.server import permissions
from bot.sandbox.world import Channel, Message, Payload

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction. `answered` becomes the type of the first answer."""

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    guild_id: str | None
    created: float
    data: Payload
    first_answer: asyncio.Future[int | None]
    owners: dict[str, str]
    """The kind of install that it is used by, and whose that is."""
    message: Message | None = None
    origin: "Interaction | None" = None
    """The interaction that opened the modal."""
    answered: int | None = None
    original: Message | None = None
    own_messages: dict[str, Message] = field(default_factory=dict)
    """Messages that the bot posted through the token."""
    modal: Payload | None = None
    choices: list[Payload] = field(default_factory=list)


class Interactions:
    """Hands interactions to the bot and keeps them while their token lives."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._by_token: dict[str, Interaction] = {}
        self._expired: set[str] = set()

    def send(
        self,
        kind: int,
        user_id: str,
        channel: Channel,
        data: Payload,
        *,
        message: Message | None = None,
        origin: Interaction | None = None,
        installs: Sequence[int] = installations.INSTALLS,
    ) -> Interaction:
        """Bring a new interaction to the bot. Its `first_answer` resolves when the bot answers.

        It resolves to None when the time for the first answer has passed. `installs`: those that
        the command which is used can be used by.
        """
        backend = self._backend
        # A press belongs to the install by which an interaction brought its message.
        brought = message and message.payload.get("interaction_metadata")
        owners = (
            brought["authorizing_integration_owners"]
            if brought
            else installations.owners(backend.world, channel, user_id, installs)
        )
        interaction = Interaction(
            backend.ids.next(),
            backend.new_secret(),
            kind,
            user_id,
            channel.id,
            channel.guild_id,
            backend.now(),
            data,
            asyncio.get_running_loop().create_future(),
            owners,
            message,
            origin,
        )
        self._by_token[interaction.token] = interaction
        late = interaction.created + backend.limits.answer_seconds
        backend.deadlines.at(late, lambda: self._too_late(interaction))
        payload = self._payload(interaction, channel)
        if backend.endpoint.url is None:
            backend.gateway.dispatch(
                "INTERACTION_CREATE", payload, intent=0, guild_id=payload.get("guild_id")
            )
        elif not backend.unreachable:
            backend.endpoint.bring(payload, lambda: self._fail(interaction))
        return interaction

    def _fail(self, interaction: Interaction) -> None:
        if not interaction.first_answer.done():
            interaction.first_answer.set_result(None)

    def _too_late(self, interaction: Interaction) -> None:
        self._fail(interaction)
        left = interaction.created + self._backend.limits.token_seconds
        self._backend.deadlines.at(left, lambda: self.expire(interaction))

    def find(self, token: str) -> Interaction | None:
        """The interaction whose token still lives, answered or not."""
        return self._by_token.get(token)

    def expire(self, interaction: Interaction) -> None:
        """Let the token of an interaction live no more."""
        self._by_token.pop(interaction.token, None)
        self._expired.add(interaction.token)

    def _payload(self, interaction: Interaction, channel: Channel) -> Payload:
        world = self._backend.world
        person = world.users[interaction.user_id]
        payload: Payload = {
            "id": interaction.id,
            "application_id": world.application_id,
            "type": interaction.type,
            "data": interaction.data,
            "token": interaction.token,
            "version": 1,
            "channel_id": channel.id,
            "channel": payloads.channel(world, channel),
            "locale": person.locale,
            "app_permissions": str(permissions.of_application(world, channel)),
            "entitlements": [],
            "attachment_size_limit": MOST_BYTES,
            "authorizing_integration_owners": interaction.owners,
            "context": installations.context_of(channel),
        }
        if channel.guild_id:
            guild = world.guild
            payload["guild_id"] = guild.id
            payload["guild"] = {
                "id": guild.id,
                "locale": guild.locale,
                "features": list(guild.features),
            }
            payload["guild_locale"] = guild.locale
            held = str(permissions.in_channel(world, channel, person.id))
            payload["channel"]["permissions"] = held
            payload["member"] = payloads.member_with_user(world, person.id)
            payload["member"]["permissions"] = held
        else:
            payload["user"] = payloads.user(person)
        if interaction.message is not None:
            payload["message"] = interaction.message.payload
        return payload

    # --- the bot's side ---

    def awaiting_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction for its first answer; refused when late (10062) or again (40060)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise errors.unknown_interaction()
        if interaction.answered is not None:
            raise errors.already_answered()
        late = self._backend.now() - interaction.created > self._backend.limits.answer_seconds
        if late or interaction.first_answer.done():
            raise errors.unknown_interaction()
        return interaction

    def by_token(self, token: str) -> Interaction:
        """The answered interaction; refused when its token is dead (50027) or unknown (10015)."""
        interaction = self._by_token.get(token)
        if token in self._expired:
            raise errors.expired_token()
        if interaction is None or interaction.answered is None:
            raise errors.unknown_webhook()
        if self._backend.now() - interaction.created >= self._backend.limits.token_seconds:
            raise errors.expired_token()
        return interaction

    def message_of(self, interaction: Interaction, message_id: str) -> Message:
        """A message that the token may touch: the original, a follow-up, the one clicked on.

        The last is what `followup.edit_message(interaction.message.id)` does in many bots.
        """
        clicked = interaction.message
        if message_id == "@original":
            message = interaction.original
        elif clicked is not None and message_id == clicked.id:
            message = clicked
        else:
            message = interaction.own_messages.get(message_id)
        if message is None or message.id not in self.channel(message.channel_id).messages:
            raise errors.unknown_message()
        return message

    def channel(self, channel_id: str) -> Channel:
        channel = self._backend.world.channels.get(channel_id)
        if channel is None:
            raise errors.unknown_channel()
        return channel

    def answered(self, interaction: Interaction, kind: int) -> None:
        interaction.answered = kind
        if not interaction.first_answer.done():
            interaction.first_answer.set_result(kind)

    def metadata(self, interaction: Interaction, *, followup: bool = False) -> Payload:
        """Return what a message says of the interaction it answers."""
        world = self._backend.world
        found: Payload = {
            "id": interaction.id,
            "type": 2 if interaction.type == AUTOCOMPLETE else interaction.type,
            "user": payloads.user(world.users[interaction.user_id]),
            "authorizing_integration_owners": interaction.owners,
        }
        if followup and interaction.original is not None:
            found["original_response_message_id"] = interaction.original.id
        if interaction.type == COMPONENT and interaction.message is not None:
            found["interacted_message_id"] = interaction.message.id
        if interaction.type == MODAL_SUBMIT and interaction.origin is not None:
            found["triggering_interaction_metadata"] = self.metadata(interaction.origin)
        return found
