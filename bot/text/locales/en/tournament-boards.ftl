# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to-standings = Standings
tournament-boards-to-round = Round
tournament-boards-to-bracket = Bracket
tournament-boards-to-cross = Cross table
tournament-boards-to-games = My games
tournament-boards-not-begun = The first round has not been drawn yet: there is nothing to show before it.
tournament-boards-no-bracket = Only a knock-out has a bracket. Look at the standings: **/tournament standings**.
tournament-boards-no-cross = This tournament has no cross table. Look at the standings: **/tournament standings**.

# How far it has come.
tournament-boards-after-round = After round { $round } of { $rounds }
tournament-boards-round-goes-on =
    { $count ->
        [one] Round { $round } of { $rounds } · { $done } of { $count } table done
       *[other] Round { $round } of { $rounds } · { $done } of { $count } tables done
    }
tournament-boards-final-standings = Final standings
tournament-boards-called-off-after = Called off in round { $round }

# Standings.
tournament-boards-standings = 🏆 { $tournament } · Standings
tournament-boards-standings-after = 🏆 { $tournament } · Standings after round { $round }
tournament-boards-standings-page =
    { $count ->
        [one] Page { $page } of { $pages } · { $count } entry
       *[other] Page { $page } of { $pages } · { $count } entries
    }
tournament-boards-standings-about = Equal? Then this decides, in this order: { $columns }.
tournament-boards-standings-decided = Underlined: what puts somebody below the one above
tournament-boards-by-lot = 🎲 Equal in everything: lot put { $ahead } before { $behind }.
tournament-boards-no-result = No table has its result yet: the standings begin with the first.
tournament-boards-still-in = still in
tournament-boards-gone = withdrawn
tournament-boards-in-words = In words
tournament-boards-as-list = As a list
tournament-boards-my-page = My page
tournament-boards-page = { $page } of { $pages }
tournament-boards-ask-why = ❓ Why is somebody there?

# Why one is ahead of another.
tournament-boards-why-title = ❓ Why?
tournament-boards-why-at-once =
    { $people ->
        [one] { $ahead } is ahead of { $behind }: { $reason }.
       *[other] { $ahead } are ahead of { $behind }: { $reason }.
    }
tournament-boards-why-after-equal =
    { $people ->
        [one] { $ahead } is ahead of { $behind }: equal on { $equal }, but { $reason }.
       *[other] { $ahead } are ahead of { $behind }: equal on { $equal }, but { $reason }.
    }
tournament-boards-why-shared = { $ahead } and { $behind } share their place: everything that counts is equal.
tournament-boards-why-direction = { $ahead } and { $behind } are not compared: north–south and east–west have a ranking each.
tournament-boards-why-never-came = { $behind }: at none of their tables, and so without a place.
tournament-boards-why-points = more points, { $first } against { $second }
tournament-boards-why-match-points = more match points, { $first } against { $second }
tournament-boards-why-pool-points = more points in the pool, { $first } against { $second }
tournament-boards-why-parties = more games won, { $first } against { $second }
tournament-boards-why-difference = a better points difference, { $first } against { $second }
tournament-boards-why-capots = more capots made, { $first } against { $second }
tournament-boards-why-failed = fewer failed contracts, { $first } against { $second }
tournament-boards-why-direct = more match points in the games among those equal, { $first } against { $second }
tournament-boards-why-best = a higher best game, { $first } against { $second }
tournament-boards-why-buchholz = a higher Buchholz, { $first } against { $second }
tournament-boards-why-buchholz-median = a higher Buchholz without the best and the worst opponent, { $first } against { $second }
tournament-boards-why-place = a better place in the bracket, { $first } against { $second }
tournament-boards-why-percentage = a higher percentage, { $first } against { $second }
tournament-boards-why-imps = more IMPs, { $first } against { $second }
tournament-boards-why-boards-won = more boards won against those equal, { $first } against { $second }
tournament-boards-why-tops = more tops, { $first } against { $second }
tournament-boards-why-lot = lot { $first } was drawn before lot { $second }
tournament-boards-why-bracket = the main bracket goes before the consolante
tournament-boards-equal-points = points
tournament-boards-equal-match-points = match points
tournament-boards-equal-pool-points = points in the pool
tournament-boards-equal-parties = games won
tournament-boards-equal-difference = points difference
tournament-boards-equal-capots = capots
tournament-boards-equal-failed = failed contracts
tournament-boards-equal-direct = the games among those equal
tournament-boards-equal-best = best game
tournament-boards-equal-buchholz = Buchholz
tournament-boards-equal-percentage = percentage
tournament-boards-equal-imps = IMPs
tournament-boards-equal-boards-won = boards won
tournament-boards-equal-tops = tops
tournament-boards-lot-seed = Lots come from the tournament’s seed, `{ $seed }`: **/tournament export** has all of it.
tournament-boards-buchholz-of = Buchholz of { $name }: { $sum } = **{ $total }**
tournament-boards-buchholz-not-played = not played

