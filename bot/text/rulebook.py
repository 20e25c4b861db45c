"""The pages of `/rules` and `/help`, in plain words, for the ruleset at hand."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.rules import OPTION_VALUES, PACK, Card, CardTables, Ruleset, Suit, card_tables
from bot.rules.ruleset import OptionValue
from bot.text.words import Words

DIX_DE_DER: Final = 10
"""points for the last trick (rules.md A2)"""


class Page(NamedTuple):
    """One page: a title, and a body in Discord's markdown of at most 1,500 characters."""

    title: str
    body: str


class _Chapter(NamedTuple):
    """A page of the rules: its lines in order, each an option of the ruleset or a text id."""

    name: str
    sections: str
    """where rules.md has it"""
    lines: tuple[str, ...]


CHAPTERS: Final = (
    _Chapter(
        "cards",
        "A1, A2",
        (
            "players",
            "rules-cards-pack",
            "rules-cards-trump",
            "rules-cards-plain",
            "rules-cards-points",
            "rules-cards-winner",
        ),
    ),
    _Chapter(
        "dealing",
        "A1, A3",
        (
            "direction",
            "first_dealer",
            "shuffle",
            "packets",
            "rules-dealing-after-take",
            "rules-dealing-fair",
        ),
    ),
    _Chapter(
        "auction",
        "A4",
        (
            "auction",
            "round2_suits",
            "allpass_dealer",
            "rules-auction-lead",
        ),
    ),
    _Chapter(
        "play",
        "A6",
        (
            "rules-play-intro",
            "head_trump",
            "rules-play-b",
            "head_plain",
            "rules-play-d",
            "undertrump_opp",
            "partner_plain",
            "partner_trump",
            "rules-play-i",
        ),
    ),
    _Chapter("belote", "A8", ("belote", "belote_announce", "belote_order", "belote_on_dedans")),
    _Chapter(
        "scoring",
        "A7, A9",
        (
            "rules-scoring-intro",
            "contract_basis",
            "rules-scoring-made",
            "rules-scoring-dedans",
            "capot_value",
            "tie_rule",
            "litige_belote",
            "rounding",
        ),
    ),
    _Chapter("end", "A10", ("end_mode", "both_reach", "held_at_end", "rules-end-thrown-in")),
)

OPTIONS_TOLD: Final = tuple(
    line for chapter in CHAPTERS for line in chapter.lines if line in OPTION_VALUES
)
"""the options of a ruleset that have their sentence on a page"""


def pages(rules: Ruleset, words: Words) -> list[Page]:
    """The rules of a table, one page a chapter."""
    return [_page(chapter, rules, words) for chapter in CHAPTERS]


def help_page(words: Words) -> Page:
    """How to play here, for somebody who has never seen the bot."""
    paragraphs = (
        words("help-start"),
        words("help-cards"),
        words("help-table"),
        words("help-after"),
        words("help-more"),
    )
    return Page(words("help-title"), "\n\n".join(paragraphs))


def _page(chapter: _Chapter, rules: Ruleset, words: Words) -> Page:
    values = _values(rules, words)
    lines = [_line(line, rules, words, values) for line in chapter.lines if _matters(line, rules)]
    body = "\n".join(f"• {line}" for line in lines)
    source = words("rules-source", sections=chapter.sections)
    return Page(words(f"rules-title-{chapter.name}"), f"{body}\n\n-# {source}")


def _line(line: str, rules: Ruleset, words: Words, values: Mapping[str, str]) -> str:
    if line in OPTION_VALUES:
        return sentence(line, getattr(rules, line), rules, words)
    return words(line, **values)


def sentence(option: str, value: OptionValue, rules: Ruleset, words: Words) -> str:
    """What `option` means when it is `value` and everything else is as in `rules`.

    The two need not go together: a page of options shows what else may be chosen.
    """
    values = _values(rules, words)
    if OPTION_VALUES[option] is None:
        number = words.number(int(value))
        return words(f"rule-{option}", **(values | {option.removesuffix("_limit"): number}))
    return words(f"rule-{option}-{value}", **values)


def _matters(line: str, rules: Ruleset) -> bool:
    """Some options mean nothing beside certain others."""
    ties_wait = rules.tie_rule in ("litige", "abeyance")
    match line:
        case "belote_announce" | "belote_order" | "belote_on_dedans":
            return rules.belote == "on"
        case "litige_belote":
            return rules.belote == "on" and rules.tie_rule == "litige"
        case "held_at_end":
            return ties_wait
        case "both_reach":
            return rules.end_mode == "target"
        case "rounding":
            return rules.rounding != "off"
        case _:
            return True


def _values(rules: Ruleset, words: Words) -> dict[str, str]:
    """What the texts may name: points, numbers and the cards in their order."""
    tables = card_tables(Suit.SPADES)
    return {
        "trumps": _order(tables, Suit.SPADES, words),
        "plain": _order(tables, Suit.HEARTS, words),
        "all": words.number(sum(tables.points.values()) + DIX_DE_DER),
        "side": "player" if rules.players == 2 else "team",
        "auction": rules.auction.replace("_", "-"),
        "capot_bid": words.number(250 if rules.kloppen_score == "bid_only" else 350),
        "bid_min": words.number(rules.bid_min),
        "bid_max": words.number(rules.bid_max),
        "bid_step": words.number(rules.bid_step),
        "target": words.number(rules.target),
        "deals": words.number(rules.deals_limit),
    }


def _order(tables: CardTables, suit: Suit, words: Words) -> str:
    """`J 20 · 9 14 · A 11 · …`"""
    cards: Sequence[Card] = sorted(
        (card for card in PACK if card.suit is suit), key=tables.strength.__getitem__, reverse=True
    )
    return " · ".join(f"**{words.indices[card.rank]}** {tables.points[card]}" for card in cards)
