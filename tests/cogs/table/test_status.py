"""The lines below the table's picture, position by position."""

from dataclasses import replace

from bot.rules import Action, Ruleset, State, apply, find_preset, parse_action, start, view
from bot.storage.games.games import NO_SERVER
from bot.text import words_for
from cogs.hand.controls import Holding
from cogs.hand.parts import bidding
from cogs.screens.alt import view_alt
from cogs.screens.names import Teller, tempo_line
from cogs.table.status import TurnTimes, closing_text, status_text
from tests.cogs.at_table import ASKED_AT, game_of
from tests.end_to_end.positions import in_hands
from tests.rules.parties import FOUR_SUITS, taken

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


def after(rules: Ruleset, actions: list[Action], *texts: str) -> State:
    state = start(rules)
    for action in (*actions, *map(parse_action, texts)):
        state = apply(state, action).state
    return state


def lines(state: State) -> list[str]:
    tell = Teller(game_of(state), EN)
    turn = TurnTimes(ASKED_AT, ASKED_AT + 9)
    return status_text(view(state, None), tell, turn).splitlines()


def said(state: State) -> list[str]:
    """The lines below whose turn it is."""
    found = lines(state)
    turn = next(n for n, line in enumerate(found) if "turn; without" in line or WHEN in line)
    return found[turn + 1 :]


def test_a_robot_has_no_clock() -> None:
    """Nor has anybody whose clock stands."""
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state, robots=[0])
    text = status_text(view(state, None), Teller(game, EN), TurnTimes(ASKED_AT, None))
    assert text.splitlines()[-1] == "It is **César 🤖**’s turn."


def test_whoever_is_away_is_named() -> None:
    """Below the picture, and for those who hear it."""
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state)
    seats = tuple(each and each._replace(away=each.seat in (1, 3)) for each in game.seats)
    game = replace(game, seats=seats)
    text = status_text(view(state, None), Teller(game, EN), TurnTimes(ASKED_AT, None))
    assert text.splitlines()[-1] == "🤖 Robots play for **Ben** and **Dora** until they are back."
    for alt in (view_alt(view(state, None), game, EN), view_alt(view(state, 0), game, EN)):
        assert alt.endswith("Robots play for Ben and Dora until they are back.")


def test_where_only_robots_are_left_the_table_waits() -> None:
    """It says for whom and how long, and not that it is anybody's turn."""
    game = game_of(taken(FOUR_SUITS, "JS"), robots=[1, 3])
    left = tuple(each and each._replace(away=True) for each in game.seats)
    game = replace(game, seats=left)
    line = "🤖 Only robots are left: the table waits for **Anna** and **Cléo**."
    seen = view(game.playing(), None)
    text = status_text(seen, Teller(game, EN), TurnTimes(ASKED_AT, ASKED_AT + 9))
    assert text.splitlines()[-1] == f"{line} If nobody comes, it closes ({WHEN})."
    alt = view_alt(seen, game, EN)
    assert "turn" not in alt
    assert alt.endswith("Only robots are left: the table waits for Anna and Cléo.")
    offered = tuple(each and each._replace(person=None, offered=True) for each in left)
    text = status_text(seen, Teller(replace(game, seats=offered), EN), TurnTimes(ASKED_AT, None))
    assert text.splitlines()[-1].endswith("waits for somebody to sit down.")


def test_whose_turn_it_was_is_not_heard_of_a_party_that_has_ended() -> None:
    game = game_of(taken(FOUR_SUITS, "JS"))
    over = replace(game, row=game.row._replace(status="closed", started_at=ASKED_AT))
    for seat in (None, 0, 1):
        seen = view(game.playing(), seat)
        assert "turn" in view_alt(seen, game, EN)
        assert "turn" not in view_alt(seen, over, EN)


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
    state = after(find_preset("pagat"), [], "table dealer 3", pack)
    assert lines(state) == [
        f"**Cléo** cuts the cards; otherwise they are cut at random ({WHEN}).",
    ]


def test_the_dealer_who_chooses_their_packets() -> None:
    rules = PAGAT.changed({"packets": "dealer_choice"})
    pack = str(in_hands(PAGAT, *TWO_RUNS)[1])
    state = after(rules, [], "table dealer 3", pack)
    assert lines(state) == [
        f"**Dora** deals three cards first, or two; otherwise three ({WHEN}).",
    ]


def test_the_calls_of_the_round() -> None:
    deal = in_hands(PAGAT, *TWO_RUNS)
    assert lines(after(PAGAT, deal, "0 pass", "1 pass")) == [
        "Turned up: J♥.",
        "**Anna** passes · **Ben** passes",
        f"It is **Cléo**’s turn{LEFT_ALONE}",
    ]
    passed = ("0 pass", "1 pass", "2 pass", "3 pass")
    assert lines(after(PAGAT, deal, *passed, "0 pass")) == [
        "Turned up: J♥.",
        "Nobody took the J♥: second round.",
        "**Anna** passes",
        f"It is **Ben**’s turn{LEFT_ALONE}",
    ]
    assert lines(after(PAGAT, deal, *passed, "0 take C")) == [
        "**Anna** takes ♣ clubs.",
        "Turned up: J♥.",
        f"It is **Anna**’s turn{LEFT_ALONE}",
    ]


