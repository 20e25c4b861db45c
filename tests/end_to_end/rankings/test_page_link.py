"""The link to one's own page in a browser: made in the profile, told by /privacy, taken back."""

from itertools import count
from pathlib import Path

import orjson
import pytest
from aiohttp.test_utils import TestClient, TestServer

from bot.sandbox import ShownMessage
from bot.text import words_for
from cogs.pages.serving import FRESH
from cogs.pages.site import Site
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES
from tests.end_to_end.rankings.club_of_four import NAMES, party, press_any, rank
from tests.end_to_end.seating import now
from tests.storage.databases import snapshots

URL = "https://belote.example.org"
EN = words_for("en")


class Own:
    """Somebody's own profile, and the page about its link."""

    def __init__(self, evening: Club, who: str, message: ShownMessage) -> None:
        self.evening, self.who, self.message = evening, who, message
        self.words = words_for(LANGUAGES[who])

    async def press(self, verb: str) -> None:
        await self.evening.press(self.who, self.shown, verb)
        await self.evening.settle()

    async def change(self, which: str) -> None:
        """Press the button that makes a link, another one, or takes it back."""
        ids = [each.custom_id or "" for each in self.shown.buttons()]
        [found] = [
            each
            for each in ids
            if each.startswith("dd:profile_page_set:") and each.endswith(f":{which}")
        ]
        await self.press(found.removeprefix("dd:"))

    @property
    def shown(self) -> ShownMessage:
        return now(self.evening, self.who, self.message)

    @property
    def labels(self) -> list[str | None]:
        return [each.label for each in self.shown.buttons()]

    @property
    def address(self) -> str:
        """The one that stands there; empty where there is none."""
        found = {each.url for each in self.shown.buttons() if each.url}
        assert all(each in self.shown.text() for each in found)
        return found.pop() if found else ""


async def own_profile(evening: Club, who: str = "alice") -> Own:
    reply = await evening.slash(who, "profile")
    await evening.settle()
    return Own(evening, who, reply.message)


@pytest.fixture
def with_pages(evening: Club) -> Club:
    """The same club, whose bot knows the address of its pages."""
    numbers = count(1)
    evening.bot.pages_url = URL
    evening.bot.people.entropy = lambda: next(numbers).to_bytes(32, "little")
    return evening


async def test_a_link_is_made_read_made_anew_and_taken_back(
    with_pages: Club, tmp_path: Path
) -> None:
    evening = with_pages
    await party(evening, *NAMES)
    own = await own_profile(evening)
    await own.press("profile_page:")
    assert EN("profile-page-about") in own.shown.text()
    assert EN("profile-page-none") in own.shown.text()
    assert own.address == ""
    await own.change("on")
    first = own.address
    assert first.startswith(f"{URL}/p/")
    assert len(first) == len(f"{URL}/p/") + 22
    site = Site(snapshots(tmp_path / "club.db"), evening.clock)
    async with TestClient(TestServer(site.application())) as browser:

        async def status(address: str) -> int:
            return (await browser.get(address.removeprefix(URL))).status

        answer = await browser.get(first.removeprefix(URL), headers={"Accept-Language": "en"})
        html = await answer.text()
        assert EN("profile-title", name="Alice") in html
        for never in (str(evening.belote.guild_id), str(evening.person("alice").id), "Benoît"):
            assert never not in html
        await own.change("new")
        assert own.address not in ("", first)
        await evening.clock.advance(FRESH)
        assert await status(first) == 404
        second = own.address
        assert await status(second) == 200
        await own.press("profile:")  # back, and to the page again
        assert EN("profile-title", name="Alice") in own.shown.text()
        await own.press("profile_page:")
        assert own.address == second
        await own.change("off")
        assert EN("profile-page-none") in own.shown.text()
        await evening.clock.advance(FRESH)
        assert await status(second) == 404


async def test_who_hides_reads_that_their_link_leads_nowhere(with_pages: Club) -> None:
    evening = with_pages
    await party(evening, *NAMES)
    own = await own_profile(evening)
    await own.press("profile_page:")
    assert EN("profile-page-hidden") not in own.shown.text()
    await rank(evening, "alice", "hidden")
    for verb in ("profile:", "profile_page:"):
        await own.press(verb)
    await own.change("on")
    assert EN("profile-page-hidden") in own.shown.text()
    assert own.address


async def test_it_is_told_by_privacy_and_forgotten_with_the_rest(
    with_pages: Club, tmp_path: Path
) -> None:
    evening = with_pages
    await party(evening, *NAMES)
    words = words_for(LANGUAGES["benoit"])
    reply = await evening.slash("benoit", "privacy")
    assert words("privacy-page") not in reply.message.text()
    own = await own_profile(evening, "benoit")
    await own.press("profile_page:")
    await own.change("on")
    address = own.address
    privacy = Own(evening, "benoit", (await evening.slash("benoit", "privacy")).message)
    assert words("privacy-page") in privacy.shown.text()
    exported = await evening.press("benoit", privacy.shown, "privacy_export")
    assert exported.latest is not None
    [file] = exported.latest.attachments
    assert orjson.loads(file.bytes)["person"]["page"] == address
    site = Site(snapshots(tmp_path / "club.db"), evening.clock)
    async with TestClient(TestServer(site.application())) as browser:
        assert (await browser.get(address.removeprefix(URL))).status == 200
        await privacy.press("privacy_delete")
        await privacy.press("privacy_delete_now")
        await evening.clock.advance(FRESH)
        assert (await browser.get(address.removeprefix(URL))).status == 404


async def test_nobody_is_offered_one_but_for_their_own_profile(with_pages: Club) -> None:
    evening = with_pages
    await party(evening, *NAMES)
    label = EN("profile-page")
    own = await own_profile(evening)
    assert label in own.labels
    await own.press("profile_post")
    assert label not in [each.label for each in evening.lobby("alice").buttons()]
    other = await evening.slash("alice", "profile", person=evening.person("benoit"))
    await evening.settle()
    assert label not in [each.label for each in other.message.buttons()]
    evening.bot.pages_url = ""
    assert label not in (await own_profile(evening)).labels
    late = await press_any(evening, "alice", "dd:profile_page_set:all:classique:1:0:on")
    assert late.text() == EN("refused-unknown-button")


async def test_a_press_is_about_whoever_presses(with_pages: Club) -> None:
    """The numbers in a custom id are anybody's to send."""
    evening = with_pages
    await party(evening, *NAMES)
    shown = await press_any(evening, "alice", "dd:profile_page_set:all:classique:2:0:on")
    [mine] = [each.url for each in shown.buttons() if each.url]
    benoit = await own_profile(evening, "benoit")
    await benoit.press("profile_page:")
    assert benoit.address == ""
    alice = await own_profile(evening)
    await alice.press("profile_page:")
    assert alice.address == mine
