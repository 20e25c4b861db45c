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
digest-about = Jeden Sonntag, wenn in der Woche gespielt wurde. Wer sich in der Rangliste verbirgt, wird hier nicht genannt, und seine Spiele werden nicht gezeigt. Den Kanal wählt /einrichten.