# One entry, with its games.
tournament-boards-of-entries = { $rank } of { $count }
tournament-boards-nobody-ahead = 👑 Nobody is ahead.
tournament-boards-games = Round by round
tournament-boards-table = Table { $table }
tournament-boards-with = with { $partner }
tournament-boards-against = against { $others }
tournament-boards-sat-out = bye
tournament-boards-not-there = did not play
tournament-boards-won-by-forfeit = won: the others did not come
tournament-boards-forfeited = did not come

# A round.
tournament-boards-round = Round { $round }
tournament-boards-round-of = 🪑 Round { $round } · { $tournament }
tournament-boards-tables-done =
    { $count ->
        [one] { $done } of { $count } table done
       *[other] { $done } of { $count } tables done
    }
tournament-boards-round-to-come = Still to come, if nobody leaves
tournament-boards-round-until = ⏱️ until { $at } ({ $left })
tournament-boards-round-paused = ⏸️ The tournament is paused; its time stands still.
tournament-boards-own-table = 🙋 You play at **table { $table }**.
tournament-boards-own-table-played = 🙋 You played at **table { $table }**.
tournament-boards-own-bye = 🙋 You sit out this round.
tournament-boards-own-bye-played = 🙋 You sat out this round.
tournament-boards-byes = Bye
tournament-boards-byes-are = Bye: { $names }
tournament-boards-match-won = Match: { $name } { $imps } IMPs
tournament-boards-match-drawn = Match: drawn
tournament-boards-and-others =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
tournament-boards-deals-played =
    { $deals ->
        [one] { $deals } deal played
       *[other] { $deals } deals played
    }
tournament-boards-table-playing = being played
tournament-boards-table-done = done
tournament-boards-table-forfeit = forfeit: { $absent }
tournament-boards-table-robots = 🤖 robots played for { $absent }
tournament-boards-table-robots-finished =
    { $deals ->
        [one] ⌛ robots finished the last deal
       *[other] ⌛ robots finished the last { $deals } deals
    }
tournament-boards-standings-robots = 🤖 Robots played at least one game for those who did not come.
tournament-boards-my-table = My table
tournament-boards-choose-round = Another round

