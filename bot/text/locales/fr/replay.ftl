# Stepping through a finished game, all cards open.
replay-deal = Donne { $number } sur { $deals }
replay-auction = Les enchères
replay-trick = Pli { $number } sur { $tricks }
replay-broken-off = { $cards } : ici la partie a été arrêtée.
replay-points = Points des plis jusqu’ici : { $totals }
replay-stock = Au talon : { $cards }
replay-laid = { $name } a pris { $taken } et écarté { $laid }
replay-choose = Choisir une donne…
replay-no-result = rien de marqué
replay-show = Montrer dans le salon
replay-show-about = Une fois montrée dans le salon, la partie peut être regardée par tout le monde.
replay-shown-by = { $name } montre la { $table } : tout le monde peut la parcourir.
replay-note = Commenter…
replay-note-about = Quiconque regarde ce moment de la partie le lit, avec votre nom.
replay-note-back = Retirer mon commentaire
replay-note-remove = Supprimer un commentaire…

# Alt text. $cards is “pique as, roi ; cœur neuf”.
replay-alt-hand = { $name } tient : { $cards }.
replay-alt-suit = { $suit } { $ranks }
replay-alt-suits = { $suits } ; { $suit }
replay-alt-on = { $card } sur { $under }
replay-alt-face-down = { $card } cachée
replay-alt-covered = Cartes cachées { DE($name) } : { $cards }.
replay-alt-trick =
    { $points ->
        [one] Pli : { $cards } ; pour { $name }, { $points } point.
       *[other] Pli : { $cards } ; pour { $name }, { $points } points.
    }
replay-alt-points = Points jusqu’ici : { $points }.
