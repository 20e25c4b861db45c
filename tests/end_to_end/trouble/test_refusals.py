"""Every click that is refused says why and what to do, in the clicker's language."""

from collections.abc import Callable

from bot.rules import Card, Pass, Phase, Play, legal_actions
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.tables import Game
from bot.text import words_for
from cogs.press import press_id
from tests.end_to_end.club import GREEN
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import click_as_shown, expect_refusal, press_forged

EN, FR = words_for("en"), words_for("fr")


async def test_no_seat(started: Table) -> None:
    """An onlooker gets nothing by My hand, nor by a made-up button."""
    evening = started.club
    evening.sandbox.add_person("emile", locale="fr")
    shown = evening.table()
    no_seat = FR("refused-reason.no-seat")
    await expect_refusal(started, evening.press("emile", shown, "peek"), no_seat)
    for verb in ("pass:1:1c0", "take:1:1c0:S", "play:1:1p0:TS"):
        click = press_forged(started, "emile", shown, f"dd:{verb}")
        await expect_refusal(started, click, no_seat)


async def test_out_of_turn(started: Table) -> None:
    """On a fresh hand and on one that lags: it is somebody else's turn, and whose."""
    evening = started.club
    await started.play_until(in_trick(2))
    game, asked = await started.game(), await started.asked()
    assert asked is not None
    for who in sorted(LANGUAGES.keys() - {asked}):
        words = words_for(LANGUAGES[who])
        name = evening.person(asked).user.name
        hand = evening.hand(who)
        grey = next(b.custom_id for b in hand.buttons() if b.custom_id and b.style != GREEN)
        sentence = words("refused-reason.not-your-turn", name=name)
        await expect_refusal(started, evening.person(who).click(hand, custom_id=grey), sentence)
    assert game.state == (await started.game()).state


async def test_the_same_click_twice(started: Table) -> None:
    """Already called, already played: and what it was."""
    evening = started.club
    who = await started.asked()
    assert who is not None
    words = words_for(LANGUAGES[who])
    before = evening.hand(who)
    await started.act(who, lambda seen: Pass(seen.seat or 0))
    called = press_id("pass", 1, "1c0")
    sentence = words("refused-reason.already-played", move=words("call-pass"))
    await expect_refusal(started, click_as_shown(started, who, before, called), sentence)
    await started.play_until(in_trick(1))
    who = await started.asked()
    assert who is not None
    words = words_for(LANGUAGES[who])
    seen = await started.view_of(who)
    await started.until_shown(who, started.button_of(seen.options[0], seen))
    before = evening.hand(who)
    played = await started.act(who, lambda view: view.options[0])
    assert isinstance(played, Play)
    button = started.button_of(played, seen)
    sentence = words("refused-reason.already-played", move=words.card(played.card))
    await expect_refusal(started, click_as_shown(started, who, before, button), sentence)
    button = started.button_of(
        Play(played.actor, next(card for card in seen.hand if card is not played.card)), seen
    )
    await expect_refusal(started, click_as_shown(started, who, before, button), sentence)


async def test_a_button_that_has_gone(started: Table) -> None:
    """The message changes while it is clicked: its person is told what happened all the same."""
    evening = started.club
    await started.play_until(in_trick(1))
    who = await started.asked()
    assert who is not None
    words = words_for(LANGUAGES[who])
    seen = await started.view_of(who)
    button = started.button_of(seen.options[0], seen)
    await started.until_shown(who, button)
    before = evening.hand(who)
    played = await started.act(who, lambda view: view.options[0])
    assert isinstance(played, Play)
    now = evening.hand(who)
    assert now.id == before.id
    assert now.component(button) is None
    for _ in range(2):
        click = evening.person(who).click(before, custom_id=button)
        sentence = words("refused-reason.already-played", move=words.card(played.card))
        await expect_refusal(started, click, sentence)
    assert evening.hand(who).text() == now.text()
    # Nor does discord.py keep the buttons of every message that was ever shown.
    assert evening.bot._connection._view_store._views == {}


async def test_two_clicks_before_it_is_written_down_what_is_shown(started: Table) -> None:
    """It outdates the hand, which is shown again though a receipt for it was to be written."""
    evening = started.club
    await started.play_until(in_trick(1))
    who = await started.asked()
    assert who is not None
    seen = await started.view_of(who)
    button = started.button_of(seen.options[0], seen)
    await started.until_shown(who, button)
    hand, database = evening.hand(who), evening.bot.database
    table = await database.ask(messages.find, 1, Subject.TABLE, TABLE_VIEWER)
    assert table is not None
    async with evening.bot.messenger.outbox.showing(table):  # receipts of its game wait for it
        for kind in "update", "message":
            reply = await evening.person(who).click(hand, custom_id=button)
            assert reply.kind == kind
        await evening.settle()
    row = await database.ask(messages.find_message, 1, int(hand.id))
    assert row is not None
    assert row.shown == row.wanted


