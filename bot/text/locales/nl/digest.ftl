# The weekly post. $games and $players are “12 games” and “7 players”; $name is in bold.
digest-title = De week aan de tafels
digest-week = { $first } – { $last }: { $games }, { $players }
digest-games =
    { $count ->
        [one] één partij
       *[other] { $count } partijen
    }
digest-players =
    { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
digest-podium = Aan kop: { $pool }
digest-movers = 📈 In opmars: { $names }
digest-mover = { $name } ▲ { $places }
digest-deal = Het spel van de week
digest-about = Elke zondag, als er die week gespeeld is. Mensen die zich op de ranglijst verbergen, worden hier niet genoemd en hun spellen niet getoond. Met /instellen kies je het kanaal.
