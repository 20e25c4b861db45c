"""Cards to tricks: which may be played (A6), the words that go with them (A8, H5), who wins, who is
next. And declarations, which go with the first of them: when they are announced, contested and
shown (A5, Procedure)."""

from collections.abc import Collection, Sequence
from functools import cache

from bot.rules.core.actions import Action, Claim, Declare, Play, Show
from bot.rules.core.card import (
    LAST_TRICK,
    PACK,
    Card,
    CardTables,
    NoSuit,
    Rank,
    Suit,
    Trump,
    card_tables,
    trick_points,
)
from bot.rules.core.declarations import Announced, Choice, settle_contest
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.fields import Fields, uncover, uncovered_cards, without
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import MOST_SEATS, Sides
from bot.rules.core.state import (
    Allowed,
    Applied,
    Belote,
    Deal,
    Declaring,
    Effect,
    Hands,
    Phase,
    State,
    Trick,
    asked,
    tables_of,
    with_deal,
    with_last,
)

Indices = tuple[int, ...]
"""numbers of cards in a trick, from 0"""

QUEENS = {suit: Card.of(Rank.QUEEN, suit) for suit in Suit}
KINGS = {suit: Card.of(Rank.KING, suit) for suit in Suit}


@cache
def by_partners(sides: Sides, leader: int, cards: int) -> Indices:
    """The places in a trick of `cards` cards that partners of whoever plays next have filled."""
    players = sum(map(len, sides.seats))
    own = next(seats for seats in sides.seats if (leader + cards) % players in seats)
    return tuple(n for n in range(cards) if (leader + n) % players in own)


