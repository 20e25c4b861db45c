"""A deal of clobyosh told once more from its page of the rule book (CL1–CL7): what may be done,
what is said of sequences, what is written. Cards are texts, seats are 0 and 1."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.rules import Ruleset

TRUMPS = dict(zip("J9ATKQ87", (20, 14, 11, 10, 4, 3, 0, 0), strict=True))
PLAIN = dict(zip("ATKQJ987", (11, 10, 4, 3, 2, 0, 0, 0), strict=True))
NATURAL = "AKQJT987"

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Told:
    """A deal so far."""

    rules: Ruleset
    dealer: int
    hands: tuple[Cards, Cards]
    turned: str
    stock: Cards
    calls: Cards = ()
    """with their seats: `0 pass`"""
    silent: tuple[int, ...] = ()
    """who still has to say whether they exchange a card"""
    exchanged: bool = False
    maker: int = -1
    trump: str = ""
    held: tuple[Cards, Cards] = ((), ())
    """the hands of nine as they lead"""
    trick: tuple[tuple[int, str], ...] = ()
    won: tuple[tuple[int, Cards], ...] = ()
    """the winner of each trick with its cards in the order in which they fell"""
    turn: int = -1
    thrown_in: bool = False

    @property
    def elder(self) -> int:
        return 1 - self.dealer

    @property
    def over(self) -> bool:
        return self.thrown_in or len(self.won) == 9

    @property
    def passes(self) -> int:
        return sum(call.endswith("pass") for call in self.calls)


def dealt(rules: Ruleset, pack: Sequence[str], dealer: int) -> Told:
    """Six each in threes, the elder first, then the turned card (CL1)."""
    elder, own = (*pack[:3], *pack[6:9]), (*pack[3:6], *pack[9:12])
    hands = (elder, own) if dealer == 1 else (own, elder)
    return Told(rules, dealer, hands, pack[12], tuple(pack[13:]), turn=1 - dealer)


# What may be done --------------------------------------------------------------------------------


def moves(told: Told) -> list[str]:
    """Everything that either of the two may do."""
    if told.over:
        return []
    if told.silent:
        return [move for seat in told.silent for move in _answers(told, seat)]
    if told.maker < 0:
        return [f"{told.turn} {call}" for call in _calls(told)]
    return [f"{told.turn} play {card}" for card in playable(told)]


def _answers(told: Told, seat: int) -> Iterator[str]:
    if f"7{told.trump}" in told.hands[seat]:
        yield f"{seat} exchange"
    yield f"{seat} keep"


def _calls(told: Told) -> Iterator[str]:
    """CL2."""
    first, turned = told.passes < 2, told.turned[1]
    suits = [turned] if first else [suit for suit in "SHDC" if suit != turned]
    last = told.calls[-1].split()[1] if told.calls else ""
    if last == "schmeiss":
        yield "agree"
        if not (first and told.rules.schmeiss == "opponent_makes"):
            yield "refuse"
            return
    elif last != "refuse":
        yield "pass"
        if told.rules.schmeiss != "off":
            yield "schmeiss"
    yield from (f"take {suit}" for suit in suits)


def playable(told: Told) -> Cards:
    """CL6."""
    hand = told.hands[told.turn]
    if not told.trick:
        return hand
    led = told.trick[0][1]
    follow = tuple(card for card in hand if card[1] == led[1])
    trumps = tuple(card for card in hand if card[1] == told.trump)
    if follow and led[1] == told.trump:
        return tuple(card for card in follow if _beats(card, led, told.trump)) or follow
    return follow or trumps or hand


def _beats(card: str, led: str, trump: str) -> bool:
    """Tell whether the second card of a trick wins it."""
    if card[1] != led[1]:
        return card[1] == trump
    order = "".join(TRUMPS if led[1] == trump else PLAIN)
    return order.index(card[0]) < order.index(led[0])


# What comes of it --------------------------------------------------------------------------------


def after(told: Told, move: str) -> Told:
    """The deal after what somebody does."""
    seat, (verb, *rest) = int(move[0]), move[2:].split()
    match verb:
        case "play":
            return _played(told, seat, rest[0])
        case "exchange":
            return _ready(_exchange(told, seat))
        case "keep":
            return _ready(replace(told, silent=tuple(e for e in told.silent if e != seat)))
        case _:
            return _called(told, seat, verb, *rest)


def _called(told: Told, seat: int, verb: str, suit: str = "") -> Told:
    first = told.passes < 2
    told = replace(told, calls=(*told.calls, f"{seat} {verb} {suit}".rstrip()), turn=1 - seat)
    if verb == "take":
        return _made(told, seat, suit)
    if verb == "refuse" and first:
        return _made(told, 1 - seat, told.turned[1])
    return replace(told, thrown_in=verb == "agree" or told.passes == 4)


def _made(told: Told, maker: int, trump: str) -> Told:
    """Three cards more, and the question for the dix where it may be had (CL3)."""
    more = {told.elder: told.stock[:3], told.dealer: told.stock[3:6]}
    hands = (told.hands[0] + more[0], told.hands[1] + more[1])
    dix = told.turned[1] == trump and told.turned[0] != "7"
    told = replace(
        told, maker=maker, trump=trump, hands=hands, stock=told.stock[6:],
        silent=(0, 1) if dix else (), turn=told.elder,
    )  # fmt: skip
    return _ready(told)


def _exchange(told: Told, seat: int) -> Told:
    seven = f"7{told.trump}"
    hands = list(told.hands)
    hands[seat] = tuple(told.turned if card == seven else card for card in hands[seat])
    return replace(told, hands=(hands[0], hands[1]), turned=seven, silent=(), exchanged=True)


def _ready(told: Told) -> Told:
    return told if told.silent else replace(told, held=told.hands)


def _played(told: Told, seat: int, card: str) -> Told:
    hands = [tuple(each for each in hand if each != card) for hand in told.hands]
    told = replace(told, hands=(hands[0], hands[1]), turn=1 - seat)
    if not told.trick:
        return replace(told, trick=((seat, card),))
    leader, led = told.trick[0]
    winner = seat if _beats(card, led, told.trump) else leader
    return replace(told, trick=(), won=(*told.won, (winner, (led, card))), turn=winner)


# Sequences (CL4) ---------------------------------------------------------------------------------


def sequences(rules: Ruleset, hand: Cards) -> list[Cards]:
    """What a hand has, each from its highest card on, as many cards as count."""
    if rules.declarations == "off":
        return []
    most = 5 if rules.long_runs == "cap5" else 4
    found: list[Cards] = []
    for suit in "SHDC":
        row: list[str] = []
        for rank in NATURAL + "-":
            if rank + suit in hand:
                row.append(rank + suit)
                continue
            while len(row) >= 3:
                found.append(tuple(row[:most]))
                row = row[most:] if rules.long_run_split else []
            row = []
    return found


def worth(sequence: Cards) -> int:
    return {3: 20, 4: 50, 5: 100}[len(sequence)]


Height = tuple[int, int, bool]
"""the worth of a sequence, its top card, whether it is in trumps"""


def _height(sequence: Cards, trump: str) -> Height:
    return worth(sequence), -NATURAL.index(sequence[0][0]), sequence[0][1] == trump


def _best(told: Told, seat: int) -> Height:
    heights = [_height(each, told.trump) for each in sequences(told.rules, told.held[seat])]
    return max(heights, default=(0, 0, False))


def better(told: Told) -> int | None:
    """Whose sequences count: nobody's where both are equal, or where nobody has any."""
    elder, dealer = _best(told, told.elder), _best(told, told.dealer)
    if elder == dealer:
        first = told.rules.decl_equal == "earlier_seat" and elder[0]
        return told.elder if first else None
    return told.elder if elder > dealer else told.dealer


