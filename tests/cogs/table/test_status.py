"""The lines below the table's picture, position by position."""

from collections.abc import Sequence
from dataclasses import replace

from bot.rules import (
    DealOutcome,
    Held,
    Ruleset,
    State,
    apply,
    find_preset,
    parse_action,
    start,
    view,
)
from bot.rules.games.clobyosh import FOR_TWO
from bot.storage.engine.schema import Note
from bot.storage.games.games import NO_SERVER
from bot.tables import Game
from bot.text import words_for
from cogs.hand.controls import Holding
from cogs.hand.hand_screen import bidding, notice_text
from cogs.screens.alt import view_alt
from cogs.screens.names import Teller, tempo_line
from cogs.table.status import TurnTimes, closing_text, hanging_lines, note_line, status_text
from cogs.table.table_screen import last_trick_text
from tests.cogs.at_table import ASKED_AT, game_of
from tests.end_to_end.positions import in_hands
from tests.rules.games.clobyosh.parties import taken as for_two
from tests.rules.parties import FOUR_SUITS, FRENCH, taken

EN = words_for("en")
LEFT_ALONE = "; without an answer a robot plays (<t:1700000009:R>)."
WHEN = "<t:1700000009:R>"
PAGAT = find_preset("pagat").changed({"shuffle": "every_deal"})
DUTCH = find_preset("dutch").changed({"shuffle": "every_deal", "first_dealer": "random"})
KLOPPEN = find_preset("kloppen").changed({"shuffle": "every_deal"})

TWO_RUNS = (
    "JH 9H AH QS JS TS 7C 8C",
    "TH 8H 7H QD JD TD 9C TC",
    "KH AS KS 9S 8S 7S AC KC",
    "QH AD KD 9D 8D 7D QC JC",
)
"""Anna (first hand, who takes at hearts) and Ben have a tierce, both queen high"""


def after(rules: Ruleset, *texts: str, hands: Sequence[str] = TWO_RUNS) -> State:
    """The state when these hands were dealt, if any, and this was done."""
    state = start(rules)
    for action in (*(in_hands(rules, *hands) if hands else ()), *map(parse_action, texts)):
        state = apply(state, action).state
    return state


def lines(state: State, game: Game | None = None, until: int | None = ASKED_AT + 9) -> list[str]:
    tell = Teller(game or game_of(state), EN)
    return status_text(view(state, None), tell, TurnTimes(ASKED_AT, until)).splitlines()


def alt(state: State, seat: int | None = None, game: Game | None = None) -> str:
    return view_alt(view(state, seat), game or game_of(state), EN)


def said(state: State) -> list[str]:
    """The lines below whose turn it is."""
    found = lines(state)
    turn = next(n for n, line in enumerate(found) if "turn; without" in line or WHEN in line)
    return found[turn + 1 :]


def test_a_robot_has_no_clock() -> None:
    """Nor has anybody whose clock stands."""
    state = taken(FOUR_SUITS, "JS")
    last = lines(state, game_of(state, robots=[0]), None)[-1]
    assert last == "It is **César 🤖**’s turn."


def test_whoever_is_away_is_named() -> None:
    """Below the picture, and for those who hear it."""
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state)
    seats = tuple(each and each._replace(away=each.seat in (1, 3)) for each in game.seats)
    game = replace(game, seats=seats)
    last = lines(state, game, None)[-1]
    assert last == "🤖 Robots play for **Ben** and **Dora** until they are back."
    for seat in (None, 0):
        told = alt(state, seat, game)
        assert told.endswith("Robots play for Ben and Dora until they are back.")


def test_a_note_stands_behind_what_was_done() -> None:
    """Not behind what one may choose: nobody reads “Anna, passer”."""
    tell = Teller(game_of(taken(FOUR_SUITS, "JS")), words_for("fr"))
    for done, told in (("0 pass", "passe"), ("0 bid 90 H", "90 ♥"), ("0 play KH", "R♥")):
        note = Note(1, 0, 99, "Hm", 0, number=1, action=done, name="Anna")
        assert note_line(note, tell).split() == f"📝 **Anna**, {told} : Hm".split()


def test_where_only_robots_are_left_the_table_waits() -> None:
    """It says for whom and how long, and not that it is anybody's turn."""
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state, robots=[1, 3])
    left = tuple(each and each._replace(away=True) for each in game.seats)
    game = replace(game, seats=left)
    line = "🤖 Only robots are left: the table waits for **Anna** and **Cléo**."
    assert lines(state, game)[-1] == f"{line} If nobody comes, it closes ({WHEN})."
    told = alt(state, None, game)
    assert "turn" not in told
    assert told.endswith("Only robots are left: the table waits for Anna and Cléo.")
    offered = tuple(each and each._replace(person=None, offered=True) for each in left)
    last = lines(state, replace(game, seats=offered), None)[-1]
    assert last.endswith("waits for somebody to sit down.")


