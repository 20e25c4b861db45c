"""All of a draft that is chosen, and what a choice alters: pure, from one draft to the next.

A field that follows from another one follows it as long as nobody has chosen something else: the
length of a round its deals, the end of registration the start.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.rules import PRESETS, Ruleset, game_of
from bot.rules.core.ruleset import OptionValue
from bot.tables import TableRules
from bot.tables.options import DAY, MINUTE, TEMPOS, Tempo
from bot.tournaments import FORMATS, Format
from bot.tournaments.live import Draft
from bot.tournaments.live.organising.drafts import TEMPO
from bot.tournaments.live.rounds.lengths import deals_of, usual_length
from cogs.answers import Sentence

PRESET_NAMES: Final = tuple(
    name for name, rules in PRESETS.items() if game_of(rules).accounts.has_partners
)
TARGETS: Final = (500, 1000, 1500)
CHECK_IN: Final = 10
"""minutes between the end of registration and the start"""
PACES: Final[dict[str, Tempo]] = {"contest": TEMPO, **TEMPOS}
FOR_AN_EVENING: Final = tuple(name for name, tempo in PACES.items() if not tempo.correspondence)


class Field(NamedTuple):
    """`values` are those that are offered, as texts; `put` may raise `BadRuleset`."""

    values: tuple[str, ...]
    get: Callable[[Draft], str]
    put: Callable[[Draft, str], Draft]

    def chosen(self, draft: Draft, value: str) -> Draft:
        """Raises a `Sentence` for what was never offered."""
        if value not in self.values:
            raise Sentence("refused-unknown-button")
        return self.put(draft, value)


def _in_time(before: Draft, now: Draft) -> Draft:
    """The length of a round follows that of its games, unless it was chosen."""
    if before.round_seconds != usual_length(deals_of(before.plan, before.rules)):
        return now
    return now._replace(round_seconds=usual_length(deals_of(now.plan, now.rules)))


# Of the plan -------------------------------------------------------------------------------------


def _of_plan(name: str, values: tuple[object, ...]) -> Field:
    """A field of the plan that is one of these texts or numbers."""
    by_text = {str(each): each for each in values}

    def put(draft: Draft, value: str) -> Draft:
        changes: dict[str, Any] = {name: by_text[value]}
        return draft._replace(plan=replace(draft.plan, **changes))

    return Field(tuple(by_text), lambda draft: str(getattr(draft.plan, name)), put)


def _put_deals(draft: Draft, value: str) -> Draft:
    return _in_time(draft, draft._replace(plan=replace(draft.plan, deals=int(value))))


def _put_format(draft: Draft, value: str) -> Draft:
    """Another format with as many rounds and deals as it usually has."""
    if value == draft.plan.format.name:
        return draft
    made = _in_format(draft, FORMATS[value])
    return _in_time(draft, made._replace(round_seconds=draft.round_seconds))


def _in_format(draft: Draft, chosen: Format) -> Draft:
    before = draft.plan.format
    draft = draft._replace(plan=replace(draft.plan, format=chosen, rounds=0))
    if draft.plan.deals == before.usual_deals:
        draft = _put_deals(draft, str(chosen.usual_deals))
    if chosen.own_time:
        return _in_a_day(draft)
    if before.own_time:
        draft = _in_an_evening(draft)
    return _put_end(draft, "1000") if chosen.bracket else draft


def _in_a_day(draft: Draft) -> Draft:
    """Played for a day from what was to be the start."""
    return draft._replace(opens_at=draft.starts_at, closes_at=draft.starts_at + DAY)


def _in_an_evening(draft: Draft) -> Draft:
    """Everybody at once, from when it was to be opened."""
    start = draft.opens_at or draft.closes_at
    closes = start - CHECK_IN * MINUTE
    return draft._replace(opens_at=None, closes_at=closes, starts_at=start)


def _put_end(draft: Draft, value: str) -> Draft:
    """Put an end of so many points, or (0) by a number of deals."""
    changes: dict[str, OptionValue] = {"end_mode": "target", "target": int(value)}
    if value == "0":
        changes = {"end_mode": "deals", "deals_limit": draft.plan.deals}
    return _in_time(draft, draft._replace(rules=draft.rules.changed(changes)))


def _end(draft: Draft) -> str:
    return str(draft.rules.target) if draft.rules.end_mode == "target" else "0"


# Rules -------------------------------------------------------------------------------------------


def with_rules(draft: Draft, chosen: TableRules) -> Draft:
    """Other rules; a party lasts as long as it did."""
    rules = chosen.rules.changed(_its_end(draft.rules))
    return draft._replace(preset=chosen.preset, rules=rules, rules_name=chosen.name)


def _its_end(rules: Ruleset) -> dict[str, OptionValue]:
    if rules.end_mode == "target":
        return {"end_mode": "target", "target": rules.target}
    return {"end_mode": "deals", "deals_limit": rules.deals_limit}


# Times -------------------------------------------------------------------------------------------


def with_start(draft: Draft, at: float, now: float) -> Draft:
    """Another start; registration closes as long before it, or half-way if that is over. A daily
    begins then, and lasts as long."""
    if draft.plan.format.own_time:
        lasts = draft.closes_at - (draft.opens_at or now)
        return draft._replace(opens_at=at, closes_at=at + lasts)
    closes = at - (draft.starts_at - draft.closes_at)
    if closes <= now + MINUTE:
        closes = now + (at - now) / 2
    opens = draft.opens_at
    if opens is not None and opens >= closes:
        opens = None
    return draft._replace(starts_at=at, closes_at=closes, opens_at=opens)


def with_end_of_registration(draft: Draft, at: float) -> Draft:
    """Without time to check in nobody does."""
    return draft._replace(closes_at=at, check_in=draft.check_in and at < draft.starts_at)


def _gap(draft: Draft) -> str:
    return str(round((draft.starts_at - draft.closes_at) / MINUTE))


def _put_gap(draft: Draft, value: str) -> Draft:
    return with_end_of_registration(draft, draft.starts_at - int(value) * MINUTE)


def _put_check_in(draft: Draft, value: str) -> Draft:
    draft = draft._replace(check_in=value == "1")
    if draft.check_in and draft.closes_at >= draft.starts_at:
        draft = draft._replace(closes_at=draft.starts_at - CHECK_IN * MINUTE)
    return draft


# Who and how -------------------------------------------------------------------------------------


def _put_minutes(name: str) -> Callable[[Draft, str], Draft]:
    def put(draft: Draft, value: str) -> Draft:
        changes: dict[str, Any] = {name: int(value) * MINUTE}
        return draft._replace(**changes)

    return put


def _put_length(draft: Draft, value: str) -> Draft:
    return draft._replace(round_seconds=int(value) * MINUTE or None)


def _put_most(draft: Draft, value: str) -> Draft:
    return draft._replace(most_entries=int(value) or None)


def _put_pace(draft: Draft, value: str) -> Draft:
    return draft._replace(tempo=PACES[value])


def _pace(draft: Draft) -> str:
    return next((name for name, each in PACES.items() if each == draft.tempo), "")


def _switch(name: str) -> Field:
    """Yes or no, of the draft."""

    def put(draft: Draft, value: str) -> Draft:
        changes: dict[str, Any] = {name: value == "1"}
        return draft._replace(**changes)

    return Field(("0", "1"), lambda draft: str(int(getattr(draft, name))), put)


def _plan_switch(name: str) -> Field:
    def put(draft: Draft, value: str) -> Draft:
        changes: dict[str, Any] = {name: value == "1"}
        return draft._replace(plan=replace(draft.plan, **changes))

    return Field(("0", "1"), lambda draft: str(int(getattr(draft.plan, name))), put)


def _texts(*numbers: int) -> tuple[str, ...]:
    return tuple(map(str, numbers))


FIELDS: Final[dict[str, Field]] = {
    "format": Field(tuple(FORMATS), lambda draft: draft.plan.format.name, _put_format),
    "rounds": _of_plan("rounds", tuple(range(16))),
    "deals": Field(
        _texts(1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24),
        lambda draft: str(draft.plan.deals),
        _put_deals,
    ),
    "length": Field(
        _texts(0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 105, 120, 180),
        lambda draft: str(round((draft.round_seconds or 0) / MINUTE)),
        _put_length,
    ),
    "break": Field(
        _texts(0, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60),
        lambda draft: str(round(draft.break_seconds / MINUTE)),
        _put_minutes("break_seconds"),
    ),
    "pace": Field(FOR_AN_EVENING, _pace, _put_pace),
    "most": Field(
        _texts(0, 4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64, 80, 100, 128, 200)
        + _texts(256, 300, 400, 500),
        lambda draft: str(draft.most_entries or 0),
        _put_most,
    ),
    "gap": Field(
        _texts(0, 5, 10, 15, 20, 30, 45, 60, 120, 360, 1440, 2880),
        _gap,
        _put_gap,
    ),
    "check_in": Field(("0", "1"), lambda draft: str(int(draft.check_in)), _put_check_in),
    "stand_ins": _switch("stand_ins"),
    "absences": _of_plan("absences", ("unranked", "zero", "counted")),
    "house": _plan_switch("house"),
    "pools": _plan_switch("pools"),
    "consolante": _plan_switch("consolante"),
    "places": _of_plan("places", ("none", "third", "all")),
    "final": _of_plan("final", ("1500", "best_of_3")),
    "scoring": _of_plan("scoring", ("matchpoints", "imps")),
    "end": Field(_texts(*TARGETS, 0), _end, _put_end),
}
"""what is one of a few values"""
