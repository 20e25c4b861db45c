"""The lines below the table's picture on declarations, belote and the end of a deal."""

from bot.rules import Ruleset, find_preset, view
from cogs.hand.hand_screen import notice_text
from cogs.screens.alt import view_alt
from cogs.table.table_screen import last_trick_text
from tests.cogs.at_table import game_of
from tests.cogs.table.test_status import (
    DUTCH,
    EN,
    LEFT_ALONE,
    PAGAT,
    TWO_RUNS,
    WHEN,
    after,
    closing,
    lines,
    said,
)
from tests.end_to_end.positions import in_hands
from tests.rules.parties import FOUR_SUITS, FRENCH, taken

# Declarations -----------------------------------------------------------------------------------


def declared(rules: Ruleset, *texts: str) -> list[str]:
    """Return what stands below whose turn it is."""
    return said(after(rules, in_hands(rules, *TWO_RUNS), "0 take H", *texts))


FIRST_TRICK = (
    "0 play JH QS-JS-TS",
    "1 play 7H QD-JD-TD",
    "2 play KH",
    "3 play QH",
)


def test_only_kinds_are_told_in_the_first_trick() -> None:
    assert declared(PAGAT, *FIRST_TRICK[:2]) == [
        "**Anna** announces: tierce. **Ben** announces: tierce.",
    ]


def test_what_lies_on_the_table_stands_before_whose_turn_it_is() -> None:
    assert lines(after(PAGAT, in_hands(PAGAT, *TWO_RUNS), "0 take H", *FIRST_TRICK[:2])) == [
        "**Anna** takes ♥ hearts.",
        "Turned up: J♥.",
        "On the table: **Anna** the J♥, **Ben** the 7♥.",
        f"It is **Cléo**’s turn{LEFT_ALONE}",
        "**Anna** announces: tierce. **Ben** announces: tierce.",
    ]


def test_a_turn_notice_names_what_is_on_the_table() -> None:
    state = after(PAGAT, in_hands(PAGAT, *TWO_RUNS), "0 take H", *FIRST_TRICK[:2])
    notice = notice_text(game_of(state), 2, EN, "LINK", in_thread=False, until=None)
    assert notice.splitlines() == [
        "It is your turn: LINK",
        "🃏 **Anna** takes ♥ hearts. Turned up: J♥. On the table: **Anna** the J♥, **Ben** the 7♥.",
    ]


def test_the_talk_of_equals_after_it() -> None:
    assert declared(PAGAT, *FIRST_TRICK) == [
        "**Anna** announces: tierce. **Ben** announces: tierce.",
        "**Anna**: “Queen!” – **Ben**: “Good!”",
        "🔵 Anna and Cléo have the best declaration: 20 points.",
        "The other team may ask to see them until the trick is over.",
    ]


def test_what_is_shown_when_the_losers_ask() -> None:
    assert declared(PAGAT, *FIRST_TRICK, "3 show") == [
        "**Anna** announces: tierce (Q♠ J♠ 10♠). **Ben** announces: tierce.",
        "**Anna**: “Queen!” – **Ben**: “Good!”",
        "🔵 Anna and Cléo have the best declaration: 20 points.",
    ]


def test_the_talk_ends_with_the_second_trick() -> None:
    second = ("0 play 9H", "1 play 8H", "2 play 7S", "3 play 7D")
    assert declared(PAGAT, *FIRST_TRICK, *second) == [
        "**Anna** announces: tierce. **Ben** announces: tierce.",
        "🔵 Anna and Cléo have the best declaration: 20 points.",
    ]


def test_an_equal_run_in_trumps() -> None:
    hands = (
        "9H AH 7H QS JS TS 7C 8C",
        "QH JH TH AD JD 9D 9C TC",
        "KH AS KS 9S 8S 7S AC KC",
        "8H QD KD TD 8D 7D QC JC",
    )
    trick = ("0 play AH QS-JS-TS", "1 play JH QH-JH-TH", "2 play KH", "3 play 8H")
    state = after(PAGAT, in_hands(PAGAT, *hands), "0 take H", *trick)
    assert said(state)[1:3] == [
        "**Anna**: “Queen!” – **Ben**: “Trump!”",
        "🟠 Ben and Dora have the best declaration: 20 points.",
    ]


def test_each_speaks_with_his_card_to_the_second_trick() -> None:
    talk = (*FIRST_TRICK, "0 play 9H", "1 play 8H")
    assert declared(DUTCH, *FIRST_TRICK)[1:] == []
    assert declared(DUTCH, *talk)[1:] == [
        "**Anna**: “Tierce, queen high!” – **Ben**: “Nothing higher.”",
    ]
    assert declared(DUTCH, *talk, "2 play 7S", "3 play 7D")[2:] == [
        "🔵 Anna and Cléo have the best declaration: 20 points.",
        "The other team may ask to see them until the trick is over.",
    ]


GERMAN = find_preset("german_club").changed({"shuffle": "every_deal", "declarations": "immediate"})
TWO_KINDS = (
    "JH 9H AH QS JS TS 7C 8C",
    "TH 8H 7H QD JD TD 9D TC",
    "KH AS KS 9S 8S 7S AC KC",
    "QH AD KD 9C 8D 7D QC JC",
)


