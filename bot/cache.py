"""A bounded memory of values that can be had again."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Cache(Generic[Key, Value]):
    """The values used last, up to a number."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        value = self._values.get(key)
        if value is not None:
            self._values.move_to_end(key)
        return value

    def put(self, key: Key, value: Value) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._size:
            self._values.popitem(last=False)

    def forget(self, key: Key) -> None:
        self._values.pop(key, None)

    def drop(self, unwanted: Callable[[Value], bool]) -> None:
        for key in [key for key, value in self._values.items() if unwanted(value)]:
            del self._values[key]
