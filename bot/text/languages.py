"""The languages there are, and which one a Discord locale means."""

LANGUAGES = ("en", "fr", "de", "nl")
COMPLETE = ("en", "fr", "de", "nl")
"""the languages in which everything can be read; of any other only the commands are there yet"""
FALLBACK = "en"

REGIONS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL"}
"""where numbers, plurals and lists are written our way"""


def language_of(locale: str | None) -> str:
    """The language for a locale of Discord (`en-GB`, `pt-BR`, none): English if it is not ours."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK
