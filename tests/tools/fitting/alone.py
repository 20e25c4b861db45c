"""The worth of cards to who takes alone, by least squares over deals that are played out with some
thought: `python -m tests.tools.fitting.alone belote3 24000`, or `clobyosh`.

The taker's points above half of all are fitted to the cards that the taker has when they take: the
numbers of `ALONE` in `bot/robots/valuation.py`, which rounds them.
"""

import sys
from collections import defaultdict

import numpy as np

from bot.robots.search import Worlds, first_stage, play_out, wait
from bot.robots.search.worlds import NOTHING_UNDER, SEATS
from bot.robots.strong.likelihood import shuffled
from bot.robots.strong.playing_out import THOUGHTFUL, lays_away
from bot.robots.strong.worths import Hands, exchanged
from bot.robots.valuation import Worths, hand_worth, promoted
from bot.rules import PACK, Card, Rank, Ruleset, Suit, deal_points, find_preset, first_cards
from bot.rules.core.state import GameType
from bot.rules.games import game_of

TRUMPS = "J9ATKQ87"
PLAIN = ("ace", "ten_with_ace", "ten_guarded", "void")
WANTED = 0.6
"""how often the suit is trump of which the taker has most"""
MOST = {Rank.JACK: 3.0, Rank.NINE: 2.0, Rank.ACE: 1.2, Rank.TEN: 1.1}


def main(rules: Ruleset, deals: int) -> None:
    wait()
    chance, game = np.random.default_rng(1), game_of(rules)
    dealing, size = game.dealing, first_cards(rules, game.dealing)
    bits = np.array([1 << card.index for card in dealing.pack], np.uint32)
    packs = shuffled(np.tile(bits, (deals, 1)), chance)
    turned = size < dealing.hand
    rows: list[list[float]] = []
    made: list[float] = []
    kinds: dict[tuple[int, Suit, Card | None], list[int]] = defaultdict(list)
    for number, pack in enumerate(packs):
        up = _cards(pack[size * game.seats :][:1])[0] if turned else None
        held = _with(game, _cards(pack[:size]), up)
        best = max(
            Suit, key=lambda suit: sum(MOST.get(e.rank, 1.0) for e in held if e.suit is suit)
        )
        trump = best if chance.random() < WANTED else tuple(Suit)[chance.integers(4)]
        kinds[int(chance.integers(game.seats)), trump, up].append(number)
    for (leader, trump, up), numbers in kinds.items():
        hands = _whole(game, packs[numbers], size, trump, up)
        stage = first_stage(rules, game.sides(0), trump, 0, leader)
        whole = np.zeros((len(hands), SEATS), np.int64)
        whole[:, : game.seats] = hands
        points = play_out(stage, Worlds(whole, NOTHING_UNDER), (), THOUGHTFUL).points[:, 0]
        total = stage.totals(stage.tables.as_bits(whole))
        if dealing.taken_up:
            points, total = points + deal_points(rules, trump) - total, deal_points(rules, trump)
        made += list(points - total / 2)
        for number in numbers:
            held = _with(game, _cards(packs[number, :size]), up)
            rows.append([*_features(held, trump, up), 1.0])
    found, *_ = np.linalg.lstsq(np.array(rows), np.array(made), rcond=None)
    spread = (np.array(made) - np.array(rows) @ found).std()
    names = (*TRUMPS, *PLAIN, "beside")
    told = " ".join(f"{name} {each:.1f}" for name, each in zip(names, found, strict=True))
    sys.stdout.write(f"{told} ± {spread:.1f}\n")


def _with(game: GameType, held: list[Card], up: Card | None) -> tuple[Card, ...]:
    """Return the cards of who takes."""
    return (*held, up) if up is not None and game.dealing.turned_to_taker else tuple(held)


def _whole(game: GameType, packs: Hands, size: int, trump: Suit, up: Card | None) -> Hands:
    """Return the hands at the first lead; seat 0 is the taker."""
    dealing, place = game.dealing, size * game.seats + (up is not None)
    hands = packs[:, : size * game.seats].reshape(len(packs), game.seats, size).sum(axis=2)
    hands = hands.astype(np.uint32)
    if up is not None and dealing.turned_to_taker:
        hands[:, 0] |= np.uint32(1 << up.index)
    for seat in range(game.seats):
        more = dealing.hand - int(hands[0, seat]).bit_count()
        hands[:, seat] |= packs[:, place : place + more].sum(axis=1, dtype=np.uint32)
        place += more
    if dealing.taken_up:
        hands[:, 0] |= packs[:, place:].sum(axis=1, dtype=np.uint32)
        hands[:, 0] &= ~lays_away(hands[:, 0], trump, dealing.hand)
    return hands if up is None else exchanged(hands, dealing, trump, up)


def _cards(bits: Hands) -> list[Card]:
    return [PACK[int(bit).bit_length() - 1] for bit in bits]


def _features(held: tuple[Card, ...], trump: Suit, turned: Card | None) -> list[float]:
    held = promoted(held, trump, turned)
    ranks = {card.rank.value for card in held if card.suit is trump}
    nothing = dict.fromkeys(TRUMPS, 0.0)
    units = [Worths(nothing, *(float(name == each) for each in PLAIN)) for name in PLAIN]
    return [
        *(float(rank in ranks) for rank in TRUMPS),
        *(hand_worth(held, trump, unit) for unit in units),
    ]


if __name__ == "__main__":
    main(find_preset(sys.argv[1]), int(sys.argv[2]))
