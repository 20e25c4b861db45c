"""The worth of decisions, and the reasons: for hints, puzzles and the review of a deal.

    if weighable(view):                               # a card or a call is asked for
        weighing = weigh(view, dice_of(view))         # worth of each option, as its seat can know
        weighing.best, weighing.loss(chosen)
        reason, than = reason_for(view, weighing)     # why it is better, and than what

    told = reason_of_call(view, call, other)          # the same of any two calls

    analysis = analyse(moments, end, seat)            # a deal that is over, decision by decision

It stands above the robots, whose worlds it asks, and knows no more than the view that it is handed.
`lessons` has the positions of `/learn`, and asks the rules alone.
"""

from bot.robots.strong.weighing import Weighing, dice_of, weigh, weighable
from bot.teaching.analysis import Analysis, Check, Judged, Moment, analyse, from_json, to_json
from bot.teaching.call_reasons import CALL_REASONS, CallPosition, other_call, reason_of_call
from bot.teaching.reasons import reason_for
from bot.teaching.told import Chances, Reason, Told
