"""Before a party: who sits where, who may change that, and what ends a lobby."""

import asyncio

import pytest

from bot.sandbox import ShownMessage
from bot.sandbox.faults.errors import CannotDo
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.text import words_for
from tests.end_to_end.checks import live
from tests.end_to_end.club import GREEN, Club, button_id, is_picture
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import choose_forged, click_as_shown, expect_refusal, press_forged
from tests.end_to_end.seating import lobby_more, now, verbs

PRIMARY, SECONDARY = 1, 2
EN, FR, NL = words_for("en"), words_for("fr"), words_for("nl")


async def seats(table: Table) -> list[str | None]:
    """Return who sits where: a short name, "robot", or None."""
    game = await table.game()
    return [
        None if holder is None else "robot" if holder.robot else table.key_of(holder)
        for holder in game.seats
    ]


@pytest.fixture
async def lobby(evening: Club) -> Table:
    await evening.open("alice")
    return Table(evening)


async def test_choosing_seats(lobby: Table) -> None:
    """Sit, change to another seat, leave; a robot gives way, a person does not."""
    evening = lobby.club
    assert await seats(lobby) == ["alice", None, None, None]
    await evening.press_lobby("benoit", "sit:1:1")
    await evening.press_lobby("benoit", "sit:1:2")
    assert await seats(lobby) == ["alice", None, "benoit", None]
    assert len(evening.letters("benoit")) == 1
    await evening.choose("benoit", await lobby_more(evening, "benoit"), "robot:1", "1")
    assert await seats(lobby) == ["alice", "robot", "benoit", None]
    await evening.press_lobby("clara", "sit:1:1")
    assert await seats(lobby) == ["alice", "clara", "benoit", None]
    taken = FR("refused-reason.seat-taken", name="Clara")
    shown = evening.lobby("benoit")
    await expect_refusal(lobby, press_forged(lobby, "benoit", shown, "dd:sit:1:1"), taken)
    own = await press_forged(lobby, "benoit", shown, "dd:sit:1:2")
    assert own.kind == "update"
    await evening.press_lobby("clara", "leave")
    assert await seats(lobby) == ["alice", None, "benoit", None]
    no_seat = words_for("de")("refused-reason.no-seat")
    await expect_refusal(lobby, evening.press_lobby("clara", "leave"), no_seat)


async def test_an_answer_on_an_older_lobby_is_not_taken_for_one_on_the_newer(lobby: Table) -> None:
    """A message that is too old to be edited stands anew, and cannot be deleted for a while."""
    evening, bot, old = lobby.club, lobby.club.bot, lobby.club.lobby("benoit")
    async with bot.database.write() as connection:
        row = await messages.find(connection, lobby.game_id, Subject.LOBBY, TABLE_VIEWER)
        assert row is not None
        await messages.send_afresh(connection, row)
    bot.reconciler.wake()
    await evening.settle()
    assert evening.lobby("benoit").id != old.id
    await evening.press("benoit", old, "sit:1:2")
    assert "Benoît" in evening.lobby("clara").text()


async def test_robots_seat_by_seat(lobby: Table) -> None:
    """The select puts a robot in and takes it out; Fill gives them every free seat."""
    evening = lobby.club
    page = await lobby_more(evening, "alice")
    for _ in range(2):
        assert await seats(lobby) == ["alice", None, None, None]
        reply = await evening.choose("alice", page, "robot:1", "3")
        assert reply.kind == "update"
        assert await seats(lobby) == ["alice", None, None, "robot"]
        await evening.choose("alice", page, "robot:1", "3")
    no_seat = FR("refused-reason.no-seat")
    shown = evening.lobby("benoit")
    assert "robot" not in verbs(await lobby_more(evening, "benoit"))
    await expect_refusal(lobby, choose_forged(lobby, "benoit", shown, "dd:robot:1", "3"), no_seat)
    await expect_refusal(lobby, evening.press("benoit", shown, "fill"), no_seat)
    await evening.press_lobby("alice", "fill")
    assert await seats(lobby) == ["alice", "robot", "robot", "robot"]
    assert "🤖" in evening.lobby("alice").text()
    taken = EN("refused-reason.seat-taken", name="Alice")
    shown = evening.lobby("daan")
    await expect_refusal(lobby, choose_forged(lobby, "alice", shown, "dd:robot:1", "0"), taken)
    for wrong in ("9", "", "x", "-1", "²"):
        click = choose_forged(lobby, "alice", shown, "dd:robot:1", wrong)
        await expect_refusal(lobby, click, EN("refused-reason.no-such-seat"))


