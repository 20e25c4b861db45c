"""Asking a bot on this machine whether it is well, as whoever watches over a container does."""

import http.client

from bot.errors import StartupError

PATIENCE = 5.0
"""seconds"""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""addresses at which something is served and nobody is asked, and where to ask instead"""


def ask(address: str, port: int) -> str:
    """Return what /healthz says there; raises `StartupError` when it does not say 200."""
    connection = http.client.HTTPConnection(
        EVERYWHERE.get(address, address), port, timeout=PATIENCE
    )
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        said = answer.read().decode(errors="replace")
    except (OSError, http.client.HTTPException) as error:
        raise StartupError(f"{address}:{port} does not answer: {error}.") from None
    finally:
        connection.close()
    if answer.status != 200:
        raise StartupError(f"Not well: {said}")
    return said
