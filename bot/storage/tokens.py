"""Tokens: what the addresses of pages end with that only those read who have the link."""

from base64 import urlsafe_b64encode

TOKEN_BYTES = 16


def new_token(entropy: bytes) -> str:
    """Return 22 characters of a URL with 128 random bits: the first bytes of `entropy`."""
    return urlsafe_b64encode(entropy[:TOKEN_BYTES]).decode().rstrip("=")
