"""The weekly digest over the loopback: chosen in /setup, due on Sundays, posted once."""

from pathlib import Path
from typing import Any

import discord

from bot.rankings.calendar import WEEK, week_begins, week_of
from bot.rankings.digest import digest_after
from bot.sandbox import Sandbox, ShownMessage
from bot.sandbox.faults.faults import FAULTS, MESSAGES, Fault, Plan
from bot.storage.engine.schema import Server
from bot.storage.people import people, servers
from bot.text import COMPLETE, words_for
from tests.end_to_end.club import Club, club_in, is_picture
from tests.end_to_end.finished import after_a_party, play_one
from tests.storage.databases import ask_plainly

EN = words_for("en")
POSTS = "SELECT message_id FROM messages WHERE subject = 'digest'"


async def choose(evening: Club, verb: str, *values: str) -> ShownMessage:
    """Alice, who owns the server, chooses something on the page of /setup."""
    reply = await evening.slash("alice", "setup")
    page = reply.message
    await evening.choose("alice", page, verb, *values)
    return evening.person("alice").look(page)


async def switch_on(evening: Club) -> None:
    await choose(evening, "setup_digest", evening.sandbox.channel("general").id)


async def until_sunday(evening: Club) -> None:
    """The clock jumps to when the next digest is due."""
    now = evening.clock.now()
    await evening.clock.leap(digest_after(now) - now)
    await evening.settle()


def posts(evening: Club, who: str = "clara") -> list[ShownMessage]:
    """The digests in their channel."""
    seen = evening.person(who).sees(evening.sandbox.channel("general"))
    return [each for each in seen if any(w in each.text() for w in TITLES)]


TITLES = [words_for(language)("digest-title") for language in COMPLETE]


async def server_of(evening: Club) -> Server:
    found = await evening.bot.database.ask(servers.find, int(evening.sandbox.guild.id))
    assert found is not None
    return found


async def sql(evening: Club, statement: str, *values: Any) -> None:
    async with evening.bot.database.write() as connection:
        await ask_plainly(connection, statement, *values)


async def test_once_a_week_with_the_deal_of_the_week_and_its_replay(played: Club) -> None:
    await switch_on(played)
    assert (await server_of(played)).digest_at == digest_after(played.clock.now())
    assert posts(played) == []
    await until_sunday(played)
    [post] = posts(played)
    assert EN("digest-games", count=1) in post.text()
    assert EN("digest-players", count=1) in post.text()
    assert EN("digest-about") in post.text()
    assert is_picture(post, "deal.png")
    [alt] = post.alt_texts()
    assert alt.count(" holds: ") == 4
    # Clara did not play: she may look at this deal, and at no other.
    own = (await played.press("clara", post, "replay:1:")).message
    assert own.ephemeral
    shown = [b for b in own.buttons() if (b.custom_id or "").startswith("dd:replay_at")]
    assert [each.disabled for each in shown] == [True, True, False, True]
    assert not own.selects()
    # Nothing was played in the next week, and more in the one after it.
    await until_sunday(played)
    assert len(posts(played)) == 1
    await play_one(played, 2)
    await until_sunday(played)
    assert len(posts(played)) == 2


async def test_a_week_that_ended_while_the_bot_was_away(tmp_path: Path) -> None:
    """Caught up once, however often it is started; older weeks are not."""
    async with after_a_party(tmp_path) as (sandbox, clock):
        async with club_in(sandbox, tmp_path, clock) as evening:
            await switch_on(evening)
        await clock.advance(digest_after(clock.now()) - clock.now() + 3600)
        for _ in range(2):
            async with club_in(sandbox, tmp_path, clock) as evening:
                await evening.settle()
                assert len(posts(evening)) == 1
        await clock.advance(3 * WEEK)
        async with club_in(sandbox, tmp_path, clock) as evening:
            await evening.settle()
            assert len(posts(evening)) == 1
            assert (await server_of(evening)).digest_at == digest_after(clock.now())


def plan_unknown_post(sandbox: Sandbox) -> Plan:
    """The next message of the channel is there, and whoever sent it is told that it failed."""
    general = sandbox.channel("general")
    return sandbox.faults.plan(
        Fault("503 afterwards", after=FAULTS["503"].before),
        "POST",
        MESSAGES,
        when=lambda call: call.path["channel_id"] == general.id,
    )


