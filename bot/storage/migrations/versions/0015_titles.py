"""Add what titles ask for: how far a team was behind, contracts in a row, what people have done"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("behind", "made_first", "made_most", "made_last"):
        op.add_column("result_players", sa.Column(name, sa.Integer()))
    op.create_table(
        "deeds",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("parties", sa.Integer(), nullable=False),
        sa.Column("won_in_a_row", sa.Integer(), nullable=False),
        sa.Column("made_in_a_row", sa.Integer(), nullable=False),
        sa.Column("belotes", sa.Integer(), nullable=False),
        sa.Column("pools_won", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_deeds_person_id")),
        sa.PrimaryKeyConstraint("person_id", name=op.f("pk_deeds")),
    )
