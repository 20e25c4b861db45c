"""The habits of card players: what a card that somebody plays tells of the cards they keep.

Each number says how much a trait of a card (`describe_leads` and `describe_answers` of
`bot.robots.search.compiled.recalling`, in that order, and what instinct says of it) makes it more
likely: the chance of a card is e to the sum of its traits, over that of all that may be played.
They were found in 3,000 to 4,000 plays of strong robots; `python -m tests.tools.fitting.habits`
finds them again.
"""

import numpy as np

HABITS = np.array(
    (
        (0.59, 0.31, -0.14, 0.43, -0.26, -0.32, -2.1, 0.9, -0.47, 0.05,
         -0.48, -0.19, 0.35, -0.69, 0.23, -0.08, 0.0),
        (0.75, 0.05, 0.43, -2.1, 0.65, 0.33, 0.12, 1.11, 1.0, -0.79,
         0.0, -0.84, -0.46, 1.08, -0.07, -0.11, 0.0),
    )
)  # fmt: skip
"""a row for leads, one for answers: of who has no instinct to ask"""

WITH_INSTINCT = np.array(
    (
        (0.41, -0.16, -0.04, -0.17, -0.03, 0.44, -1.29, 0.2, -0.37, 0.48,
         0.26, -0.23, 0.33, -0.65, -0.02, 0.26, 1.74),
        (0.62, 0.09, 0.81, -1.21, -0.03, 1.24, -0.16, 0.42, 1.62, 0.26,
         0.0, -0.3, 0.24, 0.77, -0.21, 0.08, 2.22),
    )
)  # fmt: skip
"""the same with it: it tells more of the cards that are kept than all the other traits together"""
