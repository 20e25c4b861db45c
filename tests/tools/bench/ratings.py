"""How well the ratings foretell who wins, for the β that openskill has, ours, and a wider one.

Log-loss of `predict_win` before each of 1,200 parties of French belote (the first 400 untold), of
twelve people who play as a robot does most of the time and at random otherwise; 0.693 is a coin:

| β                                  | 25/6  | 25/3  | 25/1.5 | 25    | 50    |
| from chance to robot               | 0.668 | 0.621 | 0.579  | 0.554 | 0.545 |
| nearly equals (85 to 100 % robot)  | 0.748 | 0.734 | 0.721  | 0.711 | 0.693 |

The luck of the deal asks for more than openskill's own 25/6: 25/3 foretells better in both clubs.
Still wider ones do better again, since one party among near equals says so little; with them a
newcomer takes many more parties to find their place. 25/3 stays until parties of people say that it
should be more: `log_loss` reads stored ones as well. After a change in `rating.py`, `bot rerate`.
"""

from tests.tools.bench._club_of_robots import parties
from tests.tools.fitting.calibration import BETAS, log_loss

CLUBS = {
    "a mixed club (robot to chance)": [0.0, 0.2, 0.4, 0.6, 0.8, 1.0] * 2,
    "a club of equals nearly": [0.85, 0.9, 0.95, 1.0] * 3,
}
"""how often each of twelve people plays as a robot would"""
PARTIES = 240
UNTOLD = 60


def rows() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for name, skills in CLUBS.items():
        played = parties(skills, PARTIES, seed=11)
        losses = {each: log_loss(played, beta, UNTOLD) for each, beta in BETAS.items()}
        told = ", ".join(f"{each} {loss:.3f}" for each, loss in losses.items())
        found.append((f"log-loss by β, {name}", f"{told} (coin 0.693)"))
    return found
