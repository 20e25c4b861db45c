"""A hand belongs to a person, who may give up their seat, and knows which cards it shows"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("messages", sa.Column("person_id", sa.Integer(), nullable=True))
    op.add_column("messages", sa.Column("events", sa.Integer(), nullable=True))
    op.add_column("games", sa.Column("paused_by", sa.Integer(), nullable=True))
    # Nobody could give up a seat so far, and only actions raised the version of a party.
    op.execute(
        "UPDATE messages SET person_id = (SELECT seats.person_id FROM seats"
        " WHERE seats.game_id = messages.game_id AND seats.seat = messages.viewer)"
        " WHERE viewer >= 0"
    )
    op.execute(
        "UPDATE messages SET events = (SELECT messages.shown - games.version + games.events"
        " FROM games WHERE games.id = messages.game_id)"
        " WHERE subject IN ('table', 'hand', 'peek') AND shown > 0"
    )
