"""Checking a request field by field, and saying all that is wrong with it as Discord does."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from bot.sandbox.faults.errors import Refusal
from bot.sandbox.world import Payload

_TYPE_CODES = {
    str: ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    int: ("NUMBER_TYPE_COERCE", "Value is not int."),
    bool: ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    dict: ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
}

Path = tuple[str | int, ...]


def given(fields: Payload) -> Payload:
    """The fields that are not null."""
    return {key: value for key, value in fields.items() if value is not None}


class Form:
    """The fields of an object, and what is wrong in the whole request, each under its path."""

    def __init__(self, fields: Any, path: Path = (), told: Payload | None = None) -> None:
        self.fields = fields
        self._path = path
        self._told: Payload = {} if told is None else told

    def inside(self, fields: Any, *path: str | int) -> "Form":
        """The form of an object that is a part of this one."""
        return Form(fields, self._path + path, self._told)

    def each(self, key: str, found: Sequence[Any]) -> Iterator["Form"]:
        """The forms of the items of a list."""
        return (self.inside(each, key, at) for at, each in enumerate(found))

    def refuse(self, code: str, message: str, *path: str | int) -> None:
        """Note an error. Of a list that is wrong as a whole Discord does not tell the parts."""
        node, path = self._told, self._path + path
        for depth, key in enumerate(path, start=1):
            node = node.setdefault(str(key), {})
            if "_errors" in node and depth < len(path):
                return
        told = node.get("_errors", [])
        node.clear()
        node["_errors"] = [*told, {"code": code, "message": message}]

    def check(self) -> None:
        """Raise what was collected (50035), if anything was."""
        if self._told:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._told)

    def required(self, *path: str | int) -> None:
        self.refuse("BASE_TYPE_REQUIRED", "This field is required", *path)

    def is_object(self) -> bool:
        """Return whether these are fields at all; what else is sent in their place is refused."""
        if isinstance(self.fields, dict):
            return True
        self.refuse(*_TYPE_CODES[dict])
        return False

    def known_keys(self, known: Collection[str]) -> None:
        for key in self.fields.keys() - known:
            self.refuse("UNKNOWN_KEY", f'Unknown key "{key}".', key)

    def text(
        self, key: str, *, longest: int, shortest: int = 0, required: bool = False
    ) -> str | None:
        text = self.of_type(key, str, required=required)
        if text is not None:
            self.size(len(text), shortest, longest, key)
        return text

    def word(self, key: str, longest: int) -> str | None:
        """A text that has to be there, of 1 character to `longest`."""
        return self.text(key, longest=longest, shortest=1, required=True)

    def items(self, key: str, *, most: int, fewest: int = 0, required: bool = False) -> list[Any]:
        items = self.of_type(key, list, required=required)
        if items is not None:
            self.size(len(items), fewest, most, key)
        return items or []

    def some(self, key: str, most: int) -> list[Any]:
        """A list that has to be there, with 1 item to `most`."""
        return self.items(key, most=most, fewest=1, required=True)

    def size(self, size: int, least: int, most: int, *path: str | int) -> None:
        if size > most or size < least:
            code, message = "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."
            if least:
                code = "BASE_TYPE_BAD_LENGTH"
                message = f"Must be between {least} and {most} in length."
            self.refuse(code, message, *path)

    def number(self, key: str, *, least: int, most: int) -> int | None:
        number = self.of_type(key, int)
        if number is not None and number < least:
            message = f"int value should be greater than or equal to {least}."
            self.refuse("NUMBER_TYPE_MIN", message, key)
        elif number is not None and number > most:
            message = f"int value should be less than or equal to {most}."
            self.refuse("NUMBER_TYPE_MAX", message, key)
        return number

    def choice(self, key: str, choices: Sequence[Any], *, required: bool = False) -> Any:
        found = self.fields.get(key)
        if found is None:
            if required:
                self.required(key)
        elif found not in choices or isinstance(found, bool):
            names = ", ".join(map(str, choices))
            self.refuse("BASE_TYPE_CHOICES", f"Value must be one of {{{names}}}.", key)
            return None
        return found

    def of_type(self, key: str, kind: type, *, required: bool = False) -> Any:
        """The value at `key`, or None when absent, null or of another type."""
        found = self.fields.get(key)
        if found is None:
            if required:
                self.required(key)
        elif not isinstance(found, kind) or (isinstance(found, bool) and kind is not bool):
            self.refuse(*_TYPE_CODES[kind], key)
            return None
        return found