def said(told: Told) -> list[str]:
    """What the table has heard: the elder's word with the first card, the rest with the second."""
    elder, dealer = _best(told, told.elder), _best(told, told.dealer)
    begun = bool(told.trick or told.won)
    if not elder[0]:
        return [f"{told.dealer} {dealer[0]}"] if told.won and dealer[0] else []
    heard = [f"{told.elder} {elder[0]}"] if begun else []
    if not told.won:
        return heard
    names = (NATURAL[-elder[1]], "trump" if elder[2] else "plain")
    for number, (own, other) in enumerate(zip(elder, dealer, strict=True)):
        if own != other:
            return [*heard, f"{told.dealer} {'good' if own > other else 'no good'}"]
        heard.append(f"{told.dealer} same")
        if number < 2:
            heard.append(f"{told.elder} {names[number]}")
    return heard


def shown(told: Told, seat: int | None) -> set[Cards]:
    """The sequences that a seat knows: its own, and what counts, after the first trick."""
    known = set[Cards]()
    if seat is not None and told.held[seat]:
        known |= set(sequences(told.rules, told.held[seat]))
    winner = better(told) if told.won else None
    return known if winner is None else known | set(sequences(told.rules, told.held[winner]))


# Bella (CL5) -------------------------------------------------------------------------------------


