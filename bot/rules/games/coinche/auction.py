"""The auction of coinche and contrée (H2)."""

from bot.rules.core.actions import Action, Bid
from bot.rules.core.card import GENERALE_BID
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import Applied, Ask, Asked, Phase, State, asked
from bot.rules.games.bids import Bids


class CoincheBids(Bids):
    """The differences from Kloppen's auction."""

    def asked(self, state: State) -> Asked:
        if state.phase is Phase.SURCOINCHE and state.rules.coinche_mode == "in_turn":
            return ((self.in_window(state)[0], Ask.ANSWER),)
        return super().asked(state)

    def in_window(self, state: State) -> tuple[int, ...]:
        """Let the bidders answer in turn, in playing order from whoever coinched on."""
        seats = super().in_window(state)
        if state.phase is not Phase.SURCOINCHE or state.rules.coinche_mode != "in_turn":
            return seats
        knocker = asked(state).calls[-1].actor
        return tuple(sorted(seats, key=lambda seat: (seat - knocker) % state.game_type.seats))

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        """Let the holder of the last bid raise it in another trump, where that is played."""
        calls, bid = super().calls(state, seat), asked(state).bid
        if bid is None or bid.actor != seat:
            return calls
        return tuple(e for e in calls if not isinstance(e, Bid) or e.suit is not bid.suit)

    def make_bid(self, state: State, action: Bid) -> Applied:
        standing = asked(state).bid
        own = standing is not None and standing.actor == action.actor
        if standing is not None and own and standing.suit is action.suit:
            raise IllegalAction(Reason.NO_SUCH_BID, "H2")
        return super().make_bid(state, action)

    def _passes(self, state: State) -> int:
        """The passes that end it: where one may raise oneself, the bidder is asked once more."""
        return state.game_type.seats - (state.rules.self_raise == "off")

    def _leader(self, rules: Ruleset, bid: Bid) -> int | None:
        generale = bid.points == GENERALE_BID and rules.generale_lead == "bidder"
        return bid.actor if generale else None
