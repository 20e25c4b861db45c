# /puzzle: a position each day, the same for everybody.
puzzle-title = Puzzle of the day
puzzle-taken = { $name } took: { $trump }. Robots have played up to here.
puzzle-bid = { $name } bid { $bid }. Robots have played up to here.
puzzle-belote = { $name }: belote.
puzzle-ask = **It is your turn. Which card?** The first press counts.
puzzle-right = **{ $card } is the best card.**
puzzle-wrong = { $card } gives away about { $points } points: **{ $best }** is the best card.
puzzle-few =
    { $count ->
        [one] You are the first to answer.
       *[other] { $count } people have answered so far, { $right } of them with the best card.
    }
puzzle-played = { $count } people so far: { $cards }.
puzzle-streak =
    { $days ->
        [0] Your longest streak: { $longest }.
        [one] 🔥 { $days } day in a row · longest { $longest }
       *[other] 🔥 { $days } days in a row · longest { $longest }
    }
puzzle-next = The next one: { $at }
puzzle-none = The puzzle of the day is still being made. Please try again in a minute or two.
puzzle-over = That puzzle is over, or was changed: /puzzle has the one of today.
profile-puzzles =
    { $days ->
        [one] Puzzles: { $days } day in a row, longest { $longest }
       *[other] Puzzles: { $days } days in a row, longest { $longest }
    }
