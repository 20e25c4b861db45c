"""People and servers: being met, what they choose, who is kept away, and being forgotten."""

from bot.people.learners import Learners
from bot.people.people import ForgottenDms, People
from bot.people.puzzles import Puzzles, PuzzleSeeker
from bot.people.servers import Servers
