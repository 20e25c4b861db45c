"""The things that everybody has to see at a table, in their own language, whatever has just
happened."""

from collections.abc import Iterator

from bot.rules import (
    Bid,
    Card,
    Coinche,
    ContractKind,
    Cut,
    Declare,
    Discard,
    Pass,
    Phase,
    Play,
    Rank,
    Refuse,
    Schmeiss,
    View,
    game_of,
    view,
)
from bot.sandbox import ShownMessage
from bot.tables import Game
from bot.tables.time.pace import closes_at
from bot.text import CALLED, Words, language_of, words_for
from cogs.hand.controls import Holding, beside, cuts_of
from cogs.press import press_id
from cogs.screens.names import seat_name
from tests.end_to_end.club import GREEN
from tests.end_to_end.playing import Table, chosen_in
from tests.end_to_end.table_checks import (
    BEFORE_THE_DEAL,
    check_fields,
    check_nobody_is_named,
    check_table,
    is_steady,
)

MOST_OPTIONS = 25
"""of a select"""
BUTTONS = "a new button? CONTROLS (cogs/hand/controls.py) says when it is there, else `buttons_of`"


def live(message: ShownMessage) -> bool:
    """Tell whether there is something to press on a message that the bot would answer: more than
    the review of a deal and its hands, which one may look at for ever."""
    pressed = [button.custom_id for button in message.buttons() if button.custom_id]
    return any(not each.startswith(("dd:analysis:", "dd:hands:")) for each in pressed)


async def check_everybody(table: Table) -> None:
    """Hands and table as they must be between two actions."""
    game = await table.game()
    if game.state is None or game.row.status != "playing" or not game.state.deal_number:
        return
    check_table(table, game)
    for who, seat in table.seats(game).items():
        if game.holder(seat).away:
            continue
        seen = view(game.state, seat)
        check_old_hands(table, game, who)
        if is_steady(table, game) and (seen.phase not in BEFORE_THE_DEAL or seen.decision):
            check_hand(table, game, who, seen)


def words_of(table: Table, who: str) -> Words:
    return words_for(language_of(table.club.person(who).locale))


def check_old_hands(table: Table, game: Game, who: str) -> None:
    """One hand lives; those of earlier deals say how the deal ended, and have no buttons."""
    for hand in table.club.hands(who)[:-1]:
        if table.seen_before(hand):
            continue
        assert not live(hand), hand
        check_last_words(game, hand, words_of(table, who))


def check_last_words(game: Game, hand: ShownMessage, words: Words) -> None:
    """Check what each side scored and both totals, as on the sheet; or that the cards were thrown
    in."""
    results = game.state.results if game.state else ()
    title = hand.text().partition("\n")[0]
    deals = range(1, game.deal + 1)
    [number] = [n for n in deals if words("table-deal", number=n) in title.split(" · ")]
    result = next((each for each in results if each.number == number), None)
    if result is None:
        kind, dealer = game_of(game.rules).auction.kind, game.rules.allpass_dealer
        called = ["bids"] if kind.rises else ["turn_up", "agreed"]
        if kind is ContractKind.CHOSEN:
            called = ["once"]
        thrown_in = [words("table-thrown-in", auction=each, dealer=dealer) for each in called]
        assert any(each in hand.text() for each in thrown_in)
        return
    for team in range(len(result.totals)):
        assert f"**+{words.number(result.written[team])}**" in hand.text()
        assert f"**{words.number(result.totals[team])}**" in hand.text()


# Hands -----------------------------------------------------------------------------------------


def check_hand(table: Table, game: Game, who: str, seen: View) -> None:
    """The asked one's hand says all that can be done; the others' show their cards, none lit.

    A play refreshes the hands of who acted and who is asked: it costs two requests and no more.
    """
    words, hand = words_of(table, who), table.club.hand(who)
    title = hand.text().partition("\n")[0]
    assert title.startswith(f"### {words('table-name', number=str(game.id))} · ")
    assert f" · {words('table-deal', number=game.deal)}" in title
    [link] = [button.url for button in hand.buttons() if button.url]
    assert link.endswith((f"/{game.row.thread_id}", f"/{game.row.channel_id}"))
    [alt] = hand.alt_texts()
    if seen.hand:
        assert words("alt-hand", cards=words.card_names(seen.hand)) in alt
    check_fields(seen, game, alt, words)
    check_choices(table, seen, hand, words)
    check_nobody_is_named(seen, game, alt, words)
    ids = {button.custom_id for button in hand.buttons() if button.custom_id}
    green = {button.custom_id for button in hand.buttons() if button.style == GREEN}
    if seen.plays_itself and seen.decision is not None:
        assert words("hand-last-trick") in hand.text()
        assert not ids, "a last trick plays itself: there is nothing to press"
        return
    if seen.decision is None:
        check_waiting(table, seen, ids, green)
        if seen.phase is Phase.CALL and not seen.game_type.auction.kind.rises:
            assert words("hand-wait-call") in hand.text()
        if seen.phase is Phase.CALL:
            may = any(isinstance(each, Coinche) for each in seen.options)
            assert (words("hand-may-coinche") in hand.text()) == may
        return
    assert prompt(table, game, seen, words) in hand.text()
    assert words("alt-your-turn") in alt
    others = {getattr(each, "custom_id", "") for each in beside(Holding(seen, game, words))}
    assert ids == {*buttons_of(table, seen, hand), *others}, BUTTONS
    if seen.phase is Phase.CALL and seen.game_type.auction.kind.rises:
        check_points(seen, hand)
    if seen.phase is Phase.PLAY:
        assert green == set(lit(table, seen, hand)), "`lit` tells what is green"


