"""The rules of the Belote family: pure values and functions, no clock, no chance of their own.

>>> from bot.rules import find_preset, start, decisions
>>> state = start(find_preset("french"))
>>> decisions(state)[0].phase.value, decisions(state)[0].actor
('draw', 'table')
"""

from bot.rules.actions import (
    TABLE,
    Action,
    Actor,
    Call,
    ChooseDealer,
    Cut,
    Draw,
    Gather,
    Pass,
    Play,
    Shuffle,
    Take,
    parse_action,
)
from bot.rules.card import PACK, Card, Rank, Suit, format_cards, parse_cards
from bot.rules.chance import SEED_BYTES, Dice, commitment, default_cut, table_action
from bot.rules.contract import BELOTE, LAST_TRICK, CardTables, card_tables
from bot.rules.errors import BadRuleset, IllegalAction, Reason, RulesError, Unparseable
from bot.rules.happening import Applied, Happening
from bot.rules.legal import legal_cards
from bot.rules.machine import (
    RULES_VERSION,
    Decision,
    apply,
    decisions,
    legal_actions,
    start,
)
from bot.rules.presets import PRESETS, find_preset
from bot.rules.record import Record, RecordError, read, write
from bot.rules.recording import Header, make_record
from bot.rules.replay import Replayed, replay
from bot.rules.ruleset import OPTION_VALUES, Ruleset, ruleset_from_options
from bot.rules.scoring import DealOutcome, DealScore, Held, Pair, score_deal
from bot.rules.state import DRAWN, DealResult, Phase, State, Trick, team_of
from bot.rules.view import View, view

__all__ = [
    "BELOTE",
    "DRAWN",
    "LAST_TRICK",
    "OPTION_VALUES",
    "PACK",
    "PRESETS",
    "RULES_VERSION",
    "SEED_BYTES",
    "TABLE",
    "Action",
    "Actor",
    "Applied",
    "BadRuleset",
    "Call",
    "Card",
    "CardTables",
    "ChooseDealer",
    "Cut",
    "DealOutcome",
    "DealResult",
    "DealScore",
    "Decision",
    "Dice",
    "Draw",
    "Gather",
    "Happening",
    "Header",
    "Held",
    "IllegalAction",
    "Pair",
    "Pass",
    "Phase",
    "Play",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Replayed",
    "RulesError",
    "Ruleset",
    "Shuffle",
    "State",
    "Suit",
    "Take",
    "Trick",
    "Unparseable",
    "View",
    "apply",
    "card_tables",
    "commitment",
    "decisions",
    "default_cut",
    "find_preset",
    "format_cards",
    "legal_actions",
    "legal_cards",
    "make_record",
    "parse_action",
    "parse_cards",
    "read",
    "replay",
    "ruleset_from_options",
    "score_deal",
    "start",
    "table_action",
    "team_of",
    "view",
    "write",
]
