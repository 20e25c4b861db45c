"""One entry of a tournament: where it stands and why, in words, and its games round by round."""

from collections.abc import Iterator, Sequence

from bot.tournaments import Forfeit, Played, Round, Separation, Table
from bot.tournaments.scoring import buchholz_parts
from bot.tournaments.shown.needs import need_of
from bot.tournaments.tournament import Bye, from_side, side_of
from cogs.screens.screen import GOLD, Items, Screen, screen_of
from cogs.tournaments.announcement import planned_rounds
from cogs.tournaments.names import LONGEST, place_name
from cogs.tournaments.organising.log_screen import reason_text
from cogs.tournaments.results.needed import need_lines
from cogs.tournaments.results.standings import (
    StandingsChoice,
    beaten_line,
    how_far,
    nothing_counts,
    penalty_lines,
    place_of,
    rank_mark,
    values_told,
    why_nothing,
)
from cogs.tournaments.scene import (
    Scene,
    Tell,
    fingerprint,
    finished_text,
    fitting,
    navigation,
    progress,
    told,
    value_text,
)

LAST = frozenset({"bracket", "direction", "place", "lot"})
"""tie-breaks after which no other comes, and those that say which ranking it is"""
MOST = 16
"""rounds that are listed"""


def why_screen(scene: Scene, one: int, other: int) -> Screen:
    """Raises `KeyError` for who is not in the standings."""
    separation = scene.reckoned.standings.why(one, other)
    both = separation.ahead, separation.behind
    return screen_of(
        f"## {scene.words('tournament-boards-why-title')}",
        fitting(lambda longest: why_lines(Tell(scene, longest), separation)),
        *[_values(scene, each) for each in both],
        *navigation(scene, "t_why"),
        colour=GOLD,
    )


def why_lines(tell: Tell, separation: Separation) -> Iterator[str]:
    """`Ann and Ben are ahead of Cléo and Dan: equal on points (4,312), but more parties won…`"""
    scene, words, reckoned = tell.scene, tell.scene.words, tell.scene.reckoned
    ahead, behind = tell.name(separation.ahead), tell.name(separation.behind)
    named = {"ahead": ahead, "behind": behind, "people": scene.people(separation.ahead)}
    without = reckoned.last & reckoned.never_came
    if separation.behind in without and separation.ahead not in without:
        yield words("tournament-boards-why-never-came", behind=behind)
    elif separation.tie_break is None:
        yield words("tournament-boards-why-shared", ahead=ahead, behind=behind)
    elif separation.tie_break == "direction":
        yield words("tournament-boards-why-direction", ahead=ahead, behind=behind)
    else:
        column, standings = separation.tie_break, reckoned.standings
        # The tie-breaks before, in which both have the same; those that say nothing are left out.
        before = standings.columns[: standings.columns.index(column)]
        values = zip(before, standings.place(separation.ahead).values, strict=False)
        equal = words.join_and(
            [
                f"{words('tournament-boards-equal', each)} ({value_text(each, value, words)})"
                for each, value in values
                if value is not None and each not in LAST
            ]
        )
        first, second = (value_text(column, value, words) for value in separation.values)
        which = column
        if column == "buchholz" and len(reckoned.tournament.rounds) >= 6:
            which = "buchholz-median"
        reason = words("tournament-boards-why", which, first=first, second=second)
        yield words(
            "tournament-boards-why-after-equal" if equal else "tournament-boards-why-at-once",
            **named,
            equal=equal,
            reason=reason,
        )
        # How what decided is made up: the opponents of a Buchholz, where a lot comes from.
        seed = scene.event.published_seed
        if column == "buchholz":
            for entry in (separation.ahead, separation.behind):
                yield f"-# {_buchholz(tell, entry)}"
        if column == "lot" and seed is not None:
            yield f"-# {words('tournament-boards-lot-seed', seed=fingerprint(seed.hex()))}"


def _buchholz(tell: Tell, entry: int) -> str:
    words, parts = tell.scene.words, buchholz_parts(tell.scene.reckoned.ledger, entry)
    told: list[str] = []
    for each in parts:
        name = words("tournament-boards-buchholz-not-played")
        if each.opponent is not None:
            name = tell.name(each.opponent, bold=False)
        part = f"{name} ({words.number(each.match_points)})"
        told.append(part if each.counts else f"~~{part}~~")
    total = sum(each.match_points for each in parts if each.counts)
    return words(
        "tournament-boards-buchholz-of",
        name=tell.name(entry, bold=False),
        total=words.number(total),
        sum=" + ".join(told),
    )


def _values(scene: Scene, entry: int) -> str:
    words, standings, event = scene.words, scene.reckoned.standings, scene.event
    lines = [values_told(standings, standings.place(entry), words)]
    # The tables at which an organiser wrote another result, and why.
    for (number, place), row in sorted(event.latest.items()):
        own = any(entry in side for side in event.table(number, place).sides)
        if own and row.by_id is not None and row.supersedes is not None:
            where = place_name(event.format, number, place, words)
            why = reason_text(row.why, words)
            lines.append(f"✏️ {where} · {words('tournament-organiser-by-hand', why=why)}")
    head = f"{rank_mark(scene.reckoned.ranks.get(entry), words)} **{scene.name(entry)}**"
    taken = penalty_lines(scene, {entry}, LONGEST)
    return "\n".join([head, *(f"-# {each}" for each in lines), *taken])


