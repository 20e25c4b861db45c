"""From a contract to the first lead: belote, eight trumps in one hand, declarations (A4, A5)."""

from typing import Final

from bot.rules.belote import find_belote
from bot.rules.card import Card
from bot.rules.contract import Trump, card_tables
from bot.rules.declarations import Choice, choices
from bot.rules.fields import Field
from bot.rules.happening import Applied, Happening
from bot.rules.legal import allowed_cards
from bot.rules.party import end_party
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Declaring, Ending, Phase, State, team_of

SILENCE: Final[tuple[Choice, ...]] = ((),)
"""the one choice of a seat that holds nothing"""


def open_play(state: State, deal: Deal, taker: int, trump: Trump) -> Applied:
    """The state in which first hand leads, or in which everybody declares before."""
    rules = state.rules
    leader = (deal.dealer + 1) % rules.players
    tables = card_tables(trump)
    declaring = _declaring(rules, deal)
    deal = deal._replace(
        taker=taker,
        tables=tables,
        playable=allowed_cards(deal.hands[leader], (), tables, rules),
        turn=leader,
        leader=leader,
        belote=find_belote(rules, _all_cards(deal), trump),
        declaring=declaring,
    )
    happened = (Happening.TAKEN,)
    run = trump_run(deal) if rules.trump_run_wins else None
    if run is not None:
        state = end_party(state._replace(deal=deal), team_of(run), Ending.TRUMP_RUN)
        return Applied(state, (*happened, Happening.PARTY_OVER))
    early = declaring is not None and rules.declarations == "immediate"
    return Applied(
        state._replace(phase=Phase.DECLARE if early else Phase.PLAY, deal=deal), happened
    )


def _all_cards(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """Each player's cards, in Découverte the covered ones too."""
    return tuple(map(_of_field, deal.fields)) if deal.fields else deal.hands


def _of_field(field: Field) -> tuple[Card, ...]:
    return tuple(card for place in field for card in place if card is not None)


def trump_run(deal: Deal) -> int | None:
    """The seat that holds all eight trumps, before the first lead."""
    trump = deal.trump
    for seat, hand in enumerate(deal.hands):
        if len(hand) == 8 and all(card.suit is trump for card in hand):
            return seat
    return None


def _declaring(rules: Ruleset, deal: Deal) -> Declaring | None:
    """The declarations open to choice; None when nobody is asked.

    In Découverte the uncovered cards alone count (B6). With `immediate` everybody is asked, also
    who can only say that there is nothing: else the question would tell that somebody holds
    something.
    """
    if rules.declarations == "off":
        return None
    held = tuple(choices(hand, rules) for hand in deal.hands)
    if rules.declarations == "immediate":
        return Declaring(tuple(each or SILENCE for each in held))
    return Declaring(held) if any(held) else None
