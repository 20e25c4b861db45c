# /puzzle: a position each day, the same for everybody.
puzzle-title = Puzzle of the day
puzzle-taken =
    { $auction ->
        [choice] { $name } plays with { $trump }. Robots have played up to here.
       *[other] { $name } took: { $trump }. Robots have played up to here.
    }
puzzle-bid = { $name } bid { $bid }. Robots have played up to here.
puzzle-belote = { $name }: belote.
puzzle-ask =
    .cards = **It is your turn. Which card?** The first press counts.
    .bids = **It is your turn to call. What do you say?** The first press counts.
puzzle-right =
    .cards = **{ $best } is the best card.**
    .bids = **{ $best }: the best call.**
puzzle-wrong =
    .cards = { $answer } gives away about { $points } points: **{ $best }** is the best card.
    .bids = { $answer } gives away about { $points } points. The best call: **{ $best }**.
puzzle-few =
    { $count ->
        [one] You are the first to answer.
       *[other] { $count } people have answered so far, { $right } of them correctly.
    }
puzzle-played = { $count } people so far: { $answers }.
puzzle-streak =
    { $days ->
        [0] Your longest streak: { $longest }.
        [one] 🔥 { $days } day in a row · longest { $longest }
       *[other] 🔥 { $days } days in a row · longest { $longest }
    }
puzzle-next = The next one: { $at }
puzzle-none = The puzzle of the day is still being made. Please try again in a minute or two.
puzzle-over = That puzzle is gone: /puzzle has today’s.
puzzle-auction = Robots have called up to here.
puzzle-late = From the archive: a late answer counts for no streak.
puzzle-own = Only my cards
puzzle-play-on = Play on from here
puzzle-archive = Earlier puzzles
puzzle-archive-about = The last { $days } days; you have solved { $solved } of { $count }. ✅ solved, ❌ missed, ▫️ open.
puzzle-games = The games take turns: { $games }. Other games have no puzzle of their own: they play their cards or call as one of these.
puzzle-choose = Open a puzzle…
puzzle-kind =
    .cards = cards
    .bids = auction
profile-puzzles =
    { $days ->
        [one] Puzzles: { $days } day in a row, longest { $longest }
       *[other] Puzzles: { $days } days in a row, longest { $longest }
    }
