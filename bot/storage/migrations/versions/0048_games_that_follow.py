"""A party is deleted without looking through all others for one that it followed"""

from alembic import op

revision = "0048"
down_revision = "0047"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_games_again_id", "games", ["again_id"])
