"""Modals: what Discord accepts of them."""

from typing import Any

from bot.sandbox.interactions import components as c
from bot.sandbox.interactions.forms import Form, Path

MOST_COMPONENTS = 5

_IN_LABEL = (c.TEXT_INPUT, *c.SELECTS, c.FILE_UPLOAD, c.RADIO_GROUP, c.CHECKBOX_GROUP, c.CHECKBOX)
_INPUT_KEYS = frozenset({
    "type", "id", "custom_id", "style", "label", "min_length", "max_length", "required", "value",
    "placeholder",
})  # fmt: skip

Payload = dict[str, Any]


def read_modal(data: Payload) -> Payload:
    """Check a modal and give each of its components an id."""
    form = Form()
    path: Path = ("data",)
    form.known_keys(data, path, frozenset({"custom_id", "title", "components"}))
    form.text(data, "custom_id", path, shortest=1, longest=100, required=True)
    form.text(data, "title", path, shortest=1, longest=45, required=True)
    found = form.items(data, "components", path, fewest=1, most=MOST_COMPONENTS, required=True)
    custom_ids: set[str] = set()
    read = [
        _top(form, each, (*path, "components", at), custom_ids) for at, each in enumerate(found)
    ]
    form.check()
    c.number_components(read)
    return {**data, "components": read}


def _top(form: Form, found: Any, path: Path, custom_ids: set[str]) -> Payload:
    kind = found.get("type") if isinstance(found, dict) else None
    shown: Payload = {k: v for k, v in found.items() if v is not None} if kind else {}
    if kind == c.LABEL:
        keys = frozenset({"type", "id", "label", "description", "component"})
        form.known_keys(found, path, keys)
        form.text(shown, "label", path, shortest=1, longest=45, required=True)
        form.text(shown, "description", path, longest=100)
        shown["component"] = _input(form, found.get("component"), (*path, "component"), custom_ids)
    elif kind == c.ROW:
        inside = form.items(shown, "components", path, fewest=1, most=1, required=True)
        shown["components"] = [
            _row_input(form, each, (*path, "components", at), custom_ids)
            for at, each in enumerate(inside)
        ]
    elif kind == c.TEXT_DISPLAY:
        form.text(shown, "content", path, shortest=1, longest=c.MOST_TEXT, required=True)
    else:
        message = 'Value of field "type" must be one of (1, 10, 18).'
        form.refuse(path, "UNION_TYPE_CHOICES", message)
    return shown


def _row_input(form: Form, found: Any, path: Path, custom_ids: set[str]) -> Payload:
    shown = _input(form, found, path, custom_ids, allowed=(c.TEXT_INPUT,))
    form.text(shown, "label", path, shortest=1, longest=45, required=True)
    return shown


def _input(
    form: Form,
    found: Any,
    path: Path,
    custom_ids: set[str],
    allowed: tuple[int, ...] = _IN_LABEL,
) -> Payload:
    if not isinstance(found, dict) or found.get("type") not in allowed:
        names = ", ".join(map(str, allowed))
        message = f'Value of field "type" must be one of ({names},).'
        form.refuse(path, "UNION_TYPE_CHOICES", message)
        return {}
    shown = {key: value for key, value in found.items() if value is not None}
    custom_id = form.text(shown, "custom_id", path, shortest=1, longest=100, required=True)
    if custom_id in custom_ids:
        message = "Component custom id cannot be duplicated"
        form.refuse((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
    custom_ids.add(custom_id or "")
    if shown["type"] == c.TEXT_INPUT:
        _text_input(form, shown, path)
    elif shown["type"] in c.SELECTS:
        form.known_keys(shown, path, c.known_keys(shown["type"]))
        c.read_select(form, shown, path)
    return shown


def _text_input(form: Form, shown: Payload, path: Path) -> None:
    form.known_keys(shown, path, _INPUT_KEYS)
    form.choice(shown, "style", path, (1, 2), required=True)
    form.number(shown, "min_length", path, least=0, most=4000)
    form.number(shown, "max_length", path, least=1, most=4000)
    form.text(shown, "value", path, longest=shown.get("max_length") or 4000)
    form.text(shown, "placeholder", path, longest=100)
