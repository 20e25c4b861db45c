"""The host's choices: fair, and the same from the same seed (docs/design.md, Fair deals)."""

import hashlib
import hmac
from collections import Counter

import pytest

from bot.rules import (
    PACK,
    ChooseDealer,
    Cut,
    Dice,
    Draw,
    Gather,
    Phase,
    Shuffle,
    commitment,
    default_cut,
    legal_actions,
    mixed_seed,
    start,
    table_action,
)
from tests.rules.parties import FRENCH, act, asked_seat, random_chooser, walk

SEED = bytes(range(32))


def dice(number: int = 0, purpose: str = "test") -> Dice:
    return Dice(SEED, purpose, number)


def test_dice_are_the_hmac_of_the_seed() -> None:
    digest = hmac.new(SEED, b"test:7:0", hashlib.sha256).digest()
    first, second = (int.from_bytes(digest[n : n + 4], "big") for n in (0, 4))
    rolled = dice(7)
    assert (rolled.below(2**32), rolled.below(2**32)) == (first, second)
    for _ in range(6):
        rolled.below(2**32)
    next_block = hmac.new(SEED, b"test:7:1", hashlib.sha256).digest()
    assert rolled.below(2**32) == int.from_bytes(next_block[:4], "big")


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_other_seed_purpose_or_number_other_dice() -> None:
    packs = {
        Dice(seed, purpose, number).shuffled(PACK)
        for seed in (SEED, SEED[::-1])
        for purpose in ("pack", "cut")
        for number in (1, 2)
    }
    assert len(packs) == 8
    assert dice(1).shuffled(PACK) == dice(1).shuffled(PACK)


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_dice_without_a_side_are_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="below"):
        dice().below(limit)


def test_every_number_comes_as_often_as_any() -> None:
    """27 cuts in 27,000 throws: chi-square with 26 degrees of freedom stays far below 60."""
    throws = dice()
    counts = Counter(throws.below(27) for _ in range(27_000))
    assert set(counts) == set(range(27))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 60


def test_the_highest_words_are_thrown_again() -> None:
    """Three thirds of 2^30: taken as they come, the words would fill the first of them twice."""
    throws = dice()
    thirds = Counter(throws.below(3 * 2**30) // 2**30 for _ in range(3000))
    assert all(850 < thirds[third] < 1150 for third in range(3))


def test_every_card_comes_to_every_place_as_often_as_any() -> None:
    packs = [dice(number).shuffled(PACK) for number in range(3200)]
    assert all(sorted(pack) == sorted(PACK) for pack in packs[:50])
    places = Counter((place, card) for pack in packs for place, card in enumerate(pack))
    chi_square = sum((places[place, card] - 100) ** 2 / 100 for place in range(32) for card in PACK)
    assert 800 < chi_square < 1130  # 31 × 31 = 961 expected


def test_every_choice_of_the_table_follows_from_the_seed() -> None:
    first, second = ([*walk(FRENCH, SEED, random_chooser(1))] for _ in range(2))
    assert first == second
    kinds = {type(action) for _, action, _ in first}
    assert {Draw, Shuffle, Gather} <= kinds
    for state, _, _ in first:
        assert (table_action(state, SEED) is None) == (
            state.phase not in (Phase.DRAW, Phase.SHUFFLE)
        )


def test_a_default_cut_is_a_legal_cut() -> None:
    positions: set[int] = set()
    for number in range(60):
        state = start(FRENCH)
        while state.phase is not Phase.CUT:
            action = table_action(state, bytes([number] * 32))
            assert action is not None
            state = act(state, action)
        cut = default_cut(state, bytes([number] * 32))
        assert cut in legal_actions(state, asked_seat(state))
        assert isinstance(cut, Cut)
        positions.add(cut.position)
    assert len(positions) > 10


def test_the_first_dealer_by_chance() -> None:
    state = start(FRENCH.changed({"first_dealer": "random"}))
    dealers = {table_action(state, bytes([number] * 32)) for number in range(40)}
    assert dealers == {ChooseDealer(seat) for seat in range(4)}


def test_what_players_press_is_mixed_into_the_seed() -> None:
    """HMAC-SHA256 as the record's reader can make it; without a press it is the seed itself."""
    assert mixed_seed(SEED, ()) == mixed_seed(SEED, (None,) * 4) == SEED
    mixed = mixed_seed(SEED, ("17", None, "4", None))
    assert mixed == hmac.new(SEED, b"nonces:0=17,2=4", hashlib.sha256).digest()
    others = [("18", None, "4", None), ("17", "4", None, None), ("17", None, None, None)]
    assert len({mixed, *(mixed_seed(SEED, each) for each in others)}) == 4
