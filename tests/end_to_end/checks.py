"""What everybody has to see at a table, in his own language, whatever has just happened."""

from collections.abc import Iterator
from itertools import combinations

from bot.rules import (
    TABLE,
    Bid,
    Card,
    Coinche,
    Cut,
    Declare,
    OpenPlace,
    Pass,
    Phase,
    Play,
    Surcoinche,
    Take,
    View,
    Word,
    view,
)
from bot.sandbox import ShownMessage
from bot.tables import Game
from bot.tables.pace import closes_at, led_from
from bot.text import Words, language_of, words_for
from cogs.press import press_id
from cogs.screens.cutting import CUTS
from cogs.screens.names import seat_name, team_name
from tests.end_to_end.club import GREEN
from tests.end_to_end.playing import Table, chosen_in

MOST_OPTIONS = 25
"""of a select"""


def is_steady(table: Table, game: Game) -> bool:
    """Whether messages show the newest state: they lag while a finished trick is looked at."""
    return table.club.clock.now() >= led_from(game, table.club.bot.tables.pace)


def live(message: ShownMessage) -> bool:
    """Whether there is something to press on a message that the bot would answer."""
    return any(button.custom_id for button in message.buttons())


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
        check_old_hands(table, who)
        if is_steady(table, game) and (seen.phase not in BEFORE_THE_DEAL or seen.decision):
            check_hand(table, game, who, seen)


BEFORE_THE_DEAL = (Phase.SHUFFLE, Phase.CUT, Phase.PACKETS)
"""when only who is asked has a hand of the deal to come"""


def words_of(table: Table, who: str) -> Words:
    return words_for(language_of(table.club.person(who).locale))


def check_old_hands(table: Table, who: str) -> None:
    """One hand lives; the hands of earlier deals keep their picture and lose their buttons."""
    words = words_of(table, who)
    for hand in table.club.hands(who)[:-1]:
        assert not live(hand), hand
        assert words("hand-closed") in hand.text()


# Hands -----------------------------------------------------------------------------------------


def check_hand(table: Table, game: Game, who: str, seen: View) -> None:
    """The asked one's hand says all that can be done; the others' show their cards, none lit.

    A play refreshes the hands of who acted and who is asked: it costs two requests and no more.
    """
    words, hand = words_of(table, who), table.club.hand(who)
    title = f"{words('table-name', number=str(game.id))} · {words('table-deal', number=game.deal)}"
    assert title in hand.text()
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
    if seen.decision is None:
        check_waiting(table, seen, ids, green)
        if seen.phase is Phase.CALL and seen.rules.auction == "turn_up":
            assert words("hand-wait-call") in hand.text()
        return
    assert prompt(table, game, seen, words) in hand.text()
    assert words("alt-your-turn") in alt
    assert ids == set(buttons_of(table, seen, hand))
    if seen.phase is Phase.CALL and seen.rules.auction == "bids":
        check_points(seen, hand)
    if seen.phase is Phase.PLAY:
        assert green == set(lit(table, seen, hand))


def check_waiting(table: Table, seen: View, ids: set[str], green: set[str | None]) -> None:
    """Who is not asked sees his cards in grey, and what he may do out of turn."""
    cards = {each for each in ids if each.startswith("dd:play:")}
    assert {Card.parse(each.split(":")[4]) for each in cards} <= set(seen.hand)
    assert not green
    assert ids >= {table.button_of(option, seen) for option in seen.options}
    if seen.phase is Phase.DECLARE:
        assert ids == set()


def check_choices(table: Table, seen: View, hand: ShownMessage, words: Words) -> None:
    """What may be announced: the proposal first, silence last; also before one's turn."""
    custom_id = press_id("choose", table.game_id, seen.deal_number)
    select = next((each for each in hand.selects() if each["custom_id"] == custom_id), None)
    if not seen.choices:
        assert select is None
        return
    assert select is not None
    assert len(select["options"]) == min(len(seen.choices), MOST_OPTIONS)
    assert select["options"][-1]["label"] == words("hand-declare-nothing")


def check_points(seen: View, hand: ShownMessage) -> None:
    """A select with the points of every bid that may be made; none when none may."""
    points = {str(each.points) for each in seen.options if isinstance(each, Bid)}
    offered = {option["value"] for each in hand.selects() for option in each["options"]}
    assert offered == points


def announced_number(seen: View, hand: ShownMessage) -> int | None:
    """Which of his sets its owner announces, as the hand stands; None without a choice."""
    number = chosen_in(hand, "choose")
    return int(number) if seen.choices and number is not None else None


