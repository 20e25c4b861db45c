"""Games of tournaments: all of a table, until when, and whether robots play the rest"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament_games",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("best_of", sa.Integer(), server_default="1", nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("told", sa.Float(), nullable=True),
        sa.Column("robots", sa.Boolean(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"],
            ["games.id"],
            name=op.f("fk_tournament_games_game_id"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id", "round", "number"],
            [
                "tournament_tables.tournament_id",
                "tournament_tables.round",
                "tournament_tables.number",
            ],
            name=op.f("fk_tournament_games_tournament_id"),
        ),
        sa.PrimaryKeyConstraint("game_id", name=op.f("pk_tournament_games")),
    )
    op.create_index(
        "ix_tournament_games_table",
        "tournament_games",
        ["tournament_id", "round", "number"],
        unique=False,
    )
    op.execute(
        "INSERT INTO tournament_games (game_id, tournament_id, round, number)"
        " SELECT game_id, tournament_id, round, number FROM tournament_tables"
        " WHERE game_id IS NOT NULL"
    )
