# The weekly post. $games and $players are “12 games” and “7 players”; $name is in bold.
digest-title = The week at the tables
digest-week = { $first } – { $last }: { $games }, { $players }
digest-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
digest-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
digest-podium = Leading: { $pool }
digest-movers = 📈 Climbing: { $names }
digest-mover = { $name } ▲ { $places }
digest-deal = Deal of the week
digest-about = Every Sunday, after a week in which something was played. People who hide from the leaderboard are not named here, and their deals are not shown. /setup chooses the channel.
