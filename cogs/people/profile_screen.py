"""A person's profile: a picture, the same as a list, and their titles with their rules; for who has
no rated party yet their lessons, practice, puzzles and reviews."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Self

from bot.rankings.titles import CLEAN, TITLES
from bot.rules import usual_preset
from bot.storage.engine.schema import LearnerRow as Lessons
from bot.storage.engine.schema import Person
from bot.storage.games.analyses import Progress
from bot.storage.people.player_stats import COMPANY_MINIMUM, Companion, Figures
from bot.storage.people.puzzles import Streak
from bot.storage.ratings.folds import HeldTitle
from bot.storage.ratings.leaderboards import (
    DUPLICATE,
    POOLS,
    PROVISIONAL,
    START,
    Line,
    Rating,
    RatingStep,
)
from bot.storage.tournaments.records import TournamentRecord
from bot.tables.party.practice import DAY, KEPT
from bot.teaching.lessons import COURSES, course_for
from bot.text import Words
from bot.text.names import plain_name
from card_images.look import Look, Seat
from card_images.profile import Measure, PoolLine, ProfileCard, Tile, draw_profile
from cogs.pictures import Pictures
from cogs.press import BLUE, GREEN, Item, Press, button, press_id
from cogs.rankings.leaderboard_screen import (
    EVERYWHERE,
    HERE,
    PROVISIONAL_MARK,
    scope_button,
    scope_name,
)
from cogs.screens.names import person_name
from cogs.screens.paging import choices, pages_of, turns
from cogs.screens.screen import GOLD, Picture, Screen, alt_text, screen_of

# How figures are written, here and where two people are compared ----------------------------------


NOTHING = "–"
"""where somebody has not played"""
NAME_LENGTH = 32
"""characters of a name that are said aloud"""


class Whose(NamedTuple):
    """The one whose profile it is, or the two who are compared, and in which games; it stands in
    the custom ids."""

    scope: str
    pool: str
    person_id: int
    other_id: int = 0
    """0: there is one alone"""

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return what a custom id says; anything unknown is as it is at first."""
        scope, pool = press.text(0), press.text(1)
        return cls(
            HERE if scope == HERE else EVERYWHERE,
            pool if pool in POOLS else POOLS[0],
            press.number(2),
            max(0, press.number(3)),
        )

    @property
    def ids(self) -> Sequence[int]:
        return (self.person_id, self.other_id) if self.other_id else (self.person_id,)


def rating_text(rating: Rating | None, words: Words) -> str:
    """`1,234`, `1,034?`"""
    if rating is None:
        return NOTHING
    mark = PROVISIONAL_MARK if rating.provisional else ""
    return f"{words.number(round(rating.shown))}{mark}"


def share_text(share: float | None, words: Words) -> str:
    """`58%`"""
    return NOTHING if share is None else words.percent(share)


def points_text(points: float | None, words: Words) -> str:
    """`84.6`"""
    return NOTHING if points is None else words.number(round(points, 1))


def won_rate(played: Rating | Companion | None) -> float | None:
    return played.won / played.parties if played is not None and played.parties else None


def field_text(whose: Whose, words: Words) -> str:
    """`Coinche · This server`"""
    return f"{words('pool-name', whose.pool)} · {scope_name(whose.scope, words)}"


def heard_name(person: Person) -> str:
    """A person's name in an alt text."""
    return plain_name(person.name, NAME_LENGTH)


def figures_alt(parts: Iterable[str]) -> str:
    """Alt text of a picture of figures: the lines of its message without their markup."""
    return alt_text([NAME_LENGTH], lambda _: (f"{each.replace('*', '')}." for each in parts))


