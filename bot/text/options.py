"""The options of a ruleset as people choose them: in groups, each with a name, its values in words.

What a value means in full is `rulebook.sentence`; here are the short words of selects and lists.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from bot.rules import OPTION_VALUES, PRESETS, Ruleset
from bot.rules.core.ruleset import OptionValue
from bot.text.languages import COMPLETE
from bot.text.names import folded
from bot.text.rulebook.matters import matters
from bot.text.rulebook.sources import Document, source_of
from bot.text.words import Words, words_for


class Group(NamedTuple):
    """Options that are chosen on one page."""

    name: str
    options: tuple[str, ...]


GROUPS: Final = (
    Group("deal", ("direction", "first_dealer", "shuffle", "packets")),
    Group(
        "auction",
        ("round2_suits", "allpass_dealer", "extra_contracts", "na_values", "ta_last_trick"),
    ),
    Group("decouverte", ("reveal_on_lead", "auction")),
    Group(
        "coinche",
        (
            "bid_max",
            "generale",
            "generale_lead",
            "self_raise",
            "coinche_mode",
            "surcoinche",
            "kloppen_score",
            "coinche_scope",
            "kloppen_fail",
            "announced_capot",
        ),
    ),
    Group(
        "contract",
        ("belote_helps_contract", "decl_helps_contract", "eighty_means_82", "beat_defence"),
    ),
    Group(
        "declarations",
        (
            "declarations",
            "decl_contest",
            "decl_contest_moment",
            "long_runs",
            "long_run_split",
            "decl_equal",
            "capot_victims_decl",
        ),
    ),
    Group("belote", ("belote", "belote_order", "belote_announce", "belote_on_dedans", "belote_ta")),
    Group("play", ("head_trump", "head_plain", "undertrump_opp", "partner_plain", "partner_trump")),
    Group(
        "scoring",
        (
            "coinche_score",
            "fail_base",
            "contract_basis",
            "tie_rule",
            "litige_belote",
            "held_at_end",
            "capot_value",
            "rounding",
        ),
    ),
    Group(
        "end",
        (
            "end_mode",
            "target",
            "deals_limit",
            "both_reach",
            "belote_only_win",
            "trump_run_wins",
            "arret",
        ),
    ),
)

EXTRA: Final = ("no_trumps", "all_trumps", "both")

ADAPTED: Final = frozenset({"auction-bids", *(f"extra_contracts-{each}" for each in EXTRA)})
"""for two players alone: what their document mentions without rules (B6)"""


# What may be chosen -----------------------------------------------------------------------------


def groups(rules: Ruleset) -> list[Group]:
    """The groups in which there is something to choose, with the options that mean something."""
    shown = (
        Group(group.name, tuple(each for each in group.options if is_choice(each, rules)))
        for group in GROUPS
    )
    return [group for group in shown if group.options]


def is_choice(option: str, rules: Ruleset) -> bool:
    """Return whether an option means something here, and may be something else."""
    is_number = OPTION_VALUES[option] is None
    return matters(option, rules) and (is_number or len(offered(option, rules)) > 1)


def offered(option: str, rules: Ruleset) -> tuple[OptionValue, ...]:
    """The values that go with this game, and the present one; none for a number."""
    now = getattr(rules, option)
    values = OPTION_VALUES[option] or ()
    return tuple(each for each in values if each == now or _goes(option, each, rules))


def _goes(option: str, value: OptionValue, rules: Ruleset) -> bool:
    condition = _CONDITIONS.get(f"{option}-{value}")
    return condition is None or condition(rules)


def _taken(rules: Ruleset) -> bool:
    return rules.players == 4 and rules.auction == "turn_up"


def _bid(rules: Ruleset) -> bool:
    return rules.players == 4 and rules.auction in ("bids", "coinche")


def _coinche(rules: Ruleset) -> bool:
    return rules.auction == "coinche"


def _taken_by_any(rules: Ruleset) -> bool:
    return rules.auction == "turn_up"


def _two(rules: Ruleset) -> bool:
    return rules.players == 2


def _four(rules: Ruleset) -> bool:
    return rules.players == 4


def _immediate(rules: Ruleset) -> bool:
    return rules.declarations == "immediate"


def _later(rules: Ruleset) -> bool:
    return rules.declarations != "immediate"


_CONDITIONS: Final[Mapping[str, Callable[[Ruleset], bool]]] = {
    "packets-3-2": _taken,
    "packets-2-3": _taken,
    "packets-dealer_choice": _taken,
    "packets-2-3-3": _bid,
    "packets-3-2-3": _bid,
    "packets-3-3-2": _bid,
    "packets-4-4": lambda rules: _two(rules) or _coinche(rules),
    "auction-turn_up": _two,
    "auction-bids": _two,
    "auction-coinche": _coinche,
    "declarations-immediate": _taken_by_any,
    "tie_rule-abeyance": _taken_by_any,
    "bid_max-160": _coinche,
    "bid_max-650": _coinche,
    # As parties were played before there was a choice.
    "na_values-older": lambda rules: False,
    "na_values-raw": _coinche,
    "rounding-complement10": lambda rules: not _coinche(rules),
    "decl_contest_moment-after_trick1": _later,
    "decl_contest_moment-during_trick2": _later,
    "decl_contest_moment-before_first_lead": _immediate,
    # A duplicate sets it, where other tables have the same boards.
    "end_mode-boards": lambda rules: False,
    "both_reach-attackers": lambda rules: rules.auction == "turn_up",
    "both_reach-last_bidder": lambda rules: rules.auction != "turn_up",
    # Without a partner there is none whose trick it might be, and the table says all words.
    "head_plain-unless_partner_master": _four,
    "belote_announce-prompt": _four,
    "belote_announce-strict": _four,
}
"""option-value → where it goes with the game; the others go with every game they matter in"""


# In words ---------------------------------------------------------------------------------------


def option_name(option: str, words: Words) -> str:
    """`Second round`"""
    return words(f"options-name-{option}")


def value_name(option: str, value: OptionValue, words: Words) -> str:
    """`the other three suits`, to stand in a sentence; a number as it is written."""
    if OPTION_VALUES[option] is None:
        return words.number(int(value))
    return words(f"options-value-{option}-{value}")


def value_about(option: str, value: OptionValue, words: Words) -> str:
    """Return what a value means in a few words, at most 100 characters."""
    return words(f"options-about-{option}-{value}")


def origin(option: str, value: OptionValue, rules: Ruleset) -> str | None:
    """ "outside" for what no document has, "adaptation" for what one mentions without rules."""
    line = f"{option}-{value}"
    if rules.players == 2 and line in ADAPTED:
        return "adaptation"
    if rules.auction == "coinche":
        return None  # as all of it, which its documents' list says
    source = None if OPTION_VALUES[option] is None else source_of(line, rules)
    return "outside" if source and source.documents == (Document.OUTSIDE,) else None


def differences(preset: Ruleset, rules: Ruleset) -> Iterator[str]:
    """The options that mean something here and are not as in the preset, in the order of pages."""
    differing = preset.differences(rules)
    for group in groups(rules):
        yield from (option for option in group.options if option in differing)


def difference_line(option: str, preset: Ruleset, rules: Ruleset, words: Words) -> str:
    """`Second round: **any suit** (instead of: the other three suits)`"""
    return words(
        "options-difference",
        option=option_name(option, words),
        value=value_name(option, getattr(rules, option), words),
        instead=value_name(option, getattr(preset, option), words),
    )


# Presets ----------------------------------------------------------------------------------------


def preset_name(preset: str, words: Words) -> str:
    return words(f"preset-{preset}")


def preset_called(text: str) -> str | None:
    """The preset that somebody means: by its id, or its name in any language."""
    wanted = folded(text)
    return next((preset for preset in PRESETS if wanted in preset_names(preset)), None)


@cache
def preset_names(preset: str) -> tuple[str, ...]:
    """The id of a preset and its names in every language, folded."""
    names = (preset_name(preset, words_for(language)) for language in COMPLETE)
    return preset, *map(folded, names)
