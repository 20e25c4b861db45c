"""Messages of an early end and of a lost table are called so"""

from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("update messages set subject = 'early end' where subject = 'farewell'")
    op.execute("update messages set subject = 'table lost' where subject = 'place'")
