"""The fields of a draft: the values of each, how they are called, and what a choice
alters. Pure, from one draft to the next.

A field that follows from another one follows it as long as nobody has chosen something else: the
length of a round its deals, the end of registration the start.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from bot.rules import GAMES, PRESETS, Ruleset, game_of
from bot.rules.core.ruleset import OptionValue
from bot.tables import TableRules
from bot.tables.options import DAY, MINUTE, TEMPOS, Tempo, preset_rules
from bot.text import Words
from bot.tournaments import FORMATS, Format, Plan
from bot.tournaments.formats import CONCOURS, formats_for
from bot.tournaments.live import Draft, Event
from bot.tournaments.live.drafts import TEMPO, check_players, with_start
from bot.tournaments.live.lengths import final_rules, usual_length
from bot.tournaments.tournament import FOUR
from cogs.answering import Sentence
from cogs.screens.names import end_of_party, span, tempo_name

PRESET = "contest"
CHECK_IN = 10
"""minutes between the end of registration and the start"""
CONTEST = "contest"
"""the pace of a contest, which is no table's"""
PACES: dict[str, Tempo] = {CONTEST: TEMPO, **TEMPOS}


class DraftField(NamedTuple):
    """`values` are those that are offered, as texts; `put` may raise `BadRuleset`."""

    values: tuple[str, ...]
    get: Callable[[Draft], str]
    put: Callable[[Draft, str], Draft]

    def chosen(self, draft: Draft, value: str) -> Draft:
        """Raises a `Sentence` for what was never offered."""
        if value not in self.values:
            raise Sentence("refused-unknown-button")
        return self.put(draft, value)


def _text(value: Any, unit: float = 1) -> str:
    """A value as a custom id carries it: a name, or a number of units; 0 for none, and for no."""
    return value if isinstance(value, str) else str(round((value or 0) / unit))


def _numbers(*numbers: int) -> tuple[str, ...]:
    return tuple(map(str, numbers))


def _one_of(name: str, *values: Any, unit: float = 1) -> DraftField:
    """A field of the draft, or else of its plan, that has one of these values; numbers are counted
    in `unit`."""
    by_text = {_text(each): each * unit if each and unit > 1 else each for each in values}
    of_plan = name in Plan.__dataclass_fields__

    def get(draft: Draft) -> str:
        return _text(getattr(draft.plan if of_plan else draft, name), unit)

    def put(draft: Draft, value: str) -> Draft:
        changes: dict[str, Any] = {name: by_text[value]}
        if of_plan:
            changes = {"plan": replace(draft.plan, **changes)}
        return draft._replace(**changes)

    return DraftField(tuple(by_text), get, put)


# The format, and how long it lasts ---------------------------------------------------------------


def _in_time(before: Draft, now: Draft) -> Draft:
    """The length of a round follows that of its games, unless it was chosen."""
    if before.round_seconds != usual_length(before.plan, before.rules):
        return now
    return now._replace(round_seconds=usual_length(now.plan, now.rules))


def _put_deals(draft: Draft, value: str) -> Draft:
    return _in_time(draft, draft._replace(plan=replace(draft.plan, deals=int(value))))


def _put_format(before: Draft, value: str) -> Draft:
    """Set another format, with as many rounds and deals as it usually has."""
    was, chosen = before.plan.format, FORMATS[value]
    check_players(chosen, before.rules)
    seats = game_of(before.rules).seats
    if chosen.name == was.name:
        return before._replace(plan=replace(before.plan, seated=seats))
    plan = replace(before.plan, format=chosen, rounds=0, seated=seats)
    draft = before._replace(plan=plan)
    if draft.plan.deals == was.usual_deals:
        draft = _put_deals(draft, str(chosen.usual_deals))
    if chosen.own_time:  # played for a day from what was to be the start
        draft = draft._replace(opens_at=draft.starts_at, closes_at=draft.starts_at + DAY)
    elif was.own_time:  # everybody at once, from when it was to be opened
        start = draft.opens_at or draft.closes_at
        closes = start - CHECK_IN * MINUTE
        draft = draft._replace(opens_at=None, closes_at=closes, starts_at=start)
    if chosen.bracket:
        draft = _one_party(draft)
    draft = draft._replace(round_seconds=before.round_seconds)
    if chosen.open_seating and draft.round_seconds is None:
        draft = draft._replace(round_seconds=usual_length(draft.plan, draft.rules))
    return _in_time(before, draft)


