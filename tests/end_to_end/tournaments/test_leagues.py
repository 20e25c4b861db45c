"""A league by commands and buttons: made, filled, looked at, and changed by organisers alone."""

from bot.sandbox import Reply, ShownMessage
from bot.storage.people import servers
from bot.text import words_for
from bot.tournaments import Score
from bot.tournaments.live import LeagueDraft
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.tournaments.players import Players, said

EN, FR = words_for("en"), words_for("fr")


async def ask(evening: Players, who: str, **options: str) -> ShownMessage:
    person, place = evening.club.person(who), evening.club.belote
    reply = await person.slash(place, "tournament league", **options)
    return reply.message


def now(evening: Players, who: str, message: ShownMessage) -> ShownMessage:
    """As it stands after it was edited."""
    seen = evening.club.person(who).sees(evening.club.belote)
    return next(each for each in seen if each.id == message.id)


async def press(evening: Players, message: ShownMessage, verb: str) -> ShownMessage:
    """Press as the organiser; the same message afterwards."""
    reply = await evening.club.press("alice", message, verb)
    assert reply.kind == "update", reply
    return now(evening, "alice", message)


async def write(
    evening: Players, message: ShownMessage, verb: str, name: str, best: str, of: str
) -> Reply:
    asked = await evening.club.press("alice", message, verb)
    assert asked.kind == "modal", asked
    reply = await evening.club.person("alice").submit(asked, name=name, best=best, of=of)
    await evening.club.settle()
    return reply


async def choose(
    evening: Players, message: ShownMessage, verb: str, tournament: int
) -> ShownMessage:
    await evening.club.choose("alice", message, verb, str(tournament))
    return now(evening, "alice", message)


async def finished(evening: Players) -> int:
    """A Mêlée of all four, in which entries 1 and 2 come before 3 and 4."""
    await evening.create(format="melee", rounds=1, check_in=False)
    for who in ("alice", "benoit", "clara", "daan"):
        person = await evening.person(who)
        await evening.engine.registration.enter(evening.id, person.id)
    await evening.close()
    await evening.start()
    event = await evening.event()
    [table] = event.tables
    one, other = (Score(900 if 1 in side else 300) for side in table.sides)
    boss = await evening.boss()
    await evening.engine.verdicts.correct(evening.id, boss, (1, 1), (one, other), "a test")
    await evening.later()
    assert (await evening.event()).state == "finished"
    return evening.id


async def test_a_league_from_its_form_to_its_table(evening: Players) -> None:
    first = await finished(evening)
    for who, words in (("alice", EN), ("benoit", FR)):
        organiser = "-organiser" if who == "alice" else ""
        found = await ask(evening, who)
        assert words(f"tournament-league-none{organiser}") in found.text()
        assert len(found.buttons()) == (who == "alice")
    shown = await ask(evening, "alice")
    await write(evening, shown, "t_league_new", "Autumn *league*", "1", "3")
    shown = now(evening, "alice", shown)
    assert EN("tournament-league-empty") in shown.text()
    assert EN("tournament-league-best-of", best=1, count=3) in shown.text()
    shown = await choose(evening, shown, "t_league_attach", first)
    assert r"Friday \*club\*" in shown.text()
    shown = await press(evening, shown, "t_league:")
    assert "Autumn" in shown.text()
    assert "league.png" in [each.filename for each in shown.attachments]
    assert EN("tournament-league-after", count=1) in shown.text()
    assert shown.text().count(f"· {EN('tournament-league-played', count=1)}\n") == 4
    assert "__Alice" in shown.text()
    second = await finished(evening)
    thanks = EN("tournament-boards-thanks")
    *_, podium = [each for each in evening.posts() if thanks in each.text()]
    assert "Autumn" not in podium.text(), "it was no part of it"
    shown = await press(evening, shown, "t_league_manage")
    shown = await choose(evening, shown, "t_league_attach", second)
    await evening.later()
    podium = evening.club.person("alice").look(podium)
    after = EN("tournament-league-after", count=2)
    assert EN("tournament-league-podium", league=r"Autumn \*league\*", after=after) in podium.text()
    opened = await evening.page("benoit", "t_league", podium)
    assert FR("tournament-league-title", league=r"Autumn \*league\*") in opened.text()
    assert opened.ephemeral
    shown = await press(evening, shown, "t_league_worth")
    assert EN("tournament-league-by.points") in shown.text()
    shown = await press(evening, shown, "t_league:")
    assert "· 900 ·" in shown.text()
    reply = await evening.club.press("alice", shown, "t_league_post")
    await evening.club.settle()
    assert "__" not in reply.message.text()
    assert reply.message.id in [each.id for each in evening.posts("benoit")]


async def test_what_was_typed_is_kept_when_it_cannot_be(evening: Players) -> None:
    await evening.create()
    opened = await ask(evening, "alice")
    for best, of, text in (
        ("two", "", EN("tournament-league-bad-number")),
        ("0", "", EN("tournament-refused.league-best", most=60)),
        ("5", "3", EN("tournament-refused.league-out-of", best=5, most=60)),
    ):
        shown = opened
        assert text in said(await write(evening, shown, "t_league_new", "Autumn", best, of))
        opened = await ask(evening, "alice")
    shown = now(evening, "alice", shown)
    asked = await evening.club.press("alice", shown, "t_league_again")
    assert asked.kind == "modal", asked
    reply = await evening.club.person("alice").submit(asked, of="7")
    await evening.club.settle()
    assert reply.kind == "update"
    shown = now(evening, "alice", shown)
    assert "Autumn" in shown.text()
    assert EN("tournament-league-best-of", best=5, count=7) in shown.text()


