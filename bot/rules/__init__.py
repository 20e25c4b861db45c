"""The rules of the Belote family: pure values and functions, no clock, no chance of their own.

>>> from bot.rules import find_preset, start, decisions
>>> state = start(find_preset("french"))
>>> decisions(state)[0].ask.value, decisions(state)[0].actor
('dealer', 'table')
"""

from bot.rules.actions import (
    TABLE,
    Action,
    Actor,
    Bid,
    Call,
    ChooseDealer,
    ChoosePackets,
    Close,
    Coinche,
    Cut,
    Declare,
    Draw,
    Gather,
    Pass,
    Play,
    Show,
    Shuffle,
    Stop,
    Surcoinche,
    Take,
    parse_action,
)
from bot.rules.card import PACK, Card, Rank, Suit, format_cards, parse_cards
from bot.rules.chance import (
    SEED_BYTES,
    Dice,
    commitment,
    default_cut,
    default_packets,
    table_action,
)
from bot.rules.contest import Announced, Contest, Said, Word, settle_contest
from bot.rules.contract import (
    BELOTE,
    CAPOT_BID,
    LAST_TRICK,
    CardTables,
    NoSuit,
    Trump,
    card_tables,
    parse_trump,
)
from bot.rules.declarations import Choice, Declaration, Kind, choices, parse_declaration
from bot.rules.errors import BadRuleset, IllegalAction, Reason, RulesError, Unparseable
from bot.rules.happening import Applied, Happening
from bot.rules.legal import legal_cards
from bot.rules.machine import (
    RULES_VERSION,
    Ask,
    Decision,
    apply,
    decision_for,
    decisions,
    legal_actions,
    start,
)
from bot.rules.moments import Moment, MomentKind, key_moments
from bot.rules.presets import DEFAULT_PRESET, PRESETS, find_preset
from bot.rules.record import Record, RecordError, read, write
from bot.rules.recording import Header, make_record
from bot.rules.replay import Replayed, replay
from bot.rules.review import OpenTable, PartyGoesOn, Review
from bot.rules.ruleset import NUMBER_RANGES, OPTION_VALUES, Ruleset, ruleset_from_options
from bot.rules.scoring import Held, score_deal
from bot.rules.settlement import DealOutcome, DealScore, Pair
from bot.rules.state import DRAWN, DealResult, Ending, Phase, State, Stopped, Trick, team_of
from bot.rules.view import Heard, OpenPlace, View, view

__all__ = [
    "BELOTE",
    "CAPOT_BID",
    "DEFAULT_PRESET",
    "DRAWN",
    "LAST_TRICK",
    "NUMBER_RANGES",
    "OPTION_VALUES",
    "PACK",
    "PRESETS",
    "RULES_VERSION",
    "SEED_BYTES",
    "TABLE",
    "Action",
    "Actor",
    "Announced",
    "Applied",
    "Ask",
    "BadRuleset",
    "Bid",
    "Call",
    "Card",
    "CardTables",
    "Choice",
    "ChooseDealer",
    "ChoosePackets",
    "Close",
    "Coinche",
    "Contest",
    "Cut",
    "DealOutcome",
    "DealResult",
    "DealScore",
    "Decision",
    "Declaration",
    "Declare",
    "Dice",
    "Draw",
    "Ending",
    "Gather",
    "Happening",
    "Header",
    "Heard",
    "Held",
    "IllegalAction",
    "Kind",
    "Moment",
    "MomentKind",
    "NoSuit",
    "OpenPlace",
    "OpenTable",
    "Pair",
    "PartyGoesOn",
    "Pass",
    "Phase",
    "Play",
    "Rank",
    "Reason",
    "Record",
    "RecordError",
    "Replayed",
    "Review",
    "RulesError",
    "Ruleset",
    "Said",
    "Show",
    "Shuffle",
    "State",
    "Stop",
    "Stopped",
    "Suit",
    "Surcoinche",
    "Take",
    "Trick",
    "Trump",
    "Unparseable",
    "View",
    "Word",
    "apply",
    "card_tables",
    "choices",
    "commitment",
    "decision_for",
    "decisions",
    "default_cut",
    "default_packets",
    "find_preset",
    "format_cards",
    "key_moments",
    "legal_actions",
    "legal_cards",
    "make_record",
    "parse_action",
    "parse_cards",
    "parse_declaration",
    "parse_trump",
    "read",
    "replay",
    "ruleset_from_options",
    "score_deal",
    "settle_contest",
    "start",
    "table_action",
    "team_of",
    "view",
    "write",
]
