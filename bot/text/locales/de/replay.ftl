# Stepping through a finished game, all cards open.
replay-deal = Spiel { $number } von { $deals }
replay-auction = Das Reizen
replay-trick = Stich { $number } von { $tricks }
replay-broken-off = { $cards }: Hier wurde die Partie gestoppt.
replay-points = Punkte in den Stichen bis hier: { $totals }
replay-stock = Im Stapel: { $cards }
replay-laid = { $name } hat { $taken } aufgenommen und { $laid } weggelegt
replay-choose = Ein Spiel wählen…
replay-no-result = nichts geschrieben
replay-show = Im Kanal zeigen
replay-show-about = Wird die Partie im Kanal gezeigt, können sie von da an alle ansehen.
replay-shown-by = { $name } zeigt { $table }: Alle können sich durch die Partie klicken.
replay-note = Kommentieren…
replay-note-about = Wer diesen Moment der Partie ansieht, liest es mit deinem Namen.
replay-note-back = Kommentar zurücknehmen
replay-note-remove = Kommentar entfernen…

# Alt text. $cards is “Pik Ass, König; Herz Neun”.
replay-alt-hand = { $name } hat: { $cards }.
replay-alt-suit = { $suit } { $ranks }
replay-alt-suits = { $suits }; { $suit }
replay-alt-on = { $card } auf { $under }
replay-alt-face-down = { $card } verdeckt
replay-alt-covered = Verdeckt vor { $name }: { $cards }.
replay-alt-trick =
    { $points ->
        [one] Stich: { $cards }; gewonnen von { $name }, { $points } Punkt.
       *[other] Stich: { $cards }; gewonnen von { $name }, { $points } Punkte.
    }
replay-alt-points = Punkte bis hier: { $points }.
