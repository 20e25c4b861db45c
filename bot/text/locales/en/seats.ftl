# Seats during a game: leaving and coming back, looking for somebody else, sitting down.
seats-leave = Leave
seats-back = I’m back
seats-replace = Replace me
seats-keep = Keep my seat
seats-sit = Sit down for { $name }
seats-offer = Find somebody for a seat…
seats-offer-stop = Stop looking for seat { $seat }: { $name }
seats-left = A robot plays for you from now on. The seat stays yours: press **I’m back** whenever you like, unless somebody else has taken it by then.
seats-left-last = You were the last: the table waits for you, and nothing is played without you. Press **I’m back** whenever you like.
seats-returned = Welcome back: you play yourself again. **My hand** at the table shows your cards.
seats-offered = I am looking for somebody in { $channel }. Until then everything goes on as before.
seats-withdrawn = I am no longer looking for anybody.
seats-taken = You have a seat at { $table } now: { $link }
    Your cards are under **My hand** there, and come as a direct message if you want that.
seats-away-table =
    { $count ->
        [one] 🤖 A robot plays for { $names } until { $names } is back.
       *[other] 🤖 Robots play for { $names } until they are back.
    }
seats-deserted =
    { $count ->
        [0] 🤖 Only robots are left: the table waits for somebody to sit down.
       *[other] 🤖 Only robots are left: the table waits for { $names }.
    }
seats-deserted-until = If nobody comes, it closes ({ $when }).
seats-deserted-robots = If nobody comes within a quarter of an hour, they play on.
seats-deserted-came = A team that was never here forfeits; otherwise they play on after a quarter of an hour.
seats-away-hand = 🤖 **A robot plays for you.** The seat stays yours: press **I’m back** whenever you like.
seats-away-hand-waits = 🤖 **Only robots are left, so the table waits for you.** Press **I’m back** whenever you like.

# An offer in the channel. $mark is the sign of a team.
offer-title = ### 🪑 { $table }: a seat to take over
offer-seat = { $mark } Seat { $seat } is { $name }’s. Whoever takes it plays on from here:
offer-take = Take this seat
offer-taken = -# 🪑 { $table }: { $name } has taken the seat.
offer-gone = -# 🪑 { $table }: the seat is no longer free.

# The last word to somebody whose seat is another’s.
seat-left =
    .replaced = Thanks for playing! { $name } plays on in your place.
    .left = You were away, and { $name } has taken your seat.
    .removed = You have been taken off this table: { $name } plays on in your place. You may still watch.