async def test_without_its_channel_the_digest_is_turned_off(played: Club) -> None:
    await switch_on(played)
    played.sandbox.delete_channel(played.sandbox.channel("general"))
    await until_sunday(played)
    server = await server_of(played)
    assert (server.digest_channel_id, server.digest_at) == (None, None)
    assert posts_anywhere(played) == []


async def test_without_permission_it_is_turned_off_and_setup_said_so(played: Club) -> None:
    general = played.sandbox.channel("general")
    played.sandbox.deny(general, discord.Permissions(send_messages=True).value)
    page = await choose(played, "setup_digest", general.id)
    # Who may not write may not attach anything either.
    names = EN.join_and(["**Send Messages**", "**Attach Files**"])
    missing = EN("setup-missing", channel=f"<#{general.id}>", permissions=names)
    assert missing in page.text()
    await until_sunday(played)
    assert (await server_of(played)).digest_channel_id is None
    assert posts_anywhere(played) == []


def posts_anywhere(evening: Club) -> list[ShownMessage]:
    clara = evening.person("clara")
    return [m for c in clara.channels() for m in clara.sees(c) if EN("digest-title") in m.text()]


async def test_switched_off_in_setup(played: Club) -> None:
    await switch_on(played)
    await choose(played, "setup_digest")
    await until_sunday(played)
    assert posts(played) == []


async def test_deals_of_people_who_hide_are_not_shown(played: Club) -> None:
    await switch_on(played)
    async with played.bot.database.write() as connection:
        alice = await people.find_by_discord_id(connection, int(played.person("alice").id))
        assert alice is not None
        await people.change(connection, alice.id, hidden=True)
    await until_sunday(played)
    [post] = posts(played)
    assert not post.attachments
    assert "Alice" not in post.text()


async def test_podium_and_climbers(played: Club) -> None:
    """The pool is the one that most was played in; movement only while the week goes on."""
    await switch_on(played)
    await rate(played)
    await until_sunday(played)
    [post] = posts(played)
    assert EN("digest-podium", pool=EN("pool-name.classique")) in post.text()
    assert "🥇 **Emil** · 1,200" in post.text()
    assert "🥈 **Fred** · 1,100" in post.text()
    names = f"{EN('digest-mover', name='Fred', places=2)}"
    assert EN("digest-movers", names=names) in post.text()


async def rate(evening: Club) -> None:
    """Two who are rated here; the second was fourth as the week began."""
    await sql(evening, "UPDATE results SET pool = 'classique'")
    server = await server_of(evening)
    async with evening.bot.database.read() as connection:
        newest = "SELECT max(id) FROM seasons WHERE scope = ?"
        rows = await ask_plainly(connection, newest, server.id)
        season = rows.scalar_one() or 0
    for number, (name, shown, before) in enumerate((("Emil", 1200, 1), ("Fred", 1100, 4))):
        person = await evening.bot.database.commit(people.meet, 7000 + number, name, "en", 0)
        await sql(
            evening,
            "INSERT INTO ratings (scope, season, pool, person_id, mu, sigma, shown, parties, won,"
            " rank_before) VALUES (?, ?, 'classique', ?, 30, 5, ?, 12, 6, ?)",
            server.id, season, person.id, shown, before,
        )  # fmt: skip


async def test_in_the_language_of_the_server(played: Club) -> None:
    await choose(played, "setup_language", "nl")
    await switch_on(played)
    await until_sunday(played)
    words = words_for("nl")
    [post] = posts(played)
    for text_id in ("digest-title", "digest-deal", "digest-about"):
        assert words(text_id) in post.text()
    assert words("history-replay") in [each.label for each in post.buttons()]


def test_the_week_of_a_digest_is_the_one_it_ends_in() -> None:
    """Movement is counted from Monday on; on Sunday evening the week is almost over."""
    due = digest_after(0)
    assert week_of(due) == week_of(due - 1)
    assert week_begins(week_of(due)) < due < week_begins(week_of(due) + 1)