def allowed_cards(
    hand: Collection[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices = (),
) -> Allowed:
    """The cards of `hand` that may be played to `trick`, with the duty that asks for them.

    `trick` has its cards in playing order; `partners` are the places in it that the player's
    partners have filled.
    """
    allowed = _by_the_trick(hand, trick, tables, rules, partners)
    trump = tables.trump
    if rules.belote_order == "king_first" and rules.belote == "on" and isinstance(trump, Suit):
        # The queen of trump stays while the king is in the same hand (A8).
        queen = QUEENS[trump]
        if queen in allowed.cards and KINGS[trump] in hand:
            others = tuple([card for card in allowed.cards if card is not queen])
            return allowed._replace(cards=others, king_first=True)
    return allowed


def refusal_of(card: Card, allowed: Allowed, trump: Trump | None) -> IllegalAction:
    """Return why `card`, which is in the hand, may not be played, and what may be instead."""
    instead = tuple(each.text for each in allowed.cards)
    if allowed.king_first and card.suit is trump and card.rank is Rank.QUEEN:
        return IllegalAction(Reason.KING_FIRST, "A8", instead)
    if allowed.reason is None:
        raise ValueError(f"{card} may be played")
    return IllegalAction(allowed.reason, allowed.rule, instead)


def _by_the_trick(
    hand: Collection[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices,
) -> Allowed:
    if not trick or len(hand) == 1:
        return Allowed(tuple(hand))
    lead, trump = trick[0].suit, tables.trump
    same_suit = [card for card in hand if card.suit is lead]
    if same_suit:
        return _follow(same_suit, trick, tables, rules, partners)
    trumps = [card for card in hand if card.suit is trump]
    if not trumps:
        return Allowed(tuple(hand))  # A6 b, i
    master, is_partner = _master(trick, tables, partners)
    if is_partner:
        return _void_partner_master(hand, trumps, master, tables, rules)
    if master.suit is not trump:
        return Allowed(tuple(trumps), Reason.MUST_TRUMP, "A6 d")
    higher = _higher(trumps, master, tables)
    if higher:
        return Allowed(tuple(higher), Reason.MUST_OVERTRUMP, "A6 e")
    if rules.undertrump_opp == "required":
        return Allowed(tuple(trumps), Reason.MUST_UNDERTRUMP, "A6 e")
    if rules.undertrump_opp == "forbidden":
        return _over_or_discard(hand, (), tables, "A6 e")
    return Allowed(tuple(hand))


def _over_or_discard(
    hand: Collection[Card], higher: Collection[Card], tables: CardTables, rule: str
) -> Allowed:
    """Any card but a lower trump, where there is another one (KJ3)."""
    cards = [card for card in hand if card in higher or card.suit is not tables.trump]
    return Allowed(tuple(cards or hand), Reason.NO_UNDERTRUMP, rule)


def _master(trick: Sequence[Card], tables: CardTables, partners: Indices) -> tuple[Card, bool]:
    """The card that holds the trick, and whether a partner of the player played it."""
    holder = tables.winner(trick)
    return trick[holder], holder in partners


def _higher(cards: Collection[Card], than: Card, tables: CardTables) -> list[Card]:
    strength = tables.strength
    least = strength[than]
    return [card for card in cards if strength[card] > least]


def _follow(
    same_suit: list[Card],
    trick: Sequence[Card],
    tables: CardTables,
    rules: Ruleset,
    partners: Indices,
) -> Allowed:
    if trick[0] in tables.trumps:
        duty, reason, rule = rules.head_trump, Reason.MUST_BEAT_TRUMP, "A6 a"
    else:
        duty, reason, rule = rules.head_plain, Reason.MUST_BEAT_PLAIN, "A6 c"
    if duty != "no":
        master, is_partner = _master(trick, tables, partners)
        must_beat = duty == "always" or not is_partner
        if must_beat and master.suit is trick[0].suit:
            higher = _higher(same_suit, master, tables)
            if higher:
                return Allowed(tuple(higher), reason, rule)
    return Allowed(tuple(same_suit), Reason.MUST_FOLLOW, rule)


def _void_partner_master(
    hand: Collection[Card], trumps: list[Card], master: Card, tables: CardTables, rules: Ruleset
) -> Allowed:
    if master.suit is not tables.trump:
        if rules.partner_plain == "must_trump":
            return Allowed(tuple(trumps), Reason.MUST_TRUMP, "A6 f")
        return Allowed(tuple(hand))
    return _over_partner(hand, trumps, _higher(trumps, master, tables), tables, rules)


def _over_partner(
    hand: Collection[Card],
    trumps: list[Card],
    higher: list[Card],
    tables: CardTables,
    rules: Ruleset,
) -> Allowed:
    """The cards that may be played where the partner has trumped."""
    duty = rules.partner_trump
    if duty == "free":
        return Allowed(tuple(hand))
    if duty == "must_trump_any":
        return Allowed(tuple(trumps), Reason.MUST_TRUMP, "A6 g" if higher else "A6 h")
    if duty == "must_over":
        if higher:
            return Allowed(tuple(higher), Reason.MUST_OVERTRUMP, "A6 g")
        return Allowed(tuple(trumps), Reason.MUST_UNDERTRUMP, "A6 h")
    if duty == "never_under":
        return _over_or_discard(hand, higher, tables, "A6 g" if higher else "A6 h")
    if duty == "ffb" and len(trumps) == len(hand):
        return Allowed(tuple(hand))
    if higher:
        over_or_discard = [card for card in hand if card in higher or card not in trumps]
        return Allowed(tuple(over_or_discard), Reason.NO_UNDERTRUMP, "A6 g")
    if duty == "must_piss":
        return Allowed(tuple(trumps), Reason.MUST_UNDERTRUMP, "A6 h")
    return Allowed(tuple(hand))


# Belote and rebelote ------------------------------------------------------------------------------


def find_belotes(rules: Ruleset, hands: Hands, trump: Trump) -> tuple[Belote, ...]:
    """Return each holder of king and queen of a trump suit, once all the cards are dealt."""
    return tuple(
        Belote(seat, suit)
        for suit in belote_suits(rules, trump)
        for seat, hand in enumerate(hands)
        if KINGS[suit] in hand and QUEENS[suit] in hand
    )


def belote_suits(rules: Ruleset, trump: Trump) -> tuple[Suit, ...]:
    """Return the suits whose king and queen are a belote in one hand."""
    if rules.belote == "off":
        return ()
    if isinstance(trump, Suit):
        return (trump,)
    each_suit = trump is NoSuit.ALL_TRUMPS and rules.belote_ta != "none"
    return tuple(Suit) if each_suit else ()


def belote_of(deal: Deal, card: Card) -> Belote | None:
    """The belote that `card` is king or queen of, where one hand was dealt both."""
    if card.rank is not Rank.KING and card.rank is not Rank.QUEEN:
        return None
    return next((each for each in deal.belotes if each.suit is card.suit), None)


def asks_word(rules: Ruleset, deal: Deal, card: Card) -> bool:
    """Tell whether the player of `card` is asked if they say belote or rebelote with it."""
    belote = belote_of(deal, card)
    if belote is None or rules.belote_announce in ("auto", "second"):
        return False
    first = belote.played == 0
    if first and not counts_first(rules, deal, card):
        return False
    return first or (rules.belote_announce == "strict" and belote.words == 1)


def counts_first(rules: Ruleset, deal: Deal, card: Card) -> bool:
    """Tell whether a belote may begin with `card`: for some it has to be led, to follow suit or to
    trump (I4)."""
    if rules.belote_ta != "each_suit_led" or not deal.trick:
        return True
    return card.suit in (deal.trick[0].suit, deal.trump)


def say_belote(
    rules: Ruleset, belote: Belote, action: Play, *, both_known: bool = True, counts: bool = True
) -> tuple[Belote, tuple[Effect, ...]]:
    """The first card says belote, the second rebelote; `auto` says them for the player, `second`
    both with the second card (CL5).

    `both_known`: false in Découverte while the other card is still covered. Nobody can announce
    then, so both words come with the second card (B6). `counts`: false for a first card that
    begins no belote (`counts_first`), and then the second completes none.
    """
    first = belote.played == 0
    if not counts:
        return belote._replace(played=belote.played + 1), ()
    match rules.belote_announce:
        case "auto":
            words = belote.played + 1 if both_known else 0
        case "second":
            words = 0 if first else 2
        case "prompt":
            words = belote.words + (action.word if first else belote.words == 1)
        case "strict":
            words = belote.words + action.word
    if words == belote.words:
        said = ()
    elif words - belote.words == 2:
        said = (Effect.BELOTE, Effect.REBELOTE)
    else:
        said = (Effect.BELOTE if first else Effect.REBELOTE,)
    return belote._replace(played=belote.played + 1, words=words), said


# A card is played --------------------------------------------------------------------------------

PLAYS = tuple({card: Play(seat, card) for card in PACK} for seat in range(MOST_SEATS))
"""Each seat's plays without a word, made once: they are asked for at every card."""


def legal_plays(state: State, seat: int) -> tuple[Action, ...]:
    """The plays open to `seat`, which is in turn.

    King or queen of a belote with and without its word; a first card with everything that may be
    announced with it.
    """
    deal = asked(state)
    silent = PLAYS[seat]
    plays = [silent[card] for card in deal.playable.cards]
    if deal.belotes:
        plays += [
            Play(seat, card, word=True)
            for card in deal.playable.cards
            if asks_word(state.rules, deal, card)
        ]
    choices = choices_now(state.rules, deal, seat)
    if not choices:
        return tuple(plays)
    return tuple(
        Play(seat, play.card, play.word, declarations) if declarations else play
        for play in plays
        for declarations in choices
    )


def may_stop(rules: Ruleset, deal: Deal) -> bool:
    """Tell whether the winner of the trick just played may stop the game before they lead."""
    return rules.arret and deal.stopped is None and bool(deal.tricks) and not deal.trick


def play(state: State, action: Play) -> Applied:
    deal = asked(state)
    seat, card = action.actor, action.card
    _check(state, deal, action)
    effects: tuple[Effect, ...] = ()
    if action.declarations:
        deal = announce(state.rules, deal, action)
        effects = (Effect.DECLARED,)
    belote = belote_of(deal, card) if deal.belotes else None
    if belote is not None:
        other = QUEENS[card.suit] if card.rank is Rank.KING else KINGS[card.suit]
        known = not deal.fields or belote.played == 1 or other in deal.hands[seat]
        begun = belote.words == 1 if belote.played else counts_first(state.rules, deal, card)
        counts = begun or bool(deal.fields) or state.rules.belote_announce == "second"
        after, said = say_belote(state.rules, belote, action, both_known=known, counts=counts)
        deal = deal._replace(belotes=tuple(after if e is belote else e for e in deal.belotes))
        effects += said
    trick = (*deal.trick, card)
    hand, fields = deal.hands[seat], deal.fields
    place = hand.index(card)
    left = hand[:place] + hand[place + 1 :]
    hands = (*deal.hands[:seat], left, *deal.hands[seat + 1 :])
    if fields:
        # What lay beneath stays covered until the trick is over (B3).
        fields = (*fields[:seat], without(fields[seat], card), *fields[seat + 1 :])
        if state.rules.reveal_on_lead and not deal.trick:  # but for the leader (B6)
            hands, fields, turned = _uncovered(hands, fields)
            effects += turned
    if len(trick) == len(hands):
        return _end_trick(state, deal, trick, hands, fields, effects)
    turn = (seat + 1) % len(hands)
    partners = by_partners(state.game_type.sides(deal.taker), deal.leader, len(trick))
    playable = allowed_cards(hands[turn], trick, tables_of(deal), state.rules, partners)
    deal = with_last(deal, hands, fields, turn, playable, trick)
    return Applied(with_deal(state, deal), effects)


def _uncovered(hands: Hands, fields: Fields) -> tuple[Hands, Fields, tuple[Effect, ...]]:
    """Both with every card turned up that nothing lies on, and whether there was one."""
    after = tuple(map(uncover, fields))
    if after == fields:
        return hands, fields, ()
    return tuple(map(uncovered_cards, after)), after, (Effect.UNCOVERED,)


def _end_trick(
    state: State,
    deal: Deal,
    trick: tuple[Card, ...],
    hands: Hands,
    fields: Fields,
    effects: tuple[Effect, ...],
) -> Applied:
    """The trick is full: its winner leads to the next, or the deal is over."""
    tables = tables_of(deal)
    winner = (deal.leader + tables.winner(trick)) % len(hands)
    if fields:
        hands, fields, turned = _uncovered(hands, fields)
        effects += turned
    hand, accounts = hands[winner], state.game_type.accounts
    points = trick_points(trick, tables)
    if tables.scaled:
        # Not trick by trick: the sum is scaled, and a trick brings what it grows by (H3).
        before = sum(
            trick_points(each.cards, tables)
            for each in deal.tricks
            if accounts.together(each.winner, winner)
        )
        points = tables.worth(before + points) - tables.worth(before)
    if not hand:
        points += last_trick_points(state.rules, deal.trump)
    # What lies in the last trick nobody need call: no card follows on it.
    called = state.rules.roem_claim == "auto" or not hand
    roem = roem_in(state, tables.trump, trick) if called else 0
    had, own = deal.points, accounts.of(winner)
    deal = with_last(
        deal,
        (*deal.tricks, Trick(deal.leader, trick, winner, points, roem)),
        (*had[:own], had[own] + points, *had[own + 1 :]),
        winner,
        hands,
        fields,
        winner,
        allowed_cards(hand, (), tables, state.rules),
        (),
    )
    effects = (*effects, Effect.TRICK_WON)
    if deal.declaring is not None:
        deal, contested = contest_after_trick(state, deal)
        effects += contested
    if hand:
        state = with_deal(state, deal)
        to_call = (Effect.ROEM,) if not called and uncalled_roem(state) else ()
        return Applied(state, (*effects, *to_call))
    if deal.moved is not None and deal.moved.laid:
        deal = _with_laid(deal, state.game_type.accounts, deal.moved.laid)
    state = state.game_type.finish(state, deal)
    ends = (Effect.DEAL_SCORED, Effect.PARTY_OVER)
    return Applied(state, (*effects, *ends[: 1 + (state.phase is Phase.OVER)]))


def roem_in(state: State, trump: Trump | None, trick: tuple[Card, ...]) -> int:
    """The roem of a trick (KJ4); 0 in games that know none."""
    roem_of = state.game_type.roem
    return 0 if roem_of is None or trump is None else roem_of(state.rules, trump, trick)


def uncalled_roem(state: State) -> int:
    """The roem of the trick that was just won, where nobody has called it yet: with the next card
    it is lost (KJ4 `claim`)."""
    deal = asked(state)
    if deal.trick or not deal.tricks or deal.tricks[-1].roem:
        return 0
    return roem_in(state, deal.trump, deal.tricks[-1].cards)


def claim(state: State, action: Claim) -> Applied:
    """The roem of the last trick counts for its winner, whoever calls it."""
    deal = asked(state)
    last = deal.tricks[-1]._replace(roem=uncalled_roem(state))
    deal = deal._replace(tricks=(*deal.tricks[:-1], last))
    return Applied(with_deal(state, deal), (Effect.ROEM,))


def _with_laid(deal: Deal, accounts: Sides, laid: tuple[Card, ...]) -> Deal:
    """The deal with what the taker laid away among the taker's points; not before it is over, as
    nobody else knows these cards."""
    account = accounts.of(deal.taker or 0)
    points = list(deal.points)
    points[account] += trick_points(laid, tables_of(deal))
    return deal._replace(points=tuple(points))


def last_trick_points(rules: Ruleset, trump: Trump | None) -> int:
    """The dix de der; with raw values there is none at all trumps for some (H3)."""
    raw = trump is NoSuit.ALL_TRUMPS and rules.na_values == "raw"
    return LAST_TRICK if rules.ta_last_trick or not raw else 0


def deal_points(rules: Ruleset, trump: Trump) -> int:
    """Return the points of all the tricks: 162 but where raw values count (H3)."""
    tables = card_tables(trump, rules.na_values)
    return tables.worth(tables.pack) + last_trick_points(rules, trump)


def _check(state: State, deal: Deal, action: Play) -> None:
    if action.card not in deal.playable.cards:
        if action.card not in deal.hands[action.actor]:
            raise IllegalAction(Reason.NOT_IN_HAND)
        raise refusal_of(action.card, deal.playable, deal.trump)
    if action.word and not asks_word(state.rules, deal, action.card):
        raise IllegalAction(Reason.NO_BELOTE, "A8")
    if action.declarations and deal.declaring is None:
        raise IllegalAction(Reason.NO_DECLARATION, "A5")


# Declarations ------------------------------------------------------------------------------------


def declaring_of(deal: Deal) -> Declaring:
    """Return what was declared in a deal; only for games in which anybody may declare."""
    if deal.declaring is None:
        raise ValueError("nothing to declare")
    return deal.declaring


def choices_now(rules: Ruleset, deal: Deal, seat: int) -> tuple[Choice, ...]:
    """The announcements open to `seat` with the card it plays now: with its first card alone."""
    if deal.declaring is None or deal.tricks or rules.declarations != "first_trick":
        return ()
    return deal.declaring.choices[seat]


def must_declare(deal: Deal) -> tuple[int, ...]:
    """The seats that have not said yet that they declare something or nothing (`immediate`)."""
    spoken = declaring_of(deal).spoken
    return tuple(seat for seat in range(len(deal.hands)) if seat not in spoken)


def declare(state: State, action: Declare) -> Applied:
    """A seat declares before the first lead, or stays silent; what is declared is shown."""
    deal = asked(state)
    declaring = declaring_of(deal)
    declaring = _announce(declaring, declaring.choices[action.actor], action)
    spoken = (*declaring.spoken, action.actor)
    deal = deal._replace(declaring=declaring._replace(spoken=spoken))
    effects = (Effect.DECLARED,) if action.declarations else ()
    if must_declare(deal):
        return Applied(with_deal(state, deal), effects)
    deal = settle(state, deal, (deal.dealer + 1) % state.game_type.seats, 0)
    return Applied(state._replace(phase=Phase.PLAY, deal=deal), (*effects, Effect.CONTEST))


def announce(rules: Ruleset, deal: Deal, action: Play) -> Deal:
    """The deal after what is announced with a card; raises `IllegalAction`."""
    choices = choices_now(rules, deal, action.actor)
    return deal._replace(declaring=_announce(declaring_of(deal), choices, action))


def _announce(
    declaring: Declaring, choices: tuple[Choice, ...], action: Declare | Play
) -> Declaring:
    if action.declarations not in choices:
        raise IllegalAction(Reason.NO_DECLARATION, "A5")
    said = tuple(Announced(action.actor, each) for each in action.declarations)
    return declaring._replace(announced=declaring.announced + said)


def contest_after_trick(state: State, deal: Deal) -> tuple[Deal, tuple[Effect, ...]]:
    """Return the deal after a trick, and `CONTEST` after the one in which the contest is decided.

    It is settled after the first trick; with `during_trick2` it is heard card by card in the next
    (A5), with `end_of_deal` after the last, when all that counts is shown (I4).
    """
    if state.rules.decl_contest_moment == "end_of_deal":
        if deal.hands[deal.turn]:
            return deal, ()
        deal = settle(state, deal, (deal.dealer + 1) % state.game_type.seats, len(deal.tricks))
        declaring = declaring_of(deal)
        if not declaring.announced:
            return deal, ()
        shown = declaring._replace(shown=tuple(state.game_type.accounts.numbers))
        return deal._replace(declaring=shown), (Effect.CONTEST, Effect.SHOWN)
    if len(deal.tricks) == 1 and state.rules.declarations == "first_trick":
        if state.rules.decl_contest_moment == "during_trick2":
            deal = settle(state, deal, deal.leader, 2)
        else:
            deal = settle(state, deal, (deal.dealer + 1) % state.game_type.seats, 1)
    decided = declaring_of(deal)
    if decided.announced and len(deal.tricks) == decided.decided_in:
        return deal, (Effect.CONTEST,)
    return deal, ()


def settle(state: State, deal: Deal, first: int, decided_in: int) -> Deal:
    """The contest of what was announced, rotation counted from seat `first`."""
    declaring = declaring_of(deal)
    accounts = state.game_type.accounts
    contest = settle_contest(declaring.announced, first, deal.trump, state.rules, accounts)
    return deal._replace(declaring=declaring._replace(contest=contest, decided_in=decided_in))


def may_show(deal: Deal, accounts: Sides) -> tuple[int, ...]:
    """The seats that may ask to see what counts for others, until the next trick ends.

    Where several score (`per_type`), each asks for the cards of the others.
    """
    declaring = deal.declaring
    if declaring is None or declaring.contest is None:
        return ()
    if len(deal.tricks) != declaring.decided_in or declaring.shown_at_once:
        return ()
    scoring = {accounts.of(each.seat) for each in declaring.contest.scoring}
    covered = scoring.difference(declaring.shown)
    return tuple(s for s in range(len(deal.hands)) if covered.difference((accounts.of(s),)))


def show(state: State, action: Show) -> Applied:
    deal = asked(state)
    declaring = declaring_of(deal)
    accounts = state.game_type.accounts
    theirs = accounts.others(accounts.of(action.actor))
    declaring = declaring._replace(shown=(*declaring.shown, *theirs))
    deal = deal._replace(declaring=declaring)
    return Applied(with_deal(state, deal), (Effect.SHOWN,))
