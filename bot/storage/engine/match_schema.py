"""The tables of matches: what a duplicate is to the ratings, one match of all who were compared."""

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, Table, Text, text

from bot.storage.engine.metadata import metadata

matches: Final = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),  # the order in which they were over
    Column("tournament_id", ForeignKey("tournaments.id"), nullable=False),
    Column("section", Integer, nullable=False),  # a direction, a day: who is compared with whom
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("after_result", Integer, nullable=False),  # the last of `results` before it, or 0
    Column("company", Text, nullable=False),  # the same for the same people
    Column("ended_at", Float, nullable=False),
    # A match is never rewritten: a correction is another row, which stands in its place.
    Column("supersedes", ForeignKey("matches.id", ondelete="RESTRICT"), unique=True),
    Index("ix_matches_company", "company", "ended_at"),
    Index("ix_matches_section", "tournament_id", "section"),
    Index(
        "ix_matches_once",
        "tournament_id",
        "section",
        unique=True,
        sqlite_where=text("supersedes is null"),
        postgresql_where=text("supersedes is null"),
    ),
)

match_players: Final = Table(
    "match_players",
    metadata,
    Column("match_id", ForeignKey("matches.id", ondelete="RESTRICT"), primary_key=True),
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("team", Integer, nullable=False),
    Column("rank", Integer, nullable=False),  # of their team, shared by equals
    Index("ix_match_players_person_id", "person_id"),
)

# The rating after each match, for its curve. Made from the matches, and can be made again.
match_steps: Final = Table(
    "match_steps",
    metadata,
    Column("person_id", ForeignKey("people.id"), primary_key=True),
    Column("scope", Integer, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("shown", Float, nullable=False),
)
