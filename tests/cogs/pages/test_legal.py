"""`/privacy` and `/terms`: what the program keeps is told there in every language, and who runs it
where they have said so."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any

from aiohttp.test_utils import TestClient, TestServer

from bot.clock import ManualClock
from bot.settings import Settings
from bot.storage.engine.schema import people
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.engine.tournament_schema import metadata
from bot.text import COMPLETE, words_for
from cogs.pages.legal import PARTS, Operator
from cogs.pages.site import Site
from tests.cogs.pages.shown import words_in
from tests.storage.databases import NOW

TOLD = {
    "who sat where": ("seats", "departures", "games", "result_leavers"),
    "each card, call and other action": ("events",),
    "notes you write": ("notes",),
    "reviews": ("analyses",),
    "lessons": ("learners",),
    "answers to puzzles": ("puzzle_answers",),
    "rules you save": ("rulesets",),
    "ratings": ("ratings", "rating_steps", "pairs", "match_players", "match_steps"),
    "titles": ("titles", "deeds"),
    "and what came of them": ("result_players", "tournament_results"),
    "tournaments you enter, organise or are invited to": (
        *("tournament_members", "tournament_invitations", "tournament_organisers"),
        *("tournaments", "tournament_log", "leagues", "daily_series", "weekly_series"),
    ),
    "whom they have blocked": ("blocks",),
}
"""the words of the page that stand for each table in which a person is named"""


@asynccontextmanager
async def site(folder: Path, operator: Operator) -> AsyncIterator[TestClient[Any, Any]]:
    """The pages where no bot has ever been started."""
    made = Site(FileSnapshots(folder / "none.db"), ManualClock(NOW), operator=operator)
    async with TestClient(TestServer(made.application())) as client:
        yield client


async def read(client: TestClient[Any, Any], path: str, **headers: str) -> str:
    answer = await client.get(path, headers=headers)
    assert answer.status == 200
    assert answer.headers["X-Robots-Tag"] == "all"
    return await answer.text()


async def test_every_table_that_names_a_person_is_told_of(tmp_path: Path) -> None:
    named = {
        table.name
        for table in metadata.sorted_tables
        if any(key.column is people.id for key in table.foreign_keys)
    }
    assert named == {each for tables in TOLD.values() for each in tables}
    async with site(tmp_path, Operator()) as client:
        page = words_in(await read(client, "/privacy?lang=en"))
    assert [each for each in TOLD if each not in page] == []


async def test_both_pages_stand_in_every_language_with_the_other_one_beside(tmp_path: Path) -> None:
    async with site(tmp_path, Operator()) as client:
        for language in COMPLETE:
            words = words_for(language)
            for name, parts in PARTS.items():
                html = await read(client, f"/{name}?lang={language}")
                assert f'<html lang="{language}"' in html
                assert html.count("<h2>") == len(parts)
                assert "•" not in html
                assert words("legal-fact.nobody") in html
                for each in PARTS:  # among the parts, and below
                    assert html.count(f'href="/{each}?lang={language}"') >= 2
        assert "Datenschutz" in await read(client, "/privacy", **{"Accept-Language": "de-AT"})


async def test_an_operator_says_who_they_are(tmp_path: Path) -> None:
    said = Operator(
        "Anna <b>", "anna@example.org", "Belgium", date(2027, 1, 15), "See **our** rules.", 7
    )
    async with site(tmp_path, said) as client:
        for name in PARTS:
            html = await read(client, f"/{name}?lang=en")
            assert "<dd>Anna &lt;b&gt;</dd>" in html
            assert '<a href="mailto:anna@example.org">anna@example.org</a>' in html
            assert "<dd>Belgium</dd>" in html
            assert "<dd>15 January 2027</dd>" in html
            assert "See <strong>our</strong> rules." in html
            assert words_for("en")("legal-fact.nobody") not in html
        assert "for up to 7 days" in await read(client, "/privacy?lang=en")
    async with site(tmp_path, said._replace(contact="https://discord.gg/abc")) as client:
        assert '<a href="https://discord.gg/abc"' in await read(client, "/terms")
    async with site(tmp_path, said._replace(contact="javascript:alert(1)")) as client:
        assert "<dd>javascript:alert(1)</dd>" in await read(client, "/terms")


def test_an_operator_is_told_by_settings() -> None:
    def operator(**settings: Any) -> Mapping[str, object]:
        return Operator.of(Settings.model_construct(**settings))._asdict()

    assert operator() == Operator()._asdict()
    told = operator(operator="Anna", backup_folder="b", backup_hours=12.0, backup_keep=3)
    assert (told["name"], told["backup_days"]) == ("Anna", 2)
    assert operator(backup_keep=3)["backup_days"] == 0
