"""`/puzzle`: the position of the day, the same for everybody, for one press; then the best card,
and why."""

from collections.abc import Iterator

from bot.people.puzzles import Today
from bot.rules import Card, Play, Unparseable, View
from bot.teaching import Reason
from bot.text import Words
from bot.text.options import preset_name
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.learning.lessons import LessonReader, in_turn, picture_of, place_name, reader_of
from cogs.pictures import Pictures
from cogs.press import GREEN, button
from cogs.screens.advice import reason_text
from cogs.screens.screen import GOLD, Items, Screen, rows, screen_of


class Puzzle(Feature):
    """The puzzle, and for who has answered what came of it."""

    @anywhere
    @command("command-puzzle")
    @clicked("puzzle", beside=True)
    async def open(self, click: Click) -> Screen:
        """Today’s, from wherever the button stands."""
        today = await self.bot.puzzles.today(click.person_id)
        if today is None:
            raise Sentence("puzzle-none")
        return await puzzle_screen(today, reader_of(click), self.bot.pictures)

    @clicked("puzzle_play")
    async def play(self, click: Click) -> Screen:
        """A card: it is kept before anything is shown, and a second one changes nothing."""
        try:
            card = Card.parse(click.text(1))
        except Unparseable:
            raise Sentence("refused-unknown-button") from None
        today = await self.bot.puzzles.answer(click.person_id, click.game_id, card)
        if today is None:
            raise Sentence("puzzle-over")
        return await puzzle_screen(today, reader_of(click), self.bot.pictures)


NO_BREAK = "\u00a0"
"""a space at which no line ends"""
DAY_STYLE = "D"
MANY = 5
"""answers of which shares are told"""


async def puzzle_screen(today: Today, reader: LessonReader, pictures: Pictures) -> Screen:
    """The position; its cards to press until one was, then what came of it."""
    words, view = reader.words, today.puzzle.view
    best = Play(today.puzzle.seat, Card.parse(today.puzzle.options[0].card))
    lit = view if today.answer is None else view._replace(options=(best,))
    picture = await picture_of(lit, words, reader.look, pictures)
    items: Items = ["\n".join(_position(today, view, words))]
    items += picture.items(text_first=reader.text_first)
    if today.answer is not None:
        practise = button(words("practice-begin"), "practice", today.puzzle.preset)
        onward = [practise, button(words("lesson-title"), "learn")]
        return screen_of(*items, "\n".join(_outcome(today, today.answer, words)), onward)
    # Those that may be played, in the order of the hand; one press counts.
    signs = {card: reader.card(card) for card in view.hand if today.puzzle.option(card)}
    cards = [
        button(label, "puzzle_play", today.day, card, style=GREEN, emoji=emoji)
        for card, (label, emoji) in signs.items()
    ]
    return screen_of(*items, words("puzzle-ask"), *rows(cards, reader.in_a_row), colour=GOLD)


def _position(today: Today, view: View, words: Words) -> Iterator[str]:
    day = words.timestamp(today.ends_at - 43200, DAY_STYLE)
    yield f"## {words('puzzle-title')}"
    yield f"{day} · {preset_name(today.puzzle.preset, words)}"
    name = f"**{place_name(view, view.taker or 0, words)}**"
    if view.bid is not None:
        times = f" ×{view.multiplier}" if view.multiplier > 1 else ""
        yield words("puzzle-bid", name=name, bid=f"{words.bid(view.bid)}{times}")
    else:
        trump = "" if view.trump is None else words.trump(view.trump)
        yield words("puzzle-taken", name=name, trump=trump)
    for each in view.belotes:
        yield words("puzzle-belote", name=place_name(view, each.seat, words))
    for number, trick in enumerate(view.tricks, 1):
        told: list[str] = []
        for seat, card in in_turn(trick):
            name = place_name(view, seat, words)
            card_of = words("lesson-played", name=name, card=words.card(card))
            card_of = card_of.replace(" ", NO_BREAK)
            told.append(f"**{card_of}**" if seat == trick.winner else card_of)
        yield f"-# {number} · {', '.join(told)}"


def _outcome(today: Today, answer: Card, words: Words) -> Iterator[str]:
    """Right or not, why, what others played, the days in a row, and when the next one comes."""
    best, chosen = today.puzzle.options[0], today.puzzle.option(answer)
    card, seat = words.card(Card.parse(best.card)), today.puzzle.seat
    if chosen is None or chosen == best:
        # Why it is better than a card for which that is so.
        others = today.puzzle.options[1:]
        than = next((each for each in others if each.reason == best.reason), others[0])
        said, reason = words("puzzle-right", card=card), best.reason
        mark = "✅"
    else:
        facts = {"card": words.card(answer), "best": card, "points": chosen.loss}
        said, reason, than = words("puzzle-wrong", **facts), chosen.reason, chosen
        mark = "❌"
    better, worse = (Play(seat, Card.parse(each.card)) for each in (best, than))
    yield f"{mark} {said} {reason_text(Reason(reason), words, better, worse)}"
    # How many of those who have answered play which card; of few how many found the best one.
    total = sum(today.counts.values()) or 1
    if total < MANY:
        yield words("puzzle-few", count=total, right=today.counts.get(best.card, 0))
    else:
        played = sorted(today.counts.items(), key=lambda each: (-each[1], each[0]))
        told = [f"{words.card(Card.parse(c))} {words.percent(n / total)}" for c, n in played]
        yield words("puzzle-played", count=total, cards=" · ".join(told))
    streak = today.streak
    if streak.longest:
        yield words("puzzle-streak", days=streak.now, longest=streak.longest)
    yield f"-# {words('puzzle-next', at=words.timestamp(today.ends_at))}"
