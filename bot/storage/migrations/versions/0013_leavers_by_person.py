"""Find leavers of parties by the person, for their history"""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_result_leavers_person_id", "result_leavers", ["person_id", "result_id"])
