"""Files for their owner alone: what the bot keeps holds hands, seeds, names and its token."""

import logging
import os
import stat
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

OWNER: Final = stat.S_IRUSR | stat.S_IWUSR
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def make_private(file: Path) -> None:
    """Make an empty file where there is none; raises `OSError`.

    What SQLite puts beside a database later may be read by whoever may read that.
    """
    os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER))


def keep_private(*files: Path) -> None:
    """Take the rights of others away from the files that are there."""
    for file in files:
        try:
            mode = file.stat().st_mode
            if mode & OTHERS:
                file.chmod(stat.S_IMODE(mode) & ~OTHERS)
                log.info("%s is for its owner alone now", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("others may read %s: %s", file, error.strerror)
