"""The places of things in the arrays that compiled code reads and fills."""

from typing import Final

# Facts: the rules of a contract ------------------------------------------------------------------
PLAYERS: Final = 0
TRUMP: Final = 1
"""number of the suit that beats the others; -1 for none"""
LAST_TRICK: Final = 2
"""worth of the last trick beside its cards"""
EACH_TRICK: Final = 3
"""worth of any trick beside its cards: nothing, unless tricks are to be counted"""
KINGS: Final = 4
"""set of the kings that go before their queens"""
TAKERS: Final = 5
"""the side that plays the contract"""
EARLY: Final = 6
"""Découverte: the leader uncovers before the answer"""
SIDE: Final = 8
"""by seat"""
HEAD: Final = 16
"""by suit that is led, twice: must it be headed when an opponent, when a partner holds the trick"""
VOID: Final = 24
VOIDS: Final = 16
"""classes of cards for who cannot follow, by 8 for a partner who holds the trick, 4 for a trump
that does, 2 for having a higher one, 1 for having nothing but trumps"""
POINTS: Final = 40
"""by card"""
WORTH: Final = 72
"""by card: its points for who plays on by rule of thumb, the same where tricks are counted"""
SIZE: Final = 104

HIGHER: Final = 1
"""trumps that beat what holds the trick"""
LOWER: Final = 2
"""the other trumps"""
OTHERS: Final = 4
"""what is no trump"""

# Table: a position but for the hands ---------------------------------------------------------
LEADER: Final = 0
COUNT: Final = 1
"""cards in the trick"""
TRICK: Final = 2
"""its cards, in playing order"""
TABLE: Final = 6
"""length"""
