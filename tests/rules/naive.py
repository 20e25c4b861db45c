"""A deal once more, as plainly as it can be told: which moves there are, and what comes of them.

It knows hands, calls and tricks. The rules it asks only what a hand may declare, whose declarations
count and, but in coinche, which cards may be played; whose turn it is, what may be called and what
else may be said or done stands here a second time. `moves` lists them as texts.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.rules import (
    Announced,
    Card,
    Phase,
    Ruleset,
    State,
    Trump,
    choices,
    legal_cards,
    parse_declaration,
    parse_trump,
    settle_contest,
)
from tests.rules.games.belote3 import telling as three
from tests.rules.games.bulgarian import telling
from tests.rules.games.klaverjas.telling import roem_of
from tests.rules.parties import deal_of
from tests.rules.referee import ACCOUNTS, account_of, place, winner_of

EXTRA = {"off": "", "no_trumps": "N", "all_trumps": "A", "both": "NA"}
Calls = tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Naive:
    """A deal that goes on. `hands` are the cards that may be seen, `below` what lies under each."""

    rules: Ruleset
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    below: dict[Card, Card]
    turned: Card | None
    stock: tuple[Card, ...]
    stage: str = "auction"
    calls: Calls = ()
    trump: Trump | None = None
    turn: int = 0
    waived: tuple[int, ...] = ()
    belotes: Mapping[str, tuple[int, tuple[bool, ...]]] = field(default_factory=dict)
    """by suit who was dealt king and queen, and for each one played whether its word was said"""
    dealt: tuple[tuple[Card, ...], ...] = ()
    """what each seat had in sight before the first lead"""
    spoken: tuple[int, ...] = ()
    announced: tuple[Announced, ...] = ()
    shown: tuple[int, ...] = ()
    trick: tuple[Card, ...] = ()
    tricks: tuple[int, ...] = ()
    """the winners so far"""
    laid: tuple[Card, ...] = ()
    """by the taker of belote for three"""
    uncalled: bool = False
    """whether roem of the last trick may be called"""

    @property
    def players(self) -> int:
        return len(self.hands)

    def next(self) -> int:
        return (self.turn + 1) % self.players


def naive_of(state: State) -> Naive:
    """The same deal, at its beginning."""
    deal = deal_of(state)
    assert (state.phase, deal.calls) == (Phase.CALL, ())
    below = {p.up: p.down for one in deal.fields for p in one if p.up and p.down}
    dealer_first = state.rules.auction == "choice" and state.rules.trump_choice == "dealer_first"
    return Naive(state.rules, deal.dealer, deal.hands, below, deal.turn_up, deal.stock,
                 turn=(deal.dealer + (not dealer_first)) % state.rules.players)  # fmt: skip


def moves(deal: Naive) -> list[str]:
    match deal.stage:
        case "auction":
            return _calls(deal)
        case "discard":
            cards = three.may_lay(deal.hands[deal.turn], deal.trump)
            return [f"{deal.turn} discard {card}" for card in cards]
        case "window":
            waiting = [seat for seat in _side(deal, own=False) if seat not in deal.waived]
            return ["table close", *(f"{seat} {word}" for seat in waiting
                                     for word in ("pass", "coinche"))]  # fmt: skip
        case "redouble" if _answers_in_turn(deal):
            first, *_ = _redoublers(deal)
            return [f"{first} pass", f"{first} surcoinche"]
        case "redouble":
            waiting = [seat for seat in _side(deal, own=True) if seat not in deal.waived]
            return ["table close", *(f"{seat} {word}" for seat in waiting
                                     for word in ("pass", "surcoinche"))]  # fmt: skip
        case "declare":
            return [" ".join([f"{seat} declare", said]).rstrip() for seat in _undeclared(deal)
                    for said in _sayings(deal, seat)]  # fmt: skip
        case "play":
            return [*_plays(deal), *_shows(deal), *_claims(deal), *_stops(deal)]
        case _:
            return []


def _calls(deal: Naive) -> list[str]:
    match deal.rules.auction:
        case "choice":
            bound = deal.rules.trump_choice == "first_must" or len(deal.calls) == 4
            plays = [f"{deal.turn} take {suit}" for suit in "SHDC"]
            return plays if bound else [f"{deal.turn} pass", *plays]
        case "three":
            return three.calls(deal.rules, deal.turn, len(deal.calls), deal.turned)
        case "ladder":
            return [f"{deal.turn} {call}" for call in _rungs(deal)]
        case "turn_up":
            return [f"{deal.turn} pass", *(f"{deal.turn} take {each}" for each in _suits(deal))]
        case _:
            return [*_bids(deal), *_coinches(deal)]


def after(deal: Naive, move: str) -> Naive:
    actor, verb, *rest = move.split()
    match verb:
        case "close":
            return _open(deal)
        case "show":
            others = [each for each in range(_accounts(deal)) if each != _account(deal, actor)]
            return replace(deal, shown=(*deal.shown, *others))
        case "discard":
            return _after_discard(deal, Card.parse(rest[0]))
        case "claim":
            return replace(deal, uncalled=False)
        case "stop":
            return replace(deal, stage="over")
        case "declare":
            return _after_declare(deal, int(actor), rest)
        case "play":
            return _after_play(deal, rest)
        case "pass" if deal.rules.auction == "choice":
            return replace(deal, calls=(*deal.calls, (int(actor), verb)), turn=deal.next())
        case "pass" if deal.stage != "auction":
            deal = replace(deal, waived=(*deal.waived, int(actor)))
            done = len(deal.waived) == len(_side(deal, own=deal.stage == "redouble"))
            return _open(deal) if done else deal
        case _:
            then = _after_rung if deal.rules.auction == "ladder" else _after_call
            return then(deal, int(actor), move.partition(" ")[2])


# The auction ------------------------------------------------------------------------------------


def _suits(deal: Naive) -> Iterator[str]:
    assert deal.turned is not None
    if len(deal.calls) < deal.players:
        yield deal.turned.suit
        return
    for suit in "SHDC":
        if deal.rules.round2_suits == "any" or suit != deal.turned.suit:
            yield suit
    yield from EXTRA[deal.rules.extra_contracts]


def _standing(deal: Naive) -> tuple[int, list[str]] | None:
    """The last bid: who made it, and its words."""
    bids = [(seat, call.split()) for seat, call in deal.calls if call.startswith("bid")]
    return bids[-1] if bids else None


def _bids(deal: Naive) -> Iterator[str]:
    standing = _standing(deal)
    values = _values(deal.rules)
    least = -1 if standing is None else values.index(standing[1][1])
    yield f"{deal.turn} pass"
    for value in values[least + 1 :]:
        for suit in "SHDC" + EXTRA[deal.rules.extra_contracts]:
            # Who holds the last bid of coinche and is asked again may only name another trump.
            if deal.rules.auction == "bids" or (deal.turn, suit) != _held(standing):
                yield f"{deal.turn} bid {value} {suit}"


def _values(rules: Ruleset) -> list[str]:
    """The ladder."""
    numbers = [str(n) for n in range(80, rules.bid_max + 1, 10)]
    return [*numbers, "capot", *(["generale"] if rules.generale else [])]


def _held(standing: tuple[int, list[str]] | None) -> tuple[int, str] | None:
    return None if standing is None else (standing[0], standing[1][-1])


def _answers_in_turn(deal: Naive) -> bool:
    return deal.rules.auction == "coinche" and deal.rules.coinche_mode == "in_turn"


def _redoublers(deal: Naive) -> list[int]:
    """The bidders that have not answered a coinche, from whoever made it on."""
    knocker = deal.calls[-1][0]
    bidders = _side(deal, own=True)
    return [seat for step in range(1, 4) if (seat := (knocker + step) % 4) in bidders
            and seat not in deal.waived]  # fmt: skip


def _side(deal: Naive, *, own: bool) -> list[int]:
    """The seats of the bidder's side, or of the other."""
    standing = _standing(deal)
    assert standing is not None
    return [seat for seat in range(deal.players) if (seat % 2 == standing[0] % 2) == own]


