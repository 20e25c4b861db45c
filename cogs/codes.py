"""Discord's error codes, by what they mean for a message that is to be shown."""

from typing import Final

import aiohttp
import discord

BAD_REQUEST: Final = 400
"""the status of what Discord will never take as it is, where no code below says more"""
MESSAGE_GONE: Final = 10008
ARCHIVED: Final = 50083
OLD_MESSAGE: Final = 30046
"""edited too often since it is older than an hour"""
THREAD_EXISTS: Final = 160004
CHANNEL_GONE: Final = 10003
DM_REFUSED: Final = frozenset({50007, 50278, 40003, 10013, 50033})
"""closed, no shared server, opened too fast, no such account: the hand is offered by its button"""
TOKEN_DEAD: Final = frozenset({10015, 50027})
"""an ephemeral message cannot be edited any more"""
NO_PLACE: Final = frozenset({CHANNEL_GONE, 10004, 50001, 50013, 160005})
"""channel or thread gone, server gone, no access, a permission is missing, thread locked"""

UNREACHED: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""what a request raises that did not get through, for whatever reason"""
