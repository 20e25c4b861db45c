# Duplicates: what they refuse, and boards that nobody may look at yet.
duplicate-seed-later = The secret number of these boards is published once every table has played them.
# The announcement of a duplicate, and the daily one’s button.
duplicate-open = Open until { $when } ({ $left }): play whenever it suits you.
duplicate-window = Open until { $when } ({ $left })
duplicate-play = Play
duplicate-came =
    { $count ->
        [0] Nobody has played yet
        [one] { $count } player
       *[other] { $count } players
    }
duplicate-done-play = Your table opens in a thread of this channel. Besides you only those who manage threads here can open it, and it shows no card: those are in your direct message. Stop and go on whenever you like.
duplicate-may-look = ⚠️ You manage threads here, and so can open the tables of others: fair play is up to you.
duplicate-hidden = Scores are compared, and shown, when all tables have played the same boards.
duplicate-nobody-played = { $over ->
    [yes] Nobody has played.
   *[no] Nobody has played yet.
}
duplicate-fingerprint = The boards come from a secret with the fingerprint { $hash }; it is shown at the end.
duplicate-secret = The boards came from { $secret }, with the fingerprint { $hash }.
duplicate-teams =
    { $count ->
        [0] No team is registered yet
        [one] { $count } team is registered
       *[other] { $count } teams are registered
    }
# /tournament daily: one that comes back each day.
duplicate-each-day-about = Everybody plays the same boards with three robots, at any time of the day. At midnight they are compared, and the next day’s open by themselves.
duplicate-each-day-midnight = Each day ends at midnight here, { $zone }. The first one opens at once.
duplicate-each-day-start = Start one here: boards a day
duplicate-each-day-stop = Stop
duplicate-each-day-none = No daily runs here yet.
duplicate-each-day-line = { $channel } · { $boards } · next one: { $when }
duplicate-each-day-started = It opens here in a moment, and again each day.
duplicate-each-day-stopped = Today’s goes on until midnight and is the last one.
duplicate-each-day-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
# At a table of a duplicate.
duplicate-robots =
    { $count ->
        [one] a robot
       *[other] three robots
    }
duplicate-table-silent = 🔒 Nothing of this board is shown here: those who manage threads could read it, and they may play it too. It is all in your direct message, or behind **{ $button }**.
duplicate-table-played = -# This board is over here.
duplicate-all-played = ✅ **You have played all boards.** Their sheet is behind the button, for you alone.
daily-today = Today’s boards
daily-none = No daily duplicate is open on this server at the moment. Whoever organises tournaments here starts one with `/tournament daily`.
daily-which = Which one would you like to play?
