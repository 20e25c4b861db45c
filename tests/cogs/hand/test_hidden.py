"""Cards that somebody may not know are in nothing that is made for them: a stock, what the taker
took up of it and laid away, a card that might be exchanged."""

from collections.abc import Iterator

import pytest

from bot.rules import Card, Phase, State, find_preset, view
from bot.rules.core.ruleset import Ruleset
from card_images.hand import draw_hand
from card_images.table import draw_table
from cogs.screens.alt import view_alt
from cogs.screens.names import Teller
from cogs.table.status import TurnTimes, status_text
from tests.card_images.samples import ENGLISH, SEATS
from tests.cogs.at_table import game_of
from tests.cogs.hand.shown_hands import EN, shown
from tests.examples import sampled
from tests.rules.parties import CHIEN, CLOBYOSH, deal_of, random_chooser, walk

GAMES = {"chien": CHIEN, "clobyosh": CLOBYOSH, "three": find_preset("belote3")}
DEALS = 3
DEALT = (Phase.CALL, Phase.TALON, Phase.DECLARE, Phase.PLAY)


def positions(rules: Ruleset) -> Iterator[State]:
    """Every third position of some deals, and each in which cards change places."""
    states = (each for *_, each in walk(rules, b"k" * 32, random_chooser(3)))
    for number, state in enumerate(states):
        if state.deal_number > DEALS:
            return
        if state.phase in DEALT and (number % 3 == 0 or state.phase is Phase.TALON):
            yield state


def unknown(state: State, seat: int | None) -> set[Card]:
    """The cards that a seat has not seen, or has seen and need not remember."""
    seen = view(state, seat)
    known = {*seen.hand, *seen.taken_up, *seen.laid, *seen.played}
    open_ = (seen.turn_up, seen.bottom, *(seen.exchanged or ())[1:])
    known.update(card for card in open_ if card is not None)
    known.update(card for each in seen.heard for card in each.cards)
    exchanged_for = state.game_type.dealing.exchanged_for
    if state.phase is Phase.TALON and exchanged_for and seen.turn_up:
        known.update(filter(None, [exchanged_for(seen.turn_up, seen.trump)]))  # everybody is asked
    return set(state.game_type.dealing.pack) - known


@pytest.mark.parametrize("name", sampled(GAMES))
def test_no_word_and_no_button_names_a_card_that_somebody_may_not_know(name: str) -> None:
    for state in positions(GAMES[name]):
        game = game_of(state)
        for seat in (None, *range(state.game_type.seats)):
            seen = view(state, seat)
            told = view_alt(seen, game, EN)
            if seat is None:
                told += status_text(seen, Teller(game, EN), TurnTimes(0, None))
            else:
                told += str(shown(state, seat))
            for card in unknown(state, seat):
                for named in (EN.card_name(card), f" {EN.card(card)}", f":{card}"):
                    assert named not in told, (state.phase, seat)


@pytest.mark.parametrize("name", sampled(GAMES))
def test_what_lies_face_down_changes_no_picture(name: str) -> None:
    for state in list(positions(GAMES[name]))[::7]:
        other = turned_round(state)
        seats = SEATS[: state.game_type.seats]
        assert draw_table(view(state, None), seats, ENGLISH) == draw_table(
            view(other, None), seats, ENGLISH
        )
        for seat in range(len(seats)):
            if state.deal is not None and seat != state.deal.taker:
                hands = (draw_hand(view(e, seat), seats, ENGLISH) for e in (state, other))
                assert len(set(hands)) == 1


def turned_round(state: State) -> State:
    """The same position with the cards of the stock, or of what was laid away, in another order."""
    deal = deal_of(state)
    moved = deal.moved and deal.moved._replace(
        taken_up=deal.moved.taken_up[::-1], laid=deal.moved.laid[::-1]
    )
    stock = (*deal.stock[-2::-1], *deal.stock[-1:])  # the last one may lie open
    return state._replace(deal=deal._replace(stock=stock, moved=moved))
