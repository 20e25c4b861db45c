"""Robots that think ahead: they try what they might do in deals that go with all they know.

`likelihood.py` says how well hands go with what was called, `cards.py` makes the worlds and tries
cards in them, `taking.py` and `bids.py` try calls, `outcomes.py` says what is written.
"""

from bot.robots.strong.choose import expert, strong
