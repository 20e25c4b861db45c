"""A person's finished parties, page by page, and one of them with its sheet."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.rules import View
from bot.storage.people.history import Party, Sitter
from bot.tables import Game
from bot.tables.finished.results import Unrated
from bot.tables.game import at_seat
from bot.text import Words
from bot.text.names import plain_name
from bot.text.options import preset_name
from card_images.look import Look
from cogs.finished.analysis_screen import LENS
from cogs.finished.sharing_screen import share_button
from cogs.pictures import Pictures
from cogs.press import BLUE, button, press_id, select
from cogs.screens.alt import party_picture
from cogs.screens.names import ROBOT_MARK, Teller, person_name, rules_line, table_name
from cogs.screens.paging import turns
from cogs.screens.screen import Screen, screen_of
from cogs.table.status import party_lines

PER_PAGE = 5
"""parties, of four lines each on a phone"""


class HistoryPage(NamedTuple):
    """A page of somebody's parties."""

    owner_id: int
    owner: str | None
    """whose they are, as markdown; None: the reader's own"""
    number: int
    """from 0"""
    total: int
    """of all their parties"""
    parties: Sequence[Party]
    sitting: Mapping[int, Sequence[Sitter]]
    """by game, who sat at each"""
    server_names: Mapping[int, str]
    """by Discord id; empty on a page of one server alone"""
    open_games: frozenset[int] = frozenset()
    """those that the reader may look at"""

    @property
    def pages(self) -> int:
        return -(-self.total // PER_PAGE)


def history_screen(page: HistoryPage, words: Words) -> Screen:
    """The parties, a select to look at one, and buttons to turn the page."""
    title = words("history-title")
    if page.owner is not None:
        title = words("history-title-of", name=page.owner)
    options: dict[int, tuple[str, str | None]] = {}
    for party in page.parties:
        if party.game_id in page.open_games:
            scores = " – ".join(_scores(party, words))
            table = words("table-name", number=str(party.game_id))
            around = [
                plain_name(_robot(each) if each.person_id is None else each.name, 20)
                for each in page.sitting.get(party.game_id, ())
                if each.seat != party.seat and not _unnamed(each, page)
            ]
            options[party.game_id] = f"{table} · {scores}", ", ".join(around) or None
    place = page.owner_id, page.number
    values = {"page": page.number + 1, "pages": page.pages, "count": page.total}
    turn = turns(
        page.number,
        page.pages,
        words,
        lambda number: press_id("history", page.owner_id, number),
        back="history-newer",
        on="history-older",
    )
    return screen_of(
        f"### {title}",
        *(party_text(party, page, words) for party in page.parties),
        [select(words("history-choose"), options, "history_open", *place)],
        f"-# {words('history-page', **values)}",
        turn if page.pages > 1 else [],
    )


# One party ---------------------------------------------------------------------------------------


def party_text(party: Party, page: HistoryPage, words: Words) -> str:
    """When, where, what was played, with whom, how it ended, and what that did to their rating."""
    head = [
        f"**{words('table-name', number=str(party.game_id))}**",
        words.timestamp(party.ended_at, "f"),
        preset_name(party.preset, words),
    ]
    if party.server_discord_id in page.server_names:
        head.append(page.server_names[party.server_discord_id])
    end = [_outcome(party, words)]
    if party.rating is not None and party.rating_before is not None:
        # as the leaderboard shows it, and its change
        rating = round(party.rating)
        change = rating - round(party.rating_before)
        told = f"{'+' if change > 0 else '−' if change < 0 else '±'}{words.number(abs(change))}"
        end.append(words("history-rating", rating=words.number(rating), change=told))
    elif party.unrated_why is not None and party.unrated_why != Unrated.DUPLICATE:
        end.append(words("history-unrated", why=party.unrated_why))
    around = page.sitting.get(party.game_id, ())
    own = [each for each in around if each.side == party.side and each.seat != party.seat]
    others = [each for each in around if each.side != party.side]
    partner, opponents = (
        words.join_and([_name(each, page, words) for each in side]) for side in (own, others)
    )
    text_id = "history-with" if own else "history-against"
    company = words(text_id, partner=partner, others=opponents)
    return "\n".join([" · ".join(head), " · ".join(end), company])


def _scores(party: Party, words: Words) -> tuple[str, str]:
    """The scores of somebody's own side, and of the others."""
    scores = [words.number(each.score) for each in party.ended]
    mine = scores.pop(party.side)
    return mine, " – ".join(scores)


def _outcome(party: Party, words: Words) -> str:
    if party.given_up:
        return words("history-given-up")
    if party.left:
        return words("history-left")
    mine, theirs = _scores(party, words)
    if not any(each.won for each in party.ended):
        return words("history-drawn", mine=mine)
    won = party.ended[party.side].won
    return words("history-won" if won else "history-lost", mine=mine, theirs=theirs)


def _unnamed(sitter: Sitter, page: HistoryPage) -> bool:
    """Return whether they hide themselves, on a page of another than who looks."""
    return sitter.hidden and page.owner is not None


def _robot(sitter: Sitter) -> str:
    return at_seat(sitter.seat, sitter.sides, two_tables=sitter.two_tables)


def _name(sitter: Sitter, page: HistoryPage, words: Words) -> str:
    if sitter.person_id is None:
        return f"{_robot(sitter)} {ROBOT_MARK}"
    if _unnamed(sitter, page):
        return words("history-somebody")
    return person_name(sitter.name, words)


# The party that was opened -----------------------------------------------------------------------


async def party_screen(
    last: View,
    game: Game,
    ended_at: float,
    back: tuple[int, int],
    words: Words,
    look: Look,
    pictures: Pictures,
    *,
    may_share: bool = False,
) -> Screen:
    """The sheet of a party that is over; `last` is the table's view of its end.

    `back`: whose list it came from, and the page there. `may_share`: the reader may give it a link.
    """
    share = [share_button(game, words)] if may_share else []
    picture = await party_picture(last, game, words, look, pictures)
    when = words.timestamp(ended_at, "f")
    return screen_of(
        f"### {table_name(game, words)} · {when}\n{rules_line(game, words)}",
        picture.gallery(),
        "\n".join(party_lines(last, Teller(game, words))),
        [
            button(
                words("history-replay"),
                "replay",
                game.id,
                1,
                0,
                style=BLUE,
                emoji="🎞️",
            ),
            button(words("review-open"), "analysis", game.id, 1, emoji=LENS),
            *share,
            button(words("history-back"), "history", *back),
        ],
    )
