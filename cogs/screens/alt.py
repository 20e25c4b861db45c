"""Alt texts: all that a picture of a table, hand, party or moment shows, for people who hear it.

First comes what one needs to decide: trump, the trick so far, the cards that may be played, whose
turn it is; then the hand, what was declared, the last trick; at the end the score. Bids
are told while the bidding goes on, then the contract alone: all this is heard at every card."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial, reduce
from itertools import chain

from bot.rules import (
    Bid,
    Card,
    KeyMoment,
    OpenPlace,
    OpenTable,
    Pass,
    Phase,
    View,
    key_moments,
)
from bot.tables import Game
from bot.text import Words
from card_images.look import Look
from card_images.party import MOMENTS, draw_party
from card_images.sheet import end_of
from cogs.pictures import Pictures
from cogs.screens.names import LONGEST_NAME, ROBOT_MARK, Teller, played_cards
from cogs.screens.screen import Picture, alt_text
from cogs.table.status import (
    BEFORE,
    away_line,
    call_list,
    closes_by_itself,
    deal_lines,
    last_trick_line,
    party_lines,
    playable_line,
    said_lines,
    stake_lines,
    with_roem,
)

NAME_LENGTHS = (LONGEST_NAME, 16, 10, 6)
"""pictures shorten long names as well"""


def view_alt(view: View, game: Game, words: Words, first: str = "") -> str:
    """Return what the picture of the table shows, or that of a hand with its owner's cards.

    `first`: what is told before it.
    """
    told = (_at_stake, _hand, _fields, _rest)
    return fitting(game, words, lambda tell: chain([first], *(each(view, tell) for each in told)))


def fitting(game: Game, words: Words, *tell_all: Callable[[Teller], Iterable[str]]) -> str:
    """Sentences as one alt text; names are shortened when it would be longer than Discord takes,
    and less is told where the next of `tell_all` does."""

    def with_names(tell: Callable[[Teller], Iterable[str]], longest: int) -> Iterable[str]:
        return tell(Teller(game, words, plain=True, longest=longest))

    return alt_text(NAME_LENGTHS, *(partial(with_names, each) for each in tell_all))


def _at_stake(view: View, tell: Teller) -> Iterator[str]:
    """Return what one decides by, and who is to decide."""
    yield from map(_sentence, stake_lines(view, tell))
    if view.deal_number <= 1 and (not view.deal_number or view.phase in BEFORE):
        for seat, card in chain(*view.draws):
            yield tell("alt-drew", name=tell.name(seat), card=tell.card(card))
    yield playable_line(view, tell)
    game = tell.game
    if game.deserted or game.played_out or game.has_ended:
        return
    if view.seat in _asked(view):
        yield tell("alt-your-turn")
    yield asked_line(view, tell)


def asked_line(view: View, tell: Teller) -> str:
    """Return who else is asked, as far as everybody may know, and what may still be called."""
    asked = _asked(view)
    if view.phase in (Phase.KNOCK, Phase.SURCOINCHE):
        return _window(view, tell.names(asked), tell)
    others = asked and view.seat not in asked
    return tell("alt-turn", names=tell.names(asked), count=len(asked)) if others else ""


def _asked(view: View) -> list[int]:
    return [each.actor for each in view.decisions if each.waits and isinstance(each.actor, int)]


def _scores(view: View, tell: Teller, named: Callable[[int], str]) -> str:
    told = [f"{named(team)} {tell.words.number(each)}" for team, each in enumerate(view.scores)]
    return tell("alt-scores", totals=", ".join(told))


def _rest(view: View, tell: Teller) -> Iterator[str]:
    """Return what has happened so far, and the score."""
    if view.deal_number and view.phase not in BEFORE:
        yield from map(_sentence, said_lines(view, tell))
        yield from _stock(view, tell)
        if view.taker is not None:
            yield last_trick_line(view, tell)
            yield tell("alt-won", tricks=tell.apart(view.tricks_won))
    yield _scores(view, tell, tell.team_line)
    if view.rules.ends_by_deals:
        yield tell("alt-deals", played=view.deals_done, deals=view.rules.deals_limit)
    if view.held:
        yield tell("alt-held", points=sum(sum(each.points) for each in view.held))
    if view.dealer is not None:
        yield tell("alt-dealer", name=tell.name(view.dealer))
    # Plates show for whom robots play.
    yield away_line(tell).removeprefix(f"{ROBOT_MARK} ")


def _stock(view: View, tell: Teller) -> Iterator[str]:
    """Return the sentences on cards that lie on the table and that nobody holds."""
    if not view.keeps_stock or not view.stock:
        return
    if view.game_type.dealing.taken_up:
        yield tell("alt-chien")
        return
    yield tell("alt-stock", count=view.stock)
    if view.turned_stays and view.turn_up is not None and view.tricks:
        yield tell("alt-turn-up", card=tell.card(view.turn_up))
    if view.bottom is not None:
        yield tell("alt-bottom", card=tell.card(view.bottom))


def _sentence(line: str) -> str:
    """Lists of calls end without a full stop."""
    return line if not line or line[-1] in ".!?…”“»" else f"{line}."


def _window(view: View, names: str, tell: Teller) -> str:
    """Return what may still be said to the contract, by whom, and until when."""
    unhurried = tell.game.is_practice  # nobody waits, and no clock runs
    if view.phase is Phase.KNOCK:
        return tell("alt-knock", names=names, clock="none" if unhurried else "runs")
    closes = closes_by_itself(view) and not unhurried
    return tell("alt-surcoinche" if closes else "alt-answer", names=names)


# Hands and fields --------------------------------------------------------------------------------


def _hand(view: View, tell: Teller) -> Iterator[str]:
    if view.hand:
        yield tell("alt-hand", cards=tell.cards(view.hand))
    if view.fields and view.seat is not None:
        field = view.fields[view.seat]
        yield _covering(field, tell)
        yield tell("alt-your-covered", count=_covered(field))


def _fields(view: View, tell: Teller) -> Iterator[str]:
    """Découverte: what lies open before the others, and what face down."""
    for seat, field in enumerate(view.fields):
        if seat == view.seat:
            continue
        if cards := _open(field):
            yield tell("alt-field", name=tell.name(seat), cards=tell.cards(cards))
            yield _covering(field, tell)
        yield tell("alt-covered", name=tell.name(seat), count=_covered(field))


def _open(field: Sequence[OpenPlace]) -> list[Card]:
    return [place.up for place in field if place.up is not None]


def _covered(field: Sequence[OpenPlace]) -> int:
    return sum(place.covered for place in field)


def _covering(field: Sequence[OpenPlace], tell: Teller) -> str:
    """Under which cards something lies, or under which alone nothing does: the shorter list."""
    covering = _open([place for place in field if place.covered])
    alone = _open([place for place in field if not place.covered])
    if not covering or not alone:
        return ""
    if len(covering) <= len(alone):
        return tell("alt-covering", cards=tell.cards(covering))
    return tell("alt-not-covering", cards=tell.cards(alone))


async def party_picture(
    view: View, game: Game, words: Words, look: Look, pictures: Pictures
) -> Picture:
    """The sheet of a party; `view` is anybody's of its end."""
    end = end_of(view)
    assert end is not None, "a party that goes on has no sheet"
    data = await pictures.draw(
        draw_party, view.results, pictures.seats(game), look, game.rules, end
    )
    return Picture("party.png", data, party_alt(view, game, words))


