"""`/puzzle`: the position of the day, the same for everybody, for one press; then the best answer,
why, and all the hands. Those of the last weeks are an archive."""

from collections.abc import Iterator, Sequence

from bot.people.puzzles import ARCHIVE, DAY, GAMES_OF_PUZZLES, Posed
from bot.rules import Action, Play, View, find_preset, parse_action
from bot.storage.people.puzzles import Listed
from bot.teaching import Chances, Reason, Told
from bot.teaching.puzzles import Kind
from bot.teaching.puzzles import Puzzle as Position
from bot.text import Words, capital
from bot.text.options import preset_name
from bot.text.rulebook.sentences import auction_of
from card_images.replay import draw_replay
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.learning.lessons import (
    NO_BREAK,
    LessonReader,
    in_turn,
    laid_out_alt,
    picture_of,
    place_name,
    places_of,
    reader_of,
)
from cogs.pictures import Pictures
from cogs.press import BLUE, GREEN, Item, button, press_id, select
from cogs.screens.advice import advice_text, call_reason_text, points_told, reason_text
from cogs.screens.alt import by_suit
from cogs.screens.paging import page_at, turns
from cogs.screens.screen import GOLD, Items, Picture, Screen, rows, screen_of


class Puzzle(Feature):
    """The puzzle of a day, and for who has answered what came of it."""

    @anywhere
    @command("command-puzzle")
    @clicked("puzzle", beside=True)
    async def open(self, click: Click) -> Screen:
        """Open today’s puzzle, from wherever the button stands."""
        posed = await self.bot.puzzles.of(click.person_id, self.bot.puzzles.day)
        if posed is None:
            raise Sentence("puzzle-none")
        return await puzzle_screen(posed, reader_of(click), self.bot.pictures)

    @clicked("puzzle_day", "puzzle_pick")
    async def open_day(self, click: Click) -> Screen:
        """Open another one of the archive, or the same again with one’s own cards alone."""
        picked = click.press.verb == "puzzle_pick"
        posed = await self._found(click, click.chosen if picked else click.number(0))
        return await puzzle_screen(posed, reader_of(click), self.bot.pictures)

    @clicked("puzzle_hands")
    async def hands(self, click: Click) -> Screen:
        """All the hands, for who has answered."""
        posed = await self._found(click, click.number(0))
        return await puzzle_screen(posed, reader_of(click), self.bot.pictures, all_hands=True)

    async def _found(self, click: Click, day: int) -> Posed:
        posed = await self.bot.puzzles.of(click.person_id, day)
        if posed is None:
            raise Sentence("puzzle-over")
        return posed

    @clicked("puzzle_play")
    async def play(self, click: Click) -> Screen:
        """An answer: it is kept before anything is shown, and a second one changes nothing."""
        posed = await self.bot.puzzles.answer(click.person_id, click.number(0), click.number(1))
        if posed is None:
            raise Sentence("puzzle-over")
        return await puzzle_screen(posed, reader_of(click), self.bot.pictures)

    @clicked("puzzle_archive")
    async def archive(self, click: Click) -> Screen:
        """A page of the last weeks, from 0."""
        listed = await self.bot.puzzles.archive(click.person_id)
        return archive_screen(listed, click.number(0), click.words)


DAY_STYLE, SHORT_STYLE = "D", "d"
MANY = 5
"""answers of which shares are told"""
PER_PAGE = 10
SOLVED, MISSED, OPEN = "✅", "❌", "▫️"


async def puzzle_screen(
    posed: Posed, reader: LessonReader, pictures: Pictures, *, all_hands: bool = False
) -> Screen:
    """The position, with answers to press until one was; then what came of it. `all_hands`: not
    one’s own cards alone, once one has answered."""
    words, view, answer = reader.words, posed.puzzle.view, posed.answer
    items: Items = ["\n".join(_position(posed, view, words))]
    if answer is None:
        picture = await picture_of(view, words, reader.look, pictures)
        items += picture.items(reader.words, text_first=reader.text_first)
        ask = words("puzzle-ask", posed.puzzle.kind)
        late = f"\n-# {words('puzzle-late')}" if posed.late else ""
        answers = rows(_answers(posed, reader), reader.in_a_row)
        return screen_of(*items, f"{ask}{late}", *answers, [_archive(words)], colour=GOLD)
    if all_hands:
        picture = await _all_hands(posed, view, reader, pictures)
    else:
        best = parse_action(posed.puzzle.options[0].action)
        picture = await picture_of(view._replace(options=(best,)), words, reader.look, pictures)
    items += picture.items(reader.words, text_first=reader.text_first)
    label, verb = ("puzzle-own", "puzzle_day") if all_hands else ("sheet-hands", "puzzle_hands")
    return screen_of(
        *items,
        "\n".join(_outcome(posed, answer, view, words)),
        [
            button(words("puzzle-play-on"), "practice_puzzle", posed.day, style=GREEN),
            button(words(label), verb, posed.day),
        ],
        [
            button(words("practice-begin"), "practice", posed.puzzle.preset),
            button(words("lesson-title"), "learn"),
            _archive(words),
        ],
    )


