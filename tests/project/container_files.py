"""What `Dockerfile` and `compose.yaml` say: with a reader of the YAML that stands in the latter, as
nothing else here has any."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
_KEY = re.compile(r"([\w.<-]+):(?: (.*))?$")


class Instruction(tuple[str, str]):
    """A line of the Dockerfile: what is done, and with what."""

    __slots__ = ()

    @property
    def what(self) -> str:
        return self[0]

    @property
    def of(self) -> str:
        return self[1]


def dockerfile() -> list[Instruction]:
    """The instructions of `Dockerfile`, in their order."""
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    text = "\n".join(each for each in lines if not each.startswith("#"))
    found = (each.partition(" ") for each in re.sub(r"\\\n\s*", "", text).splitlines() if each)
    return [Instruction((what, of.strip())) for what, _, of in found]


def compose() -> dict[str, Any]:
    """The values of `compose.yaml`, with what its anchors stand for."""
    return _Reader((ROOT / "compose.yaml").read_text("utf-8").splitlines()).value(0)


class _Reader:
    """Mappings and lists by their indent, values on one line in brackets, texts after a bar, and
    anchors."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = list(lines)
        self._at = 0
        self._anchors: dict[str, Any] = {}

    def value(self, indent: int) -> Any:
        """The block that begins at the next line, if it is indented as far."""
        there = self._peek()
        if there is None or there[0] < indent:
            return None
        return self._list(there[0]) if there[1].startswith("- ") else self._mapping(there[0])

    def _peek(self) -> tuple[int, str] | None:
        while self._at < len(self._lines):
            line = self._lines[self._at]
            if line.strip() and not line.lstrip().startswith("#"):
                return len(line) - len(line.lstrip()), line.strip()
            self._at += 1
        return None

    def _items(self, indent: int) -> Iterator[str]:
        while (there := self._peek()) is not None and there[0] == indent:
            self._at += 1
            yield there[1]

    def _list(self, indent: int) -> list[Any]:
        found: list[Any] = []
        for line in self._items(indent):
            item = line.removeprefix("- ")
            if _KEY.match(item):
                self._at -= 1
                self._lines[self._at] = " " * (indent + 2) + item
                found.append(self._mapping(indent + 2))
            else:
                found.append(self._of(item, indent))
        return found

    def _mapping(self, indent: int) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for line in self._items(indent):
            key = _KEY.match(line)
            assert key, f"what is {line!r}?"
            name, text = key[1], key[2] or ""
            anchor = re.match(r"&(\w+) ?", text)
            value = self._of(text[anchor.end() :] if anchor else text, indent)
            if anchor:
                self._anchors[anchor[1]] = value
            if name == "<<":
                found = {**value, **found}
            else:
                found[name] = value
        return found

    def _of(self, text: str, indent: int) -> Any:
        if text == "":
            return self.value(indent + 1)
        if text == "|":
            return self._block(indent)
        if text.startswith("*"):
            return self._anchors[text[1:]]
        if text.startswith("["):
            return [_plain(each) for each in text.strip("[]").split(", ")]
        if text.startswith("{"):
            pairs = (each.split(": ", 1) for each in text.strip("{}").split(", "))
            return {name: _plain(value) for name, value in pairs}
        return _plain(text)

    def _block(self, indent: int) -> str:
        lines: list[str] = []
        for line in self._lines[self._at :]:
            if line.strip() and len(line) - len(line.lstrip()) <= indent:
                break
            lines.append(line)
        self._at += len(lines)
        least = min(len(each) - len(each.lstrip()) for each in lines if each.strip())
        return "\n".join(each[least:] for each in lines)


def _plain(text: str) -> Any:
    quoted = re.fullmatch(r'"(.*)"', text)
    return quoted[1] if quoted else {"true": True, "false": False}.get(text, text)


def of_services(found: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The services that are processes of our own image."""
    return {name: each for name, each in found["services"].items() if "build" in each}
