"""`python -m tests.records` writes the playthroughs again."""

from tests.records.playthrough import FOLDER, PLAYTHROUGHS, playthrough

for name, party in PLAYTHROUGHS.items():
    (FOLDER / f"{name}.txt").write_text(playthrough(party), "utf-8")
