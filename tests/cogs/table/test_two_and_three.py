"""What hands and tables of two and three tell: why one made it against two, what was exchanged,
taken up and laid away, how cards are thrown in by agreement."""

from dataclasses import replace

import pytest

from bot.rules import Agree, Phase, State, view
from bot.tables.party.ending import EndedWhy
from bot.text import words_for
from card_images.sheet import end_of
from cogs.screens.alt import view_alt
from cogs.screens.names import Teller
from cogs.table.seats_screen import early_end_lines
from cogs.table.sheet import sheet_text
from cogs.table.status import auction_text, party_lines, thrown_in_text
from cogs.table.table_screen import end_screen
from tests.card_images.positions import first, party
from tests.cogs.at_table import game_of
from tests.cogs.reading import written

EN = words_for("en")


def tell(state: State) -> Teller:
    return Teller(game_of(state), EN)


@pytest.mark.parametrize(("game", "needs"), [("belote3", "each of them"), ("with a chien", "both")])
def test_the_sheet_says_what_one_needed_against_two(game: str, needs: str) -> None:
    over = party(game)[-1]
    told = [sheet_text(view(over, None), each.number, tell(over)) for each in over.results]
    for text, result in zip(told, over.results, strict=True):
        mine, one, other = result.score.compared
        assert f"{mine} against {one} and {other}" in text
        if result.score.outcome == "made":
            assert f"more than {needs}" in text
        else:
            assert "Each of the others gets half of all the points." in text


def test_several_who_reach_the_target_are_not_called_both() -> None:
    over = party("belote3")[-1]
    assert end_of(view(over, None)) is not None
    seen = view(over, None)._replace(scores=(600, 500, 700), winner=2)
    seen = seen._replace(rules=seen.rules.changed({"target": 500}))
    assert party_lines(seen, tell(over))[0].startswith("Several players have reached 500")


@pytest.mark.parametrize(
    ("preset", "asked", "names"),
    [
        ("belote3", "Everybody else at the table has to agree", "Anna, Ben and Cléo"),
        ("clobyosh", "Your opponent has to agree", "Anna and Ben"),
    ],
)
def test_all_of_two_or_three_agree_to_an_end(preset: str, asked: str, names: str) -> None:
    game = game_of(party(preset)[1])
    assert asked in written(end_screen(game, EN, alone=False))
    seats = tuple(each and each._replace(wants_end=True) for each in game.seats)
    row = game.row._replace(status="closed", ended_why=EndedWhy.AGREED)
    ended = replace(game, row=row, seats=seats)
    assert early_end_lines(ended, EN)[0] == f"**The game ends here**, as {names} wanted."


def test_the_taker_alone_reads_what_they_took_up_and_laid_away() -> None:
    state = first("with a chien", lambda s: s.phase is Phase.PLAY)
    assert state.deal is not None
    assert state.deal.moved is not None
    taker = state.deal.taker
    for seat in (None, 0, 1, 2):
        told = view_alt(view(state, seat), game_of(state), EN)
        laid = f"You laid away: {EN.card_names(state.deal.moved.laid)}."
        assert (laid in told) == (seat == taker)
        assert ("took up the chien and laid as many cards away" in told) == (seat != taker)


def test_cards_are_thrown_in_by_agreement() -> None:
    """Who agreed to it stands in the list of calls, in words of the third person."""
    state = first(
        "clobyosh", lambda s: bool((c := view(s, None).calls) and isinstance(c[-1], Agree))
    )
    seen = view(state, None)
    assert thrown_in_text(seen, tell(state)).startswith("Both agree to throw the cards in")
    assert "throws the deal in" in auction_text(seen, tell(state))
    assert "Schmeiss!" in auction_text(seen, tell(state))
