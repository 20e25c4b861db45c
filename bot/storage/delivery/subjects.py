"""The subjects of messages: the kinds of rows of `messages`.

What tells two messages of a subject apart stands in their `number`.
"""

from enum import StrEnum


class Subject(StrEnum):
    """The content of a message, by its name in the file."""

    # Of a game. Numbered by the deal: a fresh message each deal.
    TABLE = "table"
    HAND = "hand"
    SHEET = "sheet"
    VERDICT = "verdict"
    """how a party ended for somebody who played, in the DM: after it no other message comes"""
    OFFER = "offer"
    """a seat that is offered, in the channel of the lobby"""
    QUESTION = "question"
    """whether the party ends before its end, in the thread"""
    REMOVAL = "removal"
    """whether somebody is taken off a table where they play for a rating, in the thread"""
    # Numbered by what happened last: each is news, and another message.
    NOTICE = "notice"
    """that it is somebody's turn"""
    BREAKDOWN = "breakdown"
    """why a party is paused that cannot go on, in the thread"""
    ROUND_TIME = "round time"
    """how much is left of a tournament's round, in the thread"""
    NEWCOMER = "newcomer"
    """who plays in another's place at a tournament's table, in the thread: calls them there"""
    # Numbered 0: there is one.
    LOBBY = "lobby"
    PEEK = "peek"
    """the hand as an ephemeral message"""
    PRACTICE = "practice"
    """a party that somebody practises, in their DM"""
    EARLY_END = "early end"
    """the last word in the thread of a party that has ended so"""
    TABLE_LOST = "table lost"
    """that the table cannot be shown where it was, in the DM of each player"""
    OPENING = "opening"
    """who plays at a tournament's table, in its thread: the message that calls them there"""
    HELD_SEAT = "held seat"
    """that the same people play again, to each but who asked for it: in the DM, or in the
    channel"""
    ARCHIVE = "archive"
    """no message: the thread of a tournament's table leaves the list of the channel"""
    # Numbered by its row: it makes room for the next holder of the seat.
    LEFT = "left"
    """a hand, in a DM or as an ephemeral message, of somebody who has given up their seat, or who
    practises on in another message"""

    # In the channel of a tournament.
    ANNOUNCEMENT = "announcement"
    ROUND = "round"
    """who meets whom, and how it went: a post for each round"""
    STANDINGS = "standings"
    """after a round: a post for each"""
    PODIUM = "podium"

    # In the list of a server's scheduled events, which is Discord's own.
    SCHEDULED = "scheduled event"
    """no message: a tournament as one of them"""

    # In a channel that a server has chosen.
    DIGEST = "digest"
    """of a server's week, until a moment"""
    SEASON = "season"
    """the podium of a season of a server"""

    GONE = "gone"
    """what another message has replaced, of a game or not, until it is deleted"""

    # Notifications about tournaments. Numbered by the invitation that they are about.
    ASKED = "asked"
    """somebody has named them as a partner: they confirm or decline"""
    SETTLED = "settled"
    """no notification of its own: an invitation that has arrived shows that it holds no more"""
    CONFIRMED = "confirmed"
    """to those with whom somebody plays from now on"""
    DECLINED = "declined"
    """to those with whom somebody does not play whom they have asked"""
    UNANSWERED = "unanswered"
    """to those whom somebody has not answered in time"""
    # Numbered by the entry that they are about, or 0.
    PARTNER = "partner"
    """somebody who was looking for a partner has one"""
    TEAM = "team"
    """who plays in a team that was completed when registration closed"""
    PLACE_FREE = "place_free"
    """who waited for a place has one"""
    WITHDRAWN = "withdrawn"
    """their partner has withdrawn, and with them they are out"""
    DROPPED = "dropped"
    """the organiser has taken them out"""
    ADDED = "added"
    """the organiser has put them in"""
    LEFT_OUT = "left_out"
    """they were there, and it has started without them: for want of a partner, or of one who was"""
    CANCELLED = "cancelled"
    """the whole plan, to everybody who has entered"""
    CHECK_IN = "check_in"
    # Numbered by the line of the log.
    LEFT_TEAM = "left_team"
    """to the others of a team: one of them has left it"""
    ORGANISER = "organiser"
    """to who is a co-organiser from now on"""
    # Numbered by the start: who may start anew is reminded anew.
    DAY = "day"
    HOUR = "hour"
    SOON = "soon"
    """the tournament starts: to people who have not checked in, or where there is no check-in to
    all players"""
    CHANNEL = "trouble"
    """to the organiser: the channel cannot be written to"""
    UNTAKEN = "refused"
    """to the organiser: Discord does not take a post for what it says"""
    STUCK = "stuck"
    """to the organiser: it has paused by itself, at a moment, and waits for them"""
    CORRECTED = "corrected"
    """to the people of a table: the organiser has entered its result, by whose id it is numbered"""
    REPORT = "report"
    """to the organisers: somebody calls them to a table; see `bot.storage.tournaments.news`"""


OF_CHANNEL = (Subject.ANNOUNCEMENT, Subject.ROUND, Subject.STANDINGS, Subject.PODIUM)
"""a post in the channel of a tournament"""
NOTIFICATIONS = tuple(list(Subject)[list(Subject).index(Subject.ASKED) :])
OF_PERSON = frozenset(
    {
        Subject.HAND,
        Subject.PEEK,
        Subject.PRACTICE,
        Subject.LEFT,
        Subject.VERDICT,
        Subject.TABLE_LOST,
    }
)
"""of a game, and not in its channel or thread"""

HANDS = (Subject.HAND, Subject.PEEK, Subject.PRACTICE)
"""those that show somebody their cards"""
IN_DM = frozenset({Subject.HAND, Subject.PRACTICE})
"""hands that the bot can edit by itself; a token saves it a request that counts"""

TABLE_VIEWER = -1
NOTHING = 0
"""the version that a message shows of which nobody knows what it shows: lower than any"""
