"""People played by robots: each plays like a robot most of the time, and at random otherwise."""

import random
from collections.abc import Sequence

from bot.robots import choose
from bot.rules import (
    DRAWN,
    TABLE,
    TEAMS,
    Action,
    Dice,
    State,
    apply,
    decisions,
    find_preset,
    legal_actions,
    start,
    table_action,
    view,
)
from bot.storage.ratings.rated import Beginner, Party
from bot.tables.finished.results import as_rated

RULES = as_rated(find_preset("french"))


def parties(skills: Sequence[float], count: int, seed: int) -> list[Party]:
    """Parties of four drawn from a club in which person n follows the robot in `skills[n]` of their
    actions."""
    chance = random.Random(seed)
    found: list[Party] = []
    for number in range(1, count + 1):
        four = chance.sample(range(len(skills)), 4)
        winner = _winner([skills[each] for each in four], chance)
        found.append(
            Party(
                number=number,
                server_id=1,
                pool="classique",
                winner=winner,
                scores=(),
                ended_at=float(number),
                company=" ".join(map(str, sorted(four))),
                began={seat: Beginner(who, left=False) for seat, who in enumerate(four)},
                counts={},
                sides={seat: TEAMS.of(seat) for seat in range(4)},
            )
        )
    return found


def _winner(skills: Sequence[float], chance: random.Random) -> int:
    seed = chance.randbytes(32)
    state = start(RULES)
    while asked := decisions(state):
        actor = asked[0].actor
        if actor == TABLE:
            action = table_action(state, seed)
            assert action is not None
        else:
            action = _act(state, int(actor), skills, chance)
        state = apply(state, action).state
    return DRAWN if state.winner is None else state.winner


def _act(state: State, seat: int, skills: Sequence[float], chance: random.Random) -> Action:
    if chance.random() < skills[seat]:
        return choose(view(state, seat), Dice(chance.randbytes(32), "robot", 1))
    return chance.choice(legal_actions(state, seat))