def controls(
    verb: str,
    whose: Whose,
    pools: Sequence[str],
    words: Words,
    *more: Item,
    has_here: bool,
    may_post: bool,
) -> Iterator[list[Item]]:
    """Other games, where there are any, and the buttons `more`; `has_here`: to and from this
    server; `may_post`: there is somebody to show it to."""
    if len(pools) > 1:
        offered = [(each, words("pool-name", each)) for each in pools]
        yield choices(words("leaderboard-choose"), offered, whose.pool, f"{verb}_pool", *whose)
    buttons = [*more]
    if has_here:
        buttons.append(scope_button(f"{verb}_scope", whose, words))
    if may_post:
        buttons.append(button(words("leaderboard-post"), f"{verb}_post", *whose, emoji="📣"))
    yield buttons


# What a profile has ------------------------------------------------------------------------------


MOST_POOLS = 4
"""others in the picture, those of the most parties; the list has them all"""
CURVE = 200
"""parties that the curve shows at most"""
LOST = 40
"""parties of which it shows what was given away"""
PER_PAGE = 10
"""partners or opponents"""
SMOOTHED = 5
"""parties over which points given away are averaged"""


class Profile(NamedTuple):
    """The content of a profile."""

    whose: Whose
    person: Person
    own: bool
    """its reader's own"""
    ratings: Sequence[Rating]
    """of all time and of this place, that of the most parties first"""
    line: Line | None
    """their row on the board"""
    figures: Figures
    run: int
    """the most wins in a row"""
    steps: Sequence[RatingStep]
    titles: Sequence[HeldTitle]
    has_here: bool
    """they have played on this server"""
    may_post: bool = False
    """there is somebody else to show it to"""
    may_have_page: bool = False
    """its reader may have it shown in a browser"""
    record: TournamentRecord = TournamentRecord()
    """of their tournaments, whatever was played"""
    streak: Streak = Streak()
    """of the puzzles that they have solved"""
    progress: Sequence[Progress] = ()
    """party by party, as far as their deals were looked at"""

    @property
    def rating(self) -> Rating:
        return next(each for each in self.ratings if each.pool == self.whose.pool)

    @property
    def others(self) -> list[Rating]:
        return [each for each in self.ratings if each.pool != self.whose.pool]


async def profile_screen(profile: Profile, words: Words, look: Look, pictures: Pictures) -> Screen:
    card = card_of(profile, words, pictures.seat_of(profile.person))
    data = await pictures.draw(draw_profile, card, look)
    name = person_name(profile.person.name, words)
    whose = profile.whose
    lines = [*figure_lines(profile, words), *record_lines(profile, words)]
    notes = [f"-# {each}" for each in provisional_notes(profile, words)]
    if profile.own and profile.person.hidden:
        notes.append(f"-# {words('profile-own-hidden')}")
    company: list[Item] = []
    if whose.pool not in ("decouverte", DUPLICATE):
        company.append(button(words("profile-with"), "profile_with", *whose, 0, emoji="🤝"))
    if whose.pool != DUPLICATE:  # there everybody is everybody's opponent
        company.append(button(words("profile-against"), "profile_against", *whose, 0, emoji="⚔️"))
    if profile.may_have_page:
        company.append(button(words("profile-page"), "profile_page", *whose, emoji="🖥️"))
    return screen_of(
        f"## {words('profile-title', name=name)}\n{field_text(whose, words)}",
        Picture("profile.png", data, alt_of(profile, words)),
        "\n".join(f"- {each}" for each in lines),
        "\n".join(title_lines(profile, words)),
        "\n".join(notes),
        *controls(
            "profile",
            whose,
            [each.pool for each in profile.ratings],
            words,
            *company,
            has_here=profile.has_here,
            may_post=profile.may_post,
        ),
        colour=GOLD,
    )


# In words ----------------------------------------------------------------------------------------