def party_alt(view: View, game: Game, words: Words) -> str:
    """Describe the picture of a party that is over.

    Each deal with who took what, or the totals alone, or those after some deals, as many as fit.
    """
    ways = range(len(view.results) + 1)
    return fitting(game, words, *(partial(_party, view, every) for every in ways))


def _party(view: View, every: int, tell: Teller) -> Iterator[str]:
    """How the party ended, for what it was played, and its key moments. Then, with `every` 0, each
    deal in full; else the total after one deal of so many, the last always."""
    yield from party_lines(view, tell)
    if view.rules.end_mode == "target":
        yield tell("sheet-party-target", target=tell.words.number(view.rules.target))
    deals: dict[KeyMoment, list[str]] = {}
    for result in view.results:
        for moment in key_moments(result):
            deals.setdefault(moment, []).append(str(result.number))
    for (kind, team), numbers in sorted(deals.items()):
        yield tell(
            "sheet-party-moment",
            moment=tell.words(MOMENTS[kind]),
            team=tell.team(team),
            count=len(numbers),
            deals=tell.words.join_and(numbers),
        )
    if view.results:
        yield tell("sheet-party-some" if every > 1 else "sheet-party-all", first=tell.team(0))
    for each in view.results[::-every][::-1] if every else view.results:
        totals = tell.apart(each.totals)
        if every:
            yield tell("sheet-party-totals", number=each.number, totals=totals)
        else:
            contract = tell.trump(each.trump) if each.bid is None else tell.contract(each.bid)
            taken = {"name": tell.name(each.taker), "contract": contract}
            yield tell("sheet-party-deal", number=each.number, **taken, totals=totals)


MOST_CALLS = 8
"""of a long auction the last ones"""


