"""Leagues of tournaments; final ranks; duplicates as matches of many teams for the ratings"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("out_of", sa.Integer(), nullable=True),
        sa.Column("worth", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_by", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=True),
        sa.CheckConstraint("worth in ('places', 'points')", name=op.f("ck_leagues_worth")),
        sa.ForeignKeyConstraint(["created_by"], ["people.id"], name=op.f("fk_leagues_created_by")),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_leagues_server_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_leagues")),
    )
    op.create_index("ix_leagues_server_id", "leagues", ["server_id"], unique=False)
    with op.batch_alter_table("tournaments") as table:
        table.add_column(sa.Column("league_id", sa.Integer(), nullable=True))
        table.create_foreign_key(op.f("fk_tournaments_league_id"), "leagues", ["league_id"], ["id"])
    op.create_index("ix_tournaments_league_id", "tournaments", ["league_id"], unique=False)
    op.add_column("tournament_entries", sa.Column("final_rank", sa.Integer(), nullable=True))
    # Whoever runs the tournaments writes the ranks of those that are over.
    op.execute("UPDATE tournaments SET due_at = ended_at WHERE state = 'finished'")
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("tournament_id", sa.Integer(), nullable=False),
        sa.Column("section", sa.Integer(), nullable=False),
        sa.Column("server_id", sa.Integer(), nullable=False),
        sa.Column("after_result", sa.Integer(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("ended_at", sa.Float(), nullable=False),
        sa.Column("supersedes", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["server_id"], ["servers.id"], name=op.f("fk_matches_server_id")),
        sa.ForeignKeyConstraint(
            ["supersedes"],
            ["matches.id"],
            name=op.f("fk_matches_supersedes"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name=op.f("fk_matches_tournament_id")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("supersedes", name=op.f("uq_matches_supersedes")),
    )
    op.create_index("ix_matches_company", "matches", ["company", "ended_at"], unique=False)
    op.create_index("ix_matches_section", "matches", ["tournament_id", "section"], unique=False)
    first = sa.text("supersedes is null")
    op.create_index(
        "ix_matches_once",
        "matches",
        ["tournament_id", "section"],
        unique=True,
        sqlite_where=first,
        postgresql_where=first,
    )
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
            name=op.f("fk_match_players_match_id"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_match_players_person_id")
        ),
        sa.PrimaryKeyConstraint("match_id", "person_id", name=op.f("pk_match_players")),
    )
    op.create_index("ix_match_players_person_id", "match_players", ["person_id"], unique=False)
    op.create_table(
        "match_steps",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("scope", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_match_steps_match_id")),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_match_steps_person_id")
        ),
        sa.PrimaryKeyConstraint("person_id", "scope", "match_id", name=op.f("pk_match_steps")),
    )
    op.add_column(
        "seasons", sa.Column("first_match", sa.Integer(), server_default="0", nullable=False)
    )
    op.add_column("seasons", sa.Column("last_match", sa.Integer(), nullable=True))
    op.execute("UPDATE seasons SET last_match = 0 WHERE last_result IS NOT NULL")
