"""The places of things in the arrays that compiled code reads and fills."""

# Facts: the rules of a contract ------------------------------------------------------------------
PLAYERS = 0
TRUMP = 1
"""number of the suit that beats the others; -1 for none"""
LAST_TRICK = 2
"""worth of the last trick beside its cards"""
EACH_TRICK = 3
"""worth of any trick beside its cards: nothing, unless tricks are to be counted"""
KINGS = 4
"""set of the kings that go before their queens"""
TAKERS = 5
"""the side that plays the contract"""
EARLY = 6
"""Découverte: the leader uncovers before the answer"""
TRICKS = 7
"""tricks of a whole deal"""
SIDE = 8
"""by seat"""
HEAD = 16
"""by suit that is led, twice: must it be headed when an opponent, when a partner holds the trick"""
VOID = 24
VOIDS = 16
"""classes of cards for who cannot follow, by 8 for a partner who holds the trick, 4 for a trump
that does, 2 for having a higher one, 1 for having nothing but trumps"""
POINTS = 40
"""by card"""
WORTH = 72
"""by card: its points for who plays on by rule of thumb, the same where tricks are counted"""
ROEM = 104
"""1 where the cards of a trick bring points together (KJ4)"""
FOURS = 105
"""what four of a rank bring, by rank: eight places"""
STUK = 113
"""king and queen of trump"""
NATURAL = 114
"""by card: it alone as a set in which each suit has its natural order, the ace lowest"""
SIZE = 146

HAND = 10
"""the most cards that anybody plays from, in any game"""

WINS = 8
"""bits of how many tricks a seat has won; above them stand the points that it won in them"""

HIGHER = 1
"""trumps that beat what holds the trick"""
LOWER = 2
"""the other trumps"""
OTHERS = 4
"""what is no trump"""

# Table: a position but for the hands ---------------------------------------------------------
LEADER = 0
COUNT = 1
"""cards in the trick"""
TRICK = 2
"""its cards, in playing order"""
TABLE = 6
"""length"""