def test_whose_turn_it_was_is_not_heard_of_a_party_that_has_ended() -> None:
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state)
    over = replace(game, row=game.row._replace(status="closed", started_at=ASKED_AT))
    for seat in (None, 0, 1):
        assert "turn" in alt(state, seat)
        assert "turn" not in alt(state, seat, over)


def test_how_much_time_there_is() -> None:
    game = game_of(taken(FOUR_SUITS, "JS"))
    assert tempo_line(game, EN) == "⏱️ Usual: 90 s a turn, 5 min in reserve"
    other = replace(game, row=game.row._replace(turn_seconds=45.0, bank_seconds=10.0))
    assert tempo_line(other, EN) == "⏱️ 45 s a turn, 10 s in reserve"


def closing(state: State) -> str:
    return closing_text(view(state, None), Teller(game_of(state), EN))


# Before the cards, and the auction over a turned card -------------------------------------------


def test_the_cutter_and_how_long_they_have() -> None:
    pack = str(in_hands(PAGAT, *TWO_RUNS)[1])
    state = after(find_preset("pagat"), "table dealer 3", pack, hands=())
    assert lines(state) == [
        f"**Cléo** cuts the cards; otherwise they are cut at random ({WHEN}).",
    ]


def test_the_dealer_who_chooses_their_packets() -> None:
    rules = PAGAT.changed({"packets": "dealer_choice"})
    pack = str(in_hands(PAGAT, *TWO_RUNS)[1])
    state = after(rules, "table dealer 3", pack, hands=())
    assert lines(state) == [
        f"**Dora** deals three cards first, or two; otherwise three ({WHEN}).",
    ]


def test_the_calls_of_the_round() -> None:
    assert lines(after(PAGAT, "0 pass", "1 pass")) == [
        "Turned up: J♥.",
        "**Anna** passes · **Ben** passes",
        f"It is **Cléo**’s turn{LEFT_ALONE}",
    ]
    passed = ("0 pass", "1 pass", "2 pass", "3 pass")
    assert lines(after(PAGAT, *passed, "0 pass")) == [
        "Turned up: J♥.",
        "Nobody took the J♥: second round.",
        "**Anna** passes",
        f"It is **Ben**’s turn{LEFT_ALONE}",
    ]
    assert lines(after(PAGAT, *passed, "0 take C")) == [
        "**Anna** takes ♣ clubs.",
        "Turned up: J♥.",
        f"It is **Anna**’s turn{LEFT_ALONE}",
    ]


def test_a_deal_that_nobody_wants() -> None:
    passes = [f"{seat % 4} pass" for seat in range(8)]
    assert closing(after(PAGAT, *passes)) == (
        "Everybody passed twice: the cards are thrown in, and the next player deals."
    )
    assert closing(after(DUTCH, *passes)).endswith("the same player deals again.")
    assert closing(after(KLOPPEN, *passes[:4])) == (
        "Nobody bid: the cards are thrown in, and the next player deals."
    )


# Bids -------------------------------------------------------------------------------------------


def bids(*texts: str, **changes: str) -> list[str]:
    rules = KLOPPEN.changed(changes)
    return lines(after(rules, *texts))


def test_the_highest_bid_and_what_each_said_last() -> None:
    assert bids("0 pass", "1 bid 80 S", "2 pass", "3 bid 100 H", "0 pass") == [
        "Highest bid: **Dora**, 100 ♥ hearts.",
        "**Ben** 80 ♠ · **Cléo** passes · **Dora** 100 ♥ · **Anna** passes",
        f"It is **Ben**’s turn{LEFT_ALONE}",
    ]


def test_the_first_bid_is_told_once() -> None:
    assert bids("0 bid 80 H") == [
        "Highest bid: **Anna**, 80 ♥ hearts.",
        f"It is **Ben**’s turn{LEFT_ALONE}",
    ]


def test_the_time_for_a_coinche_and_who_may_still_say_it() -> None:
    bid = ("0 bid capot H", "1 pass", "2 pass", "3 pass")
    assert bids(*bid)[0] == "Contract: **Anna**, capot ♥ hearts."  # nothing is higher any more
    assert bids(*bid)[-1] == (
        f"End of the bidding: {WHEN}. Until then “Coinche!” is open to **Ben**."
    )


