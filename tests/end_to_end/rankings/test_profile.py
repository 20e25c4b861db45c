"""/profile and /compare over the loopback: figures, scopes, partners, titles, who may look."""

from typing import Any

from bot.sandbox import ShownMessage
from bot.storage.engine.schema import AnalysisRow
from bot.storage.games import analyses
from bot.storage.games.counts import Counts
from bot.storage.people import people
from bot.text import COMPLETE, words_for
from cogs.people.profile_screen import of_text
from tests.end_to_end import forging
from tests.end_to_end.club import Club, is_picture
from tests.end_to_end.playing import LANGUAGES, READERS
from tests.end_to_end.rankings.club_of_four import NAMES, ids, party, press_any
from tests.end_to_end.seating import now

EN = words_for("en")
USER = 6
"""the type of an option"""


async def ask(evening: Club, command: str, who: str = "alice", **options: Any) -> ShownMessage:
    reply = await evening.slash(who, command, **options)
    await evening.settle()
    return reply.message


GOOD = Counts(
    deals=10, points=1000, taken=12, made=12, capots=1, coinches=2, belotes=3, behind=620,
    made_first=12, made_most=12, made_last=12,
)  # fmt: skip


# Profiles ----------------------------------------------------------------------------------------


async def test_without_a_rated_party_it_tells_what_was_learned_and_what_to_do(
    evening: Club,
) -> None:
    await party(evening, "alice", "benoit", "clara", "daan", pool=None)
    for who, language in LANGUAGES.items():
        words = words_for(language)
        own = (await ask(evening, "profile", who)).text()
        assert words("profile-lessons", done=0, count=12) in own
        assert words("profile-none") in own
        other = "benoit" if who == "alice" else "alice"
        shown = await ask(evening, "profile", who, person=evening.person(other))
        assert shown.text() == words("profile-none-of", name=NAMES[other])


async def test_somebody_of_whom_discord_tells_nothing(evening: Club) -> None:
    """They are known by their number alone: as somebody who has played here, or as a stranger."""
    await party(evening, *NAMES)
    stranger, benoit = "4711", evening.person("benoit").id
    for name, told in (("profile", "profile-none-of"), ("history", "history-none-of")):
        reply = await forging.command(evening, "alice", name, [("person", USER, stranger)])
        await evening.settle()
        assert reply.message.text() == EN(told, name=f"<@{stranger}>")
        reply = await forging.command(evening, "alice", name, [("person", USER, benoit)])
        await evening.settle()
        assert NAMES["benoit"] in reply.message.text()
    reply = await forging.command(evening, "alice", "compare", [("person", USER, stranger)])
    await evening.settle()
    assert reply.message.text() == EN("profile-none-of", name=f"<@{stranger}>")


async def test_figures_titles_and_their_rules_in_every_language(evening: Club) -> None:
    assert set(READERS.values()) == set(COMPLETE)
    await party(evening, "alice", "benoit", "clara", "daan", counts=GOOD)
    alice, at = (await ids(evening))["alice"], evening.clock.now()
    async with evening.bot.database.write() as connection:
        for deal, lost in enumerate((20.0, *[0.0] * 10), 1):
            analysis = AnalysisRow(1, deal, alice, 0, {}, lost, None, None, at)
            await analyses.keep(connection, analysis)
    for who, language in READERS.items():
        words = words_for(language)
        shown = await ask(evening, "profile", who, person=evening.person("alice"))
        assert shown.ephemeral
        assert is_picture(shown, "profile.png")
        read, [alt] = shown.text(), shown.alt_texts()
        assert read.startswith(f"## {words('profile-title', name='Alice')}")
        contracts = words("profile-contracts", taken=12, made=12, rate=words.percent(1), dedans=0)
        points = words("profile-points-line", points="100", usual="100")
        counted = words("profile-counts", capots=1, coinches=2, belotes=3)
        won = words("leaderboard-won", won=1, count=1, rate=words.percent(1))
        for line in (contracts, points, counted, won, words("profile-run", count=1)):
            assert line in read
            assert line in alt
        for title, number in (("capot", 1), ("contracts", 10), ("comeback", 500), ("clean", 10)):
            assert words(f"title-name.{title}") in alt
            rule = words(f"title-about.{title}", number=number)
            assert f"🏅 **{words(f'title-name.{title}')}** · {rule}" in read
        for title in ("parties", "spotless"):
            assert words(f"title-name.{title}") not in read
        assert of_text(10, 11, words) in read
        assert words("profile-place", rank="1") in read
        assert len(alt) <= 1024


