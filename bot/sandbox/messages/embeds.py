"""Embeds: Discord's limits, and pictures of embeds that are attachments of the message."""

from collections.abc import Iterable
from typing import Any

from bot.sandbox.interactions.forms import Form, Path
from bot.sandbox.world import Attachment

MOST_EMBEDS = 10
MOST_TEXT = 6_000

Payload = dict[str, Any]


def read_embeds(
    form: Form, embeds: list[Any], attachments: Iterable[Attachment]
) -> tuple[list[Payload], set[str]]:
    """The embeds as Discord shows them, and the ids of the attachments that they show."""
    files = {each.filename: each for each in attachments}
    used: set[str] = set()
    shown: list[Payload] = []
    for at, embed in enumerate(embeds):
        path: Path = ("embeds", at)
        if not isinstance(embed, dict):
            form.refuse(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        read = {key: value for key, value in embed.items() if value is not None}
        _check(form, read, path)
        for key in ("image", "thumbnail"):
            if key in read:
                read[key] = _picture(form, read[key], (*path, key), files, used)
        read["type"] = "rich"
        shown.append(read)
    if sum(map(_size, shown)) > MOST_TEXT:
        message = f"Embed size exceeds maximum size of {MOST_TEXT}"
        form.refuse(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)
    return shown, used


def _check(form: Form, embed: Payload, path: Path) -> None:
    form.text(embed, "title", path, longest=256)
    form.text(embed, "description", path, longest=4096)
    footer = form.of_type(embed, "footer", path, dict) or {}
    form.text(footer, "text", (*path, "footer"), longest=2048)
    author = form.of_type(embed, "author", path, dict) or {}
    form.text(author, "name", (*path, "author"), longest=256)
    for at, field in enumerate(form.items(embed, "fields", path, most=25)):
        here = (*path, "fields", at)
        form.text(field, "name", here, shortest=1, longest=256, required=True)
        form.text(field, "value", here, shortest=1, longest=1024, required=True)


def _picture(
    form: Form, picture: Any, path: Path, files: dict[str, Attachment], used: set[str]
) -> Payload:
    url = picture.get("url", "")
    if not url.startswith("attachment://"):
        return {"url": url, "proxy_url": url}
    attachment = files.get(url.removeprefix("attachment://"))
    if attachment is None:
        form.refuse((*path, "url"), "ATTACHMENT_NOT_FOUND", "Attachment data not found")
        return {}
    used.add(attachment.id)
    keys = ("url", "proxy_url", "width", "height", "content_type")
    return {key: attachment.payload[key] for key in keys if key in attachment.payload}


def _size(embed: Payload) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [embed.get("footer", {}).get("text"), embed.get("author", {}).get("name")]
    for field in embed.get("fields", []):
        texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
