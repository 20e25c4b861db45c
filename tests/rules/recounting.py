"""What three and two write for their deals, counted once more from the record of the party alone,
by the text of their presets (J, CL) and nothing of the program."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

TRUMP_ORDER, PLAIN_ORDER, IN_A_ROW = "J9ATKQ87", "ATKQJ987", "AKQJT987"
TRUMP_POINTS = (20, 14, 11, 10, 4, 3, 0, 0)
PLAIN_POINTS = (11, 10, 4, 3, 2, 0, 0, 0)
LAST_TRICK, BELOTE, ALL_TRICKS = 10, 20, 252


class Played(NamedTuple):
    """A deal that was played to its end."""

    taker: int
    trump: str
    points: Counter[int]
    """by seat, with the last trick and what was laid away"""
    tricks: Counter[int]
    hands: dict[int, list[str]]
    """the cards that each had before the first lead"""


def recount(record: dict[str, Any]) -> list[tuple[int, ...]]:
    """Return what each seat writes in each deal that was played."""
    players = record["rules"]["players"]
    writes = {2: _for_two, 3: _for_three}[players]
    return [writes(each, _played(each, players)) for each in record["deals"] if each["plays"]]


def _played(deal: dict[str, Any], players: int) -> Played:
    taker, trump = _contract(deal, players)
    points, tricks = Counter[int](), Counter[int]()
    hands: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for seat, card in _laid(deal):
        hands[seat].append(card)
        points[seat] += _worth(card, trump)
    turn = (deal["dealer"] + 1) % players
    cards = [text.split()[0].rstrip("!") for text in deal["plays"] if text[0] in IN_A_ROW]
    for first in range(0, len(cards), players):
        trick = cards[first : first + players]
        for number, card in enumerate(trick):
            hands[(turn + number) % players].append(card)
        turn = (turn + _best(trick, trump)) % players
        tricks[turn] += 1
        points[turn] += sum(_worth(card, trump) for card in trick)
    points[turn] += LAST_TRICK
    return Played(taker, trump, points, tricks, hands)


def _contract(deal: dict[str, Any], players: int) -> tuple[int, str]:
    """Who plays, and with which trump: who took or named it, or was refused after a schmeiss."""
    turn, offered, trump = (deal["dealer"] + 1) % players, -1, ""
    passes = 0
    for text in deal["calls"]:
        match text.split():
            case ["pass"]:
                passes += 1
            case ["take", suit]:
                return turn, suit
            case ["schmeiss"]:
                offered = turn
            case ["refuse"] if passes < players:
                trump = deal["pack"].split()[6 * players][1]
                return offered, trump
            case _:
                pass
        turn = (turn + 1) % players
    raise AssertionError(f"nobody plays: {deal['calls']}")


def _laid(deal: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield who laid which card away."""
    for text in deal["calls"]:
        if "discard" in text:
            seat, _, card = text.split()
            yield int(seat), card


def _order(card: str, trump: str) -> tuple[bool, int]:
    order = TRUMP_ORDER if card[1] == trump else PLAIN_ORDER
    return card[1] == trump, -order.index(card[0])


def _worth(card: str, trump: str) -> int:
    of_trump = card[1] == trump
    order, points = (TRUMP_ORDER, TRUMP_POINTS) if of_trump else (PLAIN_ORDER, PLAIN_POINTS)
    return points[order.index(card[0])]


def _best(trick: Sequence[str], trump: str) -> int:
    """The number of the card that wins a trick."""
    follows = [n for n, card in enumerate(trick) if card[1] in (trump, trick[0][1])]
    return max(follows, key=lambda n: _order(trick[n], trump))


def _has_belote(deal: Played, seat: int) -> bool:
    return {f"K{deal.trump}", f"Q{deal.trump}"} <= set(deal.hands[seat])


def _for_three(_: dict[str, Any], deal: Played) -> tuple[int, ...]:
    """J5 to J7: more than each of the others, or they share all points."""
    belotes = [BELOTE * _has_belote(deal, seat) for seat in range(3)]
    points = [deal.points[seat] for seat in range(3)]
    everything = max(deal.tricks.values()) == sum(deal.tricks.values())
    pot = ALL_TRICKS if everything else sum(points)
    if everything:
        points = [ALL_TRICKS if deal.tricks[seat] else 0 for seat in range(3)]
    counted = [own + belote for own, belote in zip(points, belotes, strict=True)]
    others = [seat for seat in range(3) if seat != deal.taker]
    wins_all = everything and deal.tricks[deal.taker]
    if wins_all or (not everything and counted[deal.taker] > max(counted[e] for e in others)):
        return tuple(counted)
    first = (deal.taker + 1) % 3
    halves = {deal.taker: 0, first: pot // 2, 3 - deal.taker - first: pot - pot // 2}
    return tuple(halves[seat] + belotes[seat] for seat in range(3))


def _for_two(deal: dict[str, Any], played: Played) -> tuple[int, ...]:
    """CL4 to CL7: whose sequences count, and what the maker does not win the other has."""
    elder = 1 - deal["dealer"]
    runs = {seat: list(_runs(played.hands[seat])) for seat in (0, 1)}
    best = {seat: _best_run(held, played.trump) for seat, held in runs.items()}
    total = [played.points[seat] + BELOTE * _has_belote(played, seat) for seat in (0, 1)]
    if best[0] != best[1]:
        winner = max((elder, 1 - elder), key=lambda seat: best[seat])
        if played.tricks[winner]:
            total[winner] += sum(map(_value, runs[winner]))
    maker, other = played.taker, 1 - played.taker
    written = [*total]
    if total[maker] <= total[other]:
        written[maker] = 0
        written[other] += total[maker] if total[maker] < total[other] else 0
    return tuple(written)


Best = tuple[int, int, bool]
"""of a hand's sequences: the value, how high the top card is, and whether it is in trumps"""


def _best_run(runs: Sequence[Sequence[str]], trump: str) -> Best:
    each = ((_value(run), -IN_A_ROW.index(run[0][0]), run[0][1] == trump) for run in runs)
    return max(each, default=(0, 0, False))


def talked(hands: Sequence[Sequence[str]], elder: int, trump: str, out: int) -> list[object]:
    """What two have said of their sequences when so many cards are out (CL4): no more than is
    needed to tell whose are better, and the cards of those after the first trick."""
    runs = [list(_runs(hand)) for hand in (hands[elder], hands[1 - elder])]
    first, second = (_best_run(held, trump) for held in runs)
    said: list[object] = [first[0]] if out else []
    if out >= 2:
        if not first[0]:
            said.append(second[0])
        for known in (1, 2, 3) if first[0] else ():
            said.append((first[:known], _compared(first[:known], second[:known])))
            if first[:known] != second[:known]:
                break
        if first != second:
            said.append(runs[0 if first > second else 1])
    return said


def _compared(own: tuple[int | bool, ...], other: tuple[int | bool, ...]) -> str:
    return "same" if own == other else "good" if own > other else "no good"


def _runs(hand: Sequence[str]) -> Iterator[list[str]]:
    """Yield each row of three cards or more, the highest first."""
    for suit in "SHDC":
        row: list[str] = []
        for rank in f"{IN_A_ROW}-":
            card = f"{rank}{suit}"
            if card in hand:
                row.append(card)
            else:
                if len(row) >= 3:
                    yield row
                row = []


def _value(run: Sequence[str]) -> int:
    return 20 if len(run) == 3 else 50
