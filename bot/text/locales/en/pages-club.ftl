# Pages of a club for browsers: what stands in them besides the texts of its boards.

pages-clubs = Clubs
pages-club-part =
    .leaderboard = Leaderboard
    .season = Season
    .records = Records
    .league = League
    .tournaments = Tournaments
pages-club-choose =
    .pool = Game
    .season = Another season
    .by = Order
pages-club-season =
    .lasts = Until { $date }
    .over = Over since { $date }
pages-club-since = Since Monday
pages-club-nobody = Nobody has played enough for a medal yet.
pages-club-daily = Daily duplicates
pages-club-best = Best of all time
pages-club-coming = Now and next
pages-club-leagues = Leagues
pages-club-whole = The whole table
