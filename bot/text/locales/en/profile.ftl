# /profile and /compare: what somebody has done in rated games, and the titles.
profile-title = Profile of { $name }
profile-none =
    You have not finished a rated game yet. It takes people in every seat, one of the usual games with its rules unchanged, and the pack shuffled before every deal: `/belote` opens a table, and the 🏅 there says that the game is rated.
    Your other games are in `/history`.
profile-none-of = { $name } has not finished a rated game here yet.
profile-hidden = { $name } keeps these figures private.
profile-own-hidden = You are hidden: others cannot open your profile. `/preferences` changes that.
profile-robot = Robots have no profile. Choose somebody who plays.
profile-former = This player asked to be forgotten, and no longer has a profile.
profile-place = Rank { $rank }
profile-rating = Rating: **{ $rating }**
profile-curve = Rating after each game
profile-curve-told =
    { $count ->
        [one] The rating went from { $first } to { $last } in { $count } game, between { $least } and { $most }
       *[other] The rating went from { $first } to { $last } in { $count } games, between { $least } and { $most }
    }
profile-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
profile-run =
    { $count ->
        [0] none in a row yet
       *[other] at best { $count } in a row
    }
profile-won = Games: { $won } · { $run }
profile-other = { $pool }: { $rating } · { $won }
profile-made = Contracts made
profile-of = { $part } of { $count }
profile-contracts = Contracts: took { $taken }, made { $made } ({ $rate }), dedans { $dedans }
profile-counts = Capots: { $capots } · coinches: { $coinches } · belotes: { $belotes }
profile-points = Points per deal
profile-usual = average: { $points }
profile-points-line = Points per deal: { $points }; everybody in the same seats: { $usual }
profile-lost = Points given away per deal, over { $count } games
profile-lost-line = Given away: { $points } points per deal · clean deals: { $clean }
profile-lost-told = Given away per deal: from { $first } to { $last } in { $count } games, { $least } to { $most }
profile-lessons = Lessons: { $done } of { $count } done
profile-practice =
    { $count ->
        [0] Practice in the last { $days } days: none
        [one] Practice in the last { $days } days: { $count } game
       *[other] Practice in the last { $days } days: { $count } games
    }
profile-puzzles-none = Puzzles: none solved yet
profile-against-chances = Against the chances
profile-expected = expected to be made: { $expected }
profile-expected-line = Against the chances: { $made } made, { $expected } expected
profile-tile =
    .games = Games
    .run = Wins in a row
    .taken = Contracts
    .dedans = Dedans
    .capots = Capots
    .coinches = Coinches
    .belotes = Belotes
    .titles = Titles
profile-with = With partners
profile-against = Against opponents
profile-partners = Partners of { $name }
profile-opponents = Opponents of { $name }
profile-nobody = Nobody yet: it takes a few games with the same people.
profile-page = My page in the browser
profile-page-about = Whoever has the link reads in a browser, without an account, what others read in your `/profile`: your name, ratings and figures, titles, tournaments and puzzles. It covers all servers together and names none of them, and no partner or opponent. It stands on no list, search engines are asked to leave it out, and you can take the link back at any time.
profile-page-none = There is no link yet, so nobody reads it.
profile-page-hidden = You are hidden: the link leads nowhere until you show yourself again. `/preferences` changes that.

profile-titles = Titles
profile-titles-told = Titles: { $titles }
# Each title, and what earns it, in rated games.
title-name =
    .capot = First capot
    .faultless = Faultless
    .contracts = Ten in a row
    .wins = On a roll
    .comeback = Great comeback
    .pools = All-rounder
    .belotes = King and queen
    .parties = Regular
    .together = Inseparable
    .clean = Clean hands
    .spotless = Spotless
title-about =
    .capot = every trick of a deal won
    .faultless = all contracts of a won game made, at least { $number }
    .contracts = { $number } contracts made in a row
    .wins = { $number } games won in a row
    .comeback = a game won after being { $number } points behind
    .pools = games won on { $number } boards of the leaderboard
    .belotes = { $number } belotes in all
    .parties = { $number } games played to the end
    .together = { $number } games with the same partner
    .clean = { $number } deals in which nothing was given away, as far as one could know
    .spotless = { $number } deals in which nothing was given away, as far as one could know

compare-title = { $first } and { $second }
compare-same = Choose two different people to compare.
compare-row = { $label }: { $first } – { $second }
compare-chance = Chance of winning, one against one
compare-together =
    { $count ->
        [one] { $count } game as partners, { $won } won
       *[other] { $count } games as partners, { $won } won
    }
compare-together-none = No game as partners yet
compare-against =
    { $count ->
        [one] { $count } game against each other
       *[other] { $count } games against each other
    }
compare-against-line =
    { $count ->
        [one] { $count } game against each other: { $first } won { $first_won }, { $second } { $second_won }
       *[other] { $count } games against each other: { $first } won { $first_won }, { $second } { $second_won }
    }
compare-against-none = No game against each other yet
