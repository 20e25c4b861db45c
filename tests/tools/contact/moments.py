"""The moments of a party that are worth a picture, and where a sample party has them."""

from collections.abc import Callable, Iterator
from functools import cache

from bot.rules import TABLE, Ask, Coinche, Phase, Refuse, State, View, view
from tests.card_images.samples import GAMES, SEED, sample_party

Wanted = Callable[[View], bool]


def _in(phase: Phase) -> Wanted:
    return lambda seen: seen.phase is phase


def _calling(seen: View) -> bool:
    return seen.phase is Phase.CALL


def _playing(seen: View) -> bool:
    return seen.phase is Phase.PLAY


def _lying(cards: int, tricks: int) -> Wanted:
    """So many cards of the next trick after so many tricks."""
    return lambda seen: (
        _playing(seen) and len(seen.trick) == cards and sum(seen.tricks_won) == tricks
    )


MOMENTS: dict[str, Wanted] = {
    "draw": lambda seen: seen.phase is Phase.SHUFFLE and seen.deal_number == 0,
    "cut": _in(Phase.CUT),
    "packets": _in(Phase.PACKETS),
    "first call": lambda seen: _calling(seen) and not seen.calls,
    "call": lambda seen: _calling(seen) and 1 < len(seen.calls) < seen.rules.players,
    "second round": lambda seen: _calling(seen) and len(seen.calls) > seen.rules.players,
    "last call": lambda seen: _calling(seen) and len(seen.calls) == 2 * seen.rules.players - 1,
    "bids": lambda seen: _calling(seen) and seen.bid is not None,
    "many bids": lambda seen: seen.bid is not None and _calling(seen) and len(seen.calls) > 5,
    "schmeiss": lambda seen: any(each.ask is Ask.SCHMEISS for each in seen.decisions),
    "refused": lambda seen: (
        _calling(seen) and bool(seen.calls) and isinstance(seen.calls[-1], Refuse)
    ),
    "talon": _in(Phase.TALON),
    "exchanged": lambda seen: _playing(seen) and seen.exchanged is not None,
    "talked": lambda seen: _playing(seen) and seen.rules.declarations == "talk" and bool(seen.talk),
    "knock": _in(Phase.KNOCK),
    "surcoinche": _in(Phase.SURCOINCHE),
    "declare": _in(Phase.DECLARE),
    "lead": lambda seen: _playing(seen) and not seen.trick and seen.last_trick is None,
    "coinched": lambda seen: _playing(seen) and any(isinstance(c, Coinche) for c in seen.calls),
    "surcoinched": lambda seen: _playing(seen) and seen.multiplier > 2,
    "announced": lambda seen: _playing(seen) and any(h.counts is None for h in seen.heard),
    "shown": lambda seen: _playing(seen) and any(h.counts and h.cards for h in seen.heard),
    "many declarations": lambda seen: _playing(seen) and len(seen.heard) > 2,
    "belote": lambda seen: _playing(seen) and bool(seen.belotes),
    "one card": _lying(1, 1),
    "two cards": _lying(2, 2),
    "three cards": _lying(3, 4),
    "finished trick": lambda seen: _playing(seen) and not seen.trick and bool(seen.last_trick),
    "last trick": lambda seen: (
        _playing(seen)
        and bool(seen.trick)
        and len(seen.hand_sizes) > 0
        and max(seen.hand_sizes) == 1
    ),
    "between": lambda seen: seen.phase is Phase.SHUFFLE and bool(seen.results),
    "stopped": lambda seen: seen.stopped is not None,
    "over": _in(Phase.OVER),
}
"""what the table sees then; a game that knows no such moment has no picture of it"""


SEEDS = {
    "dealer's choice": b"samples".ljust(32, b"."),
    "clobyosh": b"clobyosh 8".ljust(32, b"."),
}
"""of the sample party of a game, where another one shows more"""


@cache
def party(game: str) -> tuple[State, ...]:
    """Every state of a sample party of a game of `GAMES`."""
    preset, changes = GAMES[game]
    return tuple(sample_party(SEEDS.get(game, SEED), preset, changes))


def moments(game: str) -> Iterator[tuple[str, State]]:
    """Each moment that the party has, the last of its kind: then the scores are high."""
    states = [(state, view(state, None)) for state in reversed(party(game))]
    for name, wanted in MOMENTS.items():
        found = next((state for state, seen in states if wanted(seen)), None)
        if found is not None:
            yield name, found


def asked(state: State) -> int:
    """The seat that is asked, or one that watches."""
    actors = [each.actor for each in view(state, None).decisions if each.actor != TABLE]
    return next((actor for actor in actors if isinstance(actor, int)), 0)
