"""Clobyosh (CL): two players, six cards and three, and a stock that stays out of play."""

from bot.rules.core.card import Card, Rank, Trump
from bot.rules.core.dealing import Dealing
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES
from bot.rules.core.state import GameType, Preset, Scale
from bot.rules.games.clobyosh.auction import SCHMEISSING
from bot.rules.games.clobyosh.settlement import settle_clobyosh
from bot.rules.games.opening import MOVING
from bot.rules.scoring.party import finish_deal

FOR_TWO = Ruleset(
    players=2,
    shuffle="every_deal",
    packets="3-3",
    auction="clobyosh",
    declarations="talk",
    long_runs="cap4",
    decl_equal="none",
    belote_announce="second",
    tie_rule="takers_zero",
    target=500,
    both_reach="higher_score",
    schmeiss="on",
    show_bottom=True,
)


def _dix(turned: Card, trump: Trump | None) -> Card | None:
    """The seven of trump, where another card of that suit was turned up (CL3)."""
    seven = Card.of(Rank.SEVEN, turned.suit)
    return seven if turned.suit is trump and turned is not seven else None


CLOBYOSH = GameType(
    name="clobyosh",
    options={"players": (2,), "auction": ("clobyosh",)},
    presets={"clobyosh": Preset(FOR_TWO, "US", "clobyosh")},
    accounts=SINGLES,
    deal=deal_hands,
    auction=SCHMEISSING,
    settle=settle_clobyosh,
    finish=finish_deal,
    more_steps=MOVING,
    scale=Scale(deal=96, party=500, targets=(250, 500, 501, 750, 1000)),
    dealing=Dealing(hand=9, turned_to_taker=False, exchanged_for=_dix),
)
"""`scale.deal`: eighteen cards of 32 have this much on average, with the last trick"""
