"""Practice by clicks: a party in the DM, and one on a server where the bot is no member."""

import re
from pathlib import Path

from bot.clock import ManualClock
from bot.robots import Level, search
from bot.rules import PACK, view
from bot.sandbox import Reply, ShownMessage
from bot.storage.engine.schema import LearnerRow
from bot.storage.people import people
from bot.tables import Pace
from bot.tables.options import preset_rules
from bot.tables.party.practice import MOST_ASIDE
from bot.tables.party.theme_deals import ThemeDeals
from bot.teaching import lessons
from bot.teaching.themes import Theme
from bot.text import words_for
from tests.end_to_end.club import GENEROUS, Club, choices_on, club, club_in, is_picture, seed
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.seating import said, verbs
from tests.end_to_end.test_privacy import forget
from tests.sandbox_fixtures import running_sandbox
from tests.storage.databases import check_file
from tests.teaching.test_themes import found, state_of

RULES = "contest"
OPERATING = Path(__file__).parents[3] / "docs" / "operating.md"
TOKEN_LIVES = 15 * 60


class Practising:
    """Alice at their one message, wherever it is."""

    def __init__(self, club: Club, reply: Reply) -> None:
        self.club, self.alice = club, club.person("alice")
        self.message = reply.message

    def look(self) -> ShownMessage:
        return self.alice.look(self.message)

    def ids(self) -> list[str]:
        shown = self.look()
        selects = [each["custom_id"] for each in shown.selects()]
        return selects + [each.custom_id or "" for each in shown.buttons()]

    def offers(self, verb: str) -> bool:
        return any(each.startswith(f"dd:{verb}") for each in self.ids())

    async def press(self, verb: str) -> None:
        await self.club.press("alice", self.look(), verb)

    async def play(self) -> str:
        """Play whatever may be played until the deal is over; return what stood there before the
        sheet."""
        before = ""
        for _ in range(400):
            if self.offers("practice_trick"):
                return before
            before = self.look().text()
            if choices := choices_on(self.look()):
                await self.alice.click(self.look(), custom_id=choices[0])
            await self.club.advance(1)
        raise AssertionError(self.look().text())


async def test_the_lessons_end_in_a_party(tmp_path: Path) -> None:
    """One press begins it: by the rules that were learned, against beginners."""
    async with club(tmp_path, entropy=seed(242)) as evening:
        clara = evening.person("clara")
        await clara.slash(evening.belote, "learn")
        rules = LearnerRow("dutch", finished=lessons.COURSES["dutch"].numbers[:6])
        await evening.bot.database.commit(people.keep_learner, 1, rules)
        reply = await clara.slash(evening.belote, "learn")
        await evening.press("clara", reply.message, "learn_end:dutch")
        end = clara.look(reply.message)
        await evening.press("clara", end, "practice:dutch")
        game = await evening.bot.tables.practice.present(1)
        assert game is not None
        assert (game.row.preset, game.robot_level) == ("dutch", Level.BEGINNER)
        clara.look(end)
        await evening.advance(30)
        assert choices_on(clara.sees(evening.belote)[-1])


async def begun(club: Club, place: str = "", **options: str) -> Practising:
    alice = club.person("alice")
    channel = club.sandbox.channel(place) if place else alice.open_dm()
    reply = await alice.slash(channel, "practice", **options)
    await club.settle()
    return Practising(club, reply)


async def test_practice_in_the_dm_is_one_message(tmp_path: Path) -> None:
    async with club(tmp_path, entropy=seed(242)) as evening:
        at = await begun(evening, game=RULES, robots="club")
        assert not at.message.ephemeral
        assert " won it" in await at.play()
        assert "**Total:**" in at.look().text()
        everything = await evening.press("alice", at.look(), "hands")
        [alt] = everything.message.alt_texts()
        assert alt.count(" holds: ") == 4
        stranger = await send(evening, at.look(), Forged("benoit", "dd:hands:1:1"))
        assert said(stranger) == words_for("fr")("refused-reason.no-seat")
        await evening.choose("alice", at.look(), "practice_trick", 7)
        await at.play()
        sheet = at.look()
        await at.press("practice_turn")
        assert not at.offers("practice_trick")
        # The first party was put aside, and goes on where it was.
        await evening.choose("alice", sheet, "practice_pick", 1)
        await at.press("practice_next")
        await evening.advance(1)
        assert "Deal 2" in at.look().text()
        # Asked for again it moves down to where it was asked for.
        first = at.message
        at = await begun(evening)
        assert "Deal 2" in at.look().text()
        assert at.alice.sees_message(first.channel_id, first.id) is None
        await at.press("practice_new")
        await evening.advance(1)
        assert "Deal 1" in at.look().text()
        assert not evening.sandbox.threads()
        shown = at.alice.sees(at.message.channel_id)
        assert len([each for each in shown if " holds: " not in str(each.alt_texts())]) == 1
        assert not check_file(tmp_path / "club.db").findings


