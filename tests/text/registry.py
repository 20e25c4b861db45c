"""Among which texts the code chooses by a value, and which callables carry ids.

`w("lobby-title")` needs nothing here, nor does `w("seat-left", why)` where each `why` is a word of
the same file. `w("refusal-reason", reason)` needs a line of `CHOSEN`: the common id, and every
value by which one of the texts below it may be chosen.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.rankings.titles import CLEAN, TITLES
from bot.robots import Level
from bot.robots.convention import Heads
from bot.robots.convention import Kind as CallKind
from bot.rules import (
    GAMES,
    OPTION_VALUES,
    PRESETS,
    WITH_PRESET,
    DealOutcome,
    NoSuit,
    Rank,
    Reason,
    Source,
    Suit,
    Word,
    find_preset,
)
from bot.rules.core.conditions import FROM_OUTSIDE, holds
from bot.rules.core.options import OPTIONS, Document
from bot.storage.delivery.subjects import NOTIFICATIONS
from bot.storage.ratings.leaderboards import POOLS, By
from bot.tables.finished.results import Unrated
from bot.tables.options import LENGTHS, TEMPOS
from bot.tables.party.ending import EndedWhy
from bot.tables.party.seats import PHRASES
from bot.tables.refusals import RefusalReason
from bot.teaching import CALL_REASONS
from bot.teaching import Reason as Lesson
from bot.teaching.lessons import LESSONS, Bare, Side
from bot.teaching.puzzles import Kind
from bot.teaching.themes import Theme
from bot.text import CALLED, COMPLETE
from bot.text.options import GROUPS
from bot.text.rulebook.chapters import CHAPTERS
from bot.text.rulebook.pages import PARAGRAPHS
from bot.tournaments import FORMATS, Why
from bot.tournaments.export import OF_BOARDS, RESULTS
from bot.tournaments.live import Refusal
from bot.tournaments.shown.needs import Loss
from cogs.hand.controls import CUTS
from cogs.learning.lessons import OPPOSITE, PLACES, TAKERS
from cogs.screens.advice import DONE, OF_A_COINCHE
from cogs.screens.names import UNITS as TIME_UNITS
from cogs.servers.permissions import FOR_CHANNELS
from cogs.tournaments.announcement import NOT_IN, PAUSED
from cogs.tournaments.choosing import ALL as TOURNAMENT_STATES
from cogs.tournaments.names import about_of
from cogs.tournaments.organising.actions import ACTIONS
from cogs.tournaments.organising.draft_fields import FIELDS, MOMENTS
from cogs.tournaments.organising.draft_screens import PAGES
from cogs.tournaments.organising.entries import ORDER as STANDINGS
from cogs.tournaments.organising.exporting import WHAT
from cogs.tournaments.organising.log_screen import DETAILS
from cogs.tournaments.organising.log_screen import MARKS as LOGGED
from cogs.tournaments.organising.panel import HOW, MARKS
from cogs.tournaments.organising.verdicts import VERDICTS
from cogs.tournaments.results.entry import LAST
from cogs.tournaments.results.needed import SECTIONS, UNITS
from cogs.tournaments.scene import COLUMNS
from cogs.tournaments.table import THEN, WINDOW

ID_CALLS = frozenset({"w", "words", "_words", "self", "tell", "named"})
"""Names of what is called with an id first: `w("…")`, `self.words("…")`, `words_for(x)("…")`,
`tell("…")` of a `Teller`, `named("…")` of commands, and `self("…")` within `Words`. A second
argument chooses among the texts below the id."""

ID_CARRIERS = frozenset({"Sentence", "Remark", "_named", "unless"})
"""Names of classes and functions that are handed an id first and pass it on to a `Words`."""

DESCRIBED = frozenset({"command"})
"""Names of functions all of whose arguments are ids, each with a text `about` below it."""

SWITCHES = tuple(name for name, field in FIELDS.items() if tuple(field.values) == ("0", "1"))
"""fields of a draft that are on or off"""

ID_KEYWORDS = frozenset({"text_id"})
"""Keyword arguments that hold an id, whatever is called."""


def _rule_texts() -> Iterator[str]:
    """Each value of an option, and each option that is a number."""
    for option, values in OPTION_VALUES.items():
        yield from [option] if values is None else (f"{option}-{value}" for value in values)


def _option_words() -> Iterator[str]:
    """Each option by name, and each value that a page of options offers, with what it means."""
    yield from OPTION_VALUES
    for option, values in OPTION_VALUES.items():
        for value in () if option in WITH_PRESET else values or ():
            yield from (f"{option}-{value}", f"{option}-{value}-about")


def _bad_rules_reasons() -> set[str]:
    """Every reason that a `BadRuleset` is made with, wherever, or that the table has."""
    needs = {need.reason for o in OPTIONS.values() for value in o.values() for need in value.needs}
    root = Path(__file__).parents[2]
    files = (each for folder in ("bot", "cogs") for each in (root / folder).rglob("*.py"))
    texts = (each.read_text("utf-8") for each in files)
    calls = (
        node
        for text in texts
        if "BadRuleset(" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadRuleset"
    )
    return needs - {""} | {
        part.value
        for call in calls
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def _draft_values() -> Iterator[str]:
    """Return what a draft says of its fields: of some each value, of others a number, or none at
    all."""
    yield from ("deals", "boards", "of-table", "lasts", "most-0")
    yield "rounds"
    for field in ("length", "break", "gap", "protest"):
        yield from (field, f"{field}-0")
    for field in SWITCHES:
        yield from (f"{field}-{value}" for value in FIELDS[field].values)
    for field in ("places", "final", "scoring", "absences"):
        yield from (f"{field}-{value}" for value in FIELDS[field].values)


ABOUT_FORMATS = tuple(
    dict.fromkeys(about_of(each, players) for each in FORMATS.values() for players in each.seated)
)
STEPS = tuple(step.name for lesson in LESSONS for step in lesson.steps)

CHOSEN: dict[str, Iterable[object]] = {
    "phrase": PHRASES,
    "lesson-step": STEPS,
    "lesson-step-why": STEPS,
    "lesson-name": tuple(each.name for each in LESSONS),
    "lesson-place": (*PLACES, OPPOSITE),
    "lesson-took": TAKERS,
    "lesson-answer": (*Side, *Bare),
    "puzzle-kind": Kind,
    "puzzle-ask": Kind,
    "puzzle-right": Kind,
    "puzzle-wrong": Kind,
    "card-index": tuple(each.name for each in Rank),
    "rank-name": tuple(each.name for each in Rank),
    "suit-name": tuple(each.name for each in (*Suit, *NoSuit)),
    "suit-sign": tuple(each.name for each in NoSuit),
    "run-called": range(3, 9),
    "carre-called": tuple(each.name for each in Rank if each not in (Rank.EIGHT, Rank.SEVEN)),
    "bid-called": CALLED.values(),
    "meaning-alone": (*(CallKind.CAPOT, CallKind.FORCED, CallKind.SCHMEISS, CallKind.REFUSE),),
    "shown-heads": (Heads.LONG, Heads.EITHER, Heads.BOTH),
    "shown-tops": tuple(each.name for each in NoSuit),
    "shown-seconds": tuple(each.name for each in NoSuit),
    "hand-called": CALLED.values(),
    "hand-cut": CUTS.values(),
    "choice-robots": Level,
    "choice-theme": (*Theme, "contra"),
    "practice-theme-about": (*Theme, "contra"),
    "practice-theme-next": (*Theme, "contra"),
    "review-done": DONE.values(),
    "refusal-reason": Reason,
    "options-rule": _rule_texts(),
    "rules-game": tuple(game.name for game in GAMES),
    "game-called": tuple(game.name for game in GAMES if game.presets),
    "rules-title": CHAPTERS,
    "source-name": Document,
    "source-about": Document,
    "help-paragraph": PARAGRAPHS,
    "refused-reason": RefusalReason,
    "tournament-table-then": (*THEN, WINDOW),
    "tournament-table-time-up": THEN,
    "tournament-refused": Refusal,
    "tournament-format": FORMATS,
    "tournament-state": TOURNAMENT_STATES,
    "time-span": tuple(unit for unit, _ in TIME_UNITS),
    "tournament-player-about": ABOUT_FORMATS,
    "tournament-player-paused": (*PAUSED, "stuck"),
    "tournament-player-count": (*NOT_IN, *(f"{each}-team" for each in NOT_IN[1:])),
    "tournament-player-to-first": UNITS.values(),
    "tournament-player-to-podium": UNITS.values(),
    "tournament-player-lead": UNITS.values(),
    "tournament-player-loss": tuple(each.value for each in Loss if each is not Loss.SECOND),
    "tournament-needs-loss": tuple(each.value for each in Loss if each is not Loss.SECOND),
    "tournament-boards-section": SECTIONS,
    "tournament-player-notification": NOTIFICATIONS,
    "tournament-player-notification-about": NOTIFICATIONS,
    "tournament-error": Why,
    "tournament-column": COLUMNS,
    "tournament-column-short": COLUMNS,
    "tournament-boards-equal": tuple(each for each in COLUMNS if each not in LAST),
    "tournament-boards-why": (
        *(each for each in COLUMNS if each != "direction"),
        "buchholz-median",
    ),
    "tournament-boards-stage": (1, 2, 4),
    "tournament-boards-csv": (
        *(*RESULTS, "entry", "from_round", "to_round", "rank"),
        *(*OF_BOARDS, "percentage", "imps"),
    ),
    "choice-what": WHAT,
    "tournament-format-about": ABOUT_FORMATS,
    "tournament-value": _draft_values(),
    "tournament-organiser-checks-in": (0, 1),
    "tournament-organiser-formats": ("of-2", "of-3", "of-4"),
    "tournament-organiser-page": PAGES,
    "tournament-organiser-form": MOMENTS,
    "tournament-organiser-members": (1, 2, 4),
    "tournament-organiser-who": (1, 2, 4),
    "tournament-organiser-add": (1, 2, 4),
    "tournament-entry-list-label": (1, 2, 4),
    "tournament-organiser-switch": (0, 1),
    "tournament-organiser-sure": (*ACTIONS, "open-daily"),
    "tournament-organiser-do": (*ACTIONS, *VERDICTS, "open-daily"),
    "tournament-organiser-did": (*ACTIONS, *VERDICTS, "open-daily"),
    "tournament-organiser-switched": SWITCHES,
    "tournament-organiser-is": (0, 1),
    "tournament-value-rounds": tuple(
        name for name, each in FORMATS.items() if each.usual_rounds is None
    ),
    "tournament-organiser-count": STANDINGS,
    "tournament-organiser-standing": (*STANDINGS, "out", "here", "absent", "withdrawn"),
    "tournament-organiser-stuck": MARKS,
    "tournament-organiser-go-on": (*HOW, "enough", "other"),
    "tournament-log-entry": (
        *(each for each in LOGGED if each not in ("too_few", "round_paired")),
        *("withdrawn-later", "paired", "by-hand", "set"),
    ),
    "tournament-log-described": DETAILS.values(),
    "permission-name": FOR_CHANNELS,
    "review-reason": [each for each in Lesson if each not in CALL_REASONS],
    "call-reason": CALL_REASONS,
    "call-reason-contra": OF_A_COINCHE,
    "lobby-robot": Level,
    "robot-level": Level,
    "lobby-unrated": tuple(
        {each.value for each in Unrated}
        - {"too_few_deals", "duplicate", "removed", "robot_level", "too_short"}
    ),
    "early-end": EndedWhy,
    "practice-ended": (EndedWhy.ABANDONED, EndedWhy.CLOSED, EndedWhy.LOST),
    "preset-name": PRESETS,
    "preset-about": PRESETS,
    "rules-source-site": tuple(each for each in PRESETS if holds(FROM_OUTSIDE, find_preset(each))),
    "choice-end": LENGTHS,
    "choice-tempo": TEMPOS,
    "options-group": tuple(each.name for each in GROUPS),
    "options-words": _option_words(),
    "bad-rules": _bad_rules_reasons(),
    "language-name": COMPLETE,
    "pool-name": POOLS,
    "leaderboard-by": By,
    "title-name": (*TITLES, *CLEAN),
    "title-about": (*TITLES, *CLEAN),
    "profile-tile": (
        *("games", "run", "taken", "dedans", "capots", "coinches", "belotes", "titles"),
    ),
    "deal-outcome": DealOutcome,
    "sheet-outcome": DealOutcome,
    "sheet-source": Source,
    "table-says": tuple(each.value for each in Word if each not in (Word.NAMES, Word.TOP)),
    "party-both": OPTION_VALUES["both_reach"] or (),
    "hand-packets": ("3-2", "2-3"),
    "tournament-player-state": ("finished", "cancelled", "draft"),
    "tournament-player-mate": ("in", "asked", "no", "none"),
    "tournament-player-forfeit": ("won", "lost"),
    "tournament-boards-travelling": ("percentage", "imps"),
    "tournament-boards-travelling-about": ("percentage", "imps", "match"),
    "tournament-boards-third-place": ("maybe", "never"),
    "lobby-over": ("closed", "expired"),
    "seat-left": ("left", "replaced", "removed"),
    "options-origin": ("outside", "adaptation"),
    "options-mark": ("outside", "adaptation"),
    "leaderboard-empty": ("robots", "duplicate"),
    "verdict-title": ("won", "lost", "won-early", "lost-early"),
    "sheet-failed": OPTION_VALUES["fail3"] or (),
    "sheet-basis": ("tricks", "tricks-belote"),
    "stop-called": ("stopped", "stopped-in-vain", "proof-failed"),
}

COMMAND_FILE = "commands.ftl"
"""Names and descriptions of slash commands, which Discord limits."""