def entry_screen(scene: Scene, entry: int, number: int | None = None) -> Screen:
    """An entry in the standings after round `number`; raises `KeyError` for who is not in them."""
    standings = scene.reckoned.standings
    games = fitting(lambda longest: _rounds(Tell(scene, longest), entry), 1500)
    if nothing_counts(scene.reckoned):
        return screen_of(*place_texts(scene, entry, number), games, *navigation(scene, "t_entry"))
    where = place_of(standings, entry) or 0
    return screen_of(
        *place_texts(scene, entry, number),
        "\n".join(needed(scene, entry)) if number is None else "",
        games,
        *navigation(scene, "t_entry", StandingsChoice(number).shows(where).args),
    )


def needed(scene: Scene, entry: int) -> list[str]:
    """Lines on what an entry needs, as the standings are shown."""
    event = scene.event
    rounds = planned_rounds(event) or len(event.rounds)
    need = need_of(scene.reckoned, entry, rounds)
    return [*need_lines(event, need, scene.name, scene.words)]


def place_texts(scene: Scene, entry: int, number: int | None = None) -> Items:
    """Where an entry stands after round `number`, and why; its name first. Raises `KeyError`."""
    words, reckoned, standings = scene.words, scene.reckoned, scene.reckoned.standings
    if nothing_counts(reckoned):
        return [f"## {scene.name(entry)}\n{how_far(scene, number)}", why_nothing(scene)]
    place, where = standings.place(entry), place_of(standings, entry) or 0
    nothing = entry in reckoned.placeless
    rank = words("tournament-boards-of-entries", rank=place.rank, count=len(standings.places))
    where_now = [*([] if nothing else [rank]), progress(scene, number)]
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
        lines = fitting(lambda longest: why_lines(Tell(scene, longest), separation), 1500)
        why.append(f"### {words('tournament-boards-why-title')}\n{lines}")
    mark = rank_mark(reckoned.ranks.get(entry), words)
    return [
        f"## {mark} {scene.name(entry)}\n{' · '.join(where_now)}",
        beaten_line(scene, entry),
        *why,
        f"-# {values_told(standings, place, words)}",
    ]


def _rounds(tell: Tell, entry: int) -> Iterator[str]:
    """The last ones, and those to come that are known; of an Arena the last tables."""
    reckoned = tell.scene.reckoned
    arena = tell.scene.event.format.open_seating
    head = "tournament-boards-to.tables" if arena else "tournament-boards-games"
    yield f"### {tell.scene.words(head)}"
    if arena:
        seated = [each for each in reckoned.tournament.tables() if entry in each[1].entries()]
        yield from ["…"] * (len(seated) > MOST)
        for number, table, _ in seated[-MOST:]:
            yield tell.line(*_at_tables(tell, number, [table], entry))
        yield from penalty_lines(tell.scene, {entry}, tell.longest)
        return
    coming = reckoned.coming[: MOST // 2]
    shown: Sequence[Round] = [*reckoned.tournament.rounds[-(MOST - len(coming)) :], *coming]
    if shown and shown[0].number > 1:
        yield "…"
    for each in shown:
        yield f"**{each.number}** · {tell.line(*_game(tell, each, entry))}"
    yield from penalty_lines(tell.scene, {entry}, tell.longest)


def _game(tell: Tell, paired: Round, entry: int) -> Iterator[str]:
    tables = [each for each in paired.tables if entry in each.entries()]
    if not tables:
        yield sat_out(tell.scene, paired, entry)
        return
    yield from _at_tables(tell, paired.number, tables, entry)


def sat_out(scene: Scene, paired: Round, entry: int) -> str:
    """Why an entry is at no table of a round."""
    has_bye = entry in paired.byes or any(
        isinstance(row, Bye) and (row.round, row.entry) == (paired.number, entry)
        for row in scene.reckoned.tournament.counting
    )
    return scene.words("tournament-boards-sat-out" if has_bye else "tournament-boards-not-there")


def _at_tables(tell: Tell, number: int, tables: Sequence[Table], entry: int) -> Iterator[str]:
    """Where an entry plays in a round, with whom, and what it brought."""
    words, table = tell.scene.words, tables[0]
    own = side_of(table.sides, entry)
    mine, *others = from_side(table.sides, own)
    theirs = tuple(each for side in others for each in side)
    partners = tuple(each for each in mine if each != entry)
    for each in tables:
        yield words("tournament-boards-table", table=each.number)
    if partners:
        yield words("tournament-boards-with", partner=tell.side(partners))
    if theirs:
        yield words("tournament-boards-against", others=tell.side(theirs))
    yield from _outcome(tell.scene, number, table, own)


def _outcome(scene: Scene, number: int, table: Table, side: int) -> Iterator[str]:
    """Seen by a side of the table."""
    words, row = scene.words, scene.reckoned.tournament.result_of(number, table.number)
    mine, theirs, *_ = from_side(table.sides, side)
    if isinstance(row, Forfeit):
        absent = not set(mine).isdisjoint(row.absent)
        yield words("tournament-boards-forfeited" if absent else "tournament-boards-won-by-forfeit")
    elif len(mine) == 1 and scene.teams:
        # A match between teams of four: both tables together.
        for met in scene.reckoned.encounters().get((mine[0], theirs[0]), ()):
            if met.round == number and met.match_points is not None:
                yield f"**{told('imps', met.own - met.other, words)}**"
    elif isinstance(row, Played):
        own, *others = (words.number(each.points) for each in from_side(row.scores, side))
        yield " – ".join((f"**{own}**", *others))
        if away := tuple(each for each in table.entries() if each in row.absent):
            yield words("tournament-boards-table-robots", absent=scene.side(away))
        yield from finished_text(row, words)
