"""The rules of a table in plain words, made from its ruleset, with the source of each."""

from bot.rules.core.conditions import matters
from bot.text.rulebook.pages import RulePage, help_page, pages
from bot.text.rulebook.sentences import sentence