async def test_each_pool_and_place_has_its_own_figures(evening: Club) -> None:
    await party(evening, "alice", "benoit", "clara", "daan")
    await party(evening, "alice", "benoit", "clara", "daan")
    await party(evening, "benoit", "alice", pool="decouverte")
    page = await ask(evening, "profile")
    head = page.text().splitlines()[1]
    assert head == f"{EN('pool-name.classique')} · {EN('leaderboard-here')}"
    assert f"{EN('pool-name.decouverte')}: " in page.text()
    await evening.choose("alice", page, "profile_pool", "decouverte")
    page = now(evening, "alice", page)
    assert EN("leaderboard-won", won=0, count=1, rate="0%") in page.text()
    assert EN("profile-with") not in [each.label for each in page.buttons()]
    await evening.press("alice", page, "profile_scope:all:decouverte")
    page = now(evening, "alice", page)
    assert page.text().splitlines()[1] == (
        f"{EN('pool-name.decouverte')} · {EN('leaderboard-everywhere')}"
    )
    await evening.press("alice", page, "profile_scope:here:decouverte")
    assert EN("leaderboard-here") in now(evening, "alice", page).text().splitlines()[1]


async def test_in_direct_messages_it_is_of_everywhere(evening: Club) -> None:
    for _ in range(3):
        await party(evening, "alice", "benoit", "clara", "daan")
    alice = evening.person("alice")
    await evening.open("alice")
    assert alice.dm is not None
    reply = await alice.slash(alice.dm, "profile")
    await evening.settle()
    assert EN("leaderboard-everywhere") in reply.message.text().splitlines()[1]
    verbs = [(each.custom_id or "").split(":")[1] for each in reply.message.buttons()]
    assert verbs == ["profile_with", "profile_against"]
    await evening.press("alice", reply.message, "profile_against")
    assert "**Benoît**" in now(evening, "alice", reply.message).text()


async def test_partners_and_opponents_and_the_way_back(evening: Club) -> None:
    for _ in range(2):
        await party(evening, "alice", "benoit", "clara", "daan")
    page = await ask(evening, "profile")
    await evening.press("alice", page, "profile_with")
    page = now(evening, "alice", page)
    assert EN("profile-nobody") in page.text()
    assert EN("leaderboard-minimum", count=3) in page.text()
    await party(evening, "benoit", "alice", "daan", "clara")
    await evening.press("alice", page, "profile:")
    await evening.press("alice", now(evening, "alice", page), "profile_with")
    shown = now(evening, "alice", page).text()
    assert f"- **Clara** · {EN('leaderboard-won', won=2, count=3, rate='67%')}" in shown
    assert "Benoît" not in shown
    await evening.press("alice", now(evening, "alice", page), "profile:")
    await evening.press("alice", now(evening, "alice", page), "profile_against")
    shown = now(evening, "alice", page).text()
    for name in ("Benoît", "Daan"):
        assert f"- **{name}** · {EN('leaderboard-won', won=2, count=3, rate='67%')}" in shown
    # A page that is not there is the last one.
    beyond = await press_any(evening, "alice", "dd:profile_against:all:classique:1:99")
    assert "**Daan**" in beyond.text()


async def test_who_hides_is_shown_to_themselves_alone(evening: Club) -> None:
    for _ in range(3):
        await party(evening, "alice", "benoit", "clara", "daan")
    await ask(evening, "profile", "benoit", person=evening.person("alice"))
    known = await ids(evening)
    await evening.bot.database.commit(people.change, known["alice"], hidden=True)
    hidden = words_for("fr")("profile-hidden", name="Alice")
    for command in ("profile", "compare"):
        shown = await ask(evening, command, "benoit", person=evening.person("alice"))
        assert shown.text() == hidden
    for verb in ("profile", "profile_against", "profile_post"):
        late = await press_any(evening, "benoit", f"dd:{verb}:all:classique:{known['alice']}")
        assert late.text() == hidden
    own = await ask(evening, "profile")
    assert EN("profile-own-hidden") in own.text()
    assert EN("profile-title", name="Alice") in own.text()
    assert is_picture(await ask(evening, "compare", person=evening.person("benoit")), "compare.png")
    # Nobody else reads the name among their opponents, whoever hides reads all of them.
    against = f"dd:profile_against:all:classique:{known['benoit']}:0"
    assert "Alice" not in (await press_any(evening, "daan", against)).text()
    assert "Clara" in (await press_any(evening, "daan", against)).text()
    assert "Alice" in (await press_any(evening, "benoit", against)).text()