def _put_end(draft: Draft, value: str) -> Draft:
    """Put an end of so many points, or (0) by a number of deals."""
    return _in_time(draft, draft._replace(rules=_ending(draft.rules, draft, value)))


def _ending(rules: Ruleset, draft: Draft, value: str) -> Ruleset:
    changes: dict[str, OptionValue] = {"end_mode": "target", "target": int(value)}
    if value == "0":
        changes = {"end_mode": "deals", "deals_limit": draft.plan.deals}
    return rules.changed(changes)


def _one_party(draft: Draft) -> Draft:
    """A game of a bracket is a party: to its game's target, or as many deals as it has (T4)."""
    game = game_of(draft.rules)
    if not game.may_draw:
        return _put_end(draft, str(game.scale.party))
    deals = PRESETS[draft.preset].deals_limit
    return _put_end(_put_deals(draft, str(deals)), "0")


def with_rules(draft: Draft, chosen: TableRules) -> Draft:
    """A draft with other rules; a party lasts as long as it did, if the game has such parties. A
    format that is not for so many players gives way to the first that is."""
    was, now = game_of(draft.rules), game_of(chosen.rules)
    rules = _ending(chosen.rules, draft, FIELDS["end"].get(draft))
    draft = draft._replace(preset=chosen.preset, rules=rules, rules_name=chosen.name)
    fits = now.seats in draft.plan.format.seated
    draft = _put_format(draft, (draft.plan.format if fits else formats_for(now.seats)[0]).name)
    alike = (was.scale, was.may_draw) == (now.scale, now.may_draw)
    return draft if alike or not draft.plan.format.bracket else _one_party(draft)


# Times -------------------------------------------------------------------------------------------


def _with_end_of_registration(draft: Draft, at: float) -> Draft:
    """Set the end of registration; without time to check in nobody does."""
    return draft._replace(closes_at=at, check_in=draft.check_in and at < draft.starts_at)


MOMENTS: Mapping[str, Callable[[Draft, float, float], Draft]] = {
    "start": with_start,
    "closes": lambda draft, at, now: _with_end_of_registration(draft, at),
    "opens": lambda draft, at, now: draft._replace(opens_at=at),
}
"""what is typed, and what a draft becomes by it"""


def _put_check_in(draft: Draft, value: str) -> Draft:
    draft = draft._replace(check_in=value == "1")
    if draft.check_in and draft.closes_at >= draft.starts_at:
        draft = draft._replace(closes_at=draft.starts_at - CHECK_IN * MINUTE)
    return draft


FIELDS: Mapping[str, DraftField] = {
    "format": DraftField(tuple(FORMATS), lambda draft: draft.plan.format.name, _put_format),
    "rounds": _one_of("rounds", *range(16)),
    "deals": DraftField(
        _numbers(1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24),
        lambda draft: str(draft.plan.deals),
        _put_deals,
    ),
    "length": _one_of(
        *("round_seconds", None, *range(5, 85, 5), 90, 105, 120, 180),
        unit=MINUTE,
    ),
    "break": _one_of("break_seconds", 0.0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, unit=MINUTE),
    "protest": _one_of("protest_seconds", 0.0, 5, 10, 15, 20, 30, unit=MINUTE),
    "pace": DraftField(
        tuple(name for name, tempo in PACES.items() if not tempo.correspondence),
        lambda draft: next((name for name, each in PACES.items() if each == draft.tempo), ""),
        lambda draft, value: draft._replace(tempo=PACES[value]),
    ),
    "most": _one_of(
        *("most_entries", None, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80),
        *(100, 128, 200, 256, 300, 400, 500),
    ),
    "gap": DraftField(
        _numbers(0, 5, 10, 15, 20, 30, 45, 60, 120, 360, 1440, 2880),
        lambda draft: _text(draft.starts_at - draft.closes_at, MINUTE),
        lambda draft, value: _with_end_of_registration(
            draft, draft.starts_at - int(value) * MINUTE
        ),
    ),
    "check_in": DraftField(("0", "1"), lambda draft: _text(draft.check_in), _put_check_in),
    "stand_ins": _one_of("stand_ins", False, True),
    "absences": _one_of("absences", "unranked", "zero", "counted"),
    "house": _one_of("house", False, True),
    "pools": _one_of("pools", False, True),
    "consolante": _one_of("consolante", False, True),
    "places": _one_of("places", "none", "third", "all"),
    "final": _one_of("final", "single", "best_of_3"),
    "scoring": _one_of("scoring", "matchpoints", "imps"),
    "end": DraftField(
        _numbers(*sorted({each for game in GAMES for each in game.scale.targets}), 0),
        lambda draft: str(draft.rules.target) if draft.rules.end_mode == "target" else "0",
        _put_end,
    ),
}
"""what is one of a few values"""


