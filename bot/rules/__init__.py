"""The rules of the Belote family: pure values and functions, no clock, no chance of their own.

>>> from bot.rules import find_preset, start, decisions
>>> state = start(find_preset("french"))
>>> decisions(state)[0].ask.value, decisions(state)[0].actor
('dealer', 'table')
"""

# pyright: reportUnusedImport=false

from bot.rules.core.actions import (
    TABLE,
    Action,
    Actor,
    Agree,
    Bid,
    Call,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    Declare,
    Discard,
    Draw,
    Exchange,
    Gather,
    Keep,
    Pass,
    Play,
    Preparation,
    Refuse,
    Schmeiss,
    Show,
    Shuffle,
    Stop,
    Surcoinche,
    Take,
    named_points,
    parse_action,
)
from bot.rules.core.card import (
    BELOTE,
    CAPOT_BID,
    DEAL_POINTS,
    GENERALE_BID,
    LAST_TRICK,
    PACK,
    PACK_POINTS,
    Card,
    CardTables,
    NoSuit,
    Rank,
    Suit,
    Trump,
    bid_worth,
    card_tables,
    format_cards,
    parse_cards,
    parse_trump,
)
from bot.rules.core.declarations import (
    Announced,
    Choice,
    Contest,
    Declaration,
    DeclarationKind,
    Said,
    Word,
    choices,
    parse_declaration,
    settle_contest,
)
from bot.rules.core.errors import BadRuleset, IllegalAction, Reason, RulesError, Unparseable
from bot.rules.core.machine import (
    RULES_VERSION,
    Decision,
    apply,
    decision_for,
    decisions,
    legal_actions,
)
from bot.rules.core.new_deal import cuts, first_cards
from bot.rules.core.options import NUMBER_RANGES, WITH_PRESET
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    ByRole,
    DealOutcome,
    DealResult,
    DealScore,
    Ending,
    Held,
    Ledger,
    LedgerEntry,
    Role,
    Source,
)
from bot.rules.core.ruleset import OPTION_VALUES, Ruleset, ruleset_from_options
from bot.rules.core.sides import MOST_SEATS, SINGLES, TEAMS, THREE, ByAccount, Sides
from bot.rules.core.state import (
    DRAWN,
    USUAL_SCALE,
    Applied,
    Ask,
    ContractKind,
    Effect,
    Phase,
    State,
    Stopped,
    Trick,
)
from bot.rules.core.tricks import (
    belote_suits,
    by_partners,
    deal_points,
    find_belotes,
    last_trick_points,
)
from bot.rules.core.view import Heard, OpenPlace, Spoken, View, forgetful, view
from bot.rules.games import GAMES, game_of, start
from bot.rules.games.naming import must_play
from bot.rules.games.positions import legal_cards, refusal, score_deal
from bot.rules.games.presets import DEFAULT_PRESET, HOMES, PRESETS, find_preset, usual_preset
from bot.rules.record.chance import (
    SEED_BYTES,
    Dice,
    board_seed,
    commitment,
    default_cut,
    default_packets,
    mixed_seed,
    robot_dice,
    table_action,
)
from bot.rules.record.record import Record, RecordError, read, write
from bot.rules.record.recording import Header, make_record
from bot.rules.record.replay import Replayed, replay
from bot.rules.record.review import (
    DoneAction,
    Move,
    Moves,
    OpenTable,
    PartyGoesOn,
    Review,
    done_in_deal,
    open_deal,
    open_position,
    open_table,
    review,
    review_so_far,
)
from bot.rules.scoring.key_moments import KeyMoment, MomentKind, key_moments
from bot.rules.scoring.party import ahead
from bot.rules.scoring.stopping import shown_belotes, stop_count
