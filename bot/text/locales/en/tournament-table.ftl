# A tournament’s table: the card in its channel, what its thread is told, what it counts.
# $tournament: its name; $team: “🔵 Anna and Cléo”; $when: “in 10 minutes”, $at: “21:30”.
tournament-table-name =
    { $round ->
        [0] { $tournament } · table { $table }
       *[other] { $tournament } · round { $round }, table { $table }
    }
tournament-table-thread =
    { $round ->
        [0] Table { $table }
       *[other] Round { $round }, table { $table }
    }
tournament-table-deals =
    { $deals ->
        [one] { $played } of { $deals } deal played
       *[other] { $played } of { $deals } deals played
    }
tournament-table-best-of = Final: the best of { $parties } games
tournament-table-parties = Games won: { $first } to { $second }
tournament-table-until = ⏳ The round lasts until **{ $at }** ({ $when }).
tournament-table-open = ⏳ Open until **{ $at }** ({ $when }).
tournament-table-no-limit = ⏳ The round lasts as long as its tables need.
tournament-table-then =
    .robots = The deal in progress is finished then, and robots play those that are missing.
    .nothing = The deal in progress is finished then, and those that are missing count 0–0.
    .ahead = The deal in progress is finished then, and whoever is ahead has won.
    .window = Boards that are not finished by then are not compared.
tournament-table-cards = 🃏 Your cards come by direct message; **{ $button }** at the table shows them too.
tournament-table-round-ends = ⏳ End of the round: { $when }
tournament-table-closes = ⏳ Closes: { $when }
tournament-table-last-deal = ⏰ Time is up: this is the last deal.
tournament-table-called = ⏳ **End of the round: { $at }** ({ $when }).
tournament-table-time-up = ⏰ **The time of this round is up.**
    .robots = This deal is still yours; then robots play those that are missing.
    .nothing = This deal is still yours; those that are missing count 0–0.
    .ahead = This deal is still yours; then whoever is ahead has won.
tournament-table-robots =
    { $deals ->
        [one] 🤖 Robots play the deal that is missing, in all four seats: the score sheet comes in a moment.
       *[other] 🤖 Robots play the { $deals } deals that are missing, in all four seats: the score sheet comes in a moment.
    }
tournament-table-robots-finish = 🤖 Robots finish this deal, in all four seats: the score comes in a moment.
tournament-table-ends-now = ⏰ **The organiser ends the tournament now.** If this deal is not over in time, robots finish it ({ $when }).
tournament-table-newcomer = 🪑 { $mention }, **you play at this table from now on**, in seat { $seat }:
tournament-table-newcomer-robot = Until you sit down a robot plays for you.
tournament-table-newcomer-sits = -# 🪑 { $name } plays here now.
tournament-table-newcomer-late = -# 🪑 Nobody has taken this seat: a robot has played there.
tournament-table-sit = Sit down
tournament-table-where = Where now?
tournament-table-counts = **What it is worth in the tournament:**
tournament-table-counts-points =
    { $points ->
        [one] { $team }: **1 point**
       *[other] { $team }: **{ $shown } points**
    }
tournament-table-counts-match =
    { $match ->
        [one] { $team }: **1 match point** ({ $shown })
       *[other] { $team }: **{ $match } match points** ({ $shown })
    }
tournament-table-wins = 🏆 **{ $team } win this match.**
tournament-table-one-more = ⚖️ It is level: another deal decides, here in a moment.
tournament-table-next-party = ▶️ The next game begins here in a moment.
tournament-table-boards = 🗂️ What it is worth is known once all tables have played these boards.
tournament-table-compared = 🗂️ The boards are compared: **Where now?** shows where you stand.
tournament-table-left = 🤖 { $name } left the table to a robot: −{ $points } points.
tournament-table-leave-costs = ⚠️ Whoever is not back when the game ends loses { $points } points in this tournament.
tournament-table-ended = -# The game has ended.
tournament-table-own-place = -# Have to go? **Leave**, and a robot plays for you. Only the organiser can put somebody in your place.
tournament-table-close-sure = **Close { $table }?** The game ends here, and counts as far as it went.
tournament-table-expel-sure = **Take { $name } off the table?** A robot plays on, and { $name } cannot come back to this game. To put somebody in the place, replace { $name } in the tournament.
tournament-table-expelled = Done: a robot plays there.
