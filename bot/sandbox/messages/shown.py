"""A person's screen: its messages, and how the bot reacted to them."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.interactions import components as c
from bot.sandbox.interactions.interactions import Interaction
from bot.sandbox.messages.messages import EPHEMERAL, LOADING
from bot.sandbox.world import Message, Payload

FileData = bytes


class Button(NamedTuple):
    label: str | None
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    emoji: str | None = None
    """its name"""


@dataclass(frozen=True, slots=True)
class ShownAttachment:
    """A file as people get it. `description` is its alt text."""

    id: str
    filename: str
    url: str
    bytes: FileData = field(repr=False)
    description: str | None
    payload: Payload = field(repr=False)


class ShownMessage:
    """A message as it stood when it was looked at; a later edit does not change it."""

    def __init__(self, message: Message) -> None:
        self.payload: Payload = message.payload
        self.viewer = message.viewer
        files = [(each.payload, each.data) for each in message.attachments.values()]
        self.attachments = [
            ShownAttachment(of["id"], of["filename"], of["url"], data, of.get("description"), of)
            for of, data in files
        ]

    @classmethod
    def of(cls, message: Message) -> "ShownMessage":
        """The message as it stands now: the same object until it is edited."""
        shown = message.shown
        if shown is None or shown.payload is not message.payload:
            shown = message.shown = cls(message)
        return shown

    def __repr__(self) -> str:
        return f"<ShownMessage {self.id} {self.text()!r}>"

    @property
    def id(self) -> str:
        return self.payload["id"]

    @property
    def channel_id(self) -> str:
        return self.payload["channel_id"]

    @property
    def author(self) -> Payload:
        return self.payload["author"]

    @property
    def content(self) -> str:
        return self.payload["content"]

    @property
    def components(self) -> list[Payload]:
        return self.payload["components"]

    @property
    def flags(self) -> int:
        return self.payload["flags"]

    @property
    def ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Return whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def mentions(self) -> list[str]:
        """Ids of the people it mentions, and so notifies when it is new."""
        return [each["id"] for each in self.payload["mentions"]]

    @property
    def thread_id(self) -> str | None:
        """The id of the thread opened from it."""
        thread = self.payload.get("thread")
        return thread["id"] if thread else None

    @cached_property
    def _all_components(self) -> list[Payload]:
        return c.walk(self.components)

    def text(self) -> str:
        """Return its content and text displays, a line each."""
        return self._text

    @cached_property
    def _text(self) -> str:
        lines = [self.content]
        lines += [each.get("content", "") for each in self._all_components]
        return "\n".join(line for line in lines if line)

    def buttons(self) -> list[Button]:
        return [
            Button(
                each.get("label"),
                each.get("custom_id"),
                each["style"],
                each.get("disabled", False),
                each.get("url"),
                each.get("emoji", {}).get("name"),
            )
            for each in self._all_components
            if each["type"] == c.BUTTON
        ]

    def selects(self) -> list[Payload]:
        return [each for each in self._all_components if each["type"] in c.SELECTS]

    def alt_texts(self) -> list[str]:
        """Return what is said of each picture: by the component that shows it, else by the file."""
        texts: list[str] = []
        described: set[str] = set()
        for each in self._all_components:
            for item in (*each.get("items", []), each):
                media = item.get("media")
                if media and item.get("description"):
                    texts.append(item["description"])
                    described.add(media["id"])
        texts += [
            a.description for a in self.attachments if a.description and a.id not in described
        ]
        return texts

    def component(self, custom_id: str) -> Payload | None:
        """The component of that id."""
        found = (each for each in self._all_components if each.get("custom_id") == custom_id)
        return next(found, None)


_KINDS = {4: "message", 5: "deferred", 6: "deferred", 7: "update", 8: "autocomplete", 9: "modal"}


class Reply:
    """How the bot first answered.

    `kind` is "message", "update" (of the message that was clicked), "deferred" (either way),
    "modal", "autocomplete", or "none" when three seconds passed.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        answered = interaction.answered
        self.kind = _KINDS[answered] if answered is not None else "none"
        self.modal: Payload | None = interaction.modal
        self.choices: list[Payload] = interaction.choices
        self._message = self.latest

    def __repr__(self) -> str:
        return f"<Reply {self.kind} {self._message or self.modal or ''}>"

    @property
    def message(self) -> ShownMessage:
        """The answered message as it was then; where there is none, that cannot be looked at."""
        if self._message is None:
            raise CannotDo(f"there is no message: {self!r}")
        return self._message

    @property
    def ephemeral(self) -> bool:
        return self._message is not None and self._message.ephemeral

    @property
    def latest(self) -> ShownMessage | None:
        """The answered message as it is now: after `deferred`, what it became."""
        original = self.interaction.original
        return ShownMessage(original) if original is not None else None

    @property
    def followups(self) -> list[ShownMessage]:
        """Messages posted through the interaction besides the first answer, as they are now."""
        original = self.interaction.original
        own = self.interaction.own_messages.values()
        return [ShownMessage(each) for each in own if each is not original]
