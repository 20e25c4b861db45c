# How a tournament stands: standings, rounds, brackets, cross tables, the podium, exports.
# $tournament: its name; $round of $rounds; $ahead, $behind, $name: entries.
tournament-boards-to =
    .standings = Standings
    .round = Round
    .tables = Tables
    .bracket = Bracket
    .cross = Cross table
    .games = My games
    .boards = Boards
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
tournament-boards-why =
    .points = more points, { $first } against { $second }
    .match-points = more match points, { $first } against { $second }
    .pool-points = more points in the pool, { $first } against { $second }
    .parties = more games won, { $first } against { $second }
    .difference = a better points difference, { $first } against { $second }
    .capots = more capots made, { $first } against { $second }
    .failed = fewer failed contracts, { $first } against { $second }
    .direct = more match points in the games among those equal, { $first } against { $second }
    .best = a higher best game, { $first } against { $second }
    .buchholz = a higher Buchholz, { $first } against { $second }
    .buchholz-median = a higher Buchholz without the best and the worst opponent, { $first } against { $second }
    .place = a better place in the bracket, { $first } against { $second }
    .percentage = a higher percentage, { $first } against { $second }
    .imps = more IMPs, { $first } against { $second }
    .boards-won = more boards won against those equal, { $first } against { $second }
    .tops = more tops, { $first } against { $second }
    .lot = lot { $first } was drawn before lot { $second }
    .bracket = the main bracket goes before the consolante
tournament-boards-equal =
    .points = points
    .match-points = match points
    .pool-points = points in the pool
    .parties = games won
    .difference = points difference
    .capots = capots
    .failed = failed contracts
    .direct = the games among those equal
    .best = best game
    .buchholz = Buchholz
    .percentage = percentage
    .imps = IMPs
    .boards-won = boards won
    .tops = tops
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
tournament-boards-round-of =
    { $round ->
        [0] 🪑 Tables · { $tournament }
       *[other] 🪑 Round { $round } · { $tournament }
    }
tournament-boards-tables-done =
    { $count ->
        [one] { $done } of { $count } table done
       *[other] { $done } of { $count } tables done
    }
tournament-boards-round-to-come = Still to come, if nobody leaves
tournament-boards-round-until = ⏱️ until { $at } ({ $left })
tournament-protests = ⚖️ All tables are done. Until { $at } ({ $left }) whoever sat at a table can report a problem; then the standings are shown.
tournament-protest-no-table = You had no table in this round.
tournament-protest-over = The time for protests is over: the results of this round stand. An organiser can still correct one.
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
    .main = main bracket
    .consolante = consolante
tournament-boards-bracket-after = 🌳 { $tournament } · Bracket after round { $round }
tournament-boards-bracket-none = no place
tournament-boards-section =
    .main = Main bracket
    .consolante = Consolante
tournament-boards-pool = Pool { $pool }
tournament-boards-pools = Pools { $first }–{ $last }
tournament-boards-places = Places { $first }–{ $last }
tournament-boards-places-from = Places from { $first } on
tournament-boards-stage =
    .of-1 = Final
    .of-2 = Semi-finals
    .of-4 = Quarter-finals
tournament-boards-stage-of = Round of { $count }
tournament-boards-bye = bye
tournament-boards-forfeit = forfeit
tournament-boards-choose-part = Another part

# Cross tables.
tournament-boards-cross = 🔢 { $tournament } · Cross table
    .won = won against { $numbers }
    .drawn = drew with { $numbers }
    .lost = lost to { $numbers }
    .open = still to meet { $numbers }
    .robots = 🤖 robots played against { $numbers }
tournament-boards-cross-title = Who met whom
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
tournament-boards-csv =
    .entry = Entry
    .names = Names
    .from-round = From round
    .to-round = To round
    .rank = Rank
    .round = Round
    .table = Table
    .section = Section
    .side = Side
    .entries = Entries
    .points = Points
    .parties = Games won
    .capots = Capots
    .failed = Failed contracts
    .robots = By robots
    .robot-deals = Deals by robots
    .kind = Kind
    .counts = Counts
    .reason = Reason
    .id = Result
    .supersedes = In place of
    .board = Board
    .contract = Contract
    .taken = Took it
    .outcome = Outcome
    .written = Scored on the board
    .percentage = Per cent
    .imps = IMPs