def has_bella(told: Told, seat: int) -> bool:
    pair = {f"K{told.trump}", f"Q{told.trump}"}
    return told.rules.belote == "on" and pair <= set(told.held[seat])


def bella_words(told: Told) -> dict[int, int]:
    """How many words of it the table has heard, by seat."""
    fell = [card for _, cards in told.won for card in cards] + [card for _, card in told.trick]
    words: dict[int, int] = {}
    for seat in (0, 1):
        played = sum(card in fell for card in (f"K{told.trump}", f"Q{told.trump}"))
        heard = played if told.rules.belote_announce == "auto" or played == 2 else 0
        if has_bella(told, seat) and heard:
            words[seat] = heard
    return words


# The settlement (CL7) ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Written:
    """What comes of a deal, by seat."""

    points: tuple[int, int]
    """of cards, with the last trick"""
    total: tuple[int, int]
    written: tuple[int, int]
    aside: tuple[int, int] = (0, 0)


def settled(told: Told) -> Written:
    """What both write for a deal that was played."""
    points, tricks = [0, 0], [0, 0]
    for winner, cards in told.won:
        tricks[winner] += 1
        points[winner] += sum((TRUMPS if c[1] == told.trump else PLAIN)[c[0]] for c in cards)
    points[told.won[-1][0]] += 10
    total = [*points]
    winner = better(told)
    if winner is not None and (tricks[winner] or told.rules.capot_victims_decl == "keep"):
        total[winner] += sum(map(worth, sequences(told.rules, told.held[winner])))
    for seat in (0, 1):
        total[seat] += 20 * has_bella(told, seat)
        total[seat] += told.rules.all_tricks * (tricks[seat] == 9)
    maker, other = told.maker, 1 - told.maker
    written, aside = [*total], (0, 0)
    if total[maker] < total[other]:
        written[maker], written[other] = 0, sum(total)
    elif total[maker] == total[other]:
        written[maker] = 0
        if told.rules.tie_rule == "set_aside":
            written[other], aside = 0, (total[0], total[1])
    return Written(_pair(points), _pair(total), _pair(written), aside)


def _pair(both: Sequence[int]) -> tuple[int, int]:
    first, second = both
    return first, second


def words_of(word: Any) -> str:
    """A word of the program's talk, as `said` has it."""
    kinds = {"tierce": 20, "cinquante": 50, "cent": 100}
    if word.kind is not None:
        return f"{word.seat} {kinds[word.kind.value]}"
    if word.rank is not None:
        return f"{word.seat} {word.rank.value}"
    return f"{word.seat} {word.word.value.replace('_', ' ')}"
