"""The effects of options, one scenario each: the ruleset in, something that can be compared out."""

from bot.rules import (
    PACK,
    Action,
    Bid,
    ByAccount,
    ChooseDealer,
    Coinche,
    Cut,
    Gather,
    IllegalAction,
    Phase,
    Play,
    Ruleset,
    Shuffle,
    State,
    Stop,
    Take,
    apply,
    game_of,
    legal_actions,
    start,
    table_action,
    view,
)
from card_images.trick import Edge, edges
from tests.rules.parties import (
    CUT,
    FOUR_SUITS,
    act,
    asked_seat,
    bidding,
    deal_of,
    dealt,
    do,
    finish,
    laid,
    play,
    taken,
    with_dealer,
)
from tests.rules.scoring.last_card import MADE, before_last_card

SEED = bytes(32)

# Spades are trump. Seat 2 has king and queen; it must follow the jack that is led.
BELOTE = (
    "JS 9S AH TH AD TD AC TC",
    "8S 7H 8H 9H JH QH KH 7D",
    "KS QS 8D 9D JD QD KD 7C",
    "AS TS 7S 8C 9C JC QC KC",
)
# Clubs are trump. Team 0 has a tierce and a cinquante, team 1 a tierce and four nines.
KINDS = (
    "KS QS JS 8S AC KC QC 7D",
    "AH KH QH 9S 9H 9D 9C 7C",
    "AS TS AD KD QD JD 8H 7H",
    "7S JH TH TC JC 8C TD 8D",
)
# Clubs are trump; seats 0 and 1 have tierces of the ace.
HEARTS_FIRST = (
    "AH KH QH 9S 9D 8D JD 7C",
    "8S 8H 7H AD KD QD QC JC",
    "KS QS JS 7S AC TC 8C 7D",
    "AS TS JH TH 9H KC TD 9C",
)
# Seat 1 deals; the ten of hearts is turned. The second line of each lies beneath the first.
FIELDS = (
    ("AH 8H AD 8D AC 8C KS QS", "JS 9S AS TS 8S 7S 7H 7D"),
    ("KD QD KC QC JC JD 9H TH", "KH QH JH 9D TD 9C TC 7C"),
)
LONG_RUN = ("AS KS QS JS TS 9S 8S 7H", "7S AH QH 9H AD QD 9D 8D", "KH JH TD 8C AC QC 9C KD",
            "TH 8H JD 7D KC JC TC 7C")  # fmt: skip
"""seat 0 has seven spades in a row"""


# The deal ---------------------------------------------------------------------------------------


def cards_in_sight(rules: Ruleset) -> tuple[int, ...]:
    """How many cards each seat has before the first call."""
    return view(dealt(game_of(rules).dealing.pack, 0, rules), None).hand_sizes


def places_around(rules: Ruleset) -> list[str]:
    """Where the seats sit in the picture, seat 0 at the bottom."""
    around = edges(view(start(rules), None), 0)
    return [Edge(around[seat]).name.lower() for seat in range(rules.players)]


def finds_dealer_by(rules: Ruleset) -> str:
    action = table_action(start(rules), SEED)
    return "chance" if isinstance(action, ChooseDealer) else "a draw"


def between_deals(rules: Ruleset) -> tuple[str, str]:
    """Return what follows the first pack, and what makes the second."""
    first = act(with_dealer(0, rules), Shuffle(PACK)).phase.value
    state = dealt(PACK, 0, rules)
    state = finish(act(state, legal_actions(state, asked_seat(state))[1]))
    picked_up = tuple(card for trick in deal_of(state).tricks for card in trick.cards)
    accepted = [each for each in (Gather(picked_up), Shuffle(PACK)) if _is_legal(state, each)]
    return first, " ".join(type(each).__name__ for each in accepted)


