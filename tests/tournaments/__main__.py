"""`python -m tests.tournaments` writes the told tournaments again."""

from tests.tournaments.stories import FOLDER, STORIES

FOLDER.mkdir(exist_ok=True)
for title, story in STORIES.items():
    (FOLDER / f"{title}.txt").write_text(story(), "utf-8")
