"""Bulgarian belot (I): a ladder of trumps over five cards, and a score in tens."""

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType, Preset, Scale
from bot.rules.games.bulgarian.auction import Ladder, deal_five
from bot.rules.games.bulgarian.settlement import settle_bulgarian
from bot.rules.scoring.party import finish_deal

BULGARIAN_BELOT = Ruleset(
    shuffle="every_deal",
    packets="3-2",
    auction="ladder",
    declarations="first_trick",
    decl_contest="separate",
    decl_contest_moment="end_of_deal",
    decl_equal="none",
    belote_ta="each_suit_led",
    partner_trump="free",
    undertrump_opp="optional",
    target=151,
    both_reach="higher_score",
    coinche_mode="in_turn",
    surcoinche="x4",
    extra_contracts="both",
    na_values="raw",
    kapo_no_exit="one_more",
)

BULGARIAN = GameType(
    name="bulgarian",
    options={"players": (4,), "auction": ("ladder",)},
    presets={"bulgarian": Preset(BULGARIAN_BELOT, "BG", "bulgarian")},
    accounts=TEAMS,
    deal=deal_five,
    auction=Ladder(),
    settle=settle_bulgarian,
    finish=finish_deal,
    scale=Scale(deal=16, party=151, targets=(101, 151, 201)),
)
