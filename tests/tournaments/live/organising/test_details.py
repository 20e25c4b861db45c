"""Name, description, contact and places can be others after registration has opened."""

import pytest

from bot.tournaments.live import Refusal
from bot.tournaments.live.drafts import LONGEST_ABOUT, Details, details_of
from tests.tournaments.live.club import HOUR, Club
from tests.tournaments.live.posts import lagging


async def test_another_name_description_contact_and_places(club: Club) -> None:
    event = await club.create(most_entries=2)
    describe = club.decide.describe
    said = Details("Saturday", "Bring a friend.\n\n\u200b\nDoors open at 8.", "Anna, 12 34", 16)
    event = await describe(said)
    about = "Bring a friend.\nDoors open at 8."
    assert details_of(event) == said._replace(about=about)
    [post] = await lagging(club)
    assert (post.subject, post.wanted) == ("announcement", 2)
    [newest, *_] = await club.tournaments.log(event.id)
    changed = ["name", "about", "contact", "most_entries"]
    assert newest.facts == {"changed": changed, "was": "Friday", "most": 16}
    # The same once more changes nothing.
    version = event.row.version
    event = await describe(details_of(event))
    assert event.row.version == version


async def test_nobody_who_is_in_goes_out_and_who_waits_comes_in(club: Club) -> None:
    event = await club.create(most_entries=2)
    for first in (2, 4, 6):
        await club.enter(first, first + 1)
    describe = club.decide.describe
    fewer = describe(Details("Friday", most_entries=1))
    assert await club.refused(fewer) is Refusal.FEWER_PLACES
    event = await describe(Details("Friday", most_entries=3))
    assert [each.number for each in event.standing("in")] == [1, 2, 3]


@pytest.mark.parametrize("name", ["", " \u200b", "x" * 81])
async def test_a_name_that_is_none(club: Club, name: str) -> None:
    await club.create()
    describe = club.decide.describe(Details(name))
    assert await club.refused(describe) is Refusal.NAME_NEEDED


async def test_places_are_given_once_it_is_played_and_nothing_changes_when_it_is_over(
    club: Club,
) -> None:
    event = await club.started(4, most_entries=8)
    describe = club.decide.describe
    event = await describe(Details("Friday", "x" * 999, most_entries=1))
    assert len(event.row.about or "") == LONGEST_ABOUT
    assert event.row.most_entries == 8
    await club.decide.cancel()
    late = describe(Details("Saturday"))
    assert await club.refused(late) is Refusal.CHANGED


async def test_a_draft_says_it_from_the_beginning(club: Club) -> None:
    event = await club.create(about="For all.", contact="Anna")
    assert (event.row.about, event.row.contact) == ("For all.", "Anna")
    event = await club.wait(HOUR)
    assert event.row.contact == "Anna"
