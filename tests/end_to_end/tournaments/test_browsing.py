"""The browser that reads all pages of an evening finds what no page may say."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from bot.text import COMPLETE, Words, words_for
from cogs.pages.serving import Serving
from tests.end_to_end.club import Club
from tests.end_to_end.playing import Table
from tests.end_to_end.tournaments.players import ALL, Players


@contextmanager
def saying(more: str) -> Iterator[None]:
    """Have each page say something more, for the block."""
    usual = Serving.render

    def render(serving: Serving, template: str, words: Words, **values: object) -> str:
        return usual(serving, template, words, **values).replace("</main>", f"{more}</main>")

    with patch.object(Serving, "render", render):
        yield


async def betrays(club: Club, *said: str) -> None:
    """Each of these is found where a page says it."""
    for each in said:
        await club.browsing.aclose()  # with what was made before
        with saying(each), pytest.raises(AssertionError, match=r"says|nowhere"):
            await club.browsing.read()


async def test_what_no_page_may_say_is_found(evening: Players) -> None:
    await evening.create(format="melee", rounds=1, check_in=False)
    for who in ALL:
        await evening.engine.registration.enter(evening.id, (await evening.person(who)).id)
    await evening.close()
    await evening.start()
    club, event = evening.club, await evening.event()
    [row] = event.tables
    table = Table(club, row.game_id or 0)
    game = await table.play_until(lambda game: bool(game.state and game.state.deal))
    await club.browsing.read()
    assert club.browsing.pages > 30
    assert game.state is not None
    assert game.state.deal is not None
    held = game.state.deal.hands[0][0]
    alice, [message, *_] = club.person("alice"), evening.posts()
    await betrays(
        club,
        "".join(f"<p>{words_for(each).card_name(held)}</p>" for each in COMPLETE),
        f'<img src="/cards/{held}.svg">',
        f'<a href="https://discord.com/channels/{club.belote.guild_id}">Discord</a>',
        f"<!-- {alice.id} -->",
        f'<p id="m{message.id}">',
        f'<a href="#dd:play:1:1:{held}">',
        f"<p>{game.row.seed.hex()}</p>",
        f"<p>{event.row.commitment}</p>",
        '<a href="/t/nothing">',
    )
