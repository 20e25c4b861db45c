# Before a party: the table in its channel, its seats and buttons.
lobby-free =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
lobby-full = Everybody is here: press Start!
lobby-partners = Seats 1 and 3 play together, and so do 2 and 4.
lobby-expires = Closes by itself: { $when }
lobby-not-shuffled = Only cut between deals: cards of a trick stay together.
lobby-sit = Sit here
lobby-agree = Agree
lobby-to-agree = has to agree
lobby-not-agreed =
    { $count ->
        [one] ⏳ The rules have changed: { $names } has to agree, or leave the table.
       *[other] ⏳ The rules have changed: { $names } have to agree, or leave the table.
    }
lobby-start = Start
lobby-fill = Fill with robots
lobby-open = Open a table
lobby-leave = Leave
lobby-opened-by = Opened by { $name }.
lobby-rules = Rules…
lobby-more = More…
lobby-robot = Add or remove a robot…
    .beginner = Know the rules, and not much more
    .casual = Play sensibly, and remember the last trick
    .club = Remember every card, and what it tells
    .strong = Think ahead
    .expert = Think ahead for longer
lobby-robot-in = Robot in seat { $seat }
lobby-robot-out = Remove the robot in seat { $seat }
lobby-robot-levels = How well robots play…
lobby-robot-level = Robots play: { $level }
robot-level =
    .beginner = beginner
    .casual = casual
    .club = club
    .strong = strong
    .expert = expert
lobby-rated = 🏅 Rated: this game counts on the leaderboard.
lobby-rated-robots = 🏅 Rated on the ladder with robots.
lobby-rated-duplicate = 🏅 Rated: the final ranking of the whole tournament counts.
lobby-unrated =
    .shuffle = Not rated: the pack is only cut between deals, so cards of a trick stay together.
    .rules = Not rated: the table has rules of its own.
    .robots = Not rated: a robot plays.
    .hints = Not rated: hints are allowed.
lobby-unrated-too-short = Not rated: too short. A game needs at least { $deals } deals or { $points } points to count.
lobby-ladder-about = Games with robots count on a ladder of their own, once everybody at the table has joined it.
lobby-unrated-robot-level = Not rated: on the ladder, robots play at the level “{ $level }”.
lobby-choose-level = Choose it below.
lobby-rate = Play rated
lobby-ladder-join = Join the ladder
lobby-ladder-leave = Leave the ladder
lobby-hands-open = After each deal everybody here may see all the hands.
lobby-hands-closed = After a deal the hands stay closed.
lobby-open-hands = Open the hands
lobby-close-hands = Keep them closed
lobby-playing = The game is on.
lobby-to-table = To the table
lobby-over =
    .expired = Nobody started this table, so it has closed. `/belote` opens another one.
    .closed = This table was closed. `/belote` opens another one.
lobby-closed-answer = The table is closed.
lobby-welcome = You have a seat at { $table }: { $link }
    Your cards will come here when the game begins.
lobby-dm-closed = I cannot write to you privately: your direct messages are closed. No harm done: press **My hand** at the table. To get your cards by message, allow direct messages in the privacy settings of this server.
lobby-held-seat = { $name } plays again: your seat is held at { $table }. { $link }
lobby-invitation = { $mentions }, { $name } invites you to the table: { $link }
lobby-invite-others = You are there already: choose somebody else.

manage-remove = Free a seat…
manage-remove-one = Seat { $seat }: { $name }
manage-swap = Swap two seats…
manage-swap-two = Seats { $first } and { $second }
manage-invite = Invite people…
manage-close = Close the table
lobby-hints-on = Hints are allowed: a button in the hand names a card and says why.
lobby-hints-off = No hints.
lobby-hints-allow = Allow hints
lobby-hints-forbid = No hints