def _archive(words: Words) -> Item:
    return button(words("puzzle-archive"), "puzzle_archive", 0)


def _answers(posed: Posed, reader: LessonReader) -> Iterator[Item]:
    """A button for each, which names it by its place alone; one press counts."""
    for number, option in enumerate(posed.puzzle.asked):
        action = parse_action(option.action)
        if isinstance(action, Play):
            label, emoji = reader.card(action.card)
        else:
            label, emoji = _named(action, reader.words, posed.puzzle), None
        style = GREEN if isinstance(action, Play) else BLUE
        yield button(label, "puzzle_play", posed.day, number, style=style, emoji=emoji)


async def _all_hands(posed: Posed, view: View, reader: LessonReader, pictures: Pictures) -> Picture:
    """The deal as it lay, as its seat looks at it."""
    words, table = reader.words, posed.puzzle.open
    drawn = table, places_of(view, words), reader.look, posed.puzzle.seat
    hands = [
        words("replay-alt-hand", name=place_name(view, seat, words), cards=by_suit(hand, words))
        for seat, hand in enumerate(table.hands)
        if hand
    ]
    told = " ".join((laid_out_alt(view._replace(hand=()), words), *hands))
    return Picture("hands.png", await pictures.draw(draw_replay, *drawn), told)


# In words ----------------------------------------------------------------------------------------


def _position(posed: Posed, view: View, words: Words) -> Iterator[str]:
    yield f"## {words('puzzle-title')}"
    yield _heading(posed.day, posed.puzzle.preset, posed.puzzle.kind, words, DAY_STYLE)
    if posed.puzzle.kind == Kind.BIDS:
        yield from _auction(view, words)
        return
    name = f"**{place_name(view, view.taker or 0, words)}**"
    if view.bid is not None:
        times = f" ×{view.multiplier}" if view.multiplier > 1 else ""
        yield words("puzzle-bid", name=name, bid=f"{words.bid(view.bid)}{times}")
    else:
        trump = "" if view.trump is None else words.trump(view.trump)
        yield words("puzzle-taken", name=name, trump=trump, auction=auction_of(view.rules))
    for each in view.belotes:
        yield words("puzzle-belote", name=place_name(view, each.seat, words))
    if beside := " ".join(_beside(view, words)):
        yield beside
    for number, trick in enumerate(view.tricks, 1):
        told: list[str] = []
        for seat, card in in_turn(trick):
            card_of = _said(view, seat, words.card(card), words)
            told.append(f"**{card_of}**" if seat == trick.winner else card_of)
        roem = f" · {words('trick-roem', points=trick.roem)}" if trick.roem else ""
        yield f"-# {number} · {', '.join(told)}{roem}"


def _beside(view: View, words: Words) -> Iterator[str]:
    """Yield what lies open beside the tricks, what was exchanged for it, and what was declared."""
    if view.turned_stays and view.turn_up is not None:
        yield words("alt-turn-up", card=words.card(view.turn_up))
        if view.exchanged is not None:
            seat, card = view.exchanged
            swapped = f"{words.card(view.turn_up)} ↔ {words.card(card)}"
            yield f"{_said(view, seat, swapped, words)}."
    if view.bottom is not None:
        yield words("alt-bottom", card=words.card(view.bottom))
    for each in view.heard:
        named = words.announced(each.kind, each.length, each.rank)
        cards = " ".join(map(words.card, each.cards))
        yield f"{_said(view, each.seat, f'{named} ({cards})' if cards else named, words)}."


def _heading(day: int, preset: str, kind: str, words: Words, style: str) -> str:
    at = words.timestamp(day * DAY + DAY / 2, style)
    return f"{at} · {preset_name(preset, words)} · {words('puzzle-kind', kind)}"


