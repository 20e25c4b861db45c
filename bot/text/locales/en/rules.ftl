# The pages of /rules. `rule-OPTION-VALUE` says one value of one option of bot/rules/ruleset.py,
# and `rule-OPTION` one that is a number; `rules-CHAPTER-…` is what does not depend on an option.
# $side: whether a side is a team of two or a single player. $auction: turn-up or bids.

rules-source = Source: rules { $sections }

rules-title-cards = The cards
rules-title-dealing = Dealing
rules-title-auction = The auction
rules-title-play = The play
rules-title-belote = Belote and rebelote
rules-title-scoring = Counting a deal
rules-title-end = The end of the game
