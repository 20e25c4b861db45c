"""What a deal of klaverjas comes to, told once more from its tricks and the rule book (KJ4–KJ6)."""

from collections.abc import Collection, Sequence
from itertools import combinations

from bot.rules import ByAccount, Card, Ruleset, Trump
from tests.rules.referee import winner_of, worth_of

NATURAL = "AKQJT987"


def roem_of(rules: Ruleset, trick: Sequence[Card], trump: Trump) -> int:
    """Return the roem of a trick, by looking at each part of it that could be worth something."""
    if len({card.rank for card in trick}) == 1:
        fours = {"J": rules.four_jacks, "9": rules.four_nines}
        return fours.get(str(trick[0].rank), 100)
    names = {card.text for card in trick}
    stuk = 20 if {f"K{trump}", f"Q{trump}"} <= names else 0
    for length, points in ((4, 50), (3, 20)):
        for cards in combinations(trick, length):
            ranks = "".join(sorted((str(card.rank) for card in cards), key=NATURAL.index))
            if len({card.suit for card in cards}) == 1 and ranks in NATURAL:
                return points + stuk
    return stuk


def written(
    rules: Ruleset,
    first: int,
    taker: int,
    trump: Trump,
    cards: Sequence[Card],
    called: Collection[int] = range(8),
) -> tuple[ByAccount, ByAccount]:
    """Return what teams 0 and 1 write for a deal of these 32 cards in playing order, and the roem
    that they had: of the tricks `called`, counted from 0, and of the last."""
    points, roem, tricks, leader = [0, 0], [0, 0], [0, 0], first
    for number in range(0, 32, 4):
        trick = cards[number : number + 4]
        leader = (leader + winner_of(trick, trump)) % 4
        points[leader % 2] += sum(worth_of(card, trump, "raw") for card in trick)
        if number == 28 or number // 4 in called:
            roem[leader % 2] += roem_of(rules, trick, trump)
        tricks[leader % 2] += 1
    points[leader % 2] += 10
    mine, theirs = taker % 2, 1 - taker % 2
    everything = 162 + sum(roem)
    own = points[mine] + roem[mine]
    enough = 2 * own > everything or (rules.tie_rule == "takers_win" and 2 * own == everything)
    result = [0, 0]
    if tricks[theirs] == 0:
        result[mine] = 262 + roem[mine]
    elif enough:
        result = [points[0] + roem[0], points[1] + roem[1]]
    else:
        counter = 100 if rules.counter_pit and tricks[mine] == 0 else 0
        result[theirs] = everything + counter
    return (result[0], result[1]), (roem[0], roem[1])