# Brackets and pools.
tournament-boards-bracket = 🌳 { $tournament } · Bracket
tournament-boards-bracket-after = 🌳 { $tournament } · Bracket after round { $round }
tournament-boards-bracket-main = main bracket
tournament-boards-bracket-consolante = consolante
tournament-boards-bracket-none = no place
tournament-boards-section-main = Main bracket
tournament-boards-section-consolante = Consolante
tournament-boards-pool = Pool { $pool }
tournament-boards-pools = Pools { $first }–{ $last }
tournament-boards-places = Places { $first }–{ $last }
tournament-boards-places-from = Places from { $first } on
tournament-boards-stage-1 = Final
tournament-boards-stage-2 = Semi-finals
tournament-boards-stage-4 = Quarter-finals
tournament-boards-stage-of = Round of { $count }
tournament-boards-bye = bye
tournament-boards-forfeit = forfeit
tournament-boards-choose-part = Another part

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Cross table
tournament-boards-cross-title = Who met whom
tournament-boards-cross-won = won against { $numbers }
tournament-boards-cross-drawn = drew with { $numbers }
tournament-boards-cross-lost = lost to { $numbers }
tournament-boards-cross-open = still to meet { $numbers }
tournament-boards-cross-robots = 🤖 robots played against { $numbers }
tournament-boards-cross-about = Rows and columns have the same numbers. 2: won, 1: drawn, 0: lost, …: being played.
tournament-boards-cross-about-teams = Rows and columns have the same numbers. In each cell the IMPs of the match, …: being played.

# The podium. $people: how many played; $entries: pairs or teams.
tournament-boards-podium = 🏅 { $tournament } · The winners
tournament-boards-size-people =
    { $people ->
        [one] { $format } · { $people } player · rounds: { $rounds }
       *[other] { $format } · { $people } players · rounds: { $rounds }
    }
tournament-boards-size-daily =
    { $people ->
        [one] { $format } · { $people } player
       *[other] { $format } · { $people } players
    }
tournament-boards-size-pairs =
    { $format } · { $people } { $people ->
        [one] player
       *[other] players
    }{ $robots ->
        [0] { "" }
        [one] { " " }and { $robots } robot
       *[other] { " " }and { $robots } robots
    } in { $entries } { $size ->
        [2] pairs
       *[other] teams
    } · rounds: { $rounds }
tournament-boards-won-consolante =
    { $people ->
        [one] 🎖️ { $name } has won the consolante.
       *[other] 🎖️ { $name } have won the consolante.
    }
tournament-boards-thanks = Thank you all for playing, and congratulations! 🎉
tournament-boards-nothing-played = Nothing was played.
tournament-boards-nobody-won = **Nobody has won:** no side came to the tables that would have decided it.
tournament-boards-seed = The draw (seed `{ $seed }`) can be checked: **/tournament export**

# Exports.
tournament-boards-exported = 📦 **{ $tournament }**, as it stands now. Open the .csv files with a spreadsheet; the .json file has everything.
tournament-boards-records-in-it =
    { $count ->
        [one] With the record of { $count } game: records.jsonl, a line each.
       *[other] With the records of { $count } games: records.jsonl, a line each.
    }
tournament-boards-records-hidden =
    { $count ->
        [one] { $count } record is left out: it belongs to those who sat there until they publish it, or its boards are still played elsewhere.
       *[other] { $count } records are left out: they belong to those who sat there until they publish them, or their boards are still played elsewhere.
    }