async def test_what_comes_next_is_what_stands_out(lobby: Table) -> None:
    """A free seat and filling up, as long as there are any; then Start. A robot still gives way;
    another game may be chosen as long as nobody else sits there."""
    evening = lobby.club
    shown = evening.lobby("alice")
    assert verbs(shown) == {"sit", "start", "fill", "leave", "lobby_more", "lobby_game"}
    assert styles(shown) == {"sit": {PRIMARY}, "start": {SECONDARY}, "fill": {SECONDARY}}
    await evening.press("alice", shown, "fill")
    full = evening.lobby("alice")
    assert verbs(full) == {"sit", "start", "leave", "lobby_more", "lobby_game"}
    assert styles(full) == {"sit": {SECONDARY}, "start": {GREEN}}


def styles(message: ShownMessage) -> dict[str, set[int]]:
    """How the buttons look that lead to a game."""
    found: dict[str, set[int]] = {}
    for each in message.buttons():
        verb = (each.custom_id or "").split(":")[1]
        if verb in ("sit", "start", "fill"):
            found.setdefault(verb, set()).add(each.style)
    return found


async def test_what_the_host_may_do(full: Table) -> None:
    """Free a seat, swap two, invite by mention, close; nobody else may."""
    evening = full.club
    more = await evening.press_lobby("alice", "lobby_more")
    assert more.ephemeral
    reply = await evening.choose("alice", more.message, "swap:1", "12")
    assert reply.kind == "update"
    assert await seats(full) == ["alice", "clara", "benoit", "daan"]
    shown = now(evening, "alice", more.message)
    daan = option(shown, "remove:1", EN("manage-remove-one", seat=4, name="Daan"))
    await evening.choose("alice", shown, "remove:1", daan)
    assert await seats(full) == ["alice", "clara", "benoit", None]
    empty = EN("refused-reason.seat-empty")
    click = choose_forged(full, "alice", shown, "dd:remove:1", daan)
    await expect_refusal(full, click, empty)
    reply = await evening.choose("alice", shown, "invite:1", evening.person("daan"))
    assert not reply.message.ephemeral
    assert reply.message.mentions == [evening.person("daan").id]
    mention = evening.person("daan").mention
    place = f"{evening.sandbox.guild.id}/{evening.belote.id}/{full_lobby_id(evening)}"
    link = f"https://discord.com/channels/{place}"
    invitation = EN("lobby-invitation", mentions=mention, name="Alice", link=link)
    assert reply.message.text() == invitation
    not_host = FR("refused-reason.not-host")
    lobby = evening.sandbox.message(evening.belote, full_lobby_id(evening))
    theirs = (await evening.press("benoit", lobby, "lobby_more")).message
    assert theirs is not None
    assert verbs(theirs) == {"options", "robot", "robot_level"}
    assert FR("lobby-opened-by", name="**Alice**") in theirs.text()
    closing = press_forged(full, "benoit", lobby, "dd:lobby_close:1")
    await expect_refusal(full, closing, not_host)
    for verb, value in (("remove:1", daan), ("swap:1", "01"), ("invite:1", "1")):
        click = choose_forged(full, "benoit", lobby, f"dd:{verb}", value)
        await expect_refusal(full, click, not_host)
    for wrong in ("09", "99", "ab", "²", ""):
        click = choose_forged(full, "alice", lobby, "dd:swap:1", wrong)
        await expect_refusal(full, click, EN("refused-reason.no-such-seat"))
    await evening.press("alice", shown, "lobby_close")
    assert EN("lobby-over.closed") in evening.sandbox.message(evening.belote, lobby.id).text()
    assert not live(evening.sandbox.message(evening.belote, lobby.id))
    gone = FR("refused-reason.lobby-gone")
    await expect_refusal(
        full, click_as_shown(full, "benoit", lobby, button_id(lobby, "sit:1:3")), gone
    )


def option(message: ShownMessage, verb: str, label: str) -> str:
    """The value of what is offered under a label."""
    [found] = [s for s in message.selects() if s["custom_id"] == f"dd:{verb}"]
    return next(each["value"] for each in found["options"] if each["label"] == label)


def full_lobby_id(evening: Club) -> str:
    """The message of the first lobby: an invitation may stand below it."""
    seen = evening.person("alice").sees(evening.belote)
    return next(m.id for m in seen if m.component("dd:start:1"))