def check_waiting(table: Table, seen: View, ids: set[str], green: set[str | None]) -> None:
    """Check that cards are grey for who is not asked, and what they may do out of turn."""
    cards = {each for each in ids if each.startswith("dd:play:")}
    assert {Card.parse(each.split(":")[4]) for each in cards} <= set(seen.hand)
    assert not green
    assert ids >= {table.button_of(option, seen) for option in seen.options}, (
        "what the rules let somebody do out of turn has a button"
    )
    if seen.phase is Phase.DECLARE:
        looks = {each for each in ids if each.startswith("dd:auction:")}
        assert ids == looks, "nothing to do while others are asked what they declare"


def check_choices(table: Table, seen: View, hand: ShownMessage, words: Words) -> None:
    """Check what may be announced, where there is a choice: the proposal first, silence last; also
    before one's turn."""
    custom_id = press_id("choose", table.game_id, seen.deal_number)
    select = next((each for each in hand.selects() if each["custom_id"] == custom_id), None)
    if len(seen.choices) < 2:
        assert select is None
        return
    assert select is not None
    assert len(select["options"]) == min(len(seen.choices), MOST_OPTIONS)
    assert select["options"][-1]["label"] == words("hand-declare-nothing")


def check_points(seen: View, hand: ShownMessage) -> None:
    """A select with the points of the bids that may be made, as many as there is room for."""
    if seen.rules.auction == "ladder":
        return  # a bid names no points there (I1)
    points = {each.points for each in seen.options if isinstance(each, Bid)}
    named = {each for each in points if each in CALLED}
    numbers = sorted(points - named)[: MOST_OPTIONS - len(named)]
    offered = {int(option["value"]) for each in hand.selects() for option in each["options"]}
    assert offered == {*numbers, *named}


def announced_number(seen: View, hand: ShownMessage) -> int | None:
    """Which of their sets its owner announces, as the hand stands; None without a choice."""
    number = chosen_in(hand, "choose")
    return int(number) if seen.choices and number is not None else None


def buttons_of(table: Table, seen: View, hand: ShownMessage) -> Iterator[str]:
    """The custom ids of all that somebody who is asked can press."""
    if seen.phase is Phase.CUT:
        key = seen.key_of(Cut(seen.seat or 0, 0))
        yield from (press_id("cut", table.game_id, key, each) for each in cuts_of(seen))
        return
    number = announced_number(seen, hand)
    lowest = min((each.points for each in seen.options if isinstance(each, Bid)), default=0)
    for option in seen.options:
        match option:
            case Bid(points=points) if points > lowest:
                continue  # the points are chosen first
            case Declare(declarations=said) | Play(declarations=said) if number is not None:
                silence = isinstance(option, Declare) and not said
                if silence or seen.choices.index(said) == number:
                    yield table.button_of(option, seen)
            case _:
                # Stopping the game takes two steps.
                yield table.button_of(option, seen).replace("dd:stop_now:", "dd:stop:")
    if any(isinstance(each, Discard) for each in seen.options):
        stays = set(seen.hand) - {e.card for e in seen.options if isinstance(e, Discard)}
        yield from (table.button_of(Discard(seen.seat or 0, card), seen) for card in stays)
    if seen.phase is Phase.PLAY:
        playable = {each.card for each in seen.options if isinstance(each, Play)}
        said = () if number is None else seen.choices[number]
        for card in set(seen.hand) - playable:
            yield table.button_of(Play(seen.seat or 0, card, declarations=said), seen)


