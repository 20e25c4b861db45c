"""`python -m tests.tools.contact OUT/` draws samples of everything, to be looked at.

Every section of samples has a folder, in which each picture is as it is and as a phone 360 pixels
wide shows it, and a contact sheet with all of the latter. `--readme` writes the pictures of the
README alone, without a folder of their own; that of the wall needs Chromium.
"""

import argparse
import sys
from pathlib import Path

from tests.tools.contact import SECTIONS
from tests.tools.contact.readme import samples as readme
from tests.tools.contact.wall import can_be_shot, wall
from tests.tools.contact.writing import write_section


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.contact", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is not there")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    if arguments.readme:
        for name, png in readme():
            (folder / f"{name}.png").write_bytes(png)
        if can_be_shot():
            (folder / "wall.png").write_bytes(wall())
        else:
            print("Without Chromium wall.png stays as it is.", file=sys.stderr)
        return
    for name, samples in SECTIONS.items():
        write_section(folder, name, samples())


if __name__ == "__main__":
    main()
