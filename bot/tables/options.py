"""The rules of a table: a preset, the options changed from it, how one of them is changed, and how
much time its players have (docs/design.md, Time)."""

import hashlib
import json
from fractions import Fraction
from typing import NamedTuple

from bot.rules import Ruleset, find_preset, game_of
from bot.rules.core.ruleset import OptionValue
from bot.tables.refusals import RefusalReason, Refused

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Tempo(NamedTuple):
    """Seconds: for one action, and a bank for a whole party, for actions that take longer."""

    turn: float
    bank: float = 0.0

    @property
    def correspondence(self) -> bool:
        """Return whether people play now and then, with hours or days for an action."""
        return self.turn >= HOUR


USUAL = "usual"

TEMPOS = {
    "lively": Tempo(30, MINUTE),
    USUAL: Tempo(90, 5 * MINUTE),
    "calm": Tempo(5 * MINUTE, 15 * MINUTE),
    "hour": Tempo(HOUR),
    "six_hours": Tempo(6 * HOUR),
    "day": Tempo(DAY),
    "three_days": Tempo(3 * DAY),
}
"""those that a table may choose, by name"""


def name_of(tempo: Tempo) -> str | None:
    """The name of a tempo; None for one that nobody can choose."""
    return next((name for name, each in TEMPOS.items() if each == tempo), None)


LENGTHS = {"short": Fraction(1, 2), "long": Fraction(3, 2)}
"""how long a party may be chosen to last when a table is opened, by name: about half as long as the
rules say, or half as long again"""


def lasting(rules: Ruleset, length: str) -> Ruleset:
    """The rules for a party of that length (a key of `LENGTHS`; empty: as they say), in the measure
    of their game: by the target that it offers nearest to that part of its usual one.

    Raises `Refused` for no such length, and `BadRuleset` for a length that the rules do not have.
    """
    if not length:
        return rules
    if length not in LENGTHS:
        raise Refused(RefusalReason.NO_SUCH_LENGTH)
    scale, wanted = game_of(rules).scale, LENGTHS[length]
    other = [each for each in scale.targets if (each < scale.party) == (wanted < 1)]
    target = min(other, key=lambda each: abs(each - scale.party * wanted))
    name = "deals_limit" if rules.end_mode == "deals" else "target"
    share = Fraction(target, scale.party)
    return rules.changed({name: round(getattr(rules, name) * share)})


MARK_LENGTH = 8

Sitting = dict[int, int | None]
"""seat → person, or None for a robot"""


class TableRules(NamedTuple):
    """`name` is the one they were saved under, if these are such rules."""

    preset: str
    rules: Ruleset
    name: str | None = None

    def with_option(self, option: str, value: OptionValue) -> "TableRules":
        """The same rules with one option changed; raises `BadRuleset` for what cannot be."""
        changes = {option: value}
        if option == "declarations":
            # They are compared before the first lead if, and only if, they are immediate.
            moment = find_preset(self.preset).decl_contest_moment
            if value == "immediate":
                moment = "before_first_lead"
            elif value == "first_trick" and moment == "before_first_lead":
                moment = "after_trick1"
            changes["decl_contest_moment"] = moment
        rules = self.rules.changed(changes)
        same = but_for_its_end(rules) == but_for_its_end(self.rules)
        return TableRules(self.preset, rules, self.name if same else None)


def preset_rules(preset: str) -> TableRules:
    """A preset as it is; raises `BadRuleset` when there is none of that name."""
    return TableRules(preset, find_preset(preset))


END_OPTIONS = ("end_mode", "target", "deals_limit")
"""how long a party lasts: said in any case, and no change of the rules it is played by"""


def but_for_its_end(rules: Ruleset) -> dict[str, OptionValue]:
    """Return all options of rules but those that say how long a party lasts."""
    return {name: value for name, value in rules.options().items() if name not in END_OPTIONS}


def rules_mark(rules: Ruleset, tempo: Tempo) -> str:
    """A short mark of what people agree to, so that nobody agrees to other rules than they saw."""
    seconds = [float(each) for each in tempo]
    text = json.dumps([rules.options(), seconds], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:MARK_LENGTH]


def fitted(sitting: Sitting, players: int) -> Sitting:
    """Return who sits where with so many seats: people keep theirs or move up, robots make room.

    Raises `Refused` when there are more people than seats.
    """
    kept = {seat: who for seat, who in sitting.items() if seat < players}
    for seat in sorted(sitting):
        who = sitting[seat]
        if seat < players or who is None:
            continue
        free = [each for each in range(players) if kept.get(each) is None]
        if not free:
            raise Refused(RefusalReason.TOO_MANY_PEOPLE, players=players)
        kept[free[0]] = who
    return kept
