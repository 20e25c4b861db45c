"""The words people read, in their language (Project Fluent files under `locales/`).

>>> from bot.text import words_for
>>> words_for("fr").join_or(["a", "b"])
'a ou b'
"""

from bot.text.help import help_page
from bot.text.languages import COMPLETE, FALLBACK, LANGUAGES, language_of
from bot.text.names import safe_name
from bot.text.rulebook import Page, matters, pages, sentence
from bot.text.words import CALLED, UnknownText, Words, capital, command_words, whole_id, words_for