def buttons_of(table: Table, seen: View, hand: ShownMessage) -> Iterator[str]:
    """The custom ids of all that somebody who is asked can press."""
    if seen.phase is Phase.CUT:
        key = seen.key_of(Cut(seen.seat or 0, 0))
        yield from (press_id("cut", table.game_id, key, each) for each in CUTS.values())
        return
    number = announced_number(seen, hand)
    for option in seen.options:
        match option:
            case Bid():
                continue
            case Declare(declarations=said) | Play(declarations=said) if number is not None:
                silence = isinstance(option, Declare) and not said
                if silence or seen.choices.index(said) == number:
                    yield table.button_of(option, seen)
            case _:
                # Stopping the game takes two steps.
                yield table.button_of(option, seen).replace("dd:stop_now:", "dd:stop:")
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


def prompt(table: Table, game: Game, seen: View, words: Words) -> str:
    """What the hand of somebody who is asked says."""
    until = words.timestamp(closes_at(game, table.club.bot.tables.pace) or 0)
    match seen.phase:
        case Phase.CALL if seen.rules.auction == "bids":
            return f"{standing(seen, game, words)}\n{words('hand-ask-bid')}"
        case Phase.CALL:
            return words(f"hand-call{which_call(seen)}", card=words.card(turned(seen)))
        case Phase.CUT:
            return words("hand-cut", until=until)
        case Phase.PACKETS:
            return words("hand-packets", until=until)
        case Phase.KNOCK:
            return f"{standing(seen, game, words)}\n{words('hand-knock', until=until)}"
        case Phase.SURCOINCHE:
            return f"{standing(seen, game, words)}\n{words('hand-answer-coinche', until=until)}"
        case Phase.DECLARE:
            return words("hand-declare", until=until)
        case _:
            return words("hand-play" if seen.trick else "hand-lead")


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
        return words("hand-contract-doubled", bid=bid, name=name, times=seen.multiplier)
    return words("hand-bid", bid=bid, name=name)


def check_nobody_is_named(seen: View, game: Game, alt: str, words: Words) -> None:
    """Who holds something to declare, and so is asked, is secret until he declares it (A5)."""
    if seen.phase is not Phase.DECLARE:
        return
    for number in range(1, 5):
        for seats in combinations(range(4), number):
            names = words.join_and([game.holder(seat).name for seat in seats])
            assert words("alt-turn", names=names, count=number) not in alt


def check_fields(seen: View, game: Game, alt: str, words: Words) -> None:
    """Découverte: what lies open before whom, and how much lies face down."""
    for seat, field in enumerate(seen.fields):
        covered = sum(place.covered for place in field)
        if seat == seen.seat:
            assert words("alt-your-covered", count=covered) in alt
            continue
        name = game.holder(seat).name
        assert words("alt-covered", name=name, count=covered) in alt
        if cards := open_cards(field):
            assert words("alt-field", name=name, cards=words.card_names(cards)) in alt


def open_cards(field: tuple[OpenPlace, ...]) -> list[Card]:
    return [place.up for place in field if place.up is not None]


# The table -------------------------------------------------------------------------------------


def check_table(table: Table, game: Game) -> None:
    """The table's picture in words: auction, declarations, trick and whose turn it is."""
    words = words_for(game.row.language)
    assert game.state is not None
    seen, shown = view(game.state, None), table.club.table()
    if not is_steady(table, game):
        check_trick_stays(shown, seen, game, words)
        return
    lines = shown.text().splitlines()
    for line in status_lines(table, seen, game, words):
        assert line in lines
    check_talk(shown, seen, game, words)
    [alt] = shown.alt_texts()
    check_nobody_is_named(seen, game, alt, words)
    if seen.phase not in BEFORE_THE_DEAL:
        check_fields(seen, game, alt, words)
        for seat, card in seen.trick:
            name = game.holder(seat).name
            assert words("alt-played", name=name, card=words.card_name(card)) in alt
    if seen.asked != TABLE:
        assert words("table-my-hand") in [button.label for button in shown.buttons()]


def status_lines(table: Table, seen: View, game: Game, words: Words) -> Iterator[str]:
    """Lines that stand under the picture now."""
    if seen.phase not in BEFORE_THE_DEAL:
        yield from auction_lines(seen, game, words)
        yield from declared_lines(seen, game, words)
        if seen.belote_words:
            seat, said = seen.belote_words
            yield words("table-belote" if said == 1 else "table-rebelote", name=name_of(game, seat))
        if seen.stopped:
            yield words(
                "table-stopped",
                name=name_of(game, seen.stopped.seat),
                points=words.number(seen.stopped.points),
                target=words.number(seen.rules.target),
            )
    pace = table.club.bot.tables.pace
    until = closes_at(game, pace)
    when = words.timestamp(until or 0)
    asked = [each.actor for each in seen.decisions if each.waits and isinstance(each.actor, int)]
    names = words.join_and([name_of(game, seat) for seat in asked])
    match seen.phase:
        case Phase.CUT:
            yield words("table-cut", name=names, when=when)
        case Phase.PACKETS:
            yield words("table-packets", name=names, when=when)
        case Phase.CALL | Phase.PLAY:
            turn = "table-turn" if until else "table-turn-robot"
            yield words(turn, name=names, when=when)
        case Phase.KNOCK:
            yield words("table-knock", names=names, when=when)
        case Phase.SURCOINCHE:
            times = seen.rules.surcoinche.removeprefix("x")
            yield words("table-may-surcoinche", names=names, times=times, when=when)
        case Phase.DECLARE:
            # Nobody is named: who holds something is secret until he says so.
            yield words("table-declare", when=when)
        case _:
            return