async def test_in_a_direct_message_no_server_is_meant(evening: Players) -> None:
    await evening.create()
    await evening.ask("benoit", "clara")
    [notification] = evening.notifications("clara")
    for verb in ("t_league:1", "t_league_choose:1", "t_league_manage:1"):
        await send(evening.club, notification, Forged("clara", f"dd:{verb}", ("1",)))
    assert await evening.club.bot.database.ask(servers.find, 0) is None


async def test_only_organisers_change_anything(evening: Players) -> None:
    event_id = await finished(evening)
    boss = await evening.boss()
    server = (await evening.event()).row.server_id
    leagues = evening.engine.leagues
    league = await leagues.create(server, boss.person_id, LeagueDraft("Autumn", 2))
    shown = await ask(evening, "benoit", league="autumn")
    verbs = [each.custom_id.split(":")[1] for each in shown.buttons() if each.custom_id]
    assert verbs == ["t_league_post"]
    before = await leagues.load(league.id)
    for custom_id, values in (
        (f"dd:t_league_manage:{league.id}", None),
        (f"dd:t_league_end:{league.id}", None),
        (f"dd:t_league_edit:{league.id}", None),
        ("dd:t_league_new", None),
        (f"dd:t_league_attach:{league.id}", (str(event_id),)),
    ):
        reply = await send(evening.club, shown, Forged("benoit", custom_id, values))
        assert FR("tournament-not-organiser") in said(reply), custom_id
    assert await leagues.load(league.id) == before


async def test_a_league_that_is_not_here(evening: Players) -> None:
    """No number is, nor one of another server."""
    await evening.create()
    boss, leagues = await evening.boss(), evening.engine.leagues
    elsewhere = await evening.club.bot.database.commit(servers.meet, 4242)
    other = await leagues.create(elsewhere.id, boss.person_id, LeagueDraft("Secret", 2))
    server = (await evening.event()).row.server_id
    await leagues.create(server, boss.person_id, LeagueDraft("Autumn", 2))
    shown = await ask(evening, "alice")
    assert "Secret" not in shown.text()
    for verb in (
        *(f"t_league:{number}:0" for number in ("0", "99", "-1", "x", "9" * 15)),
        *(f"t_league{verb}:{other.id}" for verb in ("", "_post", "_manage", "_end")),
    ):
        reply = await send(evening.club, shown, Forged("alice", f"dd:{verb}"))
        assert EN("tournament-refused.no-such-league") in said(reply), verb
    unknown = await ask(evening, "alice", league="Spring")
    assert EN("tournament-league-no-such-name") in unknown.text()


async def test_a_league_ends_and_goes_on_after_all(evening: Players) -> None:
    await evening.create()
    shown = await ask(evening, "alice")
    await write(evening, shown, "t_league_new", "Autumn", "2", "")
    shown = await press(evening, now(evening, "alice", shown), "t_league_end")
    assert EN("tournament-league-reopen") in [each.label for each in shown.buttons()]
    shown = await press(evening, shown, "t_league_reopen")
    await write(evening, shown, "t_league_edit", "Winter", "3", "3")
    shown = now(evening, "alice", shown)
    assert "Winter" in shown.text()
    assert EN("tournament-league-all") in shown.text()


async def drafted(evening: Players) -> ShownMessage:
    """A draft on its page about leagues."""
    person, place = evening.club.person("alice"), evening.club.belote
    reply = await person.slash(place, "tournament create", name="Friday", start="20:30")
    await evening.club.choose("alice", reply.message, "t_draft_go", "league")
    return reply.message


async def test_a_draft_chooses_its_league(evening: Players) -> None:
    draft = await drafted(evening)
    assert EN("tournament-league-make-one") in now(evening, "alice", draft).text()
    boss = await evening.boss()
    server = await evening.club.bot.database.commit(
        servers.meet, int(evening.club.belote.guild_id or 0)
    )
    leagues = evening.engine.leagues
    league = await leagues.create(server.id, boss.person_id, LeagueDraft("Autumn", 2))
    over = await leagues.create(server.id, boss.person_id, LeagueDraft("Summer", 2))
    await leagues.end(over.id, boss)
    [row] = await evening.engine.of_server(server.id)
    await press(evening, now(evening, "alice", draft), "t_draft:")
    await evening.club.choose("alice", now(evening, "alice", draft), "t_draft_go", "league")
    shown = now(evening, "alice", draft)
    await evening.club.choose("alice", shown, "t_set", str(league.id))
    assert [each.id for each in (await leagues.load(league.id)).tournaments] == [row.id]
    shown = now(evening, "alice", draft)
    forged = Forged("alice", f"dd:t_set:{row.id}:league:league", (str(over.id),))
    await send(evening.club, shown, forged)
    assert EN("tournament-refused.league-over") in now(evening, "alice", draft).text()
    await evening.club.choose("alice", now(evening, "alice", draft), "t_set", "none")
    assert (await leagues.load(league.id)).tournaments == ()


async def test_a_league_is_made_on_the_way_for_a_draft(evening: Players) -> None:
    """Written once more where it cannot be so, the draft is put into it all the same."""
    draft = await drafted(evening)
    await write(evening, now(evening, "alice", draft), "t_league_new", "Autumn", "x", "")
    assert EN("tournament-league-bad-number") in now(evening, "alice", draft).text()
    await write(evening, now(evening, "alice", draft), "t_league_again", "Autumn", "5", "")
    server = await evening.club.bot.database.commit(
        servers.meet, int(evening.club.belote.guild_id or 0)
    )
    [row] = await evening.engine.of_server(server.id)
    [league] = await evening.engine.leagues.of_server(server.id)
    assert row.league_id == league.id
    shown = await press(evening, now(evening, "alice", draft), f"t_draft:{row.id}")
    assert EN("tournament-organiser-draft") in shown.text()
