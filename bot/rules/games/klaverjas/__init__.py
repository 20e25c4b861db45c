"""Klaverjas (K): somebody has to play, roem lies in the tricks, sixteen deals are a party."""

from bot.rules.core.card import Card, Trump
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType
from bot.rules.games.klaverjas.choice import CHOICE, deal_for_choice
from bot.rules.games.klaverjas.settlement import roem_of, settle_klaverjas
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


def _roem(rules: Ruleset, trump: Trump, trick: tuple[Card, ...]) -> int:
    return roem_of(trick, trump, rules.four_jacks, rules.four_nines)


_PRESETS = {"klaverjas_amsterdam": AMSTERDAM, "klaverjas_rotterdam": ROTTERDAM}

KLAVERJAS = GameType(
    name="klaverjas",
    options={"players": (4,), "auction": ("choice",)},
    presets=_PRESETS,
    pools=dict.fromkeys(_PRESETS, "klaverjas"),
    homes=dict.fromkeys(_PRESETS, "NL"),
    accounts=TEAMS,
    deal=deal_for_choice,
    auction=CHOICE,
    settle=settle_klaverjas,
    finish=finish_deal,
    steps=CHOICE.steps,
    roem=_roem,
    may_draw=True,
)
