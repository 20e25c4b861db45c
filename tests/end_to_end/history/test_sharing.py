"""A finished party shared in the browser over the loopback: from its sheet and its replay."""

from pathlib import Path

from aiohttp.test_utils import TestClient, TestServer

from bot.text import words_for
from cogs.pages.site import Site
from tests.end_to_end.club import Club
from tests.end_to_end.history.test_history import ask, replay_of
from tests.end_to_end.rankings.club_of_four import press_any
from tests.end_to_end.seating import now
from tests.storage.databases import snapshots

URL = "https://belote.example.org"
EN = words_for("en")


async def test_from_the_replay_to_its_page(played: Club, tmp_path: Path) -> None:
    played.bot.pages_url = URL
    assert EN("share-button") not in str((await replay_of(played)).components)
    reply = await played.slash("alice", "setup")
    await played.press("alice", reply.message, "setup_pages:1")
    page = await ask(played)
    await played.choose("alice", page, "history_open", "1")
    assert EN("share-button") in str(now(played, "alice", page).components)
    replay = await replay_of(played)
    assert EN("share-button") in str(replay.components)

    shared = (await played.press("alice", replay, "share:1")).message
    assert shared.ephemeral
    assert EN("share-about") in shared.text()
    assert EN("share-none") in shared.text()
    await played.press("alice", shared, "share_set:1:on")
    [address] = [e.url for e in now(played, "alice", shared).buttons() if e.url]
    assert address is not None
    assert address.startswith(f"{URL}/r/")
    site = Site(snapshots(tmp_path / "club.db"), played.clock)
    async with TestClient(TestServer(site.application())) as browser:
        answer = await browser.get(address.removeprefix(URL))
        assert answer.status == 200
        html = await answer.text()
        assert EN("replay-deal", number=1, deals=1).partition(" of ")[0] in html
        assert str(played.belote.guild_id) not in html
        await played.press("alice", now(played, "alice", shared), "share_set:1:off")
        assert EN("share-none") in now(played, "alice", shared).text()
        await played.advance(2)
        assert (await browser.get(address.removeprefix(URL))).status == 404


async def test_who_has_not_played_shares_nothing(played: Club) -> None:
    played.bot.pages_url = URL
    reply = await played.slash("alice", "setup")
    await played.press("alice", reply.message, "setup_pages:1")
    for press in ("dd:share:1", "dd:share_set:1:on", "dd:share_set:1:off"):
        refused = await press_any(played, "clara", press)
        assert words_for("de")("refused-reason.not-your-record", table="Tisch 1") in refused.text()
