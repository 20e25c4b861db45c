# Slash commands as Discord lists them, in all four languages.
# command-NAME: the name (lower case, at most 32 characters); command-NAME-about: at most 100.
# option-COMMAND-NAME and option-COMMAND-NAME-about: the same for an option of a command.

command-belote = belote
command-belote-about = Open a table in this channel
command-leaderboard = leaderboard
command-leaderboard-about = Who wins on this server
command-rules = rules
command-rules-about = How belote is played, page by page
command-help = help
command-help-about = How to play here
command-preferences = preferences
command-preferences-about = Your language and when you are notified
command-privacy = privacy
command-privacy-about = What is stored about you; have it as a file, or have it deleted
command-setup = setup
command-setup-about = Language, channels and permissions of this server
option-belote-rules = rules
option-belote-rules-about = Which belote you play; without it the French rules
option-belote-end = end
option-belote-end-about = How long the game lasts; without it as long as the rules say
choice-end-1000 = 1,000 points
choice-end-500 = 500 points
choice-end-1500 = 1,500 points
choice-end-2000 = 2,000 points
choice-end-12 = 12 deals
option-belote-pace = pace
option-belote-pace-about = How much time there is for each turn; without it 90 seconds and some in reserve
choice-tempo-lively = Lively: 30 s a turn, 1 min in reserve
choice-tempo-usual = Usual: 90 s a turn, 5 min in reserve
choice-tempo-calm = Calm: 5 min a turn, 15 min in reserve
choice-tempo-hour = Now and then: 1 hour a turn
choice-tempo-six-hours = Now and then: 6 hours a turn
choice-tempo-day = Now and then: 1 day a turn
choice-tempo-three-days = Now and then: 3 days a turn
option-rules-rules = rules
option-rules-rules-about = Which rules; without it those of this table, or French belote
command-export = export
command-export-about = The record of a finished game as a file, for you
option-export-table = table
option-export-table-about = The number of the table; without it the one of this thread
option-export-publish = publish
option-export-publish-about = Post the file here for everybody instead
command-table = table
command-table-about = Your tables: leave, end, manage and find them again
option-table-number = number
option-table-number-about = The number of a table; without it all of yours
