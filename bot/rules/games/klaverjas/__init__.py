"""Klaverjas (K): somebody has to play, roem lies in the tricks, sixteen deals are a party."""

from bot.rules.core.card import Card, Trump
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType, Preset, State, asked, with_deal
from bot.rules.games.klaverjas.settlement import roem_of, settle_klaverjas
from bot.rules.games.naming import NAMING
from bot.rules.scoring.party import finish_deal

AMSTERDAM = Ruleset(
    direction="cw",
    shuffle="every_deal",
    packets="3-2-3",
    auction="choice",
    belote="off",
    partner_trump="never_under",
    undertrump_opp="forbidden",
    tie_rule="takers_lose",
    end_mode="deals",
    target=1500,
    deals_limit=16,
    both_reach="higher_score",
    four_jacks=200,
)

ROTTERDAM = AMSTERDAM.changed(
    {
        "partner_plain": "must_trump",
        "partner_trump": "must_over",
        "undertrump_opp": "required",
        "four_jacks": 100,
    }
)


def _deal(state: State, packets: str) -> State:
    """All the cards; first hand is asked first, or the dealer."""
    state = deal_hands(state, packets)
    deal = asked(state)
    if state.rules.trump_choice == "dealer_first":
        deal = deal._replace(turn=deal.dealer)
    return with_deal(state, deal)


def _roem(rules: Ruleset, trump: Trump, trick: tuple[Card, ...]) -> int:
    return roem_of(trick, trump, rules.four_jacks, rules.four_nines)


KLAVERJAS = GameType(
    name="klaverjas",
    options={"players": (4,), "auction": ("choice",)},
    presets={
        "klaverjas_amsterdam": Preset(AMSTERDAM, "NL", "klaverjas"),
        "klaverjas_rotterdam": Preset(ROTTERDAM, "NL", "klaverjas"),
    },
    accounts=TEAMS,
    deal=_deal,
    auction=NAMING,
    settle=settle_klaverjas,
    finish=finish_deal,
    roem=_roem,
    may_draw=True,
)
