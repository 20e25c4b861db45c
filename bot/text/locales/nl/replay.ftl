# Stepping through a finished game, all cards open.
replay-deal = Spel { $number } van { $deals }
replay-auction = Het bieden
replay-trick = Slag { $number } van { $tricks }
replay-broken-off = { $cards }: hier is de partij gestopt.
replay-points = Punten in de slagen tot hier: { $totals }
replay-stock = In de stok: { $cards }
replay-laid = { $name } pakte { $taken } op en legde { $laid } weg
replay-choose = Kies een spel…
replay-no-result = niets geschreven
replay-show = In het kanaal laten zien
replay-show-about = Als je de partij in het kanaal laat zien, kan iedereen die daarna bekijken.
replay-shown-by = { $name } laat { $table } zien: iedereen mag door de partij klikken.
replay-note = Reageren…
replay-note-about = Wie dit moment van de partij bekijkt, leest het met je naam erbij.
replay-note-back = Mijn reactie terugnemen
replay-note-remove = Reactie verwijderen…

# Alt text. $cards is “schoppen aas, heer; harten negen”.
replay-alt-hand = { $name } heeft: { $cards }.
replay-alt-suit = { $suit } { $ranks }
replay-alt-suits = { $suits }; { $suit }
replay-alt-on = { $card } op { $under }
replay-alt-face-down = { $card } dicht
replay-alt-covered = Dicht voor { $name }: { $cards }.
replay-alt-trick =
    { $points ->
        [one] Slag: { $cards }; voor { $name }, { $points } punt.
       *[other] Slag: { $cards }; voor { $name }, { $points } punten.
    }
replay-alt-points = Punten tot hier: { $points }.
