"""The words people read, in their language (Project Fluent files under `locales/`).

>>> from bot.text import words_for
>>> words_for("fr").join_or(["a", "b"])
'a ou b'
"""

from bot.text.names import safe_name
from bot.text.rulebook import RulePage, help_page, matters, pages, sentence
from bot.text.words import (
    CALLED,
    COMPLETE,
    FALLBACK,
    LANGUAGES,
    UnknownText,
    Words,
    capital,
    command_words,
    language_of,
    whole_id,
    words_for,
)
