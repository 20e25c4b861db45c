"""All that was done in a tournament, in words: a line for each row of its log."""

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from discord import ui

from bot.storage.tournaments.rounds import ResultRow
from bot.storage.tournaments.tournaments import LogRow
from bot.text import Words
from bot.tournaments import Why
from bot.tournaments.live import Event
from bot.visible_text import shorten
from cogs.press import button
from cogs.screens.screen import GREY, Screen, cut, layout, rows, text

PER_PAGE: Final = 8
MOST: Final = 5000
"""lines of a log that can be turned over: 500 entries and ten rounds fit"""
LONGEST: Final = 150
"""characters of a reason: as many as a form takes"""
ROOM: Final = 3600
"""characters of a page"""

MARKS: Final = {
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
    "named": "➕",
    "declined": "➖",
    "left_team": "➖",
    "team_named": "✏️",
    "left_table": "🚶",
    "withdrawn": "➖",
    "never_confirmed": "➖",
    "not_there": "➖",
    "sits_out": "☕",
    "added": "➕",
    "replaced": "🔁",
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
    "result": "🃏",
    "time_up": "⏱️",
}
"""what has a line, with its sign"""
SILENT: Final = frozenset(
    {"changed", "tables_opened", "tables_resumed", "search_over", "robots_play"}
)
"""what is noted for the program and tells nobody anything"""

NameOf = Callable[[int], str]


def told(rows_: Sequence[LogRow]) -> list[LogRow]:
    """Return those that have a line."""
    return [each for each in rows_ if each.what in MARKS]


def log_screen(
    event: Event, lines: Sequence[str], page: int, pages: int, words: Words, *, manages: bool
) -> Screen:
    """A page of the log, the newest first; `manages`: with the way back to the panel."""
    title = words("tournament-log-title", name=words.name(event.row.name))
    items: list[ui.Item[Any]] = [text(f"## 📜 {title}")]
    items.append(text(cut("\n".join(lines), ROOM) or words("tournament-log-empty")))
    controls: list[ui.Item[Any]] = []
    flag = int(manages)
    if page > 0:
        newer = words("tournament-log-newer")
        controls.append(button(newer, "t_log", event.id, page - 1, flag, emoji="◀️"))
    if page + 1 < pages:
        older = words("tournament-log-older")
        controls.append(button(older, "t_log", event.id, page + 1, flag, emoji="▶️"))
    if manages:
        controls.append(button(words("tournament-organiser-panel"), "t_manage", event.id))
    if pages > 1:
        items.append(text(f"-# {words('tournament-log-page', page=page + 1, pages=pages)}"))
    return Screen(layout(*items, *rows(controls, 3), colour=GREY))


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
        named = bool(by) and each.what in BY_THEMSELVES
        who = f" · {by}" if by and not is_own and not named else ""
        if each.what in OF_SOMEBODY:
            other = people.get(each.facts["asked"], "–")
            values = {"name": name(each.facts["entry"]), "partner": other}
            what, who = words(f"tournament-log-{each.what}", **values), ""
        elif named:
            what = _by_themselves(each, people, words)
        else:
            what = _sentence(event, each, name, words)
        lines.append(f"<t:{int(each.at)}:t> {MARKS[each.what]} {what}{who}")
    return lines


def _by_themselves(row: LogRow, people: Mapping[int, str], words: Words) -> str:
    """Return what one of an entry has done, for which the others of it have done nothing."""
    by = people[row.by_id or 0]
    if row.what != "asked":
        return words(f"tournament-log-{row.what}", name=by)
    return words("tournament-log-asked", name=by, partner=people.get(row.facts["asked"], "–"))


def _sentence(event: Event, row: LogRow, name: NameOf, words: Words) -> str:
    facts = row.facts
    entry = facts.get("entry")
    who = name(entry) if isinstance(entry, int) else ""
    place = {"round": facts.get("round", 0), "table": facts.get("table", 0)}
    match row.what:
        case "corrected":
            return _correction(event, facts, name, words)
        case "penalty" | "penalty_back" as what:
            points = words.number(facts["points"])
            counted = {"points": points, "count": facts["points"]}
            told = words(f"tournament-log-{what}", name=who, **counted)
            return f"{told}\n-# {_reason(facts, words)}"
        case "left_table":
            points = words.number(facts["points"])
            counted = {"points": points, "count": facts["points"], **place}
            return words("tournament-log-left-table", name=who, **counted)
        case "result":
            [result] = _results(event, place, row.at) or [None]
            told = "" if result is None else result_text(event, result, name, words)
            return words("tournament-log-result", **place, result=told or "–")
        case "extended":
            minutes = round(facts["seconds"] / 60)
            return words("tournament-log-extended", round=place["round"], minutes=minutes)
        case "withdrawn":
            later = facts.get("round")
            kind = "withdrawn-later" if later else "withdrawn"
            return words(f"tournament-log-{kind}", name=who, round=later or 0)
        case "stopped":
            why = facts.get("why", "")
            known = {each.value for each in Why}
            told = _why(facts, words) if why in known else ""
            return words("tournament-log-stopped", why=told)
        case "too_few":
            told = words("tournament-error-too-few", **_numbers(facts))
            return words("tournament-log-stopped", why=told)
        case "round_paired":
            kind = "by-hand" if row.by_id else "paired"
            tables = facts.get("tables", 0)
            return words(f"tournament-log-{kind}", round=place["round"], tables=tables)
        case what:
            return words(f"tournament-log-{what}", **_values(what, who, place, facts, words))


