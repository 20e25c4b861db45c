"""A core for search: what a seat knows, deals that go with it, and what comes of each card there.

It is fed by the rules as data, so every game of the house can use it, those to come too:

    prepare()                                    # as the process starts, and often; it never waits
    if ready():                                  # until then, play by rule of thumb
        stage = stage_of(view)                   # contract, trick on the table, what was won
        worlds = deal_worlds(situation_of(view), 200, seed)
        outcomes = play_out(stage, worlds, cards)    # points of side 0 and tricks by seat,
        points = solve(stage, worlds, cards)         # by world and card, and ALL (A9)
    lost = retrace(deal)                         # a deal that was played, card by card
    best_cards(stage, worlds, cards)             # those that lose nothing with open hands
    reaches(stage, worlds, 82)                   # whether side 0 makes so many, of one world

`play_out` plays on by rule of thumb (a microsecond or two a deal), `play_by_instinct` as players
would who know no hidden card (some twenty); `solve` is exact, with all hands open: for the last
tricks of many worlds, or for whole deals where there is time. In an auction `first_stage` is the
contract one thinks about, and `situation_of(view, taker)` knows who would get the turned card.
`deal_worlds` takes factors by card and seat, for what calls and discards let one
think. Sets of cards are numbers in which the bit `Card.index` stands for a card.
"""

from bot.robots.search.preparing import prepare, ready, wait
from bot.robots.search.reckoning import (
    ALL,
    Outcomes,
    PlayedCard,
    best_cards,
    glance,
    play_by_instinct,
    play_out,
    reaches,
    recall,
    retrace,
    solve,
    stands_for,
)
from bot.robots.search.stage import first_stage, play_so_far, stage_of
from bot.robots.search.worlds import Worlds, deal_worlds, situation_of, without_some
