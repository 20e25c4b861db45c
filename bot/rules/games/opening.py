"""From a contract to the first lead: what cards change places, belote, all the trumps in one hand,
declarations (A4, A5)."""

from collections.abc import Mapping
from typing import Any

from bot.rules.core import talon
from bot.rules.core.actions import Action, Discard, Exchange, Keep
from bot.rules.core.card import Trump, card_tables
from bot.rules.core.declarations import Announced, Choice, choices
from bot.rules.core.result import Ending
from bot.rules.core.state import (
    Applied,
    Deal,
    Declaring,
    Effect,
    Phase,
    State,
    Step,
    asked,
    tables_of,
    trump_run,
)
from bot.rules.core.tricks import allowed_cards, find_belotes, settle
from bot.rules.scoring.party import end_party

SILENCE: tuple[Choice, ...] = ((),)
"""the one choice of a seat that holds nothing"""


def open_play(
    state: State, deal: Deal, taker: int, trump: Trump, leader: int | None = None
) -> Applied:
    """The state in which first hand or `leader` leads, or in which cards change places or everybody
    declares before."""
    if leader is None:
        leader = (deal.dealer + 1) % state.game_type.seats
    tables = card_tables(trump, state.rules.na_values)
    deal = deal._replace(taker=taker, tables=tables, turn=leader, leader=leader)
    dealing = state.game_type.dealing
    if dealing.moves_cards:
        deal = talon.take_up(deal, dealing)
        moving = state._replace(phase=Phase.TALON, deal=deal)
        if talon.asked_for(moving):
            return Applied(moving, (Effect.TAKEN,))
    return _to_the_lead(state, deal, (Effect.TAKEN,))


def _moving(step: Step) -> Step:
    """The step of an action with cards of the talon; the last of them leads to the first lead."""

    def moved(state: State, action: Any) -> Applied:
        state, effects = step(state, action)
        if talon.asked_for(state):
            return Applied(state, effects)
        return _to_the_lead(state, asked(state), (*effects, Effect.OPENED))

    return moved


MOVING: Mapping[type[Action], Step] = {
    Exchange: _moving(talon.exchange),
    Keep: _moving(talon.keep),
    Discard: _moving(talon.discard),
}
"""steps for games in which cards change places after the auction"""


def _to_the_lead(state: State, deal: Deal, effects: tuple[Effect, ...]) -> Applied:
    """The state in which somebody leads, with all that whole hands are looked at for."""
    rules, tables = state.rules, tables_of(deal)
    trump, leader = tables.trump, deal.leader
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
        playable=allowed_cards(deal.hands[leader], (), tables, rules),
        belotes=find_belotes(rules, all_cards, trump),
        declaring=declaring,
    )
    if rules.declarations == "talk" and any(held):
        deal = _talked_over(state, deal, held)
    run = trump_run(deal, state.game_type.dealing.pack) if rules.trump_run_wins else None
    if run is not None:
        state = end_party(
            state._replace(deal=deal), state.game_type.accounts.of(run), Ending.TRUMP_RUN
        )
        return Applied(state, (*effects, Effect.PARTY_OVER))
    return Applied(state._replace(phase=Phase.DECLARE if early else Phase.PLAY, deal=deal), effects)


def _talked_over(state: State, deal: Deal, held: tuple[tuple[Choice, ...], ...]) -> Deal:
    """The deal with what both hold announced and compared, though nobody knows it before the first
    trick is over; then the better one's lies open (CL4)."""
    said = tuple(
        Announced(seat, each)
        for seat, options in enumerate(held)
        for each in (options[0] if options else ())
    )
    declaring = Declaring(tuple(() for _ in held), said, shown=tuple(state.sides.numbers))
    return settle(state, deal._replace(declaring=declaring), deal.leader, 1)