def figure_lines(profile: Profile, words: Words, most_pools: int | None = None) -> Iterator[str]:
    """All figures, one line for each kind; of other pools at most so many."""
    others = profile.others[:most_pools]
    figures = profile.figures
    line = words("profile-rating", rating=rating_text(profile.rating, words))
    yield " · ".join(filter(None, (line, _place(profile, words))))
    if profile.whose.pool == DUPLICATE:  # what happened at its tables is nobody's alone
        yield _won(profile.rating, words)
        yield from _other_lines(others, words)
        return
    run = words("profile-run", count=profile.run)
    yield words("profile-won", won=_won(profile.rating, words), run=run)
    if figures.taken:
        yield words(
            "profile-contracts",
            taken=figures.taken,
            made=figures.made,
            rate=share_text(figures.made_rate, words),
            dedans=figures.dedans,
        )
    yield words(
        "profile-counts",
        capots=figures.capots,
        coinches=figures.coinches,
        belotes=figures.belotes,
    )
    if figures.deals:
        yield words(
            "profile-points-line",
            points=points_text(figures.per_deal, words),
            usual=points_text(figures.usual_per_deal, words),
        )
    yield from progress_lines(Progress.of_all(profile.progress), words)
    yield from _other_lines(others, words)


def record_lines(profile: Profile, words: Words) -> Iterator[str]:
    """What is not of one game: tournaments, and days of puzzles in a row."""
    if profile.record.played:
        yield words("profile-tournaments", **profile.record._asdict())
    if profile.streak.longest:
        yield words("profile-puzzles", days=profile.streak.now, longest=profile.streak.longest)


def provisional_notes(profile: Profile, words: Words) -> Iterator[str]:
    """What the mark beside a rating says, where there is one."""
    if any(each.provisional for each in profile.ratings):
        yield words("leaderboard-provisional", mark=PROVISIONAL_MARK, count=PROVISIONAL)


def _other_lines(others: Sequence[Rating], words: Words) -> Iterator[str]:
    return (
        words(
            "profile-other",
            pool=words("pool-name", each.pool),
            rating=rating_text(each, words),
            won=_won(each, words),
        )
        for each in others
    )


def _place(profile: Profile, words: Words) -> str:
    """The rank on the board; nothing for who stands on none."""
    if profile.line is None or profile.person.hidden:
        return ""
    return words("profile-place", rank=words.number(profile.line.rank))


def _won(played: Rating | Companion, words: Words) -> str:
    """`won 7 of 12, 58%`"""
    rate = share_text(won_rate(played), words)
    return words("leaderboard-won", won=played.won, count=played.parties, rate=rate)


def title_lines(profile: Profile, words: Words) -> Iterator[str]:
    """Each title with its rule and when it was earned."""
    if profile.titles:
        yield f"**{words('profile-titles')}**"
    for title, at in _known(profile.titles):
        number = CLEAN[title] if title in CLEAN else TITLES[title].number
        name, rule = words("title-name", title), words("title-about", title, number=number)
        yield f"🏅 **{name}** · {rule} · {words.timestamp(at, 'd')}"


def _known(titles: Sequence[HeldTitle]) -> list[HeldTitle]:
    """Return the titles in the order of their list; one that is no more is not shown."""
    order = [*TITLES, *CLEAN]
    return sorted((each for each in titles if each.title in order), key=lambda t: order.index(t[0]))


# The picture -------------------------------------------------------------------------------------


def card_of(profile: Profile, words: Words, seat: Seat) -> ProfileCard:
    """The values of the picture, of which a page in a browser is made as well."""
    curve, before = curve_of(profile)
    lost = lost_of(profile.progress)
    return ProfileCard(
        seat=seat,
        about=field_text(profile.whose, words),
        rating=rating_text(profile.rating, words),
        place=_place(profile, words),
        curve_label=words("profile-curve"),
        curve=curve,
        curve_from=before,
        measures=tuple(_measures(profile, words)),
        tiles=tuple(_tiles(profile, words)),
        pools=tuple(pool_line(each, words) for each in profile.others[:MOST_POOLS]),
        titles=tuple(words("title-name", each.title) for each in _known(profile.titles)),
        lost_label=words("profile-lost", count=SMOOTHED),
        lost=lost,
        lost_from=len(profile.progress) - len(lost) + 1,
        lost_now=points_text(lost[-1], words) if lost else "",
    )


