"""Belote classique: over one turned card, settled by what was made (A)."""

from bot.rules.core.actions import Stop
from bot.rules.core.card import DEAL_POINTS
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    Role,
    Source,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType, Preset
from bot.rules.games.turn_up import TURN_UP
from bot.rules.scoring.ledger import (
    belote,
    closed,
    declared,
    everything,
    sums,
    their_belote,
    tricks,
    whole,
    won,
)
from bot.rules.scoring.party import finish_deal
from bot.rules.scoring.stopping import stop

# Settlement (A7–A9) ------------------------------------------------------------------------------


def settle_take(rules: Ruleset, facts: Facts) -> DealScore:
    """Return the points that both sides write, and those that a tie holds."""
    if facts.bid is not None or facts.multiplier != 1:
        raise ValueError("a contract is taken here, without a bid")
    compared = (*_compared(rules, facts, TAKERS), *_compared(rules, facts, DEFENDERS))
    outcome = _outcome(rules, facts, *sums(facts, compared))
    held: Ledger = ()
    match outcome:
        case DealOutcome.MADE:
            entries = _both(rules, facts)
        case DealOutcome.CAPOT:
            entries = _capot(rules, facts)
        case DealOutcome.DEDANS:
            entries = _dedans(rules, facts)
        case DealOutcome.LITIGE:
            entries, held = _litige(rules, facts)
        case _:  # in abeyance
            entries, held = (), _both(rules, facts)
    return closed(rules, facts, outcome, entries, held, compared=compared)


def _outcome(rules: Ruleset, facts: Facts, mine: int, theirs: int) -> DealOutcome:
    """Judge by tricks when one side took them all (D16), else by the points that count (A7)."""
    if facts.capot is not None:
        return DealOutcome.CAPOT if facts.capot == TAKERS else DealOutcome.DEDANS
    if mine != theirs:
        return DealOutcome.MADE if mine > theirs else DealOutcome.DEDANS
    match rules.tie_rule:
        case "takers_win":
            return DealOutcome.MADE
        case "takers_lose":
            return DealOutcome.DEDANS
        case "litige":
            return DealOutcome.LITIGE
        case _:  # what other games say of a tie is refused here
            return DealOutcome.ABEYANCE


def _compared(rules: Ruleset, facts: Facts, role: Role) -> Ledger:
    """The points that decide the contract (A7 `contract_basis`)."""
    match rules.contract_basis:
        case "all":
            return (*won(facts, role), *declared(facts, role, role), *belote(facts, role))
        case "tricks_belote":
            return (*won(facts, role), *belote(facts, role))
        case "tricks":
            return won(facts, role)  # belote is a declaration here, and as such not compared (D7)


def _both(rules: Ruleset, facts: Facts) -> Ledger:
    return (*everything(rules, facts, TAKERS), *everything(rules, facts, DEFENDERS))


def _capot(rules: Ruleset, facts: Facts) -> Ledger:
    """The ledger where the takers have all tricks (A9); the others always keep their belote."""
    match rules.capot_victims_decl:
        case "keep":
            theirs = declared(facts, DEFENDERS, DEFENDERS)
        case "to_winners":
            theirs = declared(facts, DEFENDERS, TAKERS)  # whoever won the contest (D20)
        case "lose":
            theirs = ()
    return (
        *whole(rules, TAKERS, Source.CAPOT, rules.capot_value),
        *declared(facts, TAKERS, TAKERS),
        *theirs,
        *belote(facts, TAKERS),
        *belote(facts, DEFENDERS),
    )


def _dedans(rules: Ruleset, facts: Facts) -> Ledger:
    """The defenders write everything (A9), also when the takers have no trick.

    Whose the takers' belote is: A8 `belote_on_dedans`, D8.
    """
    value = (Source.DEAL, DEAL_POINTS) if facts.capot is None else (Source.CAPOT, rules.capot_value)
    keeps = rules.belote_on_dedans == "owner"
    return (
        *whole(rules, DEFENDERS, *value),
        *declared(facts, DEFENDERS, DEFENDERS),
        *declared(facts, TAKERS, DEFENDERS),
        *belote(facts, DEFENDERS),
        *(belote(facts, TAKERS) if keeps else their_belote(facts)),
    )


def _litige(rules: Ruleset, facts: Facts) -> tuple[Ledger, Ledger]:
    """The defenders write theirs, the takers' points stay in play (A7); `carve`: not the belote."""
    in_play = (*tricks(rules, facts, TAKERS), *declared(facts, TAKERS, TAKERS))
    defenders, own = everything(rules, facts, DEFENDERS), belote(facts, TAKERS)
    if rules.litige_belote == "carve":
        return (*defenders, *own), in_play
    return defenders, (*in_play, *own)


# Presets ---------------------------------------------------------------------------------------

FRENCH = Ruleset(
    first_dealer="lowest_card",
    belote_announce="strict",
    partner_trump="free",
    contract_basis="tricks_belote",
    tie_rule="litige",
    litige_belote="carve",
    both_reach="higher_score",
)

PAGAT = Ruleset(declarations="first_trick")

GERMAN_CLUB = Ruleset(
    round2_suits="any",
    decl_contest="per_type",
    decl_contest_moment="before_first_lead",
    belote_on_dedans="to_defence",
    head_trump="unless_partner_master",
    head_plain="unless_partner_master",
    partner_plain="must_trump",
    partner_trump="must_trump_any",
    tie_rule="litige",
    capot_victims_decl="keep",
)

DUTCH = Ruleset(
    direction="cw",
    allpass_dealer="same",
    declarations="first_trick",
    decl_contest_moment="during_trick2",
    long_runs="true_length",
    trump_run_wins=True,
    belote_order="king_first",
    undertrump_opp="optional",
    contract_basis="tricks",
    tie_rule="takers_lose",
    capot_value=250,
    capot_victims_decl="to_winners",
    both_reach="attackers",
)

CONTEST = FRENCH.changed({"tie_rule": "takers_lose", "shuffle": "every_deal", "end_mode": "deals"})
"""what tournaments play (docs/rules/options.md)"""

CLASSIQUE = GameType(
    name="classique",
    options={"players": (4,), "auction": ("turn_up",)},
    presets={
        "french": Preset(FRENCH, "FR", "classique"),
        "pagat": Preset(PAGAT, "FR", "declarations"),
        "german_club": Preset(GERMAN_CLUB, "DE", "declarations"),
        "dutch": Preset(DUTCH, "NL", "declarations"),
        "contest": Preset(CONTEST, "FR", "classique"),
    },
    accounts=TEAMS,
    deal=deal_hands,
    auction=TURN_UP,
    settle=settle_take,
    finish=finish_deal,
    more_steps={Stop: stop},
)
