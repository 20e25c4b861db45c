"""The signs of messages as pages have them: drawn shapes, as a machine on the wall may have no font
for emojis. What people call themselves stays as it is, unless it has one of these."""

import re
from typing import NamedTuple

from bot.text import Words
from cogs.rankings.leaderboard_screen import MEDALS
from cogs.screens.names import FINISHED_MARK, ROBOT_MARK, TEAM_MARKS
from cogs.tournaments.results.standings import STILL_IN

HERE_MARK = "✅"


class Sign(NamedTuple):
    """How a sign is drawn: its class, and by which text it is read aloud; `shown`: what stands in
    it."""

    kind: str
    text: str = ""
    shown: str = ""


SIGNS = {
    **{mark: Sign(f"medal rank-{rank}", shown=str(rank)) for rank, mark in enumerate(MEDALS, 1)},
    ROBOT_MARK: Sign("robot", "robot"),
    FINISHED_MARK: Sign("hourglass", "finished"),
    HERE_MARK: Sign("tick", "here"),
    STILL_IN: Sign("still", shown="–"),
    **{mark: Sign(f"team account-{number}") for number, mark in enumerate(TEAM_MARKS)},
}
_TAGS_AND_SIGNS = re.compile(
    r"<title>.*?</title>|<[^>]*>|(?P<sign>" + "|".join(map(re.escape, SIGNS)) + ")\ufe0f?"
)
EMOJI = re.compile(
    "(?![♠-♧])[\U0001f000-\U0001faff\u2600-\u27bf\u2300-\u23ff\u2b00-\u2bff\u25ab\u25b6\u25c0]\ufe0f?"
)
_ONE = re.compile(rf"{EMOJI.pattern}\s*")
_BEGINS = re.compile(rf"((?:<t:\d+:\w>\s*)?)(?:{EMOJI.pattern}\s*)+")

_ENDS = " 🏆🎉"
"""what texts end with; other signs there belong to names"""


def drawn(html: str, words: Words) -> str:
    """A page with its signs drawn; those in attributes, which are only read aloud, stay."""

    def shape(found: re.Match[str]) -> str:
        if found["sign"] is None:
            return found[0]
        sign = SIGNS[found["sign"]]
        label = f' role="img" aria-label="{words("pages-sign", sign.text)}"' if sign.text else ""
        return f'<span class="sign {sign.kind}"{label}>{sign.shown}</span>'

    return _TAGS_AND_SIGNS.sub(shape, html)


def without_sign(line: str) -> str:
    """A line of a message without the signs around it, which say nothing that its words do not say;
    those that are drawn stay."""
    line = line.rstrip(_ENDS)
    begins = _BEGINS.match(line)
    if begins is None:
        return line
    signs = _ONE.findall(begins[0])
    stay = (each for each in signs if each.strip().removesuffix("\ufe0f") in SIGNS)
    return begins[1] + "".join(stay) + line[begins.end() :]
