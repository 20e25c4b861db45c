"""The arena is fair: what it compares is the two players and nothing else. Its yardstick plays
deals out as `club` plays, and sees no card of the others."""

import io
import tarfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from bot.robots.playing import choose_card, playable
from bot.robots.search import play_so_far, stage_of, wait
from bot.robots.search.tables import Numbers
from bot.rules import Action, Card, Phase, State, View, find_preset, view
from tests.examples import sampled
from tests.robots.match import casual_party, play_deal
from tests.tools.arena.alone import counted, loss
from tests.tools.arena.calibration import offered, taken
from tests.tools.arena.duel import (
    Duel,
    Matter,
    Times,
    fight,
    pack_seed,
    play_twice,
    read_kept,
    seated,
)
from tests.tools.arena.players import player, unpack

FRENCH = find_preset("french")


@pytest.mark.parametrize("matter", ["deals", "calls", "cards"])
def test_nobody_is_ahead_of_themselves(matter: Matter) -> None:
    assert play_twice(Duel(FRENCH, "club", "club", matter), 3).ahead == 0


@pytest.mark.parametrize(("number", "seats"), [(0, {2, 3}), (1, {0, 1})])
def test_partners_change_seats_from_deal_to_deal(number: int, seats: set[int]) -> None:
    seed, times, found = pack_seed(0, number), Times(), set[int]()
    plays = seated(Duel(FRENCH, "club", "club"), "club+random", seed, times)

    def watched(state: State, seat: int) -> Action:
        before = len(times.get("random cards", ()))
        action = plays(state, seat)
        if len(times.get("random cards", ())) > before:
            found.add(seat)
        return action

    play_deal(FRENCH, seed, (watched, watched))
    assert found == seats


def test_the_same_number_is_the_same_deal() -> None:
    duel = Duel(FRENCH, "club", "random", seed=7)
    ahead = [play_twice(duel, number).ahead for number in range(4)]
    assert ahead == [play_twice(duel, number).ahead for number in range(4)]
    assert len(set(ahead)) > 1


def test_who_calls_at_random_loses_by_it_alone() -> None:
    duel = Duel(find_preset("kloppen"), "club", "random", "calls")
    assert sum(play_twice(duel, number).ahead for number in range(6)) > 300


def test_deals_that_a_file_has_are_not_played_again(tmp_path: Path) -> None:
    duel, file = Duel(FRENCH, "club", "random", seed=7), tmp_path / "duel"
    assert not read_kept(duel, file)
    with file.open("a") as lines:
        lines.write("0 12.5 1\n1 -2.5 1\n")
    outcome = fight(duel, 2, file)
    assert (outcome.ahead, outcome.deals) == (5, 2)
    with pytest.raises(ValueError, match="another duel"):
        read_kept(duel._replace(seed=8), file)


def test_decisions_are_timed_by_player() -> None:
    times = play_twice(Duel(FRENCH, "club", "random", "cards"), 0).times
    assert {name: len(each) for name, each in times.items()} == {
        "club cards": 32,
        "random cards": 32,
    }


def test_nobody_has_an_unknown_name() -> None:
    with pytest.raises(ValueError, match="nobody here is called 'grandmaster'"):
        player("grandmaster", bytes(32))


def test_robots_of_a_commit_keep_what_they_were_taught(tmp_path: Path) -> None:
    archive = io.BytesIO()
    files = {"choose.py": b"from bot.robots.club import club", "strong/instinct.npy": b"\x93NUMPY"}
    with tarfile.open(fileobj=archive, mode="w") as tar:
        for name, content in files.items():
            member = tarfile.TarInfo(f"bot/robots/{name}")
            member.size = len(content)
            tar.addfile(member, io.BytesIO(content))
    unpack(archive.getvalue(), tmp_path, "then")
    # As deep as `bot/robots`: the search finds from there where to be compiled.
    assert (tmp_path / "robots/choose.py").read_bytes() == b"from then.robots.club import club"
    assert (tmp_path / "robots/strong/instinct.npy").read_bytes() == files["strong/instinct.npy"]


@pytest.mark.whole
def test_what_a_random_player_gives_away_is_more_than_what_a_strong_one_does() -> None:
    of_random, of_strong = (loss(Duel(FRENCH, name, name), 1) for name in ("random", "strong"))
    assert of_random is not None
    assert of_strong is not None
    assert of_strong < of_random / 2


@pytest.mark.parametrize("preset", ["french", "kloppen"])
def test_a_contract_is_told_with_the_chance_that_its_taker_saw(preset: str) -> None:
    duel = Duel(find_preset(preset), "strong", "strong", "calls")
    found = [each for number in range(3) for each in taken(duel, number)]
    assert found
    assert all(0 < each.said <= 1 for each in found)


@pytest.mark.parametrize("preset", ["french", "kloppen"])
def test_contracts_that_nobody_took_are_one_for_each_tenth_of_the_scale(preset: str) -> None:
    duel = Duel(find_preset(preset), "strong", "strong", "calls", offered=True)
    found = [round(each.said, 9) for each in offered(duel, 1)]
    assert len({int(10 * said) for said in found}) == len(found) > 1


def test_shares_add_up() -> None:
    duel, found = Duel(find_preset("kloppen"), "random", "random"), Counter[str]()
    for number in range(8):
        found += counted(duel, number)
    assert found["coinched"] <= found["contracts"] <= found["deals"] == 8
    assert found["contracts that fail"] > 0 < found["without jack and nine"]


# The yardstick -----------------------------------------------------------------------------------


def positions(preset: str) -> Iterator[tuple[State, View]]:
    for number in range(3):
        for move in casual_party(find_preset(preset), number):
            if move.is_own and move.before.phase is Phase.PLAY:
                seen = view(move.before, int(move.action.actor))
                if len(playable(seen)) > 1:
                    yield move.before, seen


def card_of(seen: View, hands: list[Numbers | int]) -> Card:
    """Return what is played next in a deal that is played out, where the cards lie so."""
    assert wait()
    # Here: before, what they compile would not be kept with the rest of the search.
    from bot.robots.search.compiled.dealing import cards_gone
    from bot.robots.search.compiled.position import PLACES, TURN, allowed_in, begin, put
    from tests.tools.arena.playouts import club_card

    tables, row = stage_of(seen).tables, np.zeros(PLACES, np.int64)
    shown, deal, plays = play_so_far(seen).as_numbers(tables)
    begin(row, np.array(hands, np.int64) | cards_gone(plays), shown, deal)
    for _, card in plays:
        put(tables.facts, row, card)
    assert row[TURN] == seen.seat
    allowed = allowed_in(tables.facts, row)
    return tables.cards[club_card(tables.facts, row, allowed, np.zeros((4, 4)))]


@pytest.mark.parametrize("preset", sampled(["french", "coinche_bga", "kloppen"]))
def test_deals_are_played_out_as_club_plays_without_a_look_at_hidden_cards(preset: str) -> None:
    same = total = 0
    for state, seen in positions(preset):
        assert state.deal is not None
        hands = [stage_of(seen).tables.set_of(hand) for hand in state.deal.hands]
        card = card_of(seen, [*hands])
        total += 1
        same += card is choose_card(seen, playable(seen))
        # Two of the others exchange what nobody has seen of them.
        first, second = [seat for seat in range(4) if seat not in (seen.seat, seen.taker)][:2]
        if len(state.deal.hands[first]) == len(state.deal.hands[second]):
            hands[first], hands[second] = hands[second], hands[first]
            assert card_of(seen, [*hands]) is card
    assert same > 0.75 * total
