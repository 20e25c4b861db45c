"""Message components: what Discord accepts, and the shape in which it gives them back.

Sources: Discord's documentation, "Component Reference"; error codes as reported for real.
"""

import re
from collections.abc import Callable, Container, Iterable
from typing import Any

from bot.sandbox.interactions.forms import Form, Path
from bot.sandbox.world import Attachment

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_BUTTON, PREMIUM_BUTTON = 5, 6

MOST_ROWS = 5
MOST_IN_ROW = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4_000
MOST_OPTIONS = 25

_IN_ROW = (BUTTON, *SELECTS)
_IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
_TOP_LEVEL = (*_IN_CONTAINER, CONTAINER)

_KEYS = {
    ROW: {"components"},
    BUTTON: {"custom_id", "style", "label", "disabled", "url", "sku_id", "emoji"},
    SECTION: {"components", "accessory"},
    TEXT_DISPLAY: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    MEDIA_GALLERY: {"items"},
    FILE: {"file", "spoiler", "name", "size"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
    STRING_SELECT: {"options"},
    CHANNEL_SELECT: {"channel_types", "default_values"},
    USER_SELECT: {"default_values"},
    ROLE_SELECT: {"default_values"},
    MENTIONABLE_SELECT: {"default_values"},
}
_SELECT_KEYS = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
_OPTION_KEYS = frozenset({"label", "value", "description", "emoji", "default"})
_MEDIA_KEYS = frozenset(
    {
        "url",
        "proxy_url",
        "height",
        "width",
        "content_type",
        "attachment_id",
        "id",
        "flags",
        "placeholder",
        "placeholder_version",
        "loading_state",
    }
)

Payload = dict[str, Any]


def known_keys(kind: int) -> frozenset[str]:
    own = _KEYS[kind] | {"type", "id"}
    return frozenset(own | _SELECT_KEYS if kind in SELECTS else own)


class MessageComponents:
    """Reads the components of one message; what is wrong is told to the form."""

    def __init__(
        self,
        form: Form,
        *,
        v2: bool,
        attachments: Iterable[Attachment] = (),
        new_id: Callable[[], str],
        root: Path = ("components",),
        emojis: Container[str] = (),
    ) -> None:
        self._form = form
        self._v2 = v2
        self._root = root
        self._files = {each.filename: each for each in attachments}
        self._by_url = {each.payload["url"]: each for each in self._files.values()}
        self._new_id = new_id
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self.shown: set[str] = set()
        """Ids of the attachments that a component shows."""

    def read(self, components: list[Any]) -> list[Payload]:
        if not self._v2 and len(components) > MOST_ROWS:
            self._too_long(self._root, MOST_ROWS)
        allowed = _TOP_LEVEL if self._v2 else (ROW,)
        read = self._children(components, self._root, allowed)
        self._count(read)
        number_components(read)
        return read

    def _count(self, read: list[Payload]) -> None:
        everything = list(walk(read))
        if self._v2 and len(everything) > MOST_COMPONENTS:
            message = f"The total number of components cannot exceed {MOST_COMPONENTS}"
            self._form.refuse(self._root, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        text = sum(len(each.get("content") or "") for each in everything)
        if text > MOST_TEXT:
            message = f"The total displayable text size cannot exceed {MOST_TEXT}"
            code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
            self._form.refuse(self._root, code, message)
        given = [each["id"] for each in everything if each.get("id")]
        if len(given) != len(set(given)):
            message = "Component id cannot be duplicated"
            self._form.refuse(self._root, "COMPONENT_ID_DUPLICATED", message)

    def _too_long(self, path: Path, most: int) -> None:
        message = f"Must be {most} or fewer in length."
        self._form.refuse(path, "BASE_TYPE_MAX_LENGTH", message)

    def _children(self, found: list[Any], path: Path, allowed: tuple[int, ...]) -> list[Payload]:
        read = (self._one(each, (*path, at), allowed) for at, each in enumerate(found))
        return [each for each in read if each is not None]

    def _one(self, found: Any, path: Path, allowed: tuple[int, ...]) -> Payload | None:
        if not isinstance(found, dict):
            message = "Only dictionaries may be used in a ModelType"
            self._form.refuse(path, "MODEL_TYPE_CONVERT", message)
            return None
        kind = found.get("type")
        if kind not in allowed:
            names = ", ".join(map(str, allowed))
            message = f'Value of field "type" must be one of ({names},).'
            self._form.refuse(path, "UNION_TYPE_CHOICES", message)
            return None
        self._form.known_keys(found, path, known_keys(kind))
        self._form.number(found, "id", path, least=0, most=(1 << 31) - 1)
        shown = {key: value for key, value in found.items() if value is not None}
        if kind in SELECTS:
            self._select(shown, path)
        else:
            _READERS[kind](self, shown, path)
        return shown

    # --- one reader per kind; each completes `shown` in place ---

    def _row(self, shown: Payload, path: Path) -> None:
        inside = self._form.items(
            shown, "components", path, fewest=1, most=MOST_IN_ROW, required=True
        )
        shown["components"] = self._children(inside, (*path, "components"), _IN_ROW)
        selects = [each for each in shown["components"] if each["type"] in SELECTS]
        if selects and len(shown["components"]) > 1:
            message = "The specified component exceeds the maximum width"
            self._form.refuse((*path, "components", 1), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, shown: Payload, path: Path) -> None:
        form = self._form
        style = form.choice(shown, "style", path, (1, 2, 3, 4, 5, 6), required=True)
        form.text(shown, "label", path, longest=80)
        form.of_type(shown, "disabled", path, bool)
        emoji(form, shown, path, self._emojis)
        if style == LINK_BUTTON:
            self._link(shown, path)
        elif style == PREMIUM_BUTTON:
            form.text(shown, "sku_id", path, longest=20, required=True)
        elif style is not None:
            self._custom_id(shown, path)
            if "url" in shown:
                message = "A custom id and url cannot both be specified"
                form.refuse(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if style != PREMIUM_BUTTON and not shown.get("label") and "emoji" not in shown:
            form.refuse((*path, "label"), "BASE_TYPE_REQUIRED", "A label or an emoji is required")

    def _link(self, shown: Payload, path: Path) -> None:
        if "custom_id" in shown:
            message = "A custom id and url cannot both be specified"
            self._form.refuse(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        url = self._form.text(shown, "url", path, longest=512, required=True)
        if url is not None and not re.match(r"(https?|discord)://", url):
            message = 'Scheme must be one of ("http", "https", "discord").'
            self._form.refuse((*path, "url"), "URL_TYPE_INVALID_SCHEME", message)

    def _custom_id(self, shown: Payload, path: Path) -> None:
        custom_id = self._form.text(
            shown, "custom_id", path, shortest=1, longest=100, required=True
        )
        if custom_id is None:
            return
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self._form.refuse((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self._custom_ids.add(custom_id)

    def _select(self, shown: Payload, path: Path) -> None:
        self._custom_id(shown, path)
        read_select(self._form, shown, path)

    def _section(self, shown: Payload, path: Path) -> None:
        inside = self._form.items(shown, "components", path, fewest=1, most=3, required=True)
        shown["components"] = self._children(inside, (*path, "components"), (TEXT_DISPLAY,))
        if "accessory" not in shown:
            self._form.required((*path, "accessory"))
            return
        accessory = self._one(shown["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL))
        shown["accessory"] = accessory or {}

    def _text(self, shown: Payload, path: Path) -> None:
        self._form.text(shown, "content", path, shortest=1, longest=MOST_TEXT, required=True)

    def _thumbnail(self, shown: Payload, path: Path) -> None:
        self._media_item(shown, path)

    def _gallery(self, shown: Payload, path: Path) -> None:
        items = self._form.items(shown, "items", path, fewest=1, most=10, required=True)
        shown["items"] = [dict(item) for item in items if isinstance(item, dict)]
        for at, item in enumerate(shown["items"]):
            here = (*path, "items", at)
            self._form.known_keys(item, here, frozenset({"media", "description", "spoiler"}))
            self._media_item(item, here)

    def _media_item(self, item: Payload, path: Path) -> None:
        self._form.text(item, "description", path, shortest=1, longest=1024)
        item["media"] = self._media(item, "media", path)
        item.setdefault("description", None)
        item["spoiler"] = bool(item.get("spoiler"))

    def _file(self, shown: Payload, path: Path) -> None:
        shown["file"] = self._media(shown, "file", path)
        attachment = self._files.get(shown["file"].get("url", "").rpartition("/")[2])
        shown["name"] = attachment.filename if attachment else ""
        shown["size"] = attachment.payload["size"] if attachment else 0
        shown["spoiler"] = bool(shown.get("spoiler"))

    def _media(self, holder: Payload, key: str, path: Path) -> Payload:
        media = self._form.of_type(holder, key, path, dict, required=True) or {}
        here = (*path, key)
        self._form.known_keys(media, here, _MEDIA_KEYS)
        url = self._form.text(media, "url", here, longest=2048, required=True) or ""
        attachment = self._by_url.get(url)
        if url.startswith("attachment://"):
            attachment = self._files.get(url.removeprefix("attachment://"))
            if attachment is None:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                self._form.refuse((*here, "url"), code, "The referenced attachment was not found")
        if attachment is None:
            return {"id": self._new_id(), "url": url, "proxy_url": url}
        self.shown.add(attachment.id)
        of = attachment.payload
        keys = ("id", "url", "proxy_url", "width", "height", "content_type")
        return {key: of[key] for key in keys if key in of} | {"attachment_id": attachment.id}

    def _separator(self, shown: Payload, path: Path) -> None:
        self._form.choice(shown, "spacing", path, (1, 2))
        self._form.of_type(shown, "divider", path, bool)
        shown.setdefault("spacing", 1)
        shown.setdefault("divider", True)

    def _container(self, shown: Payload, path: Path) -> None:
        self._form.number(shown, "accent_color", path, least=0, most=0xFFFFFF)
        inside = self._form.items(
            shown, "components", path, fewest=1, most=MOST_COMPONENTS, required=True
        )
        shown["components"] = self._children(inside, (*path, "components"), _IN_CONTAINER)
        shown.setdefault("accent_color", None)
        shown["spoiler"] = bool(shown.get("spoiler"))


_READERS: dict[int, Callable[[MessageComponents, Payload, Path], None]] = {
    ROW: MessageComponents._row,
    BUTTON: MessageComponents._button,
    SECTION: MessageComponents._section,
    TEXT_DISPLAY: MessageComponents._text,
    THUMBNAIL: MessageComponents._thumbnail,
    MEDIA_GALLERY: MessageComponents._gallery,
    FILE: MessageComponents._file,
    SEPARATOR: MessageComponents._separator,
    CONTAINER: MessageComponents._container,
}


def read_select(form: Form, shown: Payload, path: Path) -> None:
    """Check and complete a select of a message or of a modal, its custom id apart."""
    form.text(shown, "placeholder", path, longest=150)
    least = form.number(shown, "min_values", path, least=0, most=25)
    most = form.number(shown, "max_values", path, least=1, most=25)
    shown["min_values"] = 1 if least is None else least
    shown["max_values"] = 1 if most is None else most
    if shown["min_values"] > shown["max_values"]:
        message = "min_values cannot be greater than max_values"
        form.refuse((*path, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message)
    if shown["type"] == STRING_SELECT:
        options = form.items(shown, "options", path, fewest=1, most=MOST_OPTIONS, required=True)
        shown["options"] = _options(form, options, (*path, "options"))
        if options and shown["max_values"] > len(options):
            message = "max_values cannot be greater than the number of options"
            form.refuse((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message)
    elif "default_values" in shown:
        defaults = form.items(shown, "default_values", path, fewest=0, most=shown["max_values"])
        # discord.py sends these snowflakes as integers; Discord answers with strings.
        shown["default_values"] = [each | {"id": str(each["id"])} for each in defaults]


def _options(form: Form, options: list[Any], path: Path) -> list[Payload]:
    seen: set[str] = set()
    shown: list[Payload] = []
    for at, option in enumerate(options):
        here = (*path, at)
        if not isinstance(option, dict):
            form.refuse(here, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        option = {key: value for key, value in option.items() if value is not None}
        form.known_keys(option, here, _OPTION_KEYS)
        form.text(option, "label", here, shortest=1, longest=100, required=True)
        value = form.text(option, "value", here, shortest=1, longest=100, required=True)
        form.text(option, "description", here, longest=100)
        emoji(form, option, here)
        if value in seen:
            message = "The specified option value is already used"
            form.refuse(here, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(value or "")
        shown.append(option)
    return shown


def emoji(form: Form, holder: Payload, path: Path, known: Container[str] = ()) -> None:
    """Check an emoji: one of `known` by its id, or a character (a word is refused)."""
    found = form.of_type(holder, "emoji", path, dict)
    if found is None:
        return
    holder["emoji"] = {key: value for key, value in found.items() if value is not None}
    name, emoji_id = found.get("name"), found.get("id")
    if emoji_id:
        # discord.py sends this snowflake as an integer; Discord answers with a string.
        holder["emoji"]["id"] = str(emoji_id)
    if emoji_id and str(emoji_id) not in known:
        form.refuse((*path, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if not emoji_id and (not isinstance(name, str) or not name or name.isascii()):
        form.refuse((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def walk(components: list[Payload]) -> list[Payload]:
    """Every component, nested ones after the one that holds them."""
    found: list[Payload] = []
    for component in components:
        found.append(component)
        if inner := component.get("components"):
            found += walk(inner)
        for key in ("accessory", "component"):
            if one := component.get(key):
                found += walk([one])
    return found


def number_components(components: list[Payload]) -> None:
    """Give each component without an id the next free one."""
    everything = list(walk(components))
    taken = {each["id"] for each in everything if each.get("id")}
    following = 1
    for each in everything:
        if not each.get("id"):
            while following in taken:
                following += 1
            each["id"] = following
            taken.add(following)