async def test_a_hand_of_an_earlier_deal(started: Table) -> None:
    """Its buttons are gone; who still sees them is sent to their newest message."""
    evening = started.club
    await started.play_until(in_trick(0))
    old = {who: evening.hand(who) for who in LANGUAGES}
    await started.play_until(lambda game: game.deal == 2 and asked_in(game, Phase.CALL))
    for who, hand in old.items():
        custom_id = next(b.custom_id for b in hand.buttons() if b.custom_id)
        assert evening.person(who).look(hand).component(custom_id) is None
        sentence = words_for(LANGUAGES[who])("refused-reason.too-late")
        made_it = [e for e in await started.events() if e.decision == custom_id.split(":")[3]]
        seats = await started.sitting()
        if made_it and made_it[0].action.startswith(f"{seats[who]} "):
            card = Card.parse(made_it[0].action.split()[2])
            words = words_for(LANGUAGES[who])
            sentence = words("refused-reason.already-played", move=words.card(card))
        click = click_as_shown(started, who, hand, custom_id)
        await expect_refusal(started, click, sentence)


async def test_a_card_that_may_not_be_played(started: Table) -> None:
    """Grey cards can be clicked: the rule, its letter, what may be played instead, and Why?, which
    opens the page of the play."""
    refused = set()
    for _ in range(24):
        refused.add(await click_a_grey_card(started, await started.play_until(has_grey_cards)))
        await started.step(lambda seen: seen.options[-1])
        if len(refused) >= 3:
            break
    assert "must_follow" in refused
    assert len(refused) >= 2


def has_grey_cards(game: Game) -> bool:
    state = game.state
    if state is None or state.phase is not Phase.PLAY or state.deal is None:
        return False
    deal = state.deal
    return 1 < len(deal.hands[deal.turn]) > len(deal.playable.cards)


async def click_a_grey_card(table: Table, game: Game) -> str:
    evening, state = table.club, game.state
    assert state is not None
    assert state.deal is not None
    who = await table.asked()
    assert who is not None
    seen, words = await table.view_of(who), words_for(LANGUAGES[who])
    allowed = {option.card for option in seen.options if isinstance(option, Play)}
    card = next(card for card in seen.hand if card not in allowed)
    reason, rule = state.deal.playable.reason, state.deal.playable.rule
    assert reason is not None
    assert rule.startswith("A6 ")
    await table.until_shown(who, table.button_of(seen.options[0], seen))
    instead = words.join_or([words.the_card(c) for c in state.deal.playable.cards])
    sentence = words(f"refusal-reason.{reason.value}", instead=instead, rule=rule)
    button = table.button_of(Play(seen.seat or 0, card), seen)
    hand = evening.hand(who)
    grey = next(b for b in hand.buttons() if b.custom_id == button)
    assert grey.style != GREEN
    assert not grey.disabled
    click = evening.person(who).click(hand, custom_id=button)
    refused = await expect_refusal(table, click, sentence)
    opened = (await evening.press(who, refused, "rules:1:")).message
    assert opened.ephemeral or opened.channel_id == hand.channel_id
    assert words("rules-title.play") in opened.text()
    return reason.value


async def test_while_the_cards_are_dealt(started: Table) -> None:
    """Between two deals nobody is asked."""
    evening = started.club
    await started.play_until(in_trick(0))
    hand = evening.hand("benoit")
    await started.play_until(lambda game: bool(game.state and game.state.results))
    seen = await started.view_of("benoit")
    pressed = press_id("play", 1, seen.decisions[0].key, "TS")
    click = press_forged(started, "benoit", hand, pressed)
    await expect_refusal(started, click, FR("refused-between-deals"))


async def test_what_comes_after_the_party(started: Table) -> None:
    """Again and Close are not to be had before the end."""
    not_over = FR("refused-reason.not-over")
    for verb in ("again:1:same", "again:1:partners", "close_thread:1"):
        click = press_forged(started, "benoit", started.club.table(), f"dd:{verb}")
        await expect_refusal(started, click, not_over)


async def test_looking_at_the_table(started: Table) -> None:
    """The score sheet before there is one, in each reader's language."""
    evening = started.club
    for who in ("alice", "benoit"):
        words = words_for(LANGUAGES[who])
        await expect_refusal(
            started, evening.press(who, evening.table(who), "sheet"), words("table-no-sheet")
        )


def in_trick(cards: int) -> Callable[[Game], bool]:
    """Return the moment when somebody has taken, and so many cards of a trick lie on the table."""

    def reached(game: Game) -> bool:
        state = game.state
        if state is None or state.deal is None or state.phase is not Phase.PLAY:
            return False
        return len(state.deal.trick) == cards and len(legal_actions(state, state.deal.turn)) > 1

    return reached


def asked_in(game: Game, phase: Phase) -> bool:
    return game.state is not None and game.state.phase is phase
