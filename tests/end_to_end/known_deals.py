"""`python -m bot` with the same seed for every party: what a test meets is no matter of luck.

Nor of whether the search of robots is compiled yet: it only says when it would be.
"""

import sys
from functools import partial

from bot.__main__ import main
from cogs import process
from tests.end_to_end.club import seed, unmixed

HOST_SPEAKS_FIRST = 4
"""a seed with which seat 0 is asked first in the auction, whatever robots do"""
PREPARES = "Now the search of robots would be prepared."

if __name__ == "__main__":
    entropy = seed(HOST_SPEAKS_FIRST)
    process.DixDeDer = partial(process.DixDeDer, entropy=entropy)
    process.prepare = partial(print, PREPARES, flush=True)
    with unmixed():
        sys.exit(main())
