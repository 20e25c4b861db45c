# /setup: the language, channels and permissions of a server, and the greeting.
setup-title = This server
setup-choose = Choose…
setup-language = **Language** of this server:
setup-language-opener = That of whoever opens a table
setup-which-language = In which language do you play here?
setup-channels = **Channels** where tables may be opened:
setup-any-channel = Every channel
setup-role = **Role** that organises tournaments with **/tournament create** and **/tournament manage**, as those who manage the server may:
setup-no-role = Only people who manage the server
setup-players = **Role** that may open tables and sit down:
setup-everybody = Everybody
setup-tables = **How many tables** may be open at the same time:
setup-tables-number = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
setup-digest = **Weekly digest**, Sundays at 18:00 UTC, in this channel:
setup-no-digest = No digest
setup-blocks = Blocked people…
setup-check = Check again
setup-fine = ✅ { $channel }: everything I need is there.
setup-missing = { $channel }: I am missing { $permissions }. Give them to my role in the settings of that channel.
setup-missing-boards = { $channel }: tables can be played. For duplicates and dailies I am still missing { $permissions }. Give them to my role in the settings of that channel.
setup-channel-gone = { $channel } is gone, or I may not see it: choose the channels again.
setup-not-manager = Only people who may manage this server can set that.
setup-greeting = ## Hello!
    I am **Dix de Der**, and I host card games of the belote family: real tables, your cards by private message, robots for empty seats, tournaments and a duplicate each day, a leaderboard for the winners. `/belote` opens a table, and `/help` explains the rest. Never held these cards? `/learn` teaches the game, and `/practice` plays with you alone. If you manage this server, `/setup` sets the language and the channels.
setup-daily = Daily duplicate…
setup-seasons = Seasons…
setup-pairs = One-sided pairs…
setup-pages =
    .on = Pages for browsers: on
    .off = Pages for browsers: off
setup-events =
    .on = Server events: on
    .off = Server events: off
setup-events-off = Tournaments can stand among the events of this server, too: “Server events” below.
setup-events-fine = ✅ Tournaments: they stand among the events of this server, where everybody sees them.
setup-events-missing = Tournaments are to stand among the events of this server, but I am missing { $permissions }. Give it to my role in the server settings, on the page Roles.
setup-events-full = This server has a hundred events, and Discord allows no more: cancel some. I keep trying to add what is missing.
pairs-title = One-sided pairs
pairs-about = Accounts that have lost nearly all of ten or more rated games here against one other. That may well be a strong player against a beginner, so nothing happens by itself: look, and decide. Only people who manage the server see this.
pairs-none = Nobody.
pairs-line = **{ $winner }** has won { $won } of { $count } games against **{ $loser }**
setup-club-page = The club’s page…
setup-club-page-title = The club’s page
setup-club-page-about = Whoever has the link reads the leaderboard, season, leagues, records and tournaments of this server in a browser, without an account. Nobody can change anything there, and whoever hides from the leaderboard is not named there either.
setup-club-page-none = This server has no link yet.
club-page-open = In the browser
setup-club-page-unlisted = Not listed: only those who have the link find it. **/leaderboard** leads there.
