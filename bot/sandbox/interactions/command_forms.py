"""Application commands: what Discord accepts as names, options and translations."""

import re
from typing import Any

from bot.sandbox.interactions.forms import Form, given
from bot.sandbox.interactions.installs import CONTEXTS, INSTALLS
from bot.sandbox.world import Payload

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
CHAT_INPUT = 1

MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_TEXT = 8_000

LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
    "th", "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
)  # fmt: skip

# Discord's ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$; \w of Python lacks only some marks.
_NAME = re.compile(r"[-_'\w]{1,32}")

_COMMAND_KEYS = frozenset({
    "id", "type", "name", "name_localizations", "description", "description_localizations",
    "options", "default_member_permissions", "dm_permission", "default_permission", "nsfw",
    "integration_types", "contexts", "handler",
})  # fmt: skip
_OPTION_KEYS = frozenset({
    "type", "name", "name_localizations", "description", "description_localizations", "required",
    "choices", "options", "channel_types", "min_value", "max_value", "min_length", "max_length",
    "autocomplete",
})  # fmt: skip


def check_commands(commands: list[Payload]) -> None:
    """Check a bulk overwrite; the count is refused elsewhere (30032)."""
    whole = Form(commands)
    seen: set[tuple[int, Any]] = set()
    for at, command in enumerate(commands):
        form = whole.inside(command, at)
        _check(form)
        name = (command.get("type") or CHAT_INPUT, command.get("name"))
        if name in seen:
            message = "Application command names must be unique"
            form.refuse("APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(name)
    whole.check()


def _check(form: Form) -> None:
    form.known_keys(_COMMAND_KEYS)
    for key, known in (("integration_types", INSTALLS), ("contexts", CONTEXTS)):
        found = form.of_type(key, list) or []
        for at, each in enumerate(found):
            if each not in known or each in found[:at]:
                message = "Value must be one of {" + ", ".join(map(str, known)) + "}, each once."
                form.refuse("BASE_TYPE_CHOICES", message, key, at)
    if form.fields.get("type", CHAT_INPUT) == CHAT_INPUT:
        _named(form)
        _options(form, deep=0)
    else:
        form.word("name", 32)
    if _text_size(form.fields) > MOST_TEXT:
        message = f"Command exceeds maximum size ({MOST_TEXT})"
        form.refuse("APPLICATION_COMMAND_TOO_LARGE", message)


def _named(form: Form) -> None:
    name = form.word("name", 32)
    if name is not None:
        _name(form, name, "name")
    form.word("description", 100)
    for locale, text in _localised(form, "name_localizations"):
        _name(form, text, "name_localizations", locale)
    for locale, text in _localised(form, "description_localizations"):
        form.size(len(text), 1, 100, "description_localizations", locale)


def _name(form: Form, name: str, *path: str) -> None:
    if not _NAME.fullmatch(name) or name != name.lower():
        form.refuse("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", *path)


def _localised(form: Form, key: str) -> list[tuple[str, str]]:
    found = form.of_type(key, dict) or {}
    for locale in found.keys() - set(LOCALES):
        message = "Value must be one of {" + ", ".join(LOCALES) + "}."
        form.refuse("BASE_TYPE_CHOICES", message, key, locale)
    return [(locale, text) for locale, text in found.items() if isinstance(text, str)]


def _options(holder: Form, *, deep: int) -> None:
    options = holder.items("options", most=MOST_OPTIONS)
    seen: set[Any] = set()
    optional_came = False
    for form in holder.each("options", options):
        _option(form, deep=deep)
        name, is_required = form.fields.get("name"), form.fields.get("required")
        if name in seen:
            message = "Option name is already used"
            form.refuse("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen.add(name)
        if is_required and optional_came:
            message = "Required options must be placed before non-required options"
            form.refuse("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_came = optional_came or not is_required
    nested = {option.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in options}
    if len(nested) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        holder.refuse("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message, "options")


def _option(form: Form, *, deep: int) -> None:
    form.known_keys(_OPTION_KEYS)
    _named(form)
    kinds = range(SUBCOMMAND if deep < 2 else STRING, ATTACHMENT + 1)
    kind = form.choice("type", kinds, required=True)
    if kind in (SUBCOMMAND, SUBCOMMAND_GROUP):
        _options(form, deep=2 if kind == SUBCOMMAND else 1)
    choices = form.items("choices", most=MOST_CHOICES)
    for choice in form.each("choices", choices):
        choice.word("name", 100)
    if choices and form.fields.get("autocomplete"):
        message = "Autocomplete options cannot have choices"
        form.refuse("APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)


def _text_size(thing: Payload) -> int:
    """Discord counts names, descriptions and choice values, the longest translation of each."""
    texts = [thing.get("name"), thing.get("description"), thing.get("value")]
    size = sum(len(text) for text in texts if isinstance(text, str))
    inside = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return size + sum(_text_size(each) for each in inside if isinstance(each, dict))


def shown_command(
    command: Payload, command_id: str, application_id: str, version: str, guild_id: str | None
) -> Payload:
    """The command as Discord gives it back."""
    default = command.get("default_member_permissions")
    shown: Payload = {
        "id": command_id,
        "application_id": application_id,
        "version": version,
        "type": command.get("type") or CHAT_INPUT,
        "name": command["name"],
        "name_localizations": command.get("name_localizations"),
        "description": command.get("description") or "",
        "description_localizations": command.get("description_localizations"),
        "default_member_permissions": None if default is None else str(default),
        "nsfw": bool(command.get("nsfw")),
        "integration_types": command.get("integration_types") or [0],
    }
    if command.get("options"):
        shown["options"] = [_shown_option(each) for each in command["options"]]
    if guild_id is not None:
        return shown | {"guild_id": guild_id}
    dms = command.get("dm_permission") is not False
    return shown | {"dm_permission": dms, "contexts": command.get("contexts")}


def _shown_option(option: Payload) -> Payload:
    shown = given(option)
    if "options" in shown:
        shown["options"] = [_shown_option(each) for each in shown["options"]]
    return shown
