"""Application commands: what Discord accepts as names, options and translations."""

import re
from typing import Any

from bot.sandbox.interactions.forms import Form, Path
from bot.sandbox.interactions.installs import CONTEXTS, INSTALLS

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

Payload = dict[str, Any]


def check_commands(commands: list[Payload]) -> None:
    """Check a bulk overwrite; the count is refused elsewhere (30032)."""
    form = Form()
    for at, command in enumerate(commands):
        check_command(form, command, (at,))
    names = [(each.get("type") or CHAT_INPUT, each.get("name")) for each in commands]
    for at, name in enumerate(names):
        if name in names[:at]:
            message = "Application command names must be unique"
            form.refuse((at,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
    form.check()


def check_command(form: Form, command: Payload, path: Path) -> None:
    form.known_keys(command, path, _COMMAND_KEYS)
    for key, known in (("integration_types", INSTALLS), ("contexts", CONTEXTS)):
        _of_known(form, command, key, path, known)
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _named(form, command, path)
        _options(form, command, path, deep=0)
    else:
        form.text(command, "name", path, shortest=1, longest=32, required=True)
    if _text_size(command) > MOST_TEXT:
        message = f"Command exceeds maximum size ({MOST_TEXT})"
        form.refuse(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _of_known(form: Form, command: Payload, key: str, path: Path, known: tuple[int, ...]) -> None:
    found = form.of_type(command, key, path, list) or []
    for at, each in enumerate(found):
        if each not in known or each in found[:at]:
            message = "Value must be one of {" + ", ".join(map(str, known)) + "}, each once."
            form.refuse((*path, key, at), "BASE_TYPE_CHOICES", message)


def _named(form: Form, thing: Payload, path: Path) -> None:
    name = form.text(thing, "name", path, shortest=1, longest=32, required=True)
    if name is not None:
        _name(form, name, (*path, "name"))
    form.text(thing, "description", path, shortest=1, longest=100, required=True)
    for key, text in _localised(form, thing, "name_localizations", path):
        _name(form, text, (*path, "name_localizations", key))
    for key, text in _localised(form, thing, "description_localizations", path):
        if not 1 <= len(text) <= 100:
            message = "Must be between 1 and 100 in length."
            here = (*path, "description_localizations", key)
            form.refuse(here, "BASE_TYPE_BAD_LENGTH", message)


def _name(form: Form, name: str, path: Path) -> None:
    if not _NAME.fullmatch(name) or name != name.lower():
        form.refuse(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localised(form: Form, thing: Payload, key: str, path: Path) -> list[tuple[str, str]]:
    found = form.of_type(thing, key, path, dict) or {}
    for locale in found.keys() - set(LOCALES):
        message = "Value must be one of {" + ", ".join(LOCALES) + "}."
        form.refuse((*path, key, locale), "BASE_TYPE_CHOICES", message)
    return [(locale, text) for locale, text in found.items() if isinstance(text, str)]


def _options(form: Form, holder: Payload, path: Path, *, deep: int) -> None:
    options = form.items(holder, "options", path, most=MOST_OPTIONS)
    seen: set[Any] = set()
    optional_came = False
    for at, option in enumerate(options):
        here = (*path, "options", at)
        _option(form, option, here, deep=deep)
        if option.get("name") in seen:
            message = "Option name is already used"
            form.refuse(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        seen.add(option.get("name"))
        if option.get("required") and optional_came:
            message = "Required options must be placed before non-required options"
            form.refuse(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_came = optional_came or not option.get("required")
    nested = [option.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in options]
    if any(nested) and not all(nested):
        message = "Sub-command and sub-command group option types are mutually exclusive to others"
        form.refuse((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _option(form: Form, option: Payload, path: Path, *, deep: int) -> None:
    form.known_keys(option, path, _OPTION_KEYS)
    _named(form, option, path)
    kinds = tuple(range(SUBCOMMAND, ATTACHMENT + 1)) if deep < 2 else tuple(range(STRING, 12))
    kind = form.choice(option, "type", path, kinds, required=True)
    if kind in (SUBCOMMAND, SUBCOMMAND_GROUP):
        _options(form, option, path, deep=2 if kind == SUBCOMMAND else 1)
    choices = form.items(option, "choices", path, most=MOST_CHOICES)
    for at, choice in enumerate(choices):
        form.text(choice, "name", (*path, "choices", at), shortest=1, longest=100, required=True)
    if choices and option.get("autocomplete"):
        message = "Autocomplete options cannot have choices"
        form.refuse(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message)


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
        shown["guild_id"] = guild_id
    else:
        dms = command.get("dm_permission") is not False
        shown["dm_permission"] = dms
        shown["contexts"] = command.get("contexts")
    return shown


def _shown_option(option: Payload) -> Payload:
    shown = {key: value for key, value in option.items() if value is not None}
    if "options" in shown:
        shown["options"] = [_shown_option(each) for each in shown["options"]]
    return shown
