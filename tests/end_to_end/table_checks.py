"""The things that the message of a table has to say, whatever has just happened."""

from collections.abc import Iterator
from itertools import combinations

from bot.rules import (
    TABLE,
    Agree,
    Ask,
    Bid,
    Call,
    Card,
    Coinche,
    OpenPlace,
    Pass,
    Phase,
    Refuse,
    Schmeiss,
    Surcoinche,
    Take,
    View,
    Word,
    view,
)
from bot.sandbox import ShownMessage
from bot.tables import Game
from bot.tables.time.pace import closes_at, is_soon_followed, led_from
from bot.text import Words, words_for
from cogs.screens.names import seat_name, team_name
from tests.end_to_end.playing import Table

BEFORE_THE_DEAL = (Phase.SHUFFLE, Phase.CUT, Phase.PACKETS)
"""when only who is asked has a hand of the deal to come"""


def is_steady(table: Table, game: Game) -> bool:
    """Tell whether messages show the newest state: they lag while a finished trick is looked at."""
    return table.club.clock.now() >= led_from(game, table.club.bot.tables.pace)


def check_table(table: Table, game: Game) -> None:
    """The table's picture in words: auction, declarations, trick and whose turn it is."""
    words = words_for(game.row.language)
    assert game.state is not None
    seen, shown = view(game.state, None), table.club.table()
    if not is_steady(table, game):
        check_trick_stays(shown, seen, game, words)
        return
    if is_soon_followed(game, table.club.bot.tables.pace):
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
        for seat, _, said in seen.belotes:
            yield words("table-belote" if said == 1 else "table-rebelote", name=name_of(game, seat))
        if seen.stopped:
            yield words(
                "table-stopped",
                name=name_of(game, seen.stopped.seat),
                points=words.number(seen.stopped.points),
                target=words.number(seen.rules.target),
            )
    yield from asked_lines(table, seen, game, words)


def asked_lines(table: Table, seen: View, game: Game, words: Words) -> Iterator[str]:
    """Who is asked now, and until when; nobody where it is secret who is."""
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
            yield surcoinche_line(seen, names, until, words)
        case Phase.DECLARE:
            # Nobody is named: who holds something is secret until they say so.
            yield words("table-declare", when=when)
        case Phase.TALON if not asked:
            yield words("table-talon", when=when)
        case Phase.TALON:
            yield words("table-takes-up", name=names)
            yield words("table-turn" if until else "table-turn-robot", name=names, when=when)
        case _:
            return


def surcoinche_line(seen: View, names: str, until: float | None, words: Words) -> str:
    """The seats that may answer a coinche, in turn or all of them for some time."""
    times, when = seen.rules.surcoinche.removeprefix("x"), words.timestamp(until or 0)
    if seen.rules.coinche_mode == "any_time":
        return words("table-may-surcoinche", names=names, times=times, when=when)
    turn = words("table-turn" if until else "table-turn-robot", name=names, when=when)
    return f"{turn} {words('table-may-answer', name=names, times=times)}"


def name_of(game: Game, seat: int) -> str:
    """A name as it stands in a message; it is the same in every language."""
    return f"**{seat_name(game, seat, words_for('en'))}**"


def auction_lines(seen: View, game: Game, words: Words) -> Iterator[str]:
    """The contract; while one may still bid the highest bid, and who said what."""
    coinche, surcoinche, calls = "table-coinche", "table-surcoinche", seen.calls
    if seen.rules.auction == "ladder":  # a higher bid ends what was said before it
        coinche, surcoinche = "table-contra", "table-recontra"
        calls = calls[calls.index(seen.bid) :] if seen.bid else ()
    for call in calls:
        match call:
            case Coinche(actor=seat):
                yield words(coinche, name=name_of(game, seat))
            case Surcoinche(actor=seat):
                yield words(surcoinche, name=name_of(game, seat), times=seen.multiplier)
            case _:
                continue
    if seen.bid is not None:
        points = f"{words.bid_points(seen.bid.points)} " if seen.bid.points else ""
        bid = f"{points}{words.trump(seen.bid.suit)}"
        text_id = "table-highest-bid" if seen.phase is Phase.CALL else "table-contract-bid"
        yield words(text_id, name=name_of(game, seen.bid.actor), bid=bid)
    elif seen.taker is not None and seen.trump is not None:
        trump = words.trump(seen.trump)
        said = "table-contract-chosen" if seen.turn_up is None else "table-contract"
        yield words(said, name=name_of(game, seen.taker), trump=trump)
    calls = last_calls(seen)
    if seen.taker is None and len(calls) > (seen.bid is not None):  # the only one is the highest
        yield " · ".join(call_text(call, game, words) for call in calls)


NAMED: dict[type[Call], str] = {
    Pass: "table-passed",
    Schmeiss: "table-schmeiss",
    Agree: "table-agreed",
    Refuse: "table-refused",
}


def last_calls(seen: View) -> list[Call]:
    """Return what each said last with bids; over a turned card the calls of the round."""
    calls = [each for each in seen.calls if isinstance(each, (Bid, Take, *NAMED))]
    players = seen.rules.players
    if seen.bid is not None:
        return calls[-players:]
    passed = 0
    for number, call in enumerate(calls):
        if passed == players:
            return calls[number:]
        passed += isinstance(call, Pass)
    return [] if passed == players else calls


def call_text(call: Call, game: Game, words: Words) -> str:
    name = name_of(game, call.actor)
    if isinstance(call, Bid):
        return words("table-bids", name=name, bid=words.bid(call))
    return words(NAMED[type(call)], name=name)


def declared_lines(seen: View, game: Game, words: Words) -> Iterator[str]:
    """Return who announced what, with the cards of what was shown, and whose counts."""
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
            side = "team" if game.accounts.has_partners else "player"
            yield words(text_id, team=team_name(game, team, words), points=points, side=side)


def check_talk(shown: ShownMessage, seen: View, game: Game, words: Words) -> None:
    """Check what is said to compare declarations, until the trick after it is over."""
    last = 2 if seen.rules.decl_contest_moment == "during_trick2" else 1
    if sum(seen.tricks_won) > last:
        return
    for said in seen.talk:
        # Who names something, or a card, has words of their own.
        heard = (
            "\n" if said.word in (Word.NAMES, Word.TOP) else words(f"table-says.{said.word.value}")
        )
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


# Of hands too ----------------------------------------------------------------------------------


def check_nobody_is_named(seen: View, game: Game, alt: str, words: Words) -> None:
    """Check that nobody is named: who holds something to declare, and so is asked, is secret until
    they declare it (A5)."""
    if seen.phase is not Phase.DECLARE and not any(e.ask is Ask.EXCHANGE for e in seen.decisions):
        return
    players = seen.game_type.seats
    for number in range(1, players + 1):
        for seats in combinations(range(players), number):
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
