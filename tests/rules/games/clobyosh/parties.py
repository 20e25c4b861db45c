"""Deals of clobyosh with the hands that one wants; seat 1 deals, and seat 0 is the elder."""

from collections.abc import Sequence

from bot.rules import PACK, Card, Ruleset, State, parse_cards
from bot.rules.games.clobyosh import FOR_TWO
from tests.rules.parties import deal_of, dealt, do

ELDER, DEALER = 0, 1

RUNS = ("KH QH JH 9S 8S AC TD 8D 7C", "KS QS JS TH 9H AD 9D KC QC")
"""hearts against spades, both a tierce of the king"""
TURNED = "9C"


def pack_of(hands: Sequence[str], turned: str, bottom: str = "") -> tuple[Card, ...]:
    """The pack that deals these hands of nine, this turned card and this last one."""
    elder, dealer = map(parse_cards, hands)
    last = parse_cards(bottom)
    known = {*elder, *dealer, Card.parse(turned), *last}
    rest = [card for card in PACK if card not in known]
    pack = (
        *elder[:3], *dealer[:3], *elder[3:6], *dealer[3:6], Card.parse(turned),
        *elder[6:], *dealer[6:], *rest, *last,
    )  # fmt: skip
    assert sorted(pack) == sorted(PACK)
    return pack


def auction(
    hands: Sequence[str] = RUNS, turned: str = TURNED, rules: Ruleset = FOR_TWO, bottom: str = ""
) -> State:
    """Return a state in which the elder speaks."""
    return dealt(pack_of(hands, turned, bottom), DEALER, rules)


def taken(
    hands: Sequence[str] = RUNS,
    trump: str = "C",
    turned: str = TURNED,
    rules: Ruleset = FOR_TWO,
) -> State:
    """Return a state in which the elder has taken and leads; nobody has exchanged anything."""
    passes = "" if turned.endswith(trump) else "pass, pass, "
    state = do(auction(hands, turned, rules), f"{passes}take {trump}")
    if turned.endswith(trump):
        state = do(state, "0 keep, 1 keep")
    assert [set(hand) for hand in deal_of(state).hands] == [set(parse_cards(h)) for h in hands]
    return state
