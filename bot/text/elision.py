"""French elision before what is only known when it is said: `de Benoît`, but `d’Amélie`."""

import unicodedata
from typing import Any

from bot.text.names import ISOLATE

IN_FRONT = f"*_\\ {ISOLATE}"
"""what formats a name, and is not heard"""
VOWELS = "aeiouæœ"


def de(name: Any, mark: Any = "") -> str:
    """`DE($name)` in the language files: "de" and the name, between `mark` if there is one.

    Before an h nothing is elided: whether it is aspirated cannot be seen (de Hans, d’Hélène).
    """
    return f"{'d’' if _begins_with_vowel(str(name)) else 'de '}{mark}{name}{mark}"


def _begins_with_vowel(name: str) -> bool:
    heard = unicodedata.normalize("NFD", name.lstrip(IN_FRONT).casefold())
    letters = [each for each in heard if not unicodedata.combining(each)]
    first, second = [*letters, "", ""][:2]
    if first == "y":  # d’Yves, de Yann
        return second.isalpha() and second not in VOWELS
    return first != "" and first in VOWELS