async def test_who_was_forgotten_has_no_name_and_no_profile(evening: Club) -> None:
    for _ in range(3):
        await party(evening, "alice", "benoit", "clara", "daan")
    known = await ids(evening)
    await evening.bot.people.forget(known["clara"])
    for button in (
        f"dd:profile:all:classique:{known['clara']}",
        f"dd:profile_with:all:classique:{known['clara']}:0:0",
        f"dd:compare_scope:all:classique:{known['alice']}:{known['clara']}",
    ):
        assert (await press_any(evening, "alice", button)).text() == EN("profile-former")
    partners = f"dd:profile_with:all:classique:{known['alice']}:0:0"
    shown = (await press_any(evening, "alice", partners)).text()
    assert EN("profile-nobody") in shown


async def test_robots_have_no_profile(evening: Club) -> None:
    me = evening.bot.user
    assert me is not None
    for command in ("profile", "compare"):
        with_robot = await ask(evening, command, person=me)
        assert with_robot.text() == EN("profile-robot")


async def test_shown_to_the_channel_everybody_presses_for_themselves(evening: Club) -> None:
    await party(evening, "alice", "benoit", "clara", "daan")
    page = await ask(evening, "profile")
    await evening.press("alice", page, "profile_post")
    shown = evening.lobby("benoit")
    assert is_picture(shown, "profile.png")
    assert "profile_post" not in str(shown.components)
    before = shown.text()
    reply = await evening.press("benoit", shown, "profile_scope")
    assert reply.message.ephemeral
    assert reply.message.text().startswith(f"## {words_for('fr')('profile-title', name='Alice')}")
    assert now(evening, "alice", shown).text() == before


# Comparisons -------------------------------------------------------------------------------------


async def test_two_beside_each_other_in_every_language(evening: Club) -> None:
    for _ in range(2):
        await party(evening, "alice", "benoit", "clara", "daan", counts=GOOD)
    await party(evening, "alice", "benoit", pool="decouverte")
    for who, language in READERS.items():
        words = words_for(language)
        options = {"person": evening.person("alice"), "other": evening.person("benoit")}
        shown = await ask(evening, "compare", who, **options)
        assert is_picture(shown, "compare.png")
        read, [alt] = shown.text(), shown.alt_texts()
        assert read.startswith(f"## {words('compare-title', first='Alice', second='Benoît')}")
        against = words(
            "compare-against-line",
            count=2, first="Alice", first_won=2, second="Benoît", second_won=0,
        )  # fmt: skip
        rate = words(
            "compare-row",
            label=words("leaderboard-by.rate"),
            first=f"**{words.percent(1)}**",
            second=words.percent(0),
        )
        for line in (against, rate, words("compare-together-none"), words("compare-chance")):
            assert line in read
            assert line.replace("*", "") in alt
        assert len(alt) <= 1024


async def test_with_one_name_it_is_oneself(evening: Club) -> None:
    await party(evening, "alice", "benoit", "clara", "daan")
    await party(evening, "alice", "clara", pool="decouverte")
    page = await ask(evening, "compare", person=evening.person("clara"))
    assert page.text().startswith(f"## {EN('compare-title', first='Alice', second='Clara')}")
    assert EN("compare-together", count=1, won=1) in page.text()
    assert EN("compare-against-none") in page.text()
    await evening.choose("alice", page, "compare_pool", "decouverte")
    page = now(evening, "alice", page)
    assert EN("compare-together-none") in page.text()
    await evening.press("alice", page, "compare_scope")
    page = now(evening, "alice", page)
    assert EN("leaderboard-everywhere") in page.text().splitlines()[1]
    await evening.press("alice", page, "compare_post")
    assert is_picture(evening.lobby("daan"), "compare.png")


async def test_oneself_is_not_compared_with_oneself_nor_with_who_has_not_played(
    evening: Club,
) -> None:
    alice, benoit = evening.person("alice"), evening.person("benoit")
    await party(evening, "alice", "clara", pool="decouverte")
    same = await ask(evening, "compare", person=alice)
    twice = await ask(evening, "compare", person=benoit, other=benoit)
    assert same.text() == twice.text() == EN("compare-same")
    nothing = await ask(evening, "compare", person=benoit)
    assert nothing.text() == EN("profile-none-of", name="Benoît")
    own = await ask(evening, "compare", "benoit", person=alice)
    assert own.text() == words_for("fr")("profile-none")