def _is_legal(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


def first_hands_cards(rules: Ruleset) -> str | tuple[int, ...]:
    """The places in the pack of what first hand gets before the auction, in the order given."""
    state = act(with_dealer(0, rules), Shuffle((*PACK[-CUT:], *PACK[:-CUT])))
    state = act(state, Cut(asked_seat(state), CUT))
    if state.phase is Phase.PACKETS:
        return f"seat {asked_seat(state)} chooses"
    return tuple(PACK.index(card) for card in deal_of(state).hands[1])


# The auction ------------------------------------------------------------------------------------


def first_calls(rules: Ruleset) -> tuple[int, set[str], str]:
    """The cards in a hand, the kinds of calls of first hand, and the game."""
    state = dealt(game_of(rules).dealing.pack, 0, rules)
    kinds = {type(each).__name__ for each in legal_actions(state, 1)}
    return len(deal_of(state).hands[1]), kinds, state.game_type.name


def named_in_the_second_round(rules: Ruleset) -> str:
    """The trumps that may be named when all have passed; of four players diamonds are turned."""
    state = laid(FIELDS, rules) if rules.players == 2 else dealt(PACK, 0, rules)
    state = do(state, ", ".join(["pass"] * rules.players))
    options = legal_actions(state, asked_seat(state))
    return "".join(each.suit.value for each in options if isinstance(each, Take))


def deals_after_passes(rules: Ruleset) -> int | None:
    return do(dealt(PACK, 2, rules), ", ".join(["pass"] * 8)).dealer


def possible_bids(rules: Ruleset) -> list[int]:
    state = bidding(FOUR_SUITS, rules)
    return sorted({each.points for each in legal_actions(state, 0) if isinstance(each, Bid)})


def who_coinches(rules: Ruleset) -> tuple[list[int], str]:
    """Return who may coinche the bid of seat 0, and what follows the third pass."""
    state = do(bidding(FOUR_SUITS, rules), "bid 80 S")
    seats = [seat for seat in range(4) if _is_legal(state, Coinche(seat))]
    return seats, do(state, "pass, pass, pass").phase.value


def after_a_coinche(rules: Ruleset) -> tuple[str, int]:
    """Return what is waited for, and what a redoubled bid is played for."""
    state = do(bidding(FOUR_SUITS, rules), "bid 80 S, 1 coinche")
    phase = state.phase.value
    if state.phase is Phase.SURCOINCHE:
        state = do(state, "2 surcoinche")
    return phase, deal_of(state).multiplier


# Declarations and belote ------------------------------------------------------------------------


def declared(rules: Ruleset) -> tuple[str, bool, ByAccount]:
    """Return what follows the take, whether one declares with the first card, and what is
    scored."""
    state = taken(KINDS, "AC", rules=rules)
    phase = state.phase.value
    if state.phase is Phase.DECLARE:
        state = do(state, "declare KS-QS-JS, declare, declare, declare")
    said = [each for each in legal_actions(state, 0) if isinstance(each, Play)]
    with_card = any(each.declarations for each in said)
    state = do(state, "8S KS-QS-JS" if with_card else "8S")
    return phase, with_card, finish(state).results[0].declarations


def contested(rules: Ruleset) -> ByAccount:
    """Return the points of a tierce and a cinquante against a tierce and four nines."""
    state = taken(KINDS, "AC", rules=rules)
    said = "8S KS-QS-JS, 9S 9S-9H-9D-9C AH-KH-QH, AS AD-KD-QD-JD, 7S"
    return finish(do(state, said)).results[0].declarations


def known_after(rules: Ruleset) -> tuple[int, ByAccount]:
    """How many cards are played when it is known who scores, and who does of two equal runs."""
    state = taken(HEARTS_FIRST, "AC", taker=2, rules=rules)
    if state.phase is Phase.DECLARE:
        state = do(state, "declare AH-KH-QH, declare AD-KD-QD, declare, declare")
    else:
        state = do(state, "9D AH-KH-QH, AD AD-KD-QD, 7D, TD")
    while view(state, None).declarations is None:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    seen = view(state, None)
    assert seen.declarations is not None
    return len(seen.played), seen.declarations


def choices_of_a_long_run(rules: Ruleset) -> tuple[str, int]:
    """Return what is proposed of seven cards in a row, and the most declarations they can make."""
    choices = view(taken(LONG_RUN, "7H", trump="D", taker=0, rules=rules), 0).choices
    return " ".join(map(str, choices[0])), max(map(len, choices))


def eight_trumps(rules: Ruleset) -> tuple[str, int | None]:
    state = taken(FOUR_SUITS, "JS", rules=rules)
    return state.phase.value, state.winner


def belotes_of_the_deal(rules: Ruleset) -> ByAccount:
    return finish(taken(BELOTE, "JS", rules=rules)).results[0].belotes


def words_asked(rules: Ruleset) -> tuple[bool, bool, ByAccount]:
    """Tell whether a word may go with the king, and with the queen; who scores if it went with
    both."""
    state = play(taken(BELOTE, "JS", rules=rules), "JS 8S")
    asked: list[bool] = []
    for card in ("KS", "QS"):
        worded = any(
            isinstance(each, Play) and each.word and each.card.text == card
            for each in legal_actions(state, 2)
        )
        asked.append(worded)
        state = play(state, f"{card}!" if worded else card)
        if card == "KS":
            state = play(state, "7S 9S 7H")
    return asked[0], asked[1], finish(state).results[0].belotes


# The end of the party ---------------------------------------------------------------------------


def ended(rules: Ruleset, scores: ByAccount, points: int = 127, deals: int = 1) -> State:
    """The party after deal number `deals`, in which the takers, team 0, have `points`.

    `scores` are the totals without it.
    """
    before, card = before_last_card(taken(MADE, "JH", rules=rules))
    results, deal = act(before, card).results, deal_of(before)
    shift = points - results[0].points[0]
    deal = deal._replace(points=(deal.points[0] + shift, deal.points[1] - shift))
    earlier = results * (deals - 1)
    return act(before._replace(deal=deal, scores=scores, results=earlier, deal_number=deals), card)


def held_in_the_end(rules: Ruleset) -> tuple[int | None, ByAccount]:
    """The defenders reach 1000 with 81 of a tied deal."""
    state = ended(rules, (300, 919), points=81)
    return state.winner, state.scores


def least_total_that_wins(rules: Ruleset) -> int:
    """Try totals around every target that is played for."""
    totals = sorted(
        {each + more for each in (100, 500, 1000, 1500, 2000, 5000) for more in (-1, 0)}
    )
    return next(t for t in totals if ended(rules, (t - 127, 0)).phase is Phase.OVER)


def least_number_of_deals(rules: Ruleset) -> int:
    """Try numbers around every one that is played."""
    return next(n for n in (1, 2, 11, 12, 13, 47, 48) if ended(rules, (0, 0), 127, n).ending)


def end_by(rules: Ruleset) -> list[str | None]:
    """Above the target after two deals, below it after twelve, and then with equal totals."""
    states = (
        ended(rules, (900, 0), deals=2),
        ended(rules, (100, 0), deals=12),
        ended(rules, (0, 92), deals=12),
    )
    return [state.ending and state.ending.value for state in states]


def both_at_the_target(rules: Ruleset) -> list[int | None]:
    """Return who wins, team 0 having taken: with fewer points, with more, and with as many."""
    totals = ((1010, 1020), (1020, 1010), (1010, 1010))
    return [ended(rules, (a - 127, b - 35)).winner for a, b in totals]


def stopped(rules: Ruleset) -> tuple[bool, bool]:
    """Tell whether who won a trick may stop, and whether the points so far are seen."""
    state = play(taken(MADE, "JH", rules=rules), "AS 7S JS AC")
    return Stop(0) in legal_actions(state, 0), view(state, None).points is not None


# Découverte -------------------------------------------------------------------------------------


def uncovered_by_the_leader(rules: Ruleset) -> tuple[str | None, str | None]:
    """Return what lies where the ace of hearts lay on the jack of spades, before and after the
    answer."""
    state = do(laid(FIELDS, rules), "take H, AH")
    shown: list[str | None] = []
    for now in (state, play(state, "9H")):
        up = view(now, 1).fields[0][0].up
        shown.append(None if up is None else up.text)
    return shown[0], shown[1]
