"""Pictures of tournaments: standings, brackets, cross tables, schedules, sheets of boards."""

from card_images.tournaments.bracket import draw_bracket
from card_images.tournaments.cross_table import draw_cross_table
from card_images.tournaments.cutting import blocks_of, pages_of
from card_images.tournaments.pages import (
    MOST_COLUMNS,
    MOST_ENTRIES,
    MOST_GAMES,
    MOST_ROWS,
    MOST_STAGES,
    MOST_TABLES,
    BracketGame,
    BracketPage,
    BracketSection,
    BracketSide,
    BracketStage,
    ContractMark,
    CrossTable,
    ScheduleLine,
    SchedulePage,
    StandingsLine,
    StandingsPage,
    TravellingLine,
    TravellingPage,
)
from card_images.tournaments.schedule import draw_schedule
from card_images.tournaments.standings import draw_standings
from card_images.tournaments.travelling_sheet import draw_travelling_sheet
from card_images.writing import AND

__all__ = [
    "AND",
    "MOST_COLUMNS",
    "MOST_ENTRIES",
    "MOST_GAMES",
    "MOST_ROWS",
    "MOST_STAGES",
    "MOST_TABLES",
    "BracketGame",
    "BracketPage",
    "BracketSection",
    "BracketSide",
    "BracketStage",
    "ContractMark",
    "CrossTable",
    "ScheduleLine",
    "SchedulePage",
    "StandingsLine",
    "StandingsPage",
    "TravellingLine",
    "TravellingPage",
    "blocks_of",
    "draw_bracket",
    "draw_cross_table",
    "draw_schedule",
    "draw_standings",
    "draw_travelling_sheet",
    "pages_of",
]