def pool_line(rating: Rating, words: Words) -> PoolLine:
    """A rating of a pool, and of how many parties it is."""
    return PoolLine(
        words("pool-name", rating.pool),
        f"{words('profile-games', count=rating.parties)} · {share_text(won_rate(rating), words)}",
        rating_text(rating, words),
    )


def lost_of(progress: Sequence[Progress]) -> tuple[float, ...]:
    """Return the points given away in a deal after each party: of that and of some before."""
    ends = range(max(1, len(progress) - LOST + 1), len(progress) + 1)
    return tuple(Progress.of_all(progress[max(0, end - SMOOTHED) : end]).lost for end in ends)


def curve_of(profile: Profile) -> tuple[tuple[float, ...], int]:
    """The ratings of the curve, and how many parties came before the first of them."""
    shown = tuple(each.shown for each in profile.steps)
    before = profile.rating.parties - len(shown)
    return (shown, before + 1) if before > 0 else ((START, *shown), 0)


def _measures(profile: Profile, words: Words) -> Iterator[Measure]:
    figures, rating = profile.figures, profile.rating
    rate = won_rate(rating) or 0.0
    yield Measure(
        words("leaderboard-by.won"),
        of_text(rating.won, rating.parties, words),
        words.percent(rate),
        rate,
    )
    if figures.made_rate is not None:
        yield Measure(
            words("profile-made"),
            of_text(figures.made, figures.taken, words),
            words.percent(figures.made_rate),
            figures.made_rate,
        )
    found = Progress.of_all(profile.progress)
    if found.contracts:
        yield Measure(
            words("profile-against-chances"),
            words("profile-expected", expected=points_text(found.expected, words)),
            of_text(found.made, found.contracts, words),
            found.made / found.contracts,
            mark=found.expected / found.contracts,
        )
    if figures.per_deal is not None and figures.usual_per_deal:
        yield Measure(
            words("profile-points"),
            words("profile-usual", points=points_text(figures.usual_per_deal, words)),
            points_text(figures.per_deal, words),
            figures.per_deal / (2 * figures.usual_per_deal),
            mark=0.5,
        )


def _tiles(profile: Profile, words: Words) -> Iterator[Tile]:
    figures = profile.figures
    if profile.whose.pool == DUPLICATE:
        yield Tile(words.number(profile.rating.parties), words("profile-tile.games"))
        yield Tile(words.number(len(_known(profile.titles))), words("profile-tile.titles"))
        return
    for name, value in (
        ("games", profile.rating.parties),
        ("run", profile.run),
        ("taken", figures.taken),
        ("dedans", figures.dedans),
        ("capots", figures.capots),
        ("coinches", figures.coinches),
        ("belotes", figures.belotes),
        ("titles", len(_known(profile.titles))),
    ):
        yield Tile(words.number(value), words("profile-tile", name))


def alt_of(profile: Profile, words: Words) -> str:
    """The content of the picture; other games last, which the list below it has as well."""
    names = [words("title-name", each.title) for each in _known(profile.titles)]
    parts = [
        words("profile-title", name=heard_name(profile.person)),
        field_text(profile.whose, words),
        *figure_lines(profile, words, 0),
        curve_told(profile, words),
        lost_told(profile, words),
        words("profile-titles-told", titles=", ".join(names)) if names else "",
        *_other_lines(profile.others[:MOST_POOLS], words),
    ]
    return figures_alt(filter(None, parts))


def curve_told(profile: Profile, words: Words) -> str:
    """The course of the rating in a sentence."""
    ends = _ends([round(each) for each in curve_of(profile)[0]], words)
    return words("profile-curve-told", count=len(profile.steps), **ends)


def lost_told(profile: Profile, words: Words) -> str:
    """The course of what was given away in a sentence; empty where there is none."""
    lost = [round(each, 1) for each in lost_of(profile.progress)]
    if len(lost) < 2:
        return ""
    return words("profile-lost-told", count=len(lost), **_ends(lost, words))