def _auction(view: View, words: Words) -> Iterator[str]:
    """The dealer, the turn-up and each call so far."""
    yield words("puzzle-auction")
    told = [words("alt-dealer", name=place_name(view, view.dealer or 0, words))]
    if view.turn_up is not None:
        told.append(words("alt-turn-up", card=words.card(view.turn_up)))
    yield " ".join(told)
    if view.calls:
        calls = [_said(view, e.actor, advice_text(e, words, view.rules), words) for e in view.calls]
        yield f"-# {', '.join(calls)}"


def _said(view: View, seat: int, what: str, words: Words) -> str:
    told = words("lesson-played", name=place_name(view, seat, words), card=what)
    return told.replace(" ", NO_BREAK)


def _outcome(posed: Posed, answer: Action, view: View, words: Words) -> Iterator[str]:
    """The outcome: right or not, why, what others answered, the days in a row, the next one."""
    kind, (best, *others) = posed.puzzle.kind, posed.puzzle.options
    chosen = next((e for e in posed.puzzle.options if e.action == str(answer)), best)
    better = parse_action(best.action)
    if chosen == best:
        # Why it is better than an answer for which that is so.
        than = next((each for each in others if each.reason == best.reason), others[0])
        said, reason = (
            words("puzzle-right", kind, best=_named(better, words, posed.puzzle)),
            best.reason,
        )
        mark = SOLVED
    else:
        named = (_named(each, words, posed.puzzle) for each in (answer, better))
        facts = dict(zip(("answer", "best"), named, strict=True))
        given_away = round(points_told(chosen.loss, view.game_type.scale)) or 1
        said, reason = words("puzzle-wrong", kind, points=given_away, **facts), chosen.reason
        mark, than = MISSED, chosen
    worse = parse_action(than.action)
    if isinstance(better, Play):
        why = reason_text(Reason(reason), words, better, worse)
    else:
        chances = None if than.chances is None else Chances(*than.chances)
        why = call_reason_text(Told(Reason(reason), worse, chances), words, better, view)
    yield f"{mark} {said} {why}"
    # How many of those who have answered chose what; of few how many found the best answer.
    total = sum(posed.counts.values()) or 1
    if total < MANY:
        yield words("puzzle-few", count=total, right=posed.counts.get(best.action, 0))
    else:
        chose = sorted(posed.counts.items(), key=lambda each: (-each[1], each[0]))
        shares = [
            f"{_named(parse_action(each), words, posed.puzzle)} {words.percent(n / total)}"
            for each, n in chose
        ]
        yield words("puzzle-played", count=total, answers=" · ".join(shares))
    if posed.late:
        yield f"-# {words('puzzle-late')}"
        return
    streak = posed.streak
    if streak.longest:
        yield words("puzzle-streak", days=streak.now, longest=streak.longest)
    yield f"-# {words('puzzle-next', at=words.timestamp(posed.ends_at))}"


def _named(action: Action, words: Words, puzzle: Position) -> str:
    """`K♥`, `90 ♠`, `Pass`: an answer at the beginning of a sentence, or alone."""
    return capital(advice_text(action, words, find_preset(puzzle.preset)))


# The archive -------------------------------------------------------------------------------------


def archive_screen(listed: Sequence[Listed], page: int, words: Words) -> Screen:
    """The puzzles of the last weeks, the newest first, with what their reader has solved."""
    page, pages, shown = page_at(listed, page, PER_PAGE)
    first = page * PER_PAGE + 1
    marks = {None: OPEN, False: MISSED, True: SOLVED}
    lines: list[str] = []
    options: dict[int, str] = {}
    for number, each in enumerate(shown, first):
        heading = _heading(each.day, each.preset, each.kind, words, SHORT_STYLE)
        lines.append(f"{number} · {marks[each.right]} {heading}")
        kind = words("puzzle-kind", each.kind)
        options[each.day] = f"{number} · {preset_name(each.preset, words)} · {kind}"
    solved = sum(each.right or False for each in listed)
    head = words("puzzle-archive-about", days=ARCHIVE, solved=solved, count=len(listed))
    games = words.join_and([preset_name(each, words) for each in GAMES_OF_PUZZLES])
    to_page = turns(page, pages, words, lambda other: press_id("puzzle_archive", other))
    return screen_of(
        f"## {words('puzzle-archive')}\n{head}\n-# {words('puzzle-games', games=games)}",
        "\n".join(lines),
        [select(words("puzzle-choose"), options, "puzzle_pick")],
        to_page if pages > 1 else [],
    )
