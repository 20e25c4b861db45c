"""Bulgarian belot (I): a ladder of trumps, points in tens, ties that hang.

Its rules alone: there is no preset yet, so no table plays it.
"""

from collections.abc import Sequence

from bot.rules.core.card import NoSuit, Trump
from bot.rules.core.declarations import Announced, Contest, settle_contest
from bot.rules.core.result import Ending
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS, Sides
from bot.rules.core.state import Deal, GameType, Phase, Scale, State
from bot.rules.games.bulgarian.auction import LADDER, deal_five
from bot.rules.games.bulgarian.settlement import settle_tens
from bot.rules.scoring.party import finish_deal


def contest_apart(
    announced: Sequence[Announced], first: int, trump: Trump | None, rules: Ruleset, sides: Sides
) -> Contest:
    """Let runs compete with runs and carrés with carrés; no trump breaks a tie (I4)."""
    runs, carres = (
        settle_contest(
            [each for each in announced if each.declaration.is_run == are_runs],
            first,
            None,
            rules,
            sides,
        )
        for are_runs in (True, False)
    )
    scoring = (*runs.scoring, *carres.scoring)
    return Contest(
        tuple(sorted(scoring, key=lambda each: (each.seat - first) % rules.players)),
        (runs.points[0] + carres.points[0], runs.points[1] + carres.points[1]),
        (*runs.talk, *carres.talk),
    )


def finish(state: State, deal: Deal) -> State:
    """Write a deal and end the party or go on: with a capot nobody goes out (I7).

    Then one more deal decides, which is none that is thrown in or ends in a capot itself.
    """
    after = finish_deal(state, deal)
    if after.ending is Ending.TARGET and after.results[-1].capot is not None:
        return after._replace(phase=Phase.SHUFFLE, winner=None, ending=None, extended=True)
    return after


BULGARIAN_RULES = Ruleset(
    shuffle="every_deal",
    auction="ladder",
    declarations="first_trick",
    decl_equal="none",
    belote_ta="each_suit",
    partner_trump="free",
    undertrump_opp="optional",
    coinche_mode="in_turn",
    surcoinche="x4",
    na_values="raw",
    target=151,
    both_reach="higher_score",
)

BULGARIAN = GameType(
    name="bulgarian",
    options={"players": (4,), "auction": ("ladder",)},
    presets={},
    pools={},
    homes={},
    accounts=TEAMS,
    deal=deal_five,
    auction=LADDER,
    settle=settle_tens,
    finish=finish,
    steps=LADDER.steps,
    contest=contest_apart,
    declared_in=lambda trump: trump is not NoSuit.NO_TRUMPS,
    belote_follows=True,
    scale=Scale(deal=16, party=151, targets=(101, 151, 201)),
)