def _ends(numbers: Sequence[float], words: Words) -> dict[str, str]:
    """The first, last, least and most of the numbers of a curve, in words."""
    ends = {"first": numbers[0], "last": numbers[-1], "least": min(numbers), "most": max(numbers)}
    return {name: words.number(each) for name, each in ends.items()}


# Partners and opponents --------------------------------------------------------------------------


def company_screen(
    whose: Whose,
    person: Person,
    verb: str,
    number: int,
    total: int,
    companions: Sequence[Companion],
    words: Words,
) -> Screen:
    """A page, from 0, of somebody's partners or opponents; `verb`: of its controls."""
    partners, pages = verb == "profile_with", pages_of(total, PER_PAGE)
    name = person_name(person.name, words)
    title = words("profile-partners" if partners else "profile-opponents", name=name)
    lines = [f"- **{person_name(each.name, words)}** · {_won(each, words)}" for each in companions]
    notes = [words("leaderboard-minimum", count=COMPANY_MINIMUM)]
    if lines:
        notes.insert(0, words("leaderboard-page", page=number + 1, pages=pages, count=total))
    below = [button(words("history-back"), "profile", *whose, style=BLUE)]
    if pages > 1:
        below += turns(number, pages, words, lambda other: press_id(verb, *whose, other))
    return screen_of(
        f"## {title}\n{field_text(whose, words)}",
        "\n".join(lines) or words("profile-nobody"),
        "\n".join(f"-# {each}" for each in notes),
        below,
        colour=GOLD,
    )


# Unrated play ------------------------------------------------------------------------------------


class Learned(NamedTuple):
    """Figures of one person who has no rated party."""

    lessons: Lessons | None
    """None: not begun"""
    practised: int
    """practice parties that are kept"""
    streak: Streak
    reviewed: Progress
    """deals that nobody rated, as far as they were reviewed"""
    record: TournamentRecord = TournamentRecord()
    """of their tournaments"""


def learned_screen(learned: Learned, person: Person, words: Words) -> Screen:
    """The profile of its reader who has no rated party yet, and how they come to one."""
    title = words("profile-title", name=person_name(person.name, words))
    lines = "\n".join(f"- {each}" for each in learned_lines(learned, words))
    course = learned.lessons.course if learned.lessons else usual_preset(words.language)
    controls = (
        button(words("lesson-title"), "learn"),
        button(words("practice-begin"), "practice", course, style=GREEN),
        button(words("puzzle-title"), "puzzle"),
    )
    return screen_of(f"## {title}", lines, words("profile-none"), controls, colour=GOLD)


def learned_lines(learned: Learned, words: Words) -> Iterator[str]:
    """A line for each kind; what was not begun is said as well."""
    lessons = learned.lessons
    course = COURSES[lessons.course] if lessons else course_for(words.language)
    done = len({*course.numbers}.intersection(lessons.finished)) if lessons else 0
    yield words("profile-lessons", done=done, count=len(course.lessons))
    yield words("profile-practice", count=learned.practised, days=int(KEPT / DAY))
    streak = learned.streak
    if streak.longest:
        yield words("profile-puzzles", days=streak.now, longest=streak.longest)
    else:
        yield words("profile-puzzles-none")
    yield from progress_lines(learned.reviewed, words)
    if learned.record.played:
        yield words("profile-tournaments", **learned.record._asdict())


def progress_lines(all_of: Progress, words: Words) -> Iterator[str]:
    """The points given away in deals that were looked at; contracts against their chances."""
    if all_of.deals:
        lost, clean = points_text(all_of.lost, words), of_text(all_of.clean, all_of.deals, words)
        yield words("profile-lost-line", points=lost, clean=clean)
    if all_of.contracts:
        expected = points_text(all_of.expected, words)
        made = of_text(all_of.made, all_of.contracts, words)
        yield words("profile-expected-line", made=made, expected=expected)


def of_text(part: int, count: int, words: Words) -> str:
    """`3 of 4`"""
    return words("profile-of", part=words.number(part), count=words.number(count))
