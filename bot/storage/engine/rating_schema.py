"""Results, and what is counted from them: ratings, seasons, titles, and the posts about them."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Computed,
    Float,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
)

from bot.storage.engine.metadata import metadata

results: Final = Table(
    "results",
    metadata,
    Column("id", Integer, primary_key=True),  # the order in which parties ended
    Column("game_id", ForeignKey("games.id", ondelete="RESTRICT"), nullable=False),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("preset", Text, nullable=False),
    Column("deals", Integer, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("pool", Text),  # of the ratings that it counts for; null: none
    Column("unrated_why", Text),
    Column("company", Text),  # the people who began it, in one order: "12 45 77 90"
    Index("ix_results_server_id", "server_id"),
    Index("ix_results_company", "company", "ended_at"),
    Index("ix_results_game_id", "game_id", unique=True),
)

# A side is one of the accounts of its game: partners, or somebody who plays alone.
result_sides: Final = Table(
    "result_sides",
    metadata,
    Column("result_id", ForeignKey("results.id", ondelete="RESTRICT"), primary_key=True),
    Column("side", Integer, primary_key=True),
    Column("score", Integer, nullable=False),
    Column("won", Boolean(create_constraint=False), nullable=False),  # none in a draw
)

PLAYER_COUNTS: Final = (
    "deals",
    "points",
    "taken",
    "made",
    "dedans",
    "capots",
    "coinches",
    "belotes",
    "behind",
    "made_first",
    "made_most",
    "made_last",
)
"""what a row of `result_players` counts"""

result_players: Final = Table(
    "result_players",
    metadata,
    Column("result_id", ForeignKey("results.id", ondelete="RESTRICT"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id")),  # null: a robot
    # What happened in their seat: deals and their team's points, and how they fared as the taker.
    *(Column(name, Integer, nullable=False, server_default="0") for name in PLAYER_COUNTS),
    Column("side", Integer, nullable=False),  # for which the seat played
    Index("ix_result_players_person_id", "person_id", "result_id"),
)

# Who left a party before its end, or was not there when it ended: rated as having lost.
result_leavers: Final = Table(
    "result_leavers",
    metadata,
    Column("result_id", ForeignKey("results.id", ondelete="RESTRICT"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("side", Integer, nullable=False),
    Index("ix_result_leavers_person_id", "person_id", "result_id"),
)

# What follows is made from the results, in their order, and can be made again (`bot rerate`).
# `scope`: a server, or 0 for all of them; `season`: one of `seasons`, or 0 for all time.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("scope", Integer, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),  # 1000 + 40 × (μ − 3σ)
    Column("parties", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("rank_before", Integer),  # when the week began
    Column("rate", Float),  # won of all their parties; null: too few of them
    Index("ix_ratings_shown", "scope", "season", "pool", "shown", "person_id", "parties"),
    Index("ix_ratings_won", "scope", "season", "pool", "won", "shown", "person_id"),
    Index("ix_ratings_rate", "scope", "season", "pool", "rate", "parties", "person_id"),
    Index("ix_ratings_person_id", "person_id"),
)

# Two who played together; `first_id` is the smaller one.
pairs: Final = Table(
    "pairs",
    metadata,
    Column("scope", Integer, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("first_id", ForeignKey("people.id"), primary_key=True),
    Column("second_id", ForeignKey("people.id"), primary_key=True),
    Column("parties", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    # By what pairs are ordered: those that have won more, and of equals those in fewer parties.
    Column("merit", Integer, Computed("won * 1000000 - parties", persisted=False)),
    Index("ix_pairs_merit", "scope", "season", "pool", "merit", "first_id", "second_id"),
    # Somebody's pairs: those in which they are the first are found by the key.
    Index("ix_pairs_second_id", "second_id", "scope", "season", "pool"),
)

# The rating after each party, for its curve.
rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("scope", Integer, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("result_id", ForeignKey("results.id"), primary_key=True),
    Column("shown", Float, nullable=False),
)

# Of everybody in a seat: what somebody's points are compared with.
seat_averages: Final = Table(
    "seat_averages",
    metadata,
    Column("pool", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("deals", Integer, nullable=False),
    Column("points", Integer, nullable=False),
)

# How far the results have been reckoned with.
folds: Final = Table(
    "folds",
    metadata,
    Column("name", Text, primary_key=True),
    Column("last_result", Integer, nullable=False),
)

seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("scope", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("starts_at", Float, nullable=False),
    Column("ends_at", Float, nullable=False),
    Column("first_result", Integer, nullable=False),  # the last one before it, or 0
    Column("last_result", Integer),  # null: it goes on
    # The same of matches.
    Column("first_match", Integer, nullable=False, server_default="0"),
    Column("last_match", Integer),
    UniqueConstraint("scope", "number"),
)

# What somebody has done up to now, as far as titles ask for it: see bot/rankings/titles.py.
deeds: Final = Table(
    "deeds",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("parties", Integer, nullable=False),
    Column("won_in_a_row", Integer, nullable=False),
    Column("made_in_a_row", Integer, nullable=False),
    Column("belotes", Integer, nullable=False),
    # Those in which they have won, by name: "classique coinche".
    Column("pools_won", Text, nullable=False),
)

titles: Final = Table(
    "titles",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("title", Text, primary_key=True),
    Column("result_id", ForeignKey("results.id"), nullable=False),
    Column("at", Float, nullable=False),
)
