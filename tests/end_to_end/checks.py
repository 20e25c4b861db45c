"""What everybody has to see at a table, in his own language, whatever has just happened."""

from bot.rules import TABLE, Card, Phase, Play, View, view
from bot.sandbox import ShownMessage
from bot.tables import Game
from bot.tables.pace import led_from
from bot.text import Words, words_for
from cogs.screens.names import seat_name
from tests.end_to_end.club import GREEN, PLAY
from tests.end_to_end.playing import LANGUAGES, Table


def is_steady(table: Table, game: Game) -> bool:
    """Whether messages show the newest state: they lag while a finished trick is looked at."""
    return table.club.clock.now() >= led_from(game, table.club.bot.tables.pace)


def live(message: ShownMessage) -> bool:
    """Whether there is something to press on a message that the bot would answer."""
    return any(button.custom_id for button in message.buttons())


async def check_everybody(table: Table) -> None:
    """Hands and table as they must be between two actions."""
    game = await table.game()
    if game.state is None or game.row.status != "playing" or game.state.deal is None:
        return
    await check_table(table, game)
    for who, seat in (await table.sitting()).items():
        check_old_hands(table, who)
        if is_steady(table, game):
            check_hand(table, game, who, view(game.state, seat))


def check_old_hands(table: Table, who: str) -> None:
    """One hand lives; the hands of earlier deals keep their picture and lose their buttons."""
    *old, _ = table.club.hands(who)
    words = words_for(LANGUAGES[who])
    for hand in old:
        assert not live(hand), hand
        assert words("hand-closed") in hand.text()


def check_hand(table: Table, game: Game, who: str, seen: View) -> None:
    """The asked one's hand says all that can be done; the others' show their cards, none lit.

    A play refreshes the hands of who acted and who is asked: it costs two requests and no more.
    """
    words = words_for(LANGUAGES[who])
    hand = table.club.hand(who)
    title = f"{words('table-name', number=str(game.id))} · {words('table-deal', number=game.deal)}"
    assert title in hand.text()
    [link] = [button.url for button in hand.buttons() if button.url]
    assert link.endswith((f"/{game.row.thread_id}", f"/{game.row.channel_id}"))
    shown = [b.custom_id for b in hand.buttons() if b.custom_id and PLAY.match(b.custom_id)]
    green = [b.custom_id for b in hand.buttons() if b.custom_id in shown and b.style == GREEN]
    [alt] = hand.alt_texts()
    if seen.hand:
        assert words("alt-hand", cards=words.card_names(seen.hand)) in alt
    if seen.decision is None:
        assert green == []
        assert {Card.parse(each.split(":")[4]) for each in shown} <= set(seen.hand)
        return
    assert prompt(seen, words) in hand.text()
    assert words("alt-your-turn") in alt
    if seen.phase is Phase.PLAY:
        check_cards(table, seen, shown, green)
    else:
        assert sorted(shown) == sorted(table.button_of(option, seen) for option in seen.options)


def check_cards(table: Table, seen: View, shown: list[str], green: list[str]) -> None:
    """A button a card, two where a word goes with it; green are those that may be played."""
    plays = [option for option in seen.options if isinstance(option, Play)]
    wanted = {table.button_of(Play(seen.seat or 0, card), seen) for card in seen.hand}
    assert set(shown) == wanted | {table.button_of(play, seen) for play in plays}
    assert len(shown) == len(set(shown))
    with_word = {play.card for play in plays if play.word}
    lit = {table.button_of(p, seen) for p in plays if p.word or p.card not in with_word}
    assert set(green) == lit


def prompt(seen: View, words: Words) -> str:
    """What the hand of the asked one says."""
    if seen.phase is Phase.CALL:
        assert seen.turn_up is not None
        text_id = "hand-call" if len(seen.calls) < 4 else "hand-call-second"
        return words(text_id, card=words.card(seen.turn_up))
    return words("hand-play" if seen.trick else "hand-lead")


async def check_table(table: Table, game: Game) -> None:
    """The table's picture in words: contract, trick and whose turn it is."""
    words = await table.words()
    assert game.state is not None
    seen = view(game.state, None)
    shown = table.club.table()
    if not is_steady(table, game):
        check_trick_stays(shown, seen, game, words)
        return
    if seen.taker is not None and seen.trump is not None:
        taken = words(
            "table-contract",
            name=seat_name(game, seen.taker, words),
            suit=words.suit(seen.trump),
            suit_name=words.suit_name(seen.trump),
        )
        assert taken in shown.text()
    if isinstance(seen.asked, int):
        since = words.timestamp(game.row.asked_at or 0)
        turn = words("table-turn", name=seat_name(game, seen.asked, words), since=since)
        assert turn in shown.text()
    if seen.asked != TABLE:
        assert words("table-my-hand") in [button.label for button in shown.buttons()]


def check_trick_stays(shown: ShownMessage, seen: View, game: Game, words: Words) -> None:
    """Two seconds long the finished trick is complete on the table, and nothing led is shown."""
    last = seen.last_trick
    assert last is not None
    [alt] = shown.alt_texts()
    for number, card in enumerate(last.cards):
        name = game.holder((last.leader + number) % 4).name
        assert words("alt-played", name=name, card=words.card_name(card)) in alt
    for _, led in seen.trick:
        assert words.card_name(led) not in alt
