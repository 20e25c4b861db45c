"""A card costs one request that Discord counts, and two transactions or three."""

from contextlib import AbstractAsyncContextManager, nullcontext

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.sandbox import Exchange, Rest
from bot.sandbox.faults.faults import OWN_MESSAGE, WEBHOOK
from bot.tables import Game
from cogs.delivery.sending import RateLimit
from tests.end_to_end import club
from tests.end_to_end.playing import LANGUAGES, Table, in_play, steady

UNCOUNTED = ("/interactions/", "/webhooks/")


def is_second_trick(game: Game) -> bool:
    """Everybody has clicked their hand."""
    deal = game.state.deal if game.state else None
    return deal is not None and len(deal.tricks) == 1 and not deal.trick


def counted(exchanges: list[Rest]) -> list[str]:
    return [each.method for each in exchanges if not each.route.startswith(UNCOUNTED)]


@pytest.fixture(autouse=True)
def by_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers come as they come from Discord: some together, which are written down together."""
    monkeypatch.setattr(club, "handing_over", lambda sandbox: nullcontext())


@pytest.fixture
async def second_trick(playing: Table) -> Table:
    await playing.click_until(is_second_trick)
    await playing.club.advance(3)
    return playing


def heard(table: Table) -> list[Rest]:
    found: list[Rest] = []

    def note(exchange: Exchange) -> None:
        if isinstance(exchange, Rest):
            found.append(exchange)

    table.club.sandbox.on_exchange.append(note)
    return found


async def test_a_card_costs_one_counted_request(second_trick: Table) -> None:
    """The table's; hands are edited through the clicks on them."""
    exchanges = heard(second_trick)
    for _ in range(3):
        exchanges.clear()
        await second_trick.step(steady)
        await second_trick.club.settle()
        assert counted(exchanges) == ["PATCH"]
        assert [each.method for each in exchanges if each.route == OWN_MESSAGE] == ["PATCH"]


async def test_a_hand_whose_token_is_refused_is_edited_the_counted_way_at_once(
    second_trick: Table,
) -> None:
    exchanges = heard(second_trick)
    second_trick.club.sandbox.faults.plan("50027", "PATCH", OWN_MESSAGE)
    await second_trick.step(steady)
    await second_trick.club.settle()
    assert counted(exchanges) == ["PATCH", "PATCH"]
    who = await second_trick.asked()
    assert who is not None
    await second_trick.until_asked(who)
    # It is not asked a second time.
    exchanges.clear()
    await second_trick.step(steady)
    await second_trick.step(steady)
    await second_trick.club.settle()
    assert counted(exchanges) == ["PATCH", "PATCH"]


async def test_where_there_is_no_room_the_next_hands_follow_the_last_clicks(
    second_trick: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither they nor what they show later counts; tables wait."""
    exchanges = heard(second_trick)
    with monkeypatch.context() as full:
        full.setattr(RateLimit, "room_at", property(lambda limit: limit._clock.now() + 1))
        await second_trick.play_until(lambda game: game.deal == 2 and bool(game.waits()))
        await second_trick.click_until(in_play)
        assert counted(exchanges) == []
    followed = [each for each in exchanges if each.method == "POST" and each.route == WEBHOOK]
    assert len(followed) == len(LANGUAGES)
    for who in LANGUAGES:
        assert len(second_trick.club.hands(who)) == 2
    await second_trick.click_until(is_second_trick)
    assert "Deal 2" in second_trick.club.table().text()


async def test_what_one_card_shows_is_written_down_together(
    second_trick: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One transaction for the card, one for its messages and whose clock begins; one more where
    the table is shown last."""
    database = second_trick.club.bot.database
    write, begun = database.write, 0

    def noted(**options: bool) -> AbstractAsyncContextManager[AsyncConnection]:
        nonlocal begun
        begun += 1
        return write(**options)

    monkeypatch.setattr(database, "write", noted)
    await second_trick.step(steady)
    await second_trick.club.settle()
    assert begun <= 3
