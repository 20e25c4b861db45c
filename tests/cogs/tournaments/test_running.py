"""The post of a round while its tables play: where they are and how far, but nothing of boards."""

from dataclasses import dataclass
from typing import Any, cast

from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.text import words_for
from bot.tournaments.live import Event
from cogs.tournaments.posts import post_screen
from cogs.tournaments.results.reckonings import Reckonings
from tests.cogs.no_pictures import NoPictures
from tests.cogs.tournaments.boards import written
from tests.tournaments.live.club import Club

EN = words_for("en")


@dataclass
class Bot:
    """The part of the bot that posts need, over a club without Discord."""

    club: Club

    def __post_init__(self) -> None:
        self.tables = self.club.evening.tables
        self.database = self.club.evening.database
        self.tournaments = self.club.tournaments
        self.reckonings = Reckonings()
        self.pictures = NoPictures()
        self.screens = self
        self.pages_url = ""

    async def server_id(self, game: Game) -> int:
        return 77


async def post(club: Club, event: Event, subject: Subject = Subject.ROUND, number: int = 1) -> str:
    return written(await post_screen(cast(Any, Bot(club)), event, subject, number, EN))


async def play_a_deal(club: Club, event: Event) -> Game:
    """At the first table; whatever is scored there."""
    game = await club.game_of(event.tables[0])
    while game.state is None or not game.state.results:
        game = await club.evening.go_on(game, club.chance, 1)
    return game


async def test_a_table_tells_its_score_while_it_is_played(club: Club) -> None:
    event = await club.started(4, rounds=1, deals=3)
    assert "being played" in await post(club, event)
    game = await play_a_deal(club, event)
    assert game.state is not None
    one, other = (EN.number(each) for each in game.state.scores)
    said = await post(club, await club.tournaments.load(event.id))
    assert f"{one} – {other} · 1 deal played" in said
    event = await club.play_round()
    said = await post(club, event)
    assert "2 of 2 tables done" in said
    assert "being played" not in said


async def test_a_duplicate_tells_no_score_before_its_round_is_over(club: Club) -> None:
    event = await club.started(4, format="howell", deals=3)
    game = await play_a_deal(club, await club.tournaments.load(event.id))
    assert game.state is not None
    said = await post(club, await club.tournaments.load(event.id))
    assert "1 deal played" in said
    assert not any(f"{EN.number(each)} – " in said for each in game.state.scores if each)
    shown = await club.tournaments.load(event.id)
    await club.play([shown.tables[0]])
    said = await post(club, await club.tournaments.load(event.id))
    [first, second] = [line for line in said.splitlines() if line.startswith("Table ")]
    assert first.endswith("· done")
    assert second.endswith("being played")


async def test_posts_of_a_whole_evening(club: Club) -> None:
    """Every post is asked for at every moment, as whoever posts it does."""
    event = await club.started(5, rounds=3)
    titles: set[str] = set()
    while event.state != "finished":
        event = await club.play_round()
        for number in range(1, len(event.rounds) + 1):
            for subject in (Subject.ROUND, Subject.STANDINGS):
                titles.add((await post(club, event, subject, number)).partition("\n")[0])
        event = await club.wait(120)
    titles.add((await post(club, event, Subject.PODIUM)).partition("\n")[0])
    assert len(titles) == 2 * 3 + 1, "a post is known by its first line"
