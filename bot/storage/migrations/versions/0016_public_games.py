"""Let the game say whether its record is public: parties that were ended early have no result"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("published_at", sa.Float(), nullable=True))
    op.execute(
        "UPDATE games SET published_at = (SELECT min(results.published_at) FROM results"
        " WHERE results.game_id = games.id)"
        " WHERE id IN (SELECT game_id FROM results WHERE published_at IS NOT NULL)"
    )
    op.drop_column("results", "published_at")
