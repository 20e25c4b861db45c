"""The rows of a leaderboard: as lines of a message, for its picture, and as alt text."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from bot.storage.ratings.leaderboards import MOST_PAIRS, By, Line, PairLine
from bot.text import Words
from bot.text.names import plain_name
from card_images.leaderboard import BoardRow
from cogs.screens.names import person_name
from cogs.screens.screen import alt_text

MEDALS = ("🥇", "🥈", "🥉")
PROVISIONAL_MARK = "?"
NAME_LENGTHS = (32, 20, 14, 8)
"""names are shortened until alt text is short enough"""


class RankedPerson(NamedTuple):
    """A person on a board, or two of them, written for a reader."""

    rank: int
    names: tuple[str, ...]
    """as people call themselves; empty: forgotten"""
    rating: str
    """empty for a pair"""
    won: int
    parties: int
    rate: str
    moved: int | None
    mine: bool
    new: bool = False
    beyond: bool = False
    """further back than `rank` anyhow"""
    medal: int = 0
    """1 to 3; 0: none"""

    def value(self, by: By) -> str:
        """Return what the board is ordered by."""
        return {By.RATING: self.rating, By.RATE: self.rate}.get(by, str(self.won))


def row_of(
    line: Line | PairLine,
    reader_id: int | None,
    words: Words,
    medals: Mapping[int, int] | None = None,
) -> RankedPerson:
    """`reader_id`: None when everybody reads it; `medals`: by person, None: as the ranks are."""
    won, parties = line.won, line.parties
    rate = words.percent(won / parties) if parties else ""
    medal = line.rank
    if isinstance(line, PairLine):
        mine, names = reader_id in (line.first_id, line.second_id), (line.first, line.second)
        rank = min(line.rank, MOST_PAIRS)
        row = RankedPerson(rank, names, "", won, parties, rate, None, mine, beyond=line.beyond)
    else:
        mine = line.person_id == reader_id
        rating = words.number(round(line.shown)) + PROVISIONAL_MARK * line.provisional
        row = RankedPerson(
            line.rank, (line.name,), rating, won, parties, rate, line.moved, mine, line.new
        )
        if medals is not None:
            medal = medals.get(line.person_id, 0)
    return row._replace(medal=medal if medal <= len(MEDALS) else 0)


def row_text(row: RankedPerson, words: Words) -> str:
    """`🥇 **Anna** · 1,034 · 7 of 12 won, 58% · ▲ 3`; the reader's own name is underlined."""
    mark = MEDALS[row.medal - 1] if row.medal else f"{_rank(row, words)} ·"
    name = words.join_and([person_name(each, words) for each in row.names])
    name = f"__{name}__" if row.mine else name
    parts = [f"**{name}**", row.rating, _won(row, words), movement(row, words)]
    return f"{mark} {' · '.join(filter(None, parts))}"


def drawn(row: RankedPerson, by: By, words: Words) -> BoardRow:
    """The row as the picture has it."""
    names = tuple(each or words("former-player") for each in row.names)
    detail = f"{words.number(row.won)}/{words.number(row.parties)} · {row.rate}"
    new = words("leaderboard-new") if row.new else ""
    place = f"{row.rank}+" if row.beyond else ""
    value, crowned = row.value(by), row.medal > 0
    return BoardRow(row.rank, names, value, detail, row.moved, row.mine, new, place, crowned)


def movement(row: RankedPerson, words: Words) -> str:
    """`▲ 3`, `▼ 1`, `–`, `new`; nothing when it is not known."""
    moved = row.moved
    if moved is None:
        return words("leaderboard-new") if row.new else ""
    return f"▲ {moved}" if moved > 0 else f"▼ {-moved}" if moved else "–"


def _rank(row: RankedPerson, words: Words) -> str:
    return f"{words.number(row.rank)}{'+' if row.beyond else ''}"


def _won(row: RankedPerson, words: Words) -> str:
    return words("leaderboard-won", won=row.won, count=row.parties, rate=row.rate)


# Alt text ----------------------------------------------------------------------------------------


def board_alt(
    head: str, rows: Sequence[RankedPerson], own: RankedPerson | None, words: Words
) -> str:
    """The content of the picture; `own` stands below the page.

    Where there is no room for it, all but the games won, which the list has as well.
    """

    def told(longest: int, *, brief: bool) -> Iterator[str]:
        yield f"{head}."
        yield from (f"{_told(each, words, longest, brief=brief)}." for each in rows)
        if own is not None:
            yield f"{words('leaderboard-own')} {_told(own, words, longest, brief=brief)}."

    return alt_text(NAME_LENGTHS, partial(told, brief=False), partial(told, brief=True))


def _told(row: RankedPerson, words: Words, longest: int, *, brief: bool) -> str:
    names = [plain_name(each, longest) if each else words("former-player") for each in row.names]
    moved = words("leaderboard-new") if row.new else ""
    if not row.new and row.moved:
        up = row.moved > 0
        moved = words("leaderboard-up" if up else "leaderboard-down", places=abs(row.moved))
    parts = [words.join_and(names), row.rating, "" if brief else _won(row, words), moved]
    return words("labelled", label=_rank(row, words), text=", ".join(filter(None, parts)))