def replay_alt(table: OpenTable, game: Game, words: Words) -> str:
    """Describe the picture. Where there is no room for more, of Découverte's fields only which
    cards lie face up and which face down, and no calls but the contract.
    """
    ways = ((_pairs, True), (_pairs, False), (_heaps, False))
    return fitting(game, words, *(partial(_all, table, *each) for each in ways))


Fields = Callable[[OpenTable, int, Teller], Iterator[str]]


def _all(table: OpenTable, fields: Fields, calls: bool, tell: Teller) -> Iterator[str]:
    view = table.view
    yield _scores(view, tell, tell.team)
    if view.dealer is not None:
        yield tell("alt-dealer", name=tell.name(view.dealer))
    yield from _middle(table, tell, calls)
    for seat in range(view.game_type.seats):
        if view.fields:
            yield from fields(table, seat, tell)
        elif table.hands[seat]:
            held = by_suit(table.hands[seat], tell.words)
            yield tell("replay-alt-hand", name=tell.name(seat), cards=held)
    yield from map(_sentence, unplayed_lines(table, tell))


def unplayed_lines(table: OpenTable, tell: Teller) -> Iterator[str]:
    """Return the sentences on cards that nobody played: a stock, and what the taker laid away for
    other cards of it."""
    view = table.view
    if view.keeps_stock and table.stock:
        yield tell("replay-stock", cards=tell.cards(table.stock))
    if table.laid and view.taker is not None:
        taken, laid = tell.cards(table.taken_up), tell.cards(table.laid)
        yield tell("replay-laid", name=tell.name(view.taker), taken=taken, laid=laid)


def _middle(table: OpenTable, tell: Teller, calls: bool) -> Iterator[str]:
    view = table.view
    if not (view.trick or view.last_trick):
        if view.turn_up is not None and view.taker is None:
            yield tell("alt-turn-up", card=tell.card(view.turn_up))
        spoken = [each for each in view.calls if isinstance(each, Pass | Bid)][-MOST_CALLS:]
        if calls and spoken:
            yield f"{call_list(spoken, tell)}."
    yield from (_sentence(line) for line in deal_lines(view, tell) if view.taker is not None)
    if view.trick:
        yield tell("alt-trick", cards=played_cards(view.trick, tell))
    elif view.last_trick is not None:
        leader, cards, winner, points, _ = view.last_trick
        played = [((leader + n) % view.game_type.seats, card) for n, card in enumerate(cards)]
        listed = played_cards(played, tell)
        told = tell("replay-alt-trick", cards=listed, name=tell.name(winner), points=points)
        yield with_roem(told, view.last_trick, tell.words)
    if any(view.tricks_won):
        yield tell("alt-won", tricks=tell.apart(view.tricks_won))
        yield tell("replay-alt-points", points=tell.apart(table.points))


def by_suit(cards: Sequence[Card], words: Words) -> str:
    """`spades ace, king; hearts 9`: half as long as each card by its name."""
    suits = dict.fromkeys(card.suit for card in cards)
    told = [
        words(
            "replay-alt-suit",
            suit=words.suit_name(suit),
            ranks=", ".join(
                words("rank-name", each.rank.name) for each in cards if each.suit is suit
            ),
        )
        for suit in suits
    ]
    return reduce(lambda suits, suit: words("replay-alt-suits", suits=suits, suit=suit), told)


# Découverte --------------------------------------------------------------------------------------


def _pairs(table: OpenTable, seat: int, tell: Teller) -> Iterator[str]:
    """Each open card with the one that it covers."""
    lying: list[str] = []
    for place, down in zip(table.view.fields[seat], table.covered[seat], strict=True):
        if place.up is not None and down is not None:
            lying.append(tell("replay-alt-on", card=tell.card(place.up), under=tell.card(down)))
        elif place.up is not None:
            lying.append(tell.card(place.up))
        elif down is not None:
            lying.append(tell("replay-alt-face-down", card=tell.card(down)))
    if lying:
        yield tell("replay-alt-hand", name=tell.name(seat), cards=", ".join(lying))


def _heaps(table: OpenTable, seat: int, tell: Teller) -> Iterator[str]:
    """Return what lies face up, and what face down."""
    field = table.view.fields[seat]
    up = [place.up for place in field if place.up is not None]
    down = [card for card in table.covered[seat] if card is not None]
    if up:
        held = by_suit(up, tell.words)
        yield tell("replay-alt-hand", name=tell.name(seat), cards=held)
    if down:
        held = by_suit(down, tell.words)
        yield tell("replay-alt-covered", name=tell.name(seat), cards=held)