tournament-boards-direction =
    .ns = north–south
    .ew = east–west

# Tie-breaks: their names, and the short ones above the columns of pictures.
tournament-column =
    .points = Points
    .match-points = Match points
    .pool-points = Pool points
    .parties = Games won
    .difference = Difference
    .capots = Capots
    .failed = Failed contracts
    .direct = Games among those equal
    .best = Best game
    .buchholz = Buchholz
    .lot = Lot
    .bracket = Bracket
    .place = Place
    .percentage = Percentage
    .imps = IMPs
    .boards-won = Boards won
    .tops = Tops
    .direction = Line
tournament-column-short =
    .points = Pts
    .match-points = Match
    .pool-points = Pool pts
    .parties = Won
    .difference = Diff.
    .capots = Capots
    .failed = Failed
    .direct = Direct
    .best = Best
    .buchholz = Buchh.
    .lot = Lot
    .bracket = Bracket
    .place = Place
    .percentage = %
    .imps = IMPs
    .boards-won = Boards
    .tops = Tops
    .direction = Line

# The travelling sheet of a board. $board: its name, or its number in the round; $contract: 100 ♥; $who: the takers.
tournament-boards-travelling = 🗂️ { $tournament } · { $board }
    .contract = Contract
    .points = Points
    .percentage = %
    .imps = IMPs
tournament-boards-board = Board { $board }
tournament-boards-board-of-round = Round { $round } · Board { $board }
tournament-boards-choose-board = Choose a board
tournament-boards-travelling-passed = passed
tournament-boards-travelling-taken = { $contract } by { $who }
tournament-boards-travelling-tables =
    { $count ->
        [one] { $count } table has played it
       *[other] { $count } tables have played it
    }
tournament-boards-travelling-about =
    .percentage = Per cent: how much was made of what could be made with these cards, compared with the other tables.
    .imps = IMPs: how far ahead of the other tables with the same cards, or behind.
    .match = IMPs: against the other table of the match, with the same cards.
tournament-boards-no-boards = No board has been played at all tables yet: until then nothing of it is shown.
tournament-boards-no-travelling = Only a duplicate has boards that are compared. Look at the standings: **/tournament standings**.
# A daily duplicate that is over. $share: how many of the others were beaten.
tournament-boards-beaten = **Better than { $share } of those who played.**
    .all =
        { $count ->
            [one] **Better than the only other player.**
           *[other] **Better than everybody else who played ({ $count }).**
        }
    .none =
        { $count ->
            [one] { $count } other player was at least as good.
           *[other] The { $count } others who played were at least as good.
        }

# A knock-out: how many rounds, and what nobody would expect of its brackets.
tournament-boards-rounds-either = { $least } or { $most }
tournament-boards-consolante =
    .later = The consolante ends after the main bracket: its final is in round { $round }.
    .perhaps = It depends on the results whether the consolante needs one more round than the main bracket: its final is in round { $main } or { $round }.
    .after = The main bracket is over. The final of the consolante is still to come, in round { $round }.
tournament-boards-third-place-few = Whoever loses the first game they play goes on in the consolante, even from a semi-final. With fewer than { $count } pairs there may therefore be no game for third place.
tournament-boards-third-place =
    .maybe = There is a game for third place only if both who lose a semi-final have won a game before: whoever loses the first game they play goes on in the consolante.
    .never = There is no game for third place: whoever loses the first game they play goes on in the consolante, even from a semi-final.
# What an entry needs, for whoever reads it.
tournament-needs =
    .first-sure = The first place is sure.
    .podium-sure = A place on the podium is sure.
    .podium-out = The podium is out of reach.
    .pool = Number **{ $rank }** of { $entries } in the pool.
    .in = The main bracket is sure.
    .out = The main bracket is out of reach.
    .against = The game is against { $names }.
    .win = A win leads to { $names }.
    .win-free = A win leads straight into the next game.
    .win-final = A win brings place { $place }.
    .loss-second = A loss brings place { $place }.
tournament-needs-loss =
    .consolante = A loss leads to the consolante.
    .places = A loss leads to a game for a lower place.
    .out = A loss is the end.