async def test_starting(lobby: Table) -> None:
    """Not with free seats, not by those who only watch, not without people, and only once."""
    evening = lobby.club
    shown = evening.lobby("alice")
    for who in ("alice", "benoit"):
        words = words_for(LANGUAGES[who])
        click = evening.press_lobby(who, "start")
        await expect_refusal(lobby, click, words("refused-reason.seats-empty"))
    await evening.press_lobby("alice", "fill")
    click = evening.press_lobby("benoit", "start")
    await expect_refusal(lobby, click, FR("refused-reason.no-seat"))
    await evening.press_lobby("alice", "leave")
    await evening.press_lobby("alice", "fill")
    click = evening.press_lobby("alice", "start")
    await expect_refusal(lobby, click, EN("refused-reason.nobody-sits"))
    not_yet = EN("refused-reason.not-started")
    await expect_refusal(lobby, press_forged(lobby, "alice", shown, "dd:peek:1"), not_yet)
    await evening.press_lobby("benoit", "sit:1:1")
    await evening.press_lobby("benoit", "start")
    assert (await lobby.game()).row.status == "playing"
    for verb in ("start:1", "sit:1:2", "leave:1", "fill:1"):
        click = click_as_shown(lobby, "benoit", shown, button_id(shown, verb))
        await expect_refusal(lobby, click, FR("refused-reason.already-started"))


async def test_nobody_starts(lobby: Table) -> None:
    """After half an hour the lobby says that it has closed, and its buttons are gone."""
    evening = lobby.club
    shown = evening.lobby("alice")
    expires = EN.timestamp(evening.clock.now() + evening.bot.tables.pace.lobby)
    assert EN("lobby-expires", when=expires) in shown.text()
    await evening.clock.advance(evening.bot.tables.pace.lobby - 1)
    await evening.settle()
    assert live(evening.lobby("alice"))
    await evening.advance(1)
    assert (await lobby.game()).row.status == "expired"
    assert EN("lobby-over.expired") in evening.lobby("alice").text()
    assert not live(evening.lobby("alice"))
    for verb in ("sit:1:1", "start:1", "fill:1", "leave:1", "lobby_more:1"):
        click = click_as_shown(lobby, "benoit", shown, button_id(shown, verb))
        await expect_refusal(lobby, click, FR("refused-reason.lobby-gone"))


async def test_three_people_sit_down_at_once(lobby: Table) -> None:
    """Three answers edit one message: it ends up showing all of them."""
    evening = lobby.club
    shown = evening.lobby("alice")
    clicks = [
        evening.person(who).click(shown, custom_id=button_id(shown, f"sit:1:{seat}"))
        for seat, who in enumerate(("benoit", "clara", "daan"), start=1)
    ]
    await asyncio.gather(*clicks)
    await evening.settle()
    for who in LANGUAGES:
        assert evening.person(who).user.name in evening.lobby("alice").text()
    assert EN("lobby-full") in evening.lobby("alice").text()


async def test_closed_dms(lobby: Table) -> None:
    """People who sit down with closed DMs are told at once, in their language, and may play."""
    evening = lobby.club
    daan = evening.person("daan")
    daan.dms_open = False
    await evening.press_lobby("daan", "sit:1:1")
    told = [m.text() for m in daan.sees(evening.belote) if m.ephemeral]
    assert told == [NL("lobby-dm-closed")]
    assert await seats(lobby) == ["alice", "daan", None, None]


async def test_the_lobby_was_deleted(lobby: Table) -> None:
    """Its next change posts it afresh."""
    evening = lobby.club
    old = evening.lobby("alice")
    more = await evening.press("alice", old, "lobby_more")
    evening.sandbox.delete_message(old)
    await evening.choose("alice", more.message, "swap:1", "01")
    assert evening.lobby("alice").id != old.id
    with pytest.raises(CannotDo):
        await evening.press("benoit", old, "sit:1:2")
    await evening.press_lobby("benoit", "sit:1:0")
    assert await seats(lobby) == ["benoit", "alice", None, None]


async def test_one_press_makes_it_a_rated_party(lobby: Table) -> None:
    """The lobby says why its party would not count, and who opened it changes that."""
    evening = lobby.club
    assert EN("lobby-rated") not in evening.lobby("alice").text()
    await evening.press_lobby("benoit", "sit:1:1")
    theirs, page = await lobby_more(evening, "benoit"), await lobby_more(evening, "alice")
    assert EN("lobby-unrated.shuffle") in page.text()
    refused = FR("refused-reason.not-host")
    await expect_refusal(lobby, evening.press("benoit", theirs, "rate"), refused)
    await evening.press("alice", page, "rate")
    assert (await lobby.game()).rules.shuffle == "every_deal"
    for shown in (evening.lobby("alice"), now(evening, "alice", page)):
        assert EN("lobby-rated") in shown.text()
        assert EN("lobby-unrated.shuffle") not in shown.text()
    await evening.press_lobby("alice", "fill")
    assert EN("lobby-rated") not in evening.lobby("alice").text()
    assert EN("lobby-unrated.robots") in (await lobby_more(evening, "alice")).text()