RUNGS = "CDHSNA"


def _rungs(deal: Naive) -> Iterator[str]:
    """The calls of a ladder (I1)."""
    yield "pass"
    standing, doubles = _standing(deal), _doubles(deal)
    if not doubles or deal.rules.run_from_contra:
        least = -1 if standing is None else RUNGS.index(standing[1][-1])
        yield from (f"bid {trump}" for trump in RUNGS[least + 1 :])
    if standing is not None and deal.turn % 2 != standing[0] % 2 and not doubles:
        yield "coinche"
    if standing is not None and deal.turn % 2 == standing[0] % 2 and doubles == ["coinche"]:
        yield "surcoinche"


def _doubles(deal: Naive) -> list[str]:
    """What has doubled the last bid."""
    said: list[str] = []
    for _, call in reversed(deal.calls):
        if call.startswith("bid"):
            break
        said += [call] if call != "pass" else []
    return said[::-1]


def _after_rung(deal: Naive, actor: int, call: str) -> Naive:
    deal = replace(deal, calls=(*deal.calls, (actor, call)), turn=deal.next())
    passes = 0
    for _, each in reversed(deal.calls):
        if each != "pass":
            break
        passes += 1
    standing = _standing(deal)
    if standing is None:
        return replace(deal, stage="over") if passes == 4 else deal
    higher = deal.rules.run_from_contra and standing[1][-1] != "A"
    if passes == 3 or (len(_doubles(deal)) == 2 and not higher):
        stock, hands = list(deal.stock), list(deal.hands)
        for step in range(1, 5):
            seat = (deal.dealer + step) % 4
            hands[seat] = (*hands[seat], *stock[3 * step - 3 : 3 * step])
        return _open(replace(deal, hands=tuple(hands)))
    return deal


