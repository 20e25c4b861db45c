"""A process that compiles the search into the folder that `preparing` found, and ends."""

import os
import sys
from pathlib import Path

from bot.robots.search.preparing import FOLDER, load

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    load(Path(os.environ[FOLDER]))