def test_before_the_first_card_nobody_is_named_who_has_not_declared() -> None:
    deal = in_hands(GERMAN, *TWO_KINDS)
    state = after(GERMAN, deal, "0 take H")
    assert lines(state) == [
        "**Anna** takes ♥ hearts.",
        "Turned up: J♥.",
        f"Before the first card, declarations are announced. Play begins at the latest: {WHEN}.",
    ]
    state = after(GERMAN, deal, "0 take H", "1 declare QD-JD-TD-9D")
    assert lines(state)[2:] == [
        f"Before the first card, declarations are announced. Play begins at the latest: {WHEN}.",
        "**Ben** announces: cinquante (Q♦ J♦ 10♦ 9♦).",
    ]


def test_both_sides_may_score_where_each_kind_counts_for_itself() -> None:
    declares = ("1 declare QD-JD-TD-9D", "0 declare QS-JS-TS", "2 declare 9S-8S-7S", "3 declare")
    state = after(GERMAN, in_hands(GERMAN, *TWO_KINDS), "0 take H", *declares)
    assert said(state)[1:] == [
        "🔵 Anna and Cléo: 40 points for declarations.",
        "🟠 Ben and Dora: 50 points for declarations.",
    ]
    assert said(state)[0] == (
        "**Ben** announces: cinquante (Q♦ J♦ 10♦ 9♦)."
        " **Anna** announces: tierce (Q♠ J♠ 10♠)."
        " **Cléo** announces: tierce (9♠ 8♠ 7♠)."
    )


def test_a_carre_is_announced_with_its_rank() -> None:
    hands = (
        "JH JS JD JC AH 9S 7C 8C",
        "TH 8H 7H QD TD 9D 9C TC",
        "KH AS KS QS 8S 7S AC KC",
        "QH AD KD 9H 8D 7D QC TS",
    )
    state = after(PAGAT, in_hands(PAGAT, *hands), "0 take H", "0 play AH JS-JH-JD-JC")
    assert said(state) == ["**Anna** announces: four jacks."]


# Belote, L'Arrêt, eight trumps ------------------------------------------------------------------


def test_belote_and_rebelote() -> None:
    hands = (
        "JH 9H AH QS JS TS 7C 8C",
        "TH 8H 7H QD JD TD 9C TC",
        "KH QH KS 9S 8S 7S AC KC",
        "AS AD KD 9D 8D 7D QC JC",
    )
    rules = PAGAT.changed({"declarations": "off"})
    first = ("0 take H", "0 play JH", "1 play 7H", "2 play QH")
    state = after(rules, in_hands(rules, *hands), *first)
    assert said(state) == ["**Cléo**: “Belote!”"]
    more = ("3 play 7D", "0 play 9H", "1 play 8H", "2 play KH")
    state = after(rules, in_hands(rules, *hands), *first, *more)
    assert said(state) == ["**Cléo**: “Rebelote!”"]


ARRET = PAGAT.changed({"arret": True, "target": 100})
TRICK = ("0 play JH", "1 play 7H", "2 play KH", "3 play QH")


def stopped(*texts: str, target: int) -> list[str]:
    rules = ARRET.changed({"target": target})
    return lines(after(rules, in_hands(rules, *TWO_RUNS), "0 take H", *texts))[1:]


def test_the_count_of_l_arret_and_what_follows() -> None:
    said = ("0 play JH QS-JS-TS", *TRICK[1:], "0 play 9H", "1 play TH", "2 play 7S", "3 play 7D")
    assert stopped(*said, "0 stop", target=200)[-3:] == [
        "**Anna** stops the game: “L’Arrêt!” The count is 71, the target 200.",
        "That is not enough: the other team wins the game.",
        "The game is over.",
    ]
    more = ("0 play AH", "1 play 8H", "2 play 8S", "3 play 8D", "0 play QS", "1 play 9C")
    more += ("2 play AS", "3 play 9D", "2 play AC", "3 play JC", "0 play 7C", "1 play TC")
    assert stopped(*said, *more, "2 stop", target=100)[-2:] == [
        "**Cléo** stops the game: “L’Arrêt!” The count is 119, the target 100.",
        "The takers still have to make their contract: then they win the game, else they lose it.",
    ]


def test_past_tricks_are_hidden_where_the_game_may_be_stopped() -> None:
    deal = in_hands(ARRET, *TWO_RUNS)
    state = after(ARRET, deal, "0 take H", *TRICK)
    game = game_of(state)
    assert last_trick_text(view(state, None), game, EN) == (
        "**Anna** J♥ · **Ben** 7♥ · **Cléo** K♥ · **Dora** Q♥: **Anna** won it."
    )
    state = after(ARRET, deal, "0 take H", *TRICK, "0 play 9H")
    hidden = EN("table-trick-hidden")
    assert last_trick_text(view(state, None), game, EN) == hidden
    assert "Last trick" not in view_alt(view(state, None), game, EN)


def test_before_the_first_trick_there_is_none_to_hide() -> None:
    state = after(ARRET, in_hands(ARRET, *TWO_RUNS), "0 take H")
    assert last_trick_text(view(state, None), game_of(state), EN) == EN("table-no-trick")


def test_eight_trumps() -> None:
    state = taken(FOUR_SUITS, "8S", rules=FRENCH.changed({"trump_run_wins": True}))
    assert lines(state) == closing(state).splitlines()
    assert lines(state)[1:] == [
        "**Anna** holds all eight trumps: that wins the game at once.",
        "The game is over.",
    ]
