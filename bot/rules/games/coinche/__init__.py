"""Coinche and contrée as France plays them (H): bids in four suits, without and all trumps."""

from bot.rules.core.new_deal import deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType, Preset
from bot.rules.games.coinche.auction import CoincheBids
from bot.rules.games.coinche.settlement import settle_coinche
from bot.rules.scoring.party import finish_deal

CONTREE_FFB = Ruleset(
    shuffle="every_deal",
    packets="3-2-3",
    auction="coinche",
    declarations="off",
    decl_contest_moment="during_trick2",
    decl_equal="none",
    belote_announce="strict",
    belote_ta="each_suit",
    undertrump_opp="optional",
    partner_trump="ffb",
    tie_rule="takers_lose",
    litige_belote="carve",
    rounding="nearest10",
    target=2000,
    both_reach="higher_score",
    coinche_mode="in_turn",
    surcoinche="x4",
    coinche_score="ffb",
    beat_defence=True,
    belote_only_win=False,
)

COINCHE_FFB = CONTREE_FFB.changed({"declarations": "first_trick", "bid_max": 650})

COINCHE_CONCOURS = CONTREE_FFB.changed({"coinche_score": "concours", "belote_only_win": True})

COINCHE_BGA = CONTREE_FFB.changed(
    {
        "belote_announce": "auto",
        "belote_ta": "none",
        "undertrump_opp": "required",
        "capot_value": 250,
        "rounding": "off",
        "coinche_mode": "any_time",
        "extra_contracts": "both",
        "na_values": "scaled",
        "self_raise": "other_suit",
        "coinche_score": "bga",
        "fail_base": 162,
        "beat_defence": False,
        "eighty_means_82": True,
        "belote_only_win": True,
    }
)

CONTREE_ANNOUNCED = CONTREE_FFB.changed(
    {
        "direction": "cw",
        "belote_announce": "auto",
        "belote_ta": "none",
        "undertrump_opp": "required",
        "rounding": "off",
        "bid_max": 160,
        "generale": True,
        "coinche_score": "announced",
        "beat_defence": False,
        "belote_only_win": True,
    }
)

_PRESETS = {
    "coinche_bga": COINCHE_BGA,
    "contree_ffb": CONTREE_FFB,
    "coinche_ffb": COINCHE_FFB,
    "coinche_concours": COINCHE_CONCOURS,
    "contree_announced": CONTREE_ANNOUNCED,
}

COINCHE = GameType(
    name="coinche",
    options={"players": (4,), "auction": ("coinche",)},
    presets={name: Preset(rules, "FR", "coinche") for name, rules in _PRESETS.items()},
    accounts=TEAMS,
    deal=deal_hands,
    auction=CoincheBids(),
    settle=settle_coinche,
    finish=finish_deal,
)