tournament-boards-records-too-big = The records of the games are left out: together they are too big for Discord. **/export** has them one by one.
tournament-boards-csv-entry = Entry
tournament-boards-csv-names = Names
tournament-boards-csv-from-round = From round
tournament-boards-csv-to-round = To round
tournament-boards-csv-rank = Rank
tournament-boards-csv-round = Round
tournament-boards-csv-table = Table
tournament-boards-csv-section = Section
tournament-boards-csv-side = Side
tournament-boards-csv-entries = Entries
tournament-boards-csv-points = Points
tournament-boards-csv-parties = Games won
tournament-boards-csv-capots = Capots
tournament-boards-csv-failed = Failed contracts
tournament-boards-csv-robots = By robots
tournament-boards-csv-robot-deals = Deals by robots
tournament-boards-csv-kind = Kind
tournament-boards-csv-counts = Counts
tournament-boards-csv-reason = Reason
tournament-boards-csv-id = Result
tournament-boards-csv-supersedes = In place of
tournament-boards-csv-board = Board
tournament-boards-csv-contract = Contract
tournament-boards-csv-taken = Took it
tournament-boards-csv-outcome = Outcome
tournament-boards-csv-written = Scored on the board
tournament-boards-csv-percentage = Per cent
tournament-boards-csv-imps = IMPs
tournament-boards-direction-ns = north–south
tournament-boards-direction-ew = east–west

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column-points = Points
tournament-column-points-short = Pts
tournament-column-match-points = Match points
tournament-column-match-points-short = Match
tournament-column-pool-points = Pool points
tournament-column-pool-points-short = Pool pts
tournament-column-parties = Games won
tournament-column-parties-short = Won
tournament-column-difference = Difference
tournament-column-difference-short = Diff.
tournament-column-capots = Capots
tournament-column-capots-short = Capots
tournament-column-failed = Failed contracts
tournament-column-failed-short = Failed
tournament-column-direct = Games among those equal
tournament-column-direct-short = Direct
tournament-column-best = Best game
tournament-column-best-short = Best
tournament-column-buchholz = Buchholz
tournament-column-buchholz-short = Buchh.
tournament-column-lot = Lot
tournament-column-lot-short = Lot
tournament-column-bracket = Bracket
tournament-column-bracket-short = Bracket
tournament-column-place = Place
tournament-column-place-short = Place
tournament-column-percentage = Percentage
tournament-column-percentage-short = %
tournament-column-imps = IMPs
tournament-column-imps-short = IMPs
tournament-column-boards-won = Boards won
tournament-column-boards-won-short = Boards
tournament-column-tops = Tops
tournament-column-tops-short = Tops
tournament-column-direction = Line
tournament-column-direction-short = Line

# The travelling sheet of a board. $board: its name, or its number in the round; $contract: 100 ♥; $who: the takers.
tournament-boards-to-boards = Boards
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
tournament-boards-board = Board { $board }
tournament-boards-board-of-round = Round { $round } · Board { $board }
tournament-boards-choose-board = Choose a board
tournament-boards-travelling-contract = Contract
tournament-boards-travelling-points = Points
tournament-boards-travelling-percentage = %
tournament-boards-travelling-imps = IMPs
tournament-boards-travelling-passed = passed
tournament-boards-travelling-taken = { $contract } by { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } table has played it
       *[other] { $count } tables have played it
    }
tournament-boards-travelling-about-percentage = Per cent: how much was made of what could be made with these cards, compared with the other tables.
tournament-boards-travelling-about-imps = IMPs: how far ahead of the other tables with the same cards, or behind.
tournament-boards-travelling-about-match = IMPs: against the other table of the match, with the same cards.
tournament-boards-no-boards = No board has been played at all tables yet: until then nothing of it is shown.
tournament-boards-no-travelling = Only a duplicate has boards that are compared. Look at the standings: **/tournament standings**.
# A daily duplicate that is over. $share: how many of the others were beaten.
tournament-boards-beaten = **Better than { $share } of those who played.**
tournament-boards-beaten-all =
    { $count ->
        [one] **Better than the only other player.**
       *[other] **Better than everybody else who played ({ $count }).**
    }
tournament-boards-beaten-none =
    { $count ->
        [one] { $count } other player was at least as good.
       *[other] The { $count } others who played were at least as good.
    }

# A knock-out: how many rounds, and what nobody would expect of its brackets.
tournament-boards-rounds-either = { $least } or { $most }
tournament-boards-consolante-later = The consolante ends after the main bracket: its final is in round { $round }.
tournament-boards-consolante-perhaps = It depends on the results whether the consolante needs one more round than the main bracket: its final is in round { $main } or { $round }.
tournament-boards-consolante-after = The main bracket is over. The final of the consolante is still to come, in round { $round }.
tournament-boards-third-place-few = Whoever loses the first game they play goes on in the consolante, even from a semi-final. With fewer than { $count } pairs there may therefore be no game for third place.
tournament-boards-third-place-maybe = There is a game for third place only if both who lose a semi-final have won a game before: whoever loses the first game they play goes on in the consolante.
tournament-boards-third-place-never = There is no game for third place: whoever loses the first game they play goes on in the consolante, even from a semi-final.