def name_of(game: Game, seat: int) -> str:
    """A name as it stands in a message; it is the same in every language."""
    return f"**{seat_name(game, seat, words_for('en'))}**"


def auction_lines(seen: View, game: Game, words: Words) -> Iterator[str]:
    """The contract; before there is one the highest bid, and who said what."""
    for call in seen.calls:
        match call:
            case Coinche(actor=seat):
                yield words("table-coinche", name=name_of(game, seat))
            case Surcoinche(actor=seat):
                yield words("table-surcoinche", name=name_of(game, seat), times=seen.multiplier)
            case _:
                continue
    if seen.bid is not None:
        bid = f"{words.bid_points(seen.bid.points)} {words.trump(seen.bid.suit)}"
        text_id = "table-highest-bid" if seen.taker is None else "table-contract-bid"
        yield words(text_id, name=name_of(game, seen.bid.actor), bid=bid)
    elif seen.taker is not None and seen.trump is not None:
        trump = words.trump(seen.trump)
        yield words("table-contract", name=name_of(game, seen.taker), trump=trump)
    if seen.taker is None and (calls := last_calls(seen)):
        yield " · ".join(call_text(call, game, words) for call in calls)


def last_calls(seen: View) -> list[Bid | Pass | Take]:
    """What each said last with bids; over a turned card the calls of the round."""
    calls = [each for each in seen.calls if isinstance(each, Bid | Pass | Take)]
    players = seen.rules.players
    if seen.bid is not None:
        return calls[-players:]
    return calls[players:] if len(calls) >= players else calls


def call_text(call: Bid | Pass | Take, game: Game, words: Words) -> str:
    name = name_of(game, call.actor)
    if isinstance(call, Bid):
        return words("table-bids", name=name, bid=words.bid(call))
    assert isinstance(call, Pass)
    return words("table-passed", name=name)


def declared_lines(seen: View, game: Game, words: Words) -> Iterator[str]:
    """Who announced what, with the cards of what was shown, and whose counts."""
    said: dict[int, list[str]] = {}
    for each in seen.heard:
        text = words.announced(each.kind, each.length, each.rank)
        shown = f" ({words.cards(each.cards)})" if each.cards and each.rank is None else ""
        said.setdefault(each.seat, []).append(text + shown)
    if said:
        yield " ".join(
            words("table-announces", name=name_of(game, seat), declarations=words.join_and(texts))
            for seat, texts in said.items()
        )
    best = seen.rules.decl_contest == "winner_takes_all"
    text_id = "table-declared-best" if best else "table-declared-points"
    for team, points in enumerate(seen.declarations or ()):
        if points:
            yield words(text_id, team=team_name(game, team, words), points=points, side="team")


def check_talk(shown: ShownMessage, seen: View, game: Game, words: Words) -> None:
    """What is said to compare declarations, until the trick after it is over."""
    last = 2 if seen.rules.decl_contest_moment == "during_trick2" else 1
    if sum(seen.tricks_won) > last:
        return
    for said in seen.talk:
        # Who names something has words of his own.
        heard = "\n" if said.word is Word.NAMES else words(f"table-says-{said.word.value}")
        text = words("table-says", name=name_of(game, said.seat), words=heard)
        assert text.split("\n")[0] in shown.text()


def check_trick_stays(shown: ShownMessage, seen: View, game: Game, words: Words) -> None:
    """Two seconds long the finished trick is complete on the table, and nothing led is shown."""
    last = seen.last_trick
    if last is None:
        # Where the game may be stopped, nobody looks back at a trick once the next is led.
        assert seen.rules.arret
        return
    [alt] = shown.alt_texts()
    for number, card in enumerate(last.cards):
        name = game.holder((last.leader + number) % seen.rules.players).name
        assert words("alt-played", name=name, card=words.card_name(card)) in alt
    for seat, led in seen.trick:
        name = game.holder(seat).name
        assert words("alt-played", name=name, card=words.card_name(led)) not in alt
