"""The table of leagues: series of tournaments with one table. That is made from the standings."""

from typing import Final

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, Table, Text

from bot.storage.engine.metadata import metadata

leagues: Final = Table(
    "leagues",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("server_id", ForeignKey("servers.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("best", Integer, nullable=False),  # of somebody's tournaments so many count
    Column("out_of", Integer),  # how many there are to be; null: that is open
    Column("worth", Text, nullable=False),  # of a tournament to somebody
    Column("version", Integer, nullable=False),  # raised by every change
    Column("created_by", ForeignKey("people.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("ended_at", Float),
    CheckConstraint("worth in ('places', 'points')", name="worth"),
    Index("ix_leagues_server_id", "server_id"),
)
