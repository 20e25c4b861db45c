"""The log of a tournament in words: a line for each row."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.storage.engine.database import Asks
from bot.storage.engine.tournament_schema import LogRow, ResultRow
from bot.storage.people import people as people_stored
from bot.text import Words
from bot.tournaments import Why
from bot.tournaments.live import Event
from bot.visible_text import shorten
from cogs.press import button
from cogs.screens.names import ROBOT_MARK, person_name
from cogs.screens.screen import GREY, Items, Screen, cut, rows, screen_of
from cogs.tournaments.names import TOGETHER, NameOf, names_of, place_name

PER_PAGE = 8
MOST = 5000
"""lines of a log that can be turned over: 500 entries and ten rounds fit"""
LONGEST = 150
"""characters of a reason: as many as a form takes"""
ROOM = 3600
"""characters of a page"""
IN_LOG = 16
"""characters of a name in the log"""

MARKS = {
    "created": "📝",
    "opened": "📣",
    "closed": "🚪",
    "reopened": "🔓",
    "too_few": "⚠️",
    "started": "🏁",
    "finished": "🏆",
    "cancelled": "✖️",
    "entered": "➕",
    "asked": "❔",
    "confirmed": "🤝",
    "paired_up": "🤝",
    "robot_partner": "🤖",
    "place": "➕",
    "checked_in": "✋",
    "all_here": "✋",
    "rescheduled": "🗓️",
    "described": "✏️",
    "altered": "📝",
    "organisers": "🤝",
    "page_opened": "🖥️",
    "page_closed": "🖥️",
    "page_listed": "🖥️",
    "page_unlisted": "🖥️",
    "page_held": "🖥️",
    "page_unheld": "🖥️",
    "page_delayed": "🖥️",
    "page_screen_closed": "🖥️",
    "page_screen_opened": "🖥️",
    "weekly": "🔁",
    "named": "➕",
    "declined": "➖",
    "left_team": "➖",
    "team_named": "✏️",
    "left_table": "🚶",
    "withdrawn": "➖",
    "came_back": "➕",
    "went": "🚶",
    "never_confirmed": "➖",
    "not_there": "➖",
    "sits_out": "☕",
    "added": "➕",
    "replaced": "🔁",
    "seeded": "🌱",
    "seeded_by_ranks": "🌱",
    "seeded_by_rating": "🌱",
    "penalty": "⚖️",
    "penalty_back": "↩️",
    "corrected": "✏️",
    "paused": "⏸️",
    "resumed": "▶️",
    "extended": "⏱️",
    "ends": "🏁",
    "stopped": "⚠️",
    "refused": "⚠️",
    "round_paired": "🎲",
    "round_closed": "✅",
    "protests": "⚖️",
    "confirmed_round": "⚖️",
    "result": "🃏",
    "time_up": "⏱️",
}
"""what has a line, with its sign"""
SILENT = frozenset(
    {
        *("changed", "tables_opened", "tables_resumed", "tables_added", "search_over"),
        "robots_play",
    }
)
"""what is noted for the program and tells nobody anything"""


def told(rows_: Sequence[LogRow]) -> list[LogRow]:
    """Return those that have a line."""
    return [each for each in rows_ if each.what in MARKS]


def log_screen(
    event: Event, lines: Sequence[str], page: int, pages: int, words: Words, *, manages: bool
) -> Screen:
    """A page of the log, the newest first; `manages`: with the way back to the panel."""
    title = words("tournament-log-title", name=words.name(event.row.name))
    items: Items = [f"## 📜 {title}"]
    items.append(cut("\n".join(lines), ROOM) or words("tournament-log-empty"))
    turns = (
        (words("tournament-log-newer"), page - 1, "◀️"),
        (words("tournament-log-older"), page + 1, "▶️"),
    )
    controls = [
        button(label, "t_log", event.id, other, int(manages), emoji=emoji)
        for label, other, emoji in turns
        if 0 <= other < pages
    ]
    if manages:
        controls.append(button(words("tournament-organiser-panel"), "t_manage", event.id))
    if pages > 1:
        items.append(f"-# {words('tournament-log-page', page=page + 1, pages=pages)}")
    return screen_of(*items, *rows(controls, 3), colour=GREY)


async def log_lines(
    database: Asks, event: Event, found: Sequence[LogRow], words: Words
) -> list[str]:
    """Rows of the log in words."""
    names = await names_of(database, event, words)
    of_entries = [row.facts for row in found[::-1] if "entry" in row.facts]
    were_in: dict[int, list[int | None]] = {row["entry"]: row["people"] for row in of_entries}
    ids = {each for each in {row.by_id for row in found}.union(*were_in.values()) if each}
    ids |= {row.facts["asked"] for row in found if "asked" in row.facts}
    ids = ids.union(*(row.facts.get("organisers", ()) for row in found))
    known = {**names.people, **await database.ask(people_stored.find_many, ids)}
    by = {number: person_name(shorten(each.name, IN_LOG), words) for number, each in known.items()}

    def name(entry: int) -> str:
        """The name of an entry; of one that has gone, whom the log says to have been in it."""
        return names.markdown(entry, IN_LOG) or TOGETHER.join(
            by[each] if each else ROBOT_MARK for each in were_in.get(entry, ())
        )

    return lines_of(event, told(found), name, by, words)


def lines_of(
    event: Event,
    found: Sequence[LogRow],
    name: NameOf,
    people: Mapping[int, str],
    words: Words,
) -> list[str]:
    """A line for each row, under the day it belongs to; `people`: names of who did it, and of
    those in the tournament."""
    lines: list[str] = []
    day = ""
    for each in found:
        own = f"{datetime.fromtimestamp(each.at, UTC):%F}"
        if own != day:
            lines.append(f"-# <t:{int(each.at)}:D>")
            day = own
        by = people.get(each.by_id or 0, "")
        own_entry = event.member(each.by_id) if each.by_id else None
        is_own = own_entry is not None and own_entry.number == each.facts.get("entry")
        alone = bool(by) and each.what in BY_THEMSELVES
        if alone or each.what in OF_SOMEBODY:
            partner = people.get(each.facts.get("asked", 0), "–")
            doer = by if alone else name(each.facts["entry"])
            what = words("tournament-log-entry", each.what, name=doer, partner=partner)
        else:
            what = _sentence(event, each, name, people, words)
            what = f"{what} · {by}" if by and not is_own else what
        lines.append(f"<t:{int(each.at)}:t> {MARKS[each.what]} {what}")
    return lines


OF_SOMEBODY = frozenset({"declined", "never_confirmed", "left_team"})
"""what tells of an entry and of one who does not play in it"""
BY_THEMSELVES = frozenset({"entered", "came_back", "asked", "confirmed", "checked_in"})
"""what is one person's alone, whoever is in their entry"""
WITH_REASON = frozenset({"corrected", "penalty", "penalty_back"})
DETAILS = {
    "name": "name",
    "about": "about",
    "contact": "contact",
    "most_entries": "most",
}
"""columns that can be others after registration has opened, as their lines are called"""


