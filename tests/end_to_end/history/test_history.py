"""/history over the loopback: pages, a party's sheet, its replay alone and before everybody."""

from typing import Any

import pytest

from bot.rules import Review
from bot.sandbox import ShownMessage
from bot.storage.people import people
from bot.text import words_for
from tests.end_to_end.club import Club, is_picture
from tests.end_to_end.playing import Table
from tests.end_to_end.rankings.club_of_four import press_any
from tests.end_to_end.seating import now

EN = words_for("en")


async def ask(evening: Club, who: str = "alice", **options: Any) -> ShownMessage:
    reply = await evening.slash(who, "history", **options)
    await evening.settle()
    return reply.message


async def replay_of(evening: Club, who: str = "alice") -> ShownMessage:
    """From the list through the party's sheet to its replay, which only they see."""
    page = await ask(evening, who)
    await evening.choose(who, page, "history_open", "1")
    sheet = now(evening, who, page)
    assert is_picture(sheet, "party.png")
    return (await evening.press(who, sheet, "replay:")).message


def arrows(message: ShownMessage) -> list[str | None]:
    """The custom ids of the four buttons to other moments; None for a dead one."""
    found = [
        each for each in message.buttons() if (each.custom_id or "").startswith("dd:replay_at")
    ]
    return [None if each.disabled else each.custom_id for each in found]


async def test_a_party_is_listed_opened_and_stepped_through_to_its_end(played: Club) -> None:
    page = await ask(played)
    assert page.ephemeral
    lines = page.text().splitlines()
    assert lines[0] == f"### {EN('history-title')}"
    game = await Table(played).game()
    assert game.state is not None
    won = game.state.winner == 0
    first, second = game.state.scores
    outcome = EN("history-won" if won else "history-lost", mine=str(first), theirs=str(second))
    assert f"{outcome} · {EN('history-unrated', why='too_short')}" in page.text()
    assert "Escartefigue 🤖" in page.text()

    replay = await replay_of(played)
    assert replay.ephemeral
    review = await played.bot.reviews.of(game)
    for deal, step in every_moment(review):
        replay = now(played, "alice", replay)
        assert EN("replay-deal", number=deal, deals=review.deals) in replay.text()
        what = EN("replay-trick", number=step, tricks=review.last_step(deal))
        assert (what if step else EN("replay-auction")) in replay.text()
        check_alt(replay, review, deal, step)
        onward = arrows(replay)[2]
        if onward is None:
            break
        reply = await played.press("alice", replay, onward.removeprefix("dd:"))
        assert reply.kind == "update", reply
    else:
        pytest.fail("the last moment leads on")
    assert (deal, step) == every_moment(review)[-1]
    assert "🏆" in now(played, "alice", replay).text()


def every_moment(review: Review) -> list[tuple[int, int]]:
    deals = range(1, review.deals + 1)
    return [(deal, step) for deal in deals for step in range(review.last_step(deal) + 1)]


def check_alt(message: ShownMessage, review: Review, deal: int, step: int) -> None:
    """Every card that somebody holds, and those of the trick."""
    table = review.at(deal, step)
    [alt] = message.alt_texts()
    assert len(alt) <= 1024
    for hand in table.hands:
        for card in hand:
            assert EN(f"rank-name.{card.rank.name}") in alt
            assert EN.suit_name(card.suit) in alt
    last = table.view.last_trick
    for card in last.cards if last else ():
        assert EN.card_name(card) in alt
    assert alt.count(" holds: ") == sum(bool(hand) for hand in table.hands)


async def test_shown_in_the_channel_everybody_steps_through_it(played: Club) -> None:
    clara = played.person("clara")
    replay = await replay_of(played)
    refused = await press_any(played, "clara", "dd:replay:1:1:0")
    assert words_for("de")("export-not-yours", table="Tisch 1") in refused.text()

    await played.press("alice", replay, "replay_show:1:1:0")
    shown = [m for m in clara.sees(played.belote) if is_picture(m, "replay.png")][-1]
    assert not shown.ephemeral
    assert EN("replay-shown-by", name="Alice", table="Table 1") in shown.text()
    assert "replay_show" not in str(shown.components)
    reply = await played.press("clara", shown, "replay_at:1:1:1:2")
    assert reply.kind == "update"
    assert EN("replay-trick", number=1, tricks=8) in now(played, "clara", shown).text()
    # From now on the party is published, and its record too.
    own = await press_any(played, "clara", "dd:replay:1:1:0")
    assert own.ephemeral
    exported = await clara.slash(played.belote, "export", table=1)
    assert exported.message.attachments


async def test_who_did_not_play_may_not_show_it(played: Club) -> None:
    refused = await press_any(played, "clara", "dd:replay_show:1:1:0")
    sentence = words_for("de")("refused-reason.not-your-record", table="Tisch 1")
    assert sentence in refused.text()
    assert not [m for m in played.person("clara").sees(played.belote) if m.attachments]


async def test_a_party_that_goes_on_is_never_replayed(started: Table) -> None:
    """Not by those who play it either, whatever they press."""
    evening = started.club
    for custom_id in (
        "dd:replay:1:1:0",
        "dd:replay_at:1:1:0:2",
        "dd:replay_show:1:1:0",
        "dd:replay_sheet:1:1",
    ):
        reply = await press_any(evening, "alice", custom_id)
        assert reply.text() == EN("refused-reason.not-over")
        assert not reply.attachments
    assert (await ask(evening)).text() == EN("history-none")


async def test_moments_that_are_none(played: Club) -> None:
    for custom_id in (
        "dd:replay:1:99:0", "dd:replay:1:1:99", "dd:replay:1:0:0", "dd:replay:1",
        "dd:replay:99:1:0", "dd:replay_at:1:-1:0:1", "dd:replay_at:1:x:y:1",
        "dd:replay_sheet:1:99", "dd:replay_deal:1", "dd:history_open:1:0", "dd:history:99:0",
    ):  # fmt: skip
        text = (await press_any(played, "alice", custom_id)).text()
        assert text in (EN("refused-reason.no-such-table"), EN("refused-unknown-button")), custom_id


async def test_of_another_only_what_was_played_here_and_not_when_they_hide(played: Club) -> None:
    benoit = played.person("benoit")
    alice_id = int(played.person("alice").id)
    fr = words_for("fr")
    page = await ask(played, "benoit", person=played.person("alice"))
    assert page.text().startswith(f"### {fr('history-title-of', name='Alice')}")
    # They were not there and it is not published: there is nothing to open.
    assert not page.selects()
    dm = await benoit.slash(benoit.open_dm(), "history", person=played.person("alice"))
    assert dm.message.text() == fr("history-server-only")

    async with played.bot.database.write() as connection:
        person = await people.find_by_discord_id(connection, alice_id)
        assert person is not None
        await people.change(connection, person.id, hidden=True)
    reply = await ask(played, "benoit", person=played.person("alice"))
    assert reply.text() == fr("history-hidden", name="Alice")
    turned = await press_any(played, "benoit", "dd:history:1:0")
    assert turned.text() == fr("history-hidden", name="Alice")
    assert (await ask(played)).text().startswith(f"### {EN('history-title')}")


async def test_of_somebody_who_never_played(played: Club) -> None:
    reply = await ask(played, "alice", person=played.person("clara"))
    assert reply.text() == EN("history-none-of", name="Clara")
