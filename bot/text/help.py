"""The page of `/help`: how to play here, for somebody who has never seen the bot."""

from bot.text.rulebook import Page
from bot.text.words import Words

PARAGRAPHS = ("start", "games", "cards", "time", "table", "away", "tournaments", "more")


def help_page(words: Words) -> Page:
    paragraphs = (words("help-paragraph", each) for each in PARAGRAPHS)
    return Page(words("help-title"), "\n\n".join(paragraphs))