def _coinches(deal: Naive) -> Iterator[str]:
    if _standing(deal) is not None:
        for seat in _side(deal, own=False):
            if deal.rules.coinche_mode == "any_time" or seat == deal.turn:
                yield f"{seat} coinche"


def _after_call(deal: Naive, actor: int, call: str) -> Naive:
    deal = replace(deal, calls=(*deal.calls, (actor, call)), turn=deal.next())
    if call.startswith("take"):
        return _open(_all_cards_dealt(deal, actor))
    if call == "coinche" and deal.rules.surcoinche != "off":
        return replace(deal, stage="redouble", waived=())
    if call in ("coinche", "surcoinche"):
        return _open(deal)
    passes = 0
    for _, each in reversed(deal.calls):
        if each != "pass":
            break
        passes += 1
    if deal.rules.auction == "turn_up" or deal.rules.auction == "three":
        rounds = 2 if deal.turned is not None else 1
        return replace(deal, stage="over") if passes == rounds * deal.players else deal
    if _standing(deal) is None:
        return replace(deal, stage="over") if passes == deal.players else deal
    again = deal.rules.auction == "coinche" and deal.rules.self_raise == "other_suit"
    if passes < deal.players - (not again):
        return deal
    if deal.rules.coinche_mode == "any_time" and deal.players == 4:
        *_, last = (seat for seat, _ in deal.calls if seat in _side(deal, own=False))
        return replace(deal, stage="window", waived=(last,))
    return _open(deal)


def _all_cards_dealt(deal: Naive, taker: int) -> Naive:
    if deal.players == 2 or deal.rules.auction == "choice":
        return deal
    stock, hands = list(deal.stock), list(deal.hands)
    if deal.turned is None:  # for three: all is dealt but the chien, if there is one
        hands[taker] = (*hands[taker], *stock)
        return replace(deal, hands=tuple(hands))
    for step in range(1, deal.players + 1):
        seat = (deal.dealer + step) % deal.players
        new = [deal.turned] if seat == taker else []
        while len(new) < 3:
            new.append(stock.pop(0))
        hands[seat] = (*hands[seat], *new)
    return replace(deal, hands=tuple(hands))


def _open(deal: Naive) -> Naive:
    """The contract stands; first hand leads, or everybody declares, or two cards are laid away."""
    [trump] = [call.split()[-1] for _, call in deal.calls if call[:3] in ("tak", "bid")][-1:]
    for seat, hand in enumerate(deal.hands):
        if len(hand) > 10 and deal.players == 3:
            return replace(deal, stage="discard", turn=seat, trump=parse_trump(trump))
    belotes: dict[str, tuple[int, tuple[bool, ...]]] = {}
    for seat, hand in enumerate(deal.hands):
        cards = {*hand, *(deal.below[card] for card in hand if card in deal.below)}
        for suit in _belote_suits(deal.rules, trump):
            if {f"K{suit}", f"Q{suit}"} <= {card.text for card in cards}:
                belotes[suit] = (seat, ())
    leader, standing = (deal.dealer + 1) % deal.players, _standing(deal)
    if standing and standing[1][1] == "generale" and deal.rules.generale_lead == "bidder":
        leader = standing[0]
    deal = replace(
        deal, stage="play", trump=parse_trump(trump), turn=leader,
        belotes=belotes, dealt=deal.hands,
    )  # fmt: skip
    if deal.rules.trump_run_wins and any(
        {card.suit for card in hand} == {trump} for hand in deal.hands
    ):
        return replace(deal, stage="over")
    if deal.rules.declarations == "immediate" and _undeclared(deal):
        return replace(deal, stage="declare")
    return deal


