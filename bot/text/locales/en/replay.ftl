# Stepping through a finished game, all cards open.
replay-deal = Deal { $number } of { $deals }
replay-auction = The auction
replay-trick = Trick { $number } of { $tricks }
replay-broken-off = { $cards }: here the game was stopped.
replay-points = Points of the tricks so far: { $totals }
replay-stock = In the stock: { $cards }
replay-laid = { $name } took up { $taken } and laid { $laid } away
replay-choose = Choose a deal…
replay-no-result = nobody scored
replay-show = Show in the channel
replay-show-about = Once it is shown in the channel, anybody can look at the game.
replay-shown-by = { $name } shows { $table }: anybody may step through it.
replay-note = Comment…
replay-note-about = Whoever looks at this moment of the game reads it with your name.
replay-note-back = Take my comment back
replay-note-remove = Remove a comment…

# Alt text. $cards is “spades ace, king; hearts nine”.
replay-alt-hand = { $name } holds: { $cards }.
replay-alt-suit = { $suit } { $ranks }
replay-alt-suits = { $suits }; { $suit }
replay-alt-on = { $card } on { $under }
replay-alt-face-down = { $card } face down
replay-alt-covered = Face down before { $name }: { $cards }.
replay-alt-trick =
    { $points ->
        [one] Trick: { $cards }; won by { $name }, { $points } point.
       *[other] Trick: { $cards }; won by { $name }, { $points } points.
    }
replay-alt-points = Points so far: { $points }.
