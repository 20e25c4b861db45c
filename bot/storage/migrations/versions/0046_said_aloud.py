"""A message that its reader does not get and that is said aloud says so by itself"""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("aloud", sa.Boolean(), server_default="0", nullable=False))
    op.execute(
        "update messages set aloud = 1 where tournament_id is not null and person_id is not null"
        " and channel_id = (select channel_id from tournaments where id = tournament_id)"
    )