def test_a_deal_that_nobody_wants() -> None:
    passes = [f"{seat % 4} pass" for seat in range(8)]
    assert closing(after(PAGAT, in_hands(PAGAT, *TWO_RUNS), *passes)) == (
        "Everybody passed twice: the cards are thrown in, and the next player deals."
    )
    assert closing(after(DUTCH, in_hands(DUTCH, *TWO_RUNS), *passes)).endswith(
        "the same player deals again."
    )
    assert closing(after(KLOPPEN, in_hands(KLOPPEN, *TWO_RUNS), *passes[:4])) == (
        "Nobody bid: the cards are thrown in, and the next player deals."
    )


# Bids -------------------------------------------------------------------------------------------


def bids(*texts: str, **changes: str) -> list[str]:
    rules = KLOPPEN.changed(changes)
    return lines(after(rules, in_hands(rules, *TWO_RUNS), *texts))


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
    state = after(contree, in_hands(contree, *TWO_RUNS), "0 bid 90 H", "1 coinche")
    assert lines(state)[-1] == (
        f"It is **Cléo**’s turn{LEFT_ALONE} “Surcoinche!” (× 4) is open to **Cléo**."
    )
    holding = Holding(view(state, 2), game_of(state), EN, until=ASKED_AT)
    assert bidding(holding).text.splitlines()[-1] == "**Surcoinche?**"


def test_who_hears_the_table_hears_how_long_a_coinche_may_come() -> None:
    deal = in_hands(KLOPPEN, *TWO_RUNS)
    passed = after(KLOPPEN, deal, "0 bid 90 H", "1 pass", "2 pass", "3 pass")
    alt = view_alt(view(passed, 1), game_of(passed), EN)
    assert alt.startswith("Contract: Anna, 90 hearts. Anna 90 hearts · Ben passes")
    told = "It is your turn. Until 5 seconds after the last pass, “Coinche!” is open to Ben."
    assert told in alt
    rules = KLOPPEN.changed({"surcoinche": "x4"})
    coinched = after(rules, deal, "0 bid 90 H", "1 coinche")
    alt = view_alt(view(coinched, None), game_of(coinched), EN)
    assert "Until 15 seconds after the coinche, “Surcoinche!” is open to Anna and Cléo." in alt


def test_no_seconds_are_named_where_no_clock_runs() -> None:
    rules = KLOPPEN.changed({"surcoinche": "x4"})
    deal = in_hands(rules, *TWO_RUNS)
    for *calls, told in (
        ("1 pass", "2 pass", "3 pass", "“Coinche!” is still open to Ben."),
        ("1 coinche", "“Surcoinche!” is open to Anna and Cléo."),
    ):
        state = after(rules, deal, "0 bid 90 H", *calls)
        game = game_of(state)
        practised = replace(game, row=game.row._replace(server_id=NO_SERVER))
        alt = view_alt(view(state, 1), practised, EN)
        assert told in alt
        assert "seconds" not in alt


def test_the_card_turned_up_is_told_until_the_first_trick_is_won() -> None:
    deal = in_hands(PAGAT, *TWO_RUNS)
    trick = ("0 play JH", "1 play 7H", "2 play KH")
    told = "Anna takes hearts. Turned up: jack of hearts."
    for played, stands in ((trick, True), ((*trick, "3 play QH"), False)):
        state = after(PAGAT, deal, "0 take H", *played)
        assert (told in view_alt(view(state, 2), game_of(state), EN)) is stands


def test_hand_and_table_call_the_same_moment_alike() -> None:
    state = after(KLOPPEN, in_hands(KLOPPEN, *TWO_RUNS), "0 bid 90 H", "1 pass", "2 pass", "3 pass")
    hands = [
        bidding(Holding(view(state, n), game_of(state), EN, until=ASKED_AT + 9)) for n in (0, 1)
    ]
    closes = f"End of the bidding: {WHEN}."
    assert all(closes in text for text in (lines(state)[-1], *(each.text for each in hands)))


# Découverte -------------------------------------------------------------------------------------

DECOUVERTE = find_preset("decouverte").changed({"shuffle": "every_deal"})


def test_fields_are_told_with_what_lies_face_down() -> None:
    deal = in_hands(DECOUVERTE, "AS TS KS QS AH TH KH QH", "JS 9S 8S 7S JH 9H 8H 7H")
    state = after(DECOUVERTE, deal, "0 pass", "1 take S", "0 play AS")
    alt = view_alt(view(state, 0), game_of(state), EN)
    assert "Your hand: ten of spades, king of spades, queen of spades, " in alt
    assert "You have 8 cards face down." in alt
    assert (
        "Ben has face up: nine of spades, eight of spades, seven of spades, jack of hearts, " in alt
    )
    assert "Ben has 8 cards face down." in alt
    state = apply(state, parse_action("1 play JS")).state
    alt = view_alt(view(state, None), game_of(state), EN)
    under = state.deal.fields[0][0].up if state.deal else None
    assert under is not None
    told = f"Of these, all but {EN.card_name(under)} on a card face down. Anna has 7 cards"
    assert told in alt
