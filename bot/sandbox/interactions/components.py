"""Components of messages and modals: what Discord accepts, and the shape in which it gives them
back.

Sources: Discord's documentation, "Component Reference"; error codes as reported for real.
"""

import re
from collections.abc import Callable, Container, Iterable
from itertools import count
from typing import Any, ClassVar

from bot.sandbox.interactions.forms import Form, given
from bot.sandbox.world import Attachment, Payload

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, SEPARATOR = 9, 10, 11, 12, 14
CONTAINER, LABEL = 17, 18

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK_BUTTON = 5

MOST_ROWS = 5
MOST_IN_ROW = 5
MOST_IN_MODAL = 5
MOST_COMPONENTS = 40
MOST_TEXT = 4_000
MOST_OPTIONS = 25

_IN_ROW = (BUTTON, *SELECTS)
_IN_CONTAINER = (ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, SEPARATOR)
_TOP_LEVEL = (*_IN_CONTAINER, CONTAINER)
_IN_MODAL = (ROW, TEXT_DISPLAY, LABEL)

_KEYS = {
    ROW: {"components"},
    BUTTON: {"custom_id", "style", "label", "disabled", "url", "emoji"},
    SECTION: {"components", "accessory"},
    TEXT_DISPLAY: {"content"},
    THUMBNAIL: {"media", "description", "spoiler"},
    MEDIA_GALLERY: {"items"},
    SEPARATOR: {"divider", "spacing"},
    CONTAINER: {"components", "accent_color", "spoiler"},
    LABEL: {"label", "description", "component"},
    STRING_SELECT: {"options"},
    CHANNEL_SELECT: {"channel_types", "default_values"},
    **{each: {"default_values"} for each in (USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT)},
    TEXT_INPUT: {
        *("custom_id", "style", "label", "min_length", "max_length", "required", "value"),
        "placeholder",
    },
}
_SELECT_KEYS = {"custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
_OPTION_KEYS = frozenset({"label", "value", "description", "emoji", "default"})
_MEDIA_KEYS = frozenset(
    {
        *("url", "proxy_url", "height", "width", "content_type", "attachment_id", "id", "flags"),
        *("placeholder", "placeholder_version", "loading_state"),
    }
)


class Components:
    """Reads components one in another; what is wrong is told to the form of each."""

    def __init__(self, emojis: Container[str] = ()) -> None:
        self._emojis = emojis
        self._custom_ids: set[str] = set()

    def children(self, form: Form, found: list[Any], allowed: tuple[int, ...]) -> list[Payload]:
        """Read the components that an object holds; those that are none are left out."""
        read = (self.one(each, allowed) for each in form.each("components", found))
        return [each for each in read if each is not None]

    def one(self, form: Form, allowed: tuple[int, ...]) -> Payload | None:
        """Check and complete a component of an allowed type; its form has the fields then."""
        if not form.is_object():
            return None
        kind = form.fields.get("type")
        if kind not in allowed:
            names = ", ".join(map(str, allowed))
            message = f'Value of field "type" must be one of ({names},).'
            form.refuse("UNION_TYPE_CHOICES", message)
            return None
        own = _KEYS[kind] | {"type", "id"}
        form.known_keys(own | _SELECT_KEYS if kind in SELECTS else own)
        form.number("id", least=0, most=(1 << 31) - 1)
        form.fields = given(form.fields)
        self.readers[kind](self, form)
        return form.fields

    # --- one reader per kind; each completes the fields in place ---

    def _row(self, form: Form) -> None:
        inside = form.some("components", MOST_IN_ROW)
        shown = form.fields["components"] = self.children(form, inside, _IN_ROW)
        if len(shown) > 1 and any(each["type"] in SELECTS for each in shown):
            message = "The specified component exceeds the maximum width"
            form.refuse("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message, "components", 1)

    def _button(self, form: Form) -> None:
        shown = form.fields
        style = form.choice("style", (1, 2, 3, 4, 5), required=True)
        form.text("label", longest=80)
        form.of_type("disabled", bool)
        emoji(form, self._emojis)
        if style == LINK_BUTTON:
            url = form.text("url", longest=512, required=True)
            if url is not None and not re.match(r"(https?|discord)://", url):
                message = 'Scheme must be one of ("http", "https", "discord").'
                form.refuse("URL_TYPE_INVALID_SCHEME", message, "url")
        elif style is not None:
            self._custom_id(form)
        if ("custom_id" if style == LINK_BUTTON else "url") in shown:
            message = "A custom id and url cannot both be specified"
            form.refuse("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message)
        if not shown.get("label") and "emoji" not in shown:
            form.refuse("BASE_TYPE_REQUIRED", "A label or an emoji is required", "label")

    def _custom_id(self, form: Form) -> None:
        custom_id = form.word("custom_id", 100)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            form.refuse("COMPONENT_CUSTOM_ID_DUPLICATED", message, "custom_id")
        if custom_id is not None:
            self._custom_ids.add(custom_id)

    def _select(self, form: Form) -> None:
        self._custom_id(form)
        shown = form.fields
        form.text("placeholder", longest=150)
        least = form.number("min_values", least=0, most=25)
        most = form.number("max_values", least=1, most=25)
        least, most = 1 if least is None else least, 1 if most is None else most
        shown |= {"min_values": least, "max_values": most}
        if least > most:
            message = "min_values cannot be greater than max_values"
            form.refuse("SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message, "min_values")
        if shown["type"] == STRING_SELECT:
            options = form.some("options", MOST_OPTIONS)
            shown["options"] = _options(form, options)
            if options and most > len(options):
                message = "max_values cannot be greater than the number of options"
                form.refuse("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", message, "max_values")
        elif "default_values" in shown:
            defaults = form.items("default_values", most=most)
            # discord.py sends these snowflakes as integers; Discord answers with strings.
            shown["default_values"] = [each | {"id": str(each["id"])} for each in defaults]

    def _text(self, form: Form) -> None:
        form.word("content", MOST_TEXT)

    def _separator(self, form: Form) -> None:
        form.choice("spacing", (1, 2))
        form.of_type("divider", bool)
        form.fields = {"spacing": 1, "divider": True, **form.fields}

    readers: ClassVar[dict[int, Callable[[Any, Form], None]]] = {
        ROW: _row,
        BUTTON: _button,
        TEXT_DISPLAY: _text,
        SEPARATOR: _separator,
        **dict.fromkeys(SELECTS, _select),
    }


class MessageComponents(Components):
    """Reads the components of one message, with the pictures that they show."""

    def __init__(
        self,
        form: Form,
        *,
        v2: bool,
        attachments: Iterable[Attachment] = (),
        new_id: Callable[[], str],
        emojis: Container[str] = (),
    ) -> None:
        super().__init__(emojis)
        self._form = form
        self._v2 = v2
        self._files = {each.filename: each for each in attachments}
        self._by_url = {each.payload["url"]: each for each in self._files.values()}
        self._new_id = new_id
        self.shown: set[str] = set()
        """Ids of the attachments that a component shows."""

    def read(self, components: list[Any]) -> list[Payload]:
        if not self._v2:
            self._form.size(len(components), 0, MOST_ROWS, "components")
        read = self.children(self._form, components, _TOP_LEVEL if self._v2 else (ROW,))
        self._count(walk(read))
        number_components(read)
        return read

    def _count(self, everything: list[Payload]) -> None:
        given = [each["id"] for each in everything if each.get("id")]
        text = sum(len(each.get("content") or "") for each in everything)
        for is_wrong, code, message in (
            (
                self._v2 and len(everything) > MOST_COMPONENTS,
                "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
                f"The total number of components cannot exceed {MOST_COMPONENTS}",
            ),
            (
                text > MOST_TEXT,
                "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
                f"The total displayable text size cannot exceed {MOST_TEXT}",
            ),
            (
                len(given) != len(set(given)),
                "COMPONENT_ID_DUPLICATED",
                "Component id cannot be duplicated",
            ),
        ):
            if is_wrong:
                self._form.refuse(code, message, "components")

    def _section(self, form: Form) -> None:
        inside = form.some("components", 3)
        form.fields["components"] = self.children(form, inside, (TEXT_DISPLAY,))
        if "accessory" not in form.fields:
            form.required("accessory")
            return
        accessory = form.inside(form.fields["accessory"], "accessory")
        form.fields["accessory"] = self.one(accessory, (BUTTON, THUMBNAIL)) or {}

    def _gallery(self, form: Form) -> None:
        items = form.some("items", 10)
        form.fields["items"] = [dict(item) for item in items if isinstance(item, dict)]
        for item in form.each("items", form.fields["items"]):
            item.known_keys(_KEYS[THUMBNAIL])
            self._thumbnail(item)

    def _thumbnail(self, form: Form) -> None:
        form.text("description", shortest=1, longest=1024)
        item = form.fields
        item["media"] = self._media(form)
        item.setdefault("description", None)
        item["spoiler"] = bool(item.get("spoiler"))

    def _media(self, holder: Form) -> Payload:
        form = holder.inside(holder.of_type("media", dict, required=True) or {}, "media")
        form.known_keys(_MEDIA_KEYS)
        url = form.text("url", longest=2048, required=True) or ""
        attachment = self._by_url.get(url)
        if url.startswith("attachment://"):
            attachment = self._files.get(url.removeprefix("attachment://"))
            if attachment is None:
                code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
                form.refuse(code, "The referenced attachment was not found", "url")
        if attachment is None:
            return {"id": self._new_id(), "url": url, "proxy_url": url}
        self.shown.add(attachment.id)
        of = attachment.payload
        keys = ("id", "url", "proxy_url", "width", "height", "content_type")
        return {key: of[key] for key in keys if key in of} | {"attachment_id": attachment.id}

    def _container(self, form: Form) -> None:
        form.number("accent_color", least=0, most=0xFFFFFF)
        inside = form.some("components", MOST_COMPONENTS)
        shown = form.fields
        shown["components"] = self.children(form, inside, _IN_CONTAINER)
        shown.setdefault("accent_color", None)
        shown["spoiler"] = bool(shown.get("spoiler"))

    readers: ClassVar = {
        **Components.readers,
        SECTION: _section,
        THUMBNAIL: _thumbnail,
        MEDIA_GALLERY: _gallery,
        CONTAINER: _container,
    }


class ModalComponents(Components):
    """Reads the components of one modal."""

    def _row(self, form: Form) -> None:
        inside = form.some("components", 1)
        shown = form.fields["components"] = self.children(form, inside, (TEXT_INPUT,))
        for each in form.each("components", shown):
            each.word("label", 45)

    def _label(self, form: Form) -> None:
        form.word("label", 45)
        form.text("description", longest=100)
        inside = form.inside(form.fields.get("component"), "component")
        form.fields["component"] = self.one(inside, (TEXT_INPUT, *SELECTS)) or {}

    def _text_input(self, form: Form) -> None:
        self._custom_id(form)
        form.choice("style", (1, 2), required=True)
        form.number("min_length", least=0, most=4000)
        form.number("max_length", least=1, most=4000)
        form.text("value", longest=form.fields.get("max_length") or 4000)
        form.text("placeholder", longest=100)

    readers: ClassVar = {**Components.readers, ROW: _row, LABEL: _label, TEXT_INPUT: _text_input}


def read_modal(data: Payload) -> Payload:
    """Check a modal and give each of its components an id."""
    form = Form(data, ("data",))
    form.known_keys({"custom_id", "title", "components"})
    form.word("custom_id", 100)
    form.word("title", 45)
    found = form.some("components", MOST_IN_MODAL)
    read = ModalComponents().children(form, found, _IN_MODAL)
    form.check()
    number_components(read)
    return {**data, "components": read}


def _options(select: Form, options: list[Any]) -> list[Payload]:
    seen: set[str] = set()
    shown: list[Payload] = []
    for form in select.each("options", options):
        if not form.is_object():
            continue
        form.fields = given(form.fields)
        form.known_keys(_OPTION_KEYS)
        form.word("label", 100)
        value = form.word("value", 100)
        form.text("description", longest=100)
        emoji(form)
        if value in seen:
            message = "The specified option value is already used"
            form.refuse("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(value or "")
        shown.append(form.fields)
    return shown


def emoji(form: Form, known: Container[str] = ()) -> None:
    """Check an emoji: one of `known` by its id, or a character (a word is refused)."""
    found = form.of_type("emoji", dict)
    if found is None:
        return
    found = form.fields["emoji"] = given(found)
    name, emoji_id = found.get("name"), found.get("id")
    if emoji_id:
        # discord.py sends this snowflake as an integer; Discord answers with a string.
        found["id"] = str(emoji_id)
        if found["id"] not in known:
            form.refuse("COMPONENT_INVALID_EMOJI", "Invalid emoji", "emoji", "id")
    elif not isinstance(name, str) or not name or name.isascii():
        form.refuse("COMPONENT_INVALID_EMOJI", "Invalid emoji", "emoji", "name")


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
    everything = walk(components)
    taken = {each["id"] for each in everything if each.get("id")}
    free = (number for number in count(1) if number not in taken)
    for each in everything:
        each["id"] = each.get("id") or next(free)
