"""Keep what the players' presses at the start mix into the seed of a party"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("nonces", sa.JSON(none_as_null=True)))
