"""A process that compiles the search into the folder that `preparing` found, and ends."""

import os
from pathlib import Path

from bot.robots.search.preparing import FOLDER, load

if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)  # whoever plays comes first
    load(Path(os.environ[FOLDER]))