def _belote_suits(rules: Ruleset, trump: str) -> str:
    if rules.belote == "off" or trump == "N":
        return ""
    if trump == "A":
        return "SHDC" if rules.belote_ta != "none" else ""
    return trump


def _after_discard(deal: Naive, card: Card) -> Naive:
    """A card lies face down; with the second the deal is played (J9)."""
    hand = tuple(each for each in deal.hands[deal.turn] if each is not card)
    hands = (*deal.hands[: deal.turn], hand, *deal.hands[deal.turn + 1 :])
    return _open(replace(deal, hands=hands, laid=(*deal.laid, card)))


# Declarations -----------------------------------------------------------------------------------


def _undeclared(deal: Naive) -> list[int]:
    return [
        seat
        for seat in range(deal.players)
        if seat not in deal.spoken and choices(deal.dealt[seat], deal.rules)
    ]


def _sayings(deal: Naive, seat: int) -> list[str]:
    found = choices(deal.dealt[seat], deal.rules, deal.trump)
    return [" ".join(map(str, choice)) for choice in found] or [""]


def _announce(deal: Naive, actor: int, said: list[str]) -> Naive:
    new = [Announced(actor, parse_declaration(each)) for each in said]
    return replace(deal, announced=(*deal.announced, *new))


def _after_declare(deal: Naive, actor: int, said: list[str]) -> Naive:
    deal = replace(_announce(deal, actor, said), spoken=(*deal.spoken, actor))
    return deal if _undeclared(deal) else replace(deal, stage="play")


def _claims(deal: Naive) -> list[str]:
    return [f"{seat} claim" for seat in range(deal.players)] if deal.uncalled else []


def _shows(deal: Naive) -> Iterator[str]:
    """The losers of the contest, from its end to the end of the next trick."""
    if deal.rules.decl_contest_moment == "end_of_deal":
        return
    late = deal.rules.decl_contest_moment == "during_trick2"
    if deal.rules.declarations != "first_trick" or len(deal.tricks) != (2 if late else 1):
        return
    first = deal.tricks[0] if late else (deal.dealer + 1) % deal.players
    accounts = ACCOUNTS[deal.players]
    scoring = settle_contest(deal.announced, first, deal.trump, deal.rules, accounts).scoring
    owners = {_account(deal, each.seat) for each in scoring}
    for seat in range(deal.players):
        if any(each not in deal.shown and each != _account(deal, seat) for each in owners):
            yield f"{seat} show"


def _account(deal: Naive, seat: int | str) -> int:
    return account_of(deal.rules, int(seat))


def _accounts(deal: Naive) -> int:
    return 3 if deal.players == 3 else 2


# Play -------------------------------------------------------------------------------------------


def _plays(deal: Naive) -> Iterator[str]:
    assert deal.trump is not None
    seat = deal.turn
    first_trick = deal.rules.declarations == "first_trick" and not deal.tricks
    for card in _playable(deal, deal.trump):
        for said in _sayings(deal, seat) if first_trick else [""]:
            for word in ["", " !"] if _asked_for_word(deal, card) else [""]:
                yield f"{seat} play {card}{word} {said}".rstrip()


def _playable(deal: Naive, trump: Trump) -> Collection[Card]:
    """The cards for which a seat may reach; those of klaverjas by KJ3, card by card."""
    hand, trick = deal.hands[deal.turn], deal.trick
    if deal.rules.auction == "three":
        taker, _ = deal.calls[-1]
        return three.playable(deal.rules, hand, trick, trump, deal.turn, taker)
    if deal.rules.auction == "choice":
        return [card for card in hand if _k3(deal.rules, card, hand, trick, trump)]
    if deal.rules.auction == "ladder":
        played = [card.text for card in trick]
        may = telling.playable(str(trump), played, [card.text for card in hand])
        return [card for card in hand if card.text in may]
    if deal.rules.auction == "coinche":
        return _h4(deal.rules, hand, trick, trump)
    return legal_cards(hand, trick, trump, deal.rules)


def _h4(
    rules: Ruleset, hand: Sequence[Card], trick: Sequence[Card], trump: Trump
) -> Collection[Card]:
    """The cards that coinche lets one play (H4)."""
    if not trick:
        return hand
    holder = winner_of(trick, trump)
    best, is_partners = trick[holder], holder == len(trick) - 2
    follow = [card for card in hand if card.suit == trick[0].suit]
    trumps = [card for card in hand if card.suit == trump]
    higher = [card for card in follow or trumps if card.suit == best.suit
              and place(card, trump) < place(best, trump)]  # fmt: skip
    if follow:
        goes_up = trump == "A" or trick[0].suit == trump
        return higher if goes_up and higher else follow
    if is_partners:
        if best.suit != trump or not higher or len(trumps) == len(hand):
            return hand
        return [card for card in hand if card in higher or card not in trumps]
    if not trumps:
        return hand
    if best.suit != trump:
        return trumps
    return higher or (trumps if rules.undertrump_opp == "required" else hand)


