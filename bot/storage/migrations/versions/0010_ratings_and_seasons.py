"""Add what a party counts for, and what is made of results: ratings, seasons, titles, a digest"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

COUNTS = ("deals", "points", "taken", "made", "dedans", "capots", "coinches", "belotes")


def upgrade() -> None:
    _results_that_supersede()
    _what_each_player_did()
    _ratings()
    _seasons_and_titles()
    _people_and_servers_decide()


def _results_that_supersede() -> None:
    with op.batch_alter_table("results") as batch:
        batch.drop_constraint("uq_results_game_id", type_="unique")
        batch.add_column(sa.Column("supersedes", sa.Integer(), nullable=True))
        batch.add_column(sa.Column("pool", sa.Text(), nullable=True))
        batch.add_column(sa.Column("unrated_why", sa.Text(), nullable=True))
        batch.create_foreign_key(
            "fk_results_supersedes", "results", ["supersedes"], ["id"], ondelete="RESTRICT"
        )
        batch.create_unique_constraint("uq_results_supersedes", ["supersedes"])
        batch.create_index("ix_results_game_id", ["game_id"])
    op.create_index(
        "ix_results_once",
        "results",
        ["game_id"],
        unique=True,
        sqlite_where=sa.text("supersedes is null"),
        postgresql_where=sa.text("supersedes is null"),
    )


def _what_each_player_did() -> None:
    for name in COUNTS:
        column = sa.Column(name, sa.Integer(), server_default="0", nullable=False)
        op.add_column("result_players", column)
    op.create_table(
        "result_leavers",
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["result_id"],
            ["results.id"],
            name=op.f("fk_result_leavers_result_id"),
            ondelete="RESTRICT",
        ),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_result_leavers_person_id")
        ),
        sa.PrimaryKeyConstraint("result_id", "seat", name=op.f("pk_result_leavers")),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("scope", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("pool", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.Column("parties", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("rank_before", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ratings_person_id")),
        sa.PrimaryKeyConstraint("scope", "season", "pool", "person_id", name=op.f("pk_ratings")),
    )
    board = ["scope", "season", "pool"]
    op.create_index("ix_ratings_shown", "ratings", [*board, "shown"])
    op.create_index("ix_ratings_won", "ratings", [*board, "won"])
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])
    op.create_table(
        "pairs",
        sa.Column("scope", sa.Integer(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("pool", sa.Text(), nullable=False),
        sa.Column("first_id", sa.Integer(), nullable=False),
        sa.Column("second_id", sa.Integer(), nullable=False),
        sa.Column("parties", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["first_id"], ["people.id"], name=op.f("fk_pairs_first_id")),
        sa.ForeignKeyConstraint(["second_id"], ["people.id"], name=op.f("fk_pairs_second_id")),
        sa.PrimaryKeyConstraint(*board, "first_id", "second_id", name=op.f("pk_pairs")),
    )
    op.create_index("ix_pairs_won", "pairs", [*board, "won"])
    op.create_table(
        "rating_steps",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("scope", sa.Integer(), nullable=False),
        sa.Column("pool", sa.Text(), nullable=False),
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_rating_steps_person_id")
        ),
        sa.ForeignKeyConstraint(
            ["result_id"], ["results.id"], name=op.f("fk_rating_steps_result_id")
        ),
        sa.PrimaryKeyConstraint(
            "person_id", "scope", "pool", "result_id", name=op.f("pk_rating_steps")
        ),
    )
    op.create_table(
        "seat_averages",
        sa.Column("pool", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("pool", "seat", name=op.f("pk_seat_averages")),
    )
    op.create_table(
        "folds",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("last_result", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_folds")),
    )


def _seasons_and_titles() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("scope", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("starts_at", sa.Float(), nullable=False),
        sa.Column("ends_at", sa.Float(), nullable=False),
        sa.Column("first_result", sa.Integer(), nullable=False),
        sa.Column("last_result", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seasons")),
        sa.UniqueConstraint("scope", "number", name=op.f("uq_seasons_scope_number")),
    )
    op.create_table(
        "titles",
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("result_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_titles_person_id")),
        sa.ForeignKeyConstraint(["result_id"], ["results.id"], name=op.f("fk_titles_result_id")),
        sa.PrimaryKeyConstraint("person_id", "title", name=op.f("pk_titles")),
    )


def _people_and_servers_decide() -> None:
    op.add_column("people", sa.Column("hidden", sa.Boolean(), server_default="0", nullable=False))
    op.add_column(
        "people", sa.Column("robot_ladder", sa.Boolean(), server_default="0", nullable=False)
    )
    op.add_column("servers", sa.Column("digest_channel_id", sa.BigInteger(), nullable=True))
    op.add_column("servers", sa.Column("digest_at", sa.Float(), nullable=True))
    op.add_column(
        "servers", sa.Column("season_months", sa.Integer(), server_default="3", nullable=False)
    )
    op.add_column("servers", sa.Column("season_start", sa.Float(), nullable=True))
    op.add_column("servers", sa.Column("podium_channel_id", sa.BigInteger(), nullable=True))
