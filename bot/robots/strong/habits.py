"""The habits of card players: what a card that somebody plays tells of the cards they keep.

Each number says how much a trait of a card (`describe_leads` and `describe_answers` of
`bot.robots.search.compiled.recalling`, in that order, and what instinct says of it) makes it more
likely: the chance of a card is e to the sum of its traits, over that of all that may be played.
They were found in 3,000 to 4,000 plays of strong robots; `python -m tests.robots.habits` finds them
again.
"""

from typing import Final

import numpy as np

HABITS: Final = np.array(
    (
        (0.59, 0.31, -0.14, 0.43, -0.26, -0.32, -2.1, 0.9, -0.47, 0.05,
         -0.48, -0.19, 0.35, -0.69, 0.23, -0.08, 0.0),
        (0.75, 0.05, 0.43, -2.1, 0.65, 0.33, 0.12, 1.11, 1.0, -0.79,
         0.0, -0.84, -0.46, 1.08, -0.07, -0.11, 0.0),
    )
)  # fmt: skip
"""a row for leads, one for answers: of who has no instinct to ask"""

WITH_INSTINCT: Final = np.array(
    (
        (0.51, -0.22, 0.1, -0.06, -0.06, 0.17, -0.61, 0.22, -0.64, 0.45,
         -0.09, -0.31, 0.33, -0.74, 0.0, 0.09, 1.76),
        (0.62, 0.0, 0.43, -1.13, -0.23, 0.81, -0.16, 0.58, 1.48, -0.27,
         0.0, 0.07, 0.14, 0.8, 0.06, 0.07, 2.09),
    )
)  # fmt: skip
"""the same with it: it tells more of the cards that are kept than all the other traits together"""
