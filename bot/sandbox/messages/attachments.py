"""Files of messages: received with a request, kept on edits, shown with their alt text."""

import mimetypes
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.world import Attachment

MOST_BYTES = 10 * 1024 * 1024
MOST_FILES = 10

Payload = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: `files[number]`."""

    filename: str
    data: bytes


class Attacher:
    """Makes attachments out of what a request sends, for one channel."""

    def __init__(
        self,
        form: Form,
        uploads: dict[int, Upload],
        *,
        base_url: str,
        channel_id: str,
        new_id: Callable[[], str],
        ephemeral: bool,
    ) -> None:
        self._form = form
        self._uploads = uploads
        self._base_url = f"{base_url}/attachments/{channel_id}"
        self._new_id = new_id
        self._ephemeral = ephemeral
        if any(len(upload.data) > MOST_BYTES for upload in uploads.values()):
            raise errors.too_large()

    def attach(
        self, described: list[Any] | None, kept: dict[str, Attachment]
    ) -> dict[str, Attachment]:
        """The attachments of the message after the request.

        `described` is the request's `attachments` (None when absent: `kept` stays, every upload
        is added). An entry names an upload by its number, or one of `kept` by its id.
        """
        if described is None:
            added = [self._new(upload, {}) for upload in self._uploads.values()]
            return self._limited({**kept, **{each.id: each for each in added}})
        after: dict[str, Attachment] = {}
        used: set[int] = set()
        for at, entry in enumerate(described):
            attachment = self._entry(entry, at, kept, used)
            if attachment is not None:
                after[attachment.id] = attachment
        for number, upload in self._uploads.items():
            if number not in used:
                attachment = self._new(upload, {})
                after[attachment.id] = attachment
        return self._limited(after)

    def _limited(self, after: dict[str, Attachment]) -> dict[str, Attachment]:
        if len(after) > MOST_FILES:
            message = f"Must be {MOST_FILES} or fewer in length."
            self._form.refuse(("attachments",), "BASE_TYPE_MAX_LENGTH", message)
        return after

    def _entry(
        self, entry: Any, at: int, kept: dict[str, Attachment], used: set[int]
    ) -> Attachment | None:
        path = ("attachments", at)
        if not isinstance(entry, dict) or not str(entry.get("id", "")).isdigit():
            self._form.required((*path, "id"))
            return None
        self._form.text(entry, "description", path, longest=1024)
        key = str(entry["id"])
        if key in kept:
            return self._described(kept[key], entry)
        upload = self._uploads.get(int(key))
        if upload is None:
            self._form.refuse(path, "ATTACHMENT_NOT_FOUND", "Attachment data not found")
            return None
        used.add(int(key))
        return self._new(upload, entry)

    def _described(self, attachment: Attachment, entry: Payload) -> Attachment:
        description = entry.get("description", attachment.payload.get("description"))
        payload = {k: v for k, v in attachment.payload.items() if k != "description"}
        if description:
            payload["description"] = description
        return Attachment(payload, attachment.data)

    def _new(self, upload: Upload, entry: Payload) -> Attachment:
        filename = entry.get("filename") or upload.filename
        attachment_id = self._new_id()
        url = f"{self._base_url}/{attachment_id}/{quote(filename)}"
        payload: Payload = {
            "id": attachment_id,
            "filename": filename,
            "size": len(upload.data),
            "url": url,
            "proxy_url": url,
        }
        kind = mimetypes.guess_type(filename)[0]
        if kind:
            payload["content_type"] = kind
        size = png_size(upload.data)
        if size:
            payload["width"], payload["height"] = size
        if entry.get("description"):
            payload["description"] = entry["description"]
        if self._ephemeral:
            payload["ephemeral"] = True
        return Attachment(payload, upload.data)


def png_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR":
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height