def _described(facts: Mapping[str, Any], words: Words) -> str:
    """Return what is another: the name with the one that it was, and how many places there are."""
    told = {"was": words.name(str(facts.get("was", ""))), "most": facts.get("most", 0)}
    known = [each for each in facts["changed"] if each in DETAILS]
    return words.join_and(
        [words(f"tournament-log-described-{DETAILS[each]}", **told) for each in known]
    )


DETAILS: Final = {
    "name": "name",
    "about": "about",
    "contact": "contact",
    "most_entries": "most",
}
"""columns that can be others after registration has opened, as their lines are called"""
OF_SOMEBODY: Final = frozenset({"declined", "never_confirmed", "left_team"})
"""what tells of an entry and of one who does not play in it"""
BY_THEMSELVES: Final = frozenset({"entered", "asked", "confirmed", "checked_in"})
"""what is one person's alone, whoever is in their entry"""
TIMES: Final = {"rescheduled": ("starts", "closes"), "reopened": ("closes",)}
OF_A_ROUND: Final = frozenset({"round_closed", "ends"})
OF_AN_ENTRY: Final = frozenset(
    {
        *("entered", "confirmed", "paired_up", "robot_partner", "place", "checked_in"),
        *("not_there", "sits_out", "added", "replaced", "named", "team_named"),
    }
)


def _values(
    what: str, who: str, place: dict[str, Any], facts: Mapping[str, Any], words: Words
) -> dict[str, Any]:
    """The facts that the sentence of a kind names."""
    if what == "described":
        return {"what": _described(facts, words)}
    if what in TIMES:
        return {each: f"<t:{int(facts[each])}:f>" for each in TIMES[what]}
    if what == "time_up":
        return {"round": place["round"], "tables": facts.get("tables", 0)}
    if what == "refused":
        return {"post": facts["post"], "round": place["round"]}
    if what in OF_A_ROUND:
        return {"round": place["round"]}
    return {"name": who} if what in OF_AN_ENTRY else {}


def _reason(facts: Mapping[str, Any], words: Words) -> str:
    return reason_text(str(facts["why"]), words)


def reason_text(reason: str, words: Words) -> str:
    """A reason in quotes, shortened where it is long."""
    shown = words.name(shorten(reason, LONGEST))
    return words("tournament-log-why", why=shown)


def _numbers(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in facts.items() if isinstance(value, int)}


def _why(facts: Mapping[str, Any], words: Words) -> str:
    return words(f"tournament-error-{facts['why']}", **_numbers(facts))


# Results -----------------------------------------------------------------------------------------


def _correction(event: Event, facts: Mapping[str, Any], name: NameOf, words: Words) -> str:
    by_id = {each.id: each for each in event.results}
    place = {"round": facts["round"], "table": facts["table"]}
    now, before = by_id.get(facts["result"]), by_id.get(facts.get("before") or 0)
    result = result_text(event, now, name, words) if now else "–"
    if before is None:
        told = words("tournament-log-set", **place, result=result)
    else:
        instead = result_text(event, before, name, words)
        told = words("tournament-log-corrected", **place, result=result, instead=instead)
    return f"{told}\n-# {_reason(facts, words)}"


def _results(event: Event, place: Mapping[str, int], at: float) -> list[ResultRow]:
    """The result of a table that was written at a moment."""
    return [
        each
        for each in event.results
        if (each.round, each.table_number) == (place["round"], place["table"]) and each.at == at
    ][-1:]


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
    points = " – ".join(words.number(each[0]) for each in scores)
    if event.plan.format.bracket and sum(each[1] for each in scores) > 1:
        points = f"{scores[0][1]}–{scores[1][1]} ({points})"
    return points
