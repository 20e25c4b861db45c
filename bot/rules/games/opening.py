"""From a contract to the first lead: belote, eight trumps in one hand, declarations (A4, A5)."""

from bot.rules.core.card import Trump, card_tables
from bot.rules.core.declarations import Choice, choices
from bot.rules.core.result import Ending
from bot.rules.core.state import Applied, Deal, Declaring, Effect, Phase, State, trump_run
from bot.rules.core.tricks import allowed_cards, find_belotes
from bot.rules.scoring.party import end_party

SILENCE: tuple[Choice, ...] = ((),)
"""the one choice of a seat that holds nothing"""


def open_play(
    state: State, deal: Deal, taker: int, trump: Trump, leader: int | None = None
) -> Applied:
    """The state in which first hand or `leader` leads, or in which everybody declares before."""
    rules = state.rules
    if leader is None:
        leader = (deal.dealer + 1) % state.game_type.seats
    tables = card_tables(trump, rules.na_values)
    # In Découverte the uncovered cards alone count (B6).
    held = tuple(choices(hand, rules, trump) for hand in deal.hands)
    declaring = Declaring(held) if any(held) else None
    early = rules.declarations == "immediate"
    if early:
        # Everybody is asked, also who can only say that there is nothing: else the question would
        # tell that somebody holds something.
        declaring = Declaring(tuple(each or SILENCE for each in held))
    # The covered cards make a belote too.
    all_cards = deal.hands
    if deal.fields:
        all_cards = tuple(
            tuple(card for place in field for card in place if card is not None)
            for field in deal.fields
        )
    deal = deal._replace(
        taker=taker,
        tables=tables,
        playable=allowed_cards(deal.hands[leader], (), tables, rules),
        turn=leader,
        leader=leader,
        belotes=find_belotes(rules, all_cards, trump),
        declaring=declaring,
    )
    effects = (Effect.TAKEN,)
    run = trump_run(deal) if rules.trump_run_wins else None
    if run is not None:
        state = end_party(
            state._replace(deal=deal), state.game_type.accounts.of(run), Ending.TRUMP_RUN
        )
        return Applied(state, (*effects, Effect.PARTY_OVER))
    return Applied(state._replace(phase=Phase.DECLARE if early else Phase.PLAY, deal=deal), effects)