def _k3(
    rules: Ruleset, card: Card, hand: Collection[Card], trick: Collection[Card], trump: Trump
) -> bool:
    """Tell whether a card of a hand may be played where somebody has to go higher (KJ3)."""
    if not trick:
        return True
    cards = list(trick)
    holder = winner_of(cards, trump)
    best, is_partners = cards[holder], holder == len(cards) - 2
    led, rotterdam = cards[0].suit, rules.partner_plain == "must_trump"

    def beats(each: Card) -> bool:
        is_trump = each.suit == trump
        return is_trump and (best.suit != trump or place(each, trump) < place(best, trump))

    if any(each.suit == led for each in hand):
        goes_up = led == trump and any(beats(each) for each in hand)
        return beats(card) if goes_up else card.suit == led
    trumps = [each for each in hand if each.suit == trump]
    if not trumps:
        return True
    higher = [each for each in trumps if beats(each)]
    if rotterdam:
        return card in (higher or trumps)
    if higher and not is_partners:
        return card in higher
    # Amsterdam: a lower trump is the last thing that is left.
    return card not in trumps or card in higher or len(higher) == 0 == len(hand) - len(trumps)


def _is_of_belote(deal: Naive, card: Card) -> bool:
    """King or queen of a pair that was dealt to the seat in turn."""
    holder, _ = deal.belotes.get(card.suit, (None, ()))
    return card.text[0] in "KQ" and holder == deal.turn


def _asked_for_word(deal: Naive, card: Card) -> bool:
    if not _is_of_belote(deal, card):
        return False
    said = deal.belotes[card.suit][1]
    if not said and not _may_begin(deal, card):
        return False
    match deal.rules.belote_announce:
        case "auto" | "second":
            return False
        case "prompt":
            return not said
        case "strict":
            return not said or said[0]


def _may_begin(deal: Naive, card: Card) -> bool:
    """Tell whether a belote may begin with a card (I4)."""
    apart = deal.rules.belote_ta == "each_suit_led" and bool(deal.trick)
    return not apart or card.suit in (deal.trick[0].suit, deal.trump)


def _stops(deal: Naive) -> Iterator[str]:
    if deal.rules.arret and deal.tricks and not deal.trick:
        yield f"{deal.turn} stop"


def _after_play(deal: Naive, rest: list[str]) -> Naive:
    card, said = Card.parse(rest[0]), [each for each in rest[1:] if each != "!"]
    seat, led = deal.turn, not deal.trick
    deal = replace(deal, uncalled=False)
    if _is_of_belote(deal, card):
        words = (*deal.belotes[card.suit][1], "!" in rest)
        deal = replace(deal, belotes={**deal.belotes, card.suit: (seat, words)})
    deal = _announce(deal, seat, said)
    hands = [tuple(each for each in hand if each is not card) for hand in deal.hands]
    deal = replace(deal, hands=tuple(hands), trick=(*deal.trick, card), turn=deal.next())
    if led and deal.rules.reveal_on_lead:
        deal = _uncover(deal, seat, card)
    return _end_trick(deal) if len(deal.trick) == deal.players else deal


def _uncover(deal: Naive, seat: int, played: Card) -> Naive:
    """Return what lay under a card that was played, if anything still does."""
    if played not in deal.below:
        return deal
    hands = list(deal.hands)
    hands[seat] = (*hands[seat], deal.below[played])
    below = {up: down for up, down in deal.below.items() if up is not played}
    return replace(deal, hands=tuple(hands), below=below)


def _end_trick(deal: Naive) -> Naive:
    leader, trump = deal.turn, deal.trump  # it is the leader's turn again
    assert trump is not None
    for step, card in enumerate(deal.trick):
        deal = _uncover(deal, (leader + step) % deal.players, card)
    winner = (leader + winner_of(deal.trick, trump)) % deal.players
    uncalled = deal.rules.roem_claim == "claim" and roem_of(deal.rules, deal.trick, trump) > 0
    deal = replace(deal, trick=(), tricks=(*deal.tricks, winner), turn=winner, uncalled=uncalled)
    return deal if deal.hands[winner] else replace(deal, stage="over")
