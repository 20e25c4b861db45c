"""The ceiling for cards: who sees all hands, and plays them as well as can be, or as near to it as
play-outs with thought come where opponents have accounts of their own."""

import numpy as np

from bot.robots import Level, choose
from bot.robots.playing import play_of, playable
from bot.robots.search import play_out, play_so_far, solve, stage_of
from bot.robots.strong.cards import written_for
from bot.robots.strong.outcomes import with_all
from bot.rules import Action, Dice, Phase, State, view
from bot.teaching.open_hands import hands_of
from tests.robots.match import Player

THOUGHTFUL = 40
"""cards: all of any deal"""


def seer(seed: bytes) -> Player:
    """A player who calls like `club`."""

    def play(state: State, seat: int) -> Action:
        seen = view(state, seat)
        if state.phase is not Phase.PLAY or len(playable(seen)) == 1:
            return choose(seen, Dice(seed, f"seer {seat}", len(seen.calls)), Level.CLUB)
        cards, hands, stage = playable(seen), hands_of(state), stage_of(seen)
        whole = hands.hands[:, : seen.game_type.seats].copy()
        for owner, card in play_so_far(seen).plays:
            whole[:, owner] |= 1 << card.index
        if len(seen.game_type.accounts.seats) == len(seen.sides.seats):
            written = written_for(seen, whole.astype(np.uint32), solve(stage, hands, cards))
        else:
            ended = play_out(stage, hands, cards, THOUGHTFUL)
            points = with_all(seen.sides, ended, stage.tables.total)
            written = written_for(seen, whole.astype(np.uint32), points, ended.by_seat(stage))
        ours = seen.sides.together(seat, seen.taker or 0)
        return play_of(seen, cards[int(np.argmax(written[0] if ours else -written[0]))])

    return play
