# /history: somebody's finished games.
history-title = Your games
history-title-of = Games of { $name } on this server
history-none = You have not finished a game yet. `/belote` opens a table.
history-none-of = { $name } has not finished a game on this server.
history-hidden = { $name } keeps these games private.
history-server-only = Ask for somebody else’s games on a server where you both play: only the games there are listed.
history-won = 🏆 **Won** { $mine } to { $theirs }
history-lost = **Lost** { $mine } to { $theirs }
history-drawn = **Drawn** at { $mine }
history-left = **Left** before the end: counts as lost
history-given-up = ⏹️ **Given up** before the end: does not count
history-with = With { $partner }, against { $others }
history-against = Against { $others }
history-rating = Rating { $rating } ({ $change })
history-unrated = Not rated: { $why ->
        [shuffle] the pack was only cut between deals
       *[rules] the table had its own rules
        [removed] somebody was taken off the table
        [robots] a robot played
        [robot_level] robots played at another level than on their ladder
        [hints] hints were allowed
        [too_short] the game was set too short
        [too_few_deals] too few deals
    }
history-somebody = *somebody*
history-former-server = a former server
history-page = Page { $page } of { $pages } · { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
history-choose = Look at a game…
history-newer = Newer
history-older = Older
history-back = Back
history-replay = Replay
