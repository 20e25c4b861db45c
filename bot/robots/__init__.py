"""Computer players: a seat's view in, an action out.

A robot knows what a person in its seat knows and nothing else. The same view, the same chance and
the same level always give the same action.
"""

from bot.robots.choose import choose
from bot.robots.levels import DEFAULT_LEVEL, HURRIED, Level
from bot.robots.search import prepare