async def test_practice_of_a_theme_and_where_it_was(tmp_path: Path) -> None:
    words, theme = words_for("en"), Theme.COINCHE
    assert search.wait()
    deal = found(theme)
    async with club(tmp_path, entropy=seed(242)) as evening:
        evening.bot.theme_deals = ThemeDeals(seed(242), lambda *_: deal)
        refused = await begun(evening, "general", theme=theme, game="french")
        assert words("practice-theme-lacks") in refused.look().text()
        at = await begun(evening, theme=theme)
        assert words("practice-theme-about", theme) in at.look().text()
        game = await evening.bot.tables.load(1)
        assert (game.row.theme, game.row.once_more) == (theme, True)
        assert (game.row.preset, game.robot_level) == ("coinche_bga", Level.CLUB)
        # Nothing of the hidden hands is told before the deal is over.
        own = game.seat_of(1) or 0
        shown = " ".join((at.look().text(), *at.look().alt_texts()))
        hidden = set(PACK) - set(view(state_of(deal), own).hand)
        assert not [card for card in hidden if words.card_name(card) in shown]
        await at.play()
        assert words("practice-theme-over") in at.look().text()
        assert at.offers("practice_theme")
        review = (await evening.press("alice", at.look(), "analysis:1:1")).message.text()
        assert "🎯" in review
        await at.press("practice_same")
        assert words("practice-theme-about", theme) in at.look().text()
        assert not check_file(tmp_path / "club.db").findings


async def test_a_party_that_is_over_is_replayed_by_who_has_played_it(tmp_path: Path) -> None:
    short = preset_rules(RULES)
    short = short._replace(rules=short.rules.changed({"end_mode": "deals", "deals_limit": 1}))
    async with club(tmp_path, entropy=seed(242)) as evening:
        at = await begun(evening, "general", game=RULES)
        await evening.bot.tables.practice.begin(1, "en", short, Level.CLUB)
        at = await begun(evening, "general")
        await at.play()
        hands = (await evening.press("alice", at.look(), "hands")).message
        replay = (await evening.press("alice", hands, "replay")).message
        assert is_picture(replay, "replay.png"), replay.text()
        assert "replay_note" in verbs(replay)
        # It is of no server, and shown to nobody there.
        assert "replay_show" not in verbs(replay)


async def test_a_party_that_has_ended_unplayed_says_why(tmp_path: Path) -> None:
    words = words_for("en")
    async with club(tmp_path, entropy=seed(242)) as evening:
        pushed = await begun(evening, "general", game=RULES)
        for _ in range(MOST_ASIDE):
            await begun(evening, "general", game=RULES)
        assert pushed.offers("practice_on")
        forgotten = await begun(evening, "general", game=RULES)
        await evening.advance(1)
        assert words("practice-ended.closed", count=MOST_ASIDE) in pushed.look().text()
        await forget(evening, "alice")
        await evening.advance(1)
        assert words("practice-ended.lost") in forgotten.look().text()


async def test_a_party_that_nobody_goes_on_with_says_so(tmp_path: Path) -> None:
    hour = Pace(tempo=GENEROUS, paused=3600)  # instead of a week
    async with club(tmp_path, pace=hour, entropy=seed(242)) as evening:
        at = await begun(evening, game=RULES)
        await evening.advance(3660)
        assert words_for("en")("practice-ended.abandoned") in at.look().text()


async def test_practice_where_the_bot_is_no_member_goes_through_tokens(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        sandbox.remove_bot()
        sandbox.people["alice"].install()
        async with club_in(sandbox, tmp_path, clock, entropy=seed(242)) as evening:
            alice = evening.person("alice")
            offered = {each["name"] for each in alice.commands(sandbox.channel("general"))}
            told = OPERATING.read_text("utf-8").partition("## For people")[2].partition(".")[0]
            assert offered == set(re.findall(r"`/(\w+)`", told))
            at = await begun(evening, "general", game=RULES, robots="club")
            assert at.message.ephemeral
            assert "/practice" in at.look().text()
            await at.play()
            await at.press("practice_next")
            await evening.advance(TOKEN_LIVES)
            # Its token is dead by now, and a press brings another one.
            await at.press("practice_new")
            await evening.advance(30)
            assert choices_on(at.look())
            # So does the command: it goes on there, and the message above says so.
            above, at = at, await begun(evening, "general")
            assert choices_on(at.look())
            await evening.advance(1)
            assert words_for("en")("practice-moved") in above.look().text()
            assert not above.look().buttons()
            # In the DM it has an address.
            above, at = at, await begun(evening)
            await evening.advance(1)
            [there] = above.look().buttons()
            assert str(there.url).endswith(at.message.id)
            assert not check_file(tmp_path / "club.db").findings