def _sentence(
    event: Event, row: LogRow, name: NameOf, people: Mapping[int, str], words: Words
) -> str:
    """Hand all that a row says to its text, which takes what it names."""
    facts, what, entry = row.facts, row.what, row.facts.get("entry")
    points, number = facts.get("points", 0), facts.get("round") or 0
    by_id = {each.id: each for each in event.results}
    before, now = by_id.get(facts.get("before") or 0), by_id.get(facts.get("result", 0))
    if what == "result":  # the one that was written at that moment
        place = number, facts["table"]
        of_table = [each for each in event.results if (each.round, each.table_number) == place]
        now = next((each for each in of_table[::-1] if each.at == row.at), None)
    why, was = facts.get("why", "") if what == "stopped" else what, str(facts.get("was", ""))
    numbers = {key: value for key, value in facts.items() if isinstance(value, int)}
    known = {each.value for each in Why}
    described = {"was": words.name(was), "most": facts.get("most", 0)}
    changed = [
        words("tournament-log-described", DETAILS[each], **described)
        for each in facts.get("changed", ())
        if each in DETAILS
    ]
    if what == "altered":
        changed = [words("tournament-organiser-page", each) for each in facts["changed"]]
    values: dict[str, Any] = {
        "name": name(entry) if isinstance(entry, int) else "",
        "round": number,
        "table": facts.get("table", 0),
        "place": place_name(event.format, number, facts.get("table", 0), words),
        "tables": facts.get("tables", 0),
        "post": facts.get("post", ""),
        "seed": facts.get("seed", 0),
        "points": words.number(points),
        "count": points,
        "minutes": round(facts.get("seconds", 0.0) / 60),
        "result": result_text(event, now, name, words) if now else "–",
        "instead": result_text(event, before, name, words) if before else "",
        "what": words.join_and(changed),
        # What has stopped a tournament, as far as there is something to be said of it.
        "why": words("tournament-error", why, **numbers) if why in known else "",
    }
    if what == "organisers":
        named = [people.get(each, "–") for each in facts[what]]
        values |= {"names": words.join_and(named), "count": len(named)}
    values |= {each: f"<t:{int(facts[each])}:f>" for each in ("starts", "closes") if each in facts}
    kinds = {
        "too_few": "stopped",
        "round_paired": "by-hand" if row.by_id else "paired",
        "withdrawn": "withdrawn-later" if number else "withdrawn",
        "corrected": "corrected" if before else "set",
    }
    told = words("tournament-log-entry", kinds.get(what, what), **values)
    return f"{told}\n-# {reason_text(facts['why'], words)}" if what in WITH_REASON else told


def reason_text(reason: str, words: Words) -> str:
    """A reason in quotes, shortened where it is long."""
    shown = words.name(shorten(reason, LONGEST))
    return words("tournament-log-why", why=shown)


def result_text(event: Event, row: ResultRow, name: NameOf, words: Words) -> str:
    """`1,044 – 900`, or who was absent."""
    return outcome_text(event, row.kind, row.facts, name, words)


def outcome_text(
    event: Event, kind: str, facts: Mapping[str, Any], name: NameOf, words: Words
) -> str:
    """The text of a result, also one that is not written yet."""
    if kind == "forfeit":
        absent = words.join_and([name(each) for each in facts["absent"]])
        return words("tournament-organiser-forfeit", names=absent)
    if kind != "played":
        return "–"
    scores = facts["scores"]
    points = " – ".join(words.number(each["points"]) for each in scores)
    if event.format.bracket and sum(each["parties"] for each in scores) > 1:
        points = f"{scores[0]['parties']}–{scores[1]['parties']} ({points})"
    return points
