"""`python -m tests.records` writes the playthroughs again."""

from tests.records.playthrough import FOLDER, PLAYTHROUGHS, playthrough

for name in PLAYTHROUGHS:
    (FOLDER / f"{name}.txt").write_text(playthrough(name), "utf-8")
