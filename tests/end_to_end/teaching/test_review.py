"""The review of a deal over the loopback: from the sheet and from the replay, alone and for all."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.robots import search
from bot.storage.games import games
from bot.text import words_for
from tests.end_to_end.club import Club
from tests.end_to_end.finished import club_after_a_party
from tests.end_to_end.history.test_history import press_any, replay_of

EN = words_for("en")
REVIEW = "dd:analysis:1:1"


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Club]:
    async with club_after_a_party(tmp_path) as evening:
        yield evening


async def test_a_review_is_for_who_played_and_is_shown_when_they_want_it(played: Club) -> None:
    assert search.wait()
    own = (await played.press("alice", await replay_of(played), "analysis:1:1")).message
    assert own.ephemeral
    assert EN("review-title") in own.text()
    assert EN("review-about") in own.text()
    assert (await press_any(played, "alice", REVIEW)).text() == own.text()  # kept
    refused = await press_any(played, "benoit", REVIEW)
    assert words_for("fr")("refused-reason.review-not-yours") in refused.text()

    # The thread of the table is gone: the channel is the way out.
    gone = (await played.press("alice", own, "analysis_show:1:1")).message
    assert EN("review-thread-gone") in gone.text()
    await played.press("alice", gone, "analysis_here:1:1")
    shown = [m for m in played.person("clara").sees(played.belote) if not m.ephemeral][-1]
    assert EN("review-title-of", name="Alice") in shown.text()
    assert not shown.buttons()

    thread = played.sandbox.channel("general")
    await played.bot.database.commit(games.change, 1, thread_id=int(thread.id), version=10_000)
    told = (await played.press("alice", own, "analysis_show:1:1")).message
    assert EN("review-shown", thread=f"<#{thread.id}>") in told.text()
    shown = played.person("clara").sees(thread)[-1]
    assert EN("review-title-of", name="Alice") in shown.text()

    await played.press("alice", own, "analysis_at:1:2")
    turned = played.person("alice").look(own)
    assert EN("table-deal", number=2) in turned.text()


async def test_without_compiled_code_it_can_be_asked_for_again(
    played: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> bool:
        return False

    monkeypatch.setattr("bot.tables.finished.analyses.search_soon", never)
    refused = await press_any(played, "alice", REVIEW)
    assert EN("refused-reason.review-not-ready") in refused.text()
