"""Score sheets of everything that a deal and a party may come to."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    DealOutcome,
    DealResult,
    Ending,
    NoSuit,
    State,
    Suit,
    view,
)
from bot.rules.core.ruleset import OptionValue
from card_images.hand import draw_hand
from card_images.look import Look
from card_images.party import draw_party
from card_images.sheet import End, draw_sheet, end_of
from card_images.table import draw_table
from tests.card_images.samples import GAMES, SEATS, sample_party
from tests.tools.contact.looks import in_turn
from tests.tools.contact.moments import party

CUT_SHORT = (
    Ending.STOPPED,
    Ending.STOPPED_IN_VAIN,
    Ending.PROOF_FAILED,
    Ending.TRUMP_RUN,
)
SEEDS = tuple(b"sheet %26d" % number for number in range(300))
"""of the parties in which something rare is looked for"""


class Rare(NamedTuple):
    """All that a deal may come to, and a preset and options with which it does."""

    preset: str
    wanted: Callable[[DealResult], bool]
    changes: Mapping[str, OptionValue] = {}


def _outcome(outcome: DealOutcome) -> Callable[[DealResult], bool]:
    return lambda deal: deal.score.outcome is outcome


def _tricks_of_takers(tricks: int) -> Callable[[DealResult], bool]:
    return lambda deal: deal.tricks[deal.takers] == tricks


def _coinched(outcome: DealOutcome) -> Callable[[DealResult], bool]:
    return lambda deal: deal.multiplier > 1 and deal.score.outcome is outcome


def _kinds(deal: DealResult) -> int:
    return len({(each.kind, each.rank if not each.is_run else None) for _, each in deal.declared})


DEALS: dict[str, Rare] = {
    "made": Rare("french", _outcome(DealOutcome.MADE)),
    "dedans": Rare("french", _outcome(DealOutcome.DEDANS)),
    "capot": Rare("french", _outcome(DealOutcome.CAPOT)),
    "no trick": Rare("pagat", _tricks_of_takers(0)),
    "litige": Rare("french", _outcome(DealOutcome.LITIGE)),
    "regained": Rare("french", lambda deal: any(deal.released)),
    "abeyance": Rare("pagat", _outcome(DealOutcome.ABEYANCE), {"tie_rule": "abeyance"}),
    "belote": Rare("contest", lambda deal: any(deal.belotes)),
    "declarations": Rare("dutch", lambda deal: bool(deal.declared)),
    "many declarations": Rare(
        "german_club",
        lambda deal: _kinds(deal) + any(deal.belotes) > 2,
        {"declarations": "immediate"},
    ),
    "bid made": Rare("kloppen", _outcome(DealOutcome.MADE)),
    "bid dedans": Rare("kloppen", _outcome(DealOutcome.DEDANS)),
    "bid and all tricks": Rare("kloppen", _tricks_of_takers(8)),
    "bid of a capot": Rare("kloppen", lambda d: d.bid is not None and d.bid.points == CAPOT_BID),
    "surcoinched": Rare("kloppen", lambda d: d.multiplier == 4, {"surcoinche": "x4"}),
    "coinched and made": Rare("contree_ffb", _coinched(DealOutcome.MADE)),
    "coinched and dedans": Rare("coinche_ffb", _coinched(DealOutcome.DEDANS)),
    "no trumps": Rare("coinche_bga", lambda deal: deal.trump is NoSuit.NO_TRUMPS),
    "bid of a générale": Rare(
        "contree_announced", lambda d: d.bid is not None and d.bid.points == GENERALE_BID
    ),
    "pit": Rare("klaverjas_amsterdam", _outcome(DealOutcome.PIT)),
    "hanging": Rare("bulgarian", _outcome(DealOutcome.HANGING)),
    "tens after a contra": Rare("bulgarian", _coinched(DealOutcome.DEDANS)),
    "four figures": Rare("kloppen", lambda d: min(d.totals) > 2500, {"target": 5000}),
    "one of twelve deals": Rare("contest", lambda deal: deal.number == 5),
}


def samples() -> Iterator[tuple[str, bytes]]:
    """The sheet of each kind of deal, the last one of each game, and of parties cut short.

    Also the table while points are held over.
    """
    looks = in_turn()
    for name, rare in DEALS.items():
        state, results = found(rare)
        yield name, draw_sheet(results, SEATS, next(looks), state.rules)
    held, look = _while_held(), next(looks)
    yield "held over table", draw_table(view(held, None), SEATS, look)
    yield "held over hand", draw_hand(view(held, 0), SEATS, look)
    for game in GAMES:
        over = party(game)[-1]
        seats, end = SEATS[: over.rules.players], end_of(view(over, None))
        yield f"over {game}", draw_sheet(over.results, seats, next(looks), over.rules, end)
    over = party("dutch")[-1]
    for ending in CUT_SHORT:
        results = over.results[:3]
        end = End(4, ending, 1, results[-1].totals, 1, (0, 1007), Suit.HEARTS)
        yield ending, draw_sheet(results, SEATS, next(looks), over.rules, end)


def parties() -> Iterator[tuple[str, bytes]]:
    """Return what closes the party of each game, one cut short, and one of many deals."""
    looks = in_turn()
    for game in GAMES:
        yield game, _party(party(game)[-1], next(looks))
    *_, longest = sample_party(SEEDS[0], "kloppen", {"target": 5000})
    yield "of many deals", _party(longest, next(looks))


def _party(over: State, look: Look) -> bytes:
    end = end_of(view(over, None))
    if end is None:
        raise ValueError("the party goes on")
    return draw_party(over.results, SEATS[: over.rules.players], look, over.rules, end)


def found(rare: Rare) -> tuple[State, tuple[DealResult, ...]]:
    """The first party in which it comes to that, and its deals up to then."""
    for seed in SEEDS:
        over = _end(seed, rare.preset, tuple(rare.changes.items()))
        for played, deal in enumerate(over.results, start=1):
            if rare.wanted(deal):
                return over, over.results[:played]
    raise LookupError(f"no such deal in {len(SEEDS)} parties")


@cache
def _end(seed: bytes, preset: str, changes: tuple[tuple[str, OptionValue], ...]) -> State:
    """The last state of a sample party: several kinds of deal are looked for in the same ones."""
    *_, over = sample_party(seed, preset, dict(changes))
    return over


def _while_held() -> State:
    """Return a party in the middle of a deal after a litige."""
    states = (state for seed in SEEDS for state in sample_party(seed))
    return next(state for state in states if state.held and view(state, None).last_trick)
