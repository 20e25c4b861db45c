"""The lines of somebody's history."""

from bot.storage.games.results import ended_with
from bot.storage.people.history import Party
from bot.tables.finished.results import Unrated
from bot.text import Words
from cogs.finished.history_screen import HistoryPage, party_text

PARTY = Party(
    result_id=1,
    game_id=7,
    server_discord_id=5,
    preset="french",
    ended_at=1700000000.0,
    published=False,
    seat=0,
    side=0,
    left=False,
    rating=None,
    rating_before=None,
    unrated_why=None,
    ended=ended_with((1010, 620), 0),
)


def test_why_a_party_was_not_rated(words: Words) -> None:
    """Each reason has words of its own, but a table of a duplicate, which is part of one match."""
    page = HistoryPage(1, None, 0, 1, [PARTY], {}, {})
    plain = party_text(PARTY, page, words)
    told = {each: party_text(PARTY._replace(unrated_why=each), page, words) for each in Unrated}
    assert told.pop(Unrated.DUPLICATE) == plain
    assert len({*told.values(), plain}) == len(Unrated)
