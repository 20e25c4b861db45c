# /leaderboard.
leaderboard-title = 🏆 Leaderboard
leaderboard-here = This server
leaderboard-everywhere = Everywhere
leaderboard-all-time = All time
leaderboard-season = Season { $number } · { $months }
leaderboard-by =
    .rating = Rating
    .won = Games won
    .rate = Win rate
    .pair = Best pair
leaderboard-choose = Choose…
leaderboard-won = won { $won } of { $count }, { $rate }
leaderboard-up =
    { $places ->
        [one] up { $places } place
       *[other] up { $places } places
    }
leaderboard-down =
    { $places ->
        [one] down { $places } place
       *[other] down { $places } places
    }
leaderboard-own = **You:**
leaderboard-not-on-it = You are not on this board yet.
leaderboard-empty =
    Nobody is on this board yet: **{ $pool }**. Be the first!
    A rated game gets you here: people in every seat, one of the usual games with its rules unchanged, and the pack shuffled before every deal. `/belote` opens a table, and the 🏅 there says that the game is rated.
    .robots =
        Nobody is on this ladder yet. It is for games with robots at the table, and for people who have chosen in `/preferences` that these count.
    .duplicate =
        Nobody is on this board yet: **Duplicate tournaments**. Be the first!
        A duplicate gets you here once it is over: everybody plays the same cards, and the whole tournament counts as one match. `/tournament list` shows those to come; organisers begin one with `/tournament create`, or one for each day with `/tournament daily`.
leaderboard-empty-rate = There are players on this board, but none with { $count } rated games yet: a win rate begins there. The rating shows them all.
leaderboard-empty-alone = This game is played one against one: it has no pairs.
leaderboard-page = Page { $page } of { $pages } · { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
leaderboard-page-pairs = Page { $page } of { $pages } · { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    }
leaderboard-provisional = { $mark } provisional: fewer than { $count } rated games
leaderboard-minimum = At least { $count } rated games
leaderboard-medals = 🥇 🥈 🥉 and the podium: at least { $count } { $of ->
        [duplicates] duplicates
       *[games] rated games
    }
leaderboard-movement = ▲ ▼ places since Monday
leaderboard-hidden = You are hidden: your row is shown to you alone. `/preferences` changes that.
leaderboard-previous = Back
leaderboard-next = Next
leaderboard-post = Show everybody
leaderboard-most-pairs = Page { $page } of { $pages } · the first { $count } pairs
leaderboard-new = new
leaderboard-movement-new = new: not there yet on Monday
leaderboard-how = How it works
leaderboard-explained = How the leaderboard works
leaderboard-explained-games = **Rated games** have people in every seat, one of the usual games with its rules unchanged, and the pack shuffled before every deal. A game that ends by agreement, or after a single deal, does not count.
leaderboard-explained-rating = **The rating** begins at 1,000 and moves with every game, won or lost: more against stronger people, and more while little is known of you. Below { $count } rated games it is provisional.
leaderboard-explained-leaving = **Whoever leaves** has lost, and the others have won. A partner who stayed loses nothing.
leaderboard-explained-same = **The same people again:** within seven days, their first three games count fully, the fourth three quarters, the fifth three fifths, the sixth half, and so on. With anybody else at the table a game counts fully.
leaderboard-explained-duplicate = **Duplicate tournaments** have a board of their own: everybody played the same cards, so a whole tournament is one match of all its teams, in the order of its standings. Whoever comes first has won it; teams with a robot do not count.
leaderboard-explained-season = **Each season** goes on from where you stood, and its first games count for more. Once it is over, its table never changes again.
leaderboard-explained-podium = **Medals and the podium** of a season go to people with at least { $games } rated games in it, or { $duplicates } duplicates.
leaderboard-explained-hiding = **If you would rather not be seen,** `/preferences` takes you off every board.