def usual_preset_of(format_: Format) -> str:
    """The rules with which a draft of a format begins: those of a contest, where it is for four."""
    names = (PRESET, *PRESETS)
    return next(each for each in names if game_of(PRESETS[each]).seats in format_.seated)


def usual_draft(
    name: str, format_: Format, at: float, now: float, *, channel_id: int, language: str
) -> Draft:
    """Return what a club usually wants: a contest with check-in for ten minutes, robots that
    complete it.

    In a draft that starts soon registration closes half-way.
    """
    rules = preset_rules(usual_preset_of(format_))
    first = format_ if FOUR not in format_.seated else CONCOURS
    plan = Plan(format=first, deals=first.usual_deals, seated=game_of(rules.rules).seats)
    draft = Draft(
        name=name,
        plan=plan,
        preset=rules.preset,
        rules=rules.rules,
        channel_id=channel_id,
        language=language,
        closes_at=at - CHECK_IN * MINUTE,
        starts_at=at,
        round_seconds=usual_length(plan, rules.rules),
    )
    chosen = FIELDS["format"].chosen(draft, format_.name)
    return chosen if format_.own_time else with_start(chosen, at, now)


# How values are called ---------------------------------------------------------------------------


def value_label(field: str, value: str, event: Event, words: Words) -> str:
    """A value of a field as it is offered and shown: "4 rounds", "no break"."""
    plan = event.plan
    match field:
        case "format":
            return words("tournament-format", value)
        case "length" | "break" | "most" | "gap" | "protest" if value == "0":
            return words("tournament-value", f"{field}-0")
        case "rounds":
            return _rounds(int(value), plan, words)
        case "deals":
            what = "boards" if plan.format.shared_boards else _in_arena("deals", plan)
            return words("tournament-value", what, count=int(value))
        case "length" | "break" | "gap" | "protest":
            what = _in_arena(field, plan)
            return words("tournament-value", what, time=span(int(value) * MINUTE, words))
        case "most":
            what = "people" if plan.people == 1 else "teams"
            return words("tournament-value-most", what, count=int(value))
        case "pace":
            return _pace(value, words)
        case "final":
            end = end_of_party(final_rules(event.rules), words)
            return words("tournament-value", f"final-{value}", end=end)
        case "end":
            return _end(int(value), words)
        case _:
            return words("tournament-value", f"{field}-{value}")


def _end(target: int, words: Words) -> str:
    if not target:
        return words("tournament-value-end-0")
    return words("end-target", target=words.number(target))


ARENA = {"deals": "of-table", "length": "lasts"}
"""what is said of these where tables come one by one"""


def _in_arena(what: str, plan: Plan) -> str:
    return ARENA.get(what, what) if plan.format.open_seating else what


def _rounds(count: int, plan: Plan, words: Words) -> str:
    """A choice of rounds; 0: as many as the format has by itself."""
    if count:
        return words("tournament-value.rounds", count=count)
    if plan.format.usual_rounds:
        return words("tournament-value-rounds-usual", count=plan.format.usual_rounds)
    return words("tournament-value-rounds", plan.format)


def _pace(value: str, words: Words) -> str:
    """Return the pace by name, or as seconds a turn and in reserve: "45-180"."""
    if value in TEMPOS:
        return words("choice-tempo", value)
    if value == CONTEST:
        return words("tournament-value-pace-contest")
    turn, _, bank = value.partition("-")
    return tempo_name(Tempo(float(turn), float(bank or 0)), words)