def test_a_contract_that_was_coinched() -> None:
    assert bids("0 bid 90 H", "3 coinche") == [
        "Contract: **Anna**, 90 ♥ hearts.",
        "**Dora**: “Coinche!” The deal counts double.",
        f"It is **Anna**’s turn{LEFT_ALONE}",
    ]


def test_the_time_for_a_surcoinche_and_what_it_makes() -> None:
    coinched = ("0 bid 90 H", "1 coinche")
    assert bids(*coinched, surcoinche="x3")[-1] == (
        f"End of the bidding: {WHEN}. Until then “Surcoinche!” (× 3) is open to"
        " **Anna** and **Cléo**."
    )
    assert bids(*coinched, "2 surcoinche", surcoinche="x4")[:3] == [
        "Contract: **Anna**, 90 ♥ hearts.",
        "**Ben**: “Coinche!” The deal counts double.",
        "**Cléo**: “Surcoinche!” The deal counts 4 times.",
    ]


def test_in_turn_a_surcoinche_is_waited_for_as_a_bid_is() -> None:
    """Nothing closes by itself, so no moment is named at which it would."""
    contree = find_preset("contree_ffb").changed({"shuffle": "every_deal"})
    state = after(contree, "0 bid 90 H", "1 coinche")
    assert lines(state)[-1] == (
        f"It is **Cléo**’s turn{LEFT_ALONE} “Surcoinche!” (× 4) is open to **Cléo**."
    )
    holding = Holding(view(state, 2), game_of(state), EN, until=ASKED_AT)
    assert bidding(holding).text.splitlines()[-1] == "**Surcoinche?**"


def test_who_hears_the_table_hears_how_long_a_coinche_may_come() -> None:
    passed = after(KLOPPEN, "0 bid 90 H", "1 pass", "2 pass", "3 pass")
    heard = alt(passed, 1)
    assert heard.startswith("Contract: Anna, 90 hearts. Anna 90 hearts · Ben passes")
    told = "It is your turn. Until 5 seconds after the last pass, “Coinche!” is open to Ben."
    assert told in heard
    rules = KLOPPEN.changed({"surcoinche": "x4"})
    coinched = after(rules, "0 bid 90 H", "1 coinche")
    heard = alt(coinched)
    assert "Until 15 seconds after the coinche, “Surcoinche!” is open to Anna and Cléo." in heard


def test_no_seconds_are_named_where_no_clock_runs() -> None:
    rules = KLOPPEN.changed({"surcoinche": "x4"})
    for *calls, told in (
        ("1 pass", "2 pass", "3 pass", "“Coinche!” is still open to Ben."),
        ("1 coinche", "“Surcoinche!” is open to Anna and Cléo."),
    ):
        state = after(rules, "0 bid 90 H", *calls)
        game = game_of(state)
        practised = replace(game, row=game.row._replace(server_id=NO_SERVER))
        heard = alt(state, 1, practised)
        assert told in heard
        assert "seconds" not in heard


def test_the_card_turned_up_is_told_until_the_first_trick_is_won() -> None:
    trick = ("0 play JH", "1 play 7H", "2 play KH")
    told = "Anna takes hearts. Turned up: jack of hearts."
    for played, stands in ((trick, True), ((*trick, "3 play QH"), False)):
        state = after(PAGAT, "0 take H", *played)
        assert (told in alt(state, 2)) is stands


def test_hand_and_table_call_the_same_moment_alike() -> None:
    state = after(KLOPPEN, "0 bid 90 H", "1 pass", "2 pass", "3 pass")
    hands = [
        bidding(Holding(view(state, n), game_of(state), EN, until=ASKED_AT + 9)) for n in (0, 1)
    ]
    closes = f"End of the bidding: {WHEN}."
    assert all(closes in text for text in (lines(state)[-1], *(each.text for each in hands)))


# Découverte -------------------------------------------------------------------------------------

DECOUVERTE = find_preset("decouverte").changed({"shuffle": "every_deal"})


def test_fields_are_told_with_what_lies_face_down() -> None:
    fields = ("AS TS KS QS AH TH KH QH", "JS 9S 8S 7S JH 9H 8H 7H")
    state = after(DECOUVERTE, "0 pass", "1 take S", "0 play AS", hands=fields)
    heard = alt(state, 0)
    assert "Your hand: ten of spades, king of spades, queen of spades, " in heard
    assert "You have 8 cards face down." in heard
    assert (
        "Ben has face up: nine of spades, eight of spades, seven of spades, jack of hearts, "
        in heard
    )
    assert "Ben has 8 cards face down." in heard
    state = apply(state, parse_action("1 play JS")).state
    heard = alt(state)
    under = state.deal.fields[0][0].up if state.deal else None
    assert under is not None
    told = f"Of these, all but {EN.card_name(under)} on a card face down. Anna has 7 cards"
    assert told in heard


