"""Computer players: a seat's view in, an action out.

A robot knows what a person in its seat knows and nothing else. The same view and the same chance
always give the same action.
"""

from bot.robots.choose import choose
