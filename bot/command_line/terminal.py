"""Text for a terminal: what others wrote in a file gives it no orders."""

import re

ORDERS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""control characters but the end of a line, and what turns the direction of writing"""


def harmless(text: str) -> str:
    """`text` with a sign in the place of each character that a terminal would obey."""
    return ORDERS.sub("\ufffd", text)
