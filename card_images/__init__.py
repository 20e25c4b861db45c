"""Pictures of a party, as PNG bytes: pure functions of what they show.

Everything is drawn by code, with fonts that come along (fonts/README.md), 1000 pixels wide. Letters
are at least 34 pixels in size, which are 12 on a phone that shows a picture 360 wide. It is
composed in one palette from sprites that are drawn once (palette.py, cache.py), and packed with
zlib-ng (png.py). On one core of a two-core machine, drawing and encoding together, over a party of
every preset (`python -m tests.tools.bench pictures`):

- a hand takes 2.0 ms (p95 5.2 ms) and weighs 30 KB, a table 1.6 ms (p95 4.5 ms) and 21 KB;
- the sheet of a party, drawn once, takes 6 ms and weighs 31 KB;
- a moment of a replay takes 5 ms and weighs 39 KB;
- a page of a tournament takes 20 ms and weighs 33 KB, the fullest, which are packed four times,
  200 ms and 39 KB;
- no other weighs more than 39 KB, but 41 KB the sheet of a party of fifty deals;
- the first picture after start takes 59 ms;
- sprites and finished pictures keep at most 96 MB.

Pillow's own palette PNG of the same hands, at zlib level 3, took twice as long and weighed a tenth
more; in full colours it took nine times as long and weighed twice as much, lossless WebP eleven
times as long for a fifth less.
"""

from card_images.deck.preview import draw_preview
from card_images.drawing.colours import Felt
from card_images.drawing.look import Look, Seat
from card_images.drawing.reader import look_for
from card_images.finished.losses import LossPage, draw_losses
from card_images.finished.party import draw_party
from card_images.finished.replay import draw_replay
from card_images.finished.sheet import draw_sheet
from card_images.finished.sheet_rows import End, end_of
from card_images.hand import draw_hand
from card_images.people.leaderboard import BoardPage, BoardRow, draw_leaderboard
from card_images.people.podium import PodiumPage, PodiumStep, draw_podium
from card_images.people.profile import Measure, PoolLine, ProfileCard, Tile, draw_profile
from card_images.people.profile_pair import PairCard, PairRow, Split, draw_pair
from card_images.table.avatars import Avatar, NotAnAvatar, read_avatar
from card_images.table.marks import Marks
from card_images.table.table import draw_table
from card_images.tournaments.bracket import draw_bracket
from card_images.tournaments.cross_table import draw_cross_table
from card_images.tournaments.cutting import blocks_of, pages_of
from card_images.tournaments.pages import (
    MOST_GAMES,
    MOST_ROWS,
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