async def test_whoever_watches_sees_the_hands_of_a_deal_that_is_over(lobby: Table) -> None:
    """Where the host wants it, which is said to all before they sit down."""
    evening = lobby.club
    assert "dd:open_hands" not in str((await lobby_more(evening, "alice")).components)
    await evening.press("alice", await lobby_more(evening, "alice"), "rate")
    page = await lobby_more(evening, "alice")
    assert EN("lobby-hands-closed") in page.text()
    await evening.press("alice", page, "open_hands:1:1")
    assert EN("lobby-close-hands") in [b.label for b in now(evening, "alice", page).buttons()]
    assert EN("lobby-hands-open") in evening.lobby("alice").text()
    await evening.press_lobby("alice", "fill")
    await evening.press_lobby("alice", "start")
    await lobby.play_until(lambda game: game.deal > 1)
    sheet = next(each for each in evening.sheets("clara") if button_id(each, "hands:1:1"))
    reply = await evening.press("clara", sheet, "hands:1:1")
    assert reply.message.ephemeral
    de = words_for("de")
    table = await evening.bot.reviews.deal(await lobby.game(), 1)
    for hand in table.hands:
        assert len(hand) == 8
        assert de.cards(hand) in reply.message.text()
    ahead = press_forged(lobby, "clara", sheet, "dd:hands:1:2")
    await expect_refusal(lobby, ahead, de("refused-reason.not-over"))
    assert "replay" not in verbs(reply.message)
    for_players = press_forged(lobby, "clara", sheet, "dd:replay:1:1:0")
    await expect_refusal(
        lobby, for_players, de("export-not-yours", table=de("table-name", number="1"))
    )


async def test_a_deal_that_is_over_is_talked_about_while_the_party_goes_on(lobby: Table) -> None:
    evening = lobby.club
    await evening.press("alice", await lobby_more(evening, "alice"), "rate")
    await evening.press("alice", await lobby_more(evening, "alice"), "open_hands:1:1")
    await evening.press_lobby("alice", "fill")
    await evening.press_lobby("alice", "start")
    await lobby.play_until(lambda game: game.deal > 1)
    sheet = next(each for each in evening.sheets("alice") if button_id(each, "hands:1:1"))
    hands = (await evening.press("alice", sheet, "hands:1:1")).message
    replay = (await evening.press("alice", hands, "replay:1:1:0")).message
    assert is_picture(replay, "replay.png")
    asked = await evening.press("alice", replay, "replay_note")
    await evening.person("alice").submit(asked, text="Hearts, perhaps?")
    await evening.settle()
    assert "Hearts, perhaps?" in now(evening, "alice", replay).text()
    assert "replay_show" not in verbs(now(evening, "alice", replay))
    # Of the deal that is played now there is nothing.
    ahead = press_forged(lobby, "alice", hands, "dd:replay:1:2:0")
    await expect_refusal(lobby, ahead, EN("refused-reason.no-such-table"))


async def test_who_wants_to_is_rated_with_robots(lobby: Table) -> None:
    """Everybody at the table has to; who does not sit there cannot choose for them."""
    evening = lobby.club
    await evening.press("alice", await lobby_more(evening, "alice"), "rate")
    await evening.press_lobby("benoit", "sit:1:1")
    await evening.press_lobby("alice", "fill")
    page = {who: await lobby_more(evening, who) for who in ("alice", "benoit", "clara")}
    await evening.press("alice", page["alice"], "ladder")
    assert EN("lobby-unrated.robots") in now(evening, "alice", page["alice"]).text()
    no_seat = words_for("de")("refused-reason.no-seat")
    await expect_refusal(lobby, evening.press("clara", page["clara"], "ladder"), no_seat)
    await evening.press("benoit", page["benoit"], "ladder")
    assert EN("lobby-rated-robots") in evening.lobby("alice").text()
    await evening.choose("benoit", page["benoit"], "robot_level:1", "club")
    assert "Escartefigue 🤖 (club)" in evening.lobby("alice").text()
    unrated = FR("lobby-unrated-robot-level", level=FR("robot-level.strong"))
    assert unrated in now(evening, "benoit", page["benoit"]).text()
    await evening.choose("alice", page["alice"], "robot_level:1", "strong")
    page["benoit"] = await lobby_more(evening, "benoit")
    theirs = now(evening, "benoit", page["benoit"])
    assert FR("lobby-rated-robots") in theirs.text()
    await evening.press("benoit", theirs, "ladder")
    assert EN("lobby-rated-robots") not in evening.lobby("alice").text()
