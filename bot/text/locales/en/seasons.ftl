# The page of /setup about seasons. $ends and $until are moments, as Discord shows them.
seasons-title = Seasons
seasons-about = Each season has a leaderboard of its own, and its final table stays in `/leaderboard`. Seasons begin and end at midnight UTC. What you choose here is for the **next** season: the one that goes on keeps its end.
seasons-none = No rated game has been played here yet. The first season begins with the first one, and lasts until { $until }.
seasons-now = **Season { $number }** lasts until { $ends }, and the next one until { $until }.
seasons-length = **How long** a season lasts:
seasons-months = { $count ->
        [one] { $count } month
       *[other] { $count } months
    }
seasons-start = **When** they begin, on the first of:
seasons-podium = **Podium**, when a season is over, in this channel:
seasons-no-podium = No podium
# The post at the end of a season. $season is “Season 2 · Jul–Sep 2026”, $date a day.
podium-title = 🏆 The podium of the season
podium-season = { $season }: over on { $date }
podium-table = Final table
podium-about = The next season has begun: everybody goes on from where they stood, and the first games count for more. People who hide from the leaderboard are not named here. /setup chooses the channel.
