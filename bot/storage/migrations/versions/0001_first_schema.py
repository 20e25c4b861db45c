"""The schema of 1.0.0, in the words of each kind of database. Neither they nor this change any
more: what comes later is a revision of its own, as docs/design.md tells."""

from pathlib import Path

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    connection = op.get_bind()
    words = Path(__file__).with_name(f"{revision}_{connection.dialect.name}.sql")
    for statement in words.read_text("utf-8").split(";\n"):
        if statement.strip():
            connection.exec_driver_sql(statement)
