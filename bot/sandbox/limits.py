"""Numbers that Discord does not document; what is written here is what people observe."""

from dataclasses import dataclass


@dataclass(slots=True)
class Limits:
    """Changeable at any time, so that a test can meet a limit without hundreds of requests."""

    messages: int = 5
    """Messages sent, and as many edited, per channel and `message_seconds`."""
    message_seconds: float = 5.0
    per_second: int = 50
    """Requests per second of the whole bot, interaction endpoints apart."""
    old_edits: int = 5
    """Edits of one message older than an hour, per hour (30046)."""
    dms_opened: int = 50
    """New DM channels per ten minutes (40003)."""
    answer_seconds: float = 3.0
    """Seconds for the first answer to an interaction (10062)."""
    token_seconds: float = 900.0
    """Life of an interaction token (50027)."""
    nonce_seconds: float = 300.0
    """Seconds in which `enforce_nonce` gives the earlier message back."""