# Declarations -----------------------------------------------------------------------------------


def declared(rules: Ruleset, *texts: str) -> list[str]:
    """Return what stands below whose turn it is."""
    return said(after(rules, "0 take H", *texts))


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
    assert lines(after(PAGAT, "0 take H", *FIRST_TRICK[:2])) == [
        "**Anna** takes ♥ hearts.",
        "Turned up: J♥.",
        "On the table: **Anna** the J♥, **Ben** the 7♥.",
        f"It is **Cléo**’s turn{LEFT_ALONE}",
        "**Anna** announces: tierce. **Ben** announces: tierce.",
    ]


def test_a_turn_notice_names_what_is_on_the_table() -> None:
    state = after(PAGAT, "0 take H", *FIRST_TRICK[:2])
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
    state = after(PAGAT, "0 take H", *trick, hands=hands)
    assert said(state)[1:3] == [
        "**Anna**: “Queen!” – **Ben**: “Trump!”",
        "🟠 Ben and Dora have the best declaration: 20 points.",
    ]


def test_each_speaks_with_their_card_to_the_second_trick() -> None:
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
    state = after(GERMAN, "0 take H", hands=TWO_KINDS)
    assert lines(state) == [
        "**Anna** takes ♥ hearts.",
        "Turned up: J♥.",
        f"Before the first card, declarations are announced. Play begins at the latest: {WHEN}.",
    ]
    state = after(GERMAN, "0 take H", "1 declare QD-JD-TD-9D", hands=TWO_KINDS)
    assert lines(state)[2:] == [
        f"Before the first card, declarations are announced. Play begins at the latest: {WHEN}.",
        "**Ben** announces: cinquante (Q♦ J♦ 10♦ 9♦).",
    ]


def test_both_sides_may_score_where_each_kind_counts_for_itself() -> None:
    declares = ("1 declare QD-JD-TD-9D", "0 declare QS-JS-TS", "2 declare 9S-8S-7S", "3 declare")
    state = after(GERMAN, "0 take H", *declares, hands=TWO_KINDS)
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
    state = after(PAGAT, "0 take H", "0 play AH JS-JH-JD-JC", hands=hands)
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
    state = after(rules, *first, hands=hands)
    assert said(state) == ["**Cléo**: “Belote!”"]
    more = ("3 play 7D", "0 play 9H", "1 play 8H", "2 play KH")
    state = after(rules, *first, *more, hands=hands)
    assert said(state) == ["**Cléo**: “Rebelote!”"]


ARRET = PAGAT.changed({"arret": True, "target": 100})
TRICK = ("0 play JH", "1 play 7H", "2 play KH", "3 play QH")


def stopped(*texts: str, target: int) -> list[str]:
    rules = ARRET.changed({"target": target})
    return lines(after(rules, "0 take H", *texts))[1:]


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
    state = after(ARRET, "0 take H", *TRICK)
    game = game_of(state)
    assert last_trick_text(view(state, None), game, EN) == (
        "**Anna** J♥ · **Ben** 7♥ · **Cléo** K♥ · **Dora** Q♥: **Anna** won it."
    )
    state = after(ARRET, "0 take H", *TRICK, "0 play 9H")
    hidden = EN("table-trick-hidden")
    assert last_trick_text(view(state, None), game, EN) == hidden
    assert "Last trick" not in alt(state, None, game)


def test_before_the_first_trick_there_is_none_to_hide() -> None:
    state = after(ARRET, "0 take H")
    assert last_trick_text(view(state, None), game_of(state), EN) == EN("table-no-trick")


def test_eight_trumps() -> None:
    state = taken(FOUR_SUITS, "8S", rules=FRENCH.changed({"trump_run_wins": True}))
    assert lines(state) == closing(state).splitlines()
    assert lines(state)[1:] == [
        "**Anna** holds all eight trumps: that wins the game at once.",
        "The game is over.",
    ]


def test_points_that_two_set_aside_are_told() -> None:
    """What a tie left at clobyosh goes to whoever wins this deal (CL7)."""
    rules = FOR_TWO.changed({"tie_rule": "set_aside"})
    held = (Held(DealOutcome.HANGING, 0, (60, 60)),)
    state = for_two(rules=rules)._replace(held=held)
    told = hanging_lines(view(state, None), Teller(game_of(state), EN))
    assert told == ["Hanging, for whoever wins this deal: 120"]
