"""Checking a request field by field, and saying all that is wrong with it as Discord does."""

from collections.abc import Sequence
from typing import Any

from bot.sandbox.faults.errors import Refusal

_TYPE_CODES = {
    str: ("STRING_TYPE_CONVERT", "Could not interpret value as string."),
    int: ("NUMBER_TYPE_COERCE", "Value is not int."),
    bool: ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    list: ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    dict: ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
}

Path = tuple[str | int, ...]


class Form:
    """Collects what is wrong, each under the path of its field."""

    def __init__(self) -> None:
        self._errors: dict[str, Any] = {}

    def refuse(self, path: Path, code: str, message: str) -> None:
        """Note an error. Of a list that is wrong as a whole Discord does not tell the parts."""
        node = self._errors
        for depth, key in enumerate(path, start=1):
            node = node.setdefault(str(key), {})
            if "_errors" in node and depth < len(path):
                return
        told = node.get("_errors", [])
        node.clear()
        node["_errors"] = [*told, {"code": code, "message": message}]

    def check(self) -> None:
        """Raise what was collected (50035), if anything was."""
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._errors)

    def required(self, path: Path) -> None:
        self.refuse(path, "BASE_TYPE_REQUIRED", "This field is required")

    def known_keys(self, value: dict[str, Any], path: Path, known: frozenset[str]) -> None:
        for key in value.keys() - known:
            self.refuse((*path, key), "UNKNOWN_KEY", f'Unknown key "{key}".')

    def text(
        self,
        value: dict[str, Any],
        key: str,
        path: Path,
        *,
        longest: int,
        shortest: int = 0,
        required: bool = False,
    ) -> str | None:
        text = self.of_type(value, key, path, str, required=required)
        if text is None:
            return None
        if not shortest <= len(text) <= longest:
            self._bad_length((*path, key), shortest, longest, "length")
        return text

    def items(
        self,
        value: dict[str, Any],
        key: str,
        path: Path,
        *,
        most: int,
        fewest: int = 0,
        required: bool = False,
    ) -> list[Any]:
        items = self.of_type(value, key, path, list, required=required)
        if items is None:
            return []
        if not fewest <= len(items) <= most:
            self._bad_length((*path, key), fewest, most, "length")
        return items

    def number(
        self,
        value: dict[str, Any],
        key: str,
        path: Path,
        *,
        least: int,
        most: int,
        required: bool = False,
    ) -> int | None:
        number = self.of_type(value, key, path, int, required=required)
        if number is None:
            return None
        if number < least:
            message = f"int value should be greater than or equal to {least}."
            self.refuse((*path, key), "NUMBER_TYPE_MIN", message)
        elif number > most:
            message = f"int value should be less than or equal to {most}."
            self.refuse((*path, key), "NUMBER_TYPE_MAX", message)
        return number

    def choice(
        self,
        value: dict[str, Any],
        key: str,
        path: Path,
        choices: Sequence[Any],
        *,
        required: bool = False,
    ) -> Any:
        found = value.get(key)
        if found is None:
            if required:
                self.required((*path, key))
            return None
        if found not in choices or isinstance(found, bool):
            names = ", ".join(str(choice) for choice in choices)
            message = f"Value must be one of {{{names}}}."
            self.refuse((*path, key), "BASE_TYPE_CHOICES", message)
            return None
        return found

    def of_type(
        self, value: dict[str, Any], key: str, path: Path, kind: type, *, required: bool = False
    ) -> Any:
        """The value at `key`, or None when absent, null or of another type."""
        found = value.get(key)
        if found is None:
            if required:
                self.required((*path, key))
            return None
        right = isinstance(found, kind) and (kind is bool or not isinstance(found, bool))
        if not right:
            self.refuse((*path, key), *_TYPE_CODES[kind])
            return None
        return found

    def _bad_length(self, path: Path, least: int, most: int, word: str) -> None:
        if least:
            message = f"Must be between {least} and {most} in {word}."
            self.refuse(path, "BASE_TYPE_BAD_LENGTH", message)
        else:
            self.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in {word}.")
