# The weekly post. $games and $players are “12 games” and “7 players”; $name is in bold.
digest-title = Die Woche an den Tischen
digest-week = { $first } – { $last }: { $games }, { $players }
digest-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
digest-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
digest-podium = Vorn: { $pool }
digest-movers = 📈 Im Aufwind: { $names }
digest-mover = { $name } ▲ { $places }
digest-deal = Das Spiel der Woche
digest-about = Jeden Sonntag, wenn in der Woche gespielt wurde. Leute, die sich in der Rangliste verbergen, werden hier nicht genannt und ihre Spiele nicht gezeigt. Den Kanal wählst du mit /einrichten.
