"""The page of a person in a browser: what others read on Discord, nobody else's name, and gone as
soon as they say so."""

import gc

from bot.storage.people import people, privacy
from bot.storage.ratings.leaderboards import EVERYWHERE as ALL_SERVERS
from bot.text import COMPLETE, words_for
from card_images.look import Seat
from cogs.pages.profile import chart_of
from cogs.pages.serving import FRESH, KEPT_FOR, Made
from cogs.people.profile_reading import played_by, read_profile
from cogs.people.profile_screen import Profile, Whose, card_of, curve_told, lost_told, title_lines
from cogs.rankings.leaderboard_screen import EVERYWHERE
from tests.cogs.pages.shown import SNOWFLAKE, TOKEN, Pages, person_pages, words_in
from tests.rankings.club import NAMES

PAGE = f"/p/{TOKEN}"
NAME = "Zéphyrine de Kerguelen"


async def profile_of(shown: Pages, pool: str) -> Profile:
    """What somebody else reads on Discord in a direct message."""
    owner = await shown.database.ask(people.find, shown.ids[0])
    assert owner is not None
    [ratings] = await shown.database.ask(played_by, [owner], ALL_SERVERS)
    whose = Whose(EVERYWHERE, pool, owner.id)
    return await shown.database.ask(
        read_profile, owner, whose, ratings, ALL_SERVERS, shown.clock.now()
    )


def plain(text: str) -> str:
    """A text as `words_in` reads it."""
    return " ".join(text.split())


async def status(shown: Pages, path: str = PAGE) -> int:
    return (await shown.get(path)).status


async def test_it_says_what_the_profile_on_discord_says() -> None:
    async with person_pages() as (shown, _):
        for pool, language in (("classique", "en"), ("coinche", "fr"), ("classique", "bg")):
            words, profile = words_for(language), await profile_of(shown, pool)
            html = await (await shown.get(f"{PAGE}/{pool}?lang={language}")).text()
            text, card = words_in(html), card_of(profile, words, Seat("Anna"))
            for each in card.measures:
                assert plain(f"{each.label} {each.value} {each.detail}") in text
            for tile in card.tiles:
                assert plain(f"{tile.label} {tile.value}") in text
            for line in card.pools:
                assert plain(f"{line.name} {line.detail} {line.value}") in text
            for each in filter(None, (curve_told(profile, words), lost_told(profile, words))):
                assert f'aria-label="{each}"' in html
            for each in [*title_lines(profile, words)][1:]:
                assert each.split("**")[1] in text
            assert card.place in text
            assert html.count("<polyline") == 1 + bool(card.lost)
            assert html.count(card.rating) >= 3  # above, at the end of the curve, among the games


async def test_it_is_a_page_in_every_language_and_names_nobody_else() -> None:
    async with person_pages() as (shown, _):
        hostile = "<b>'\"&</b>"
        await shown.database.commit(people.change, shown.ids[0], name=hostile)
        for language in COMPLETE:
            answer = await shown.get(PAGE, **{"Accept-Language": f"{language},en;q=0.5"})
            html = await answer.text()
            assert f'<html lang="{language}"' in html
            assert hostile not in html
            assert words_for(language)("profile-title", name=hostile) in words_in(html)
            assert "noindex" in answer.headers["X-Robots-Tag"]
            for never in ("<script", "<img", "dd:", str(SNOWFLAKE), *NAMES[1:]):
                assert never not in html
            assert len(html) < 60_000
        listed = await (await shown.get("/")).text()
        assert TOKEN not in listed


async def test_each_game_has_its_own() -> None:
    async with person_pages() as (shown, _):
        first = words_in(await (await shown.get(f"{PAGE}?lang=en")).text())
        assert first == words_in(await (await shown.get(f"{PAGE}/classique?lang=en")).text())
        html = await (await shown.get(f"{PAGE}/coinche?lang=en")).text()
        assert "Coinche · Everywhere" in words_in(html)
        assert f'<a href="{PAGE}/classique?lang=en">' in html
        assert f'<a href="{PAGE}/coinche?lang=en" aria-current="page">' in html
        for other in ("klaverjas", "nothing"):
            assert await status(shown, f"{PAGE}/{other}") == 404


async def test_who_has_no_link_or_hides_has_no_page() -> None:
    async with person_pages() as (shown, _):
        for off, on in (
            ({"hidden": True}, {"hidden": False}),
            ({"page_token": None}, {"page_token": TOKEN}),
            ({"page_token": "B" * 22}, {"page_token": TOKEN}),
        ):
            assert await status(shown) == 200
            await shown.database.commit(people.change, shown.ids[0], **off)
            await shown.clock.advance(FRESH)
            assert await status(shown) == 404
            await shown.database.commit(people.change, shown.ids[0], **on)
        assert await status(shown, "/p/short") == 404


async def test_who_was_forgotten_is_gone_within_a_second_and_soon_from_memory() -> None:
    async with person_pages() as (shown, _):
        await shown.database.commit(people.change, shown.ids[0], name=NAME)
        assert await status(shown) == 200
        assert kept(NAME)
        await shown.database.commit(privacy.forget, shown.ids[0])
        await shown.clock.advance(FRESH)
        assert await status(shown) == 404
        await shown.clock.advance(KEPT_FOR)  # nobody asks any more
        assert not kept(NAME)


def kept(name: str) -> bool:
    """Whether a page that was made is kept in which a name stands."""
    gc.collect()
    made = (each for each in gc.get_objects() if isinstance(each, Made))
    return any(name.encode() in each.body for each in made)


def test_a_curve_stands_where_its_numbers_are() -> None:
    chart = chart_of("", "", "1,200", (1000.0, 1200.0, 1100.0), 7, words_for("en"))
    heights = {number: float(y) for y, number in chart.ticks}
    points = [tuple(map(float, each.split(","))) for each in chart.points.split()]
    assert [y for _, y in points] == [heights[each] for each in ("1,000", "1,200", "1,100")]
    assert heights["1,000"] > heights["1,100"] > heights["1,200"]
    assert [(float(x), number) for x, number in chart.places] == [
        (points[0][0], "7"),
        (points[2][0], "9"),
    ]
    assert float(chart.left) == points[0][0] < points[1][0] < points[2][0] == float(chart.right)
    assert chart.end == tuple(chart.points.split()[-1].split(","))
