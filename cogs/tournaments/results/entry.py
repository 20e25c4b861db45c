"""One entry of a tournament: where it stands and why, in words, and its games round by round."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.tournaments import Forfeit, Played, Round, Separation, Table
from bot.tournaments.scoring import buchholz_parts
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Bye, opposite
from cogs.screens.screen import FELT, GOLD, Items, Screen, screen_of
from cogs.tournaments.names import LONGEST
from cogs.tournaments.organising.log_screen import reason_text
from cogs.tournaments.results.lines import beaten_line, rank_mark, told, value_text, values_told
from cogs.tournaments.results.standings import (
    Choice,
    how_far,
    nothing_counts,
    penalty_lines,
    place_of,
    why_nothing,
)
from cogs.tournaments.scene import Scene, fingerprint, finished_text, fitting, navigation, progress

LAST: Final = frozenset({"bracket", "direction", "place", "lot"})
"""tie-breaks after which no other comes, and those that say which ranking it is"""


def why_screen(scene: Scene, reckoned: Reckoned, one: int, other: int) -> Screen:
    """Raises `KeyError` for who is not in the standings."""
    words = scene.words
    separation = reckoned.standings.why(one, other)
    both = separation.ahead, separation.behind
    items: Items = [
        f"## {words('tournament-boards-why-title')}",
        fitting(lambda longest: why_lines(scene, reckoned, separation, longest)),
        *[_values(scene, reckoned, each) for each in both],
        *navigation(scene, reckoned, "t_why"),
    ]
    return screen_of(*items, colour=GOLD)


def why_lines(
    scene: Scene, reckoned: Reckoned, separation: Separation, longest: int
) -> Iterator[str]:
    """`Ann and Ben are ahead of Cléo and Dan: equal on points (4,312), but more parties won…`"""
    words = scene.words
    ahead, behind = (
        f"**{scene.name(each, longest)}**" for each in (separation.ahead, separation.behind)
    )
    named = {"ahead": ahead, "behind": behind, "people": scene.people(separation.ahead)}
    without = reckoned.last & reckoned.never_came
    if separation.behind in without and separation.ahead not in without:
        yield words("tournament-boards-why-never-came", behind=behind)
        return
    if separation.tie_break is None:
        yield words("tournament-boards-why-shared", ahead=ahead, behind=behind)
        return
    if separation.tie_break == "direction":
        yield words("tournament-boards-why-direction", ahead=ahead, behind=behind)
        return
    reason = _reason(scene, reckoned, separation)
    equal = _equal(scene, reckoned, separation)
    if equal:
        yield words(
            "tournament-boards-why-after-equal", **named, equal=words.join_and(equal), reason=reason
        )
    else:
        yield words("tournament-boards-why-at-once", **named, reason=reason)
    yield from _how(scene, reckoned, separation, longest)


def _reason(scene: Scene, reckoned: Reckoned, separation: Separation) -> str:
    words, column = scene.words, separation.tie_break or ""
    first, second = (value_text(column, value, words) for value in separation.values)
    if column == "buchholz" and len(reckoned.tournament.rounds) >= 6:
        column = "buchholz-median"
    return words("tournament-boards-why", column, first=first, second=second)


def _equal(scene: Scene, reckoned: Reckoned, separation: Separation) -> list[str]:
    """The tie-breaks before, in which both have the same; those that say nothing are left out."""
    words, standings = scene.words, reckoned.standings
    values = standings.place(separation.ahead).values
    found: list[str] = []
    for column, value in zip(standings.columns, values, strict=True):
        if column == separation.tie_break:
            break
        if value is not None and column not in LAST:
            found.append(f"{_in_a_sentence(column, scene)} ({value_text(column, value, words)})")
    return found


def _in_a_sentence(column: str, scene: Scene) -> str:
    return scene.words("tournament-boards-equal", column)


def _how(scene: Scene, reckoned: Reckoned, separation: Separation, longest: int) -> Iterator[str]:
    """How what decided is made up: the opponents of a Buchholz, where a lot comes from."""
    words = scene.words
    if separation.tie_break == "buchholz":
        for entry in (separation.ahead, separation.behind):
            yield f"-# {_buchholz(scene, reckoned, entry, longest)}"
    if separation.tie_break == "lot" and scene.event.published_seed is not None:
        seed = fingerprint(scene.event.published_seed.hex())
        yield f"-# {words('tournament-boards-lot-seed', seed=seed)}"


def _buchholz(scene: Scene, reckoned: Reckoned, entry: int, longest: int) -> str:
    words = scene.words
    parts = buchholz_parts(reckoned.ledger, entry)
    told: list[str] = []
    for each in parts:
        if each.opponent is None:
            name = words("tournament-boards-buchholz-not-played")
        else:
            name = scene.name(each.opponent, longest)
        part = f"{name} ({words.number(each.match_points)})"
        told.append(part if each.counts else f"~~{part}~~")
    total = sum(each.match_points for each in parts if each.counts)
    sums = " + ".join(told)
    return words(
        "tournament-boards-buchholz-of",
        name=scene.name(entry, longest),
        total=words.number(total),
        sum=sums,
    )


def _values(scene: Scene, reckoned: Reckoned, entry: int) -> str:
    place = reckoned.standings.place(entry)
    told = " · ".join(values_told(reckoned.standings, place, scene.words))
    lines = [told, *_corrected(scene, entry)]
    rank = reckoned.ranks.get(entry)
    mark = rank_mark(rank, scene.words)
    head = f"{mark} **{scene.name(entry)}**"
    taken = penalty_lines(scene, reckoned, {entry}, LONGEST)
    return "\n".join([head, *(f"-# {each}" for each in lines), *taken])


def _corrected(scene: Scene, entry: int) -> Iterator[str]:
    """The tables of an entry at which an organiser wrote another result, and why."""
    words, event = scene.words, scene.event
    for (number, place), row in sorted(event.latest.items()):
        if row.by_id is None or row.supersedes is None:
            continue
        if any(entry in side for side in event.table(number, place).sides):
            where = words("tournament-table-thread", round=number, table=place)
            why = reason_text(row.why, words)
            yield f"✏️ {where} · {words('tournament-organiser-by-hand', why=why)}"


MOST: Final = 16
"""rounds that are listed"""


def entry_screen(scene: Scene, reckoned: Reckoned, entry: int, number: int | None = None) -> Screen:
    """An entry in the standings after round `number`; raises `KeyError` for who is not in them."""
    if nothing_counts(reckoned):
        return _early(scene, reckoned, entry, number)
    words, standings = scene.words, reckoned.standings
    place = standings.place(entry)
    where = place_of(standings, entry) or 0
    nothing = entry in reckoned.placeless
    mark = rank_mark(reckoned.ranks.get(entry), words)
    rank = words("tournament-boards-of-entries", rank=place.rank, count=len(standings.places))
    beaten = beaten_line(scene, reckoned, entry)
    where_now = [*([] if nothing else [rank]), progress(scene, reckoned, number)]
    neighbours = standings.places[max(0, where - 1) : where + 2]
    # Ranks begin anew for the other direction.
    above = next((each for each in neighbours[: min(where, 1)] if each.rank <= place.rank), None)
    below = next(
        (each for each in neighbours[min(where, 1) + 1 :] if each.rank >= place.rank), None
    )
    other = above or below
    why: Items = []
    if above is None and not nothing:
        why.append(words("tournament-boards-nobody-ahead"))
    if other is not None:
        separation = standings.why(other.entry, entry)
        lines = fitting(lambda longest: why_lines(scene, reckoned, separation, longest), 1500)
        why.append(f"### {words('tournament-boards-why-title')}\n{lines}")
    items: Items = [
        f"## {mark} {scene.name(entry)}\n{' · '.join(where_now)}",
        *([beaten] if beaten else []),
        *why,
        f"-# {' · '.join(values_told(standings, place, words))}",
        fitting(lambda longest: _rounds(scene, reckoned, entry, longest), 1500),
        *navigation(scene, reckoned, "t_entry", Choice(number).shows(where).args),
    ]
    return screen_of(*items, colour=FELT)


def _early(scene: Scene, reckoned: Reckoned, entry: int, number: int | None) -> Screen:
    """Without a rank: nothing counts yet."""
    items: Items = [
        f"## {scene.name(entry)}\n{how_far(scene, reckoned, number)}",
        why_nothing(scene),
        fitting(lambda longest: _rounds(scene, reckoned, entry, longest), 1500),
        *navigation(scene, reckoned, "t_entry"),
    ]
    return screen_of(*items, colour=FELT)


def _rounds(scene: Scene, reckoned: Reckoned, entry: int, longest: int) -> Iterator[str]:
    """The last ones, and those to come that are known."""
    yield f"### {scene.words('tournament-boards-games')}"
    played = reckoned.tournament.rounds
    coming = reckoned.coming[: MOST // 2]
    shown: Sequence[Round] = [*played[-(MOST - len(coming)) :], *coming]
    if shown and shown[0].number > 1:
        yield "…"
    for each in shown:
        yield f"**{each.number}** · {_game(scene, reckoned, each, entry, longest)}"
    yield from penalty_lines(scene, reckoned, {entry}, longest)


def _game(scene: Scene, reckoned: Reckoned, paired: Round, entry: int, longest: int) -> str:
    words = scene.words
    tables = [each for each in paired.tables if entry in each.entries()]
    if not tables:
        return words(
            "tournament-boards-sat-out"
            if _has_bye(reckoned, paired, entry)
            else "tournament-boards-not-there"
        )
    table = tables[0]
    side = 0 if entry in table.sides[0] else 1
    partners = tuple(each for each in table.sides[side] if each != entry)
    parts = [words("tournament-boards-table", table=each.number) for each in tables]
    if partners:
        parts.append(words("tournament-boards-with", partner=scene.side(partners, longest)))
    if table.sides[opposite(side)]:
        others = scene.side(table.sides[opposite(side)], longest)
        parts.append(words("tournament-boards-against", others=others))
    parts += _outcome(scene, reckoned, paired.number, table, side)
    return " · ".join(parts)


def _outcome(
    scene: Scene, reckoned: Reckoned, number: int, table: Table, side: int
) -> Iterator[str]:
    words, row = scene.words, reckoned.tournament.result_of(number, table.number)
    if isinstance(row, Forfeit):
        absent = not set(table.sides[side]).isdisjoint(row.absent)
        yield words("tournament-boards-forfeited" if absent else "tournament-boards-won-by-forfeit")
    elif len(table.sides[side]) == 1 and reckoned.tournament.plan.format.two_tables:
        yield from _match(
            scene, reckoned, number, table.sides[side][0], table.sides[opposite(side)][0]
        )
    elif isinstance(row, Played):
        mine, theirs = row.scores[side].points, row.scores[opposite(side)].points
        yield f"**{words.number(mine)}** – {words.number(theirs)}"
        absent = [each for each in table.entries() if each in row.absent]
        if absent:
            yield words("tournament-boards-table-robots", absent=scene.side(tuple(absent)))
        yield from finished_text(row, words)


def _match(scene: Scene, reckoned: Reckoned, number: int, own: int, other: int) -> Iterator[str]:
    """Return the lines of a match between teams of four: both tables together."""
    for met in reckoned.encounters().get((own, other), ()):
        if met.round == number and met.match_points is not None:
            yield f"**{told('imps', met.own - met.other, scene.words)}**"


def _has_bye(reckoned: Reckoned, paired: Round, entry: int) -> bool:
    return entry in paired.byes or any(
        isinstance(row, Bye) and (row.round, row.entry) == (paired.number, entry)
        for row in reckoned.tournament.counting
    )