def lit(table: Table, seen: View, hand: ShownMessage) -> Iterator[str]:
    """The green ones: cards that may be played; where a word goes with one, that with the word."""
    number = announced_number(seen, hand)
    said = () if number is None else seen.choices[number]
    plays = [e for e in seen.options if isinstance(e, Play) and e.declarations == said]
    with_word = {play.card for play in plays if play.word}
    for play in plays:
        if play.word or play.card not in with_word:
            yield table.button_of(play, seen)


def asked_of_bidder(seen: View) -> str:
    if not any(isinstance(each, Bid) for each in seen.options):
        return "hand-ask-top"
    return "hand-ask-rung" if seen.rules.auction == "ladder" else "hand-ask-bid"


def prompt(table: Table, game: Game, seen: View, words: Words) -> str:
    """Return what the hand of somebody who is asked says."""
    until = words.timestamp(closes_at(game, table.club.bot.tables.pace) or 0)
    match seen.phase:
        case Phase.CALL if seen.game_type.auction.kind.rises:
            return f"{standing(seen, game, words)}\n{words(asked_of_bidder(seen))}"
        case Phase.CALL:
            return calling(seen, game, words)
        case Phase.TALON:
            return moving(seen, words)
        case Phase.CUT:
            return words("hand-cut", until=until)
        case Phase.PACKETS:
            return words("hand-packets", until=until)
        case Phase.KNOCK:
            closes = words("hand-closes", until=until)
            return f"{standing(seen, game, words)}\n{words('hand-knock')} {closes}"
        case Phase.SURCOINCHE:
            return f"{standing(seen, game, words)}\n{words('hand-answer-coinche')}"
        case Phase.DECLARE if len(seen.choices) == 1:
            return words("hand-declare-empty", until=until)
        case Phase.DECLARE:
            return words("hand-declare", until=until)
        case _:
            return words("hand-play" if seen.trick else "hand-lead")


def calling(seen: View, game: Game, words: Words) -> str:
    """What may be said in the auction, where nobody bids."""
    if seen.rules.auction == "clobyosh":
        return schmeissing(seen, game, words)
    if seen.turn_up is not None:
        return words(f"hand-call{which_call(seen)}", card=words.card(seen.turn_up))
    may_pass = any(isinstance(each, Pass) for each in seen.options)
    free = "hand-call-choose" if seen.rules.auction == "choice" else "hand-call-name"
    return words(free if may_pass else "hand-call-must")


def schmeissing(seen: View, game: Game, words: Words) -> str:
    """What may be said, or answered, where a schmeiss may be."""
    last = seen.calls[-1] if seen.calls else None
    other = seat_name(game, 1 - (seen.seat or 0), words)
    second = sum(isinstance(each, Pass) for each in seen.calls) >= 2
    if isinstance(last, Schmeiss):
        trump, offer = words.trump(turned(seen).suit), "named" if second else "turned"
        return words("hand-schmeiss-ask", name=other, trump=trump, offer=offer)
    if isinstance(last, Refuse):
        return words("hand-call-refused", name=other)
    text_id = "hand-call-second-schmeiss" if second else "hand-call-schmeiss"
    return words(text_id, card=words.card(turned(seen)), name=other, offer="yours")


def moving(seen: View, words: Words) -> str:
    """An exchange is asked for, or cards to lay away."""
    more = len(seen.hand) - seen.game_type.dealing.hand
    if more:
        return words("hand-discard-ask", count=more)
    seven = Card.of(Rank.SEVEN, turned(seen).suit)
    text_id = "hand-exchange-ask" if seven in seen.hand else "hand-exchange-none"
    return words(text_id, own=words.card(seven), card=words.card(turned(seen)))


def turned(seen: View) -> Card:
    assert seen.turn_up is not None
    return seen.turn_up


def which_call(seen: View) -> str:
    """The end of the text's id: who takes in Découverte does not get the turned card."""
    if len(seen.calls) < seen.rules.players:
        return "-open" if seen.fields else ""
    return "-second" if seen.rules.round2_suits == "exclude_turned" else "-second-any"


def standing(seen: View, game: Game, words: Words) -> str:
    """The highest bid, whose it is, and what it counts."""
    if seen.bid is None:
        return words("hand-no-bid")
    name, bid = seat_name(game, seen.bid.actor, words), words.bid(seen.bid)
    if seen.multiplier > 1:
        ladder = seen.rules.auction == "ladder"
        told = "hand-bid-contra" if seen.phase is Phase.CALL else "hand-contract-contra"
        text_id = told if ladder else "hand-contract-doubled"
        return words(text_id, bid=bid, name=name, times=seen.multiplier)
    text_id = "hand-bid" if seen.phase is Phase.CALL else "hand-contract"
    return words(text_id, bid=bid, name=name)
